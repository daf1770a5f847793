cimport cython

cimport kvartal.games.welcome.expansions.american_dream.facts as dreams

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.american_dream cimport kinds
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Listener, Town


cdef class Colours(Listener):
    cdef unsigned long long coloured[6]
    cdef signed char colour_of[6]
    cdef unsigned long long columns[7]
    cdef unsigned long long streets[5]
    cdef readonly int ordinary, perfect, multiple, street_pays
    cdef public int street_cost, column_cost

    cdef inline dreams.Dream dream(self, Sheet here) noexcept nogil
    cdef int effect_instead(self, Town town, Sheet here, int effect) noexcept nogil
    cdef inline unsigned long long matching(self, int effect) noexcept nogil
    cdef void on_write(self, Town town, Sheet here, int place) noexcept nogil

    @cython.locals(here=Sheet, seat=cython.int, won=cython.bint)
    cdef inline void decide(self, Town town, int line, unsigned long long houses) noexcept nogil

    @cython.locals(dream=dreams.Dream)
    cdef inline int bonus(self, Sheet here, int line) noexcept nogil

    @cython.locals(dream=dreams.Dream)
    cdef inline void set_bonus(self, Sheet here, int line, int state) noexcept nogil

    @cython.locals(here=Sheet, whole=cython.int, seat=cython.int, line=cython.int)
    cdef void on_round_end(self, Town town) noexcept nogil

    @cython.locals(found=cython.int, line=cython.int)
    cdef inline int open_bonuses(self, Sheet here, int first, int behind) noexcept nogil

    @cython.locals(here=Sheet, dream=dreams.Dream, streets=cython.int, columns=cython.int)
    cdef void on_completed(self, Town town, int slot) noexcept nogil
    cdef bint decides(self, Town town, Sheet here) noexcept nogil

    @cython.locals(line=cython.int, owed=cython.int)
    cdef void decisions(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void take_step(self, Town town, Sheet here, int step) noexcept nogil

    @cython.locals(found=cython.int, street=cython.int)
    cdef inline int crossed_streets(self, Town town) noexcept nogil
    cdef int rival_points(self, Town town) noexcept nogil

    @cython.locals(dream=dreams.Dream, houses=cython.ulonglong, ideal=cython.int, points=cython.int)
    cdef inline int column_points(self, Sheet here, int column) noexcept nogil

    @cython.locals(points=cython.int, column=cython.int, street=cython.int)
    cdef int points(self, Town town, Sheet here) noexcept nogil

    @cython.locals(found=cython.int, column=cython.int)
    cdef inline int whole_columns(self, unsigned long long houses) noexcept nogil

    @cython.locals(found=cython.int, street=cython.int)
    cdef inline int whole_streets(self, unsigned long long houses) noexcept nogil

    @cython.locals(found=cython.int, run=cython.int)
    cdef inline bint side_by_side(self, unsigned long long houses, int extra) noexcept nogil

    @cython.locals(
        row=cython.ulonglong, square=cython.ulonglong, at=cython.int, found=cython.int, street=cython.int,
        column=cython.int
    )
    cdef inline bint squared(self, unsigned long long ideal, int size) noexcept nogil

    @cython.locals(ideal=cython.ulonglong, wanted=cython.ulonglong, colour=cython.int)
    cdef bint plan_fulfilled(self, Town town, Sheet here, int kind, int extra) noexcept nogil

    cpdef int streets_crossed(self, Town town)
    cpdef int column_of(self, Town town, int seat, int column)
