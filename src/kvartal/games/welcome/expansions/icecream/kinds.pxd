# header only
cdef enum:
    SOME = 1
    NONE
    POOL
    TRIPLES
    STREET

cdef enum:
    OPEN = 0
    WON
    LOST
