# header only
cdef enum:
    TAKE = 0
    WRITE = 12
    REFUSE = 732
    FENCE = 736
    AGENT = 776
    PARK = 782
    POOL = 783
    BIS = 784
    PLAN = 1504
    ESTATE = 1507
    RESHUFFLE = 1547
    DONE = 1548
    EXTRA = 1549

cdef enum:
    FENCES = 0
    AGENTS
    PARKS
    POOLING
    TEMPS
    BISES
    NOTHING

cdef enum:
    PLANNING = 0
    TOPS
    INTERLUDE
    DEALING
    PLAY
    FINISHED

cdef enum:
    START = 0
    CHOSEN
    BUILT
    CLOSING
    PICKING
    READY
    AHEAD

cdef enum:
    GONE = 20
    PLAN_OUTCOME = 200
    SPECIAL = 96
    SOLO_CARD = 96


cdef enum:
    QUARTER = 18
    NUMBERS = 23
    DROPPED = 11


cdef inline int whole(int number) noexcept nogil:
    return number if number < QUARTER else number - DROPPED


cdef inline int write_code(int number, int place) noexcept nogil:
    return WRITE + number * 40 + place


cdef inline int bis_code(int number, int place) noexcept nogil:
    return BIS + number * 40 + place


cdef inline int number_of(int code) noexcept nogil:
    return code // 40


cdef inline int place_of(int code) noexcept nogil:
    return code % 40
