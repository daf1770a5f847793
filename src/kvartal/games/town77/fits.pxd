# header only
from kvartal.games.town77 cimport codes
from kvartal.games.town77.facts cimport Town


cdef inline unsigned long long anywhere(Town town, unsigned char tile) noexcept nogil:
    return town.colour_open[codes.colour_of(tile)] & town.shape_open[codes.shape_of(tile)]


cdef inline unsigned long long cells(Town town, unsigned char tile) noexcept nogil:
    return town.edge & anywhere(town, tile)


cdef inline unsigned long long back_cells(Town town, unsigned char tile) noexcept nogil:
    return town.edge & town.colour_open[codes.colour_of(tile)]
