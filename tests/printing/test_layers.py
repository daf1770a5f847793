"""What expansions draw on paper: the things of their tables, as the owner of a sheet corrected them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import kvartal
from kvartal.games.welcome.expansions import KINDS
from kvartal.games.welcome.rules import WelcomeTo
from kvartal.printing import layers
from kvartal.printing.welcome import sheets
from kvartal.texts import LANGUAGES, Texts


def extension(ruleset: str) -> Any:
    rules = kvartal.rules(ruleset)
    assert isinstance(rules, WelcomeTo)
    return next(one for one in rules.kit.extensions if isinstance(one, KINDS))


def facts(ruleset: str) -> Any:
    """Gives what is drawn for the only expansion of a ruleset."""
    one = extension(ruleset)
    return import_module(f"kvartal.printing.layers.welcome_{one.name}").facts(one.printed)


def test_every_egg_has_a_box_on_the_track() -> None:
    drawn = facts("welcome(easter)")
    assert sum(one["eggs"] for street in drawn["streets"] for one in street) == drawn["eggs"] == 20
    assert [(step["eggs"], step["points"]) for step in drawn["steps"]] == [(6, 5), (10, 10), (14, 20), (18, 35)]


def test_bunkers_are_compared_by_street_and_in_all() -> None:
    drawn = facts("welcome(doomsday)")
    assert [len(street) for street in drawn["streets"]] == [4, 5, 5]
    assert (drawn["most"], drawn["optimist"]) == ([8, 10, 11], 9)


def test_levels_of_ghosts_and_candies_are_printed() -> None:
    drawn = facts("welcome(halloween)")
    assert sum(map(len, drawn["streets"])) == 13
    assert [(level["count"], level["points"]) for level in drawn["candies"]] == [(4, 4), (6, 8), (9, 12)]
    assert [(level["count"], level["options"]) for level in drawn["ghosts"]] == [
        (4, [{"of": "pool", "times": 1}, {"of": "park", "times": 1}]),
        (6, [{"of": "pool", "times": 2}, {"of": "bis", "times": 1}]),
        (9, [{"of": "park", "times": 3}, {"of": "bis", "times": 2}]),
    ]


def test_ducklings_stand_on_gaps_and_between_streets() -> None:
    drawn = facts("welcome(quack)")
    streets = drawn["streets"]
    assert [len(street["gaps"]) for street in streets] == [4, 4, 3]
    assert [len(street["below"]) for street in streets] == [2, 3, 0]
    assert {"house": 2, "colour": "black"} in streets[0]["gaps"]
    assert {"house": 1, "colour": "yellow"} in streets[0]["below"]
    assert [street["mothers"] for street in streets] == [
        [{"house": 0, "colour": "yellow"}],
        [],
        [{"house": 11, "colour": "black"}],
    ]
    assert drawn["phases"] == ["yellow", "black", "both"]


def test_coloured_houses_stand_in_streets_and_columns() -> None:
    drawn, rules = facts("welcome(american_dream)"), extension("welcome(american_dream)")
    assert drawn["streets"] == rules.grid
    assert [len(street) for street in drawn["streets"]] == [7] * 5
    assert (drawn["ordinary"], drawn["ideal"], drawn["multiple"], drawn["street"]) == (1, 3, 2, 10)
    assert drawn["effects"] == {
        "fence": "grey",
        "agent": "purple",
        "park": "green",
        "pool": "blue",
        "temp": "orange",
        "bis": "red",
    }


EXPOSED = "T0.T2.T5.T9.M0.M1.M2.M3.B3.B5.B7.B11"


@pytest.mark.parametrize(
    ("ruleset", "top"),
    [
        ("welcome(zombies)", [(1, True, 1), (4, True, 2), (8, False, 1), (6, False, 2)]),
        (f"welcome(zombies,own=exposed:{EXPOSED})", [(0, True, 1), (2, True, 2), (9, False, 1), (5, False, 2)]),
    ],
)
def test_each_horde_has_two_arrows(ruleset: str, top: list[tuple[int, bool, int]]) -> None:
    streets = facts(ruleset)["streets"]
    assert [(one["house"], one["fromLeft"], one["stop"]) for one in streets[0]] == top
    assert [len(street) for street in streets] == [4, 4, 4]


def test_boxes_of_agents_carry_bullets() -> None:
    drawn, rules = facts("welcome(zombies)"), extension("welcome(zombies)")
    assert drawn["given"] == 1
    assert {box["size"]: box["box"] for box in drawn["boxes"]} == dict(enumerate(rules.boxes[1:], 1))


COLOURED = ".".join(f"{street}-bryyyyg" for street in "ABCDE")
EGGS = ".".join(f"{street}{place}-{colour}1" for street in "TMB" for place, colour in enumerate("tko"))
FOUND = [[{"house": place, "eggs": 1, "colour": one} for place, one in enumerate(("teal", "pink", "orange"))]] * 3


@pytest.mark.parametrize(
    ("name", "own", "streets"),
    [
        ("easter", f"eggs:{EGGS}", FOUND),
        ("doomsday", "bunkers:T1.M2.B3.B5", [[1], [2], [3, 5]]),
        ("american_dream", f"colours:{COLOURED}", [["blue", "red", *["grey"] * 4, "green"]] * 5),
        ("halloween", "houses:T0.T1.T2.T3.M0.M1.M2.M3.B9", [[0, 1, 2, 3], [0, 1, 2, 3], [9]]),
    ],
)
def test_an_own_sheet_is_drawn_as_corrected(name: str, own: str, streets: list[object]) -> None:
    ruleset = f"welcome({name},own={own})"
    assert facts(ruleset)["streets"] == streets
    assert sheets(1, ruleset=ruleset) != sheets(1, ruleset=f"welcome({name})")


def test_bullets_are_drawn_on_the_boxes_of_agents(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = import_module("kvartal.printing.layers.welcome_zombies")
    usual, told = sheets(1, ruleset="welcome(zombies)"), facts("welcome(zombies)")
    # As many bullets as before on other boxes: only what is drawn on the boxes differs.
    moved = [{"size": box["size"], "box": 1} for box in told["boxes"]]
    monkeypatch.setattr(drawn, "facts", lambda printed: {**told, "boxes": moved})
    assert sheets(1, ruleset="welcome(zombies)") != usual


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_aid_says_what_an_expansion_changes(lang: str) -> None:
    texts = Texts(lang)
    changed = 0
    for kind in KINDS:
        if layers.has("welcome", kind.name):
            for word in getattr(import_module(f"kvartal.printing.layers.welcome_{kind.name}"), "AID", ()):
                changed += 1
                key = layers.aid("welcome", [kind.name], word)
                assert texts.say(key) not in (key, texts.say(f"welcome-paper-{word}"))
    assert changed
    assert layers.aid("welcome", ["christmas", "zombies"], "turn-1") == "welcome-paper-zombies-turn-1"
    assert layers.aid("welcome", ["christmas"], "turn-1") == "welcome-paper-turn-1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_aid_tells_of_every_expansion(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    texts = Texts(lang)
    given: list[Any] = []

    def keep(template: str, data: Any) -> bytes:
        given.append(data)
        return b""

    monkeypatch.setattr("kvartal.printing.welcome.pdf", keep)
    for kind in KINDS:
        sheets(0, lang=lang, ruleset=f"welcome({kind.name})", aid=True)
    assert [[note["name"] for note in data["notes"]] for data in given] == [
        [texts.say(f"welcome-option-{kind.name}")] for kind in KINDS
    ]
    told = [note["text"] for data in given for note in data["notes"]]
    assert [text for text in told if not text.endswith(".")] == []
    sheets(0, lang=lang, aid=True)
    assert given[-1]["notes"] == []


def test_the_aid_stays_on_one_page_with_all_that_can_be_mixed() -> None:
    names = ",".join(kind.name for kind in KINDS if not kind.alone)
    plain, full = (sheets(0, ruleset=ruleset, aid=True) for ruleset in ("welcome", f"welcome({names})"))
    assert plain != full
    assert full.count(b"/MediaBox") == plain.count(b"/MediaBox") == 1


def test_every_expansion_has_a_drawing() -> None:
    assert [kind.name for kind in KINDS if not layers.has("welcome", kind.name)] == []
