cimport cython

from kvartal.core.tower cimport Tower
from kvartal.games.estates cimport codes

cdef unsigned long long ONE, SEVEN, WHITE
cdef unsigned long long ROW[3]
cdef int START_LENGTH


cdef class City(Tower):
    cdef public int longest, mayor, cube
    cdef public bint zero
    cdef int stack[30]
    cdef signed char top[30]
    cdef signed char paint[30]
    cdef signed char roof[30]
    cdef signed char tally[30]
    cdef int dev[3]
    cdef int length[3]
    cdef unsigned long long over[7]
    cdef public unsigned long long bare
    cdef int barrier[3]
    cdef int sign[3]
    cdef int cert[6]

    @cython.locals(lot=cython.int, row=cython.int, value=cython.int, colour=cython.int)
    cdef void clear(self) noexcept nogil

    @cython.locals(found=cython.ulonglong)
    cdef unsigned long long lots(self, int value) noexcept nogil
    cdef bint may_be(self, int row, int length) noexcept nogil

    @cython.locals(row=cython.int)
    cdef bint may_lift(self, int which) noexcept nogil
    cdef bint complete(self, int row) noexcept nogil

    @cython.locals(value=cython.int, bit=cython.ulonglong, lower=cython.int)
    cdef void build(self, int floor, int lot) noexcept nogil

    @cython.locals(value=cython.int)
    cdef void cover(self, int face, int lot) noexcept nogil
    cdef void bar(self, int which, int row, int sign) noexcept nogil

    @cython.locals(row=cython.int)
    cdef void lift(self, int which) noexcept nogil

    @cython.locals(total=cython.int, row=cython.int, part=cython.int, lot=cython.int)
    cdef int earned(self, int seat) noexcept nogil
