cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport facts, sheet
from kvartal.games.welcome.expansions.quack cimport kinds
from kvartal.games.welcome.expansions.quack.facts cimport Flock
from kvartal.games.welcome.expansions.quack.listener cimport Ducklings
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town

cdef double PHASE
cdef double ALONE
cdef double PLAN
cdef double MOTHER
cdef double RACE
cdef double EARLY


cdef class Tips(Advice):
    cdef Ducklings ducklings

    @cython.locals(
        plan=cython.int, circled=cython.ulonglong, yellow=cython.ulonglong, black=cython.ulonglong,
        kind=cython.int, extra=cython.int, found=cython.ulonglong
    )
    cdef unsigned long long wanted(self, Town world, Sheet here) noexcept nogil

    @cython.locals(
        flock=Flock, value=cython.double, both=cython.double, colour=cython.int, each=cython.double,
        rest=cython.ulonglong, duckling=cython.int
    )
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil
