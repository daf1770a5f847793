cimport cython

cimport kvartal.games.welcome.expansions.halloween.facts as halloween

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.games.welcome cimport codes, facts, sheet, turn
from kvartal.games.welcome.expansions.halloween cimport kinds
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Listener, Town


cdef class Haunting(Listener):
    cdef readonly unsigned long long marked
    cdef signed char counts[4]
    cdef signed char level_at[41]
    cdef signed char bonuses[6]
    cdef signed char marks[6]
    cdef signed char pays[4]
    cdef public int rival_pays

    cdef inline halloween.Night night(self, Sheet here) noexcept nogil
    cdef void on_write(self, Town town, Sheet here, int place) noexcept nogil

    @cython.locals(night=halloween.Night)
    cdef inline int highest_ghosts(self, Sheet here) noexcept nogil

    @cython.locals(night=halloween.Night)
    cdef inline int highest_candies(self, Sheet here) noexcept nogil

    @cython.locals(level=cython.int)
    cdef void legal_steps(self, Town town, Sheet here, Moves out) noexcept nogil

    @cython.locals(night=halloween.Night)
    cdef void required_steps(self, Town town, Sheet here, Moves out) noexcept nogil

    @cython.locals(night=halloween.Night, street=cython.int, first=cython.int, i=cython.int)
    cdef inline void list_treats(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef inline unsigned long long free_pools(self, Town town, Sheet here) noexcept nogil

    @cython.locals(street=cython.int, left=cython.int)
    cdef inline bint has_room(self, Town town, Sheet here) noexcept nogil

    @cython.locals(night=halloween.Night)
    cdef void take_step(self, Town town, Sheet here, int step) noexcept nogil
    cdef inline void treat(self, Town town, Sheet here, int step) noexcept nogil
    cdef void on_turn_end(self, Town town, Sheet here) noexcept nogil

    @cython.locals(night=halloween.Night, seat=cython.int, ghosts=cython.int, candies=cython.int)
    cdef void on_round_end(self, Town town) noexcept nogil
    cdef int points(self, Town town, Sheet here) noexcept nogil

    @cython.locals(night=halloween.Night, level=cython.int)
    cdef void on_completed(self, Town town, int slot) noexcept nogil

    @cython.locals(night=halloween.Night, found=cython.int, level=cython.int)
    cdef inline int rival_levels(self, Town town) noexcept nogil
    cdef int rival_points(self, Town town) noexcept nogil

    @cython.locals(night=halloween.Night, found=cython.int, street=cython.int)
    cdef bint plan_fulfilled(self, Town town, Sheet here, int kind, int extra) noexcept nogil

    cpdef int levels_crossed(self, Town town)
    cpdef int exact(self, int count)
