cimport cython

from kvartal.core cimport marks
from kvartal.core.tower cimport Tower

cdef unsigned long long ONE, FULL
cdef unsigned long long CROSS[49]
cdef unsigned long long BESIDE[49]
cdef unsigned long long COLOUR[7]
cdef unsigned long long SHAPE[7]
cdef unsigned long long TRIPLE[490]


cdef class Town(Tower):
    cdef public unsigned long long built, edge, down, bag
    cdef public int turn, stage
    cdef unsigned long long colour_open[7]
    cdef unsigned long long shape_open[7]
    cdef signed char tiles[49]

    cdef void clear(self) noexcept nogil
    cdef unsigned long long cells(self, unsigned char tile) noexcept nogil

    @cython.locals(cross=cython.ulonglong)
    cdef void put(self, unsigned char tile, int cell) noexcept nogil
    cdef void lay(self, unsigned char tile, int cell) noexcept nogil

    @cython.locals(i=cython.int, cell=cython.int, tile=cython.int)
    cdef void rebuild(self) noexcept nogil
    cdef void adopt(self, Town home) noexcept nogil
