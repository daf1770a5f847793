cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.games.estates cimport city, codes
from kvartal.games.estates.purses cimport Purses


cdef class Auction(Purses):
    cdef public bint early_end, took
    cdef public int stage, turn, acts, piece, face, high, leader, ending
    cdef int bids[5]
    cdef Auction home

    @cython.locals(i=cython.int)
    cdef void lay_out(self) noexcept nogil

    @cython.locals(i=cython.int)
    cdef void end_auction(self) noexcept nogil

    @cython.locals(code=cython.int, k=cython.int)
    cdef int draw(self, Rng rng) noexcept nogil
    cdef void reveal(self, int code) noexcept nogil
    cdef int who(self) noexcept nogil

    @cython.locals(found=cython.ulonglong, i=cython.int)
    cdef unsigned long long specials(self) noexcept nogil

    @cython.locals(found=cython.ulonglong, i=cython.int, value=cython.int)
    cdef unsigned long long spots(self) noexcept nogil

    @cython.locals(rest=cython.ulonglong, bid=cython.int)
    cdef void fill(self, Moves out) noexcept nogil

    @cython.locals(rest=cython.ulonglong, k=cython.int)
    cdef int chosen(self, Rng rng, Moves moves) noexcept nogil
    cdef void apply(self, int code) noexcept nogil
    cdef void choose(self, int code) noexcept nogil
    cdef void open_bids(self) noexcept nogil
    cdef void bid(self, int amount) noexcept nogil

    @cython.locals(buyer=cython.int, other=cython.int)
    cdef void settle(self, bint keep) noexcept nogil
    cdef void land(self, int code) noexcept nogil
    cdef void put(self, int code) noexcept nogil
    cdef int ended(self) noexcept nogil
    cdef void close(self) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef void reset(self) noexcept nogil

    @cython.locals(twin=Auction)
    cpdef copy(self)
