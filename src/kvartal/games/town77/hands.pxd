# header only
from kvartal.core.rows cimport Rows
from kvartal.games.town77.facts cimport Hand


cdef inline Hand hands_of(Rows rows) noexcept nogil:
    return <Hand>rows.data
