cimport cython

from kvartal.core cimport bits
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport sheet
from kvartal.games.welcome.box cimport Box
from kvartal.games.welcome.sense cimport Sense


cdef class Pile(Sense):
    cdef public int drawn
    cdef public unsigned long long low, high

    @cython.locals(size=cython.int)
    cdef void gather(self) noexcept nogil
    cdef int left(self) noexcept nogil

    @cython.locals(below=cython.int, k=cython.int)
    cdef int any_card(self, Rng rng) noexcept nogil

    @cython.locals(i=cython.int)
    cdef void pull(self, int card) noexcept nogil

    @cython.locals(found=cython.int, plan=cython.int, k=cython.int)
    cdef int any_plan(self, Rng rng) noexcept nogil
