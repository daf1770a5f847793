# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct RivalFacts:
    short given[32]
    signed char gifts
    short stack[32]
    signed char height
    signed char laid[32]
    signed char completed[3]
    short rewards[3]

ctypedef RivalFacts* Rival


cdef inline Rival rival_beside(void* first, int place) noexcept nogil:
    return <Rival>(<char*>first + place)


cdef inline int rival_size() noexcept nogil:
    return (sizeof(RivalFacts) + 7) // 8 * 8
