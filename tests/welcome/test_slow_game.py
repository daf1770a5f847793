"""The plain readings play whole games: they are never stuck, and what they leave on the sheets is possible."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from tests.welcome.slow_game import Game, HuntSupply
from tests.welcome.slow_halloween import MARKED
from tests.welcome.slow_paper import name, place_of
from tests.welcome.slow_turn import LAYERS, PLANS, Sheet, Turn

ALONE = {"rivals", "solo"}
EFFECTS = ("bis", "fence", "park", "pool", "agent")


def plans_of(options: set[str], rng: random.Random) -> list[str]:
    """Draws a plan of each letter as the set-up wants it."""
    pools = [[plan for plan in PLANS if plan.startswith(level)] for level in ("N1-", "N2-", "N3-")]
    if "expert" in options:
        pools[0] = pools[0] + [plan for plan in PLANS if plan.startswith("N1*")]
        pools[1] = pools[1] + [plan for plan in PLANS if plan.startswith("N2*")]
    prefixes = {
        "christmas": "XMAS-",
        "doomsday": "DOOM-",
        "easter": "EASTER-",
        "halloween": "HALLOWEEN-",
        "icecream": "ICE-",
        "quack": "QUACK-",
        "roswell": "ROSWELL-",
        "zombies": "ZOMBIE-",
    }
    if expansions := options & set(LAYERS):
        pools[2] = [plan for plan in PLANS if plan.startswith(tuple(prefixes[option] for option in expansions))]
    if "american_dream" in options:
        pools = [[plan for plan in PLANS if plan.startswith(f"DREAM-{letter}")] for letter in "ABC"]
    return [rng.choice(pool) for pool in pools]


def lively(rng: random.Random, legal: set[str], turn: Turn | None) -> str:
    """Plays so that streets fill up, plans are completed, bonuses taken and effects used, but not always."""
    listed = sorted(legal)
    for verbs in (("plan", "estate", "ghosts", "candies"), ("barricade", "saucer"), EFFECTS):
        found = [text for text in listed if text.split()[0] in verbs]
        if found and rng.random() < 0.8:
            return rng.choice(found)
    takes = [text for text in listed if text.startswith("take")]
    if takes and turn is not None and rng.random() < 0.9:
        return min(takes, key=lambda text: nearest(turn, turn.offers[text][0]))
    writes = [text for text in listed if text.startswith("write")]
    return min(writes, key=lambda text: astray(text) + rng.random()) if writes else rng.choice(listed)


def nearest(turn: Turn, number: float) -> float:
    """How close to its best place a number can be written."""
    return min((astray(f"write {number} {name(spot)}") for spot in turn.paper.spots(number)), default=99)


def astray(text: str) -> float:
    """How far a number stands from where it would in a full street."""
    _, number, spot = text.split()
    street, at = place_of(spot)
    last = 6 if street in "ACDE" else 9 + "TMB".index(street)
    return abs((float(number) - 1) / 14 * last - at)


def check_sheet(sheet: Sheet) -> None:
    paper = sheet.paper
    assert not set(paper.numbers) & (paper.captured | paper.roundabouts)
    assert paper.bis <= set(paper.numbers)
    for start in set(paper.places) - paper.roundabouts:
        row = [place for place in paper.row(start) if place in paper.numbers]
        assert all(paper.numbers[one] <= paper.numbers[two] for one, two in pairwise(row))
        plain = Counter(paper.numbers[place] for place in row if place not in paper.bis)
        assert all(count == 1 for count in plain.values())
    layers: dict[str, Any] = sheet.layers
    if "halloween" in layers:
        marked = layers["halloween"]
        assert not marked.ghosts & marked.candies
        assert marked.ghosts | marked.candies >= MARKED & set(paper.numbers)
    if "doomsday" in layers:
        assert sum(layers["doomsday"].capacity().values()) == sum(layers["doomsday"].bunkers.values())
    if "zombies" in layers:
        found = layers["zombies"]
        assert found.bullets() >= 0
        assert not found.barricades & paper.captured
        assert len(paper.captured) <= sum(found.arrows.values())
    if "quack" in layers and not paper.captured:
        assert all({duckling[1], duckling[2]} <= set(paper.numbers) for duckling in layers["quack"].circled)


def play(words: str, seed: int) -> Game:
    rng = random.Random(f"{words} {seed}")
    options = set(words.split())
    seats = 1 if options & ALONE else rng.choice((2, 3))
    game = Game(options, seats, plans_of(options, rng), level=seed % 7)
    while not game.over:
        while likely := game.likely():
            assert sum(likely.values()) == 1
            game.turn_up(rng.choices(list(likely), [float(chance) for chance in likely.values()])[0])
        for seat in rng.sample(game.acting(), len(game.acting())):
            while seat in game.acting():
                game.step(seat, lively(rng, game.legal(seat), game.turns[seat] if game.turns else None))
                if not game.turns:
                    break
        for sheet in game.sheets:
            check_sheet(sheet)
    return game


@pytest.mark.parametrize("mode", ["", "expert experienced", "expert rivals"])
@pytest.mark.parametrize("expansion", sorted(LAYERS))
def test_every_expansion_can_be_played_to_its_end_in_every_mode(expansion: str, mode: str) -> None:
    game = play(f"{expansion} nine_three_quarters {mode}", 1)
    assert game.over
    lines = [game.score(seat) for seat in range(len(game.sheets))]
    assert all(isinstance(points, int) for line in lines for points in line.values())


@pytest.mark.parametrize("mode", ["", "experienced", "rivals"])
def test_american_dream_can_be_played_to_its_end(mode: str) -> None:
    game = play(f"american_dream nine_three_quarters {mode}", 2)
    assert game.over
    assert set(game.score(0)) == {"plan", "columns", "streets", "refusals"}
    if mode == "rivals":
        assert set(game.rival_score()) == {"plan", "columns", "streets"}


@pytest.mark.parametrize("mode", ["", "expert experienced", "expert rivals"])
def test_all_eight_layers_can_be_played_together(mode: str) -> None:
    game = play(" ".join([*LAYERS, "nine_three_quarters", mode]), 3)
    assert game.over
    for key in ("christmas", "doomsday", "easter", "halloween", "icecream", "optimist", "quack", "roswell"):
        assert key in game.score(0)
        if "rivals" in mode:
            assert key in game.rival_score()


@pytest.mark.parametrize("expansion", ["american_dream", "easter", "halloween", "icecream", "quack"])
def test_the_score_hunt_goes_with_an_expansion_and_its_card_approves_all_plans(expansion: str) -> None:
    game = play(f"{expansion} solo", 4)
    assert game.over
    assert game.rival_score() == {}
    assert game.over != "cards" or game.rounds == 21
    assert isinstance(game.supply, HuntSupply)
    if not game.supply.piles.completed["solo"]:
        assert game.approved == {0, 1, 2}


def test_at_level_nought_the_rival_has_no_points() -> None:
    game = play("quack rivals", 7)
    assert game.rival is not None
    assert game.rival.level == 0
    assert game.rival_score() == {}
