"""Quack! outside the compiled loops: plans, score lines, views and texts of positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kvartal.core import marks
from kvartal.core.bits import members
from kvartal.core.errors import BadLine, Refusal
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import PLACES
from kvartal.games.welcome.expansions.quack import kinds
from kvartal.games.welcome.expansions.quack.facts import Flock
from kvartal.games.welcome.expansions.quack.listener import Ducklings
from kvartal.games.welcome.expansions.quack.prints import PRINTS, check
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.prints import Table
from kvartal.games.welcome.tables import table

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

COLOURS = ("yellow", "black")
PHASES = (*COLOURS, "both")
_KINDS = {
    "circled_ducklings": kinds.FIVE_EACH,
    "all_ducklings_on_streets": kinds.STREETS,
    "circled_ducklings_on": kinds.FAR,
    "circled_ducklings_between_streets": kinds.BETWEEN,
}


@dataclass(frozen=True, slots=True)
class DucklingView:
    """A duckling between two places: lost, found when it is circled, home when it is joined to its mother."""

    name: str
    colour: str
    one: str
    two: str
    state: str


@dataclass(frozen=True, slots=True)
class MotherView:
    """A mother beside a place."""

    colour: str
    place: str


@dataclass(frozen=True, slots=True)
class FlockLayer:
    """Ducklings, mothers and phases of a sheet; where they stand is our guess, as its table says."""

    ducklings: list[DucklingView]
    mothers: list[MotherView]
    line: dict[str, list[str]]
    """For each colour, the houses that are joined to its mother."""
    phases: list[int | None]
    """The points written for yellow, black and both."""
    reconstructed: bool


class Expansion(Extension):
    """Ducklings, and five plans about them."""

    name = "quack"
    rows = (Flock,)
    prints = PRINTS

    def __init__(self, printed: Table | None = None) -> None:
        super().__init__(printed or table(self.name))
        check(self.printed)
        ducklings = self.printed["sheet"]["ducklings"]
        self.pairs = [[_place(house) for house in duckling["between"]] for duckling in ducklings]
        self.colours = [COLOURS.index(duckling["colour"]) for duckling in ducklings]
        self.names = [_name(*pair) for pair in self.pairs]
        self.mothers = [0, 0]
        """For each colour, the places beside the mother."""
        for mother in self.printed["sheet"]["mothers"]:
            self.mothers[COLOURS.index(mother["colour"])] = sum(1 << _place(house) for house in mother["next_to"])
        streets = [duckling.get("street", -1) for duckling in ducklings]
        self.listener: Ducklings = Ducklings(self.pairs, self.colours, streets, self.mothers)

    def plans(self) -> list[dict[str, Any]]:
        """Returns its five plans."""
        found = []
        for card in self.printed["plans"]:
            wants = card["requirement"]
            kind = _KINDS.get(wants["kind"], kinds.POOLS)
            wanted = [wants.get(colour, 0) for colour in COLOURS]
            yellow, black = (want["count"] if isinstance(want, dict) else want for want in wanted)
            # How many yellow ones and how many black ones share the small number that a plan has.
            found.append({**card, "kind": kind, "extra": wants.get("streets_needed", yellow * 8 + black)})
        return found

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of the third level."""
        return (3,)

    def lines(self, game: Welcome, seat: int) -> list[Line]:
        """Returns a line for each phase."""
        written, told = game.record(Flock, seat).phases, []
        for phase, name in enumerate(PHASES):
            points = written[phase] if written[phase] >= 0 else self.listener.phase_points_of(game, seat, phase)
            told.append(Line("welcome-line-quack", points, {"phase": name, "ducklings": points}))
        return told

    def layer(self, game: Welcome, seat: int) -> object:
        """Shows the ducklings."""
        flock, houses = game.record(Flock, seat), game.record(Sheet, seat).houses
        home = self.listener.at_home_of(game, seat, 0) | self.listener.at_home_of(game, seat, 1)
        ducklings = []
        for number, (one, two) in enumerate(self.pairs):
            state = "home" if home >> number & 1 else "found" if flock.ducklings >> number & 1 else "lost"
            colour = COLOURS[self.colours[number]]
            ducklings.append(DucklingView(self.names[number], colour, PLACES.names[one], PLACES.names[two], state))
        mothers = [
            MotherView(colour, PLACES.names[place])
            for colour, mask in zip(COLOURS, self.mothers, strict=True)
            for place in members(mask)
        ]
        line = {
            colour: [PLACES.names[place] for place in members(self.listener.reached(game, seat, number) & houses)]
            for number, colour in enumerate(COLOURS)
        }
        stands = [*self.printed["sheet"]["ducklings"], *self.printed["sheet"]["mothers"]]
        guess = any(one["source"] == "reconstructed" for one in stands)
        return FlockLayer(ducklings, mothers, line, [p if p >= 0 else None for p in flock.phases], guess)

    def aftermath(self, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
        """Tells which ducklings were found, and which phases came at the end of the round or by a rival's card."""
        if seat == marks.CHANCE:
            both = zip(PHASES, before.record(Flock, 0).phases, after.record(Flock, 0).phases, strict=True)
            return [Fact("welcome-fact-quack-card", {"phase": name}) for name, was, is_ in both if is_ >= 0 > was]
        told = []
        for number in members(after.record(Flock, seat).ducklings & ~before.record(Flock, seat).ducklings):
            one, two = (PLACES.names[place] for place in self.pairs[number])
            side = "right" if one[0] == two[0] else "below"
            args = {"seat": seat, "colour": COLOURS[self.colours[number]], "place": one, "side": side}
            told.append(Fact("welcome-fact-quack", args))
        if code == codes.DONE:
            for phase, name in enumerate(PHASES):
                now = {other: after.record(Flock, other).phases[phase] for other in after.rows.seats()}
                if now[seat] >= 0 > before.record(Flock, seat).phases[phase]:
                    told.append(Fact("welcome-fact-quack-phase", {"phase": name}))
                    told += [Fact("welcome-fact-quack-points", {"seat": s, "points": p}) for s, p in now.items()]
        return told

    def rival_lines(self, game: Welcome) -> list[Line]:
        """Returns a line for each phase of the rival."""
        written, now = game.record(Flock, 0).rival_phases, self.listener.rival_phase_points_of(game)
        points = [written[phase] if written[phase] >= 0 else now for phase in range(3)]
        return [Line("welcome-line-rival-quack", points[at], {"phase": name}) for at, name in enumerate(PHASES)]

    def faults(self, game: Welcome, seat: int) -> list[Refusal]:
        """Finds ducklings circled where a house is missing, and points that so few ducklings cannot have brought."""
        flock, here = game.record(Flock, seat), game.record(Sheet, seat)
        found = []
        for number in members(flock.ducklings & ~self.listener.found(here.houses | here.lost)):
            at = next(place for place in self.pairs[number] if not (here.houses | here.lost) >> place & 1)
            found.append(Refusal("welcome-fault-quack-empty", place=PLACES.names[at]))
        for phase, name in enumerate(PHASES):
            most = self.listener.phase_points_of(game, seat, phase)
            if game.record(Sheet, seat).lost:
                # Houses that joined ducklings to their mother may be gone by now.
                most = sum(phase in (self.colours[number], kinds.BOTH) for number in members(flock.ducklings))
            if flock.phases[phase] > most:
                found.append(Refusal("welcome-fault-quack-points", phase=name, points=flock.phases[phase]))
        return found

    def contradicted(self, game: Welcome, seat: int) -> tuple[str, Refusal] | None:
        """Phases come for everybody at once, and against a rival for a card or with all ducklings circled."""
        flock, come = game.record(Flock, seat), game.rules.kit.way.come(game)
        theirs = [game.record(Flock, other).phases for other in range(game.seats)]
        for phase, name in enumerate(PHASES):
            if flock.phases[phase] >= 0 and any(phases[phase] < 0 for phases in theirs):
                return "phases", Refusal("welcome-quack-phase", why="others", phase=name)
            if game.supply.rival_at < 0:
                continue
            colours = {phase} if phase != kinds.BOTH else {kinds.YELLOW, kinds.BLACK}
            if flock.phases[phase] >= 0 and not colours <= set(come) and not self._circled(flock, colours):
                return "phases", Refusal("welcome-quack-phase", why="early", phase=name)
            found, most = flock.rival_phases[phase], self.listener.rival_phase_points_of(game)
            if found >= 0 > flock.phases[phase]:
                return "rivalphases", Refusal("welcome-quack-phase", why="rival", phase=name)
            if found > most:
                return "rivalphases", Refusal("welcome-quack-rival", found=found, most=most)
        return None

    def _circled(self, flock: Flock, colours: set[int]) -> bool:
        """Returns whether all ducklings of some colours are circled."""
        wanted = sum(1 << number for number, colour in enumerate(self.colours) if colour in colours)
        return not wanted & ~flock.ducklings

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes the points of phases, and circled ducklings that the houses do not show."""
        flock = game.record(Flock, seat)
        hidden = flock.ducklings & ~self.listener.found(game.record(Sheet, seat).houses)
        told = {"ducklings": " ".join(self.names[number] for number in members(hidden))} if hidden else {}
        if max(flock.phases) >= 0:
            told["phases"] = " ".join(str(points) if points >= 0 else "-" for points in flock.phases)
        if max(flock.rival_phases) >= 0:
            told["rivalphases"] = " ".join(str(points) if points >= 0 else "-" for points in flock.rival_phases)
        return told

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Circles what the houses show, and reads the rest."""
        flock = game.record(Flock, seat)
        flock.ducklings = self.listener.found(game.record(Sheet, seat).houses)
        name = f"{prefix}ducklings {seat}"
        for word in fields.words(name):
            if word not in self.names:
                raise BadLine(fields.line(name), "welcome-quack-no-duckling", text=word[:20])
            flock.ducklings |= 1 << self.names.index(word)
        flock.phases = _phases(fields, prefix, "phases", seat, len(self.pairs))
        if game.supply.rival_at >= 0:
            flock.rival_phases = _phases(fields, prefix, "rivalphases", seat, len(self.pairs))
        game.store(flock, seat)


def _phases(fields: Fields, prefix: str, field: str, seat: int, most: int) -> list[int]:
    """Reads the points of the three phases, `-` for one that has not come."""
    name = f"{prefix}{field} {seat}"
    words = fields.words(name, "- - -")
    if len(words) != 3:
        raise BadLine(fields.line(name), "welcome-row", field=field, wanted=3, found=len(words))
    for word in words:
        if word != "-" and not (word.isascii() and word.isdecimal() and int(word) <= most):
            raise BadLine(fields.line(name), "position-number", field=field, text=word[:20])
    return [-1 if word == "-" else int(word) for word in words]


def _place(house: list[int]) -> int:
    """Returns the place of a house in the table."""
    return PLACES.of(f"{'TMB'[house[0]]}{house[1]}")


def _name(one: int, two: int) -> str:
    """Names a duckling: `T2|3` on a street, `T1/M2` between streets."""
    left, right = PLACES.names[one], PLACES.names[two]
    return f"{left}|{right[1:]}" if left[0] == right[0] else f"{left}/{right}"
