cimport cython

cimport kvartal.games.welcome.modes.expert.facts as expert

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.modes.expert cimport kinds
from kvartal.games.welcome.town cimport Listener, Town


cdef class Roundabouts(Listener):
    cdef readonly int most
    cdef int costs[3]

    cdef inline expert.Roundabout turn(self, Sheet here) noexcept nogil
    cdef void early_steps(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void legal_steps(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void take_step(self, Town town, Sheet here, int step) noexcept nogil
    cdef void on_turn_end(self, Town town, Sheet here) noexcept nogil
    cdef int points(self, Town town, Sheet here) noexcept nogil
    cdef inline bint parked(self, Town town, Sheet here, int street) noexcept nogil
    cdef inline bint pooled(self, Town town, Sheet here, int street) noexcept nogil

    @cython.locals(found=cython.int, street=cython.int)
    cdef bint plan_fulfilled(self, Town town, Sheet here, int kind, int extra) noexcept nogil
    cdef unsigned long long plan_houses(self, Town town, Sheet here, int kind, int extra) noexcept nogil
    cdef inline unsigned long long edge(self, Town town) noexcept nogil
