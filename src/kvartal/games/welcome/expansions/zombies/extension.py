"""Zombie outbreak outside the compiled loops: plans, notation, views and texts of positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.bits import members
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import PLACES, number_of
from kvartal.games.welcome.expansions.zombies import kinds
from kvartal.games.welcome.expansions.zombies.alone import ThreePiles
from kvartal.games.welcome.expansions.zombies.facts import Outbreak, Siege
from kvartal.games.welcome.expansions.zombies.listener import Hordes
from kvartal.games.welcome.expansions.zombies.ways import ORDERS, TwoCards, TwoDecks
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.modes.rivals import Rivals
from kvartal.games.welcome.prints import Print, Table
from kvartal.games.welcome.supplies.way import Way
from kvartal.games.welcome.supplies.ways import Experienced
from kvartal.games.welcome.tables import table

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

HORDES = ("TL", "TR", "ML", "MR", "BL", "BR")
"""The hordes, in the order in which they move."""
_KINDS = {
    "estates_with": kinds.GUARDED,
    "built_barricades": kinds.BARRICADES,
    "all_houses_barricaded_on_street": kinds.STREET,
    "bullets_spent": kinds.BULLETS,
    "houses_captured": kinds.CAPTURED,
}


@dataclass(frozen=True, slots=True)
class HordeView:
    """A horde: where it stops, how often it has moved, and whether it is about to."""

    name: str
    street: int
    stops: list[str]
    moved: int
    coming: bool
    next: bool
    """Whether it is the one that something is to be decided about."""


@dataclass(frozen=True, slots=True)
class OpenView:
    """A house without a printed barricade: `open`, `built` or `captured`; `safe` under a roundabout."""

    place: str
    state: str


@dataclass(frozen=True, slots=True)
class ZombieLayer:
    """Hordes, open houses and bullets of a sheet; their places are our guess, as the table says."""

    hordes: list[HordeView]
    open: list[OpenView]
    circled: int
    """The bullets circled, spent or not."""
    spent: int
    most: int
    """How many bullets there are on the sheet."""
    boxes: list[int]
    """For each size of estates from 1, the agent's box with a bullet, from 1."""
    cards: list[str]
    """The zombie cards still to come."""
    reconstructed: bool


