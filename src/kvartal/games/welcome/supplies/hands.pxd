cimport cython

from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, facts
from kvartal.games.welcome.facts cimport Sheet
cimport kvartal.games.welcome.supplies.facts as supplied
from kvartal.games.welcome.supplies cimport pile
from kvartal.games.welcome.town cimport Supply, Town

cdef int number_card(int combo) noexcept nogil
cdef int effect_card(int combo) noexcept nogil
cdef int kept_card(int combo) noexcept nogil


cdef class Hands(Supply):
    cdef public bint leftward

    cdef supplied.Pile pile(self, Town town) noexcept nogil
    cdef supplied.Hand hand(self, Sheet here) noexcept nogil
    cdef int each(self, Town town) noexcept nogil
    cdef int receiver(self, Town town, int drawn) noexcept nogil
    cdef void begin(self, Town town) noexcept nogil
    cdef int draw(self, Town town, Rng rng) noexcept nogil

    @cython.locals(cards=supplied.Pile)
    cdef void reveal(self, Town town, int code) noexcept nogil

    @cython.locals(hand=supplied.Hand, shown=supplied.Hand, i=cython.int)
    cdef void gain(self, Town town, int seat, int card) noexcept nogil

    @cython.locals(cards=supplied.Pile, hand=supplied.Hand, seat=cython.int, i=cython.int)
    cdef void replenish(self, Town town) noexcept nogil

    cdef int combos(self) noexcept nogil
    cdef int offered(self, Town town, Sheet here, int combo) noexcept nogil
    cdef int effect(self, Town town, Sheet here, int combo) noexcept nogil

    @cython.locals(i=cython.int)
    cdef void refusals(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef int giver(self, Town town, int seat) noexcept nogil

    @cython.locals(here=Sheet, hand=supplied.Hand, seat=cython.int)
    cdef void end_turns(self, Town town) noexcept nogil
    cdef void collect(self, Town town, bint shuffle) noexcept nogil

    @cython.locals(other=cython.int)
    cdef void redeal(self, Town town, int seat, Rng rng) noexcept nogil

    @cython.locals(hand=supplied.Hand, received=cython.int, known=cython.bint, card=cython.int, i=cython.int)
    cdef void mask(self, Town town, int other, int seat) noexcept nogil

    @cython.locals(
        hand=supplied.Hand, giver=cython.int, masked=cython.int, received=cython.int, known=cython.int, card=cython.int,
        effect=cython.int, i=cython.int, wanted=cython.int
    )
    cdef void unmask(self, Town town, int other, int seat, Rng rng) noexcept nogil

    @cython.locals(card=cython.int)
    cdef int replace(self, Town town, int seat, int effect, Rng rng) noexcept nogil


cdef class Hunt(Hands):
    cdef public int hunt_at

    cdef supplied.Hunt hunt(self, Town town) noexcept nogil
    cdef int each(self, Town town) noexcept nogil

    @cython.locals(size=cython.int)
    cdef bint lurks(self, Town town) noexcept nogil
    cdef int draw(self, Town town, Rng rng) noexcept nogil
    cdef void reveal(self, Town town, int code) noexcept nogil
    cdef void refusals(self, Town town, Sheet here, Moves out) noexcept nogil

    @cython.locals(hand=supplied.Hand, i=cython.int)
    cdef void end_turns(self, Town town) noexcept nogil
    cdef void collect(self, Town town, bint shuffle) noexcept nogil
    cdef void redeal(self, Town town, int seat, Rng rng) noexcept nogil
