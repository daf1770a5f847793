# header only
cdef enum:
    HORDES = 6
    STOPS = 2
    DECKS = 2

cdef enum:
    SHOOT = 0
    ADVANCE = 6
    BARRICADE = 12
    GIVE = 13
    PER_SEAT = 10
    FULL = 10
    FULL_ALONE = 20

cdef enum:
    RIGHT = 0
    LEFT
    BOTH

cdef enum:
    GUARDED = 1
    BARRICADES
    STREET
    BULLETS
    CAPTURED
