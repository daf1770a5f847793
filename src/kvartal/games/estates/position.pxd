cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.core.rows cimport Rows
from kvartal.games.estates cimport auction, city, codes, facts, market, purses
from kvartal.games.estates.facts cimport Auction, City, Market


cdef class Rounds


cdef class Estates(Position):
    cdef City city
    cdef Market market
    cdef Auction auction
    cdef readonly Rounds rounds
    cdef Rows laid_out
    cdef readonly bint offer_ends, open_money

    @cython.locals(code=cython.int)
    cdef int draw(self, Rng rng) noexcept nogil
    cdef void reveal(self, int code) noexcept nogil
    cdef int who(self) noexcept nogil

    @cython.locals(found=cython.ulonglong, barrier=cython.int)
    cdef unsigned long long specials(self) noexcept nogil
    cdef unsigned long long pieces(self) noexcept nogil

    @cython.locals(found=cython.ulonglong)
    cdef unsigned long long choices(self) noexcept nogil

    @cython.locals(piece=cython.int, found=cython.ulonglong, i=cython.int, value=cython.int)
    cdef unsigned long long spots(self) noexcept nogil
    cdef int cash(self, int seat) noexcept nogil

    @cython.locals(stage=cython.int, bid=cython.int)
    cdef void fill(self, Moves out) noexcept nogil

    @cython.locals(stage=cython.int, k=cython.int, may_keep=cython.bint, rest=cython.ulonglong)
    cdef int chosen(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(stage=cython.int)
    cdef void apply(self, int code) noexcept nogil
    cdef void choose(self, int piece) noexcept nogil

    @cython.locals(piece=cython.int)
    cdef void place(self, int code) noexcept nogil
    cdef void put(self, int code) noexcept nogil
    cdef int ended(self) noexcept nogil
    cdef void end_game(self) noexcept nogil

    @cython.locals(auctioneer=cython.int, rounds=cython.int, seat=cython.int)
    cdef void lay_out(self) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef int total(self, int seat) noexcept nogil

    @cython.locals(mine=cython.int, theirs=cython.int)
    cdef bint ahead(self, int one, int two) noexcept nogil

    @cython.locals(other=cython.int)
    cdef void redeal(self, int seat, Rng rng) noexcept nogil


cdef class Rounds:
    cdef readonly int count

    cdef void close(self, Estates game) noexcept nogil
    cdef int earlier(self, Estates game, int seat) noexcept nogil
    cdef bint is_champion(self, Estates game, int seat) noexcept nogil

    # Declared, so that compiled code knows what a game is.
    cpdef list closed(self, Estates game)
    cpdef restore(self, Estates game, list closed)
