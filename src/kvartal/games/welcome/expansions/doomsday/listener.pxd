cimport cython

cimport kvartal.games.welcome.expansions.doomsday.facts as doomsday
cimport kvartal.games.welcome.modes.rivals.facts as rivals

from kvartal.core cimport bits
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.doomsday cimport kinds
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Listener, Town


cdef class Bunkers(Listener):
    cdef readonly unsigned long long places
    cdef signed char pays[3]
    cdef readonly int reward
    cdef short begins[3]
    cdef public int roundabout

    cdef inline doomsday.Shelter shelter(self, Sheet here) noexcept nogil
    cdef inline doomsday.Depths depths(self, Town town) noexcept nogil

    @cython.locals(shelter=doomsday.Shelter, number=cython.int)
    cdef void on_write(self, Town town, Sheet here, int place) noexcept nogil

    @cython.locals(shelter=doomsday.Shelter)
    cdef inline int total(self, Sheet here) noexcept nogil

    @cython.locals(
        shelter=doomsday.Shelter, depths=doomsday.Depths, behind=cython.int, street=cython.int, seat=cython.int,
        least=cython.int
    )
    cdef void on_compare(self, Town town) noexcept nogil

    @cython.locals(shelter=doomsday.Shelter, depths=doomsday.Depths, street=cython.int, cuts=cython.int)
    cdef inline void face(self, Town town, Sheet here) noexcept nogil

    @cython.locals(rival=rivals.Rival, here=Sheet, highest=cython.int, number=cython.int, i=cython.int)
    cdef void on_completed(self, Town town, int slot) noexcept nogil

    @cython.locals(room=cython.int)
    cdef inline int rival_lead(self, Town town, int street) noexcept nogil

    @cython.locals(here=Sheet)
    cdef inline int rival_optimism(self, Town town) noexcept nogil

    @cython.locals(points=cython.int, street=cython.int)
    cdef int rival_points(self, Town town) noexcept nogil
    cdef inline int lead(self, Town town, Sheet here, int street) noexcept nogil
    cdef inline int optimism(self, Sheet here) noexcept nogil

    @cython.locals(points=cython.int, street=cython.int)
    cdef int points(self, Town town, Sheet here) noexcept nogil
    cdef bint estate_fits(self, Town town, Sheet here, int kind, unsigned long long estate) noexcept nogil

    @cython.locals(shelter=doomsday.Shelter, found=cython.int, street=cython.int, rest=cython.ulonglong)
    cdef bint plan_fulfilled(self, Town town, Sheet here, int kind, int extra) noexcept nogil

    cpdef void prepare(self, int street, int room)
    cpdef int rival_lead_of(self, Town town, int street)
    cpdef int rival_optimism_of(self, Town town)
    cpdef int lead_of(self, Town town, int seat, int street)
    cpdef int optimism_of(self, Town town, int seat)
