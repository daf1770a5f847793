"""Extensions that deal in their own way, and cards that let the seats decide something in between."""

from __future__ import annotations

from typing import Any

import pytest
from tests.welcome.test_moments import read, rules_with

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.errors import Unreadable
from kvartal.core.facts import Record, beside, fact
from kvartal.core.game import Game
from kvartal.core.position import Moves
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact
from kvartal.games.welcome import codes
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.supplies.stacks import Stacks
from kvartal.games.welcome.supplies.way import Way
from kvartal.games.welcome.town import Listener, Supply, Town

# A deal of its own


class Weather(Record):
    """Whether the storm has come."""

    stormed: int = fact("i8")


weather_beside = beside(Weather)


class Pair(Stacks):
    """Two stacks, and a storm that may come up between their cards."""

    def combos(self) -> int:
        return 2

    def reveal(self, town: Town, code: int) -> None:
        if code >= codes.SPECIAL:
            weather_beside(town.course, self.weather_at).stormed = 1
            return
        super().reveal(town, code)
        if self.pile(town).drawn == 2:
            self.pile(town).drawn = 0
            if town.course.stage == codes.TOPS:
                town.open_up()
            else:
                town.begin_turns()

    weather_at = 0


class Windy(Way):
    """The way to play with two stacks."""

    stacks = 2

    def __init__(self, card: int) -> None:
        super().__init__(81)
        self.card = card

    def supply(self) -> Supply:
        return Pair()

    def place(self, supply: Supply, rows: Any, common: Any) -> None:
        super().place(supply, rows, common)
        assert isinstance(supply, Pair)
        supply.weather_at = common.places[Weather]

    def odds(self, game: Welcome) -> list[tuple[int, int]]:
        return super().odds(game) + ([] if game.record(Weather).stormed else [(self.card, 1)])


class Storm(Extension):
    """Deals two pairs, and one storm."""

    name = "storm"
    common = (Weather,)

    def special(self) -> tuple[str, ...]:
        return ("storm",)

    def way(self, usual: Way) -> Way | None:
        return Windy(self.listener.cards_at) if type(usual) is Way else None

    def aftermath(self, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
        return [Fact("welcome-fact-storm")] if seat == marks.CHANCE else []


def test_an_extension_may_deal_in_its_own_way_and_add_cards_of_its_own() -> None:
    rules = rules_with(Storm())
    outcomes = ["plan N1-1", "plan N2-1", "plan N3-1", "3-pool", "storm", "5-park", "7-bis", "9-agent"]
    game = Game(rules, rules.new(2))
    told = []
    for text in outcomes:
        code = rules.outcome_code(Action.read(text))
        assert str(rules.outcome(code)) == text
        assert code in dict(rules.odds(game.position))
        before = game.position.copy()
        game.position.turn_up(code)
        told += rules.tell(before, marks.CHANCE, code, game.position)
    assert [fact.key for fact in told[-2:]] == ["welcome-fact-storm", "welcome-fact-pairs"]
    assert told[-1].args["pairs"] == "7-pool 9-park"
    assert [str(action) for action in game.legal(0)] == ["take 1", "take 2"]
    assert len(game.view(0).pairs) == 2
    with pytest.raises(Unreadable):
        rules_with().outcome_code(Action("storm"))


# An interlude in the middle of a deal


class Alarm(Record):
    """Who still has to answer it."""

    rung: int = fact("i8")


alarm_beside = beside(Alarm)


class Answering(Listener):
    """Whoever heard the alarm says whether they come or stay."""

    hears = ("decides",)

    def decides(self, town: Town, here: Sheet) -> bool:
        return alarm_beside(here, self.row_at).rung > 0

    def decisions(self, town: Town, here: Sheet, out: Moves) -> None:
        if alarm_beside(here, self.row_at).rung:
            out.add(self.codes_at)
            out.add(self.codes_at + 1)

    def take_step(self, town: Town, here: Sheet, step: int) -> None:
        alarm_beside(here, self.row_at).rung = 0


class Ringing(Pair):
    """An alarm among the cards, which all seats but the first hear."""

    alarm_at = 0

    def reveal(self, town: Town, code: int) -> None:
        super().reveal(town, code)
        if code >= codes.SPECIAL:
            for seat in range(1, town.seats):
                alarm_beside(town.sheet(seat), self.alarm_at).rung = 1
            town.interlude(town.course.stage)


class Alarmed(Windy):
    """The way to play with an alarm."""

    def supply(self) -> Supply:
        return Ringing()

    def place(self, supply: Supply, rows: Any, common: Any) -> None:
        super().place(supply, rows, common)
        assert isinstance(supply, Ringing)
        supply.alarm_at = rows.places[Alarm]

    def write(self, game: Welcome) -> list[str]:
        return [*super().write(game), f"stormed: {game.record(Weather).stormed}"]

    def read(self, fields: Fields, game: Welcome) -> None:
        super().read(fields, game)
        weather = game.record(Weather)
        weather.stormed = fields.number("stormed", 0, 0, 1)
        game.store(weather)


class Siren(Storm):
    """Deals two pairs, and one alarm."""

    name = "siren"
    rows = (Alarm,)
    codes = 2
    interludes = 1

    def __init__(self) -> None:
        self.listener = Answering()

    def way(self, usual: Way) -> Way | None:
        return Alarmed(self.listener.cards_at)

    def verbs(self) -> tuple[str, ...]:
        return ("come", "stay")

    def spell(self, step: int) -> Action:
        return Action(self.verbs()[step])

    def step_of(self, action: Action) -> int:
        return self.verbs().index(action.verb)

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        return {"rung": "1"} if game.record(Alarm, seat).rung else {}

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        alarm = game.record(Alarm, seat)
        alarm.rung = fields.number(f"{prefix}rung {seat}", 0, 0, 1)
        game.store(alarm, seat)


@pytest.mark.parametrize("before", [["3-pool"], ["3-pool", "5-park", "7-bis"]])
def test_a_card_may_let_seats_decide_in_the_middle_of_a_deal(before: list[str]) -> None:
    rules = rules_with(Siren())
    game = Game(rules, rules.new(3))
    for text in ["plan N1-1", "plan N2-1", "plan N3-1", *before]:
        game.position.turn_up(rules.outcome_code(Action.read(text)))
    dealing = rules.view(game.position, 0).stage
    game.position.turn_up(rules.outcome_code(Action("storm")))
    assert (game.acting, rules.view(game.position, 0).stage) == ((1, 2), "interlude")
    again = read(rules, rules.write(game.position), 3)
    assert (again.digest(), again.acting()) == (game.position.digest(), (1, 2))
    game.play(2, "stay")
    assert game.acting == (1,)
    assert read(rules, rules.write(game.position), 3).digest() == game.position.digest()
    game.play(1, "come")
    assert rules.view(game.position, 0).stage == dealing
    assert str(rules.outcome(rules.odds(game.position)[0][0])) == "1-fence"
