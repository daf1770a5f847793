cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport facts
from kvartal.games.welcome.expansions.roswell cimport kinds
from kvartal.games.welcome.expansions.roswell.facts cimport Landing
from kvartal.games.welcome.expansions.roswell.listener cimport Saucers
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef class Tips(Advice):
    cdef Saucers saucers

    @cython.locals(landing=Landing)
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil
