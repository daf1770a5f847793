cimport cython

from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.facts cimport Sheet
cimport kvartal.games.welcome.modes.rivals.facts as rivals
cimport kvartal.games.welcome.supplies.facts as supplied
from kvartal.games.welcome.supplies cimport hands, pile
from kvartal.games.welcome.supplies.hands cimport Hands
from kvartal.games.welcome.town cimport Town


cdef class Rivalry(Hands):
    cdef public int level, cards_at
    cdef int values[6]
    cdef bint completes[3]

    cdef rivals.Rival rival(self, Town town) noexcept nogil
    cdef void begin(self, Town town) noexcept nogil
    cdef int each(self, Town town) noexcept nogil

    @cython.locals(rival=rivals.Rival, count=cython.int)
    cdef int come(self, Town town) noexcept nogil

    @cython.locals(size=cython.int)
    cdef int lurking(self, Town town) noexcept nogil

    @cython.locals(rival=rivals.Rival, found=cython.bint, i=cython.int)
    cdef bint has_come(self, Town town, int slot) noexcept nogil

    @cython.locals(lurking=cython.int, k=cython.int)
    cdef int draw(self, Town town, Rng rng) noexcept nogil

    @cython.locals(slot=cython.int)
    cdef int awaited(self, Town town, int k) noexcept nogil
    cdef void reveal(self, Town town, int code) noexcept nogil

    @cython.locals(rival=rivals.Rival, come=cython.int, plan=cython.int)
    cdef void complete(self, Town town, int slot) noexcept nogil

    @cython.locals(here=Sheet, hand=supplied.Hand, i=cython.int)
    cdef void end_turns(self, Town town) noexcept nogil

    @cython.locals(rival=rivals.Rival)
    cdef void give(self, Town town, int card) noexcept nogil

    @cython.locals(rival=rivals.Rival, below=cython.int)
    cdef void lay(self, Town town, int card) noexcept nogil
    cdef void collect(self, Town town, bint shuffle) noexcept nogil
    cdef void redeal(self, Town town, int seat, Rng rng) noexcept nogil

    @cython.locals(rival=rivals.Rival, count=cython.int, i=cython.int)
    cdef int counted(self, Town town, int effect) noexcept nogil

    @cython.locals(rival=rivals.Rival, points=cython.int, slot=cython.int)
    cdef int plan_points(self, Town town) noexcept nogil

    @cython.locals(size=cython.int, boxes=cython.int)
    cdef bint with_estates(self, Town town) noexcept nogil
    cdef bint lined(self, Town town, int effect) noexcept nogil

    @cython.locals(points=cython.int, effect=cython.int)
    cdef int card_points(self, Town town) noexcept nogil

    @cython.locals(rival=rivals.Rival, points=cython.int, size=cython.int, estate_value=cython.int, effect=cython.int, i=cython.int)
    cdef int estate_points(self, Town town) noexcept nogil
    cdef int rival_points(self, Town town) noexcept nogil

    @cython.locals(rival=rivals.Rival)
    cdef void take_top(self, Town town) noexcept nogil

    @cython.locals(rival=rivals.Rival, had=cython.int, gain=cython.int)
    cdef int gift(self, Town town, Sheet here, int combo) noexcept nogil

    cpdef int count_of(self, Town town, int effect)
    cpdef bint is_lined(self, Town town, int effect)
    cpdef bint has_estates(self, Town town)
    cpdef int estates_pay(self, Town town)

    @cython.locals(rival=rivals.Rival, height=cython.int, i=cython.int)
    cpdef void relay(self, Town town)
