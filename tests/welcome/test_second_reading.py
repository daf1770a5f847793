"""The second readings of the Collector's Edition agree with the rules: chance, steps, points and the end of games."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest
from tests.welcome.slow_game import Game, HandSupply, RivalSupply
from tests.welcome.test_slow_game import lively

import kvartal
from kvartal.core.action import Action
from kvartal.core.rules import Rules
from kvartal.games.welcome.position import Welcome


def lines(rules: Rules, position: Welcome, seat: int) -> dict[str, int]:
    found: Counter[str] = Counter()
    for line in rules.score(position, seat):
        found[line.key.removeprefix("welcome-line-")] += line.points
    return dict(found)


def deal(rules: Rules, position: Welcome, slow: Game, rng: random.Random) -> None:
    """Turns up what lies ready until somebody acts."""
    dealt = isinstance(slow.supply, HandSupply)
    while position.actor() < 0:
        weights = {str(rules.outcome(code)): int(weight) for code, weight in rules.odds(position)}
        odds = {outcome: Fraction(weight, sum(weights.values())) for outcome, weight in weights.items()}
        assert dealt or odds == slow.likely()
        outcome = rng.choices(list(odds), [float(chance) for chance in odds.values()])[0]
        position.turn_up(rules.outcome_code(Action.read(outcome)))
        if not dealt:
            slow.turn_up(outcome)
    take_hands(rules, position, slow)


def take_hands(rules: Rules, position: Welcome, slow: Game) -> None:
    """Takes hands over as they stand: the form of the base booklet deals in another order, and hands are sorted."""
    if isinstance(slow.supply, HandSupply):
        slow.supply.hands.hands = [list(rules.view(position, seat).hand) for seat in range(position.seats)]
        slow.supply.hands.to_draw, slow.supply.begun = [], True
        slow._go_on()
    elif isinstance(slow.supply, RivalSupply):
        hand = rules.view(position, 0).hand
        assert Counter(hand) == Counter(slow.supply.hand)
        slow.supply.hand = list(hand)
        slow.turns[0].offers = slow.supply.offers(0)


def play(ruleset: str, seats: int, seed: int) -> None:
    """Plays a game by both readings, which must never differ."""
    rng = random.Random(f"{ruleset} {seed}")
    rules = kvartal.rules(ruleset)
    position = rules.new(seats)
    assert isinstance(position, Welcome)
    plans: list[str] = []
    while len(plans) < 3:
        code = rng.choice([code for code, _ in rules.odds(position)])
        plans.append(rules.outcome(code).args[0])
        position.turn_up(code)
    options = set(ruleset.partition("(")[2].rstrip(")").split(","))
    slow = Game(options, seats, plans, size=81)
    while not slow.over:
        deal(rules, position, slow, rng)
        for seat in rng.sample(slow.acting(), len(slow.acting())):
            position.focus(seat)
            while seat in slow.acting():
                legal = slow.legal(seat)
                assert sorted(str(rules.action(code)) for code in position.moves()) == sorted(legal), (ruleset, seed)
                text = lively(rng, legal, slow.turns[seat] if slow.turns else None)
                slow.step(seat, text)
                position.play(rules.code(Action.read(text)))
                if not slow.turns:
                    break
        assert [lines(rules, position, seat) for seat in range(seats)] == [slow.score(seat) for seat in range(seats)]
        assert {slot for slot in range(3) if position.approved >> slot & 1} == slow.approved
    assert rules.over(position).reason == f"welcome-reason-{slow.over}"
    assert [position.score_of(seat) for seat in range(seats)] == [
        sum(slow.score(seat).values()) for seat in range(seats)
    ]


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("welcome(easter)", 2),
        ("welcome(easter,solo)", 1),
        ("welcome(expert,easter)", 3),
        ("welcome(expert,experienced,pass=left,easter)", 2),
        ("welcome(expert,christmas,easter,icecream,roswell)", 2),
        ("welcome(doomsday)", 3),
        ("welcome(expert,experienced,pass=left,doomsday)", 2),
        ("welcome(quack)", 2),
        ("welcome(quack,solo)", 1),
        ("welcome(expert,quack)", 3),
        ("welcome(expert,experienced,pass=left,quack)", 2),
        ("welcome(expert,doomsday,easter,quack)", 2),
        ("welcome(doomsday,easter,quack,nine_three_quarters)", 2),
    ],
)
def test_the_second_reading_lists_the_same_steps_and_counts_the_same_points(ruleset: str, seats: int) -> None:
    for seed in range(2):
        play(ruleset, seats, seed)
