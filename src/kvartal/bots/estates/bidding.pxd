# header only
cdef enum:
    NOBODY = 5


cdef inline int standing(int leader, int price) noexcept nogil:
    return (NOBODY if leader < 0 else leader) * 64 + price


cdef inline int leader_of(int state) noexcept nogil:
    return state // 64


cdef inline int price_of(int state) noexcept nogil:
    return state % 64
