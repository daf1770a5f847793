"""Christmas lights outside the compiled loops: plans, score lines and views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kvartal.core import marks
from kvartal.core.bits import members
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome.cards import PLACES
from kvartal.games.welcome.expansions.christmas import kinds
from kvartal.games.welcome.expansions.christmas.facts import Garland
from kvartal.games.welcome.expansions.christmas.listener import Garlands
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.prints import Table
from kvartal.games.welcome.tables import table

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome


@dataclass(frozen=True, slots=True)
class GarlandLayer:
    """The arcs drawn between neighbouring houses, and how many houses the longest garland of each street links."""

    links: list[list[bool]]
    longest: list[int]


class Expansion(Extension):
    """Garlands, and five plans about them."""

    name = "christmas"
    rows = (Garland,)
    prints = ()

    def __init__(self, printed: Table | None = None) -> None:
        super().__init__(printed or table(self.name))
        self.listener: Garlands = Garlands()

    def plans(self) -> list[dict[str, Any]]:
        """Returns its five plans."""
        found = []
        for card in self.printed["plans"]:
            wants = card["requirement"]
            if wants["kind"] == "street_one_garland":
                kind = kinds.STREET
            elif wants["kind"] == "street_one_garland_and_all_parks":
                kind = kinds.PARKS
            else:
                kind = kinds.LIT if wants.get("all_houses_one_garland") else kinds.DARK
            found.append({**card, "kind": kind, "extra": wants.get("street", 0)})
        return found

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of the third level."""
        return (3,)

    def lengths(self, game: Welcome, seat: int) -> list[int]:
        """Counts the houses of the longest garland of each street."""
        return [self.listener.longest_of(game, seat, street) for street in range(game.rules.kit.box.streets)]

    def lines(self, game: Welcome, seat: int) -> list[Line]:
        """Returns a line for each street."""
        return [
            Line("welcome-line-christmas", houses, {"street": street, "houses": houses})
            for street, houses in enumerate(self.lengths(game, seat))
        ]

    def rival_lines(self, game: Welcome) -> list[Line]:
        """Returns the line of the cards between the rival's outer fence cards."""
        points = self.listener.rival_pays(game)
        return [Line("welcome-line-rival-christmas", points, {"cards": points})]

    def layer(self, game: Welcome, seat: int) -> object:
        """Shows the arcs."""
        box, arcs = game.rules.kit.box, game.record(Garland, seat).arcs
        gaps = [box.street[street] & ~box.ends for street in range(box.streets)]
        links = [[bool(arcs >> gap & 1) for gap in members(mask)] for mask in gaps]
        return GarlandLayer(links, self.lengths(game, seat))

    def aftermath(self, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
        """Tells which houses were linked."""
        if seat == marks.CHANCE:
            return []
        fresh = after.record(Garland, seat).arcs & ~before.record(Garland, seat).arcs
        houses = sorted({place for gap in members(fresh) for place in (gap, gap + 1)})
        names = " ".join(PLACES.names[place] for place in houses)
        return [Fact("welcome-fact-christmas", {"seat": seat, "places": names})] if houses else []

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Follows the garlands from the numbers on the sheet."""
        self.listener.relight(game, seat)
