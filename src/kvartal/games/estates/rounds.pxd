cimport cython

from kvartal.core cimport marks
from kvartal.games.estates cimport codes, facts
from kvartal.games.estates.facts cimport Results
from kvartal.games.estates.position cimport Estates, Rounds


cdef class SeveralRounds(Rounds):
    cdef bint in_a_row
    cdef int place

    cdef Results of(self, Estates game, int seat) noexcept nogil

    @cython.locals(number=cython.int, seat=cython.int)
    cdef void close(self, Estates game) noexcept nogil

    @cython.locals(mine=cython.int, theirs=cython.int, other=cython.int, richer=cython.bint)
    cdef bint beats_all(self, Estates game, int seat) noexcept nogil

    @cython.locals(before=cython.int)
    cdef void crown(self, Results results, int number) noexcept nogil

    @cython.locals(found=cython.int, seat=cython.int)
    cdef int champions(self, Estates game) noexcept nogil
    cdef int earlier(self, Estates game, int seat) noexcept nogil
    cdef bint is_champion(self, Estates game, int seat) noexcept nogil
    cpdef list closed(self, Estates game)

    @cython.locals(results=Results)
    cpdef restore(self, Estates game, list closed)
