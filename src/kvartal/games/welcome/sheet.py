"""What may be done on one sheet: where a number may be written, what a fence parts, what an estate is.

Every function takes the facts of a sheet and the box. For each number a sheet keeps the set of places where it may
still go, so that legality is one load.
"""

from __future__ import annotations

from kvartal.core import bits
from kvartal.games.welcome import codes, facts, sizes

ONE = 1
LARGEST = 6
"""Estates of more houses count for nothing."""


def span(first: int, size: int) -> int:
    """Returns `size` places from the first one on."""
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
    if number < codes.QUARTER:
        for other in range(number):
            sheet.open[other] &= below
        sheet.open[number] &= below & above
        for other in range(number + 1, 18):
            sheet.open[other] &= above
    if box.numbers > codes.QUARTER:
        shut_quarters(sheet, number, below, above)


def shut_quarters(sheet: facts.Sheet, number: int, below: int, above: int) -> None:
    """Does the same where quarters come up: one is more than its whole number and less than the next."""
    limit = codes.whole(number)
    if number >= codes.QUARTER:
        for other in range(18):
            sheet.open[other] &= below if other <= limit else above
    for other in range(codes.QUARTER, codes.NUMBERS):
        if other == number:
            sheet.open[other] &= below & above
        elif codes.whole(other) < limit:
            sheet.open[other] &= below
        else:
            sheet.open[other] &= above


def put(sheet: facts.Sheet, box: facts.Box, number: int, place: int) -> None:
    """Writes a number into an empty place."""
    if sheet.lost:
        withdraw(sheet)
    sheet.numbers[place] = number
    sheet.houses |= ONE << place
    sheet.filled |= ONE << place
    shut(sheet, box, number, place)
    if sheet.lost:
        join(sheet, box, number, place)
        readmit(sheet, box)


def fence(sheet: facts.Sheet, box: facts.Box, gap: int) -> None:
    """Puts up a fence."""
    if sheet.lost:
        withdraw(sheet)
    sheet.fences |= ONE << gap
    if sheet.lost:
        readmit(sheet, box)


def copy_beside(sheet: facts.Sheet, box: facts.Box, number: int, place: int) -> None:
    """Writes a bis: the number of the house beside it, which no fence may part from it."""
    if bis_left(sheet) & (ONE << place) and sheet.numbers[previous(sheet, place)] == number:
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


def lose(sheet: facts.Sheet, box: facts.Box, place: int) -> None:
    """Fences a place in that is gone for good, with its number if it has one; marks beside the streets stay."""
    here = ONE << place
    stood = sheet.houses & here != 0
    withdraw(sheet)
    sheet.numbers[place] = -1
    sheet.houses &= ~here
    sheet.copies &= ~here
    sheet.used &= ~here
    sheet.joined &= ~(here | (here >> 1))
    sheet.filled |= here
    sheet.lost |= here
    sheet.fences |= here
    if box.before[place]:
        sheet.fences |= ONE << (place - 1)
    sheet.bridged = (sheet.lost | (sheet.lost >> 1)) & ~box.ends
    if box.numbers > codes.QUARTER:
        reopen(sheet, box)
        return
    if stood:
        vacate(sheet, box, place)
    else:
        for number in range(codes.QUARTER):
            sheet.open[number] &= ~here
    readmit(sheet, box)


def vacate(sheet: facts.Sheet, box: facts.Box, place: int) -> None:
    """Opens the gap in which a house stood to the whole numbers between those of the houses at its ends."""
    street = (box.before[place] | box.after[place]) & ~sheet.cuts
    low = 0
    high = codes.QUARTER
    first = place
    while first > 0 and (street >> (first - 1)) & 1:
        if (sheet.houses >> (first - 1)) & 1:
            low = sheet.numbers[first - 1] + 1
            break
        first -= 1
    last = place
    while (street >> (last + 1)) & 1:
        if (sheet.houses >> (last + 1)) & 1:
            high = sheet.numbers[last + 1]
            break
        last += 1
    gap = span(first, last - first + 1) & ~sheet.filled
    for number in range(low, high):
        sheet.open[number] |= gap


