cimport cython

from kvartal.core cimport marks
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, facts
from kvartal.games.welcome.facts cimport Sheet
cimport kvartal.games.welcome.supplies.facts as supplied
from kvartal.games.welcome.supplies cimport pile
from kvartal.games.welcome.town cimport Supply, Town


cdef class Stacks(Supply):
    cdef public int stacks_at

    cdef inline supplied.Pile pile(self, Town town) noexcept nogil
    cdef inline supplied.Stacks stacks(self, Town town) noexcept nogil

    cdef int offered(self, Town town, Sheet here, int combo) noexcept nogil
    cdef int effect(self, Town town, Sheet here, int combo) noexcept nogil
    cdef void begin(self, Town town) noexcept nogil
    cdef int draw(self, Town town, Rng rng) noexcept nogil

    @cython.locals(cards=supplied.Pile, stacks=supplied.Stacks, stack=cython.int)
    cdef void reveal(self, Town town, int code) noexcept nogil

    @cython.locals(cards=supplied.Pile, stack=cython.int)
    cdef void collect(self, Town town, bint shuffle) noexcept nogil
