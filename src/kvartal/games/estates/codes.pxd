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
    PLACE_ON = 106
    SHORTEN = 136
    LENGTHEN = 139
    MAYOR_TO = 142
    CANCEL = 145
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

cdef enum:
    OFFERED = 8


cdef inline unsigned long long bit(int member) noexcept nogil:
    return <unsigned long long>1 << member


cdef inline int floor_at(int colour, int value) noexcept nogil:
    return colour * 6 + value - 1


cdef inline int value_of(int floor) noexcept nogil:
    return floor % 6 + 1


cdef inline int colour_of(int floor) noexcept nogil:
    return floor // 6


cdef inline int lot_at(int row, int place) noexcept nogil:
    return row * 10 + place


cdef inline int row_of(int lot) noexcept nogil:
    return lot // 10


cdef inline unsigned long long row_lots(int row) noexcept nogil:
    return <unsigned long long>1023 << (row * 10)


cdef inline int offer_at(int row, int place) noexcept nogil:
    return row * OFFERED + place


cdef inline int seat_after(int seat, int seats) noexcept nogil:
    return seat + 1 if seat + 1 < seats else 0
