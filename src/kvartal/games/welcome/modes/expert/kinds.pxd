# header only
cdef enum:
    FULL = 1
    BIS
    TEMPS
    ENDS
    PARKS
    POOLS
    BOTH
    ALL
