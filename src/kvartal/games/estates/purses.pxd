cimport cython

from kvartal.core.rng cimport Rng
from kvartal.games.estates.market cimport Market

cdef int CREDIT


cdef class Purses(Market):
    cdef public bint open_money
    cdef int money[5]
    cdef int box[5]
    cdef int most[5]

    cdef int hand(self, int seat) noexcept nogil
    cdef void prove(self, int seat, int amount) noexcept nogil

    @cython.locals(other=cython.int)
    cdef void guess(self, int seat, Rng rng) noexcept nogil
    cdef int points(self, int seat) noexcept nogil

    @cython.locals(mine=cython.int, theirs=cython.int)
    cdef bint ahead(self, int one, int two) noexcept nogil

    @cython.locals(
        mine=cython.int, theirs=cython.int, rival=cython.int, beaten=cython.int, equal=cython.int, other=cython.int,
        lead=cython.double, won=cython.double
    )
    cdef double worth(self, int seat) noexcept nogil
