# header only
cdef enum:
    ORIGIN = 30
    LEAST = 2
    SIDE = 57
    SPAN = 3249
    END = 116964
    ROW = 32
    RING = 1023
    CARDS = 18
    ALL_CARDS = 262143
    FULL = 15
    FIRST = 18
    HOMES = 1
    SHOPS = 2
    INDUSTRY = 3
    PARK = 4
    ZONE = 7
    NORTH = 8
    EAST = 16
    SOUTH = 32
    WEST = 64
    SEERS = 16
    SLOTS = 64
    LARGEST = 5

cdef enum:
    GOALS = 0
    BEGIN
    HANDS
    START
    TOP
    ACT
    FINISHED


cdef inline int place(int row, int column) noexcept nogil:
    return (row - LEAST) * SIDE + column - LEAST


cdef inline int placement(int face, int where) noexcept nogil:
    return face * SPAN + where


cdef inline int face_of(int code) noexcept nogil:
    return code // SPAN


cdef inline int card_of(int code) noexcept nogil:
    return code // (2 * SPAN)


cdef inline int place_of(int code) noexcept nogil:
    return code % SPAN


cdef inline int row_of(int code) noexcept nogil:
    return code % SPAN // SIDE + LEAST


cdef inline int column_of(int code) noexcept nogil:
    return code % SIDE + LEAST


cdef inline int cell_at(int row, int column) noexcept nogil:
    return (row * ROW + column) & RING


cdef inline int neighbour(int at, int side) noexcept nogil:
    return (at + ((2 - side) if side & 1 else (side - 1) * ROW)) & RING


cdef inline bint ends(int block, int other, int side) noexcept nogil:
    return block & (NORTH << side) != 0 and other & (NORTH << (side ^ 2)) == 0


cdef inline int slot(int seat, int seers) noexcept nogil:
    return seat * SEERS + seers
