# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct GarlandFacts:
    unsigned long long arcs

ctypedef GarlandFacts* Garland


cdef inline Garland garland_beside(void* first, int place) noexcept nogil:
    return <Garland>(<char*>first + place)


cdef inline int garland_size() noexcept nogil:
    return (sizeof(GarlandFacts) + 7) // 8 * 8
