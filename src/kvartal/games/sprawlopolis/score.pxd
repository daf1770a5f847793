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

    @cython.final
    cdef int total(self) noexcept nogil
    @cython.final
    @cython.locals(points=cython.int, i=cython.int)
    cdef int sum(self) noexcept nogil
    @cython.final
    cdef int target(self) noexcept nogil
    @cython.final
    cdef int groups(self) noexcept nogil

    @cython.final
    @cython.locals(best=cython.int, zone=cython.int)
    cdef int counted(self) noexcept nogil
    @cython.final
    cdef int toll(self) noexcept nogil
    @cython.final
    cdef int points(self, int card) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int)
    cdef int number(self, int zone) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, side=cython.int, other=cython.int)
    cdef int beside(self, int at, int zone) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef int stacks(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef int central_perks(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef int jungle(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef int skid_row(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, upright=cython.bint, across=cython.bint)
    cdef int tourist_traps(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, zone=cython.int)
    cdef int block_party(self) noexcept nogil

    @cython.final
    @cython.locals(found=cython.int, i=cython.int, at=cython.int, homes=cython.bint, first=cython.bint, points=cython.int)
    cdef int burbs(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, zone=cython.int, side=cython.int, other=cython.int)
    cdef int around(self, int root) noexcept nogil

    @cython.final
    @cython.locals(city=City, row=cython.int, column=cython.int, line=cython.ulonglong)
    cdef void count_lines(self, int zone) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, row=cython.int, column=cython.int)
    cdef int bloom_boom(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, across=cython.int, down=cython.int)
    cdef int longest_line(self, int zone) noexcept nogil
    @cython.final
    @cython.locals(city=City)
    cdef int sprawl(self) noexcept nogil

    @cython.final
    @cython.locals(found=cython.int, line=cython.int)
    cdef int most(self, int first, int last) noexcept nogil

    @cython.final
    @cython.locals(i=cython.int)
    cdef void unmark(self) noexcept nogil

    @cython.final
    @cython.locals(found=cython.int, i=cython.int, at=cython.int, side=cython.int, other=cython.int, root=cython.int)
    cdef int outskirts(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, side=cython.int, other=cython.int, homes=cython.int)
    cdef int mini_marts(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef int longest_road(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, side=cython.int, root=cython.int, park=cython.int)
    cdef int park_hopping(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int)
    cdef int loops(self) noexcept nogil

    @cython.final
    @cython.locals(city=City, found=cython.int, i=cython.int, at=cython.int, root=cython.int, zone=cython.int)
    cdef int commute(self) noexcept nogil
