cimport cython

cimport kvartal.games.welcome.expansions.quack.facts as quack
cimport kvartal.games.welcome.modes.rivals.facts as rivals

from kvartal.core cimport bits
from kvartal.games.welcome cimport facts, sheet
from kvartal.games.welcome.expansions.quack cimport kinds
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Listener, Town


cdef class Ducklings(Listener):
    cdef readonly int count
    cdef unsigned long long beside[64]
    cdef unsigned long long near[40]
    cdef unsigned long long colour[2]
    cdef unsigned long long street[3]
    cdef readonly unsigned long long between
    cdef unsigned long long mothers[2]

    cdef inline quack.Flock flock(self, Sheet here) noexcept nogil

    @cython.locals(rest=cython.ulonglong, duckling=cython.int)
    cdef void on_write(self, Town town, Sheet here, int place) noexcept nogil

    @cython.locals(found=cython.ulonglong, seen=cython.ulonglong, rest=cython.ulonglong, pair=cython.ulonglong)
    cdef inline unsigned long long reach(self, Town town, Sheet here, int colour) noexcept nogil

    @cython.locals(rest=cython.ulonglong, reached=cython.ulonglong, found=cython.ulonglong, duckling=cython.int)
    cdef inline unsigned long long at_home(self, Town town, Sheet here, int colour) noexcept nogil

    @cython.locals(points=cython.int, colour=cython.int)
    cdef inline int phase_points(self, Town town, Sheet here, int phase) noexcept nogil

    @cython.locals(missing=cython.ulonglong, found=cython.int, colour=cython.int)
    cdef inline int sets_off(self, Sheet here) noexcept nogil

    @cython.locals(phase=cython.int, seat=cython.int, coming=cython.int)
    cdef void on_round_end(self, Town town) noexcept nogil

    @cython.locals(seat=cython.int, here=Sheet)
    cdef inline void score(self, Town town, int phase) noexcept nogil
    cdef inline int rival_phase_points(self, Town town) noexcept nogil

    @cython.locals(rival=rivals.Rival, come=cython.int, i=cython.int)
    cdef void on_completed(self, Town town, int slot) noexcept nogil
    cdef inline void score_once(self, Town town, int phase) noexcept nogil

    @cython.locals(flock=quack.Flock, points=cython.int, phase=cython.int)
    cdef int rival_points(self, Town town) noexcept nogil

    @cython.locals(flock=quack.Flock, points=cython.int, phase=cython.int)
    cdef int points(self, Town town, Sheet here) noexcept nogil

    @cython.locals(rest=cython.ulonglong)
    cdef bint estate_fits(self, Town town, Sheet here, int kind, unsigned long long estate) noexcept nogil

    @cython.locals(
        circled=cython.ulonglong, yellow=cython.ulonglong, black=cython.ulonglong, found=cython.int, street=cython.int
    )
    cdef bint plan_fulfilled(self, Town town, Sheet here, int kind, int extra) noexcept nogil

    cpdef unsigned long long at_home_of(self, Town town, int seat, int colour)
    cpdef unsigned long long reached(self, Town town, int seat, int colour)
    cpdef int rival_phase_points_of(self, Town town)
    cpdef int phase_points_of(self, Town town, int seat, int phase)

    @cython.locals(circled=cython.ulonglong, duckling=cython.int)
    cpdef unsigned long long found(self, unsigned long long houses)
