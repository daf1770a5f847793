# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct SalesFacts:
    unsigned long long cones_sold
    unsigned long long cones_gone
    signed char route_bonus[3]
    signed char routes_owed

ctypedef SalesFacts* Sales


cdef inline Sales sales_beside(void* first, int place) noexcept nogil:
    return <Sales>(<char*>first + place)


cdef inline int sales_size() noexcept nogil:
    return (sizeof(SalesFacts) + 7) // 8 * 8
