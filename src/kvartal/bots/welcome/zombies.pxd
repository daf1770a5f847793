cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.zombies cimport kinds
from kvartal.games.welcome.expansions.zombies.facts cimport Siege
from kvartal.games.welcome.expansions.zombies.listener cimport Hordes
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef class Tips(Advice):
    cdef Hordes hordes

    @cython.locals(plan=cython.int)
    cdef bint wanted(self, Town world, Sheet here, int kind) noexcept nogil

    @cython.locals(siege=Siege, place=cython.int, first=cython.int, size=cython.int)
    cdef double saved(self, Sheet here, int horde) noexcept nogil

    @cython.locals(value=cython.double, better=cython.int, horde=cython.int)
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil
