# header only
cdef enum:
    POOLS = 1
    FIVE_EACH
    STREETS
    FAR
    BETWEEN

cdef enum:
    YELLOW = 0
    BLACK
    BOTH
