cimport cython

cimport kvartal.games.welcome.expansions.christmas.facts as christmas
cimport kvartal.games.welcome.modes.rivals.facts as rivals

from kvartal.core cimport bits
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.christmas cimport kinds
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Listener, Town


cdef class Garlands(Listener):
    cdef inline christmas.Garland garland(self, Sheet here) noexcept nogil

    @cython.locals(number=cython.int, other=cython.int)
    cdef void on_write(self, Town town, Sheet here, int place) noexcept nogil

    cdef void on_loss(self, Town town, Sheet here, int place) noexcept nogil

    @cython.locals(arcs=cython.ulonglong, houses=cython.int)
    cdef inline int longest(self, Town town, Sheet here, int street) noexcept nogil

    @cython.locals(points=cython.int, street=cython.int)
    cdef int points(self, Town town, Sheet here) noexcept nogil

    @cython.locals(rival=rivals.Rival, lowest=cython.int, between=cython.int, i=cython.int)
    cdef int rival_points(self, Town town) noexcept nogil

    @cython.locals(inner=cython.ulonglong, arcs=cython.ulonglong)
    cdef bint estate_fits(self, Town town, Sheet here, int kind, unsigned long long estate) noexcept nogil

    @cython.locals(inner=cython.ulonglong, street=cython.int, planted=cython.bint)
    cdef bint plan_fulfilled(self, Town town, Sheet here, int kind, int extra) noexcept nogil

    cpdef int rival_pays(self, Town town)
    cpdef int longest_of(self, Town town, int seat, int street)

    @cython.locals(here=Sheet, rest=cython.ulonglong)
    cpdef void relight(self, Town town, int seat)
