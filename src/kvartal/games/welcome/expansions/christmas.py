"""Christmas lights: houses with consecutive numbers are linked by a garland as they are written; it only scores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome import codes, sheet
from kvartal.games.welcome.cards import PLACES, members
from kvartal.games.welcome.facts import table
from kvartal.games.welcome.module import Module
from kvartal.games.welcome.sheet import Sheets

LIT, DARK, STREET, PARKS = range(1, 5)


@dataclass(frozen=True, slots=True)
class GarlandLayer:
    """The arcs drawn between neighbouring houses, and how many houses the longest garland of each street links."""

    links: list[list[bool]]
    longest: list[int]


class Expansion(Module):
    """A mask of the gaps that a garland crosses; no fence cuts it, a roundabout is no house."""

    name = "christmas"
    wants_masks = 1

    # The hot moments.

    def wrote(self, sheets: Sheets, row: int, place: int) -> None:
        """Links the new house with its neighbours if their numbers follow each other, or are the same by a bis."""
        lit = row * sheets.masks_each + self.masks_at
        number = sheets.boxes[row * sheets.boxes_each + codes.NUMBERS + place]
        if sheets.box.before[place]:
            other = sheets.boxes[row * sheets.boxes_each + codes.NUMBERS + place - 1]
            if other >= 0 and (other == number or other + 1 == number):
                sheets.masks[lit] |= sheet.ONE << (place - 1)
        if sheets.box.after[place]:
            other = sheets.boxes[row * sheets.boxes_each + codes.NUMBERS + place + 1]
            if other >= 0 and (other == number or other - 1 == number):
                sheets.masks[lit] |= sheet.ONE << place
        Module.wrote(self, sheets, row, place)

    def longest(self, sheets: Sheets, row: int, street: int) -> int:
        """Counts the houses of the longest garland of a street."""
        arcs = sheets.masks[row * sheets.masks_each + self.masks_at] & sheets.box.street[street]
        houses = 1
        while arcs:
            arcs &= arcs << 1
            houses += 1
        return houses if houses > 1 else 0

    def points(self, sheets: Sheets, row: int) -> int:
        """A point for each house of the longest garland of each street."""
        points = Module.points(self, sheets, row)
        for street in range(sheets.box.streets):
            points += self.longest(sheets, row, street)
        return points

    def suits(self, sheets: Sheets, row: int, owner: int, kind: int, estate: int) -> bool:
        """Wants estates in one garland, or without any inside."""
        if owner != self.number:
            return Module.suits(self, sheets, row, owner, kind, estate)
        inner = estate & (estate >> 1)
        arcs = sheets.masks[row * sheets.masks_each + self.masks_at] & inner
        return arcs == inner if kind == LIT else arcs == 0

    def fulfils(self, sheets: Sheets, row: int, owner: int, kind: int, extra: int) -> bool:
        """Wants a whole street in one garland, with all its parks perhaps."""
        if owner != self.number:
            return Module.fulfils(self, sheets, row, owner, kind, extra)
        arcs = sheets.masks[row * sheets.masks_each + self.masks_at]
        for street in range(sheets.box.streets):
            inner = sheets.box.street[street] & ~sheets.box.ends
            if arcs & inner == inner:
                planted = sheets.boxes[row * sheets.boxes_each + codes.PARKED + street] == sheets.box.park_boxes[street]
                if street == extra if kind == STREET else planted:
                    return True
        return False

    def lures(self, sheets: Sheets, row: int, number: int, place: int) -> float:
        """A new arc is worth most of a point."""
        value = Module.lures(self, sheets, row, number, place)
        b = row * sheets.boxes_each + codes.NUMBERS
        if sheets.box.before[place] and number > 0 and sheets.boxes[b + place - 1] == number - 1:
            value += 0.9
        if sheets.box.after[place] and sheets.boxes[b + place + 1] == number + 1:
            value += 0.9
        return value

    # The plain moments.

    def plans(self) -> list[dict[str, Any]]:
        """Gives its five plans."""
        found = []
        for card in table(self.name)["plans"]:
            wants = card["requirement"]
            kind = {"street_one_garland": STREET, "street_one_garland_and_all_parks": PARKS}.get(wants["kind"], DARK)
            if wants.get("all_houses_one_garland"):
                kind = LIT
            found.append({**card, "kind": kind, "extra": wants.get("street", 0)})
        return found

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of the third level."""
        return (3,)

    def lines(self, sheets: Sheets, seat: int) -> list[Line]:
        """Gives a line for each street."""
        row = seat - sheets.lowest
        lengths = [self.longest(sheets, row, street) for street in range(sheets.box.streets)]
        return [
            Line("welcome-line-christmas", houses, {"street": street, "houses": houses})
            for street, houses in enumerate(lengths)
        ]

    def layer(self, sheets: Sheets, seat: int) -> object:
        """Shows the arcs."""
        arcs = sheets.mask(seat, self.masks_at)
        links = []
        for street in range(sheets.box.streets):
            gaps = sheets.box.street_mask(street) & ~sheets.box.ends
            links.append([bool(arcs >> gap & 1) for gap in members(gaps)])
        row = seat - sheets.lowest
        return GarlandLayer(links, [self.longest(sheets, row, street) for street in range(sheets.box.streets)])

    def aftermath(self, before: Sheets, seat: int, code: int, after: Sheets) -> list[Fact]:
        """Tells which houses were linked."""
        fresh = after.mask(seat, self.masks_at) & ~before.mask(seat, self.masks_at)
        houses = sorted({place for gap in members(fresh) for place in (gap, gap + 1)})
        names = " ".join(PLACES.names[place] for place in houses)
        return [Fact("welcome-fact-christmas", {"seat": seat, "places": names})] if houses else []

    def read(self, fields: Fields, sheets: Sheets, seat: int, prefix: str) -> None:
        """Follows the garlands from the numbers on the sheet."""
        sheets.set_mask(seat, self.masks_at, 0)
        for place in members(sheets.mask(seat, codes.HOUSES)):
            self.light(sheets, seat, place)

    def light(self, sheets: Sheets, seat: int, place: int) -> None:
        """Links a house with its neighbours."""
        self.wrote(sheets, seat - sheets.lowest, place)
