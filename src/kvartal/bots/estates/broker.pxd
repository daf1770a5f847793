cimport cython

from kvartal.bots.estates cimport appraiser, bidding
from kvartal.bots.estates.appraiser cimport Appraiser
from kvartal.bots.evaluator cimport Evaluator
from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.games.estates cimport codes, facts
from kvartal.games.estates.facts cimport Auction
from kvartal.games.estates.position cimport Estates

cdef double CHECK
cdef int GLANCES, FEW


cdef class Broker(Evaluator):
    cdef readonly Estates world
    cdef Auction auction
    cdef Appraiser appraiser
    cdef int seats, start, plan, thinker
    cdef double rating[128]
    cdef int outcome[384]

    cdef int now(self) noexcept nogil
    cdef double paid(self, int price) noexcept nogil

    @cython.locals(here=cython.int, paid=cython.double)
    cdef bint keeps(self, int leader, int price) noexcept nogil

    @cython.locals(
        auctioneer=cython.int, leader=cython.int, price=cython.int, paid=cython.double, buyer=cython.int,
        stands=cython.double
    )
    cdef double stands(self, int seat, int state) noexcept nogil

    @cython.locals(
        now=cython.int, least=cython.int, most=cython.int, seat=cython.int, bidder=cython.int, best=cython.double,
        choice=cython.int, cash=cython.int, high=cython.int, raised=cython.double, state=cython.int
    )
    cdef void solve(self, int first, int until) noexcept nogil

    @cython.locals(acts=cython.int)
    cdef double bid_value(self, int amount) noexcept nogil
    cdef void look_on(self) noexcept nogil

    @cython.locals(auctioneer=cython.int, first=cython.int)
    cdef double choice_value(self, int piece) noexcept nogil

    @cython.locals(total=cython.int, i=cython.int)
    cdef int usual_roof(self) noexcept nogil

    @cython.locals(cash=cython.int, left=cython.int, longest=cython.int, row=cython.int)
    cdef bint saves(self) noexcept nogil
    cdef void begin(self, int seat) noexcept nogil
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(
        pieces=cython.ulonglong, count=cython.int, best=cython.double, choice=cython.int, code=cython.int,
        value=cython.double
    )
    cdef int quick_choice(self, Rng rng) noexcept nogil

    @cython.locals(now=cython.int, known=cython.bint, price=cython.int)
    cdef int best_bid(self) noexcept nogil
    cdef int expected(self) noexcept nogil

    @cython.locals(stage=cython.int, other=cython.bint, i=cython.int, code=cython.int)
    cdef void consider(self, Moves out) noexcept nogil

    @cython.locals(worst=cython.int, i=cython.int)
    cdef void thin(self, Moves out, int few) noexcept nogil

    @cython.locals(
        mine=cython.int, theirs=cython.int, rival=cython.int, beaten=cython.int, equal=cython.int, other=cython.int,
        lead=cython.double, won=cython.double
    )
    cdef double value(self, int seat) noexcept nogil
