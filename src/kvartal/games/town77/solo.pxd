cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.games.town77 cimport codes, facts, fits, town
from kvartal.games.town77.facts cimport Stacks, Town


cdef class Solo(Position):
    cdef Town town
    cdef Stacks stacks
    cdef readonly int piles

    @cython.locals(code=cython.int)
    cdef int draw(self, Rng rng) noexcept nogil
    cdef void reveal(self, int code) noexcept nogil

    @cython.locals(i=cython.int)
    cdef void deal_anew(self) noexcept nogil

    @cython.locals(i=cython.int)
    cdef int missing(self) noexcept nogil
    cdef void settle(self) noexcept nogil

    @cython.locals(i=cython.int, tile=cython.int)
    cdef bint movable(self) noexcept nogil
    cdef int who(self) noexcept nogil

    @cython.locals(tops=cython.ulonglong, rest=cython.ulonglong, tile=cython.int, n=cython.int)
    cdef void fill(self, Moves out) noexcept nogil

    @cython.locals(tops=cython.ulonglong, i=cython.int)
    cdef unsigned long long open_tiles(self) noexcept nogil

    @cython.locals(tile=cython.int, i=cython.int)
    cdef void apply(self, int code) noexcept nogil
