# header only
cdef enum:
    ONE_EACH = 1
    ALL
    TOTAL
    TWO_STREETS
