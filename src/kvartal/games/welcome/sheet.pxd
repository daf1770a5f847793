cimport cython

from kvartal.core cimport bits
from kvartal.core.tower cimport Tower
from kvartal.games.welcome cimport codes
from kvartal.games.welcome.box cimport Box

cdef unsigned long long ONE, WORD


cdef class Sheets(Tower):
    cdef public Box box
    cdef public int lowest, held, masks_each, boxes_each, hired
    cdef public unsigned long long[::1] masks
    cdef public short[::1] boxes
    cdef public unsigned long long[::1] old_masks
    cdef public short[::1] old_boxes
    cdef int sizes[7]

    @cython.locals(m=cython.int, b=cython.int, number=cython.int, place=cython.int, slot=cython.int)
    cdef void clear(self, int row) noexcept nogil

    @cython.locals(
        m=cython.int, left=cython.ulonglong, right=cython.ulonglong, cuts=cython.ulonglong, here=cython.ulonglong,
        gone=cython.ulonglong, cut=cython.int, other=cython.int
    )
    cdef void shut(self, int row, int number, int place) noexcept nogil

    @cython.locals(m=cython.int)
    cdef void put(self, int row, int number, int place) noexcept nogil

    cdef void wrote(self, int row, int place) noexcept nogil

    @cython.locals(m=cython.int, b=cython.int, left=cython.ulonglong)
    cdef void repeat(self, int row, int number, int place) noexcept nogil

    @cython.locals(m=cython.int)
    cdef void cut(self, int row, int place) noexcept nogil

    @cython.locals(
        m=cython.int, b=cython.int, rest=cython.ulonglong, free=cython.ulonglong, number=cython.int, place=cython.int
    )
    cdef void reopen(self, int row) noexcept nogil

    @cython.locals(b=cython.int)
    cdef void forgo(self, int row) noexcept nogil

    @cython.locals(m=cython.int, used=cython.ulonglong)
    cdef unsigned long long fence_gaps(self, int row) noexcept nogil

    @cython.locals(m=cython.int)
    cdef unsigned long long bis_left(self, int row) noexcept nogil

    @cython.locals(m=cython.int)
    cdef unsigned long long bis_right(self, int row) noexcept nogil

    @cython.locals(
        m=cython.int, missing=cython.ulonglong, rest=cython.ulonglong, start=cython.int, end=cython.int, size=cython.int
    )
    cdef void survey(self, int row, unsigned long long barred) noexcept nogil

    @cython.locals(m=cython.int, fences=cython.ulonglong, part=cython.ulonglong, size=cython.int)
    cdef unsigned long long estate_from(self, int row, int start) noexcept nogil

    @cython.locals(b=cython.int, points=cython.int, slot=cython.int)
    cdef int plan_points(self, int row) noexcept nogil

    @cython.locals(b=cython.int, points=cython.int, street=cython.int)
    cdef int park_points(self, int row) noexcept nogil
    cdef int pool_points(self, int row) noexcept nogil

    @cython.locals(temps=cython.int, ahead=cython.int)
    cdef int temp_points(self, int row) noexcept nogil

    @cython.locals(b=cython.int, points=cython.int, size=cython.int)
    cdef int estate_points(self, int row) noexcept nogil
    cdef int bis_points(self, int row) noexcept nogil
    cdef int refusal_points(self, int row) noexcept nogil
    cdef int sheet_points(self, int row) noexcept nogil

    @cython.locals(hired=cython.int, row=cython.int)
    cdef void count_temps(self) noexcept nogil
