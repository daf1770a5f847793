cimport cython

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.core.rng cimport Rng
from kvartal.games.welcome cimport codes, sheet
from kvartal.games.welcome.box cimport Box
from kvartal.games.welcome.turn cimport Turns


cdef class Sense(Turns):
    cdef int wants[7]
    cdef int fenced[7]
    cdef unsigned long long alive

    @cython.locals(
        m=cython.int, b=cython.int, number=cython.int, size=cython.int, slot=cython.int, start=cython.int,
        end=cython.int, dead=cython.ulonglong, used=cython.ulonglong, rest=cython.ulonglong
    )
    cdef void study(self, int row) noexcept nogil

    @cython.locals(
        m=cython.int, b=cython.int, street=cython.ulonglong, houses=cython.ulonglong, low=cython.int, high=cython.int,
        left=cython.int, right=cython.int, at=cython.int, slots=cython.int, before=cython.double, here=cython.double,
        behind=cython.double, off=cython.double, value=cython.double
    )
    cdef double lie(self, int row, int number, int place) noexcept nogil

    @cython.locals(agents=cython.int, gain=cython.int, likely=cython.double)
    cdef double hired_value(self, int row, int size) noexcept nogil

    @cython.locals(
        b=cython.int, street=cython.int, parks=cython.int, at=cython.int, size=cython.int, value=cython.double,
        gain=cython.double
    )
    cdef double drawn_value(self, int row, int effect, int place) noexcept nogil

    @cython.locals(m=cython.int, size=cython.int, part=cython.ulonglong, empty=cython.ulonglong, worth=cython.double)
    cdef double piece(self, int row, int first, int last) noexcept nogil

    @cython.locals(fences=cython.ulonglong, first=cython.int, last=cython.int, whole=cython.double)
    cdef double fence_value(self, int row, int gap) noexcept nogil

    @cython.locals(
        m=cython.int, bis=cython.int, value=cython.double, fences=cython.ulonglong, first=cython.int, size=cython.int,
        part=cython.ulonglong
    )
    cdef double bis_value(self, int row, int place) noexcept nogil

    @cython.locals(value=cython.double)
    cdef double written_value(self, int row, int number, int place, int effect) noexcept nogil

    @cython.locals(
        m=cython.int, number=cython.int, effect=cython.int, low=cython.int, high=cython.int, best=cython.double,
        other=cython.int, spots=cython.ulonglong, value=cython.double
    )
    cdef double taken_value(self, int row, int combo) noexcept nogil

    @cython.locals(b=cython.int, place=cython.int)
    cdef double appraise(self, int row, int code) noexcept nogil

    @cython.locals(row=cython.int, best=cython.int, i=cython.int, most=cython.double, value=cython.double)
    cdef int policy(self, Rng rng, Moves moves) noexcept nogil

    @cython.locals(row=cython.int, kept=cython.int, i=cython.int, most=cython.double, value=cython.double)
    cdef void consider(self, Moves out) noexcept nogil
