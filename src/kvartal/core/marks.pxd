# header only
cdef enum:
    CHANCE = -1
    OVER = -2
    EMPTY = -1
