# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct HuntFacts:
    unsigned long long eggs_taken
    unsigned long long pairs_taken
    signed char egg_house

ctypedef HuntFacts* Hunt


cdef inline Hunt hunt_beside(void* first, int place) noexcept nogil:
    return <Hunt>(<char*>first + place)


cdef inline int hunt_size() noexcept nogil:
    return (sizeof(HuntFacts) + 7) // 8 * 8
