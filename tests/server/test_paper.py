"""Sheets of a real table, sent as text: counted with their faults and places, or refused with the line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from kvartal.server.app import make
from kvartal.server.site import Site
from kvartal.texts import LANGUAGES, Texts

ANNA = """
name: Anna
T 1| 3 4~ 5| 7| 9| . . . .
M 2~ 3 3b| 5~ 6 . . . . . .
B . 4~ 4b . . . . . . . . .
parks: 3 1 0
agents: 1 0 2 0 0 0
temps: 5
refusals: 2
plans: 8 6 7
"""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    site: Any = make(Site.at(tmp_path))
    with TestClient(site, base_url="http://127.0.0.1") as client:
        yield client


def ask(client: TestClient[Any], text: str, ruleset: str = "welcome", status: int = 200) -> Any:
    origin = {"origin": "http://127.0.0.1"}
    answer = client.post("/api/score", json={"ruleset": ruleset, "text": text}, headers=origin)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_sheets_are_counted_line_by_line_drawn_and_ranked(client: TestClient[Any]) -> None:
    counted = ask(client, f"{ANNA}name: Борис\ntemps: 6\nT 1 . . . . . . . . .")
    anna, boris = counted["sheets"]
    assert [(one["name"], one["total"], one["place"]) for one in (anna, boris)] == [("Anna", 63, 1), ("Борис", 7, 2)]
    assert anna["total"] == sum(line["points"] for line in anna["lines"])
    assert anna["lines"][3] == {
        "key": "welcome-line-parks",
        "args": {"street": 0, "parks": 3, "most": 3},
        "points": 10,
    }
    houses = anna["view"]["streets"][0]["houses"]
    assert [house["number"] for house in houses] == [1, 3, 4, 5, 7, 9, None, None, None, None]
    assert [house["pool"] for house in houses].count(True) == 3
    assert boris["view"]["temps"] == 6
    assert counted["target"] is None


def test_the_table_tells_which_plans_may_lie_there(client: TestClient[Any]) -> None:
    def plans(ruleset: str) -> list[str]:
        return [plan["id"] for plan in ask(client, "name: A", ruleset)["table"]["plans"]]

    assert len(plans("welcome")) == 18
    assert len(plans("welcome(expert)")) == 28
    assert "XMAS-1" in plans("welcome(christmas)")
    table = ask(client, "name: A")["table"]
    assert (table["temps"], table["tracks"]["refusals"]) == (11, [0, 0, 3, 5])


def test_faults_say_where_they_are(client: TestClient[Any]) -> None:
    (sheet,) = ask(client, "T 5 4 . . . . . . . .\nM . . . . . . 3| 3b . . .\nparks: 4 0 0")["sheets"]
    assert [(fault["key"], fault["args"].get("place")) for fault in sheet["faults"]] == [
        ("welcome-fault-order", "T1"),
        ("welcome-fault-parted", "M6"),
        ("welcome-fault-track", None),
    ]
    for lang in LANGUAGES:
        words = Texts(lang)
        for fault in sheet["faults"]:
            assert words.has(fault["key"])
        assert words.say("welcome-fault-order", **sheet["faults"][0]["args"]).startswith("T1: ")


@pytest.mark.parametrize("option", ["", "expert", "solo", "christmas", "icecream", "roswell"])
def test_every_line_is_explained(client: TestClient[Any], option: str) -> None:
    (sheet,) = ask(client, ANNA, f"welcome({option})" if option else "welcome")["sheets"]
    keys = {line["key"].replace("-line-", "-why-") for line in sheet["lines"]}
    assert len(keys) >= 7
    for lang in LANGUAGES:
        assert {key for key in keys if not Texts(lang).has(key)} == set()


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("", "welcome-tally-empty", {"line": 1}),
        ("name: A\nT 1 2", "welcome-street", {"line": 2, "street": "T"}),
        ("name: A\n\nT 1 x . . . . . . . .", "welcome-bad-house", {"line": 3, "text": "x"}),
        ("name: A\ntemps: 34", "position-range", {"line": 2, "field": "temps"}),
        ("name: A\nname: B\ntrees: 4", "position-unknown", {"line": 3, "field": "trees"}),
        ("name: A\nparks: 1 2", "welcome-row", {"line": 2, "field": "parks"}),
        ("name: A\nothers: many", "position-number", {"line": 2, "field": "others"}),
        ("table: X - -\nname: A", "welcome-bad-plan", {"line": 1, "text": "X"}),
        ("name: A\nplans: first - -", "welcome-tally-plan", {"line": 2, "plan": 1}),
    ],
)
def test_what_cannot_be_read_is_refused_with_line_and_field(
    client: TestClient[Any], text: str, key: str, args: dict[str, Any]
) -> None:
    refused = ask(client, text)
    assert (refused["type"], refused["key"]) == ("refused", key)
    assert args.items() <= refused["args"].items()


def test_more_players_than_a_mode_has_are_refused(client: TestClient[Any]) -> None:
    refused = ask(client, "name: A\nname: B", "welcome(solo)")
    assert (refused["type"], refused["key"]) == ("refused", "bad-seats")


@pytest.mark.parametrize("ruleset", ["welcome(moon)", "nothing", "town77", ""])
def test_rules_that_are_unknown_or_have_no_sheets_are_an_error(client: TestClient[Any], ruleset: str) -> None:
    assert ask(client, ANNA, ruleset, 400)["code"] == "bad-ruleset"


def test_a_text_that_is_too_long_is_an_error(client: TestClient[Any]) -> None:
    assert ask(client, "#" * 8_001, status=400)["code"] == "malformed"
    assert ask(client, "#" * 80_001, status=413)["code"] == "too-large"


def test_an_own_sheet_is_shown_checked_and_played_with(client: TestClient[Any]) -> None:
    origin = {"origin": "http://127.0.0.1"}
    shown = client.get("/api/sheet", params={"ruleset": "welcome(icecream)"}).json()
    assert {section["word"] for section in shown["sections"]} >= {"cones", "ice-1"}
    file = shown["file"].replace('"T0-1"', '"T1-3"')
    changed = client.post("/api/sheet", json={"title": "welcome", "text": file}, headers=origin).json()
    assert changed["ruleset"].startswith("welcome(icecream,own=cones:T1-3.")
    cones = changed["view"]["sheets"][0]["layers"]["icecream"]["cones"]
    assert {"place": "T1", "scoops": 3, "state": "open"} in cones
    wrong = file.replace('"T1-3"', '"T1-4"')
    refused = client.post("/api/sheet", json={"title": "welcome", "text": wrong}, headers=origin).json()
    assert (refused["type"], refused["key"], refused["args"]["item"]) == ("refused", "welcome-own-item", "T1-4")
    assert client.get("/api/sheet", params={"ruleset": "welcome"}).status_code == 400
