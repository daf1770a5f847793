cimport cython

from kvartal.core cimport bits, dice
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.facts cimport Box
from kvartal.games.welcome.supplies.facts cimport Pile

cdef unsigned long long WORD
cdef int HALF

@cython.locals(size=cython.int)
cdef void gather(Pile pile, Box box) noexcept nogil
cdef int left(Pile pile) noexcept nogil

@cython.locals(below=cython.int, k=cython.int)
cdef int any_card(Pile pile, Box box, Rng rng) noexcept nogil

@cython.locals(found=cython.int, i=cython.int, k=cython.int)
cdef int any_with(Pile pile, Box box, int effect, Rng rng) noexcept nogil
cdef bint holds(Pile pile, int i) noexcept nogil

@cython.locals(i=cython.int)
cdef void pull(Pile pile, Box box, int card) noexcept nogil

@cython.locals(i=cython.int, spot=cython.int)
cdef void put_back(Pile pile, Box box, int card) noexcept nogil

@cython.locals(plans=cython.ulonglong)
cdef int any_plan(Box box, int level, Rng rng) noexcept nogil
