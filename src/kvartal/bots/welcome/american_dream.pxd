cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport facts
from kvartal.games.welcome.expansions.american_dream cimport kinds
from kvartal.games.welcome.expansions.american_dream.facts cimport Dream
from kvartal.games.welcome.expansions.american_dream.listener cimport Colours
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef class Tips(Advice):
    cdef Colours colours

    @cython.locals(
        dream=Dream, column=cython.int, street=cython.int, stands=cython.int, lines=cython.int, value=cython.double
    )
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil

    @cython.locals(
        ideal=cython.bint, slot=cython.int, plan=cython.int, extra=cython.int, colour=cython.int, value=cython.double
    )
    cdef double on_effect(self, Town world, Sheet here, int effect, int place) noexcept nogil
