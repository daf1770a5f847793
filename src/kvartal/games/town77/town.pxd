cimport cython

from kvartal.core cimport marks
from kvartal.games.town77 cimport codes
from kvartal.games.town77.facts cimport Town

cdef unsigned long long ONE, FULL
cdef unsigned long long CROSS[49]
cdef unsigned long long BESIDE[49]
cdef unsigned long long COLOUR[7]
cdef unsigned long long SHAPE[7]
cdef unsigned long long TRIPLE[490]

cdef void put(Town town, int tile, int cell) noexcept nogil
cdef void lay(Town town, int tile, int cell) noexcept nogil
cdef void put_down(Town town, int tile, int cell) noexcept nogil

@cython.locals(i=cython.int, cell=cython.int, tile=cython.int, down=cython.bint)
cdef void rebuild(Town town, bint colours_stay) noexcept nogil

@cython.locals(cell=cython.int)
cdef void clear(Town town) noexcept nogil
