cimport cython

cdef unsigned long long WORD, MULTIPLIER, GOLDEN, MIX_1, MIX_2


@cython.final
cdef class Rng:
    cdef public unsigned long long state

    @cython.locals(mixed=cython.ulonglong)
    cdef void reseed(self, unsigned long long seed) noexcept nogil

    @cython.locals(word=cython.ulonglong)
    cdef unsigned long long next(self) noexcept nogil

    # Signed, so that differences with it may be negative, as they are in Python.
    @cython.locals(word=cython.ulonglong)
    cdef long long below(self, unsigned long long bound) noexcept nogil
