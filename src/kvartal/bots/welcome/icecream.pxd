cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport facts
from kvartal.games.welcome.expansions.icecream.facts cimport Sales
from kvartal.games.welcome.expansions.icecream.listener cimport Trucks
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef class Tips(Advice):
    cdef Trucks trucks

    @cython.locals(value=cython.double, sales=Sales, lost=cython.ulonglong)
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil
