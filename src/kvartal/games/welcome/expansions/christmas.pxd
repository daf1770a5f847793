cimport cython

from kvartal.games.welcome cimport codes, sheet
from kvartal.games.welcome.module cimport Module
from kvartal.games.welcome.sheet cimport Sheets

cdef int LIT, DARK, STREET, PARKS


cdef class Expansion(Module):
    @cython.locals(lit=cython.int, number=cython.int, other=cython.int)
    cdef void wrote(self, Sheets sheets, int row, int place) noexcept nogil

    @cython.locals(arcs=cython.ulonglong, houses=cython.int)
    cdef int longest(self, Sheets sheets, int row, int street) noexcept nogil

    @cython.locals(points=cython.int, street=cython.int)
    cdef int points(self, Sheets sheets, int row) noexcept nogil

    @cython.locals(inner=cython.ulonglong, arcs=cython.ulonglong)
    cdef bint suits(self, Sheets sheets, int row, int owner, int kind, unsigned long long estate) noexcept nogil

    @cython.locals(inner=cython.ulonglong, arcs=cython.ulonglong, street=cython.int, planted=cython.bint)
    cdef bint fulfils(self, Sheets sheets, int row, int owner, int kind, int extra) noexcept nogil

    @cython.locals(value=cython.double, b=cython.int)
    cdef double lures(self, Sheets sheets, int row, int number, int place) noexcept nogil
