cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.christmas.listener cimport Garlands
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town

cdef double FOLLOWS
cdef double LONGER
cdef double BREAK


cdef class Tips(Advice):
    cdef Garlands garlands

    @cython.locals(
        street=cython.ulonglong, arcs=cython.ulonglong, more=cython.ulonglong, value=cython.double, at=cython.int,
        off=cython.int
    )
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil
