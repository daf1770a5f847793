cimport cython

from kvartal.core cimport marks
from kvartal.core.rng cimport Rng


@cython.final
cdef class Moves:
    cdef int codes[8192]
    cdef public int count

    cdef void add(self, int code) noexcept nogil

    @cython.locals(code=cython.int)
    cpdef list listed(self)


cdef class Position:
    cdef public int seats
    cdef public int ply

    cdef int who(self) noexcept nogil
    cdef void fill(self, Moves out) noexcept nogil
    cdef void apply(self, int code) noexcept nogil
    cdef int draw(self, Rng rng) noexcept nogil
    cdef void reveal(self, int code) noexcept nogil
    cdef void reset(self) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int chosen(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(steps=cython.int, seat=cython.int)
    cdef int finish(self, Rng rng, Moves moves) noexcept nogil

    cdef int policy(self, Rng rng, Moves moves) noexcept nogil
    cdef void consider(self, Moves out) noexcept nogil

    @cython.locals(steps=cython.int, seat=cython.int)
    cdef int rollout(self, Rng rng, Moves moves) noexcept nogil


cdef Moves SCRATCH
