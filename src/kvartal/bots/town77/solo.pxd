cimport cython

from kvartal.bots.evaluator cimport Evaluator
from kvartal.bots.town77 cimport mobility
from kvartal.core cimport bits
from kvartal.core.position cimport Position
from kvartal.games.town77 cimport codes
from kvartal.games.town77.solo cimport Solo


cdef class SoloEvaluator(Evaluator):
    cdef readonly Solo world
    cdef Solo trial

    cdef double value(self, int seat) noexcept nogil

    @cython.locals(tops=cython.ulonglong, value=cython.int)
    cdef double rate(self, int code) noexcept nogil
