"""Sheets as texts: a finished sheet written for `kvartal score` is read back as it was; impossible ones are refused."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest
from tests.welcome.table import table

import kvartal
from kvartal.core.errors import BadLine
from kvartal.games.welcome.expansions.halloween.facts import Night
from kvartal.games.welcome.expansions.roswell.facts import Landing
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.rules import WelcomeTo

RULESETS = [
    "welcome",
    "welcome(expert)",
    "welcome(easter)",
    "welcome(icecream)",
    "welcome(halloween)",
    "welcome(christmas)",
    "welcome(doomsday)",
    "welcome(roswell)",
    "welcome(zombies)",
    "welcome(quack)",
    "welcome(american_dream)",
    "welcome(american_dream,nine_three_quarters)",
    "welcome(easter,icecream,halloween,christmas,doomsday,roswell,zombies,quack,expert,nine_three_quarters)",
]


def score_text(position: str, seats: int) -> str:
    """Makes the text for `kvartal score` out of a position text, whose fields have the number of the seat besides."""
    plans = re.search("^plans: (.*)$", position, re.MULTILINE)
    lines = [f"table: {plans[1]}" if plans else ""]
    for seat in range(seats):
        block = re.search(rf"^sheet {seat}:\n((?:  .*\n)+)", position, re.MULTILINE)
        assert block
        lines += [f"name: {seat}", block[1]]
        for name, value in re.findall(rf"^([a-z]+) {seat}: (.*)$", position, re.MULTILINE):
            if name not in ("sheet", "turn", "stack"):
                lines.append(f"{'plans' if name == 'done' else name}: {value}")
    return "\n".join(lines)


def on_paper(layers: dict[str, Any]) -> dict[str, Any]:
    """Leaves out what belongs to the table: the zombie cards to come."""
    return {name: replace(layer, cards=[]) if name == "zombies" else layer for name, layer in layers.items()}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_sheet_written_as_a_score_text_is_read_back_as_it_was(ruleset: str) -> None:
    rng = random.Random(ruleset)
    for seed in range(4):
        game = kvartal.new(ruleset, seats=2, seed=seed)
        while not game.over:
            seat = game.acting[0]
            legal = game.legal(seat)
            game.play(seat, rng.choice(legal))
        tally = game.rules.tally(score_text(kvartal.write_position(game.rules, game.position), 2))
        assert tally
        for seat, sheet in enumerate(tally.sheets):
            assert sheet.lines == game.rules.score(game.position, seat)
            assert [fault.key for fault in sheet.faults] == []
            shown = game.rules.view(game.position, seat).sheets[seat]
            assert on_paper(sheet.view.layers) == on_paper(shown.layers)
            assert [street.houses for street in sheet.view.streets] == [street.houses for street in shown.streets]
            assert sheet.view.estates == shown.estates


IMPOSSIBLE = [
    ("icecream", {}, "cones 0: T8", "welcome-icecream-no-cone"),
    ("icecream", {}, "gone 0: T8", "welcome-icecream-no-cone"),
    ("icecream", {}, "cones 0: Q1", "welcome-bad-place"),
    ("icecream", {}, "bonus 0: o -", "position-number"),
    ("icecream", {}, "bonus 0: o y -", "position-number"),
    ("icecream", {}, "owed 0: 1", "position-unknown"),
    ("roswell", {}, "goal 0: 5", "position-range"),
    ("roswell", {"T2": "3"}, "goal 0: 1\nzurgs 0: T2", "welcome-refusal-roswell-none"),
    ("roswell", {}, "zurgs 0: T", "welcome-bad-lot"),
    # What no play can have led to, though it could be played on.
    ("icecream", {}, "cones 0: T0", "welcome-fault-icecream-empty"),
    ("icecream", {}, "gone 0: T2", "welcome-fault-icecream-gone"),
    ("icecream", {"T4": "8"}, "cones 0: T4\ngone 0: T0", "welcome-fault-icecream-either"),
    ("icecream", {"T2": "3", "T4": "8"}, "cones 0: T2 T4\ngone 0: T0 T2", "welcome-fault-icecream-either"),
    ("icecream", {}, "bonus 0: o - -", "welcome-fault-icecream-bonus"),
    ("easter", {"T2": "8"}, "eggs 0: T2 T2", "welcome-easter-more-eggs"),
    ("easter", {"T3": "7"}, "egg 0: T3", "welcome-easter-settled"),
    # Marks are owed for a house that this turn has built.
    ("easter", {"T3": "8"}, "egg 0: T3", "welcome-turn-owed"),
    ("halloween", {"T4": "8"}, "haunted 0: T4", "welcome-turn-owed"),
    ("halloween", {}, "sweet 0: yes", "position-number"),
    ("easter", {}, "eggs 0: T2", "welcome-fault-easter-empty"),
    ("easter", {"T2": "7"}, "eggs 0: T2", "welcome-fault-easter-number"),
    ("halloween", {}, "ghosts 0: T4", "welcome-fault-halloween-empty"),
    ("halloween", {"T4": "7"}, "", "welcome-fault-halloween-neither"),
    ("roswell", {}, "goal 0: 1\nzurgs 0: T1", "welcome-fault-roswell-zurg"),
    ("quack", {"T2": "3"}, "ducklings 0: T2|3", "welcome-fault-quack-empty"),
    ("quack", {}, "phases 0: 3 - -", "welcome-fault-quack-points"),
    # Garlands follow from the houses: there is nothing to write, and no order but the usual one.
    ("christmas", {}, "garlands 0: 3", "position-unknown"),
    ("christmas", {"T0": "7", "T1": "5"}, "", "welcome-fault-order"),
    ("christmas", {"T0": "7|", "T1": "X|"}, "", "welcome-fault-none-lost"),
    # Notes that the sheet and the plans on the table contradict.
    ("christmas", {"T0": "7", "T1": "7b"}, "bis 0: 0", "welcome-fault-count"),
    ("christmas", {"T0": "7"}, "bis 0: 1", "welcome-fault-count"),
    ("christmas", {}, "done 0: 9 - -", "welcome-fault-plan"),
]


@pytest.mark.parametrize(("expansion", "houses", "more", "key"), IMPOSSIBLE)
def test_an_impossible_sheet_is_refused_with_its_line(
    expansion: str, houses: dict[str, str], more: str, key: str
) -> None:
    plans = {"icecream": "ICE-1", "christmas": "XMAS-1"}
    with pytest.raises(BadLine) as caught:
        table(
            houses,
            ruleset=f"welcome({expansion})",
            plans=f"N1-1 N2-1 {plans.get(expansion, f'{expansion.upper()}-1')}",
            more=more,
        )
    assert caught.value.key == key
    assert caught.value.args_["line"]


SIEGE = """ruleset: welcome(zombies)
seats: 2
stage: deal
plans: N1-1 N2-1 ZOMBIE-1
deck: 10z 10z 10z
zombies: left right both
"""


@pytest.mark.parametrize(
    ("top", "more", "key"),
    [
        (". . . . . . . . . .", "barricades 0: T0", "welcome-fault-zombies-barricade"),
        (". X . . . . . . . .", "", "welcome-fault-lost"),
        (". .| X| . . . . . . .", "", "welcome-fault-zombies-captured"),
        (".| X| . . . . . . . .", "hordes 0: 0 0 0 0 0 0", "welcome-fault-zombies-captured"),
        (". . . . . . . . . .", "hordes 0: 1 0 0 0 0 0", "welcome-fault-zombies-passed"),
        (". . . .| X| . . . . .", "", "welcome-fault-zombies-passed"),
        (". . . . . . . . . .", "hordes 0: 1 1", "position-number"),
        (". . . . . . . . . .", "bullets 0: 10", "position-range"),
        (". . . . . . . . . .", "given 0: 1", "position-range"),
    ],
)
def test_a_siege_that_cannot_be_is_refused_with_its_line(top: str, more: str, key: str) -> None:
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(f"{SIEGE}sheet 0:\n  T {top}\n{more}\n")
    assert caught.value.key == key
    assert caught.value.args_["line"]


@pytest.mark.parametrize(("treated", "keys"), [(0, ["welcome-fault-roswell-zurg"]), (1, [])])
def test_a_house_with_a_zurg_has_a_pool_only_if_ghosts_gave_it(treated: int, keys: list[str]) -> None:
    rules = kvartal.rules("welcome(halloween,roswell)")
    assert isinstance(rules, WelcomeTo)
    position = rules.new(2)
    place = 1 << rules.kit.places.names.index("M0")
    sheet, landing, night = position.record(Sheet, 0), position.record(Landing, 0), position.record(Night, 0)
    sheet.houses = sheet.pools = landing.zurgs = place
    landing.goal, night.treated = 1, treated
    for record in (sheet, landing, night):
        position.store(record, 0)
    roswell = next(extension for extension in rules.kit.extensions if extension.name == "roswell")
    assert [fault.key for fault in roswell.faults(position, 0)] == keys
