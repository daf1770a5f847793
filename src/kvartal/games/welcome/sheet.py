"""The sheets of all seats: where a number may be written, what a fence parts, what an estate is, what a track is worth.

Every sheet is a row of masks and a row of small boxes (see `codes`), so that ten thousand seats are two flat arrays.
For each number the sheet keeps the set of places where it may still go, so that legality is one load.
"""

from __future__ import annotations

from array import array
from typing import Any

from kvartal.core import bits
from kvartal.core.tower import Tower
from kvartal.games.welcome import codes
from kvartal.games.welcome.box import Box

ONE = 1
WORD = 0xFFFFFFFFFFFFFFFF


class Sheets(Tower):
    """What lies before the players; how a round goes is said by the classes built on it."""

    def __init__(self, seats: int, box: Box, lowest: int = 0, held: int = 0) -> None:
        Tower.__init__(self, seats)
        self.box = box
        self.lowest = lowest
        """The first seat whose sheet is held; a desk holds one sheet only."""
        self.held = held if held else seats
        self.masks_each = box.masks
        self.boxes_each = box.boxes
        self.masks = array("Q", bytes(8 * box.masks * self.held))
        self.boxes = array("h", bytes(2 * box.boxes * self.held))
        self.old_masks = array("Q", bytes(8 * box.masks * self.held))
        """The sheets as they were when the round began; others see no more until it is resolved."""
        self.old_boxes = array("h", bytes(2 * box.boxes * self.held))
        self.hired = 0
        """The numbers of temps that somebody has hired, one bit a number."""
        self.sizes = [0] * 7
        """What `survey` found."""
        for row in range(self.held):
            self.clear(row)

    def clear(self, row: int) -> None:
        """Takes a fresh sheet."""
        m = row * self.masks_each
        b = row * self.boxes_each
        self.masks[m + codes.FENCED] = self.box.ends
        for number in range(18):
            self.masks[m + codes.OPEN + number] = self.box.all_places
        for place in range(40):
            self.boxes[b + codes.NUMBERS + place] = -1
        for slot in range(3):
            self.boxes[b + codes.PLANNED + slot] = -1
        self.boxes[b + codes.COMBO] = -1
        self.boxes[b + codes.HOUSE] = -1
        self.boxes[b + codes.EFFECT] = codes.NOTHING

    # Writing.

    def shut(self, row: int, number: int, place: int) -> None:
        """Takes away what a house with this number forbids: less to its right, more to its left, the same on both."""
        m = row * self.masks_each + codes.OPEN
        left = self.box.before[place]
        right = self.box.after[place]
        cuts = self.masks[row * self.masks_each + codes.CUTS] & (left | right)
        if cuts:
            # Numbering starts anew behind a cut.
            while cuts:
                cut = bits.first(cuts)
                cuts &= cuts - 1
                if cut < place:
                    left &= ~((ONE << cut) - 1)
                else:
                    right &= (ONE << cut) - 1
        here = ONE << place
        for other in range(18):
            gone = here
            if other <= number:
                gone |= right
            if other >= number:
                gone |= left
            self.masks[m + other] &= ~gone

    def put(self, row: int, number: int, place: int) -> None:
        """Writes a number into an empty place."""
        m = row * self.masks_each
        self.boxes[row * self.boxes_each + codes.NUMBERS + place] = number
        self.masks[m + codes.HOUSES] |= ONE << place
        self.masks[m + codes.TAKEN] |= ONE << place
        self.shut(row, number, place)

    def wrote(self, row: int, place: int) -> None:
        """Lets the modules know that a number was written: overridden where there are modules."""

    def repeat(self, row: int, number: int, place: int) -> None:
        """Writes a bis, free or not: the number of the house beside it, which no fence may part from it."""
        m = row * self.masks_each
        b = row * self.boxes_each
        left = self.bis_left(row) & (ONE << place)
        if left and self.boxes[b + codes.NUMBERS + place - 1] == number:
            self.masks[m + codes.JOINED] |= ONE << (place - 1)
        else:
            self.masks[m + codes.JOINED] |= ONE << place
        self.masks[m + codes.COPIES] |= ONE << place
        self.put(row, number, place)
        self.wrote(row, place)

    def cut(self, row: int, place: int) -> None:
        """Fills an empty place with what is no house, fences it in, and lets numbering start anew behind it."""
        m = row * self.masks_each
        self.masks[m + codes.TAKEN] |= ONE << place
        self.masks[m + codes.CUTS] |= ONE << place
        self.masks[m + codes.FENCED] |= ONE << place
        if self.box.before[place]:
            self.masks[m + codes.FENCED] |= ONE << (place - 1)
        self.reopen(row)

    def reopen(self, row: int) -> None:
        """Works out anew where each number may go."""
        m = row * self.masks_each
        b = row * self.boxes_each
        rest = self.masks[m + codes.HOUSES]
        free = self.box.all_places & ~self.masks[m + codes.TAKEN]
        for number in range(18):
            self.masks[m + codes.OPEN + number] = free
        while rest:
            place = bits.first(rest)
            rest &= rest - 1
            self.shut(row, self.boxes[b + codes.NUMBERS + place], place)

    def forgo(self, row: int) -> None:
        """Gives the effect of this turn up for something else; temps that were only counted go home."""
        b = row * self.boxes_each
        if self.boxes[b + codes.SPENT] == 2:
            self.boxes[b + codes.TEMPED] -= 1
        self.boxes[b + codes.SPENT] = 1

    # What may be done.

    def fence_gaps(self, row: int) -> int:
        """Gives the gaps where a fence may go: not beside a bis it belongs to, not inside what counts for a plan."""
        m = row * self.masks_each
        used = self.masks[m + codes.USED]
        return self.box.all_places & ~(
            self.masks[m + codes.FENCED] | self.masks[m + codes.JOINED] | (used & (used >> 1))
        )

    def bis_left(self, row: int) -> int:
        """Gives the empty places that may repeat the number to their left."""
        m = row * self.masks_each
        return ((self.masks[m + codes.HOUSES] & ~self.masks[m + codes.FENCED]) << 1) & ~self.masks[m + codes.TAKEN]

    def bis_right(self, row: int) -> int:
        """Gives the empty places that may repeat the number to their right."""
        m = row * self.masks_each
        return (self.masks[m + codes.HOUSES] >> 1) & ~(self.masks[m + codes.FENCED] | self.masks[m + codes.TAKEN])

    # Estates.

    def survey(self, row: int, barred: int) -> None:
        """Counts complete estates of each size that have no house among the barred ones."""
        m = row * self.masks_each
        missing = ~self.masks[m + codes.HOUSES] | barred
        rest = self.masks[m + codes.FENCED]
        start = 0
        for size in range(7):
            self.sizes[size] = 0
        while rest:
            end = bits.first(rest)
            rest &= rest - 1
            size = end - start + 1
            if size <= 6 and missing & (((ONE << size) - 1) << start) == 0:
                self.sizes[size] += 1
            start = end + 1

    def estate_from(self, row: int, start: int) -> int:
        """Gives the places from one to the next fence, if they are a complete estate that begins there; else 0."""
        m = row * self.masks_each
        fences = self.masks[m + codes.FENCED]
        if start and not (fences >> (start - 1)) & 1:
            return 0
        size = bits.first(fences >> start) + 1
        part = ((ONE << size) - 1) << start
        return part if size <= 6 and self.masks[m + codes.HOUSES] & part == part else 0

    # Points.

    def plan_points(self, row: int) -> int:
        """Adds up the plans."""
        b = row * self.boxes_each + codes.PLANNED
        points = 0
        for slot in range(3):
            if self.boxes[b + slot] > 0:
                points += self.boxes[b + slot]
        return points

    def park_points(self, row: int) -> int:
        """Adds up the parks of all streets."""
        b = row * self.boxes_each + codes.PARKED
        points = 0
        for street in range(self.box.streets):
            points += self.box.park_points[street * 8 + self.boxes[b + street]]
        return points

    def pool_points(self, row: int) -> int:
        """Values the pools."""
        return self.box.pool_points[bits.count(self.masks[row * self.masks_each + codes.POOLED])]

    def temp_points(self, row: int) -> int:
        """Values the temps: most, second most and third most; equal numbers share, none is worth nothing."""
        temps = self.boxes[row * self.boxes_each + codes.TEMPED]
        if temps == 0:
            return 0
        ahead = bits.count(self.hired >> (temps + 1))
        return self.box.temp_points[ahead] if ahead < 3 else 0

    def estate_points(self, row: int) -> int:
        """Values the complete estates with the agents hired for their sizes."""
        b = row * self.boxes_each + codes.AGENCY
        points = 0
        self.survey(row, 0)
        for size in range(1, 7):
            points += self.sizes[size] * self.box.estate_points[size * 6 + self.boxes[b + size]]
        return points

    def bis_points(self, row: int) -> int:
        """Tells what the bis houses cost."""
        return self.box.bis_points[self.boxes[row * self.boxes_each + codes.BISSED]]

    def refusal_points(self, row: int) -> int:
        """Tells what the refusals cost."""
        return self.box.refusal_points[self.boxes[row * self.boxes_each + codes.REFUSED]]

    def sheet_points(self, row: int) -> int:
        """Adds up what the printed sheet is worth, without the modules."""
        return (
            self.plan_points(row)
            + self.park_points(row)
            + self.pool_points(row)
            + self.temp_points(row)
            + self.estate_points(row)
            - self.bis_points(row)
            - self.refusal_points(row)
        )

    def count_temps(self) -> None:
        """Notes which numbers of temps have been hired."""
        hired = 0
        for row in range(self.held):
            hired |= 1 << self.boxes[row * self.boxes_each + codes.TEMPED]
        self.hired = hired & ~1

    # For Python: a sheet by the number of its seat.

    def mask(self, seat: int, field: int) -> int:
        """Gives a mask of a seat's sheet."""
        return int(self.masks[(seat - self.lowest) * self.masks_each + field])

    def mark(self, seat: int, field: int) -> int:
        """Gives a box of a seat's sheet."""
        return int(self.boxes[(seat - self.lowest) * self.boxes_each + field])

    def numbers(self, seat: int) -> list[int]:
        """Gives the numbers of a seat's places, -1 where there is none."""
        first = (seat - self.lowest) * self.boxes_each
        return list(self.boxes[first : first + self.box.places])

    def set_mask(self, seat: int, field: int, value: int) -> None:
        """Sets a mask of a seat's sheet."""
        self.masks[(seat - self.lowest) * self.masks_each + field] = value

    def set_mark(self, seat: int, field: int, value: int) -> None:
        """Sets a box of a seat's sheet."""
        self.boxes[(seat - self.lowest) * self.boxes_each + field] = value

    def fit(self, seat: int, number: int) -> int:
        """Gives the places where a number may be written."""
        return int(self.masks[(seat - self.lowest) * self.masks_each + codes.OPEN + number])

    def gaps(self, seat: int) -> int:
        """Gives the gaps where a fence may go."""
        return self.fence_gaps(seat - self.lowest)

    def repeats(self, seat: int) -> tuple[int, int]:
        """Gives the places that may repeat the number to their left, and to their right."""
        return self.bis_left(seat - self.lowest), self.bis_right(seat - self.lowest)

    def estates(self, seat: int, barred: int = 0) -> list[int]:
        """Counts complete estates by size, at the index of the size."""
        self.survey(seat - self.lowest, barred)
        return [self.sizes[size] for size in range(7)]

    def estate(self, seat: int, start: int) -> int:
        """Gives the places of the complete estate that begins at a place, or nothing."""
        return self.estate_from(seat - self.lowest, start)

    def tracks(self, seat: int) -> dict[str, int]:
        """Gives the points of each part of the printed sheet; costs are negative."""
        row = seat - self.lowest
        return {
            "plans": self.plan_points(row),
            "parks": self.park_points(row),
            "pools": self.pool_points(row),
            "temps": self.temp_points(row),
            "estates": self.estate_points(row),
            "bis": -self.bis_points(row),
            "refusals": -self.refusal_points(row),
        }

    def renew(self, seat: int) -> None:
        """Works out anew what follows from the numbers of a seat's sheet."""
        row = seat - self.lowest
        joined = 0
        for place in range(self.box.places - 1):
            number = self.boxes[row * self.boxes_each + place]
            if number >= 0 and number == self.boxes[row * self.boxes_each + place + 1]:
                joined |= ONE << place
        self.masks[row * self.masks_each + codes.JOINED] = joined & ~self.box.ends
        self.reopen(row)

    def sheets_state(self) -> tuple[Any, ...]:
        """Gives every fact of the sheets."""
        sheets = (bytes(self.masks), bytes(self.boxes), bytes(self.old_masks), bytes(self.old_boxes))
        return (self.seats, self.lowest, self.hired, *sheets)
