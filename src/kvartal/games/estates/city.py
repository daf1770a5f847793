"""What may be done in the city: where a piece may stand, what placing it changes, and what a building is worth.

Every function takes the facts of the city. For each floor value the city keeps the set of buildings that it may go on
top of, so that the lots open to a floor are one union. A row is built from the street without gaps, so the number of
its buildings says where they stand.
"""

from __future__ import annotations

from kvartal.games.estates import codes, facts

WHITE = 0
"""The lots that take one floor only: A1 A7 B3 B5 C2, see `data/estates.json`."""

for _lot in (0, 6, 12, 14, 21):
    WHITE |= 1 << _lot

WHITE_LOTS = WHITE
"""The same for modules outside compiled code."""


# Where pieces may go.


def lots(city: facts.City, value: int) -> int:
    """Returns the lots that a floor of this value may go to: on a higher one, or next in a row."""
    found = city.stackable[value]
    for row in range(3):
        if city.built[row] < city.length[row]:
            found |= codes.bit(codes.lot_at(row, city.built[row]))
    return found


def may_be(city: facts.City, row: int, length: int) -> bool:
    """Returns whether a row can get this length: no building is cut off, and a barrier has a lot to stand on."""
    return city.built[row] <= length and city.shortest <= length and length <= city.longest


def length_without(city: facts.City, barrier: int) -> int:
    """Returns how long the row of a barrier would be without it."""
    return city.length[city.barrier[barrier]] - city.sign[barrier] * (barrier + 1)


def may_cancel(city: facts.City, barrier: int) -> bool:
    """Returns whether the cancel cube may take a barrier away."""
    return city.barrier[barrier] >= 0 and may_be(city, city.barrier[barrier], length_without(city, barrier))


def complete(city: facts.City, row: int) -> bool:
    """Returns whether every lot of a row's length holds a roofed building."""
    return city.built[row] == city.length[row] and city.roofless & codes.row_lots(row) == 0


# Placing.


def build(city: facts.City, floor: int, lot: int) -> None:
    """Sets a floor on a lot."""
    value = codes.value_of(floor)
    bit = codes.bit(lot)
    if city.top[lot] == 0:
        city.built[codes.row_of(lot)] += 1
        city.roofless |= bit
    city.buildings[lot] |= (codes.colour_of(floor) + 1) << (4 * (value - 1))
    city.top[lot] = value
    city.colour[lot] = codes.colour_of(floor)
    city.value[lot] += value
    for lower in range(1, 7):
        if lower < value and not WHITE & bit:
            city.stackable[lower] |= bit
        else:
            city.stackable[lower] &= ~bit


def cover(city: facts.City, face: int, lot: int) -> None:
    """Sets a roof on a building, which closes it."""
    city.roof[lot] = face
    city.value[lot] += face
    city.roofless &= ~codes.bit(lot)
    for value in range(1, 7):
        city.stackable[value] &= ~codes.bit(lot)


def set_barrier(city: facts.City, barrier: int, row: int, sign: int) -> None:
    """Sets a barrier: the row's length changes by its value; it stands on the first lot that is not to be built."""
    city.barrier[barrier] = row
    city.sign[barrier] = sign
    city.length[row] += sign * (barrier + 1)


def cancel_barrier(city: facts.City, barrier: int) -> None:
    """Takes a barrier out of the game."""
    city.length[city.barrier[barrier]] = length_without(city, barrier)
    city.barrier[barrier] = codes.GONE
    city.sign[barrier] = 0


# Counting.


def earned(city: facts.City, seat: int) -> int:
    """Adds up a seat's buildings: plus in complete rows, minus in others, twice before the mayor."""
    total = 0
    for row in range(3):
        part = 0
        for lot in range(codes.lot_at(row, 0), codes.lot_at(row, city.built[row])):
            if city.owner[city.colour[lot]] == seat:
                part += city.value[lot]
        if not complete(city, row):
            part = -part
        total += 2 * part if city.mayor == row else part
    return total
