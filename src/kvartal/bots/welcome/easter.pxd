cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport facts
from kvartal.games.welcome.expansions.easter.listener cimport Eggs
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef int FIRST, LAST
cdef double LIKELY, KEPT


cdef class Tips(Advice):
    cdef Eggs eggs
    cdef double odds[41]
    cdef double worth

    @cython.locals(value=cython.double, number=cython.int)
    cdef double promise(self, Sheet here, int place) noexcept nogil

    @cython.locals(
        most=cython.int, rest=cython.ulonglong, place=cython.int, likely=cython.double, at=cython.int, taken=cython.int,
        found=cython.int
    )
    cdef unsigned long long doomed(self, Town world, Sheet here) noexcept nogil
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil
