cimport cython

cimport kvartal.games.welcome.expansions.zombies.facts as zombies
cimport kvartal.games.welcome.supplies.facts as supplied

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.zombies cimport kinds
from kvartal.games.welcome.expansions.zombies.listener cimport Hordes
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.supplies cimport hands, pile
from kvartal.games.welcome.supplies.hands cimport Hands
from kvartal.games.welcome.town cimport Town


cdef class Pairs(Hands):
    cdef Hordes hordes

    cdef int each(self, Town town) noexcept nogil
    cdef int receiver(self, Town town, int drawn) noexcept nogil
    cdef bint first_cards(self, Town town) noexcept nogil

    @cython.locals(outbreak=zombies.Outbreak)
    cdef bint lurks(self, Town town) noexcept nogil

    @cython.locals(outbreak=zombies.Outbreak)
    cdef int size(self, Town town) noexcept nogil

    @cython.locals(outbreak=zombies.Outbreak, cards=cython.int, wanted=cython.int)
    cdef void make_deck(self, Town town) noexcept nogil

    @cython.locals(lurks=cython.bint, left=cython.ulonglong)
    cdef int draw(self, Town town, Rng rng) noexcept nogil

    @cython.locals(cards=supplied.Pile, outbreak=zombies.Outbreak)
    cdef void reveal(self, Town town, int code) noexcept nogil
    cdef int offered(self, Town town, Sheet here, int combo) noexcept nogil
    cdef void refusals(self, Town town, Sheet here, Moves out) noexcept nogil

    @cython.locals(here=Sheet, hand=supplied.Hand, seat=cython.int)
    cdef void end_turns(self, Town town) noexcept nogil
    cdef void collect(self, Town town, bint shuffle) noexcept nogil
