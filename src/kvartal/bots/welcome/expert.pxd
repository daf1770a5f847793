cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport facts
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.modes.expert.listener cimport Roundabouts
from kvartal.games.welcome.town cimport Town


cdef class Tips(Advice):
    cdef Roundabouts roundabouts

    @cython.locals(built=cython.int)
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil
