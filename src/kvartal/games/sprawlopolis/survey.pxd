cimport cython

from kvartal.core cimport bits
from kvartal.games.sprawlopolis cimport codes
from kvartal.games.sprawlopolis.facts cimport City
from kvartal.games.sprawlopolis.sprawl cimport Sprawl


cdef class Survey:
    cdef readonly Sprawl position
    cdef City city
    cdef bint holes
    cdef readonly int roads
    cdef int blocks
    cdef short block_at[1024]
    cdef short group[1024]
    cdef short size[1024]
    cdef short road[1024]
    cdef short length[1024]
    cdef unsigned char loop[1024]
    cdef unsigned char outer[1024]
    cdef int largest[5]
    cdef int merged, linked
    cdef short merger[32]
    cdef short linker[32]
    cdef int before[8]

    cdef inline int group_of(self, int at) noexcept nogil
    cdef inline int road_of(self, int at) noexcept nogil
    cdef inline void join_groups(self, int one, int two) noexcept nogil
    cdef inline void join_roads(self, int one, int two) noexcept nogil

    @cython.locals(
        city=City, count=cython.int, row=cython.int, line=cython.ulonglong, at=cython.int, block=cython.int,
        west=cython.int, north=cython.int, zone=cython.int, i=cython.int
    )
    cdef inline void label(self) noexcept nogil

    @cython.locals(city=City, i=cython.int, here=cython.int, block=cython.int, side=cython.int, zone=cython.int)
    cdef inline void extend(self, int at) noexcept nogil
    @cython.locals(city=City, there=cython.int, block=cython.int, other=cython.int, root=cython.int, mine=cython.int)
    cdef inline void meet(self, int here, int side) noexcept nogil
    @cython.locals(zone=cython.int)
    cdef inline void retract(self) noexcept nogil

    @cython.locals(
        city=City, row=cython.int, column=cython.int, at=cython.int, rim=cython.bint, grown=cython.bint,
        side=cython.int
    )
    cdef inline void flood(self) noexcept nogil
    cdef inline bint open(self, int at) noexcept nogil
