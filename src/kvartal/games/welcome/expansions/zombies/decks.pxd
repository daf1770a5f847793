cimport cython

cimport kvartal.games.welcome.expansions.zombies.facts as zombies
cimport kvartal.games.welcome.supplies.facts as supplied

from kvartal.core cimport bits, dice
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, sheet
from kvartal.games.welcome.expansions.zombies cimport kinds
from kvartal.games.welcome.expansions.zombies.listener cimport Hordes
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.supplies cimport pile
from kvartal.games.welcome.supplies.stacks cimport Stacks
from kvartal.games.welcome.town cimport Town


cdef class Decks(Stacks):
    cdef Hordes hordes

    cdef int combos(self) noexcept nogil

    @cython.locals(outbreak=zombies.Outbreak, at=cython.int)
    cdef inline int top(self, Town town) noexcept nogil

    @cython.locals(outbreak=zombies.Outbreak, at=cython.int, lurks=cython.bint, left=cython.ulonglong)
    cdef int draw(self, Town town, Rng rng) noexcept nogil

    @cython.locals(cards=supplied.Pile, outbreak=zombies.Outbreak, stacks=supplied.Stacks, stack=cython.int)
    cdef void reveal(self, Town town, int code) noexcept nogil

    @cython.locals(outbreak=zombies.Outbreak, left=cython.int)
    cdef void collect(self, Town town, bint shuffle) noexcept nogil
