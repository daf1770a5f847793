# header only
from kvartal.core.rng cimport Rng


# What `Rng.below` says, once more: a call into another module would cost as much as the work.
cdef inline long long below(Rng rng, unsigned long long bound) noexcept nogil:
    cdef unsigned long long word = rng.state
    word ^= word >> 12
    word ^= word << 25
    word ^= word >> 27
    rng.state = word
    return (((word * 0x2545F4914F6CDD1DULL) >> 32) * bound) >> 32
