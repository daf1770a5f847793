cimport cython

from kvartal.core cimport bits, marks
from kvartal.games.estates cimport city, codes
from kvartal.games.estates.auction cimport Auction

cdef double ROOF_HOPE, WORST, BASE, OWN_WORK, NEAR_WORK, FAR_WORK, ROOFS_LEFT, BARRIERS_LEFT


cdef class Appraiser(Auction):
    cdef int work[3]
    cdef double stake[15]
    cdef double hope[3]
    cdef double outlook[5]
    cdef double gain[25]
    cdef int spot[5]
    cdef bint known

    @cython.locals(i=cython.int, row=cython.int, lot=cython.int, worth=cython.double)
    cdef void survey(self) noexcept nogil

    @cython.locals(
        finished=cython.int, certain=cython.bint, spare=cython.double, i=cython.int, row=cython.int, near=cython.int,
        far=cython.int, x=cython.double, seat=cython.int
    )
    cdef void foresee(self) noexcept nogil

    @cython.locals(seat=cython.int, rest=cython.ulonglong, code=cython.int)
    cdef void judge(self) noexcept nogil

    @cython.locals(
        row=cython.int, work=cython.int, loser=cython.int, lost=cython.double, heir=cython.int, won=cython.double,
        mayor=cython.int, lot=cython.int, fresh=cython.double
    )
    cdef void consider_spot(self, int code) noexcept nogil

    @cython.locals(
        total=cython.double, seat=cython.int, share=cython.double, winner=cython.int, mine=cython.double, own=cython.double
    )
    cdef void compare(self, int code, double fresh) noexcept nogil

    @cython.locals(winner=cython.int)
    cdef double spot_worth(self, int code) noexcept nogil
    cdef void open_bids(self) noexcept nogil
    cdef void reset(self) noexcept nogil
