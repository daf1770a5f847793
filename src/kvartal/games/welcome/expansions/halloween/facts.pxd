# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct NightFacts:
    unsigned long long ghosts
    unsigned long long candies
    signed char ghost_level
    signed char candy_level
    signed char ghosts_gone
    signed char candies_gone
    signed char bonus
    signed char treated
    signed char treats
    signed char haunted
    signed char sweet

ctypedef NightFacts* Night


cdef inline Night night_beside(void* first, int place) noexcept nogil:
    return <Night>(<char*>first + place)


cdef inline int night_size() noexcept nogil:
    return (sizeof(NightFacts) + 7) // 8 * 8
