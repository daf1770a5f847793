"""The second reading of Zombie outbreak agrees with the rules: chances, decisions, steps, points, and how games end."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest
from tests.welcome.slow_game import Game as Slow
from tests.welcome.slow_game import HandSupply
from tests.welcome.test_slow_game import lively

import kvartal
from kvartal import Action, Rules
from kvartal.games.welcome.position import Welcome


def lines(rules: Rules, position: Welcome, seat: int) -> dict[str, int]:
    """Adds up the score lines of each sort."""
    found: Counter[str] = Counter()
    for line in rules.score(position, seat):
        found[line.key.removeprefix("welcome-line-")] += line.points
    return dict(found)


def chances(rules: Rules, position: Welcome) -> dict[str, Fraction]:
    """Gives what may come next, and how likely it is."""
    odds = rules.odds(position)
    total = sum(weight for _, weight in odds)
    return {str(rules.outcome(code)): Fraction(weight, total) for code, weight in odds}


def play(ruleset: str, seats: int, seed: int) -> Counter[str]:
    """Plays a game in both readings, and counts the verbs and outcomes that came."""
    rng, used = random.Random(f"{ruleset} {seed}"), Counter[str]()
    rules = kvartal.rules(ruleset)
    options = set(ruleset.partition("(")[2].rstrip(")").split(","))
    position = rules.new(seats)
    assert isinstance(position, Welcome)
    plans: list[str] = []
    while len(plans) < 3:
        code = rng.choice([code for code, _ in rules.odds(position)])
        plans.append(rules.outcome(code).args[0])
        position.turn_up(code)
    slow = Slow(options, seats, plans, size=63 if "deck=63" in options else 81)
    while not slow.over:
        acting = slow.acting()
        assert list(position.acting()) == acting
        if not acting:
            likely = chances(rules, position)
            assert likely == slow.likely()
            outcome = rng.choices(list(likely), [float(chance) for chance in likely.values()])[0]
            used[outcome.split()[0]] += 1
            position.turn_up(rules.outcome_code(Action.read(outcome)))
            slow.turn_up(outcome)
            if isinstance(slow.supply, HandSupply) and slow.turns:
                take_hands(rules, position, slow)
            continue
        seat = rng.choice(acting)
        position.focus(seat)
        legal = slow.legal(seat)
        listed = [str(rules.action(code)) for code in position.moves()]
        assert sorted(listed) == sorted(legal), (ruleset, seed, position.ply, seat)
        text = lively(rng, legal, slow.turns[seat] if slow.turns else None)
        used[text.split()[0]] += 1
        slow.step(seat, text)
        position.play(rules.code(Action.read(text)))
        if not slow.turns:
            assert [lines(rules, position, at) for at in range(seats)] == [slow.score(at) for at in range(seats)]
            for at in range(seats):
                shown = {place for sheet in [rules.sheet(position, at, at)] for place in captured(sheet)}
                assert shown == slow.sheets[at].paper.captured
    assert rules.over(position).reason == f"welcome-reason-{slow.over}"
    assert position.stage == 5
    return used


def take_hands(rules: Rules, position: Welcome, slow: Slow) -> None:
    """Takes the order of the cards over: the rules keep hands sorted."""
    assert isinstance(slow.supply, HandSupply)
    for seat, turn in enumerate(slow.turns):
        hand = list(rules.view(position, seat).hand)
        assert Counter(hand) == Counter(slow.supply.hands.hands[seat])
        slow.supply.hands.hands[seat] = hand
        turn.offers = slow.supply.offers(seat)


def captured(sheet: object) -> set[tuple[str, int]]:
    """Names the lost places of a sheet that is shown."""
    streets = sheet.streets  # type: ignore[attr-defined]
    return {
        ("TMB"[row], at) for row, street in enumerate(streets) for at, house in enumerate(street.houses) if house.lost
    }


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("welcome(zombies)", 1),
        ("welcome(zombies)", 3),
        ("welcome(deck=63,zombies)", 2),
        ("welcome(expert,zombies)", 2),
        ("welcome(experienced,zombies)", 2),
        ("welcome(deck=63,experienced,expert,zombies)", 3),
        ("welcome(christmas,icecream,roswell,zombies)", 2),
        ("welcome(christmas,easter,halloween,icecream,zombies)", 2),
        ("welcome(expert,doomsday,quack,zombies)", 3),
        ("welcome(deck=63,experienced,nine_three_quarters,zombies)", 6),
    ],
)
def test_both_readings_agree_on_chances_steps_and_points(ruleset: str, seats: int) -> None:
    for seed in range(2):
        play(ruleset, seats, seed)


def test_random_games_of_zombies_shoot_and_build_barricades() -> None:
    used = sum((play("welcome(zombies)", 2, seed) for seed in range(100, 104)), Counter[str]())
    assert min(used[verb] for verb in ("zombie", "shoot", "advance", "barricade")) > 0
