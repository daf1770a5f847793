cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport facts
from kvartal.games.welcome.expansions.quack.listener cimport Ducklings
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef class Tips(Advice):
    cdef Ducklings ducklings

    @cython.locals(value=cython.double, rest=cython.ulonglong, duckling=cython.int)
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil
