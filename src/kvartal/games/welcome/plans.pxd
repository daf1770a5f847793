cimport cython

from kvartal.core cimport bits
from kvartal.core.position cimport Moves
from kvartal.games.welcome cimport codes, facts, sheet, sizes
from kvartal.games.welcome.facts cimport Box, Sheet
from kvartal.games.welcome.town cimport Town

cdef int need(Box box, int plan, int size) noexcept nogil

@cython.locals(
    counts=cython.ulonglong, kind=cython.int, missing=cython.ulonglong, rest=cython.ulonglong, part=cython.ulonglong,
    start=cython.int, end=cython.int, size=cython.int
)
cdef unsigned long long fitting(Town town, Sheet here, int plan, unsigned long long barred) noexcept nogil

@cython.locals(plan=cython.int)
cdef bint claimable(Town town, Sheet here, int slot) noexcept nogil

@cython.locals(plan=cython.int)
cdef unsigned long long houses(Town town, Sheet here, int slot) noexcept nogil
cdef void claim(Town town, Sheet here, int slot) noexcept nogil
cdef int lack(Town town, Sheet here, unsigned long long picked, int size) noexcept nogil
cdef unsigned long long picked_counts(Town town, Sheet here) noexcept nogil

@cython.locals(
    plan=cython.int, kind=cython.int, picked=cython.ulonglong, missing=cython.ulonglong, rest=cython.ulonglong,
    found=cython.ulonglong, part=cython.ulonglong, start=cython.int, end=cython.int, size=cython.int
)
cdef unsigned long long pickable(Town town, Sheet here) noexcept nogil

@cython.locals(starts=cython.ulonglong, picked=cython.ulonglong, wanted=cython.int, size=cython.int)
cdef void settle(Town town, Sheet here) noexcept nogil

@cython.locals(plan=cython.int)
cdef void complete(Town town, Sheet here) noexcept nogil

@cython.locals(counts=cython.ulonglong, slot=cython.int, plan=cython.int)
cdef void list_claims(Town town, Sheet here, Moves out) noexcept nogil
