cimport cython

from kvartal.core cimport lock
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng


cdef class Playouts:
    cdef Position world
    cdef Moves moves
    cdef Rng rng
    cdef double worths[16]
    cdef int track

    @cython.locals(steps=cython.longlong, token=cython.p_void, seat=cython.int)
    cdef long long loop(self, long long games) noexcept nogil
