# header only
cdef enum:
    LIT = 1
    DARK
    STREET
    PARKS
