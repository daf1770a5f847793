cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.games.sprawlopolis cimport city, codes
from kvartal.games.sprawlopolis.score cimport Score

cdef int ALL, WATCHER, WIDTH


cdef class Sprawl(Score):
    cdef public int deck, top, turn, stage
    cdef int hands[4]
    cdef int seen[5]
    cdef int slots[64]
    cdef short promise[2048]
    cdef public bint anew
    cdef Sprawl home

    @cython.locals(code=cython.int)
    cdef int draw(self, Rng rng) noexcept nogil

    @cython.locals(i=cython.int, seat=cython.int)
    cdef void reveal(self, int code) noexcept nogil

    @cython.locals(seat=cython.int)
    cdef int wanting(self) noexcept nogil

    @cython.locals(reader=cython.int)
    cdef void show(self, int shown) noexcept nogil
    cdef int who(self) noexcept nogil

    @cython.locals(
        rest=cython.int, card=cython.int, face=cython.int, row=cython.int, spots=cython.ulonglong, at=cython.int
    )
    cdef void fill(self, Moves out) noexcept nogil

    @cython.locals(places=cython.int, hand=cython.int, k=cython.int, face=cython.int)
    cdef int chosen(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(card=cython.int, left=cython.int, passed=cython.int)
    cdef void apply(self, int code) noexcept nogil

    @cython.locals(
        face=cython.int, row=cython.int, column=cython.int, at=cython.int, north=cython.int, south=cython.int,
        west=cython.int, east=cython.int, upper=cython.ulonglong, lower=cython.ulonglong, one=cython.int,
        two=cython.int, three=cython.int, four=cython.int, points=cython.int
    )
    @cython.final
    cdef int trial(self, int code, bint labelled) noexcept nogil

    @cython.final
    @cython.locals(row=cython.int, column=cython.int)
    cdef bint covers(self, int code) noexcept nogil

    @cython.final
    @cython.locals(i=cython.int)
    cdef void weigh(self, Moves moves) noexcept nogil

    @cython.locals(best=cython.int, equal=cython.int, found=cython.int, points=cython.int, i=cython.int)
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(i=cython.int, bar=cython.int, above=cython.int, equal=cython.int, kept=cython.int)
    cdef void consider(self, Moves out) noexcept nogil
    cdef int target(self) noexcept nogil

    @cython.locals(margin=cython.int)
    cdef double worth(self, int seat) noexcept nogil

    @cython.locals(
        reader=cython.int, pool=cython.int, other=cython.int, slot=cython.int, rest=cython.int, card=cython.int
    )
    cdef void redeal(self, int seat, Rng rng) noexcept nogil

    @cython.locals(found=cython.int, seat=cython.int)
    cdef int seers(self, int card) noexcept nogil
    cdef void reset(self) noexcept nogil

    @cython.locals(twin=Sprawl)
    cpdef copy(self)
