cimport cython

cimport kvartal.games.welcome.expansions.zombies.facts as zombies

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.zombies cimport kinds
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Listener, Town


cdef class Hordes(Listener):
    cdef readonly unsigned long long exposed
    cdef signed char stops[12]
    cdef signed char boxes[7]
    cdef readonly int given
    cdef public bint gives

    cdef inline zombies.Siege siege(self, Sheet here) noexcept nogil

    cdef inline zombies.Outbreak outbreak(self, Town town) noexcept nogil

    @cython.locals(found=cython.int, size=cython.int)
    cdef inline int circled(self, Sheet here) noexcept nogil
    cdef inline int bullets(self, Sheet here) noexcept nogil
    cdef inline unsigned long long bare(self, Sheet here) noexcept nogil

    @cython.locals(coming=cython.int, horde=cython.int)
    cdef inline void rise(self, Town town, Sheet here, int card) noexcept nogil

    @cython.locals(outbreak=zombies.Outbreak, seat=cython.int)
    cdef inline void rise_all(self, Town town, int card) noexcept nogil
    cdef inline void settle(self, Town town, Sheet here) noexcept nogil
    cdef inline int foremost(self, Sheet here) noexcept nogil

    @cython.locals(siege=zombies.Siege, place=cython.int)
    cdef inline void come(self, Town town, Sheet here, int horde) noexcept nogil
    cdef bint decides(self, Town town, Sheet here) noexcept nogil
    cdef void decisions(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void legal_steps(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef inline bint may_build(self, Sheet here) noexcept nogil

    @cython.locals(siege=zombies.Siege)
    cdef void take_step(self, Town town, Sheet here, int step) noexcept nogil
    cdef bint estate_fits(self, Town town, Sheet here, int kind, unsigned long long estate) noexcept nogil

    @cython.locals(siege=zombies.Siege, street=cython.int)
    cdef bint plan_fulfilled(self, Town town, Sheet here, int kind, int extra) noexcept nogil

    cpdef int circled_by(self, Town town, int seat)
    cpdef int stop_of(self, int horde, int stop)
