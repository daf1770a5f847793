cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.zombies cimport kinds
from kvartal.games.welcome.expansions.zombies.facts cimport Siege
from kvartal.games.welcome.expansions.zombies.listener cimport Hordes
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town

cdef double CAPTURED
cdef double SPENT
cdef double KEPT
cdef double FENCED
cdef double SAFE


cdef class Tips(Advice):
    cdef Hordes hordes
    cdef unsigned long long reached

    @cython.locals(plan=cython.int)
    cdef bint wanted(self, Town world, Sheet here, int kind) noexcept nogil

    @cython.locals(
        siege=Siege, left=cython.int, bare=cython.ulonglong, found=cython.ulonglong, horde=cython.int,
        orders=cython.int, stop=cython.int
    )
    cdef unsigned long long doomed(self, Town world, Sheet here) noexcept nogil

    @cython.locals(size=cython.int, value=cython.double)
    cdef double estate(self, Town world, Sheet here, int first, int last) noexcept nogil

    @cython.locals(first=cython.int, last=cython.int, parts=cython.double)
    cdef double saved(self, Town world, Sheet here, int place) noexcept nogil
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil

    cdef double on_effect(self, Town world, Sheet here, int effect, int place) noexcept nogil

    @cython.locals(coming=cython.ulonglong)
    cdef double on_fence(self, Town world, Sheet here, int gap) noexcept nogil

    @cython.locals(value=cython.double, better=cython.int, horde=cython.int)
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil

    @cython.locals(siege=Siege, place=cython.int)
    cdef double stopped(self, Town world, Sheet here, int horde) noexcept nogil
