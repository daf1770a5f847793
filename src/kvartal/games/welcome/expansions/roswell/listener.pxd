cimport cython

cimport kvartal.games.welcome.expansions.roswell.facts as roswell
cimport kvartal.games.welcome.modes.rivals.facts as rivals

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.roswell cimport kinds
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Listener, Town


cdef class Saucers(Listener):
    cdef readonly unsigned long long saucers
    cdef unsigned long long columns[3]
    cdef signed char least[5]
    cdef signed char most[5]
    cdef signed char pays[5]
    cdef readonly int failed
    cdef public int rival_pays

    cdef inline roswell.Landing landing(self, Sheet here) noexcept nogil
    cdef bint decides(self, Town town, Sheet here) noexcept nogil
    cdef inline bint trades(self, Sheet here) noexcept nogil

    @cython.locals(goal=cython.int)
    cdef void decisions(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void legal_steps(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void take_step(self, Town town, Sheet here, int step) noexcept nogil

    @cython.locals(
        rest=cython.ulonglong, estate=cython.ulonglong, start=cython.int, end=cython.int, size=cython.int,
        found=cython.int
    )
    cdef inline int groups(self, Sheet here) noexcept nogil

    @cython.locals(goal=cython.int, groups=cython.int)
    cdef int points(self, Town town, Sheet here) noexcept nogil

    cdef int laid_as(self, Town town, int below, int effect) noexcept nogil

    @cython.locals(rival=rivals.Rival, found=cython.int, i=cython.int)
    cdef inline int rival_zurgs(self, Town town) noexcept nogil
    cdef int rival_points(self, Town town) noexcept nogil

    @cython.locals(zurgs=cython.int)
    cdef bint estate_fits(self, Town town, Sheet here, int kind, unsigned long long estate) noexcept nogil

    @cython.locals(zurgs=cython.ulonglong, found=cython.int, street=cython.int, column=cython.int)
    cdef bint plan_fulfilled(self, Town town, Sheet here, int kind, int extra) noexcept nogil

    cpdef int zurgs_given(self, Town town)
    cpdef int groups_of(self, Town town, int seat)
    cpdef int points_of(self, Town town, int seat)
