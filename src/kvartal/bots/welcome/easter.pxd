cimport cython

from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.easter.listener cimport Eggs
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town


cdef int FIRST, LAST
cdef double LIKELY, NEAR, MISSED, FOUND, SHIFTED


cdef class Tips(Advice):
    cdef Eggs eggs
    cdef double odds[41]
    cdef double worth
    cdef int left[40]
    cdef int right[40]
    cdef int low[40]
    cdef int high[40]
    cdef double promise[40]

    @cython.locals(
        walls=cython.ulonglong, rest=cython.ulonglong, number=cython.int, place=cython.int, left=cython.int,
        right=cython.int, low=cython.int, high=cython.int
    )
    cdef void look(self, Town world, Sheet here) noexcept nogil

    @cython.locals(
        right_one=cython.double, value=cython.double, number=cython.int, off=cython.double, most=cython.int,
        found=cython.int
    )
    cdef double chance(self, int place, int left, int right, int low, int high) noexcept nogil

    @cython.locals(
        most=cython.int, rest=cython.ulonglong, place=cython.int, likely=cython.double, at=cython.int, taken=cython.int,
        found=cython.int
    )
    cdef unsigned long long doomed(self, Town world, Sheet here) noexcept nogil

    @cython.locals(
        value=cython.double, found=cython.int, other=cython.int, left=cython.int, right=cython.int, rest=cython.ulonglong
    )
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil
