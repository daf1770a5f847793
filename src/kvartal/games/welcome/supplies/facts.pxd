# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct PileFacts:
    unsigned long long low
    unsigned long long high
    int drawn

ctypedef PileFacts* Pile


cdef inline Pile pile_beside(void* first, int place) noexcept nogil:
    return <Pile>(<char*>first + place)


cdef inline int pile_size() noexcept nogil:
    return (sizeof(PileFacts) + 7) // 8 * 8


cdef struct StacksFacts:
    short tops[3]
    signed char effects[3]

ctypedef StacksFacts* Stacks


cdef inline Stacks stacks_beside(void* first, int place) noexcept nogil:
    return <Stacks>(<char*>first + place)


cdef inline int stacks_size() noexcept nogil:
    return (sizeof(StacksFacts) + 7) // 8 * 8


cdef struct HuntFacts:
    signed char found

ctypedef HuntFacts* Hunt


cdef inline Hunt hunt_beside(void* first, int place) noexcept nogil:
    return <Hunt>(<char*>first + place)


cdef inline int hunt_size() noexcept nogil:
    return (sizeof(HuntFacts) + 7) // 8 * 8


cdef struct HandFacts:
    short cards[3]
    short passed
    short masked
    signed char received

ctypedef HandFacts* Hand


cdef inline Hand hand_beside(void* first, int place) noexcept nogil:
    return <Hand>(<char*>first + place)


cdef inline int hand_size() noexcept nogil:
    return (sizeof(HandFacts) + 7) // 8 * 8
