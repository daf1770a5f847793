# header only
cdef enum:
    FLOOR = 0
    ROOF = 36
    BARRIER = 37
    MAYOR = 40
    CUBE = 41
    EMBEZZLE = 42
    PASS = 43
    BID = 43
    SELL = 104
    KEEP = 105
    LOT = 106
    SHORTEN = 136
    LENGTHEN = 139
    SEAT = 142
    LIFT = 145
    REMOVE = 148
    END = 149
    FIRST = 42

cdef enum:
    DEAL = 0
    BEGIN
    CHOOSE
    TURN_UP
    BIDDING
    SETTLE
    PLACE
    FINISHED

cdef enum:
    FREE = -1
    GONE = -2

cdef enum:
    TWO_ROWS = 1
    NO_ROOFS
    NO_FLOORS
