cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.games.welcome cimport facts
from kvartal.games.welcome.expansions.easter.listener cimport Eggs
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef class Tips(Advice):
    cdef Eggs eggs

    @cython.locals(found=cython.int, taken=cython.int)
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil
