from kvartal.core cimport memory


cdef class Rows:
    cdef readonly object layout
    cdef readonly int count, first, size
    cdef char* data

    cdef void become(self, Rows other) noexcept nogil
    cdef void take(self, int seat, Rows other) noexcept nogil
    cpdef bint same(self, int seat, Rows other)
