cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.games.welcome cimport codes, facts
from kvartal.games.welcome.expansions.doomsday.listener cimport Bunkers
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef class Tips(Advice):
    cdef Bunkers bunkers

    @cython.locals(
        street=cython.int, places=cython.ulonglong, left=cython.int, right=cython.int, low=cython.int, high=cython.int,
        gain=cython.double, at=cython.int, before=cython.double, after=cython.double
    )
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil
