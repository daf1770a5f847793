# header only
cdef enum:
    ORIGIN = 30
    LEAST = 2
    SIDE = 57
    SPAN = 3249
    END = 116964
    RING = 1023
    CARDS = 18
    FIRST = 18
    HOMES = 1
    SHOPS = 2
    INDUSTRY = 3
    PARK = 4
    LARGEST = 5

cdef enum:
    GOALS = 0
    BEGIN
    HANDS
    START
    TOP
    ACT
    FINISHED
