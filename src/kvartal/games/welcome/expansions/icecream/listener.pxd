cimport cython

cimport kvartal.games.welcome.expansions.icecream.facts as icecream
cimport kvartal.games.welcome.modes.rivals.facts as rivals

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.expansions.icecream cimport kinds
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Listener, Town


cdef class Trucks(Listener):
    cdef readonly unsigned long long cones
    cdef signed char scoops[40]
    cdef signed char leftward[3]
    cdef signed char last[3]
    cdef public int rival_card, rival_route

    cdef inline icecream.Sales sales(self, Sheet here) noexcept nogil
    cdef inline unsigned long long ahead(self, Town town, int place) noexcept nogil
    cdef inline unsigned long long behind(self, Town town, int place) noexcept nogil

    @cython.locals(sales=icecream.Sales)
    cdef void on_write(self, Town town, Sheet here, int place) noexcept nogil

    @cython.locals(sales=icecream.Sales)
    cdef inline bint finished(self, Sheet here, int street) noexcept nogil

    @cython.locals(sales=icecream.Sales, met=cython.ulonglong, won=cython.int, street=cython.int)
    cdef inline int win(self, Sheet here) noexcept nogil

    @cython.locals(sales=icecream.Sales, won=cython.int, street=cython.int, seat=cython.int)
    cdef void on_round_end(self, Town town) noexcept nogil

    @cython.locals(sales=icecream.Sales, rest=cython.ulonglong, points=cython.int)
    cdef inline int earned(self, Town town, Sheet here, int street) noexcept nogil

    @cython.locals(points=cython.int, street=cython.int)
    cdef int points(self, Town town, Sheet here) noexcept nogil

    @cython.locals(found=cython.int, street=cython.int)
    cdef inline int open_routes(self, Sheet here) noexcept nogil

    @cython.locals(here=Sheet)
    cdef void on_completed(self, Town town, int slot) noexcept nogil
    cdef bint decides(self, Town town, Sheet here) noexcept nogil

    @cython.locals(street=cython.int)
    cdef void decisions(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void take_step(self, Town town, Sheet here, int step) noexcept nogil

    @cython.locals(rival=rivals.Rival, found=cython.int, i=cython.int)
    cdef inline int rival_cards(self, Town town) noexcept nogil

    @cython.locals(found=cython.int, street=cython.int)
    cdef inline int crossed_routes(self, Town town) noexcept nogil
    cdef int rival_points(self, Town town) noexcept nogil

    @cython.locals(sold=cython.int)
    cdef bint estate_fits(self, Town town, Sheet here, int kind, unsigned long long estate) noexcept nogil

    @cython.locals(sold=cython.ulonglong, street=cython.int, found=cython.int)
    cdef bint plan_fulfilled(self, Town town, Sheet here, int kind, int extra) noexcept nogil

    cpdef int cards_given(self, Town town)
    cpdef int routes_crossed(self, Town town)
    cpdef int earned_on(self, Town town, int seat, int street)
    cpdef bint has_finished(self, Town town, int seat, int street)
    cpdef unsigned long long passed(self, Town town, int place)
