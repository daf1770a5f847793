# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct TownFacts:
    signed char tiles[49]
    unsigned long long down
    unsigned long long built
    unsigned long long edge
    unsigned long long colour_open[7]
    unsigned long long shape_open[7]
    unsigned long long bag
    int turn
    int stage

ctypedef TownFacts* Town


cdef inline Town town_at(Rows rows, int seat) noexcept nogil:
    return <Town>(rows.data + (seat - rows.first) * <long long>rows.size)


cdef inline int town_size() noexcept nogil:
    return (sizeof(TownFacts) + 7) // 8 * 8


cdef struct TurnFacts:
    int exchanges
    int owed

ctypedef TurnFacts* Turn


cdef inline Turn turn_beside(void* first, int place) noexcept nogil:
    return <Turn>(<char*>first + place)


cdef inline int turn_size() noexcept nogil:
    return (sizeof(TurnFacts) + 7) // 8 * 8


cdef struct HandFacts:
    unsigned long long hand
    int fresh
    int placed
    int left

ctypedef HandFacts* Hand


cdef inline Hand hand_at(Rows rows, int seat) noexcept nogil:
    return <Hand>(rows.data + (seat - rows.first) * <long long>rows.size)


cdef inline int hand_size() noexcept nogil:
    return (sizeof(HandFacts) + 7) // 8 * 8


cdef struct MistakesFacts:
    unsigned long long wrong
    signed char builder[49]
    int newest
    int newest_ply
    int kept
    int caller

ctypedef MistakesFacts* Mistakes


cdef inline Mistakes mistakes_beside(void* first, int place) noexcept nogil:
    return <Mistakes>(<char*>first + place)


cdef inline int mistakes_size() noexcept nogil:
    return (sizeof(MistakesFacts) + 7) // 8 * 8


cdef struct StacksFacts:
    signed char tops[6]
    signed char heights[6]
    int uses

ctypedef StacksFacts* Stacks


cdef inline Stacks stacks_at(Rows rows, int seat) noexcept nogil:
    return <Stacks>(rows.data + (seat - rows.first) * <long long>rows.size)


cdef inline int stacks_size() noexcept nogil:
    return (sizeof(StacksFacts) + 7) // 8 * 8
