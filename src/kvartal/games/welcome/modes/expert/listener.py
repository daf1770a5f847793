"""Roundabouts: where one may be built, what it costs, and what the expert plans want."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.modes.expert import facts as expert
from kvartal.games.welcome.modes.expert import kinds
from kvartal.games.welcome.town import Listener, Town


class Roundabouts(Listener):
    """Roundabouts split a street in two; one a turn, two a game, each at a price."""

    hears = ("early_steps", "legal_steps", "on_turn_end", "points")

    def __init__(self, costs: Sequence[int]) -> None:
        Listener.__init__(self)
        self.most = len(costs) - 1
        self.costs = [0, 0, 0]
        """The cost of 0, 1 and 2 roundabouts."""
        for built in range(3):
            self.costs[built] = costs[built]

    def turn(self, here: facts.Sheet) -> expert.Roundabout:
        """Returns what is remembered of the turn."""
        return expert.roundabout_beside(here, self.row_at)

    def legal_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """After the house a roundabout may be built as well."""
        if here.stage == codes.BUILT:
            Roundabouts.early_steps(self, town, here, out)

    def early_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lists the empty places."""
        if self.turn(here).roundabout == 0 and bits.count(here.cuts) < self.most:
            out.count = bits.write(town.box.all_places & ~here.filled, self.codes_at, out.codes, out.count)

    def take_step(self, town: Town, here: facts.Sheet, step: int) -> None:
        """Builds a roundabout."""
        sheet.cut(here, town.box, step)
        self.turn(here).roundabout = 1

    def on_turn_end(self, town: Town, here: facts.Sheet) -> None:
        """The next turn may build another."""
        self.turn(here).roundabout = 0

    def points(self, town: Town, here: facts.Sheet) -> int:
        """Takes the price of the roundabouts off."""
        return -self.costs[bits.count(here.cuts)]

    def parked(self, town: Town, here: facts.Sheet, street: int) -> bool:
        """Returns whether all parks of a street are planted."""
        return here.parks[street] == town.box.park_boxes[street]

    def pooled(self, town: Town, here: facts.Sheet, street: int) -> bool:
        """Returns whether all pools of a street are built."""
        return town.box.pools & town.box.street[street] & ~here.pools == 0

    def plan_fulfilled(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> bool:
        """Looks at streets, tracks, parks and pools."""
        if kind == kinds.FULL:
            return town.box.street[extra] & ~(here.filled & ~here.lost) == 0 and here.used & town.box.street[extra] == 0
        if kind == kinds.TEMPS:
            return here.temps >= extra
        if kind == kinds.ENDS:
            return self.edge(town) & ~here.houses == 0 and here.used & self.edge(town) == 0
        if kind == kinds.BOTH:
            return self.parked(town, here, extra) and self.pooled(town, here, extra)
        found = 0
        for street in range(town.box.streets):
            if kind == kinds.BIS:
                if bits.count(here.copies & town.box.street[street]) >= extra:
                    return True
            elif kind == kinds.PARKS:
                found += self.parked(town, here, street)
            elif kind == kinds.POOLS or (here.cuts & town.box.street[street] and self.parked(town, here, street)):
                found += self.pooled(town, here, street)
        return kind != kinds.BIS and found >= extra

    def plan_houses(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> int:
        """A full street and the street ends use their houses up; parks, pools, temps and bis do not."""
        if kind == kinds.FULL:
            return here.houses & town.box.street[extra]
        return self.edge(town) if kind == kinds.ENDS else 0

    def edge(self, town: Town) -> int:
        """Returns the first and the last place of every street."""
        return town.box.ends | (((town.box.ends << 1) | 1) & town.box.all_places)
