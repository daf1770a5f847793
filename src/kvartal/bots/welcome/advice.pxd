cimport cython

from kvartal.games.welcome cimport facts
from kvartal.games.welcome.facts cimport Sheet
from kvartal.games.welcome.town cimport Listener, Town


cdef double GIFT


cdef class Advice:
    cdef readonly Listener listener
    cdef public Advice next

    cdef double given_away(self, Town world, Sheet here, int combo) noexcept nogil
    cdef unsigned long long doomed(self, Town world, Sheet here) noexcept nogil
    cdef double on_write(self, Town world, Sheet here, int number, int place) noexcept nogil
    cdef double on_effect(self, Town world, Sheet here, int effect, int place) noexcept nogil
    cdef double on_fence(self, Town world, Sheet here, int gap) noexcept nogil
    cdef double on_step(self, Town world, Sheet here, int step) noexcept nogil

    @cython.locals(places=cython.ulonglong)
    cdef unsigned long long all_doomed(self, Town world, Sheet here) noexcept nogil

    @cython.locals(value=cython.double)
    cdef double all_on_write(self, Town world, Sheet here, int number, int place) noexcept nogil

    @cython.locals(value=cython.double)
    cdef double all_on_effect(self, Town world, Sheet here, int effect, int place) noexcept nogil

    @cython.locals(value=cython.double)
    cdef double all_on_fence(self, Town world, Sheet here, int gap) noexcept nogil
    cdef double any_on_step(self, Town world, Sheet here, int code) noexcept nogil
