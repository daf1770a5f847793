from kvartal.core.position cimport Moves
from kvartal.games.welcome.box cimport Box
from kvartal.games.welcome.sheet cimport Sheets


cdef class Module:
    cdef public Module next
    cdef public int number, masks_at, boxes_at, codes_at, cards_at

    cdef bint opens(self, Sheets sheets, int row) noexcept nogil
    cdef bint owes(self, Sheets sheets, int row) noexcept nogil
    cdef void owed(self, Sheets sheets, int row, Moves out) noexcept nogil
    cdef void steps(self, Sheets sheets, int row, Moves out) noexcept nogil
    cdef void step(self, Sheets sheets, int row, int code) noexcept nogil
    cdef int brings(self, Sheets sheets, int row, int effect) noexcept nogil
    cdef void wrote(self, Sheets sheets, int row, int place) noexcept nogil
    cdef void closed(self, Sheets sheets, int row) noexcept nogil
    cdef void resolved(self, Sheets sheets) noexcept nogil
    cdef void compared(self, Sheets sheets) noexcept nogil
    cdef bint ends(self, Sheets sheets) noexcept nogil
    cdef int points(self, Sheets sheets, int row) noexcept nogil
    cdef bint suits(self, Sheets sheets, int row, int owner, int kind, unsigned long long estate) noexcept nogil
    cdef bint fulfils(self, Sheets sheets, int row, int owner, int kind, int extra) noexcept nogil
    cdef unsigned long long uses(self, Sheets sheets, int row, int owner, int kind, int extra) noexcept nogil
    cdef double lures(self, Sheets sheets, int row, int number, int place) noexcept nogil
    cdef double tempts(self, Sheets sheets, int row, int code) noexcept nogil
