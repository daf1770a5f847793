"""The honours of the diploma, which are ours: the printed list is lost."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.welcome.table import row, stacks, streets

import kvartal
from kvartal.games.welcome.expansions.american_dream.facts import Dream
from kvartal.games.welcome.expansions.easter.facts import Hunt
from kvartal.games.welcome.expansions.halloween.facts import Night
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.rules import WelcomeTo

POOLS = {"T2": "2~", "T6": "6~", "T7": "7~", "M0": "0~", "M3": "3~", "M7": "7~", "B1": "1~", "B6": "6~", "B10": "10~"}


def earned(ruleset: str, *sheets: Mapping[str, str], fields: str = "", seat: int = 0) -> set[str]:
    """Reads a finished game and asks what a seat achieved in it."""
    plans = "N1-1 N2-1 " + {"welcome(christmas)": "XMAS-1"}.get(ruleset, "N3-1")
    written = "\n".join(streets(sheet, number) for number, sheet in enumerate(sheets))
    head = f"ruleset: {ruleset}\nseats: {len(sheets)}\nstage: over\nplans: {plans}\n{stacks('8-bis 5-fence 12-park')}"
    rules, position = kvartal.read_position(f"{head}\n{written}\n{fields}")
    return set(rules.earned(position, seat))


def test_three_plans_count_only_if_each_was_among_the_first() -> None:
    values = [(plan.first, plan.second) for plan in WelcomeTo().kit.plans if plan.id in ("N1-1", "N2-1", "N3-1")]
    first = " ".join(str(one) for one, _ in values)
    late = " ".join(str(one) for one in (*(first for first, _ in values[:2]), values[2][1]))
    assert "first-plans" in earned("welcome", {}, fields=f"done 0: {first}")
    assert "first-plans" not in earned("welcome", {}, fields=f"done 0: {late}")
    assert "first-plans" not in earned("welcome", {}, fields="done 0: - - -")


@pytest.mark.parametrize(
    ("refusals", "houses", "clean"), [(0, ("5",), True), (1, ("5",), False), (0, ("5", "5b"), False)]
)
def test_a_clean_game_has_neither_bis_nor_refusal(refusals: int, houses: tuple[str, ...], clean: bool) -> None:
    assert ("clean" in earned("welcome", row("T", *houses), fields=f"refusals 0: {refusals}")) is clean


def test_all_pools_means_all_nine() -> None:
    assert "pools" in earned("welcome", POOLS)
    assert "pools" not in earned("welcome", {place: house for place, house in POOLS.items() if place != "B10"})


def test_a_hundred_points_are_an_honour() -> None:
    parks = "parks 0: 3 4 5\nagents 0: 1 2 3 4 4 4\ndone 0: 8 11 12"
    assert "hundred" not in earned("welcome", POOLS)
    assert "hundred" in earned("welcome", POOLS, fields=parks)


def test_two_roundabouts_count_with_a_win_against_others() -> None:
    sheet = {**POOLS, "T4": "@|", "M5": "@|", "T3": ".|", "M4": ".|"}
    assert "roundabouts" in earned("welcome(expert)", sheet, {})
    assert "roundabouts" not in earned("welcome(expert)", sheet, POOLS)
    assert "roundabouts" not in earned("welcome(expert)", sheet)


def test_a_finished_game_of_an_expansion_is_an_honour() -> None:
    assert "christmas" in earned("welcome(christmas)", {})
    assert "christmas" not in earned("welcome", {})


@pytest.mark.parametrize(("ghosts", "found"), [(8, False), (9, True)])
def test_nine_ghosts_are_an_honour(ghosts: int, found: bool) -> None:
    game = WelcomeTo({"halloween": True}).new(1)
    night = game.record(Night, 0)
    night.ghosts = (1 << ghosts) - 1
    game.store(night, 0)
    assert game.rules.kit.extensions[0].earned(game, 0, won=False) == (["ghosts"] if found else [])


@pytest.mark.parametrize(("eggs", "found"), [(17, False), (18, True)])
def test_eighteen_eggs_are_an_honour(eggs: int, found: bool) -> None:
    game = WelcomeTo({"easter": True}).new(1)
    hunt = game.record(Hunt, 0)
    hunt.eggs_taken = (1 << eggs - 5) - 1
    hunt.pairs_taken = (1 << 5) - 1
    game.store(hunt, 0)
    assert game.rules.kit.extensions[0].earned(game, 0, won=False) == (["eggs"] if found else [])


@pytest.mark.parametrize(
    ("ideal", "found"), [(0b111_0000111_0000111, True), (0b1110_0000111_0000111, False), (0b111, False)]
)
def test_a_square_of_ideal_houses_is_an_honour(ideal: int, found: bool) -> None:
    game = WelcomeTo({"american_dream": True}).new(1)
    dream = game.record(Dream, 0)
    dream.ideal = ideal << 4
    game.store(dream, 0)
    assert game.rules.kit.extensions[0].earned(game, 0, won=False) == (["square"] if found else [])


@pytest.mark.parametrize("lost", [0, 1 << 4])
def test_a_zombie_game_without_a_captured_house_is_an_honour(lost: int) -> None:
    game = WelcomeTo({"zombies": True}).new(1)
    sheet = game.record(Sheet, 0)
    sheet.lost = lost
    game.store(sheet, 0)
    assert game.rules.kit.extensions[0].earned(game, 0, won=False) == ([] if lost else ["unbitten"])


@pytest.mark.parametrize(("level", "points", "found"), [(1, 50, True), (3, 50, True), (3, 0, False), (0, 50, False)])
def test_every_rival_that_is_beaten_is_an_honour(level: int, points: int, found: bool) -> None:
    game = WelcomeTo({"rivals": str(level)}).new(1)
    sheet = game.record(Sheet, 0)
    sheet.total = points
    game.store(sheet, 0)
    assert game.rules.kit.way.earned(game, 0) == ([f"rival-{level}"] if found else [])


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_honour_has_words(lang: str) -> None:
    from kvartal.texts import Texts

    texts = Texts(lang)
    for honour in WelcomeTo.honours:
        assert texts.has(f"welcome-honour-{honour}"), honour
