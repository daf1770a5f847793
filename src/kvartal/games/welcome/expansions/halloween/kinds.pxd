# header only
cdef enum:
    CANDIES = 1
    BOTH
    BUILT
    STREETS
    STREET

cdef enum:
    POOL = 1
    PARK
    BIS

cdef enum:
    LEVELS = 3

cdef enum:
    GHOST = 0
    CANDY = 1
    GHOSTS = 2
    SWEETS = 8
    TREAT_POOL = 11
    TREAT_PARK = 51
    TREAT_BIS = 57
