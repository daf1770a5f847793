# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct RoundaboutFacts:
    signed char roundabout

ctypedef RoundaboutFacts* Roundabout


cdef inline Roundabout roundabout_beside(void* first, int place) noexcept nogil:
    return <Roundabout>(<char*>first + place)


cdef inline int roundabout_size() noexcept nogil:
    return (sizeof(RoundaboutFacts) + 7) // 8 * 8
