cimport cython

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.games.welcome cimport codes
from kvartal.games.welcome.module cimport Module
from kvartal.games.welcome.sheet cimport Sheets

cdef int FULL, BIS, TEMPS, ENDS, PARKS, POOLS, BOTH, ALL


cdef class Expert(Module):
    cdef public int most
    cdef int costs[3]

    @cython.locals(m=cython.int, b=cython.int, stage=cython.int, idle=cython.bint, spots=cython.ulonglong)
    cdef void steps(self, Sheets sheets, int row, Moves out) noexcept nogil
    cdef void step(self, Sheets sheets, int row, int code) noexcept nogil
    cdef void closed(self, Sheets sheets, int row) noexcept nogil
    cdef int points(self, Sheets sheets, int row) noexcept nogil
    cdef bint parked(self, Sheets sheets, int row, int street) noexcept nogil

    @cython.locals(printed=cython.ulonglong)
    cdef bint pooled(self, Sheets sheets, int row, int street) noexcept nogil

    @cython.locals(
        m=cython.int, street=cython.ulonglong, edge=cython.ulonglong, places=cython.ulonglong, found=cython.int,
        street_number=cython.int
    )
    cdef bint fulfils(self, Sheets sheets, int row, int owner, int kind, int extra) noexcept nogil
    cdef unsigned long long edge(self, Sheets sheets) noexcept nogil
    cdef unsigned long long uses(self, Sheets sheets, int row, int owner, int kind, int extra) noexcept nogil

    @cython.locals(built=cython.int)
    cdef double tempts(self, Sheets sheets, int row, int code) noexcept nogil
