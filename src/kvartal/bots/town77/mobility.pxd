cimport cython

from kvartal.core cimport bits
from kvartal.games.town77 cimport codes, fits, town
from kvartal.games.town77.facts cimport Town

cdef unsigned long long AKIN[49]
cdef int VALUE[50]

@cython.locals(value=cython.int, spots=cython.ulonglong)
cdef int mobility(Town here, unsigned long long tiles) noexcept nogil

@cython.locals(edge=cython.ulonglong, taken=cython.ulonglong, value=cython.int, other=cython.uchar)
cdef int leeway(Town here, unsigned long long hand, unsigned char tile, int cell) noexcept nogil

@cython.locals(tile=cython.int, least=cython.int, spots=cython.int)
cdef int stiffest(Town here, unsigned long long hand) noexcept nogil

@cython.locals(count=cython.int)
cdef int fitting(Town here, unsigned long long tiles) noexcept nogil
