cimport cython

from kvartal.core cimport marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng


cdef class Tower(Position):
    cdef void become(self, Position other) noexcept nogil
    cdef void reset(self) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil
    cdef void consider(self, Moves out) noexcept nogil

    @cython.locals(steps=cython.int, seat=cython.int)
    cdef int rollout(self, Rng rng, Moves moves) noexcept nogil
