cimport cython

from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes
from kvartal.games.welcome.box cimport Box
from kvartal.games.welcome.modes cimport hands
from kvartal.games.welcome.modes.hands cimport Hands
from kvartal.games.welcome.position cimport Welcome


cdef class Hunt(Hands):
    cdef public int found, temps_wanted, temps_bring
    cdef public Hunt origin

    cdef int each(self) noexcept nogil
    cdef bint lurks(self) noexcept nogil

    @cython.locals(code=cython.int)
    cdef int draw(self, Rng rng) noexcept nogil
    cdef void reveal(self, int code) noexcept nogil
    cdef void fill_refusals(self, int row, Moves out) noexcept nogil

    @cython.locals(i=cython.int)
    cdef void clean_up(self) noexcept nogil
    cdef void collect(self, bint wish) noexcept nogil

    @cython.locals(enough=cython.bint)
    cdef int temp_points(self, int row) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef void follow(self) noexcept nogil
