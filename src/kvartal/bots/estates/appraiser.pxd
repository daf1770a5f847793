cimport cython

from kvartal.core cimport bits, marks
from kvartal.games.estates cimport codes
from kvartal.games.estates.facts cimport Auction, City, Market
from kvartal.games.estates.position cimport Estates

cdef double ROOF_GAIN, WORST, BASE, OWN_WORK, NEAR_WORK, FAR_WORK, ROOFS_LEFT, BARRIERS_LEFT


@cython.final
cdef class Appraiser:
    cdef Estates world
    cdef City city
    cdef Market market
    cdef Auction auction
    cdef int seats, mayor, opened
    cdef int work[3]
    cdef double stake[3][5]
    cdef double likely[3]
    cdef double outlook[5]
    cdef double gain[5][5]
    cdef int spot[5]

    @cython.locals(made=cython.int)
    cdef int bidding_since(self) noexcept nogil
    cdef bint knows(self) noexcept nogil
    cdef void forget(self) noexcept nogil

    @cython.locals(row=cython.int, seat=cython.int, lot=cython.int, value=cython.double)
    cdef void survey(self) noexcept nogil

    @cython.locals(
        finished=cython.int, certain=cython.bint, spare=cython.double, i=cython.int, row=cython.int, near=cython.int,
        far=cython.int, x=cython.double, seat=cython.int
    )
    cdef void foresee(self) noexcept nogil

    @cython.locals(seat=cython.int, rest=cython.ulonglong)
    cdef void appraise(self) noexcept nogil

    @cython.locals(
        piece=cython.int, row=cython.int, work=cython.int, loser=cython.int, lost=cython.double, heir=cython.int,
        won=cython.double, lot=cython.int
    )
    cdef void try_place(self, int code) noexcept nogil

    @cython.locals(
        total=cython.double, seat=cython.int, share=cython.double, winner=cython.int, mine=cython.double, own=cython.double
    )
    cdef void compare(self, int code, double fresh) noexcept nogil

    @cython.locals(winner=cython.int)
    cdef double place_value(self, int code) noexcept nogil
