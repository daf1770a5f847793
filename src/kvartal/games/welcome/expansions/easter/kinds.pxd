# header only
cdef enum:
    THREE = 1
    NONE
    COLOURS
    RAINBOW
    STREET
