cimport cython

from kvartal.core cimport marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes
from kvartal.games.welcome.box cimport Box
from kvartal.games.welcome.pile cimport Pile


cdef class Welcome(Pile):
    cdef public int round
    cdef int tops[3]
    cdef int effects[3]
    cdef public Welcome home
    cdef public Welcome table

    @cython.locals(code=cython.int)
    cdef int draw(self, Rng rng) noexcept nogil
    cdef void reveal(self, int code) noexcept nogil
    cdef void dealt(self) noexcept nogil

    @cython.locals(row=cython.int)
    cdef void open_up(self) noexcept nogil
    cdef int offered(self, int row, int combo) noexcept nogil
    cdef int effect(self, int row, int combo) noexcept nogil
    cdef int who(self) noexcept nogil
    cdef void keep(self) noexcept nogil

    @cython.locals(over=cython.bint, wish=cython.bint, row=cython.int, b=cython.int, plans=cython.int, slot=cython.int)
    cdef void resolve(self) noexcept nogil

    @cython.locals(row=cython.int, b=cython.int)
    cdef void clean_up(self) noexcept nogil

    @cython.locals(stack=cython.int)
    cdef void collect(self, bint wish) noexcept nogil

    @cython.locals(points=cython.int)
    cdef int points(self, int row) noexcept nogil

    @cython.locals(mine=cython.int, best=cython.int, row=cython.int, value=cython.double)
    cdef double worth(self, int seat) noexcept nogil

    @cython.locals(row=cython.int, i=cython.int)
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef void follow(self) noexcept nogil
    cdef void reset(self) noexcept nogil

    @cython.locals(twin=Welcome)
    cpdef copy(self)

    @cython.locals(desk=Welcome, m=cython.int, b=cython.int)
    cpdef desk(self, int seat)

    @cython.locals(twin=Welcome)
    cpdef as_begun(self)
