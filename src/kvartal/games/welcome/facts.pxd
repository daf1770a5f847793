# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct SheetFacts:
    unsigned long long houses
    unsigned long long filled
    unsigned long long cuts
    unsigned long long lost
    unsigned long long bridged
    unsigned long long copies
    unsigned long long fences
    unsigned long long joined
    unsigned long long pools
    unsigned long long used
    unsigned long long picked
    unsigned long long open[23]
    signed char numbers[40]
    signed char parks[6]
    signed char agents[7]
    signed char temps
    signed char bis
    signed char refusals
    short plans[3]
    signed char stage
    signed char number
    signed char effect
    signed char combo
    signed char house
    signed char slot
    signed char first
    signed char shuffle
    signed char spent
    short total

ctypedef SheetFacts* Sheet


cdef inline Sheet sheet_at(Rows rows, int seat) noexcept nogil:
    return <Sheet>(rows.data + (seat - rows.first) * <long long>rows.size)


cdef inline int sheet_size() noexcept nogil:
    return (sizeof(SheetFacts) + 7) // 8 * 8


cdef struct CourseFacts:
    signed char stage
    signed char after
    int turn
    int waiting
    short round
    signed char plan[3]
    signed char approved
    unsigned long long hired

ctypedef CourseFacts* Course


cdef inline Course course_at(Rows rows, int seat) noexcept nogil:
    return <Course>(rows.data + (seat - rows.first) * <long long>rows.size)


cdef inline int course_size() noexcept nogil:
    return (sizeof(CourseFacts) + 7) // 8 * 8


cdef struct BoxFacts:
    signed char places
    signed char streets
    unsigned long long all_places
    unsigned long long ends
    unsigned long long pools
    unsigned long long street[8]
    signed char street_of[40]
    unsigned long long before[40]
    unsigned long long after[40]
    signed char park_boxes[8]
    short park_points[64]
    short pool_points[12]
    short estate_points[48]
    signed char agent_boxes[7]
    short bis_points[12]
    short refusal_points[4]
    short temp_points[4]
    signed char temp_boxes
    signed char bis_boxes
    signed char numbers
    short cards
    short card[128]
    short card_at[128]
    short plan_count
    unsigned long long plans_of[4]
    signed char plan_owner[64]
    signed char plan_kind[64]
    signed char plan_extra[64]
    unsigned long long plan_wants[64]
    signed char plan_picks[64]
    signed char plan_first[64]
    signed char plan_second[64]

ctypedef BoxFacts* Box


cdef inline Box box_at(Rows rows, int seat) noexcept nogil:
    return <Box>(rows.data + (seat - rows.first) * <long long>rows.size)


cdef inline int box_size() noexcept nogil:
    return (sizeof(BoxFacts) + 7) // 8 * 8
