# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct DreamFacts:
    unsigned long long ideal
    signed char street_bonus[5]
    signed char column_bonus[7]
    signed char streets_owed
    signed char columns_owed

ctypedef DreamFacts* Dream


cdef inline Dream dream_beside(void* first, int place) noexcept nogil:
    return <Dream>(<char*>first + place)


cdef inline int dream_size() noexcept nogil:
    return (sizeof(DreamFacts) + 7) // 8 * 8
