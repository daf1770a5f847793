cimport cython

from kvartal.core cimport bits
from kvartal.core.tower cimport Tower
from kvartal.games.sprawlopolis cimport codes

cdef unsigned long long ONE
cdef int FACE[144]


cdef class City(Tower):
    cdef unsigned char cell[1024]
    cdef unsigned long long lanes[64]
    cdef unsigned long long spots[64]
    cdef public int north, south, west, east, cards
    cdef int laid[15]

    @cython.final
    cdef void put(self, int row, int column, int block) noexcept nogil

    @cython.final
    @cython.locals(face=cython.int, row=cython.int, column=cython.int)
    cdef void lay(self, int code) noexcept nogil

    @cython.final
    @cython.locals(found=cython.int, row=cython.int, beside=cython.ulonglong, over=cython.ulonglong, spots=cython.ulonglong)
    cdef int offer(self) noexcept nogil

    @cython.final
    @cython.locals(row=cython.int)
    cdef int nth(self, int k) noexcept nogil
