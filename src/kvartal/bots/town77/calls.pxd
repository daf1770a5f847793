cimport cython

from kvartal.bots.evaluator cimport Evaluator
from kvartal.bots.town77.battle cimport BattleEvaluator
from kvartal.core cimport bits
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.games.town77 cimport codes, fits
from kvartal.games.town77.calls cimport Calls
from kvartal.games.town77.facts cimport Town


cdef class CallsEvaluator(BattleEvaluator):
    cdef Calls referee

    @cython.locals(here=Town, kept=cython.int, i=cython.int, code=cython.int)
    cdef void consider(self, Moves out) noexcept nogil

    @cython.locals(wrong=cython.ulonglong)
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil
    cdef int rollout(self, Rng rng, Moves moves) noexcept nogil
