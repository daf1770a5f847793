"""Easter egg hunt outside the compiled loops: plans, notation, score lines, views and texts of positions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kvartal.core.action import Action
from kvartal.core.bits import members
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome.cards import PLACES, number_of, spoken
from kvartal.games.welcome.expansions.easter import kinds
from kvartal.games.welcome.expansions.easter.facts import Hunt
from kvartal.games.welcome.expansions.easter.listener import Eggs
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.prints import Print, Table
from kvartal.games.welcome.tables import table

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

_COLOURS = ("teal", "pink", "orange", "blue", "purple")
_LETTERS = {"t": "teal", "k": "pink", "o": "orange", "b": "blue", "p": "purple"}
_KINDS = {
    "all_eggs_of_colours": kinds.COLOURS,
    "eggs_of_different_colours_per_street": kinds.RAINBOW,
    "all_eggs_on_street": kinds.STREET,
}
MOST = 2
"""No house hides more eggs."""


@dataclass(frozen=True, slots=True)
class EggView:
    """The eggs of a place: open while it is empty, then taken, or gone for the game."""

    place: str
    eggs: int
    colour: str
    taken: int
    state: str


@dataclass(frozen=True, slots=True)
class StepView:
    """A step of the track: the points for a number of eggs."""

    eggs: int
    points: int


@dataclass(frozen=True, slots=True)
class EggLayer:
    """The eggs of a sheet, how many are taken, and what they bring."""

    eggs: list[EggView]
    taken: int
    track: list[StepView]
    asked: str | None
    """The place whose eggs are to be decided on."""
    reconstructed: bool


class Baskets(Print):
    """The houses with eggs."""

    def check(self, words: Sequence[str]) -> None:
        """Refuses eggs that lack the colours which the plans about colours want; raises `Unreadable`."""
        super().check(words)
        found = [{word.partition("-")[2][:1] for word in words if word.startswith(street)} for street in "TMB"]
        if min(map(len, found)) < 3 or not {"o", "k"} <= set().union(*found):
            raise Unreadable("welcome-own-eggs", section=self.word)


class Expansion(Extension):
    """Eggs, and five plans about them."""

    name = "easter"
    rows = (Hunt,)
    codes = MOST + 1
    honours = ("eggs",)
    prints = (Baskets("eggs", ("sheet", "eggs"), (("colour", _LETTERS), ("eggs", {"1": 1, "2": 2})), everywhere=True),)

    def __init__(self, printed: Table | None = None) -> None:
        super().__init__(printed or table(self.name))
        self.eggs = [0] * 40
        self.colour_of = [""] * 40
        colours = [0] * 5
        for egg in self.printed["sheet"]["eggs"]:
            place = PLACES.of(f"{'TMB'[egg['street']]}{egg['house']}")
            self.eggs[place] = egg["eggs"]
            self.colour_of[place] = egg["colour"]
            colours[_COLOURS.index(egg["colour"])] |= 1 << place
        finds = [0] * 18
        for count, name in enumerate(("one_egg_numbers", "two_egg_numbers"), 1):
            for number in self.printed["collecting"][name]:
                if isinstance(number, int):
                    finds[number] = count
        self.track = [(row["eggs"], row["points"]) for row in self.printed["scoring"]["thresholds"]]
        pays = [max((points for least, points in self.track if least <= eggs), default=0) for eggs in range(81)]
        self.listener: Eggs = Eggs(self.eggs, colours, finds, pays)
        for number, eggs in table(self.name)["solo"]["rival_eggs_per_card"].items():
            self.listener.give(int(number), eggs)

    def plans(self) -> list[dict[str, Any]]:
        """Returns its five plans."""
        found = []
        for card in self.printed["plans"]:
            wants = card["requirement"]
            kind = _KINDS.get(wants["kind"], kinds.THREE if "min_eggs_each" in wants else kinds.NONE)
            extra = wants.get("street", wants.get("colours_needed", 0))
            if kind == kinds.COLOURS:
                extra = sum(1 << _COLOURS.index(colour) for colour in wants["colours"])
            found.append({**card, "kind": kind, "extra": extra})
        return found

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of the third level."""
        return (3,)

    def verbs(self) -> tuple[str, ...]:
        """Names its verb."""
        return ("egg",)

    def spell(self, step: int) -> Action:
        """Spells how many eggs are taken."""
        return Action("egg", (str(step),))

    def step_of(self, action: Action) -> int:
        """Reads how many eggs are taken."""
        if len(action.args) != 1:
            raise Unreadable("argument-count", verb=action.verb, wanted=1, found=len(action.args))
        return number_of(action.args[0], 0, MOST)

    def reason(self, game: Welcome, seat: int, step: int) -> Refusal:
        """Says why this number of eggs cannot be taken."""
        place = game.record(Hunt, seat).egg_house
        if place < 0:
            return Refusal("welcome-refusal-easter-now")
        number = game.record(Sheet, seat).numbers[place]
        told: dict[str, str | int] = {"place": PLACES.names[place], "number": spoken(number)}
        return Refusal("welcome-refusal-easter-most", **told, most=self.listener.most(place, number))

    def required(self, game: Welcome, seat: int) -> Refusal | None:
        """Says that the eggs come first."""
        place = game.record(Hunt, seat).egg_house
        return Refusal("welcome-refusal-easter-owed", place=PLACES.names[place]) if place >= 0 else None

    def told(self, before: Welcome, seat: int, step: int, after: Welcome) -> list[Fact]:
        """Tells how many eggs were taken."""
        place = PLACES.names[before.record(Hunt, seat).egg_house]
        return [Fact("welcome-fact-easter", {"seat": seat, "place": place, "eggs": step})]

    def lines(self, game: Welcome, seat: int) -> list[Line]:
        """Returns the line of the eggs."""
        taken = self.listener.taken_of(game, seat)
        points = max((points for least, points in self.track if least <= taken), default=0)
        return [Line("welcome-line-easter", points, {"eggs": taken})]

    def rival_lines(self, game: Welcome) -> list[Line]:
        """Returns the line of the rival's eggs."""
        eggs = {"eggs": self.listener.eggs_given(game)}
        return [Line("welcome-line-rival-easter", self.listener.rival_pays(game), eggs)]

    def faults(self, game: Welcome, seat: int) -> list[Refusal]:
        """Finds eggs that were taken without a house, or by a number that does not find them."""
        here, hunt = game.record(Sheet, seat), game.record(Hunt, seat)
        found = []
        for place in members(hunt.eggs_taken):
            number, taken = here.numbers[place], 1 + (hunt.pairs_taken >> place & 1)
            name = PLACES.names[place]
            if here.houses >> place & 1 and taken > self.listener.most(place, number):
                found.append(Refusal("welcome-fault-easter-number", place=name, number=spoken(number)))
            elif not (here.filled & ~here.cuts) >> place & 1:
                found.append(Refusal("welcome-fault-easter-empty", place=name))
        return found

    def earned(self, game: Welcome, seat: int, won: bool) -> list[str]:
        """As many eggs as pay most."""
        return ["eggs"] if self.listener.taken_of(game, seat) >= self.track[-1][0] else []

    def layer(self, game: Welcome, seat: int) -> object:
        """Shows the eggs."""
        here, hunt = game.record(Sheet, seat), game.record(Hunt, seat)
        eggs = []
        for place in members(self.listener.hidden):
            taken = (hunt.eggs_taken >> place & 1) + (hunt.pairs_taken >> place & 1)
            open_ = place == hunt.egg_house or not here.filled >> place & 1
            state = "taken" if taken else "open" if open_ else "gone"
            eggs.append(EggView(PLACES.names[place], self.eggs[place], self.colour_of[place], taken, state))
        guess = any(egg["source"] == "reconstructed" for egg in self.printed["sheet"]["eggs"])
        asked = PLACES.names[hunt.egg_house] if hunt.egg_house >= 0 else None
        track = [StepView(least, points) for least, points in self.track]
        return EggLayer(eggs, self.listener.taken_of(game, seat), track, asked, guess)

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes the eggs taken, a place twice for two, and the house whose eggs are to be decided on."""
        hunt = game.record(Hunt, seat)
        eggs = [place for mask in (hunt.eggs_taken, hunt.pairs_taken) for place in members(mask)]
        told = {"eggs": " ".join(PLACES.names[place] for place in sorted(eggs))} if eggs else {}
        return told | ({"egg": PLACES.names[hunt.egg_house]} if hunt.egg_house >= 0 else {})

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Reads them."""
        here, hunt = game.record(Sheet, seat), game.record(Hunt, seat)
        name = f"{prefix}eggs {seat}"
        for word in fields.words(name):
            place = _place(fields, name, word)
            printed = self.eggs[place]
            if not printed:
                raise BadLine(fields.line(name), "welcome-easter-no-egg", place=word)
            if (hunt.pairs_taken if printed > 1 else hunt.eggs_taken) >> place & 1:
                raise BadLine(fields.line(name), "welcome-easter-more-eggs", place=word, most=printed)
            if hunt.eggs_taken >> place & 1:
                hunt.pairs_taken |= 1 << place
            hunt.eggs_taken |= 1 << place
        name = f"{prefix}egg {seat}"
        word = fields.text(name, "")
        if word:
            hunt.egg_house = _place(fields, name, word)
            taken = hunt.eggs_taken >> hunt.egg_house & 1
            if taken or here.numbers[hunt.egg_house] < 0 or not self._finds(here, hunt.egg_house):
                raise BadLine(fields.line(name), "welcome-easter-settled", place=word)
        game.store(hunt, seat)

    def _finds(self, here: Sheet, place: int) -> int:
        """Returns how many eggs the number at a place finds."""
        return self.listener.most(place, here.numbers[place])


def _place(fields: Fields, name: str, word: str) -> int:
    """Reads the name of a place."""
    try:
        return PLACES.of(word)
    except Unreadable as error:
        raise BadLine(fields.line(name), error.key, **error.args_) from error
