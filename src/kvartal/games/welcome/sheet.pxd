cimport cython

from kvartal.core cimport bits
from kvartal.games.welcome cimport codes, sizes
from kvartal.games.welcome.facts cimport Box, Sheet

cdef unsigned long long ONE
cdef int LARGEST

cdef unsigned long long span(int first, int size) noexcept nogil

@cython.locals(cuts=cython.ulonglong, cut=cython.int)
cdef unsigned long long room(Sheet sheet, int place, unsigned long long side) noexcept nogil

@cython.locals(
    left=cython.ulonglong, right=cython.ulonglong, here=cython.ulonglong, below=cython.ulonglong, above=cython.ulonglong,
    other=cython.int
)
cdef void shut(Sheet sheet, Box box, int number, int place) noexcept nogil

@cython.locals(limit=cython.int, other=cython.int)
cdef void shut_quarters(Sheet sheet, int number, unsigned long long below, unsigned long long above) noexcept nogil
cdef void put(Sheet sheet, Box box, int number, int place) noexcept nogil
cdef void fence(Sheet sheet, Box box, int gap) noexcept nogil
cdef void copy_beside(Sheet sheet, Box box, int number, int place) noexcept nogil
cdef void cut(Sheet sheet, Box box, int place) noexcept nogil

@cython.locals(here=cython.ulonglong, stood=cython.bint, number=cython.int)
cdef void lose(Sheet sheet, Box box, int place) noexcept nogil

@cython.locals(
    street=cython.ulonglong, gap=cython.ulonglong, low=cython.int, high=cython.int, first=cython.int, last=cython.int,
    number=cython.int
)
cdef void vacate(Sheet sheet, Box box, int place) noexcept nogil

@cython.locals(free=cython.ulonglong, rest=cython.ulonglong, number=cython.int, place=cython.int)
cdef void reopen(Sheet sheet, Box box) noexcept nogil

@cython.locals(
    rest=cython.ulonglong, walls=cython.ulonglong, gap=cython.ulonglong, street=cython.int, number=cython.int,
    place=cython.int, low=cython.int, high=cython.int, anew=cython.bint
)
cdef void reopen_wholes(Sheet sheet, Box box, unsigned long long free) noexcept nogil

@cython.locals(plain=cython.ulonglong)
cdef unsigned long long orphans(Sheet sheet) noexcept nogil

@cython.locals(copies=cython.ulonglong, left=cython.ulonglong, right=cython.ulonglong, place=cython.int)
cdef void withdraw(Sheet sheet) noexcept nogil

@cython.locals(here=cython.ulonglong)
cdef void join(Sheet sheet, Box box, int number, int place) noexcept nogil

@cython.locals(
    copies=cython.ulonglong, left=cython.ulonglong, right=cython.ulonglong, place=cython.int, number=cython.int
)
cdef void readmit(Sheet sheet, Box box) noexcept nogil

@cython.locals(here=cython.ulonglong, rest=cython.ulonglong, equal=cython.ulonglong, at=cython.int, beside=cython.bint)
cdef bint again(Sheet sheet, Box box, int number, int place) noexcept nogil

@cython.locals(joined=cython.ulonglong, place=cython.int, number=cython.int)
cdef void renew(Sheet sheet, Box box) noexcept nogil
cdef void forgo(Sheet sheet) noexcept nogil

cdef unsigned long long fence_gaps(Sheet sheet, Box box) noexcept nogil
cdef unsigned long long bis_left(Sheet sheet) noexcept nogil
cdef unsigned long long bis_right(Sheet sheet) noexcept nogil

@cython.locals(fences=cython.ulonglong, spots=cython.ulonglong, hop=cython.ulonglong)
cdef unsigned long long right_of(Sheet sheet, unsigned long long houses) noexcept nogil

@cython.locals(fences=cython.ulonglong, spots=cython.ulonglong, hop=cython.ulonglong)
cdef unsigned long long left_of(Sheet sheet, unsigned long long houses) noexcept nogil
cdef int previous(Sheet sheet, int place) noexcept nogil
cdef int following(Sheet sheet, int place) noexcept nogil

@cython.locals(houses=cython.ulonglong, at=cython.ulonglong, counts=cython.ulonglong, size=cython.int)
cdef unsigned long long estate_counts(Sheet sheet, unsigned long long barred) noexcept nogil

@cython.locals(part=cython.ulonglong, size=cython.int)
cdef unsigned long long estate_from(Sheet sheet, int start) noexcept nogil

@cython.locals(points=cython.int, slot=cython.int)
cdef int plan_points(Sheet sheet) noexcept nogil

@cython.locals(points=cython.int, street=cython.int)
cdef int park_points(Sheet sheet, Box box) noexcept nogil
cdef int pool_points(Sheet sheet, Box box) noexcept nogil

@cython.locals(counts=cython.ulonglong, points=cython.int, size=cython.int)
cdef int estate_points(Sheet sheet, Box box) noexcept nogil
cdef int costs(Sheet sheet, Box box) noexcept nogil
