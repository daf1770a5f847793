"""The expert game: roundabouts, and ten more plans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kvartal.core import bits
from kvartal.core.action import Action
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.position import Moves
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import PLACES
from kvartal.games.welcome.facts import table
from kvartal.games.welcome.module import Module
from kvartal.games.welcome.sheet import Sheets

FULL, BIS, TEMPS, ENDS, PARKS, POOLS, BOTH, ALL = range(1, 9)
_KINDS = {
    "street_full": FULL,
    "bis_on_one_street": BIS,
    "temps": TEMPS,
    "street_ends": ENDS,
    "all_parks": PARKS,
    "all_pools": POOLS,
    "all_parks_and_pools": BOTH,
    "all_parks_pools_roundabout_same_street": ALL,
}
_EXTRA = ("street", "count", "streets_needed")
COSTS = tuple(table("sheet")["roundabouts"]["penalty_by_built"])


@dataclass(frozen=True, slots=True)
class RoundaboutLayer:
    """The roundabout track of a sheet."""

    built: int
    costs: list[int]


class Expert(Module):
    """Roundabouts split a street in two; one a turn, two a game, each at a price."""

    name = "expert"
    wants_boxes = 1
    """Whether this turn has built a roundabout."""
    wants_codes = 40

    def __init__(self) -> None:
        Module.__init__(self)
        self.most = len(COSTS) - 1
        self.costs = [0, 0, 0]
        for built in range(3):
            self.costs[built] = COSTS[built]

    # The hot moments.

    def steps(self, sheets: Sheets, row: int, out: Moves) -> None:
        """Lists the empty places, before a pair is taken and after the house."""
        m = row * sheets.masks_each
        b = row * sheets.boxes_each
        stage = sheets.boxes[b + codes.STAGE]
        idle = stage != codes.START and stage != codes.BUILT
        if not idle and sheets.boxes[b + self.boxes_at] == 0 and bits.count(sheets.masks[m + codes.CUTS]) < self.most:
            spots = sheets.box.all_places & ~sheets.masks[m + codes.TAKEN]
            while spots:
                out.add(self.codes_at + bits.first(spots))
                spots &= spots - 1
        Module.steps(self, sheets, row, out)

    def step(self, sheets: Sheets, row: int, code: int) -> None:
        """Builds a roundabout."""
        if self.codes_at <= code and code < self.codes_at + 40:
            sheets.cut(row, code - self.codes_at)
            sheets.boxes[row * sheets.boxes_each + self.boxes_at] = 1
        else:
            Module.step(self, sheets, row, code)

    def closed(self, sheets: Sheets, row: int) -> None:
        """The next turn may build another."""
        sheets.boxes[row * sheets.boxes_each + self.boxes_at] = 0
        Module.closed(self, sheets, row)

    def points(self, sheets: Sheets, row: int) -> int:
        """Takes the price of the roundabouts off."""
        return (
            Module.points(self, sheets, row)
            - self.costs[bits.count(sheets.masks[row * sheets.masks_each + codes.CUTS])]
        )

    def parked(self, sheets: Sheets, row: int, street: int) -> bool:
        """Tells whether all parks of a street are planted."""
        return sheets.boxes[row * sheets.boxes_each + codes.PARKED + street] == sheets.box.park_boxes[street]

    def pooled(self, sheets: Sheets, row: int, street: int) -> bool:
        """Tells whether all pools of a street are built."""
        printed = sheets.box.pools & sheets.box.street[street]
        return sheets.masks[row * sheets.masks_each + codes.POOLED] & printed == printed

    def fulfils(self, sheets: Sheets, row: int, owner: int, kind: int, extra: int) -> bool:
        """Looks at streets, tracks, parks and pools."""
        if owner != self.number:
            return Module.fulfils(self, sheets, row, owner, kind, extra)
        m = row * sheets.masks_each
        if kind == FULL:
            street = sheets.box.street[extra]
            return sheets.masks[m + codes.TAKEN] & street == street and sheets.masks[m + codes.USED] & street == 0
        if kind == TEMPS:
            return sheets.boxes[row * sheets.boxes_each + codes.TEMPED] >= extra
        if kind == ENDS:
            edge = self.edge(sheets)
            return sheets.masks[m + codes.HOUSES] & edge == edge and sheets.masks[m + codes.USED] & edge == 0
        if kind == BOTH:
            return self.parked(sheets, row, extra) and self.pooled(sheets, row, extra)
        found = 0
        for street_number in range(sheets.box.streets):
            places = sheets.box.street[street_number]
            if kind == BIS:
                if bits.count(sheets.masks[m + codes.COPIES] & places) >= extra:
                    return True
            elif kind == PARKS:
                found += self.parked(sheets, row, street_number)
            elif kind == POOLS or (sheets.masks[m + codes.CUTS] & places and self.parked(sheets, row, street_number)):
                found += self.pooled(sheets, row, street_number)
        return kind != BIS and found >= extra

    def edge(self, sheets: Sheets) -> int:
        """Gives the first and the last place of every street."""
        return sheets.box.ends | (((sheets.box.ends << 1) | 1) & sheets.box.all_places)

    def uses(self, sheets: Sheets, row: int, owner: int, kind: int, extra: int) -> int:
        """A full street and the street ends use their houses up; parks, pools, temps and bis do not."""
        if owner != self.number:
            return Module.uses(self, sheets, row, owner, kind, extra)
        if kind == FULL:
            return sheets.masks[row * sheets.masks_each + codes.HOUSES] & sheets.box.street[extra]
        return self.edge(sheets) if kind == ENDS else 0

    def tempts(self, sheets: Sheets, row: int, code: int) -> float:
        """A roundabout costs more than it usually brings."""
        if self.codes_at <= code and code < self.codes_at + 40:
            built = bits.count(sheets.masks[row * sheets.masks_each + codes.CUTS])
            return 0.0 - self.costs[built + 1] + self.costs[built]
        return Module.tempts(self, sheets, row, code)

    # The plain moments.

    def plans(self) -> list[dict[str, Any]]:
        """Gives the ten expert plans."""
        found = []
        for card in table("plans")["plans"]:
            if card["set"] == "expert":
                wants = card["requirement"]
                extra = next((wants[name] for name in _EXTRA if name in wants), 0)
                found.append({**card, "kind": _KINDS[wants["kind"]], "extra": extra})
        return found

    def verbs(self) -> tuple[str, ...]:
        """Names its verb."""
        return ("roundabout",)

    def spell(self, code: int) -> Action:
        """Spells where the roundabout is built."""
        if code >= len(PLACES.names):
            raise Unreadable("welcome-bad-place", text=str(code))
        return Action("roundabout", (PLACES.names[code],))

    def code(self, action: Action) -> int:
        """Reads where the roundabout is built."""
        if len(action.args) != 1:
            raise Unreadable("argument-count", verb=action.verb, wanted=1, found=len(action.args))
        return PLACES.of(action.args[0])

    def reason(self, sheets: Sheets, seat: int, code: int) -> Refusal:
        """Says why no roundabout may be built there."""
        if sheets.mask(seat, codes.CUTS).bit_count() >= self.most:
            return Refusal("welcome-refusal-roundabout-most", most=self.most)
        if sheets.mark(seat, self.boxes_at):
            return Refusal("welcome-refusal-roundabout-turn")
        if sheets.mark(seat, codes.STAGE) not in (codes.START, codes.BUILT):
            return Refusal("welcome-refusal-roundabout-now")
        return Refusal("welcome-refusal-taken", number=0, place=PLACES.names[code])

    def told(self, before: Sheets, seat: int, code: int, after: Sheets) -> list[Fact]:
        """Tells that a roundabout was built."""
        return [Fact("welcome-fact-roundabout", {"seat": seat, "place": PLACES.names[code]})]

    def lines(self, sheets: Sheets, seat: int) -> list[Line]:
        """Gives the line of the roundabout track."""
        built = sheets.mask(seat, codes.CUTS).bit_count()
        return [Line("welcome-line-roundabouts", -COSTS[built], {"roundabouts": built})]

    def layer(self, sheets: Sheets, seat: int) -> object:
        """Shows the roundabout track."""
        return RoundaboutLayer(sheets.mask(seat, codes.CUTS).bit_count(), list(COSTS))

    def write(self, sheets: Sheets, seat: int) -> dict[str, str]:
        """Writes whether this turn has built one."""
        return {"roundabout": "built"} if sheets.mark(seat, self.boxes_at) else {}

    def read(self, fields: Fields, sheets: Sheets, seat: int, prefix: str) -> None:
        """Reads whether this turn has built one."""
        name = f"{prefix}roundabout {seat}"
        word = fields.text(name, "")
        if word not in ("", "built"):
            raise BadLine(fields.line(name), "position-number", field="roundabout", text=word[:20])
        sheets.set_mark(seat, self.boxes_at, int(word == "built"))
        if sheets.mask(seat, codes.CUTS).bit_count() > self.most:
            raise BadLine(fields.line(f"{prefix}sheet {seat}"), "welcome-refusal-roundabout-most", most=self.most)
