cimport cython

from kvartal.bots.evaluator cimport Evaluator
from kvartal.bots.welcome.advice cimport Advice
from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, facts, plans, sheet, turn
from kvartal.games.welcome.facts cimport Box, Sheet
from kvartal.games.welcome.position cimport Welcome


cdef class Judge(Evaluator):
    cdef readonly Welcome world
    cdef Advice tips
    cdef double below[20]
    cdef int wants[7]
    cdef int fenced[7]
    cdef unsigned long long doomed
    cdef unsigned long long dead
    cdef unsigned long long fences

    @cython.locals(number=cython.int, i=cython.int)
    cdef void weigh(self) noexcept nogil

    @cython.locals(
        box=Box, number=cython.int, size=cython.int, slot=cython.int, plan=cython.int, start=cython.int, end=cython.int,
        alive=cython.ulonglong, rest=cython.ulonglong
    )
    cdef void prepare(self, Sheet here) noexcept nogil

    @cython.locals(
        street=cython.ulonglong, low=cython.int, high=cython.int, left=cython.int, right=cython.int, at=cython.int,
        slots=cython.int, before=cython.double, equal=cython.double, behind=cython.double, off=cython.double,
        value=cython.double
    )
    cdef double room_value(self, Sheet here, int number, int place) noexcept nogil
    cdef double written_value(self, Sheet here, int number, int place, int effect) noexcept nogil

    @cython.locals(
        number=cython.int, effect=cython.int, best=cython.double, other=cython.int, spots=cython.ulonglong,
        value=cython.double
    )
    cdef double taken_value(self, Sheet here, int combo) noexcept nogil

    @cython.locals(
        box=Box, street=cython.int, parks=cython.int, at=cython.int, size=cython.int, value=cython.double,
        gain=cython.double
    )
    cdef double effect_value(self, Sheet here, int effect, int place) noexcept nogil

    @cython.locals(agents=cython.int, at=cython.int, gain=cython.int, likely=cython.double)
    cdef double agent_value(self, Sheet here, int size) noexcept nogil

    @cython.locals(size=cython.int, value=cython.double)
    cdef double piece_value(self, Sheet here, int first, int last) noexcept nogil

    @cython.locals(first=cython.int, last=cython.int, whole=cython.double)
    cdef double fence_value(self, Sheet here, int gap) noexcept nogil

    @cython.locals(value=cython.double, first=cython.int, size=cython.int)
    cdef double bis_value(self, Sheet here, int place) noexcept nogil

    @cython.locals(gap=cython.int, place=cython.int, number=cython.int)
    cdef double step_value(self, Sheet here, int code) noexcept nogil

    @cython.locals(here=Sheet, best=cython.int, i=cython.int, most=cython.double, value=cython.double)
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(here=Sheet, kept=cython.int, i=cython.int, most=cython.double, value=cython.double)
    cdef void consider(self, Moves out) noexcept nogil

    @cython.locals(mine=cython.int, best=cython.int, other=cython.int, value=cython.double)
    cdef double value(self, int seat) noexcept nogil

    @cython.locals(here=Sheet)
    cpdef double rate(self, int code)

cdef bint is_effect(int code) noexcept nogil
cdef bint is_claim(int code) noexcept nogil
