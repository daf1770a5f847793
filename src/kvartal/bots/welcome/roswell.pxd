cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.roswell cimport kinds
from kvartal.games.welcome.expansions.roswell.listener cimport Saucers
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef double REACH, GROUP, EMPTY, LATER, SECOND, WIDE, FENCE, EFFECT


cdef class Tips(Advice):
    cdef Saucers saucers

    @cython.locals(goal=cython.int)
    cdef double group_value(self, Sheet here) noexcept nogil

    @cython.locals(size=cython.int, part=cython.ulonglong, have=cython.int, likely=cython.double)
    cdef double piece(self, unsigned long long houses, unsigned long long zurgs, int first, int last) noexcept nogil
    cdef int first_of(self, Sheet here, int place) noexcept nogil
    cdef int last_of(self, Sheet here, int place) noexcept nogil

    cdef double around(self, Sheet here, int place, unsigned long long houses, unsigned long long zurgs) noexcept nogil

    @cython.locals(spot=cython.ulonglong, houses=cython.ulonglong, zurgs=cython.ulonglong, more=cython.double)
    cdef double zurg_value(self, Sheet here, int place) noexcept nogil

    @cython.locals(houses=cython.ulonglong, zurgs=cython.ulonglong, more=cython.double)
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil

    @cython.locals(value=cython.double, zurg=cython.double)
    cdef double on_effect(self, Town world, Sheet here, int effect, int place) noexcept nogil

    @cython.locals(first=cython.int, last=cython.int, zurgs=cython.ulonglong, parts=cython.double)
    cdef double on_fence(self, Town world, Sheet here, int gap) noexcept nogil

    @cython.locals(least=cython.int)
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil
