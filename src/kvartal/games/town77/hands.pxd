cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.rng cimport Rng
from kvartal.games.town77 cimport town
from kvartal.games.town77.town cimport Town


cdef class Hands(Town):
    cdef unsigned long long hands[5]
    cdef int left[5]
    cdef int placed[5]
    cdef public int fresh

    cdef void seat_all(self) noexcept nogil

    @cython.locals(mine=cython.int, theirs=cython.int)
    cdef bint ahead(self, int one, int two) noexcept nogil

    @cython.locals(beaten=cython.int, other=cython.int)
    cdef double worth(self, int seat) noexcept nogil

    @cython.locals(
        hidden=cython.ulonglong, pool=cython.ulonglong, tile=cython.ulonglong, other=cython.int, colour=cython.int, held=cython.int
    )
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
