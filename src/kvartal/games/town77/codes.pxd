# header only
cdef enum:
    PLACE = 0
    FACEDOWN = 2401
    EXCHANGE = 4802
    DISCARD = 5292
    KEEP = 5341
    LEAVE = 5342
    CALL = 5343
    END = 5392
    FIRST = 49

cdef enum:
    DEAL = 0
    START
    BEGIN
    ACT
    SWAP
    DRAW
    DISCARDING
    FINISHED


# A seventh by multiplication, exact for the 49 tiles: some compilers divide a small number by seven slowly.
cdef inline int colour_of(unsigned int tile) noexcept nogil:
    return tile * 37 >> 8


cdef inline int shape_of(unsigned int tile) noexcept nogil:
    return tile - 7 * (tile * 37 >> 8)


cdef inline int tile_at(int colour, int shape) noexcept nogil:
    return colour * 7 + shape


cdef inline int tile_of_line(int line, int k) noexcept nogil:
    return tile_at(line, k) if line < 7 else tile_at(k, line - 7)


cdef inline int cell_at(int row, int column) noexcept nogil:
    return row * 7 + column


cdef inline int row_of(int cell) noexcept nogil:
    return cell // 7


cdef inline int column_of(int cell) noexcept nogil:
    return cell % 7


cdef inline int place_code(int tile, int cell) noexcept nogil:
    return PLACE + tile * 49 + cell


cdef inline int facedown_code(int tile, int cell) noexcept nogil:
    return FACEDOWN + tile * 49 + cell


cdef inline int tile_of(unsigned int code) noexcept nogil:
    return code // 49


cdef inline int cell_of(unsigned int code) noexcept nogil:
    return code % 49
