cimport cython

from kvartal.core cimport bits
from kvartal.games.sprawlopolis cimport codes
from kvartal.games.sprawlopolis.facts cimport City, Course
from kvartal.games.sprawlopolis.survey cimport Survey

cdef int PARTY[6]


cdef class Score(Survey):
    cdef Course course
    cdef readonly bint easy, apart, worst
    cdef readonly int hard
    cdef short mark[1024]
    cdef int tally[128]

    cdef inline int total(self) noexcept nogil
    @cython.locals(points=cython.int, i=cython.int)
    cdef inline int sum(self) noexcept nogil
    cdef inline int target(self) noexcept nogil
    cdef inline int groups(self) noexcept nogil

    @cython.locals(best=cython.int, zone=cython.int)
    cdef inline int counted(self) noexcept nogil
    cdef inline int toll(self) noexcept nogil
    cdef inline int points(self, int card) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int)
    cdef inline int number(self, int zone) noexcept nogil

    @cython.locals(city=City, found=cython.int, side=cython.int, other=cython.int)
    cdef inline int beside(self, int at, int zone) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef inline int stacks(self) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef inline int central_perks(self) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef inline int jungle(self) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef inline int skid_row(self) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, upright=cython.bint, across=cython.bint)
    cdef inline int tourist_traps(self) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, zone=cython.int)
    cdef inline int block_party(self) noexcept nogil

    @cython.locals(found=cython.int, i=cython.int, at=cython.int, homes=cython.bint, first=cython.bint, points=cython.int)
    cdef inline int burbs(self) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, zone=cython.int, side=cython.int, other=cython.int)
    cdef inline int around(self, int root) noexcept nogil

    @cython.locals(city=City, row=cython.int, column=cython.int, line=cython.ulonglong)
    cdef inline void count_lines(self, int zone) noexcept nogil

    @cython.locals(city=City, found=cython.int, row=cython.int, column=cython.int)
    cdef inline int bloom_boom(self) noexcept nogil

    @cython.locals(city=City, across=cython.int, down=cython.int)
    cdef inline int longest_line(self, int zone) noexcept nogil
    @cython.locals(city=City)
    cdef inline int sprawl(self) noexcept nogil

    @cython.locals(found=cython.int, line=cython.int)
    cdef inline int most(self, int first, int last) noexcept nogil

    @cython.locals(i=cython.int)
    cdef inline void unmark(self) noexcept nogil

    @cython.locals(found=cython.int, i=cython.int, at=cython.int, side=cython.int, other=cython.int, root=cython.int)
    cdef inline int outskirts(self) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, side=cython.int, other=cython.int, homes=cython.int)
    cdef inline int mini_marts(self) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef inline int longest_road(self) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, side=cython.int, root=cython.int, park=cython.int)
    cdef inline int park_hopping(self) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef inline int loops(self) noexcept nogil

    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, root=cython.int, zone=cython.int)
    cdef inline int commute(self) noexcept nogil
