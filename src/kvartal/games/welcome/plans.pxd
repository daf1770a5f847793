cimport cython

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.games.welcome cimport codes, sheet
from kvartal.games.welcome.box cimport Box
from kvartal.games.welcome.module cimport Module
from kvartal.games.welcome.sheet cimport Sheets


cdef class Plans(Sheets):
    cdef public Module modules
    cdef int plan[3]
    cdef public int approved
    cdef int lacks[7]

    @cython.locals(
        kind=cython.int, owner=cython.int, m=cython.int, missing=cython.ulonglong, rest=cython.ulonglong,
        part=cython.ulonglong, start=cython.int, end=cython.int, size=cython.int
    )
    cdef void look_for(self, int row, int plan, unsigned long long barred) noexcept nogil

    @cython.locals(plan=cython.int, size=cython.int, short=cython.int, fulfilled=cython.bint)
    cdef bint claimable(self, int row, int slot) noexcept nogil

    @cython.locals(m=cython.int, b=cython.int, plan=cython.int)
    cdef void claim(self, int row, int slot) noexcept nogil

    @cython.locals(plan=cython.int, total=cython.int, size=cython.int)
    cdef int lack(self, int row) noexcept nogil

    @cython.locals(
        plan=cython.int, kind=cython.int, owner=cython.int, m=cython.int, missing=cython.ulonglong,
        rest=cython.ulonglong, part=cython.ulonglong, found=cython.ulonglong, start=cython.int, end=cython.int,
        size=cython.int
    )
    cdef unsigned long long pickable(self, int row) noexcept nogil

    @cython.locals(m=cython.int, starts=cython.ulonglong, wanted=cython.int, size=cython.int)
    cdef void settle(self, int row) noexcept nogil

    @cython.locals(m=cython.int, b=cython.int, slot=cython.int, plan=cython.int)
    cdef void complete(self, int row) noexcept nogil

    @cython.locals(
        b=cython.int, slot=cython.int, plan=cython.int, size=cython.int, short=cython.int, total=cython.int,
        counted=cython.bint
    )
    cdef void fill_claims(self, int row, Moves out) noexcept nogil
