# header only
cdef enum:
    ONE_EACH = 1
    TWO_EACH
    NONE
    STREET
    COLUMNS

cdef enum:
    SAUCER = 4
