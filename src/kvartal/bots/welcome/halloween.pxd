cimport cython

cimport kvartal.games.welcome.expansions.halloween.facts as halloween

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport codes, facts
from kvartal.games.welcome.expansions.halloween cimport kinds
from kvartal.games.welcome.expansions.halloween.listener cimport Haunting
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town

cdef double LIKELY


cdef class Tips(Advice):
    cdef Haunting haunting

    cdef double reward(self, int level) noexcept nogil

    @cython.locals(wanted=cython.int, value=cython.double)
    cdef double expected(self, int level, int gone, int count, int left) noexcept nogil

    @cython.locals(best=cython.double, value=cython.double, level=cython.int)
    cdef double best_expected(self, int taken, int gone, int count, int left) noexcept nogil

    @cython.locals(best=cython.double, value=cython.double, level=cython.int, wanted=cython.int)
    cdef double promise(self, halloween.Night night, int ghosts, int candies, int left) noexcept nogil

    @cython.locals(
        marks=cython.int, pools=cython.int, parks=cython.int, most=cython.int, street=cython.int, best=cython.double,
        value=cython.double
    )
    cdef double gain(self, Town world, Sheet here, int which) noexcept nogil

    @cython.locals(
        night=halloween.Night, left=cython.int, ghosts=cython.int, candies=cython.int, one=cython.double, two=cython.double,
        still=cython.double
    )
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil

    @cython.locals(
        night=halloween.Night, left=cython.int, ghosts=cython.int, candies=cython.int, level=cython.int, street=cython.int,
        at=cython.int, now=cython.double, rest=cython.double
    )
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil
