"""A second reading of the rules agrees on every card, step and point of games against a rival."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest
from tests.welcome import slow_game
from tests.welcome.test_slow_game import lively

import kvartal
from kvartal import Game
from kvartal.games.welcome.modes.rivals.way import Rivals
from kvartal.games.welcome.position import Welcome

EXPANSIONS = ["christmas", "doomsday", "easter", "halloween", "icecream", "quack", "roswell", "zombies"]
DREAM = {"columns": "cards", "streets": "dream-streets"}
"""The lines of a rival in American Dream, whose cards are counted one by one."""


def options_of(ruleset: str) -> set[str]:
    words = ruleset.partition("(")[2].rstrip(")").split(",")
    return {word.partition("=")[0] for word in words} - {"deck"}


def likely(game: Game) -> dict[str, Fraction]:
    odds = game.rules.odds(game.position)
    total = sum(weight for _, weight in odds)
    return {str(game.rules.outcome(code)): Fraction(weight, total) for code, weight in odds}


def summed(lines: list[tuple[str, int]]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for key, points in lines:
        found[key.removeprefix("welcome-line-").removeprefix("rival-")] += points
    return dict(found)


def plain(lines: dict[str, int]) -> dict[str, int]:
    """The lines of either reading by the names of this one."""
    return {key: points for key, points in lines.items() if points}


def play(ruleset: str, level: int, seed: int) -> str:
    rng = random.Random(f"{ruleset} {seed}")
    rules = kvartal.rules(ruleset)
    game = Game(rules, rules.new(1))
    position = game.position
    assert isinstance(position, Welcome)
    way = rules.kit.way  # type: ignore[attr-defined]
    assert isinstance(way, Rivals)
    for _ in range(3):
        position.turn_up(rng.choice([code for code, _ in rules.odds(position)]))
    plans = [plan.id for plan in game.view(-1).plans]
    slow = slow_game.Game(options_of(ruleset), 1, plans, 81 if "deck" not in ruleset else 63, level)
    while not slow.over:
        while chances := slow.likely():
            assert likely(game) == chances
            card = rng.choices(list(chances), [float(chance) for chance in chances.values()])[0]
            slow.turn_up(card)
            position.turn_up(next(code for code, _ in rules.odds(position) if str(rules.outcome(code)) == card))
        # The hand lies in order here, and as it came there.
        hand = game.view(0).hand or []
        if slow.turns:
            slow.supply.hand = list(hand)  # type: ignore[attr-defined]
            slow.turns[0].offers = slow.supply.offers(0)
        assert slow.acting() == list(game.acting)
        while slow.acting():
            legal = slow.legal(0)
            assert sorted(map(str, game.legal(0))) == sorted(legal), (ruleset, seed, position.ply)
            action = lively(rng, legal, slow.turns[0] if slow.turns else None)
            game.play(0, action)
            slow.step(0, action)
            if not slow.turns and not slow.owing():
                break
        rival = {DREAM.get(key, key): points for key, points in slow.rival_score().items()}
        found = summed([(line.key, line.points) for line in way.rival_lines(position)])
        if "quack" in found and game.over is None:
            # What phases bring that have not come is counted here as it stands, and there at the end.
            rival["quack"] = found["quack"]
        assert plain(found) == plain(rival)
        assert sum(line.points for line in way.rival_lines(position)) == position.rival_score()
        if not slow.turns and ("quack" not in slow.options or slow.over):
            assert sum(line.points for line in game.score(0)) == sum(slow.score(0).values())
            assert slow.approved == {slot for slot in range(3) if position.approved >> slot & 1}
    assert game.over
    mine, theirs = sum(slow.score(0).values()), sum(slow.rival_score().values())
    assert game.over.won is (mine > theirs if level else None)
    return slow.over


@pytest.mark.parametrize("level", range(7))
def test_the_plain_reading_of_rivals_agrees(level: int) -> None:
    assert {play(f"welcome(rivals={level},deck=63)", level, seed) for seed in range(3)}


@pytest.mark.parametrize("words", ["rivals=3", "expert,deck=63,rivals=3", "deck=63,rivals=3,nine_three_quarters"])
def test_it_agrees_with_either_deck_and_in_the_expert_game(words: str) -> None:
    assert play(f"welcome({words})", 3, 1)


@pytest.mark.parametrize("name", EXPANSIONS)
def test_it_agrees_in_every_expansion(name: str) -> None:
    for level in (0, 2, 5):
        assert play(f"welcome(deck=63,rivals={level},{name})", level, level)


def test_it_agrees_in_a_mix_of_expansions() -> None:
    for level in (1, 4):
        assert play(f"welcome(expert,deck=63,rivals={level},{','.join(EXPANSIONS)})", level, level)


def test_it_agrees_in_american_dream() -> None:
    for level in (0, 1, 5):
        assert play(f"welcome(deck=63,rivals={level},american_dream)", level, level)
