"""American Dream outside the compiled loops: its sheet, plans, notation, score lines, views and texts of positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.bits import members
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import PRINTED, Places, spoken
from kvartal.games.welcome.expansions.american_dream import kinds
from kvartal.games.welcome.expansions.american_dream.facts import Dream
from kvartal.games.welcome.expansions.american_dream.listener import Colours
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.prints import Print, Table, require
from kvartal.games.welcome.tables import EFFECTS, table

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

LETTERS = "ABCDE"
COLOURS = ("green", "red", "blue", "orange", "purple", "grey")
PLACES = Places([kinds.WIDTH] * kinds.ROWS, LETTERS)
_LETTER = {"green": "g", "red": "r", "blue": "b", "orange": "o", "purple": "p", "grey": "y"}
_BONUS = "-ox"
"""Open, circled, crossed."""
_STATES = ("open", "won", "lost")
_ENDS = sum(1 << kinds.WIDTH * row + kinds.WIDTH - 1 for row in range(kinds.ROWS))
"""The last places of the streets, where a fence is taken to stand."""
_LINES = [*LETTERS, *map(str, range(kinds.WIDTH))]
"""The names of streets and columns."""


@dataclass(frozen=True, slots=True)
class ColumnView:
    """A column: its bonus, and what it pays as it stands."""

    bonus: str
    points: int


@dataclass(frozen=True, slots=True)
class DreamLayer:
    """The colours of all houses, which of them are ideal, and the bonuses; its table names what we guess."""

    letters: str
    """The letter of each street."""
    colours: list[list[str]]
    """For each street the colours of its houses."""
    ideal: list[str]
    """The places of ideal houses."""
    streets: list[str]
    """How the bonus of each street stands: open, won or lost."""
    columns: list[ColumnView]
    effects: dict[str, str]
    """For each effect its colour."""
    street_points: int
    multiple: int
    reconstructed: bool


class Rows(Print):
    """The colours of the houses of each street, by their first letters; grey is `y`."""

    def spell(self, entry: Mapping[str, Any]) -> str:
        """Spells a street, such as `A-ygpopby`."""
        return f"{self.place(entry)}-{''.join(_LETTER[colour] for colour in entry['houses'])}"

    def place(self, entry: Mapping[str, Any]) -> str:
        """Names a street."""
        return LETTERS[entry["street"]]

    def read(self, text: str) -> dict[str, Any]:
        """Reads a street; raises `Unreadable`."""
        street, _, letters = text.partition("-")
        known = {letter: colour for colour, letter in _LETTER.items()}
        if street not in tuple(LETTERS) or len(letters) != kinds.WIDTH or set(letters) - set(known):
            raise Unreadable("welcome-own-item", section=self.word, item=text[:20])
        houses = [known[letter] for letter in letters]
        return {"street": LETTERS.index(street), "houses": houses, "source": "owner"}


class Expansion(Extension):
    """A sheet of its own, and nine plans about it."""

    name = "american_dream"
    rows = (Dream,)
    codes = kinds.ROWS + kinds.WIDTH
    alone = True
    honours = ("square",)
    prints = (Rows("colours", ("sheet", "grid"), least=kinds.ROWS, form="rows"),)

    def __init__(self, printed: Table | None = None) -> None:
        super().__init__(printed or table(self.name))
        scoring, bonuses, of = (self.printed[name] for name in ("scoring", "bonuses", "colour_of_effect"))
        self.grid = [row["houses"] for row in sorted(self.printed["sheet"]["grid"], key=lambda row: int(row["street"]))]
        """For each street the colours of its houses."""
        pays = [scoring["finished_column_ordinary_house"], scoring["finished_column_ideal_house"]]
        pays += [bonuses["column_multiplier"], bonuses["street"]]
        colours = [COLOURS.index(colour) for row in self.grid for colour in row]
        self.listener: Colours = Colours(colours, [COLOURS.index(of[effect]) for effect in EFFECTS], pays)
        costs = table(self.name)["solo"]["on_plan_completed_card"]
        self.listener.street_cost = costs["cross_street_bonuses"]
        self.listener.column_cost = costs["cross_column_bonuses"]

    def sheet(self) -> dict[str, Any]:
        """Returns five streets without pools, parks, estates, temps and bis; refusals cost what they always cost."""
        street: dict[str, Any] = {"houses": kinds.WIDTH, "pools": [], "park_boxes": []}
        return {
            "letters": LETTERS,
            "streets": [street] * kinds.ROWS,
            "parks": {"score_by_crossed": [[0]] * kinds.ROWS},
            "pools": {"score_by_built": [0]},
            "estates": {"columns": []},
            "bis": {"penalty_by_used": [0], "boxes": 0},
            "temps": {"majority_points": [0], "boxes": 0},
            "refusals": table("sheet")["refusals"],
        }

    def plans(self) -> list[dict[str, Any]]:
        """Returns its nine plans."""
        stand = {colour for row in self.grid for colour in row}
        for card in self.printed["plans"]:
            wants = card["requirement"]
            named = {wants["colour"]} if "colour" in wants else set(wants.get("colours", ()))
            require(not named or bool(named & stand), "colours", card["id"])
        return [{**card, **_wants(card["requirement"])} for card in self.printed["plans"]]

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of all others."""
        return (1, 2, 3)

    # Against a rival.

    def verbs(self) -> tuple[str, ...]:
        """Names its verb."""
        return ("cross",)

    def spell(self, step: int) -> Action:
        """Spells which bonus is crossed: that of a street, or of a column counted as places are."""
        return Action("cross", (_LINES[step],))

    def step_of(self, action: Action) -> int:
        """Reads which bonus is crossed."""
        if len(action.args) != 1:
            raise Unreadable("argument-count", verb=action.verb, wanted=1, found=len(action.args))
        if action.args[0] not in _LINES:
            raise Unreadable("welcome-bad-street", text=action.args[0][:20], streets=tuple(_LINES))
        return _LINES.index(action.args[0])

    def reason(self, game: Welcome, seat: int, step: int) -> Refusal:
        """Says why a bonus may not be crossed."""
        dream = game.record(Dream, seat)
        if not dream.streets_owed and not dream.columns_owed:
            return Refusal("welcome-refusal-dream-now")
        if not (dream.streets_owed if step < kinds.ROWS else dream.columns_owed):
            return Refusal("welcome-refusal-dream-enough", kind="street" if step < kinds.ROWS else "column")
        return Refusal("welcome-refusal-dream-decided")

    def required(self, game: Welcome, seat: int) -> Refusal | None:
        """Bonuses are crossed before anything else."""
        dream = game.record(Dream, seat)
        if not dream.streets_owed and not dream.columns_owed:
            return None
        return Refusal("welcome-refusal-dream-owed", streets=dream.streets_owed, columns=dream.columns_owed)

    def told(self, before: Welcome, seat: int, step: int, after: Welcome) -> list[Fact]:
        """Tells which bonus was crossed."""
        if step < kinds.ROWS:
            return [Fact("welcome-fact-dream-crossed-street", {"seat": seat, "street": LETTERS[step]})]
        return [Fact("welcome-fact-dream-crossed-column", {"seat": seat, "column": step - kinds.ROWS + 1})]

    def rival_lines(self, game: Welcome) -> list[Line]:
        """Returns the line of the street bonuses that the player crossed."""
        streets = self.listener.streets_crossed(game)
        return [Line("welcome-line-rival-dream-streets", streets * self.listener.street_pays, {"streets": streets})]

    def aftermath(self, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
        """Tells which house is ideal, and at the end of the round who finished a street or a column first."""
        if seat == marks.CHANCE:
            return []
        told = []
        for place in members(after.record(Dream, seat).ideal & ~before.record(Dream, seat).ideal):
            told.append(Fact("welcome-fact-dream-ideal", {"seat": seat, "place": PLACES.names[place]}))
        if code != codes.DONE:
            return told
        for other in after.rows.seats():
            was, now = before.record(Dream, other), after.record(Dream, other)
            for at, letter in enumerate(LETTERS):
                if now.street_bonus[at] == kinds.WON and was.street_bonus[at] == kinds.OPEN:
                    told.append(Fact("welcome-fact-dream-street", {"seat": other, "street": letter}))
            for at in range(kinds.WIDTH):
                if now.column_bonus[at] == kinds.WON and was.column_bonus[at] == kinds.OPEN:
                    told.append(Fact("welcome-fact-dream-column", {"seat": other, "column": at + 1}))
        return told

    def lines(self, game: Welcome, seat: int) -> list[Line]:
        """Returns a line for each column, and one for the bonuses of streets."""
        here, dream, told = game.record(Sheet, seat), game.record(Dream, seat), []
        for column in range(kinds.WIDTH):
            places = sum(1 << (street * kinds.WIDTH + column) for street in range(kinds.ROWS))
            ideal = (places & dream.ideal).bit_count()
            args = {"column": column + 1, "ideal": ideal, "ordinary": (places & here.houses).bit_count() - ideal}
            doubled = "yes" if dream.column_bonus[column] == kinds.WON else "no"
            points = self.listener.column_of(game, seat, column)
            told.append(Line("welcome-line-dream-column", points, {**args, "doubled": doubled}))
        won = dream.street_bonus.count(kinds.WON)
        return [*told, Line("welcome-line-dream-streets", won * self.listener.street_pays, {"streets": won})]

    def faults(self, game: Welcome, seat: int) -> list[Refusal]:
        """Finds numbers that no card has, fences, ideal houses not built, and bonuses of what is not finished."""
        here, dream = game.record(Sheet, seat), game.record(Dream, seat)
        missing = dream.ideal & ~here.houses
        found = [Refusal("welcome-fault-dream-ideal", place=PLACES.names[place]) for place in members(missing)]
        for place in members(here.houses):
            if here.numbers[place] not in PRINTED.values():
                number = spoken(here.numbers[place])
                found.append(Refusal("welcome-fault-dream-number", place=PLACES.names[place], number=number))
        fences = here.fences & ~_ENDS
        found += [Refusal("welcome-fault-dream-fence", place=PLACES.names[place]) for place in members(fences)]
        for at, name in enumerate(PLACES.names):
            street, column = divmod(at, kinds.WIDTH)
            won = dream.street_bonus[street] == kinds.WON or dream.column_bonus[column] == kinds.WON
            if won and not here.houses >> at & 1:
                found.append(Refusal("welcome-fault-dream-bonus", place=name))
        return found

    def contradicted(self, game: Welcome, seat: int) -> tuple[str, Refusal] | None:
        """Against a rival bonuses are crossed for each plan-completed card."""
        dream, come = game.record(Dream, seat), len(game.rules.kit.way.come(game))
        for field, bonus, owed, cost in (
            ("streetbonus", dream.street_bonus, dream.streets_owed, self.listener.street_cost),
            ("columnbonus", dream.column_bonus, dream.columns_owed, self.listener.column_cost),
        ):
            found, most = bonus.count(kinds.LOST) + owed, come * cost
            if game.supply.rival_at >= 0 and found > most:
                return field, Refusal("welcome-early-cards", found=found, most=most)
        return None

    def earned(self, game: Welcome, seat: int, won: bool) -> list[str]:
        """A square of ideal houses, three by three."""
        ideal, block = game.record(Dream, seat).ideal, sum(0b111 << kinds.WIDTH * row for row in range(3))
        squares = [block << kinds.WIDTH * row + at for row in range(kinds.ROWS - 2) for at in range(kinds.WIDTH - 2)]
        return ["square"] if any(ideal & square == square for square in squares) else []

    def layer(self, game: Welcome, seat: int) -> object:
        """Shows colours, ideal houses and bonuses."""
        dream, listener = game.record(Dream, seat), self.listener
        columns = [
            ColumnView(_STATES[dream.column_bonus[at]], listener.column_of(game, seat, at)) for at in range(kinds.WIDTH)
        ]
        of = self.printed["colour_of_effect"]
        return DreamLayer(
            LETTERS,
            self.grid,
            [PLACES.names[place] for place in members(dream.ideal)],
            [_STATES[state] for state in dream.street_bonus],
            columns,
            {effect: of[effect] for effect in EFFECTS},
            listener.street_pays,
            listener.multiple,
            any(row["source"] == "reconstructed" for row in self.printed["sheet"]["grid"]),
        )

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes the ideal houses and the bonuses."""
        dream = game.record(Dream, seat)
        told = {"ideal": " ".join(PLACES.names[place] for place in members(dream.ideal))}
        for name, states in (("streetbonus", dream.street_bonus), ("columnbonus", dream.column_bonus)):
            told[name] = " ".join(_BONUS[state] for state in states) if any(states) else ""
        if dream.streets_owed or dream.columns_owed:
            told["owed"] = f"{dream.streets_owed} {dream.columns_owed}"
        return {name: value for name, value in told.items() if value}

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Reads them."""
        dream, houses = game.record(Dream, seat), game.record(Sheet, seat).houses
        dream.ideal = PLACES.marked(fields, f"{prefix}ideal {seat}")
        wrong = dream.ideal & ~houses
        # A paper sheet may be wrong, and is told so; play cannot be.
        if wrong and game.stage != codes.FINISHED:
            place = PLACES.names[next(members(wrong))]
            raise BadLine(fields.line(f"{prefix}ideal {seat}"), "welcome-fault-dream-ideal", place=place)
        dream.street_bonus = _bonuses(fields, f"{prefix}streetbonus {seat}", kinds.ROWS)
        dream.column_bonus = _bonuses(fields, f"{prefix}columnbonus {seat}", kinds.WIDTH)
        if game.supply.rival_at >= 0:
            self._read_owed(fields, f"{prefix}owed {seat}", dream)
        game.store(dream, seat)

    def _read_owed(self, fields: Fields, name: str, dream: Dream) -> None:
        """Reads how many bonuses of streets and of columns are to be crossed."""
        words = fields.words(name, "0 0")
        most = (
            min(self.listener.street_cost, dream.street_bonus.count(kinds.OPEN)),
            min(self.listener.column_cost, dream.column_bonus.count(kinds.OPEN)),
        )
        if len(words) != 2 or any(word not in map(str, range(one + 1)) for word, one in zip(words, most, strict=True)):
            raise BadLine(fields.line(name), "position-number", field=name, text=" ".join(words)[:20])
        dream.streets_owed, dream.columns_owed = map(int, words)


def _wants(wants: dict[str, Any]) -> dict[str, int]:
    """Returns the kind and the extra of a plan."""
    count = int(wants.get("count", wants.get("size", 0)))
    ideal = bool(wants.get("all_ideal"))
    if wants["kind"] == "all_ideal_of_colour":
        return {"kind": kinds.IDEAL_COLOUR, "extra": COLOURS.index(wants["colour"])}
    if wants["kind"] == "all_built_of_colours":
        return {"kind": kinds.BUILT_COLOURS, "extra": sum(1 << COLOURS.index(colour) for colour in wants["colours"])}
    if wants["kind"] == "columns_finished":
        kind = kinds.IDEAL_COLUMNS if ideal else kinds.COLUMNS_ASIDE if wants.get("adjacent") else kinds.COLUMNS
        return {"kind": kind, "extra": count}
    if wants["kind"] == "streets_finished":
        return {"kind": kinds.IDEAL_STREETS if ideal else kinds.STREETS, "extra": count}
    return {"kind": kinds.SQUARE, "extra": count}


def _bonuses(fields: Fields, name: str, count: int) -> list[int]:
    """Reads which bonuses are open, circled or crossed."""
    words = fields.words(name, " ".join("-" * count))
    if len(words) != count or any(word not in tuple(_BONUS) for word in words):
        raise BadLine(fields.line(name), "position-number", field=name, text=" ".join(words)[:20])
    return [_BONUS.index(word) for word in words]
