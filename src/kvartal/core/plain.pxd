from kvartal.core cimport marks
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.core.rows cimport Rows


cdef class PlainRows(Rows):
    cdef readonly list live

    cdef void become(self, Rows other) noexcept with gil
    cdef void take(self, int seat, Rows other) noexcept with gil


cdef class Plain(Position):
    cdef public object failure

    cdef int who(self) noexcept with gil
    cdef void fill(self, Moves out) noexcept with gil
    cdef void apply(self, int code) noexcept with gil
    cdef int draw(self, Rng rng) noexcept with gil
    cdef void reveal(self, int code) noexcept with gil
    cdef void redeal(self, int seat, Rng rng) noexcept with gil
