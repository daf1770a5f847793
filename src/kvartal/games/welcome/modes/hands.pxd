cimport cython

from kvartal.core cimport marks
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, sheet
from kvartal.games.welcome.box cimport Box
from kvartal.games.welcome.position cimport Welcome

cdef int HAND, PASSED


cdef class Hands(Welcome):
    cdef public int leftward

    cdef int each(self) noexcept nogil
    cdef void dealt(self) noexcept nogil

    @cython.locals(i=cython.int, spot=cython.int)
    cdef void put_back(self, int card) noexcept nogil

    @cython.locals(row=cython.int, i=cython.int)
    cdef void replenish(self) noexcept nogil

    @cython.locals(b=cython.int, i=cython.int)
    cdef void gain(self, int row, int card) noexcept nogil
    cdef void reveal(self, int code) noexcept nogil
    cdef int combos(self) noexcept nogil
    cdef int offered(self, int row, int combo) noexcept nogil
    cdef int effect(self, int row, int combo) noexcept nogil

    @cython.locals(i=cython.int)
    cdef void fill_refusals(self, int row, Moves out) noexcept nogil
    cdef int giver(self, int row) noexcept nogil

    @cython.locals(row=cython.int, b=cython.int, combo=cython.int, kept=cython.int)
    cdef void clean_up(self) noexcept nogil
    cdef void collect(self, bint wish) noexcept nogil

    @cython.locals(
        own=cython.int, row=cython.int, b=cython.int, known=cython.int, held=cython.int, i=cython.int, card=cython.int
    )
    cdef void redeal(self, int seat, Rng rng) noexcept nogil

    @cython.locals(b=cython.int, kept=cython.bint, i=cython.int, held=cython.int, card=cython.int)
    cdef void refill(self, int row, int own, Rng rng) noexcept nogil
