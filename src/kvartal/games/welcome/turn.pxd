cimport cython

from kvartal.core cimport bits, dice
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, facts, plans, sheet
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Town

cdef int lowest(int number, int effect) noexcept nogil
cdef int highest(int number, int effect) noexcept nogil
@cython.locals(effect=cython.int)
cdef int brought(Town town, Sheet here, int combo) noexcept nogil

@cython.locals(spots=cython.ulonglong, other=cython.int)
cdef unsigned long long reach(Sheet here, int number, int effect) noexcept nogil

@cython.locals(plain=cython.bint, combo=cython.int, number=cython.int)
cdef void list_pairs(Town town, Sheet here, Moves out) noexcept nogil

@cython.locals(number=cython.int)
cdef void list_writes(Sheet here, Moves out) noexcept nogil

@cython.locals(size=cython.int, street=cython.int)
cdef void list_effect(Town town, Sheet here, Moves out) noexcept nogil

@cython.locals(left=cython.ulonglong, right=cython.ulonglong, rest=cython.ulonglong, number=cython.int, place=cython.int)
cdef void list_bis(Town town, Sheet here, Moves out) noexcept nogil
cdef void list_close(Town town, Sheet here, Moves out) noexcept nogil

@cython.locals(stage=cython.int)
cdef void list_steps(Town town, Sheet here, Moves out) noexcept nogil
cdef bint list_required(Town town, Sheet here, Moves out) noexcept nogil

@cython.locals(stage=cython.int)
cdef void list_free(Town town, Sheet here, Moves out) noexcept nogil
cdef void list_rest(Town town, Sheet here, Moves out) noexcept nogil

@cython.locals(spots=cython.ulonglong, k=cython.int)
cdef int any_step(Town town, Sheet here, Rng rng, Moves moves) noexcept nogil

@cython.locals(left=cython.ulonglong, right=cython.ulonglong, k=cython.int, place=cython.int)
cdef int any_bis(Sheet here, Rng rng, Moves moves) noexcept nogil
cdef void take_step(Town town, Sheet here, int code) noexcept nogil
cdef void build(Town town, Sheet here, int number, int place) noexcept nogil
cdef void use(Town town, Sheet here, int code) noexcept nogil
cdef void forget(Sheet here) noexcept nogil
