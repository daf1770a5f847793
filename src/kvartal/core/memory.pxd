# header only
from libc.stdlib cimport calloc, free as c_free
from libc.string cimport memcmp, memcpy


cdef inline char* allocate(object layout, int count, int size) except NULL:
    cdef char* data = <char*>zeros(count, size)
    cdef bytes blank = layout.blank
    cdef const char* raw = blank
    cdef int i
    for i in range(count):
        memcpy(data + i * <long long>size, raw, size)
    return data


cdef inline int* ints(int count) except NULL:
    return <int*>zeros(count, sizeof(int))


cdef inline long long* longs(int count) except NULL:
    return <long long*>zeros(count, sizeof(long long))


cdef inline double* doubles(int count) except NULL:
    return <double*>zeros(count, sizeof(double))


cdef inline void* zeros(int count, int size) except NULL:
    cdef void* data = calloc(count, size)
    if data is NULL:
        raise MemoryError
    return data


cdef inline void free(void* data) noexcept nogil:
    c_free(data)


cdef inline void copy(char* to, int to_row, char* source, int source_row, int count, int size) noexcept nogil:
    memcpy(to + to_row * <long long>size, source + source_row * <long long>size, count * <long long>size)


cdef inline bytes dump(char* data, int row, object layout, int size):
    cdef long long start = row * <long long>size
    return data[start:start + size]


cdef inline int load(char* data, int row, object layout, int size, bytes raw) except -1:
    cdef const char* source = raw
    if len(raw) != size:
        raise ValueError("a row has %d bytes, not %d" % (size, len(raw)))
    memcpy(data + row * <long long>size, source, size)
    return 0


cdef inline bint same(char* one, char* two, int row, object layout, int size) noexcept:
    return memcmp(one + row * <long long>size, two + row * <long long>size, size) == 0