def reopen(sheet: facts.Sheet, box: facts.Box) -> None:
    """Works out anew where each number may go."""
    free = box.all_places & ~sheet.filled
    if box.numbers > codes.QUARTER:
        for number in range(box.numbers):
            sheet.open[number] = free
        rest = sheet.houses
        while rest:
            place = bits.first(rest)
            rest &= rest - 1
            shut(sheet, box, sheet.numbers[place], place)
    else:
        reopen_wholes(sheet, box, free)
    if sheet.lost:
        readmit(sheet, box)


def reopen_wholes(sheet: facts.Sheet, box: facts.Box, free: int) -> None:
    """Opens every gap to the whole numbers between those of the houses at its ends."""
    for number in range(codes.QUARTER):
        sheet.open[number] = 0
    for street in range(box.streets):
        rest = free & box.street[street]
        walls = (sheet.houses | sheet.cuts) & box.street[street]
        low = 0
        while rest and walls:
            place = bits.first(walls)
            walls &= walls - 1
            gap = rest & ((ONE << place) - 1)
            rest &= ~gap
            anew = (sheet.cuts >> place) & 1 != 0
            if gap:
                high = codes.QUARTER if anew else sheet.numbers[place]
                for number in range(low, high):
                    sheet.open[number] |= gap
            low = 0 if anew else sheet.numbers[place] + 1
        if rest:
            for number in range(low, codes.QUARTER):
                sheet.open[number] |= rest


def orphans(sheet: facts.Sheet) -> int:
    """Returns the bis houses that do not stand right beside a plain one of their number."""
    plain = sheet.houses & ~sheet.copies
    return sheet.copies & sheet.houses & ~((plain & sheet.joined) << 1 | (plain >> 1) & sheet.joined)


def withdraw(sheet: facts.Sheet) -> None:
    """Takes back what `readmit` opened: but for that, nothing beside a house is open to its own number."""
    copies = orphans(sheet)
    if not copies:
        return
    left = right_of(sheet, copies)
    right = left_of(sheet, copies)
    while left:
        place = bits.first(left)
        left &= left - 1
        sheet.open[sheet.numbers[previous(sheet, place)]] &= ~(ONE << place)
    while right:
        place = bits.first(right)
        right &= right - 1
        sheet.open[sheet.numbers[following(sheet, place)]] &= ~(ONE << place)


def join(sheet: facts.Sheet, box: facts.Box, number: int, place: int) -> None:
    """Joins a house to equal ones right beside it, past which no fence may go; across a lost place none is joined."""
    here = ONE << place
    sheet.joined &= ~(here | (here >> 1))
    if box.before[place] and sheet.numbers[place - 1] == number:
        sheet.joined |= here >> 1
    if box.after[place] and sheet.numbers[place + 1] == number:
        sheet.joined |= here


def readmit(sheet: facts.Sheet, box: facts.Box) -> None:
    """Opens the places beside a bis to its number where no plain copy is left."""
    copies = orphans(sheet)
    if not copies:
        return
    left = right_of(sheet, copies)
    right = left_of(sheet, copies)
    while left:
        place = bits.first(left)
        left &= left - 1
        number = sheet.numbers[previous(sheet, place)]
        if again(sheet, box, number, place):
            sheet.open[number] |= ONE << place
    while right:
        place = bits.first(right)
        right &= right - 1
        number = sheet.numbers[following(sheet, place)]
        if again(sheet, box, number, place):
            sheet.open[number] |= ONE << place


def again(sheet: facts.Sheet, box: facts.Box, number: int, place: int) -> bool:
    """Returns whether a number fits once more: none in its row is plain, and it stands beside those on each side."""
    here = ONE << place
    rest = sheet.houses & room(sheet, place, box.before[place] | box.after[place])
    equal = ONE & 0
    while rest:
        at = bits.first(rest)
        rest &= rest - 1
        if sheet.numbers[at] == number:
            equal |= ONE << at
    if equal & ~sheet.copies:
        return False
    beside = True
    if equal & box.before[place]:
        beside = bis_left(sheet) & here != 0 and sheet.numbers[previous(sheet, place)] == number
    if beside and equal & box.after[place]:
        beside = bis_right(sheet) & here != 0 and sheet.numbers[following(sheet, place)] == number
    return beside


