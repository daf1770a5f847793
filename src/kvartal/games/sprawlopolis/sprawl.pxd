cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.games.sprawlopolis cimport city, codes, facts
from kvartal.games.sprawlopolis.facts cimport City, Course, Hand


cdef class Sprawl(Position):
    cdef City city
    cdef Course course
    cdef readonly object readings
    cdef int slots[64]

    cdef inline Hand hand(self, int seat) noexcept nogil

    @cython.locals(code=cython.int)
    cdef int draw(self, Rng rng) noexcept nogil

    @cython.locals(course=Course, hand=Hand)
    cdef void reveal(self, int code) noexcept nogil

    @cython.locals(i=cython.int)
    cdef inline void set_next_goal(self, int card) noexcept nogil

    @cython.locals(seat=cython.int)
    cdef inline int wanting(self) noexcept nogil

    @cython.locals(seat=cython.int)
    cdef inline void show(self, int shown) noexcept nogil
    cdef int who(self) noexcept nogil

    @cython.locals(rest=cython.int, card=cython.int, face=cython.int, row=cython.int, west_end=cython.int)
    cdef void fill(self, Moves out) noexcept nogil

    @cython.locals(places=cython.int, held=cython.int, k=cython.int, face=cython.int)
    cdef int chosen(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(course=Course, card=cython.int, mine=Hand, left=Hand, passed=cython.int)
    cdef void apply(self, int code) noexcept nogil

    @cython.locals(
        known=cython.int, pool=cython.int, other=cython.int, slot=cython.int, rest=cython.int, card=cython.int
    )
    cdef void redeal(self, int seat, Rng rng) noexcept nogil

    @cython.locals(found=cython.int, seat=cython.int)
    cdef inline int seers(self, int card) noexcept nogil

    @cython.locals(here=City, inside=cython.bint)
    cpdef int block(self, int row, int column)
