"""What may be done on one sheet: where a number may be written, what a fence parts, what an estate is.

Every function takes the facts of a sheet and the box. For each number a sheet keeps the set of places where it may
still go, so that legality is one load.
"""

from __future__ import annotations

from kvartal.core import bits
from kvartal.games.welcome import facts

ONE = 1
LARGEST = 6
"""Estates of more houses count for nothing."""


def span(first: int, size: int) -> int:
    """Gives so many places from one on."""
    return ((ONE << size) - 1) << first


def room(sheet: facts.Sheet, place: int, side: int) -> int:
    """Cuts one side of a place off where numbering starts anew."""
    cuts = sheet.cuts & side
    while cuts:
        cut = bits.first(cuts)
        cuts &= cuts - 1
        if cut < place:
            side &= ~((ONE << cut) - 1)
        else:
            side &= (ONE << cut) - 1
    return side


def shut(sheet: facts.Sheet, box: facts.Box, number: int, place: int) -> None:
    """Takes away what a house with this number forbids: less to its right, more to its left, the same on both."""
    left = box.before[place]
    right = box.after[place]
    if sheet.cuts:
        left = room(sheet, place, left)
        right = room(sheet, place, right)
    here = ONE << place
    below = ~(here | right)
    above = ~(here | left)
    for other in range(number):
        sheet.open[other] &= below
    sheet.open[number] &= below & above
    for other in range(number + 1, 18):
        sheet.open[other] &= above


def put(sheet: facts.Sheet, box: facts.Box, number: int, place: int) -> None:
    """Writes a number into an empty place."""
    sheet.numbers[place] = number
    sheet.houses |= ONE << place
    sheet.filled |= ONE << place
    shut(sheet, box, number, place)


def copy_beside(sheet: facts.Sheet, box: facts.Box, number: int, place: int) -> None:
    """Writes a bis: the number of the house beside it, which no fence may part from it."""
    if bis_left(sheet) & (ONE << place) and sheet.numbers[place - 1] == number:
        sheet.joined |= ONE << (place - 1)
    else:
        sheet.joined |= ONE << place
    sheet.copies |= ONE << place
    put(sheet, box, number, place)


def cut(sheet: facts.Sheet, box: facts.Box, place: int) -> None:
    """Fills an empty place with what is no house, fences it in, and lets numbering start anew behind it."""
    sheet.filled |= ONE << place
    sheet.cuts |= ONE << place
    sheet.fences |= ONE << place
    if box.before[place]:
        sheet.fences |= ONE << (place - 1)
    reopen(sheet, box)


def reopen(sheet: facts.Sheet, box: facts.Box) -> None:
    """Works out anew where each number may go."""
    free = box.all_places & ~sheet.filled
    rest = sheet.houses
    for number in range(18):
        sheet.open[number] = free
    while rest:
        place = bits.first(rest)
        rest &= rest - 1
        shut(sheet, box, sheet.numbers[place], place)


def renew(sheet: facts.Sheet, box: facts.Box) -> None:
    """Works out anew everything that follows from the numbers."""
    joined = ONE & 0
    for place in range(box.places - 1):
        number = sheet.numbers[place]
        if number >= 0 and number == sheet.numbers[place + 1]:
            joined |= ONE << place
    sheet.joined = joined & ~box.ends
    reopen(sheet, box)


def forgo(sheet: facts.Sheet) -> None:
    """Gives the effect of this turn up for something else; temps that were only counted go home."""
    if sheet.spent == 2:
        sheet.temps -= 1
    sheet.spent = 1


# What may be done.


def fence_gaps(sheet: facts.Sheet, box: facts.Box) -> int:
    """Gives the gaps where a fence may go: not beside a bis it belongs to, not inside what counts for a plan."""
    return box.all_places & ~(sheet.fences | sheet.joined | (sheet.used & (sheet.used >> 1)))


def bis_left(sheet: facts.Sheet) -> int:
    """Gives the empty places that may repeat the number to their left."""
    return ((sheet.houses & ~sheet.fences) << 1) & ~sheet.filled


def bis_right(sheet: facts.Sheet) -> int:
    """Gives the empty places that may repeat the number to their right."""
    return (sheet.houses >> 1) & ~(sheet.fences | sheet.filled)


# Estates. How many there are of each size is packed into one number, a byte a size.


def estate_counts(sheet: facts.Sheet, barred: int) -> int:
    """Counts complete estates of each size that have no house among the barred ones."""
    missing = ~sheet.houses | barred
    rest = sheet.fences
    start = 0
    counts = ONE & 0
    while rest:
        end = bits.first(rest)
        rest &= rest - 1
        size = end - start + 1
        if size <= LARGEST and missing & span(start, size) == 0:
            counts += ONE << (8 * size)
        start = end + 1
    return counts


def count_of(counts: int, size: int) -> int:
    """Tells how many estates of a size were counted."""
    return (counts >> (8 * size)) & 255


def estate_from(sheet: facts.Sheet, start: int) -> int:
    """Gives the places from one to the next fence, if they are a complete estate that begins there; else 0."""
    if start and not (sheet.fences >> (start - 1)) & 1:
        return 0
    size = bits.first(sheet.fences >> start) + 1
    part = span(start, size)
    return part if size <= LARGEST and sheet.houses & part == part else 0


# Points.


def plan_points(sheet: facts.Sheet) -> int:
    """Adds up the plans."""
    points = 0
    for slot in range(3):
        if sheet.plans[slot] > 0:
            points += sheet.plans[slot]
    return points


def park_points(sheet: facts.Sheet, box: facts.Box) -> int:
    """Adds up the parks of all streets."""
    points = 0
    for street in range(box.streets):
        points += box.park_points[street * 8 + sheet.parks[street]]
    return points


def pool_points(sheet: facts.Sheet, box: facts.Box) -> int:
    """Values the pools."""
    return box.pool_points[bits.count(sheet.pools)]


def estate_points(sheet: facts.Sheet, box: facts.Box) -> int:
    """Values the complete estates with the agents hired for their sizes."""
    counts = estate_counts(sheet, 0)
    points = 0
    for size in range(1, 7):
        points += count_of(counts, size) * box.estate_points[size * 6 + sheet.agents[size]]
    return points


def costs(sheet: facts.Sheet, box: facts.Box) -> int:
    """Tells what bis boxes and refusals cost."""
    return box.bis_points[sheet.bis] + box.refusal_points[sheet.refusals]
