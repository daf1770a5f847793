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
    OPENING
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
    HOUSES = 0
    TAKEN
    CUTS
    COPIES
    FENCED
    JOINED
    POOLED
    USED
    PICKED
    OPEN
    MASKS = 28

cdef enum:
    NUMBERS = 0
    PARKED = 40
    AGENCY = 46
    TEMPED = 53
    BISSED
    REFUSED
    PLANNED
    STAGE = 59
    NUMBER
    EFFECT
    COMBO
    HOUSE
    SLOT
    FIRST
    WISH
    SPENT
    TOTAL
    BOXES

cdef enum:
    GONE = 20
    PLAN_OUTCOME = 200
    SPECIAL = 96
    SOLO_CARD = 96
