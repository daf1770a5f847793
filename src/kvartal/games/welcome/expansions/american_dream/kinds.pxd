# header only
cdef enum:
    IDEAL_COLOUR = 1
    BUILT_COLOURS
    IDEAL_COLUMNS
    COLUMNS
    COLUMNS_ASIDE
    IDEAL_STREETS
    STREETS
    SQUARE

cdef enum:
    OPEN = 0
    WON
    LOST

cdef enum:
    ROWS = 5
    WIDTH = 7
