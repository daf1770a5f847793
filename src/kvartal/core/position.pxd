cimport cython

from kvartal.core cimport marks
from kvartal.core.rng cimport Rng
from kvartal.core.rows cimport Rows


@cython.final
cdef class Moves:
    cdef int codes[8192]
    cdef public int count

    cdef void add(self, int code) noexcept nogil

    @cython.locals(code=cython.int)
    cpdef list listed(self)


cdef class Position:
    cdef readonly object rules
    cdef readonly int seats, first, held
    cdef public int ply
    cdef readonly Rows common, rows, begun
    cdef public Position whole

    cdef int who(self) noexcept nogil
    cdef void fill(self, Moves out) noexcept nogil
    cdef void apply(self, int code) noexcept nogil
    cdef int draw(self, Rng rng) noexcept nogil
    cdef void reveal(self, int code) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef int chosen(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(steps=cython.int, seat=cython.int)
    cdef int finish(self, Rng rng, Moves moves) noexcept nogil
    cdef void become(self, Position other) noexcept nogil


cdef void copy_facts(Position to, Position source) noexcept
cdef void copy_row(Position to, Position source, int seat) noexcept
