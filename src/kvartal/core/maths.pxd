# header only
cdef extern from "math.h":
    double log(double x) noexcept nogil
    double sqrt(double x) noexcept nogil
