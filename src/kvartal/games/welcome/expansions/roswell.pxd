cimport cython

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.games.welcome cimport codes, sheet
from kvartal.games.welcome.module cimport Module
from kvartal.games.welcome.sheet cimport Sheets

cdef int ONE_EACH, TWO_EACH, NONE, STREET, COLUMNS, SAUCER


cdef class Expansion(Module):
    cdef public unsigned long long saucers
    cdef unsigned long long columns[3]
    cdef signed char least[5]
    cdef signed char most[5]
    cdef signed char pays[5]
    cdef public int failed

    cdef bint opens(self, Sheets sheets, int row) noexcept nogil

    @cython.locals(b=cython.int, free=cython.ulonglong)
    cdef bint trades(self, Sheets sheets, int row) noexcept nogil

    @cython.locals(b=cython.int, goal=cython.int)
    cdef void steps(self, Sheets sheets, int row, Moves out) noexcept nogil

    @cython.locals(house=cython.int)
    cdef void step(self, Sheets sheets, int row, int code) noexcept nogil

    @cython.locals(
        m=cython.int, missing=cython.ulonglong, zurgs=cython.ulonglong, rest=cython.ulonglong, estate=cython.ulonglong,
        start=cython.int, end=cython.int, size=cython.int, found=cython.int
    )
    cdef int groups(self, Sheets sheets, int row) noexcept nogil

    @cython.locals(goal=cython.int, groups=cython.int)
    cdef int goal_points(self, Sheets sheets, int row) noexcept nogil
    cdef int points(self, Sheets sheets, int row) noexcept nogil

    @cython.locals(zurgs=cython.int)
    cdef bint suits(self, Sheets sheets, int row, int owner, int kind, unsigned long long estate) noexcept nogil

    @cython.locals(zurgs=cython.ulonglong, found=cython.int, street=cython.int, column=cython.int)
    cdef bint fulfils(self, Sheets sheets, int row, int owner, int kind, int extra) noexcept nogil

    @cython.locals(zurgs=cython.int, goal=cython.int)
    cdef double tempts(self, Sheets sheets, int row, int code) noexcept nogil
