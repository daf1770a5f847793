cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.estates cimport city, codes
from kvartal.games.estates.auction cimport Auction

cdef double CHECK, ROOF_HOPE, WORST, BASE, OWN_WORK, NEAR_WORK, FAR_WORK, ROOFS_LEFT, BARRIERS_LEFT
cdef int GLANCES, FEW


cdef class Broker(Auction):
    cdef int work[3]
    cdef double stake[15]
    cdef double hope[3]
    cdef double outlook[5]
    cdef double gain[25]
    cdef int spot[5]
    cdef bint known
    cdef int start, plan, thinker
    cdef double merit[128]
    cdef int result[384]

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

    @cython.locals(paid=cython.double)
    cdef bint keeps(self, int leader, int price) noexcept nogil

    @cython.locals(leader=cython.int, price=cython.int, paid=cython.double, keep=cython.bint, buyer=cython.int, stands=cython.double)
    cdef double standing(self, int seat, int state) noexcept nogil

    @cython.locals(
        now=cython.int, most=cython.int, seat=cython.int, bidder=cython.int, best=cython.double, choice=cython.int,
        cash=cython.int, high=cython.int, raised=cython.double
    )
    cdef void solve(self, int first, int until) noexcept nogil

    @cython.locals(leader=cython.int)
    cdef double bid_worth(self, int amount) noexcept nogil

    cdef void look_on(self) noexcept nogil

    @cython.locals(total=cython.int, i=cython.int, first=cython.int, worth=cython.double)
    cdef double choice_worth(self, int code) noexcept nogil

    @cython.locals(longest=cython.int, left=cython.int)
    cdef bint thrifty(self) noexcept nogil
    cdef void open_bids(self) noexcept nogil
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(pieces=cython.ulonglong, count=cython.int, best=cython.double, choice=cython.int, code=cython.int, worth=cython.double)
    cdef int quick_choice(self, Rng rng) noexcept nogil

    @cython.locals(now=cython.int)
    cdef int best_bid(self) noexcept nogil

    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef int expected(self) noexcept nogil

    @cython.locals(i=cython.int, code=cython.int)
    cdef void consider(self, Moves out) noexcept nogil

    @cython.locals(worst=cython.int, i=cython.int)
    cdef void thin(self, Moves out, int few) noexcept nogil
    cdef void reset(self) noexcept nogil

    @cython.locals(twin=Broker)
    cpdef copy(self)

    @cython.locals(winner=cython.int)
    cdef double spot_worth(self, int code) noexcept nogil
