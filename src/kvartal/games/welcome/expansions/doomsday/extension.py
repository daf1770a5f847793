"""Doomsday outside the compiled loops: plans, score lines, views and texts of positions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from kvartal.core import marks
from kvartal.core.bits import members
from kvartal.core.errors import BadLine, Refusal
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import PLACES
from kvartal.games.welcome.expansions.doomsday import kinds
from kvartal.games.welcome.expansions.doomsday.facts import Depths, Shelter
from kvartal.games.welcome.expansions.doomsday.listener import Bunkers
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.prints import Print, Table
from kvartal.games.welcome.tables import table

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

_KINDS = {
    "all_bunkers_built": kinds.ALL,
    "total_capacity": kinds.TOTAL,
    "street_capacity": kinds.TWO_STREETS,
}
_WORD = re.compile(r"([TMB][0-9]{1,2})=([0-9]{1,2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class BunkerView:
    """A bunker under a house: the number in it once it is built; a roundabout buries it."""

    place: str
    room: int | None
    state: str


@dataclass(frozen=True, slots=True)
class ShelterLayer:
    """The bunkers of a sheet and what they pay as the sheets stand; where they are is our guess, as its table says."""

    bunkers: list[BunkerView]
    room: list[int]
    """What the bunkers of each street hold."""
    leads: list[bool]
    """For each street, whether nobody has more."""
    optimist: bool
    """Whether nobody has less in all."""
    pays: list[int]
    optimist_points: int
    """What the optimist gets at the end."""
    reconstructed: bool


class Expansion(Extension):
    """Bunkers, and five plans about them."""

    name = "doomsday"
    rows = (Shelter,)
    common = (Depths,)
    apart: ClassVar[Mapping[str, str]] = {"solo": "welcome-mix-opponent"}
    least = 2
    missed = "welcome-note-doomsday-others"
    prints = (Print("bunkers", ("sheet", "bunkers"), least=4),)

    def __init__(self, printed: Table | None = None) -> None:
        super().__init__(printed or table(self.name))
        places = 0
        for bunker in self.printed["sheet"]["bunkers"]:
            places |= 1 << PLACES.of(f"{'TMB'[bunker['street']]}{bunker['house']}")
        scoring = self.printed["scoring"]
        self.pays = list(scoring["street_majority_points"])
        self.listener: Bunkers = Bunkers(places, self.pays, scoring["optimist_points"])
        for street, room in enumerate(table(self.name)["solo"]["setup"]["rival_first_bunker"]):
            self.listener.prepare(street, room)
        self.listener.roundabout = table(self.name)["solo"]["roundabout"]["value"]

    def plans(self) -> list[dict[str, Any]]:
        """Returns its five plans."""
        found = []
        for card in self.printed["plans"]:
            wants = card["requirement"]
            found.append({**card, "kind": _KINDS.get(wants["kind"], kinds.ONE_EACH), "extra": wants.get("min", 0)})
        return found

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of the third level."""
        return (3,)

    def lines(self, game: Welcome, seat: int) -> list[Line]:
        """Returns a line for each street, and one for the optimist."""
        room = game.record(Shelter, seat).room
        told = []
        for street in range(3):
            args = {"street": street, "room": room[street]}
            told.append(Line("welcome-line-doomsday", self.listener.lead_of(game, seat, street), args))
        return [*told, Line("welcome-line-optimist", self.listener.optimism_of(game, seat), {"room": sum(room)})]

    def rival_lines(self, game: Welcome) -> list[Line]:
        """Returns a line for each street of the rival, and one for the optimist."""
        room, told = game.record(Depths).most_room, []
        for street in range(3):
            points = self.listener.rival_lead_of(game, street)
            told.append(Line("welcome-line-rival-doomsday", points, {"street": street, "room": room[street]}))
        points = self.listener.rival_optimism_of(game)
        return [*told, Line("welcome-line-rival-optimist", points, {"room": sum(room)})]

    def layer(self, game: Welcome, seat: int) -> object:
        """Shows the bunkers."""
        here, shelter = game.record(Sheet, seat), game.record(Shelter, seat)
        bunkers = []
        for place in members(self.listener.places):
            room = shelter.bunkers[place]
            state = "built" if room >= 0 else "gone" if here.filled >> place & 1 else "open"
            bunkers.append(BunkerView(PLACES.names[place], room if room >= 0 else None, state))
        leads = [self.listener.lead_of(game, seat, street) > 0 for street in range(3)]
        guess = any(bunker["source"] == "reconstructed" for bunker in self.printed["sheet"]["bunkers"])
        optimist = self.listener.optimism_of(game, seat) > 0
        return ShelterLayer(bunkers, shelter.room, leads, optimist, self.pays, self.listener.reward, guess)

    def aftermath(self, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
        """Tells which bunker was built, by a seat or by a rival."""
        if seat == marks.CHANCE:
            dug, had = after.record(Shelter, 0).dug, before.record(Shelter, 0).dug
            return [
                Fact("welcome-fact-doomsday-rival", {"street": street, "room": dug[street] - had[street]})
                for street in range(3)
                if dug[street] > had[street]
            ]
        was, now = before.record(Shelter, seat).bunkers, after.record(Shelter, seat).bunkers
        return [
            Fact("welcome-fact-doomsday", {"seat": seat, "place": PLACES.names[place], "room": now[place]})
            for place in members(self.listener.places)
            if now[place] >= 0 > was[place]
        ]

    def faults(self, game: Welcome, seat: int) -> list[Refusal]:
        """Finds bunkers without a house above them."""
        here, shelter = game.record(Sheet, seat), game.record(Shelter, seat)
        return [
            Refusal("welcome-fault-doomsday-empty", place=PLACES.names[place])
            for place in members(self.listener.places & ~(here.filled & ~here.cuts))
            if shelter.bunkers[place] >= 0
        ]

    def contradicted(self, game: Welcome, seat: int) -> tuple[str, Refusal] | None:
        """A rival gets room from plan-completed cards."""
        come = game.rules.kit.way.come(game)
        for slot, room in enumerate(game.record(Shelter, seat).dug):
            if room and slot not in come:
                return "dug", Refusal("welcome-early-card", card="ABC"[slot])
        return None

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes the bunkers whose numbers the houses do not show."""
        here, shelter = game.record(Sheet, seat), game.record(Shelter, seat)
        words = [
            f"{PLACES.names[place]}={shelter.bunkers[place]}"
            for place in members(self.listener.places & ~here.houses)
            if shelter.bunkers[place] >= 0
        ]
        told = {"bunkers": " ".join(words)} if words else {}
        return told | ({"dug": " ".join(map(str, shelter.dug))} if any(shelter.dug) else {})

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Takes the numbers from the houses, and reads those that no house shows."""
        here, shelter = game.record(Sheet, seat), game.record(Shelter, seat)
        for place in members(self.listener.places & here.houses):
            shelter.bunkers[place] = codes.whole(here.numbers[place])
        name = f"{prefix}bunkers {seat}"
        for word in fields.words(name):
            found = _WORD.fullmatch(word)
            place = PLACES.numbers.get(found[1], -1) if found else -1
            if found is None or place < 0 or not (self.listener.places & ~here.houses) >> place & 1:
                raise BadLine(fields.line(name), "welcome-doomsday-no-bunker", text=word[:20])
            if int(found[2]) > 17:
                raise BadLine(fields.line(name), "position-number", field="bunkers", text=word[:20])
            shelter.bunkers[place] = int(found[2])
        name = f"{prefix}dug {seat}"
        dug = fields.words(name, "0 0 0") if game.supply.rival_at >= 0 else ["0"] * 3
        if len(dug) != 3 or not all(word.isascii() and word.isdecimal() and int(word) <= 15 for word in dug):
            raise BadLine(fields.line(name), "position-number", field="dug", text=" ".join(dug)[:20])
        shelter.dug = [int(word) for word in dug]
        box = game.rules.kit.box
        shelter.room = [
            sum(max(shelter.bunkers[place], 0) for place in members(self.listener.places & box.street[street]))
            for street in range(3)
        ]
        if not prefix and fields.line(f"was sheet {seat}"):
            # What others have is as the round began, though this seat has gone on.
            shelter.rival_total = game.as_begun().record(Shelter, seat).rival_total
        game.store(shelter, seat)
