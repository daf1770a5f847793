# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct FlockFacts:
    unsigned long long ducklings
    signed char phases[3]
    signed char rival_phases[3]

ctypedef FlockFacts* Flock


cdef inline Flock flock_beside(void* first, int place) noexcept nogil:
    return <Flock>(<char*>first + place)


cdef inline int flock_size() noexcept nogil:
    return (sizeof(FlockFacts) + 7) // 8 * 8
