"""Ice cream truck: a truck on each street drives to the house just written; the first to finish a route get a bonus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kvartal.core import bits
from kvartal.core.errors import BadLine, Refusal
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome import codes, sheet
from kvartal.games.welcome.cards import PLACES, members
from kvartal.games.welcome.facts import table
from kvartal.games.welcome.module import Module
from kvartal.games.welcome.sheet import Sheets

SOME, NONE, POOL, TRIPLES, STREET = range(1, 6)
_BONUS = "-ox"
"""Open, circled, crossed."""


@dataclass(frozen=True, slots=True)
class ConeView:
    """A cone before a house: sold when circled, gone when the truck has passed it."""

    place: str
    scoops: int
    state: str


@dataclass(frozen=True, slots=True)
class TruckView:
    """The truck of a street: where it stands, where it goes, and the bonus at the end of its route."""

    street: int
    leftward: bool
    at: str | None
    bonus: str


@dataclass(frozen=True, slots=True)
class IceLayer:
    """Cones and trucks of a sheet."""

    cones: list[ConeView]
    trucks: list[TruckView]


class Expansion(Module):
    """Cones circled and crossed, and the bonus of each street."""

    name = "icecream"
    wants_masks = 2
    """Circled cones, crossed cones."""
    wants_boxes = 3
    """The bonus of each street: 0 open, 1 circled, 2 crossed."""

    def __init__(self) -> None:
        Module.__init__(self)
        facts = table(self.name)["sheet"]
        self.cones = 0
        self.scoops = [0] * 40
        self.leftward = [0] * 3
        self.last = [0] * 3
        """The last cone of each route."""
        for cone in facts["cones"]:
            place = PLACES.of(f"{'TMB'[cone['street']]}{cone['house']}")
            self.cones |= 1 << place
            self.scoops[place] = cone["scoops"]
        for truck, cone in zip(facts["trucks"], facts["last_cone"], strict=True):
            self.leftward[truck["street"]] = int(truck["direction"] == "left")
            self.last[cone["street"]] = PLACES.of(f"{'TMB'[cone['street']]}{cone['house']}")

    # The hot moments.

    def ahead(self, sheets: Sheets, place: int) -> int:
        """Gives the places that a truck at this one has still before it."""
        leftward = self.leftward[sheets.box.street_of[place]]
        return sheets.box.before[place] if leftward else sheets.box.after[place]

    def behind(self, sheets: Sheets, place: int) -> int:
        """Gives the places that it has left behind."""
        leftward = self.leftward[sheets.box.street_of[place]]
        return sheets.box.after[place] if leftward else sheets.box.before[place]

    def wrote(self, sheets: Sheets, row: int, place: int) -> None:
        """Drives the truck to the new house unless it is past it: the cone there is sold, those on the way are gone."""
        # By the name of the class the two calls cost nothing when compiled.
        m = row * sheets.masks_each
        if sheets.masks[m + codes.HOUSES] & Expansion.ahead(self, sheets, place) == 0:
            sold = sheets.masks[m + self.masks_at] | (self.cones & (sheet.ONE << place))
            sheets.masks[m + self.masks_at] = sold
            sheets.masks[m + self.masks_at + 1] |= self.cones & Expansion.behind(self, sheets, place) & ~sold
        Module.wrote(self, sheets, row, place)

    def finished(self, sheets: Sheets, row: int, street: int) -> bool:
        """Tells whether a truck has met the last cone of its route."""
        m = row * sheets.masks_each + self.masks_at
        return ((sheets.masks[m] | sheets.masks[m + 1]) >> self.last[street]) & 1 != 0

    def resolved(self, sheets: Sheets) -> None:
        """Gives the bonus of a street to all who finished its route in the first round in which anybody did."""
        for street in range(3):
            won = False
            for row in range(sheets.held):
                b = row * sheets.boxes_each + self.boxes_at + street
                if sheets.boxes[b] == 0 and self.finished(sheets, row, street):
                    sheets.boxes[b] = 1
                    won = True
            if won:
                for row in range(sheets.held):
                    b = row * sheets.boxes_each + self.boxes_at + street
                    if sheets.boxes[b] == 0:
                        sheets.boxes[b] = 2
        Module.resolved(self, sheets)

    def sold(self, sheets: Sheets, row: int, street: int) -> int:
        """Adds up the cones sold on a street: their scoops, and one more each with the bonus."""
        rest = sheets.masks[row * sheets.masks_each + self.masks_at] & sheets.box.street[street]
        bonus = sheets.boxes[row * sheets.boxes_each + self.boxes_at + street]
        points = bits.count(rest) if bonus == 1 else 0
        while rest:
            points += self.scoops[bits.first(rest)]
            rest &= rest - 1
        return points

    def points(self, sheets: Sheets, row: int) -> int:
        """Adds up the three streets."""
        points = Module.points(self, sheets, row)
        for street in range(3):
            points += self.sold(sheets, row, street)
        return points

    def suits(self, sheets: Sheets, row: int, owner: int, kind: int, estate: int) -> bool:
        """Wants estates with two cones sold, with none, or single houses with a pool and a cone."""
        if owner != self.number:
            return Module.suits(self, sheets, row, owner, kind, estate)
        sold = bits.count(sheets.masks[row * sheets.masks_each + self.masks_at] & estate)
        if kind == POOL:
            return sold == 1 and sheets.masks[row * sheets.masks_each + codes.POOLED] & estate == estate
        return sold >= 2 if kind == SOME else sold == 0

    def fulfils(self, sheets: Sheets, row: int, owner: int, kind: int, extra: int) -> bool:
        """Wants big cones sold, or all cones of a street."""
        if owner != self.number:
            return Module.fulfils(self, sheets, row, owner, kind, extra)
        sold = sheets.masks[row * sheets.masks_each + self.masks_at]
        found = 0
        if kind == STREET:
            for street in range(3):
                if self.cones & sheets.box.street[street] & ~sold == 0:
                    found += 1
            return found > 0
        while sold:
            if self.scoops[bits.first(sold)] == 3:
                found += 1
            sold &= sold - 1
        return found >= extra

    def lures(self, sheets: Sheets, row: int, number: int, place: int) -> float:
        """A cone sold is worth its scoops, a cone passed by costs some of them."""
        value = Module.lures(self, sheets, row, number, place)
        m = row * sheets.masks_each
        if sheets.masks[m + codes.HOUSES] & self.ahead(sheets, place) == 0:
            value += self.scoops[place]
            lost = self.cones & self.behind(sheets, place)
            lost &= ~(sheets.masks[m + self.masks_at] | sheets.masks[m + self.masks_at + 1])
            while lost:
                value -= 0.7 * self.scoops[bits.first(lost)]
                lost &= lost - 1
        return value

    # The plain moments.

    def plans(self) -> list[dict[str, Any]]:
        """Gives its five plans."""
        found = []
        for card in table(self.name)["plans"]:
            wants = card["requirement"]
            kind = {"circled_cones_with_scoops": TRIPLES, "all_cones_circled_on_street": STREET}.get(wants["kind"], 0)
            if not kind:
                kind = POOL if "pools_each" in wants else SOME if "min_circled_cones_each" in wants else NONE
            found.append({**card, "kind": kind, "extra": wants.get("count", 0)})
        return found

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of the third level."""
        return (3,)

    def truck(self, sheets: Sheets, seat: int, street: int) -> int:
        """Tells where a truck stands: at the house furthest along its route, or -1 before it has set out."""
        houses = list(members(sheets.mask(seat, codes.HOUSES) & sheets.box.street_mask(street)))
        if not houses:
            return -1
        return min(houses) if self.leftward[street] else max(houses)

    def lines(self, sheets: Sheets, seat: int) -> list[Line]:
        """Gives a line for each street."""
        told = []
        for street in range(3):
            sold = (sheets.mask(seat, self.masks_at) & sheets.box.street_mask(street)).bit_count()
            bonus = "yes" if sheets.mark(seat, self.boxes_at + street) == 1 else "no"
            args = {"street": street, "cones": sold, "bonus": bonus}
            told.append(Line("welcome-line-icecream", self.sold(sheets, seat - sheets.lowest, street), args))
        return told

    def reached(self, sheets: Sheets, seat: int) -> int:
        """Gives the cones that the trucks have reached or passed."""
        found = 0
        for street in range(3):
            at = self.truck(sheets, seat, street)
            if at >= 0:
                found |= 1 << at | self.behind(sheets, at)
        return found & self.cones

    def faults(self, sheets: Sheets, seat: int) -> list[Refusal]:
        """Finds cones sold without a house, a last stop without its sale, and bonuses before the end of a route."""
        sold, houses = sheets.mask(seat, self.masks_at), sheets.mask(seat, codes.HOUSES)
        found = []
        for place in members(sold & ~houses):
            found.append(Refusal("welcome-fault-icecream-empty", place=PLACES.names[place]))
        for street in range(3):
            at = self.truck(sheets, seat, street)
            if at >= 0 and self.cones & ~sold & 1 << at:
                found.append(Refusal("welcome-fault-icecream-stop", place=PLACES.names[at]))
            if sheets.mark(seat, self.boxes_at + street) == 1 and not self.finished(
                sheets, seat - sheets.lowest, street
            ):
                found.append(Refusal("welcome-fault-icecream-bonus", street=street))
        return found

    def layer(self, sheets: Sheets, seat: int) -> object:
        """Shows cones and trucks."""
        sold, gone = sheets.mask(seat, self.masks_at), sheets.mask(seat, self.masks_at + 1)
        cones = []
        for place in members(self.cones):
            state = "sold" if sold >> place & 1 else "gone" if gone >> place & 1 else "open"
            cones.append(ConeView(PLACES.names[place], self.scoops[place], state))
        trucks = []
        for street in range(3):
            at = self.truck(sheets, seat, street)
            bonus = ("open", "won", "lost")[sheets.mark(seat, self.boxes_at + street)]
            trucks.append(TruckView(street, bool(self.leftward[street]), PLACES.names[at] if at >= 0 else None, bonus))
        return IceLayer(cones, trucks)

    def aftermath(self, before: Sheets, seat: int, code: int, after: Sheets) -> list[Fact]:
        """Tells which cone was sold, and at the end of the round who finished a route."""
        facts = []
        for place in members(after.mask(seat, self.masks_at) & ~before.mask(seat, self.masks_at)):
            args = {"seat": seat, "place": PLACES.names[place], "scoops": self.scoops[place]}
            facts.append(Fact("welcome-fact-icecream", args))
        if code == codes.DONE:
            for street in range(3):
                for other in range(after.lowest, after.lowest + after.held):
                    box = self.boxes_at + street
                    if after.mark(other, box) == 1 and before.mark(other, box) == 0:
                        facts.append(Fact("welcome-fact-icecream-route", {"seat": other, "street": street}))
        return facts

    def write(self, sheets: Sheets, seat: int) -> dict[str, str]:
        """Writes circled and crossed cones and the bonuses."""
        named = {"cones": sheets.mask(seat, self.masks_at), "gone": sheets.mask(seat, self.masks_at + 1)}
        told = {name: " ".join(PLACES.names[place] for place in members(mask)) for name, mask in named.items()}
        bonus = [sheets.mark(seat, self.boxes_at + street) for street in range(3)]
        if any(bonus):
            told["bonus"] = " ".join(_BONUS[state] for state in bonus)
        return {name: value for name, value in told.items() if value}

    def read(self, fields: Fields, sheets: Sheets, seat: int, prefix: str) -> None:
        """Reads them."""
        for name, at in (("cones", self.masks_at), ("gone", self.masks_at + 1)):
            mask = PLACES.marked(fields, f"{prefix}{name} {seat}")
            if mask & ~self.cones:
                place = PLACES.names[next(members(mask & ~self.cones))]
                raise BadLine(fields.line(f"{prefix}{name} {seat}"), "welcome-icecream-no-cone", place=place)
            sheets.set_mask(seat, at, mask)
        if not fields.line(f"{prefix}gone {seat}"):
            gone = self.reached(sheets, seat) & ~sheets.mask(seat, self.masks_at)
            sheets.set_mask(seat, self.masks_at + 1, gone)
        words = fields.words(f"{prefix}bonus {seat}", "- - -")
        if len(words) != 3 or any(word not in tuple(_BONUS) for word in words):
            line = fields.line(f"{prefix}bonus {seat}")
            raise BadLine(line, "position-number", field="bonus", text=" ".join(words)[:20])
        for street, word in enumerate(words):
            sheets.set_mark(seat, self.boxes_at + street, _BONUS.index(word))
