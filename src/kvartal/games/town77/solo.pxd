cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.games.town77 cimport codes, town
from kvartal.games.town77.town cimport Town


cdef class Solo(Town):
    cdef public int piles, uses
    cdef int tops[6]
    cdef int heights[6]
    cdef Solo home

    @cython.locals(code=cython.int)
    cdef int draw(self, Rng rng) noexcept nogil
    cdef void reveal(self, int code) noexcept nogil

    @cython.locals(i=cython.int)
    cdef int missing(self) noexcept nogil
    cdef void settle(self) noexcept nogil

    @cython.locals(i=cython.int, tile=cython.int)
    cdef bint movable(self) noexcept nogil
    cdef unsigned long long back_cells(self, int tile) noexcept nogil

    @cython.locals(cell=cython.int)
    cdef void rebuild(self) noexcept nogil
    cdef int who(self) noexcept nogil

    @cython.locals(
        tops=cython.ulonglong, rest=cython.ulonglong, spots=cython.ulonglong, tile=cython.int, i=cython.int
    )
    cdef void fill(self, Moves out) noexcept nogil

    @cython.locals(tile=cython.int, cell=cython.int, i=cython.int)
    cdef void apply(self, int code) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef void reset(self) noexcept nogil

    @cython.locals(twin=Solo)
    cpdef copy(self)
