# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct ShelterFacts:
    signed char bunkers[40]
    short dug[3]
    short room[3]
    short rival_total

ctypedef ShelterFacts* Shelter


cdef inline Shelter shelter_beside(void* first, int place) noexcept nogil:
    return <Shelter>(<char*>first + place)


cdef inline int shelter_size() noexcept nogil:
    return (sizeof(ShelterFacts) + 7) // 8 * 8


cdef struct DepthsFacts:
    short most_room[3]

ctypedef DepthsFacts* Depths


cdef inline Depths depths_beside(void* first, int place) noexcept nogil:
    return <Depths>(<char*>first + place)


cdef inline int depths_size() noexcept nogil:
    return (sizeof(DepthsFacts) + 7) // 8 * 8
