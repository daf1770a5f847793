cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.roswell cimport kinds
from kvartal.games.welcome.expansions.roswell.facts cimport Landing
from kvartal.games.welcome.expansions.roswell.listener cimport Saucers
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef class Tips(Advice):
    cdef Saucers saucers

    @cython.locals(size=cython.int, part=cython.ulonglong)
    cdef double piece(self, Sheet here, int first, int last, unsigned long long zurgs) noexcept nogil

    @cython.locals(
        zurgs=cython.ulonglong, rest=cython.ulonglong, start=cython.int, end=cython.int, expected=cython.double
    )
    cdef double expected(self, Sheet here) noexcept nogil

    @cython.locals(landing=Landing, first=cython.int, last=cython.int, zurgs=cython.ulonglong, gain=cython.double)
    cdef double zurg(self, Sheet here, int place) noexcept nogil

    @cython.locals(other=cython.double, value=cython.double)
    cdef double on_effect(self, Town world, Sheet here, int effect, int place) noexcept nogil

    @cython.locals(landing=Landing, first=cython.int, last=cython.int, zurgs=cython.ulonglong, parts=cython.double)
    cdef double on_fence(self, Town world, Sheet here, int gap) noexcept nogil
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil
