cimport cython

cimport kvartal.games.welcome.expansions.zombies.facts as zombies
cimport kvartal.games.welcome.supplies.facts as supplied

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.zombies.listener cimport Hordes
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.modes.rivals.supply cimport Rivalry
from kvartal.games.welcome.supplies cimport hands, pile
from kvartal.games.welcome.supplies.hands cimport Hands
from kvartal.games.welcome.town cimport Town


cdef class Piles(Rivalry):
    cdef Hordes hordes

    cdef int each(self, Town town) noexcept nogil

    @cython.locals(outbreak=zombies.Outbreak, at=cython.int)
    cdef int top(self, Town town) noexcept nogil

    @cython.locals(at=cython.int)
    cdef int lurking(self, Town town) noexcept nogil

    @cython.locals(
        outbreak=zombies.Outbreak, at=cython.int, lurking=cython.int, lurks=cython.int, k=cython.int,
        left=cython.ulonglong
    )
    cdef int draw(self, Town town, Rng rng) noexcept nogil

    @cython.locals(outbreak=zombies.Outbreak)
    cdef void reveal(self, Town town, int code) noexcept nogil
    cdef void strike(self, Town town, int card) noexcept nogil
    cdef int offered(self, Town town, Sheet here, int combo) noexcept nogil
    cdef void refusals(self, Town town, Sheet here, Moves out) noexcept nogil

    @cython.locals(here=Sheet, hand=supplied.Hand)
    cdef void end_turns(self, Town town) noexcept nogil

    @cython.locals(outbreak=zombies.Outbreak, left=cython.int)
    cdef void collect(self, Town town, bint shuffle) noexcept nogil
    cdef int gift(self, Town town, Sheet here, int combo) noexcept nogil
