# header only
cdef inline unsigned long long one(int size) noexcept nogil:
    return 1ULL << (8 * size)


cdef inline int count(unsigned long long counts, int size) noexcept nogil:
    return (counts >> (8 * size)) & 255


cdef inline bint enough(unsigned long long counts, unsigned long long wanted) noexcept nogil:
    return ((counts | 0x8080808080808080ULL) - wanted) & 0x8080808080808080ULL == 0x8080808080808080ULL
