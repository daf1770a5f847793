cimport cython

from kvartal.core cimport bits, marks
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.town77 cimport codes, facts, fits, town
from kvartal.games.town77.battle cimport Battle, Referee
from kvartal.games.town77.facts cimport Mistakes, Town


cdef class Calls(Referee):
    cdef int at

    @cython.locals(seen=Mistakes, cells=cython.ulonglong, rest=cython.ulonglong, cell=cython.int)
    cdef unsigned long long callable(self, Battle battle) noexcept nogil

    @cython.locals(rivals=cython.int, other=cython.int)
    cdef bint strict(self, Battle battle) noexcept nogil

    @cython.locals(
        hand=cython.ulonglong, rest=cython.ulonglong, spots=cython.ulonglong, tile=cython.int, fitting=cython.bint,
        strict=cython.bint
    )
    cdef void fill(self, Battle battle, Moves out) noexcept nogil
    cdef bint may_exchange(self, Battle battle) noexcept nogil

    @cython.locals(seen=Mistakes)
    cdef void on_place(self, Battle battle, int tile, int cell) noexcept nogil

    @cython.locals(seen=Mistakes)
    cdef int placed_last(self, Battle battle) noexcept nogil
    cdef void on_keep(self, Battle battle) noexcept nogil
    cdef void on_exchange(self, Battle battle) noexcept nogil

    @cython.locals(seen=Mistakes, here=Town, owner=cython.int)
    cdef void call(self, Battle battle, int cell) noexcept nogil

    @cython.locals(seen=Mistakes)
    cdef bint give_back(self, Battle battle) noexcept nogil

    @cython.locals(seen=Mistakes, seat=cython.int)
    cdef bint leave(self, Battle battle) noexcept nogil

    @cython.locals(seen=Mistakes, owner=cython.int)
    cdef void redeal(self, Battle battle, int seat, Rng rng) noexcept nogil
