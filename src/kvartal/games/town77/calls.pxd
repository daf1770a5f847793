cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.core.tower cimport Tower
from kvartal.games.town77 cimport codes, town
from kvartal.games.town77.battle cimport Battle


cdef class Calls(Battle):
    cdef public unsigned long long wrong
    cdef signed char builder[49]
    cdef public int newest, caller
    cdef Calls origin

    cdef void watch(self) noexcept nogil

    @cython.locals(cells=cython.ulonglong, rest=cython.ulonglong, cell=cython.int)
    cdef unsigned long long callable(self) noexcept nogil

    @cython.locals(rivals=cython.int, other=cython.int)
    cdef bint strict(self) noexcept nogil

    @cython.locals(
        hand=cython.ulonglong, rest=cython.ulonglong, spots=cython.ulonglong, tile=cython.int, i=cython.int, fits=cython.bint, strict=cython.bint
    )
    cdef void fill(self, Moves out) noexcept nogil
    cdef int chosen(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(kept=cython.int, i=cython.int, code=cython.int)
    cdef void consider(self, Moves out) noexcept nogil
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil
    cdef bint triples(self, unsigned long long hand) noexcept nogil
    cdef int finish(self, Rng rng, Moves moves) noexcept nogil
    cdef int rollout(self, Rng rng, Moves moves) noexcept nogil
    cdef void apply(self, int code) noexcept nogil

    @cython.locals(wrong=cython.bint, spent=cython.int)
    cdef void place(self, int tile, int cell) noexcept nogil

    @cython.locals(owner=cython.int)
    cdef void call(self, int cell) noexcept nogil
    cdef void give_back(self) noexcept nogil
    cdef void reset(self) noexcept nogil

    @cython.locals(twin=Calls)
    cpdef copy(self)
