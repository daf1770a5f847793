"""A second reading of the rules, slow and plain, agrees with the masks on every step of lively random play."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.welcome.slow_sheet import place_of
from tests.welcome.slow_table import Slow, Turn

import kvartal
from kvartal import Game
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.supplies.facts import Hand
from kvartal.games.welcome.tables import EFFECTS


def options_of(ruleset: str) -> set[str]:
    return set(ruleset.partition("(")[2].rstrip(")").split(","))


def cards(slow: Slow, position: Welcome) -> None:
    """Takes over what chance has laid on the table."""
    if slow.dealt:
        for seat, sheet in enumerate(slow.sheets):
            hand = [(card // 6, EFFECTS[card % 6]) for card in position.record(Hand, seat).cards]
            assert Counter(sheet.hand) <= Counter(hand), "what was passed on has arrived"
            sheet.hand = hand
    else:
        slow.pairs = [(top // 6, EFFECTS[effect]) for top, effect in position.rules.kit.way.pairs(position)]


def lively(rng: random.Random, legal: set[str], turn: Turn) -> str:
    """Plays so that streets fill up, estates are closed and plans completed, but not always."""
    listed = sorted(legal)
    for verbs in (("plan", "estate"), ("saucer",), ("fence",), ("bis", "park", "pool", "agent")):
        found = [action for action in listed if action.startswith(verbs)]
        if found and verbs == ("fence",):
            found = sorted(found, key=lambda action: _closes(turn, action))[-3:]
        if found and rng.random() < 0.8:
            return rng.choice(found)
    writes = [action for action in listed if action.startswith("write")]
    return min(writes, key=lambda action: _astray(action) + rng.random()) if writes else rng.choice(listed)


def _closes(turn: Turn, action: str) -> int:
    gap = place_of(action.split()[1])
    turn.sheet.fences.add(gap)
    closed = len(turn.sheet.estates())
    turn.sheet.fences.discard(gap)
    return closed


def _astray(action: str) -> float:
    """How far a number stands from where it would in a full street."""
    _, number, spot = action.split()
    street, at = place_of(spot)
    return abs((int(number) - 1) / 14 * ("TMB".index(street) + 9) - at)


def lines(game: Game, seat: int) -> dict[str, int]:
    found: Counter[str] = Counter()
    for line in game.score(seat):
        found[line.key.removeprefix("welcome-line-")] += line.points
    return dict(found)


def play(ruleset: str, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    game = kvartal.new(ruleset, seats=seats, seed=seed)
    position = game.position
    assert isinstance(position, Welcome)
    slow = Slow(options_of(ruleset), seats)
    slow.plans = [plan.id for plan in game.view(-1).plans]
    if "roswell" in slow.options:
        for seat, sheet in enumerate(slow.sheets):
            sheet.goal = rng.randint(1, 4)
            game.play(seat, f"goal {sheet.goal}")
    while not game.over:
        cards(slow, position)
        slow.approved |= {slot for slot in range(3) if position.approved >> slot & 1 and "solo" in slow.options}
        turns = [Turn(slow, seat) for seat in range(seats)]
        for seat in rng.sample(range(seats), seats):
            turn = turns[seat]
            while not turn.done:
                legal = turn.legal()
                assert sorted(map(str, game.legal(seat))) == sorted(legal), (ruleset, seed, game.position.ply, seat)
                action = lively(rng, legal, turn)
                game.play(seat, action)
                turn.step(action)
        slow.resolve(turns)
        if "solo" in slow.options and not position.rules.kit.way.left(position):
            slow.over = slow.over or "cards"
        assert [lines(game, seat) for seat in range(seats)] == [slow.score(seat) for seat in range(seats)]
        assert slow.approved == {slot for slot in range(3) if position.approved >> slot & 1} or "solo" in slow.options
        assert bool(game.over) == bool(slow.over)
    assert game.over.reason == f"welcome-reason-{slow.over}"
    assert [standing.place for standing in sorted(game.over.standings, key=lambda s: s.seat)] == slow.places()


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("welcome", 1),
        ("welcome", 3),
        ("welcome(expert)", 2),
        ("welcome(experienced,pass=left)", 3),
        ("welcome(expert,experienced,deck=63)", 3),
        ("welcome(expert,solo)", 1),
        ("welcome(christmas)", 2),
        ("welcome(icecream)", 3),
        ("welcome(expert,roswell)", 2),
        ("welcome(expert,experienced,christmas,icecream,roswell)", 2),
    ],
)
def test_the_plain_reading_lists_the_same_steps_and_counts_the_same_points(ruleset: str, seats: int) -> None:
    for seed in range(2):
        play(ruleset, seats, seed)
