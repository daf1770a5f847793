# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct CityFacts:
    unsigned long long lanes[64]
    unsigned char cell[1024]
    signed char north
    signed char south
    signed char west
    signed char east
    signed char cards
    int laid[15]

ctypedef CityFacts* City


cdef inline City city_at(Rows rows, int seat) noexcept nogil:
    return <City>(rows.data + (seat - rows.first) * <long long>rows.size)


cdef inline int city_size() noexcept nogil:
    return (sizeof(CityFacts) + 7) // 8 * 8


cdef struct CourseFacts:
    signed char stage
    signed char turn
    signed char goals[3]
    signed char top
    int deck

ctypedef CourseFacts* Course


cdef inline Course course_beside(void* first, int place) noexcept nogil:
    return <Course>(<char*>first + place)


cdef inline int course_size() noexcept nogil:
    return (sizeof(CourseFacts) + 7) // 8 * 8


cdef struct HandFacts:
    int held
    int known

ctypedef HandFacts* Hand


cdef inline Hand hand_at(Rows rows, int seat) noexcept nogil:
    return <Hand>(rows.data + (seat - rows.first) * <long long>rows.size)


cdef inline int hand_size() noexcept nogil:
    return (sizeof(HandFacts) + 7) // 8 * 8
