cimport cython

from kvartal.core cimport bits
from kvartal.games.welcome cimport codes, sheet
from kvartal.games.welcome.module cimport Module
from kvartal.games.welcome.sheet cimport Sheets

cdef int SOME, NONE, POOL, TRIPLES, STREET


cdef class Expansion(Module):
    cdef public unsigned long long cones
    cdef signed char scoops[40]
    cdef signed char leftward[3]
    cdef signed char last[3]

    @cython.locals(leftward=cython.bint)
    cdef unsigned long long ahead(self, Sheets sheets, int place) noexcept nogil

    @cython.locals(leftward=cython.bint)
    cdef unsigned long long behind(self, Sheets sheets, int place) noexcept nogil

    @cython.locals(m=cython.int, sold=cython.ulonglong)
    cdef void wrote(self, Sheets sheets, int row, int place) noexcept nogil

    @cython.locals(m=cython.int)
    cdef bint finished(self, Sheets sheets, int row, int street) noexcept nogil

    @cython.locals(street=cython.int, row=cython.int, b=cython.int, won=cython.bint)
    cdef void resolved(self, Sheets sheets) noexcept nogil

    @cython.locals(rest=cython.ulonglong, bonus=cython.int, points=cython.int)
    cdef int sold(self, Sheets sheets, int row, int street) noexcept nogil

    @cython.locals(points=cython.int, street=cython.int)
    cdef int points(self, Sheets sheets, int row) noexcept nogil

    @cython.locals(sold=cython.int)
    cdef bint suits(self, Sheets sheets, int row, int owner, int kind, unsigned long long estate) noexcept nogil

    @cython.locals(sold=cython.ulonglong, street=cython.int, found=cython.int)
    cdef bint fulfils(self, Sheets sheets, int row, int owner, int kind, int extra) noexcept nogil

    @cython.locals(value=cython.double, m=cython.int, lost=cython.ulonglong)
    cdef double lures(self, Sheets sheets, int row, int number, int place) noexcept nogil
