cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.roswell cimport kinds
from kvartal.games.welcome.expansions.roswell.facts cimport Landing
from kvartal.games.welcome.expansions.roswell.listener cimport Saucers
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef double EMPTY, LATER, SECOND, WIDE, WIDE_LATER, GROUP, FILLED, PRICE, STEERED, ENOUGH


cdef class Tips(Advice):
    cdef Saucers saucers

    @cython.locals(size=cython.int, part=cython.ulonglong, have=cython.int, may=cython.int, likely=cython.double)
    cdef double piece(self, unsigned long long houses, unsigned long long zurgs, int first, int last) noexcept nogil

    @cython.locals(
        landing=Landing, rest=cython.ulonglong, part=cython.ulonglong, start=cython.int, end=cython.int, size=cython.int,
        have=cython.int, expected=cython.double
    )
    cdef bint enough(self, Sheet here) noexcept nogil
    cdef double group_value(self, Sheet here) noexcept nogil

    @cython.locals(first=cython.int, last=cython.int, zurgs=cython.ulonglong)
    cdef double gain(self, Sheet here, int place, unsigned long long house, unsigned long long zurg) noexcept nogil

    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil

    @cython.locals(spot=cython.ulonglong, value=cython.double)
    cdef double on_effect(self, Town world, Sheet here, int effect, int place) noexcept nogil

    @cython.locals(first=cython.int, last=cython.int, zurgs=cython.ulonglong, parts=cython.double)
    cdef double on_fence(self, Town world, Sheet here, int gap) noexcept nogil
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil
