cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.games.welcome cimport codes, facts
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef class Tips(Advice):
    @cython.locals(value=cython.double)
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil
