cimport cython

from kvartal.bots.evaluator cimport Evaluator
from kvartal.bots.town77 cimport mobility
from kvartal.core cimport bits, dice, marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.games.town77 cimport codes, fits, town
from kvartal.games.town77.battle cimport Battle
from kvartal.games.town77.facts cimport Town

cdef int NOWHERE, ROOMY, ROOM, LATITUDE


cdef class BattleEvaluator(Evaluator):
    cdef readonly Battle world
    cdef Battle trial

    @cython.locals(
        here=Town, hand=cython.ulonglong, rest=cython.ulonglong, spots=cython.ulonglong, tile=cython.uchar,
        cell=cython.int, other=cython.int, least=cython.int, key=cython.int
    )
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil
    cdef int shed(self, unsigned long long hand, Rng rng) noexcept nogil

    @cython.locals(held=cython.int, rival=cython.int, late=cython.int)
    cdef bint hurry(self, unsigned long long hand, Rng rng) noexcept nogil

    @cython.locals(least=cython.int, other=cython.int)
    cdef int rival(self) noexcept nogil

    @cython.locals(steps=cython.int, here=Town)
    cdef int rollout(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(beaten=cython.int, other=cython.int)
    cdef double value(self, int seat) noexcept nogil

    @cython.locals(mine=cython.int, theirs=cython.int)
    cdef bint ahead(self, int one, int two) noexcept nogil

    @cython.locals(rivals=cython.double, other=cython.int, mine=cython.int)
    cdef double rate(self, int seat, int code) noexcept nogil

    @cython.locals(spots=cython.int)
    cdef double rate_discard(self, int seat, int code) noexcept nogil

    @cython.locals(held=cython.int, least=cython.int, other=cython.int)
    cdef bint narrow(self, int seat) noexcept nogil

    @cython.locals(
        hidden=cython.ulonglong, pool=cython.ulonglong, rival=cython.int, colour=cython.int, held=cython.int,
        value=cython.double
    )
    cdef double expected(self, int seat, int other) noexcept nogil
