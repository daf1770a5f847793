cimport cython

cimport kvartal.games.welcome.expansions.easter.facts as easter
cimport kvartal.games.welcome.modes.rivals.facts as rivals

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.easter cimport kinds
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Listener, Town


cdef class Eggs(Listener):
    cdef readonly unsigned long long hidden
    cdef readonly unsigned long long pairs
    cdef unsigned long long colours[5]
    cdef signed char finds[18]
    cdef signed char pays[81]
    cdef signed char gives[18]

    cdef inline easter.Hunt hunt(self, Sheet here) noexcept nogil

    @cython.locals(found=cython.int)
    cdef inline int offered(self, int place, int number) noexcept nogil
    cdef void on_write(self, Town town, Sheet here, int place) noexcept nogil

    @cython.locals(place=cython.int, count=cython.int)
    cdef void required_steps(self, Town town, Sheet here, Moves out) noexcept nogil

    @cython.locals(hunt=easter.Hunt)
    cdef void take_step(self, Town town, Sheet here, int step) noexcept nogil

    @cython.locals(hunt=easter.Hunt)
    cdef inline int count(self, Sheet here, unsigned long long places) noexcept nogil

    @cython.locals(hunt=easter.Hunt)
    cdef inline bint whole(self, Sheet here, unsigned long long places) noexcept nogil
    cdef int points(self, Town town, Sheet here) noexcept nogil

    @cython.locals(rival=rivals.Rival, found=cython.int, i=cython.int)
    cdef inline int rival_eggs(self, Town town) noexcept nogil
    cdef int rival_points(self, Town town) noexcept nogil

    @cython.locals(taken=cython.int)
    cdef bint estate_fits(self, Town town, Sheet here, int kind, unsigned long long estate) noexcept nogil

    @cython.locals(taken=cython.ulonglong, colour=cython.int, street=cython.int, found=cython.int)
    cdef bint plan_fulfilled(self, Town town, Sheet here, int kind, int extra) noexcept nogil

    cpdef void give(self, int number, int eggs)
    cpdef int eggs_given(self, Town town)
    cpdef int rival_pays(self, Town town)
    cpdef int taken_of(self, Town town, int seat)
    cpdef int most(self, int place, int number)