def renew(sheet: facts.Sheet, box: facts.Box) -> None:
    """Works out anew everything that follows from the numbers."""
    joined = ONE & 0
    for place in range(box.places - 1):
        number = sheet.numbers[place]
        if number >= 0 and number == sheet.numbers[place + 1]:
            joined |= ONE << place
    sheet.joined = joined & ~box.ends
    sheet.bridged = (sheet.lost | (sheet.lost >> 1)) & ~box.ends
    reopen(sheet, box)


def forgo(sheet: facts.Sheet) -> None:
    """Gives the effect of this turn up for something else; temps that were only counted go home."""
    if sheet.spent == 2:
        sheet.temps -= 1
    sheet.spent = 1


# What may be done.


def fence_gaps(sheet: facts.Sheet, box: facts.Box) -> int:
    """Returns the gaps where a fence may go: not beside a bis it belongs to, not inside what counts for a plan."""
    return box.all_places & ~(sheet.fences | sheet.joined | (sheet.used & (sheet.used >> 1)))


def bis_left(sheet: facts.Sheet) -> int:
    """Returns the empty places that may repeat the number to their left."""
    return right_of(sheet, sheet.houses)


def bis_right(sheet: facts.Sheet) -> int:
    """Returns the empty places that may repeat the number to their right."""
    return left_of(sheet, sheet.houses)


def right_of(sheet: facts.Sheet, houses: int) -> int:
    """Returns the empty places right of one of these houses, past those that are lost, with no fence between."""
    fences = sheet.fences & ~sheet.bridged
    spots = (houses & ~fences) << 1
    hop = spots & sheet.lost
    while hop:
        hop = (hop & ~fences) << 1
        spots |= hop
        hop &= sheet.lost
    return spots & ~sheet.filled


def left_of(sheet: facts.Sheet, houses: int) -> int:
    """Returns the empty places left of one of these houses, past those that are lost, with no fence between."""
    fences = sheet.fences & ~sheet.bridged
    spots = (houses >> 1) & ~fences
    hop = spots & sheet.lost
    while hop:
        hop = (hop >> 1) & ~fences
        spots |= hop
        hop &= sheet.lost
    return spots & ~sheet.filled


def previous(sheet: facts.Sheet, place: int) -> int:
    """Returns the place to the left of one, past those that are lost."""
    place -= 1
    while (sheet.lost >> place) & 1:
        place -= 1
    return place


def following(sheet: facts.Sheet, place: int) -> int:
    """Returns the place to the right of one, past those that are lost."""
    place += 1
    while (sheet.lost >> place) & 1:
        place += 1
    return place


# Estates.


def estate_counts(sheet: facts.Sheet, barred: int) -> int:
    """Counts complete estates of each size that have no house among the barred ones; see `sizes`."""
    houses = sheet.houses & ~barred
    # All estates are walked through at once, from the place behind a fence to the next fence.
    at = ((sheet.fences << 1) | 1) & houses
    counts = ONE & 0
    for size in range(1, 7):
        counts += bits.count(at & sheet.fences) * sizes.one(size)
        at = ((at & ~sheet.fences) << 1) & houses
    return counts


def estate_from(sheet: facts.Sheet, start: int) -> int:
    """Returns the places from one to the next fence, if they are a complete estate that begins there; else 0."""
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
        points += box.park_points[codes.park_box(street, sheet.parks[street])]
    return points


def pool_points(sheet: facts.Sheet, box: facts.Box) -> int:
    """Values the pools."""
    return box.pool_points[bits.count(sheet.pools)]


def estate_points(sheet: facts.Sheet, box: facts.Box) -> int:
    """Values the complete estates with the agents hired for their sizes."""
    counts = estate_counts(sheet, 0)
    points = 0
    for size in range(1, 7):
        points += sizes.count(counts, size) * box.estate_points[codes.estate_box(size, sheet.agents[size])]
    return points


def costs(sheet: facts.Sheet, box: facts.Box) -> int:
    """Returns what bis boxes and refusals cost."""
    return box.bis_points[sheet.bis] + box.refusal_points[sheet.refusals]
