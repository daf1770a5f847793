# header only
cdef extern from "Python.h":
    void* release "PyEval_SaveThread"() noexcept nogil
    void restore "PyEval_RestoreThread"(void* token) noexcept nogil
