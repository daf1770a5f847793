cimport cython

from kvartal.core cimport marks
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, facts, plans, sheet, sizes, turn
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.supplies cimport pile
from kvartal.games.welcome.town cimport Town


cdef class Welcome(Town):
    @cython.locals(code=cython.int)
    cdef int draw(self, Rng rng) noexcept nogil
    cdef void reveal(self, int code) noexcept nogil

    @cython.locals(count=cython.int)
    cdef int planned(self) noexcept nogil
    cdef int who(self) noexcept nogil

    @cython.locals(steps=cython.int)
    cdef int finish(self, Rng rng, Moves moves) noexcept nogil
    cdef void fill(self, Moves out) noexcept nogil
    cdef int chosen(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(here=Sheet)
    cdef void apply(self, int code) noexcept nogil
    cdef void finish_turn(self, Sheet here) noexcept nogil

    @cython.locals(over=cython.bint, shuffle=cython.bint, here=Sheet, seat=cython.int, done=cython.int, slot=cython.int)
    cdef void resolve(self) noexcept nogil

    @cython.locals(seat=cython.int)
    cdef void forget_turns(self) noexcept nogil

    @cython.locals(other=cython.int)
    cdef void redeal(self, int seat, Rng rng) noexcept nogil

    cpdef int stage_of(self, int seat)

    @cython.locals(twin=Welcome)
    cpdef as_begun(self)

    @cython.locals(counts=cython.ulonglong)
    cpdef list estates(self, int seat, unsigned long long barred=*)

    @cython.locals(here=Sheet, picked=cython.ulonglong)
    cpdef list wanting(self, int seat)

    @cython.locals(here=Sheet)
    cpdef dict tracks(self, int seat)
