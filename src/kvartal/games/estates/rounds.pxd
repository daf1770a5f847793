cimport cython

from kvartal.core cimport marks
from kvartal.core.position cimport Position
from kvartal.games.estates cimport codes
from kvartal.games.estates.broker cimport Broker


cdef class Rounds(Broker):
    cdef public int rounds, round, champion
    cdef public bint in_a_row
    cdef int earlier[5]
    cdef int results[45]
    cdef int winners[9]
    cdef Rounds origin

    @cython.locals(winner=cython.int, seat=cython.int, other=cython.int, beaten=cython.int, earlier=cython.int)
    cdef void close(self) noexcept nogil

    @cython.locals(mine=cython.int, theirs=cython.int)
    cdef bint beats(self, int one, int two) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint ahead(self, int one, int two) noexcept nogil
    cdef void reset(self) noexcept nogil

    @cython.locals(twin=Rounds)
    cpdef copy(self)
