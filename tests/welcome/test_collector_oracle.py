"""The second reading of whole games agrees with the rules: the same steps, the same points, the same end."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.welcome.slow_game import Game as Slow
from tests.welcome.slow_game import HandSupply, HuntSupply
from tests.welcome.test_slow_game import lively

import kvartal
from kvartal import Action, Rng, Rules
from kvartal.games.welcome.cards import card_name
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.supplies.facts import Hand

OTHER_NAMES = {"dream-column": "columns", "dream-streets": "streets"}


def lines(rules: Rules, position: Welcome, seat: int) -> dict[str, int]:
    """Adds up the score lines of each sort."""
    found: Counter[str] = Counter()
    for line in rules.score(position, seat):
        key = line.key.removeprefix("welcome-line-")
        found[OTHER_NAMES.get(key, key)] += line.points
    return dict(found)


def hands(supply: HandSupply, position: Welcome) -> None:
    """Takes over the hands: how they are dealt is compared elsewhere."""
    supply.begun, supply.hands.to_draw = True, [] if position.acting() else [0]
    supply.hands.hands = [[card_name(card) for card in position.record(Hand, at).cards] for at in range(position.seats)]


def play(ruleset: str, seats: int, seed: int) -> Counter[str]:
    """Plays a game in both readings, and counts the verbs that were used."""
    rng, used = random.Random(seed), Counter[str]()
    rules, chance = kvartal.rules(ruleset), Rng(seed)
    options = set(ruleset.partition("(")[2].rstrip(")").split(","))
    position = rules.new(seats)
    assert isinstance(position, Welcome)
    plans = [rules.outcome(position.deal(chance)).args[0] for _ in range(3)]
    slow = Slow(options, seats, plans, size=63 if "deck=63" in options else 81)
    while not slow.over:
        acting = slow.acting()
        if not acting:
            outcome = str(rules.outcome(position.deal(chance)))
            if isinstance(slow.supply, HandSupply):
                hands(slow.supply, position)
                slow._go_on()
            else:
                slow.turn_up(outcome)
                if isinstance(slow.supply, HuntSupply) and slow.turns:
                    # The same cards, in the order in which the rules hold them.
                    slow.supply.hand, slow.turns = [card_name(card) for card in position.record(Hand, 0).cards], []
                    slow._go_on()
            continue
        assert list(position.acting()) == acting
        seat = rng.choice(acting)
        legal = slow.legal(seat)
        position.focus(seat)
        listed = [str(rules.action(code)) for code in position.moves()]
        assert sorted(listed) == sorted(legal), (ruleset, seed, position.ply, seat)
        text = lively(rng, legal, slow.turns[seat] if slow.turns else None)
        used[text.split()[0]] += 1
        slow.step(seat, text)
        position.play(rules.code(Action.read(text)))
        if not slow.turns:
            assert [lines(rules, position, at) for at in range(seats)] == [slow.score(at) for at in range(seats)]
    assert rules.over(position).reason == f"welcome-reason-{slow.over}"
    return used


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("welcome(halloween)", 3),
        ("welcome(expert,halloween)", 2),
        ("welcome(experienced,pass=left,halloween)", 3),
        ("welcome(solo,halloween)", 1),
        ("welcome(deck=63,christmas,halloween,icecream,roswell)", 2),
        ("welcome(expert,easter,halloween)", 2),
        ("welcome(american_dream)", 3),
        ("welcome(experienced,american_dream,deck=63)", 2),
        ("welcome(solo,american_dream)", 1),
    ],
)
def test_both_readings_agree_on_steps_and_points(ruleset: str, seats: int) -> None:
    for seed in range(3):
        play(ruleset, seats, seed)


def test_random_games_of_halloween_take_levels_and_use_bonuses() -> None:
    used = sum((play("welcome(halloween)", 2, seed) for seed in range(100, 104)), Counter[str]())
    assert min(used[verb] for verb in ("ghost", "candy", "ghosts", "candies", "treat")) > 0