class Expansion(Extension):
    """Hordes, barricades and bullets, and five plans about them."""

    name = "zombies"
    rows = (Siege,)
    common = (Outbreak,)
    codes = kinds.GIVE + 2
    interludes = 3
    loses = True
    apart: ClassVar[Mapping[str, str]] = {"solo": "welcome-mix-cards"}
    dealt = ("experienced", "rivals=1")

    honours = ("unbitten",)
    prints = (Print("exposed", ("sheet", "unbarricaded_houses"), least=6 * kinds.STOPS),)

    def __init__(self, printed: Table | None = None) -> None:
        super().__init__(printed or table(self.name))
        sheet = self.printed["sheet"]
        exposed, stops, boxes = 0, [0] * 12, [0] * 7
        for street in range(3):
            houses = sorted(house["house"] for house in sheet["unbarricaded_houses"] if house["street"] == street)
            if len(houses) != 2 * kinds.STOPS:
                letter, wanted = "TMB"[street], 2 * kinds.STOPS
                raise Unreadable(
                    "welcome-own-count", section="exposed", street=letter, wanted=wanted, found=len(houses)
                )
            places = [PLACES.of(f"{'TMB'[street]}{house}") for house in houses]
            exposed |= sum(1 << place for place in places)
            # A horde advances to the next house without a barricade, from its own end of the street.
            at = street * 2 * kinds.STOPS
            stops[at : at + 2 * kinds.STOPS] = [*places[: kinds.STOPS], *places[: kinds.STOPS - 1 : -1]]
        for box in sheet["bullets"]["boxes_with_bullet"]:
            boxes[box["estate_size"]] = box["box"]
        self.boxes = boxes
        self.listener: Hordes = Hordes(exposed, stops, boxes, sheet["bullets"]["at_start"])

    # What it brings to the table.

    def plans(self) -> list[dict[str, Any]]:
        """Returns its five plans."""
        found = []
        for card in self.printed["plans"]:
            wants = card["requirement"]
            extra = wants.get("count", wants.get("min", 0))
            found.append({**card, "kind": _KINDS[wants["kind"]], "extra": extra})
        return found

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of the third level."""
        return (3,)

    def special(self) -> tuple[str, ...]:
        """Names the three zombie cards."""
        return tuple(f"zombie {order}" for order in ORDERS)

    def way(self, usual: Way) -> Way | None:
        """Deals two decks, hands of two, or the deck for one player."""
        if isinstance(usual, Rivals):
            return ThreePiles(usual.size, usual.level, self.listener)
        hands = isinstance(usual, Experienced)
        return TwoCards(usual.size, self.listener) if hands else TwoDecks(usual.size, self.listener)

    # Its steps.

    def verbs(self) -> tuple[str, ...]:
        """Names its verbs."""
        return ("shoot", "advance", "barricade", "give")

    def spell(self, step: int) -> Action:
        """Spells what is done about a horde, or the barricade."""
        if step >= kinds.BARRICADE:
            return Action("barricade") if step == kinds.BARRICADE else Action("give", (str(step - kinds.GIVE + 1),))
        return Action("shoot" if step < kinds.ADVANCE else "advance", (HORDES[step % kinds.HORDES],))

    def step_of(self, action: Action) -> int:
        """Reads it."""
        wanted = 0 if action.verb == "barricade" else 1
        if len(action.args) != wanted:
            raise Unreadable("argument-count", verb=action.verb, wanted=wanted, found=len(action.args))
        if not wanted:
            return kinds.BARRICADE
        if action.verb == "give":
            return kinds.GIVE + number_of(action.args[0], 1, 2) - 1
        if action.args[0] not in HORDES:
            raise Unreadable("welcome-bad-horde", text=action.args[0][:20], hordes=tuple(HORDES))
        return HORDES.index(action.args[0]) + (kinds.SHOOT if action.verb == "shoot" else kinds.ADVANCE)

    def reason(self, game: Welcome, seat: int, step: int) -> Refusal:
        """Says why a horde has nothing to do with it, or why no barricade may be built."""
        here, siege = game.record(Sheet, seat), game.record(Siege, seat)
        if step < kinds.BARRICADE:
            if not siege.hordes_coming:
                return Refusal("welcome-refusal-zombies-now")
            return Refusal("welcome-refusal-zombies-order", **_named(next(members(siege.hordes_coming))))
        if step >= kinds.GIVE:
            return Refusal("welcome-refusal-zombies-give" if self.listener.gives else "welcome-refusal-no-hands")
        if siege.hordes_coming:
            return Refusal("welcome-refusal-zombies-owed", **_named(next(members(siege.hordes_coming))))
        if here.stage != codes.BUILT:
            return Refusal("welcome-refusal-zombies-barricade")
        if here.effect != codes.FENCES:
            return Refusal("welcome-refusal-zombies-effect")
        if here.spent:
            return Refusal("welcome-refusal-spent")
        return Refusal("welcome-refusal-zombies-safe", place=PLACES.names[here.house])

    def required(self, game: Welcome, seat: int) -> Refusal | None:
        """A horde that is about to move comes first."""
        coming = game.record(Siege, seat).hordes_coming
        return Refusal("welcome-refusal-zombies-owed", **_named(next(members(coming)))) if coming else None

    # What happened.

    def told(self, before: Welcome, seat: int, step: int, after: Welcome) -> list[Fact]:
        """Tells of a bullet and of the hordes that came, or of a barricade."""
        if step == kinds.BARRICADE:
            place = PLACES.names[before.record(Sheet, seat).house]
            return [Fact("welcome-fact-zombies-barricade", {"seat": seat, "place": place})]
        if step >= kinds.GIVE:
            return []
        shot = step < kinds.ADVANCE
        told = [Fact("welcome-fact-zombies-shoot", {"seat": seat, **_named(step)})] if shot else []
        return told + self._came(before, seat, after)

    def aftermath(self, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
        """Tells what a zombie card did at once, and of a bullet that an agent brought."""
        if seat == marks.CHANCE:
            order = code - self.listener.cards_at
            if not 0 <= order < len(ORDERS):
                return []
            told = [Fact("welcome-fact-zombies-card", {"hordes": ORDERS[order]})]
            way = before.rules.kit.way
            told += way.struck(before) if isinstance(way, ThreePiles) else []
            return told + [fact for other in after.rows.seats() for fact in self._came(before, other, after)]
        hired = codes.AGENT <= code < codes.PARK
        if hired and self.listener.circled_by(after, seat) > self.listener.circled_by(before, seat):
            return [Fact("welcome-fact-zombies-bullet", {"seat": seat})]
        return []

    def _came(self, before: Welcome, seat: int, after: Welcome) -> list[Fact]:
        """Tells where the hordes of a seat came to, and what they did there."""
        was, siege, here = before.record(Siege, seat), after.record(Siege, seat), after.record(Sheet, seat)
        told = []
        for horde in range(kinds.HORDES):
            if siege.hordes[horde] > was.hordes[horde]:
                place = self.listener.stop_of(horde, was.hordes[horde])
                args = {"seat": seat, "place": PLACES.names[place]}
                if here.lost >> place & 1:
                    told.append(Fact("welcome-fact-zombies-captured", args))
                elif siege.barricades >> place & 1:
                    told.append(Fact("welcome-fact-zombies-held", args))
        return told

    # Sheets, on paper and as text.

    def faults(self, game: Welcome, seat: int) -> list[Refusal]:
        """Finds houses captured where no horde has come or spared where one has, impossible barricades and bullets."""
        here, siege = game.record(Sheet, seat), game.record(Siege, seat)
        wrong = members(here.lost & ~self._reached(siege) | here.lost & siege.barricades)
        found = [Refusal("welcome-fault-zombies-captured", place=PLACES.names[at]) for at in wrong]
        # A horde passes by what was closed to it when it came.
        bare = self.listener.exposed & ~(siege.barricades | here.cuts | here.lost)
        wrong = members(self._reached(siege) & bare)
        found += [Refusal("welcome-fault-zombies-passed", place=PLACES.names[at]) for at in wrong]
        wrong = members(siege.barricades & ~(self.listener.exposed & here.houses & ~here.copies))
        found += [Refusal("welcome-fault-zombies-barricade", place=PLACES.names[at]) for at in wrong]
        circled = self.listener.circled_by(game, seat)
        if siege.bullets_spent > circled:
            found.append(Refusal("welcome-fault-zombies-bullets", spent=siege.bullets_spent, most=circled))
        return found

    def _reached(self, siege: Siege) -> int:
        """Returns the places to which the hordes have come."""
        stops = [self.listener.stop_of(horde, i) for horde in range(kinds.HORDES) for i in range(siege.hordes[horde])]
        return sum(1 << stop for stop in set(stops))

    def effects_used(self, game: Welcome, seat: int) -> int:
        """A barricade takes the place of a fence."""
        return game.record(Siege, seat).barricades.bit_count()

    def earned(self, game: Welcome, seat: int, won: bool) -> list[str]:
        """Returns the honour for a game without a captured house."""
        return [] if game.record(Sheet, seat).lost else ["unbitten"]

    def layer(self, game: Welcome, seat: int) -> object:
        """Shows hordes, open houses and bullets."""
        here, siege = game.record(Sheet, seat), game.record(Siege, seat)
        coming = list(members(siege.hordes_coming))
        hordes = [
            HordeView(
                name,
                horde // 2,
                [PLACES.names[self.listener.stop_of(horde, stop)] for stop in range(kinds.STOPS)],
                siege.hordes[horde],
                horde in coming,
                coming[:1] == [horde],
            )
            for horde, name in enumerate(HORDES)
        ]
        states = {"captured": here.lost, "built": siege.barricades, "safe": here.cuts}
        houses = [
            OpenView(PLACES.names[at], next((name for name, mask in states.items() if mask >> at & 1), "open"))
            for at in members(self.listener.exposed)
        ]
        return ZombieLayer(
            hordes,
            houses,
            self.listener.circled_by(game, seat),
            siege.bullets_spent,
            int(self.printed["sheet"]["bullets"]["total"]),
            self.boxes[1:],
            [ORDERS[order] for order in members(game.record(Outbreak).zombies_left)],
            self.printed["sheet"]["totals"]["source"] == "reconstructed",
        )

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes hordes, barricades and bullets."""
        siege = game.record(Siege, seat)
        told = {
            "hordes": " ".join(map(str, siege.hordes)) if any(siege.hordes) else "",
            "coming": " ".join(HORDES[horde] for horde in members(siege.hordes_coming)),
            "barricades": " ".join(PLACES.names[place] for place in members(siege.barricades)),
            "bullets": str(siege.bullets_spent or ""),
            "given": str(siege.card_given or ""),
        }
        return {name: value for name, value in told.items() if value}

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Reads them; hordes that are not named have come as far as the captured houses tell."""
        siege, lost = game.record(Siege, seat), game.record(Sheet, seat).lost
        name = f"{prefix}hordes {seat}"
        siege.hordes = [
            max((i + 1 for i in range(kinds.STOPS) if lost >> self.listener.stop_of(horde, i) & 1), default=0)
            for horde in range(kinds.HORDES)
        ]
        words = fields.words(name)
        if words:
            if len(words) != kinds.HORDES or any(word not in ("0", "1", "2") for word in words):
                raise BadLine(fields.line(name), "position-number", field="hordes", text=" ".join(words)[:20])
            siege.hordes = [int(word) for word in words]
        siege.hordes_coming = self._coming(fields, f"{prefix}coming {seat}", game)
        siege.barricades = PLACES.marked(fields, f"{prefix}barricades {seat}")
        siege.card_given = fields.number(f"{prefix}given {seat}", 0, 0, 2 if self.listener.gives else 0)
        siege.bullets_spent = fields.number(f"{prefix}bullets {seat}", 0, 0, 9)
        game.store(siege, seat)

    def _coming(self, fields: Fields, name: str, game: Welcome) -> int:
        """Reads the hordes that are about to move, which there are in an interlude alone."""
        coming, line = 0, fields.line(name)
        for word in fields.words(name):
            if word not in HORDES:
                raise BadLine(line, "welcome-bad-horde", text=word[:20], hordes=tuple(HORDES))
            if coming >> HORDES.index(word) & 1:
                raise BadLine(line, "welcome-named-twice", field=name, text=word)
            coming |= 1 << HORDES.index(word)
        if coming and game.stage != codes.INTERLUDE:
            raise BadLine(line, "welcome-horde-idle", field=name)
        return coming


def _named(horde: int) -> dict[str, Any]:
    """Names a horde by street and side, for sentences."""
    return {"street": horde % kinds.HORDES // 2, "side": "right" if horde % 2 else "left"}
