cimport cython

from kvartal.bots.evaluator cimport Evaluator
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.sprawlopolis cimport city, codes
from kvartal.games.sprawlopolis.facts cimport City
from kvartal.games.sprawlopolis.score cimport Score
from kvartal.games.sprawlopolis.sprawl cimport Sprawl

cdef int WIDTH


cdef class Planner(Evaluator):
    cdef Sprawl world
    cdef Score score
    cdef short promise[2048]
    cdef public bint anew

    @cython.locals(
        here=City, row=cython.int, column=cython.int, north=cython.int, south=cython.int, west=cython.int,
        east=cython.int, upper=cython.ulonglong, lower=cython.ulonglong, one=cython.int, two=cython.int,
        three=cython.int, four=cython.int, points=cython.int
    )
    cdef inline int trial(self, int code, bint labelled) noexcept nogil

    @cython.locals(i=cython.int)
    cdef inline void weigh(self, Moves moves) noexcept nogil

    @cython.locals(best=cython.int, equal=cython.int, found=cython.int, points=cython.int, i=cython.int)
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(i=cython.int, bar=cython.int, above=cython.int, equal=cython.int, kept=cython.int)
    cdef void consider(self, Moves out) noexcept nogil

    @cython.locals(margin=cython.int)
    cdef double value(self, int seat) noexcept nogil

    @cython.locals(moves=Moves)
    cpdef list promises(self)
