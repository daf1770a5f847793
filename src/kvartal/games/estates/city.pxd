cimport cython

from kvartal.games.estates cimport codes
from kvartal.games.estates.facts cimport City

cdef unsigned long long WHITE

@cython.locals(found=cython.ulonglong, row=cython.int)
cdef unsigned long long lots(City city, int value) noexcept nogil
cdef bint may_be(City city, int row, int length) noexcept nogil
cdef int length_without(City city, int barrier) noexcept nogil
cdef bint may_cancel(City city, int barrier) noexcept nogil
cdef bint complete(City city, int row) noexcept nogil

@cython.locals(value=cython.int, bit=cython.ulonglong, lower=cython.int)
cdef void build(City city, int floor, int lot) noexcept nogil

@cython.locals(value=cython.int)
cdef void cover(City city, int face, int lot) noexcept nogil
cdef void set_barrier(City city, int barrier, int row, int sign) noexcept nogil
cdef void cancel_barrier(City city, int barrier) noexcept nogil

@cython.locals(total=cython.int, row=cython.int, part=cython.int, lot=cython.int)
cdef int earned(City city, int seat) noexcept nogil
