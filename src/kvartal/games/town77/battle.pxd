cimport cython

from kvartal.core cimport bits, dice, marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.games.town77 cimport codes, facts, fits, hands, town
from kvartal.games.town77.facts cimport Hand, Town, Turn

cdef unsigned long long ALIKE[49]
cdef unsigned long long THREES, EIGHTS


cdef class Battle(Position):
    cdef Town town
    cdef Turn under_way
    cdef Hand hands
    cdef readonly int cap, size
    cdef readonly Referee referee
    cdef readonly bint lenient

    @cython.locals(code=cython.int)
    cdef int draw(self, Rng rng) noexcept nogil

    @cython.locals(here=Town, seat=cython.int)
    cdef void reveal(self, int code) noexcept nogil

    @cython.locals(
        hidden=cython.ulonglong, pool=cython.ulonglong, tile=cython.ulonglong, other=cython.int, colour=cython.int,
        held=cython.int
    )
    cdef void redeal(self, int seat, Rng rng) noexcept nogil

    @cython.locals(pool=cython.ulonglong)
    cdef int another(self, int seat, int tile, Rng rng) noexcept nogil
    cdef int who(self) noexcept nogil
    cdef bint may_exchange(self) noexcept nogil

    @cython.locals(alike=cython.ulonglong)
    cdef bint has_exchange(self, unsigned long long hand) noexcept nogil

    @cython.locals(
        hand=cython.ulonglong, rest=cython.ulonglong, alike=cython.ulonglong, tile=cython.uchar, n=cython.int
    )
    cdef void fill(self, Moves out) noexcept nogil

    @cython.locals(alike=cython.ulonglong, line=cython.int, i=cython.int)
    cdef void list_exchanges(self, unsigned long long hand, Moves out) noexcept nogil

    @cython.locals(
        hand=cython.ulonglong, rest=cython.ulonglong, alike=cython.ulonglong, tile=cython.uchar, k=cython.int, total=cython.int
    )
    cdef int chosen(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(tile=cython.uchar, spots=cython.ulonglong)
    cdef int placement(self, unsigned long long hand, int k) noexcept nogil
    cdef void apply(self, int code) noexcept nogil

    @cython.locals(seat=cython.int)
    cdef void exchange(self, unsigned long long three) noexcept nogil

    @cython.locals(seat=cython.int)
    cdef void place(self, int tile, int cell) noexcept nogil

    @cython.locals(here=Town)
    cdef void pass_bag(self) noexcept nogil

    @cython.locals(steps=cython.int)
    cdef int finish(self, Rng rng, Moves moves) noexcept nogil


cdef class Referee:
    cdef readonly bint lenient

    cdef void fill(self, Battle battle, Moves out) noexcept nogil
    cdef bint may_exchange(self, Battle battle) noexcept nogil
    cdef void on_place(self, Battle battle, int tile, int cell) noexcept nogil
    cdef bint give_back(self, Battle battle) noexcept nogil
    cdef void on_keep(self, Battle battle) noexcept nogil
    cdef void on_exchange(self, Battle battle) noexcept nogil
    cdef bint leave(self, Battle battle) noexcept nogil
    cdef void call(self, Battle battle, int cell) noexcept nogil
    cdef void redeal(self, Battle battle, int seat, Rng rng) noexcept nogil
