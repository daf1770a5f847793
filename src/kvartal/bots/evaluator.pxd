cimport cython

from kvartal.core cimport marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng


cdef class Evaluator:
    cdef readonly Position position

    cdef void begin(self, int seat) noexcept nogil
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil
    cdef void consider(self, Moves out) noexcept nogil

    @cython.locals(steps=cython.int, seat=cython.int)
    cdef int rollout(self, Rng rng, Moves moves) noexcept nogil
    cdef double value(self, int seat) noexcept nogil


cdef class PlainEvaluator(Evaluator):
    cdef int policy(self, Rng rng, Moves moves) noexcept with gil
    cdef double value(self, int seat) noexcept with gil
