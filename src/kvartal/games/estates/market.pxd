cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.rng cimport Rng
from kvartal.games.estates cimport city, codes
from kvartal.games.estates.facts cimport City, Market

@cython.locals(row=cython.int)
cdef void put_out(Market market, int floor) noexcept nogil
cdef int on_offer(Market market) noexcept nogil
cdef int last_of(Market market, int row) noexcept nogil

@cython.locals(found=cython.ulonglong, row=cython.int, floor=cython.int)
cdef unsigned long long ends(Market market, City board) noexcept nogil

@cython.locals(row=cython.int, last=cython.int, place=cython.int)
cdef void take(Market market, int floor) noexcept nogil
cdef int draw_floor(Market market, Rng rng) noexcept nogil

@cython.locals(k=cython.int, face=cython.int)
cdef int draw_roof(Market market, Rng rng) noexcept nogil
cdef void turn_up(Market market, int face) noexcept nogil
