# header only
cdef enum:
    TAKE = 0
    WRITE = 12
    REFUSE = 932
    FENCE = 936
    AGENT = 976
    PARK = 982
    POOL = 983
    BIS = 984
    PLAN = 1904
    ESTATE = 1907
    RESHUFFLE = 1947
    DONE = 1948
    EXTRA = 1949

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
    SPECIAL = 140
    SOLO_CARD = 140


cdef enum:
    LOTS = 40
    EFFECTS = 6
    LEVELS = 6
    PARK_BOXES = 8

cdef enum:
    QUARTER = 18
    NUMBERS = 23
    DROPPED = 11


cdef inline int whole(int number) noexcept nogil:
    return number if number < QUARTER else number - DROPPED


cdef inline int write_code(int number, int place) noexcept nogil:
    return WRITE + number * LOTS + place


cdef inline int bis_code(int number, int place) noexcept nogil:
    return BIS + number * LOTS + place


cdef inline int number_of(int code) noexcept nogil:
    return code // LOTS


cdef inline int place_of(int code) noexcept nogil:
    return code % LOTS


cdef inline int card_of(int number, int effect) noexcept nogil:
    return number * EFFECTS + effect


cdef inline int card_number(int card) noexcept nogil:
    return card // EFFECTS


cdef inline int card_effect(int card) noexcept nogil:
    return card % EFFECTS


cdef inline int estate_box(int size, int agents) noexcept nogil:
    return size * LEVELS + agents


cdef inline int park_box(int street, int crossed) noexcept nogil:
    return street * PARK_BOXES + crossed
