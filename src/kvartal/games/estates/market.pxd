cimport cython

from kvartal.core cimport marks
from kvartal.games.estates cimport city
from kvartal.games.estates.city cimport City

cdef unsigned long long ALL_FLOORS


cdef class Market(City):
    cdef public unsigned long long bag
    cdef public int dealt, hidden_roofs
    cdef signed char offer[24]
    cdef int left[3]
    cdef int right[3]
    cdef int roofs[6]

    @cython.locals(i=cython.int)
    cdef void stock(self) noexcept nogil
    cdef void put_out(self, int floor) noexcept nogil
    cdef bint stocked(self) noexcept nogil

    @cython.locals(found=cython.ulonglong, row=cython.int, floor=cython.int)
    cdef unsigned long long ends(self) noexcept nogil

    @cython.locals(row=cython.int)
    cdef void take(self, int floor) noexcept nogil
