"""Welcome To: its implementation of the `Rules` contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from kvartal.core.action import Action
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.position import Position
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line, Option, Over, Rules, Section, Spec, Tally, Value
from kvartal.core.ruleset import register
from kvartal.games.welcome import codes, diploma, expansions, postext, prints, reasons, scoring, story
from kvartal.games.welcome.cards import STREETS
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.modes.expert import Expert
from kvartal.games.welcome.modes.quarters import Quarters
from kvartal.games.welcome.modes.rivals import Rivals
from kvartal.games.welcome.modes.rivals.way import RIVALS
from kvartal.games.welcome.notation import action_of, code_of, outcome_code_of, outcome_of
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.supplies.way import Way
from kvartal.games.welcome.supplies.ways import Experienced, Solo
from kvartal.games.welcome.tally import tally
from kvartal.games.welcome.view import SheetView, WelcomeView, seen_sheet, welcome_view

NONE = "none"
"""What is chosen where nobody plays against a rival."""
BESIDES = 2
"""No seat takes more turns in rounds besides those for its houses: two refusals."""


@register
class WelcomeTo(Rules):
    """The base booklet with its modes, and the expansions."""

    title = "welcome"
    version = 2
    options = (
        Option("expert"),
        Option("experienced"),
        Option("solo"),
        Option("pass", "right", ("right", "left")),
        Option("deck", "81", ("81", "63")),
        Option("rivals", NONE, (NONE, *map(str, range(len(RIVALS))))),
        *(Option(kind.name) for kind in expansions.KINDS),
        Option(Quarters.name),
        Option("own", ""),
    )
    rulesets = (
        "welcome",
        "welcome(expert)",
        "welcome(experienced)",
        "welcome(expert,experienced)",
        "welcome(experienced,pass=left)",
        "welcome(solo)",
        "welcome(expert,solo)",
        "welcome(rivals=1)",
        *(f"welcome({kind.name})" for kind in expansions.KINDS),
        *(f"welcome({word},{kind.name})" for kind in expansions.KINDS for word in kind.dealt),
        f"welcome({Quarters.name})",
    )
    simultaneous = True
    honours = diploma.honours((Expert, Rivals))
    phrases = tuple(f"welcome-phrase-{name}" for name in ("fits", "plan", "good"))

    def __init__(self, chosen: Mapping[str, Value] | None = None) -> None:
        super().__init__(chosen)
        for mode, other in (("solo", "experienced"), ("rivals", "experienced"), ("rivals", "solo")):
            if self.has(mode) and self.has(other):
                raise Unreadable("welcome-mix-hands", one=mode, two=other)
        if self.chosen["pass"] != "right" and not self.chosen["experienced"]:
            raise Unreadable("option-idle", option="pass", ruleset=self.ruleset)
        kinds: tuple[type[Extension], ...] = (Expert, Quarters, *expansions.KINDS)
        chosen_kinds = [kind for kind in kinds if self.chosen[kind.name]]
        known = [(kind.name, kind.prints) for kind in chosen_kinds if kind.prints is not None]
        if self.chosen["own"] and not known:
            raise Unreadable("option-idle", option="own", ruleset=self.ruleset)
        printed, self.chosen["own"] = prints.read(str(self.chosen["own"]), known)
        extensions = [kind(printed[kind.name]) if kind.name in printed else kind() for kind in chosen_kinds]
        for one in extensions:
            for two in extensions:
                if one.alone and two is not one and two.draws:
                    raise Unreadable("welcome-mix-sheet", one=one.name, two=two.name)
            for word, why in one.apart.items():
                if self.has(word):
                    raise Unreadable(why, one=one.name, two=word)
        cards = int(self.chosen["deck"])
        size = cards + sum(len(extension.cards()) for extension in extensions)
        way = Way(size)
        if self.chosen["solo"]:
            way = Solo(size)
        elif self.has("rivals"):
            way = Rivals(size, int(self.chosen["rivals"]))
        elif self.chosen["experienced"]:
            way = Experienced(size, self.chosen["pass"] == "left")
        self.kit = Kit(cards, way, extensions)
        self.common, self.rows = self.kit.common, self.kit.rows

    def replays(self, version: int) -> bool:
        """In version 1 effects were secret too, which changes no play, and `pass=left` dealt whole hands at once."""
        return version == self.version or (version == 1 and self.chosen["pass"] == "right")

    def has(self, word: str) -> bool:
        """Returns whether an option is switched on."""
        return self.chosen.get(word, False) not in (False, NONE)

    @cached_property
    def spec(self) -> Spec:
        """Turns of a round are hidden until all are in; beyond that only hands are."""
        way = self.kit.way
        return Spec(
            self.title,
            self.ruleset,
            self.version,
            min(max(way.least, *(extension.least for extension in self.kit.extensions), 1), way.most),
            way.most,
            hidden=self.kit.supply.hidden,
            rounds=True,
            tiers=scoring.tiers(self.kit),
            margin=1 if way.tiers() else None,
            longest=(len(self.kit.places.names) + BESIDES + self.kit.interludes) * way.most,
            codes=self.kit.codes,
        )

    def new(self, seats: int) -> Welcome:
        """Returns everybody an empty sheet."""
        self.check_seats(seats)
        return Welcome(self, seats)

    # Spelling.

    def action(self, code: int) -> Action:
        """Spells a code."""
        if not 0 <= code < self.kit.codes:
            raise Unreadable("bad-code", code=code, codes=self.kit.codes)
        return action_of(self.kit, code)

    def code(self, action: Action) -> int:
        """Reads an action."""
        return code_of(self.kit, action)

    def outcome(self, code: int) -> Action:
        """Spells a card or a plan."""
        return outcome_of(self.kit, code)

    def outcome_code(self, outcome: Action) -> int:
        """Reads a card or a plan."""
        return outcome_code_of(self.kit, outcome)

    # Going on.

    def odds(self, position: Position) -> list[tuple[int, int]]:
        """Every plan of a level, and every card not yet turned up, is equally likely."""
        game = _game(position)
        if game.stage == codes.PLANNING:
            level = sum(game.plan_at(slot) >= 0 for slot in range(3)) + 1
            return [(codes.PLAN_OUTCOME + i, 1) for i, plan in enumerate(self.kit.plans) if plan.level == level]
        return self.kit.way.odds(game)

    def reason(self, position: Position, code: int) -> Refusal:
        """Names the rule that a step breaks."""
        refusal = reasons.reason(self.kit, _game(position), code)
        return Refusal(refusal.key, **self._lettered(refusal.args_))

    def over(self, position: Position) -> Over:
        """Ranks by points, then by complete estates, then by those of one house, two, and so on."""
        return scoring.over(self.kit, _game(position))

    # Looking.

    def view(self, position: Position, reader: int) -> WelcomeView:
        """Shows sheets, pairs and plans; of turns under way only one's own."""
        return welcome_view(self.kit, _game(position), reader)

    def sheet(self, position: Position, seat: int, reader: int) -> SheetView:
        """Shows one sheet, as a view with few seats does."""
        return seen_sheet(self.kit, _game(position), seat, reader)

    def score(self, position: Position, seat: int) -> list[Line]:
        """Returns the score sheet of a seat as it stands."""
        game = _game(position)
        if seat not in game.rows.seats():
            assert game.whole is not None
            game = _game(game.whole)
        return scoring.lines(self.kit, game, seat)

    def earned(self, position: Position, seat: int) -> tuple[str, ...]:
        """Names the honours of the diploma that a seat earned."""
        return diploma.earned(self.kit, _game(position), seat)

    def tell(self, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        """Tells one step, or what chance brought."""
        told = story.tell(self.kit, _game(before), seat, code, _game(after))
        return [replace(fact, args=self._lettered(fact.args)) for fact in told]

    def _lettered(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Says of a place whose street has another letter than usual that its name is to be shown as it is."""
        usual = self.kit.places.letters in STREETS
        return dict(args) if usual or "place" not in args else {**args, "lettered": "yes"}

    def ledger(self, position: Position) -> Mapping[str, int]:
        """No card comes twice before a shuffle."""
        game = _game(position)
        lying = [*self.kit.way.unseen(game), *self.kit.way.lying(game)]
        rest = self.kit.box.card[: self.kit.box.cards]
        for card in lying:
            rest.remove(card)
        return {"cards": len(rest) + len(lying)}

    # Text.

    def write(self, position: Position) -> str:
        """Writes the cards, the sheets and the turns under way."""
        return postext.write(self.kit, _game(position))

    def read(self, lines: Sequence[tuple[int, str]], seats: int) -> Position:
        """Reads what `write` wrote."""
        game = self.new(seats)
        postext.read(self.kit, Fields(list(lines)), game)
        return game

    def sections(self) -> tuple[Section, ...]:
        """Lists what of the expansions' sheets an owner may correct, and the points of their plans."""
        found = []
        for extension in self.kit.extensions:
            if extension.prints is None:
                continue
            known = {one.word: one for one in extension.prints}
            for word, text in prints.sections(extension.printed, extension.prints).items():
                form, letters = (known[word].form, known[word].letters) if word in known else ("points", ())
                found.append(Section(word, tuple(filter(None, text.split("."))), letters, form))
        return tuple(found)

    def sheet_file(self) -> str:
        """Writes the own sheet of the one expansion that is played."""
        names = [extension.name for extension in self.kit.extensions if extension.prints is not None]
        listed = {section.word: ".".join(section.items) for section in self.sections()}
        return prints.to_file(names[0], listed) if len(names) == 1 else ""

    @classmethod
    def from_sheet(cls, text: str) -> WelcomeTo:
        """Returns the expansion of the file, as corrected."""
        name, found = prints.from_file(text)
        names = sorted(kind.name for kind in expansions.KINDS if kind.prints is not None)
        if name not in names:
            raise Unreadable("welcome-own-expansion", text=name[:20], known=tuple(names))
        return cls({name: True, "own": prints.joined(found)})

    def tally(self, text: str) -> Tally:
        """Counts finished sheets and points errors on them out."""
        return tally(self, text)


def _game(position: Position) -> Welcome:
    assert isinstance(position, Welcome)
    return position


__all__ = ["Unreadable", "WelcomeTo"]
