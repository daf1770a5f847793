cimport cython

from kvartal.core cimport bits
from kvartal.games.sprawlopolis cimport codes, facts
from kvartal.games.sprawlopolis.facts cimport City

cdef unsigned long long ONE
cdef int FACE[144]

cdef void put(City city, int row, int column, int block) noexcept nogil

@cython.locals(face=cython.int, row=cython.int, column=cython.int)
cdef void cover(City city, int code) noexcept nogil
cdef void lay(City city, int code) noexcept nogil

@cython.locals(beside=cython.ulonglong, over=cython.ulonglong)
cdef unsigned long long spots(City city, int row) noexcept nogil

@cython.locals(found=cython.int, row=cython.int)
cdef int places(City city) noexcept nogil

@cython.locals(row=cython.int, count=cython.int)
cdef int nth_place(City city, int k) noexcept nogil

@cython.locals(row=cython.int)
cdef bint covers(City city, int code) noexcept nogil
