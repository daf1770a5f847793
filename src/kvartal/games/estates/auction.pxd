cimport cython

from kvartal.core cimport marks
from kvartal.core.rows cimport Rows
from kvartal.games.estates cimport codes, facts, purses
from kvartal.games.estates.facts cimport Auction

cdef void open_bids(Auction auction, int seats) noexcept nogil
cdef void bid(Auction auction, Rows rows, int seats, int amount) noexcept nogil

@cython.locals(buyer=cython.int, other=cython.int)
cdef void settle(Auction auction, Rows rows, bint keep) noexcept nogil

@cython.locals(seat=cython.int)
cdef void close(Auction auction, Rows rows, int seats) noexcept nogil
cdef void next_turn(Auction auction, int seats) noexcept nogil
