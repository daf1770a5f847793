"""Each law notices a game that breaks it."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

import kvartal
from kvartal.core.action import Action
from kvartal.core.facts import ALL, OWNER, Record
from kvartal.core.position import Moves, Position
from kvartal.core.rules import EVERYTHING, Fact, Line, Over, Rules
from kvartal.games.town77 import codes
from kvartal.games.town77.battle import Battle
from kvartal.games.town77.facts import Hand
from kvartal.games.town77.rules import Town77
from kvartal.games.welcome.rules import WelcomeTo
from kvartal.games.welcome.supplies.facts import Pile
from kvartal.testing import laws, sight
from kvartal.testing.state import State

Patch = pytest.MonkeyPatch


def noticed(seats: int = 3, games: int = 4, ruleset: str | Rules = "town77") -> str:
    """Gives the name of the law that is broken."""
    with pytest.raises(laws.Broken) as caught:
        laws.hold(ruleset, seats, games, seed=1)
    return str(caught.value).partition("\n")[0]


def instead(patch: Patch, owner: type, name: str, change: Callable[[Any], Any]) -> None:
    """Lets a method give a changed answer."""
    original = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **named: change(original(*args, **named)))


def test_nothing_is_broken_without_a_fault() -> None:
    every = laws.hold("town77", 3, 1, seed=1).states
    assert every > 20
    assert laws.hold("town77", 3, 1, seed=1, every=4).states in (every // 4 + 1, every // 4 + 2)


def test_open_hands(monkeypatch: Patch) -> None:
    original = Town77.view
    monkeypatch.setattr(Town77, "view", lambda rules, position, reader: original(rules, position, EVERYTHING))
    assert noticed() == "views show no more than is seen"


def test_a_sheet_on_request_that_betrays_a_hand(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Town77, "sheet", lambda rules, position, seat, reader: rules.view(position, EVERYTHING))
    assert noticed() == "views show no more than is seen"


def test_a_secret_that_is_declared_open(monkeypatch: Patch) -> None:
    layout = kvartal.rules("town77").rows
    assert layout.seen["hand"] == OWNER
    monkeypatch.setattr("kvartal.games.town77.facts.Hand.fields", tuple(replace(f, seen=ALL) for f in Hand.fields))
    # Rules that stood before know the facts as they were.
    assert noticed(ruleset=Town77()) == "facts are seen as declared"


def broken_by(law: Callable[[State], None], ruleset: str, seats: int, tries: int) -> bool:
    """Tells whether a law notices something in the first round of a game."""
    game = kvartal.Game.new(ruleset, seats, seed=1)
    for seed in range(tries):
        try:
            law(State(game.rules, game.position, Random(seed)))
        except AssertionError:
            return True
    return False


def test_a_desk_that_betrays_the_hands_of_others(monkeypatch: Patch) -> None:
    law = sight.drafts_show_no_more_than_is_seen
    assert not broken_by(law, "welcome(experienced)", 3, tries=4)
    original = WelcomeTo.view

    def view(rules: Any, position: Position, reader: int) -> Any:
        return [original(rules, position, reader), position.record(Pile).low if position.held == 1 else 0]

    monkeypatch.setattr(WelcomeTo, "view", view)
    assert broken_by(law, "welcome(experienced)", 3, tries=4)


def test_a_view_of_a_round_under_way(monkeypatch: Patch) -> None:
    monkeypatch.setattr("kvartal.games.welcome.view.seen", lambda game, reader: game)
    assert noticed(ruleset="welcome") == "rounds under way are secret"


def test_a_round_that_is_told_otherwise_the_second_time(monkeypatch: Patch) -> None:
    law = sight.facts_tell_no_more_than_is_seen
    assert not broken_by(law, "welcome", 3, tries=2)
    told = count()
    monkeypatch.setattr(WelcomeTo, "tell", lambda *_: [Fact("welcome-fact-round", {"round": next(told)})])
    assert broken_by(law, "welcome", 3, tries=2)


def test_facts_that_betray_a_draw(monkeypatch: Patch) -> None:
    original = Town77.tell

    def tell(rules: Town77, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        return [replace(fact, only=None) if seat < 0 else fact for fact in original(rules, before, seat, code, after)]

    monkeypatch.setattr(Town77, "tell", tell)
    assert noticed() == "facts tell no more than is seen"


def test_facts_that_betray_a_discard(monkeypatch: Patch) -> None:
    original = Town77.tell

    def tell(rules: Town77, before: Position, seat: int, code: int, after: Position) -> list[Fact]:
        discard = seat >= 0 and codes.DISCARD <= code < codes.KEEP
        return [replace(fact, only=None) if discard else fact for fact in original(rules, before, seat, code, after)]

    monkeypatch.setattr(Town77, "tell", tell)
    assert noticed() == "facts tell no more than is seen"


def test_a_sampler_that_shows_the_real_world(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Battle, "redeal", lambda self, seat, rng: None)
    assert noticed() == "secrets are dealt anew"


def test_a_sampler_that_peeks(monkeypatch: Patch) -> None:
    original = Battle.redeal

    def redeal(self: Battle, seat: int, rng: kvartal.Rng) -> None:
        if self.hands[(seat + 1) % self.seats].hand & 1:
            rng.roll(2)
        original(self, seat, rng)

    monkeypatch.setattr(Battle, "redeal", redeal)
    assert noticed(games=10) == "other worlds come from what is seen"


def test_a_copy_that_is_no_copy(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Battle, "copy", lambda self: self)
    assert noticed() != ""


@pytest.mark.parametrize("field", ["placed", "left", "owed", "hand", "tiles", "fresh"])
def test_a_copy_that_forgets_a_field(monkeypatch: Patch, field: str) -> None:
    original = Record.become

    def become(self: Any, other: Record) -> None:
        before = getattr(self, field, None)
        before = list(before) if isinstance(before, list) else before
        original(self, other)
        if before is not None:
            setattr(self, field, before)

    monkeypatch.setattr(Record, "become", become)
    assert noticed()


def test_a_copy_that_shares_a_list(monkeypatch: Patch) -> None:
    original = Record.become

    def become(self: Any, other: Any) -> None:
        original(self, other)
        if hasattr(self, "tiles"):
            self.tiles = other.tiles

    monkeypatch.setattr(Record, "become", become)
    assert noticed()


def test_actions_out_of_order(monkeypatch: Patch) -> None:
    original = Battle.fill

    def fill(self: Battle, out: Moves) -> None:
        original(self, out)
        out.codes[: out.count] = reversed(out.codes[: out.count])

    monkeypatch.setattr(Battle, "fill", fill)
    assert noticed() == "moves ascend"


def test_an_action_that_is_spelled_wrongly(monkeypatch: Patch) -> None:
    instead(monkeypatch, Town77, "action", lambda a: Action("keep") if a.verb == "leave" else a)
    assert noticed() == "actions have three spellings"


def test_a_refusal_of_what_is_legal(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Town77, "refusal", lambda self, position, code: self.reason(position, codes.KEEP))
    assert noticed() == "legality is explained"


def test_a_refusal_without_words(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Town77, "reason", lambda self, position, code: kvartal.Refusal("because"))
    assert noticed() == "legality is explained"


def test_odds_that_leave_something_out(monkeypatch: Patch) -> None:
    instead(monkeypatch, Town77, "odds", lambda odds: odds[:1])
    assert noticed() == "chance keeps to the odds"


def test_odds_with_a_wrong_weight(monkeypatch: Patch) -> None:
    instead(monkeypatch, Town77, "odds", lambda odds: [(odds[0][0], 2), *odds[1:]])
    assert noticed() == "draws follow the odds"


def test_a_draw_that_favours_an_outcome(monkeypatch: Patch) -> None:
    original = Battle.draw

    def draw(self: Battle, rng: kvartal.Rng) -> int:
        if rng.below(4):
            return original(self, rng)
        code = self.rules.odds(self)[0][0]
        self.reveal(code)
        return code

    monkeypatch.setattr(Battle, "draw", draw)
    assert noticed() == "draws follow the odds"


def test_a_score_that_does_not_add_up(monkeypatch: Patch) -> None:
    instead(monkeypatch, Town77, "score", lambda lines: [*lines, Line("town77-line-tiles", 1)])
    assert noticed() == "scores add up"


def test_a_ranking_upside_down(monkeypatch: Patch) -> None:
    def turned(over: Over) -> Over:
        return Over(over.reason, tuple(kvartal.Standing(s.seat, 4 - s.place, s.tiers) for s in over.standings))

    instead(monkeypatch, Town77, "over", turned)
    assert noticed() == "endings are ranked"


def test_a_tile_that_is_lost(monkeypatch: Patch) -> None:
    original = Battle.pass_bag

    def pass_bag(self: Battle) -> None:
        self.town.bag &= self.town.bag - 1
        original(self)

    monkeypatch.setattr(Battle, "pass_bag", pass_bag)
    assert noticed() == "nothing is lost"


def test_a_text_that_forgets_something(monkeypatch: Patch) -> None:
    instead(monkeypatch, Town77, "write", lambda text: "\n".join(ln for ln in text.splitlines() if "drawn" not in ln))
    assert noticed() == "positions can be written"


def test_a_game_that_is_too_long(monkeypatch: Patch) -> None:
    spec = _with(kvartal.rules("town77").spec, longest=5)
    monkeypatch.setattr(Town77, "spec", property(lambda self: spec))
    assert noticed() in ("copies are equal and apart", "games end in time")


def _with(spec: kvartal.Spec, **changes: int) -> kvartal.Spec:
    return kvartal.Spec(**{name: getattr(spec, name) for name in spec.__dataclass_fields__} | changes)


def test_broken_says_where(monkeypatch: Patch) -> None:
    instead(monkeypatch, Town77, "score", lambda lines: [Line("no-words", 0)])
    with pytest.raises(
        laws.Broken, match=r"(?s)scores add up\ntown77, 2 seats, seed 9, entry 0\n.*\nruleset: town77\n"
    ):
        laws.hold("town77", 2, seed=9)
