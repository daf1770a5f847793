cimport cython

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, sheet
from kvartal.games.welcome.box cimport Box
from kvartal.games.welcome.plans cimport Plans


cdef class Turns(Plans):
    cdef public int stage, turn, waiting, shuffles

    cdef int combos(self) noexcept nogil
    cdef int offered(self, int row, int combo) noexcept nogil
    cdef int effect(self, int row, int combo) noexcept nogil
    cdef void resolve(self) noexcept nogil

    @cython.locals(effect=cython.int)
    cdef int brought(self, int row, int combo) noexcept nogil

    @cython.locals(m=cython.int, low=cython.int, high=cython.int, other=cython.int, spots=cython.ulonglong)
    cdef unsigned long long reach(self, int row, int number, int effect) noexcept nogil

    @cython.locals(plain=cython.bint, combo=cython.int, number=cython.int)
    cdef void fill_start(self, int row, Moves out) noexcept nogil
    cdef void fill_refusals(self, int row, Moves out) noexcept nogil

    @cython.locals(
        m=cython.int, b=cython.int, number=cython.int, low=cython.int, high=cython.int, other=cython.int,
        spots=cython.ulonglong
    )
    cdef void fill_writes(self, int row, Moves out) noexcept nogil

    @cython.locals(m=cython.int, b=cython.int, effect=cython.int, size=cython.int, street=cython.int, spots=cython.ulonglong)
    cdef void fill_effect(self, int row, Moves out) noexcept nogil

    @cython.locals(left=cython.ulonglong, right=cython.ulonglong, rest=cython.ulonglong, number=cython.int, place=cython.int)
    cdef void fill_bis(self, int row, int m, int b, Moves out) noexcept nogil

    @cython.locals(b=cython.int)
    cdef void fill_close(self, int row, Moves out) noexcept nogil

    @cython.locals(row=cython.int, b=cython.int, stage=cython.int, spots=cython.ulonglong)
    cdef void fill(self, Moves out) noexcept nogil

    @cython.locals(
        row=cython.int, m=cython.int, b=cython.int, stage=cython.int, number=cython.int, k=cython.int,
        effect=cython.int, spots=cython.ulonglong
    )
    cdef int chosen(self, Rng rng, Moves moves) noexcept nogil
    cdef void fill_rest(self, int row, Moves moves) noexcept nogil

    @cython.locals(left=cython.ulonglong, right=cython.ulonglong, k=cython.int, place=cython.int)
    cdef int any_bis(self, int row, int b, Rng rng, Moves moves) noexcept nogil

    @cython.locals(row=cython.int, b=cython.int)
    cdef void apply(self, int code) noexcept nogil

    @cython.locals(b=cython.int)
    cdef void build(self, int row, int number, int place) noexcept nogil
    cdef void wrote(self, int row, int place) noexcept nogil

    @cython.locals(m=cython.int, b=cython.int)
    cdef void use(self, int row, int code) noexcept nogil
    cdef void compare(self) noexcept nogil
    cdef void finish_turn(self, int row) noexcept nogil
    cdef void advance(self) noexcept nogil
