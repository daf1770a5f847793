cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.games.town77 cimport codes, town
from kvartal.games.town77.hands cimport Hands

cdef unsigned long long ALIKE[49]
cdef unsigned long long THREES, EIGHTS
cdef unsigned long long AKIN[49]
cdef int VALUE[50]
cdef int NOWHERE, ROOMY, ROOM, LATITUDE


cdef class Battle(Hands):
    cdef public int cap, size, exchanges, owed
    cdef Battle home

    @cython.locals(code=cython.int)
    cdef int draw(self, Rng rng) noexcept nogil
    cdef void reveal(self, int code) noexcept nogil
    cdef int who(self) noexcept nogil
    cdef bint may_exchange(self) noexcept nogil

    @cython.locals(alike=cython.ulonglong)
    cdef bint triples(self, unsigned long long hand) noexcept nogil

    @cython.locals(
        hand=cython.ulonglong, rest=cython.ulonglong, spots=cython.ulonglong, alike=cython.ulonglong,
        tile=cython.uchar, n=cython.int
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

    @cython.locals(
        hand=cython.ulonglong, rest=cython.ulonglong, spots=cython.ulonglong, open_=cython.ulonglong, tile=cython.uchar,
        cell=cython.int, other=cython.int, least=cython.int
    )
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(held=cython.int, rival=cython.int, late=cython.int)
    cdef bint hurry(self, unsigned long long hand, Rng rng) noexcept nogil

    @cython.locals(least=cython.int, other=cython.int)
    cdef int rival(self) noexcept nogil

    @cython.locals(tile=cython.int, least=cython.int, spots=cython.int)
    cdef int stiffest(self, unsigned long long hand) noexcept nogil

    @cython.locals(edge=cython.ulonglong, taken=cython.ulonglong, room=cython.int, other=cython.uchar)
    cdef int leeway(self, unsigned long long hand, unsigned char tile, int cell) noexcept nogil

    @cython.locals(steps=cython.int, hand=cython.ulonglong, hurry=cython.bint)
    cdef int rollout(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(steps=cython.int)
    cdef int finish(self, Rng rng, Moves moves) noexcept nogil
    cdef void apply(self, int code) noexcept nogil
    cdef void place(self, int tile, int cell) noexcept nogil
    cdef void pass_bag(self) noexcept nogil

    cdef void reset(self) noexcept nogil

    @cython.locals(twin=Battle)
    cpdef copy(self)
