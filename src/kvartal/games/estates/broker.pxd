cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.estates cimport appraiser, codes
from kvartal.games.estates.appraiser cimport Appraiser

cdef double CHECK
cdef int GLANCES, FEW


cdef class Broker(Appraiser):
    cdef int start, plan, thinker
    cdef double merit[128]
    cdef int result[384]

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

    @cython.locals(twin=Broker)
    cpdef copy(self)
