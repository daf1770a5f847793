# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct LandingFacts:
    unsigned long long zurgs
    signed char goal

ctypedef LandingFacts* Landing


cdef inline Landing landing_beside(void* first, int place) noexcept nogil:
    return <Landing>(<char*>first + place)


cdef inline int landing_size() noexcept nogil:
    return (sizeof(LandingFacts) + 7) // 8 * 8
