cimport cython

from kvartal.core cimport lock
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng


cdef class Playouts:
    cdef Position start
    cdef readonly Position world
    cdef Moves moves
    cdef Rng rng

    @cython.locals(steps=cython.longlong, token=cython.p_void)
    cdef long long loop(self, long long games) noexcept nogil
