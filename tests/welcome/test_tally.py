"""Finished paper sheets: counted line by line, and errors on them pointed out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import kvartal
from kvartal.cli import main
from kvartal.core.rules import Tallied
from kvartal.games.welcome.rules import WelcomeTo

STREETS = """
T 1| 3 4~ 5| 7| 9| . . . .
M 2~ 3 3b| 5~ 6 7 8 9 10 11 12
B . 4~ 4b 6 7 8 9 10 11 12 13 14
"""
ANNA = f"""
name: Anna   # the example of our rules
{STREETS}
parks: 3 1 0
agents: 1 0 2 0 0 0
temps: 5
refusals: 2
plans: 8 6 7
"""


def counted(text: str, ruleset: str = "welcome") -> list[Tallied]:
    tally = kvartal.rules(ruleset).tally(text)
    assert tally
    return tally.sheets


def points(text: str, ruleset: str = "welcome") -> list[int]:
    return [kvartal.total(sheet.lines) for sheet in counted(text, ruleset)]


def wrong(text: str, ruleset: str = "welcome") -> list[str]:
    (sheet,) = counted(text, ruleset)
    return [fault.key.removeprefix("welcome-fault-") for fault in sheet.faults]


def run(text: str, *words: str, ruleset: str = "welcome") -> Result:
    return CliRunner().invoke(main, ["score", ruleset, "-", *words], input=text, env={"LC_ALL": "en"})


def test_every_line_of_the_example_counts() -> None:
    (anna,) = counted(ANNA)
    assert (anna.name, anna.faults, anna.place) == ("Anna", [], None)
    by_key: dict[str, list[int]] = {}
    for line in anna.lines:
        by_key.setdefault(line.key.removeprefix("welcome-line-"), []).append(line.points)
    assert by_key == {
        "plan": [8, 6, 7],
        "parks": [10, 2, 0],
        "pools": [13],
        "temps": [7],
        "estates": [9, 0, 10, 0, 0, 0],
        "bis": [-3],
        "refusals": [-3],
    }
    assert kvartal.total(anna.lines) == 66


def test_the_example_of_the_notation_counts_as_it_says() -> None:
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    section = text.partition("## Welcome To on paper\n")[2].partition("\n## ")[0]
    (example,) = re.findall(r"(?:^    .*\n)+", section, re.MULTILINE)
    assert points(example) == [66]


def test_temps_of_others_take_the_majority_away() -> None:
    assert points(f"{ANNA}\nothers: 7") == [63]
    assert points(f"{ANNA}\nothers: 5 3") == [66]
    assert points(f"{ANNA}\nothers: 6, 7, 8") == [59]


def test_several_sheets_are_compared_and_ranked() -> None:
    both = counted(f"{ANNA}\nname: Борис\ntemps: 6\nT 1 . . . . . . . . .")
    assert [(sheet.name, kvartal.total(sheet.lines), sheet.place) for sheet in both] == [
        ("Anna", 63, 1),
        ("Борис", 7, 2),
    ]


def test_a_sheet_needs_no_name_and_the_streets_may_come_last() -> None:
    fields = "parks: 3 1 0\nagents: 1 0 2 0 0 0\ntemps: 5\nrefusals: 2\nplans: 8 6 7\n"
    assert points(fields + STREETS.lower()) == [66]
    assert points(fields + re.sub("([TMB])", r"\1:", STREETS)) == [66]


def test_russian_letters_that_look_alike_name_the_streets() -> None:
    assert points(ANNA.replace("\nT ", "\nТ ").replace("\nM ", "\nМ: ").replace("\nB ", "\nв ")) == [66]
    with pytest.raises(kvartal.BadLine, match="Торт"):
        counted("Торт 1")


def test_a_line_that_is_no_street_is_quoted_as_it_was_written() -> None:
    assert "“parks” is not a street" in run("parks 3 1 0\n").stderr


def test_a_street_that_is_missing_is_empty_and_streets_stand_in_any_order() -> None:
    three = STREETS.strip().splitlines()
    assert points("\n".join([*reversed(three), "temps: 5"])) == points("\n".join([*three, "temps: 5"]))
    assert points(f"{three[1]}\n") == [6 + 3 - 1]


def test_modes_count_their_own_way() -> None:
    assert points(ANNA, "welcome(solo)") == [59]
    assert points(ANNA.replace("temps: 5", "temps: 6"), "welcome(solo)") == [66]
    assert points(ANNA, "welcome(experienced)") == [66]
    round_ = ANNA.replace("7| 9| . .", "7| 9| @| .")
    assert points(round_, "welcome(expert)") == [63]
    assert wrong(round_, "welcome(expert)") == []
    assert wrong(round_) == ["no-roundabouts"]


@pytest.mark.parametrize(
    ("old", "new", "keys"),
    [
        ("T 1| 3 4~", "T 1| 5 4~", ["order"]),
        ("2~ 3 3b|", "2~ 3| 3b|", ["parted"]),
        ("3 3b|", "3 3|", ["repeat"]),
        ("4~ 4b 6", "4~ . 5b", ["bis"]),
        ("3 3b|", "3b 3b|", ["bis"]),
        ("T 1|", "T 1~|", ["pool"]),
        ("7| 9| . .", "7| 9 9b~ .", ["pool"]),
        ("parks: 3 1 0", "parks: 4 1 0", ["track"]),
        ("agents: 1", "agents: 2", ["track"]),
        ("refusals: 2", "refusals: 4", ["track"]),
        ("plans: 8 6", "plans: 8 40", ["plan"]),
        ("temps: 5", "temps: 12", ["track"]),
        ("temps: 5", "temps: 5\nbis: 1", ["count"]),
        ("temps: 5", "temps: 5\npools: 5", ["count"]),
        ("temps: 5", "temps: 5\npools: 4\nbis: 2", []),
    ],
)
def test_errors_on_a_sheet_are_pointed_out(old: str, new: str, keys: list[str]) -> None:
    assert old in ANNA
    assert wrong(ANNA.replace(old, new)) == keys


TABLE = "table: N1-1 N2-1 N3-1\n"


def test_a_number_that_repeats_names_the_first_and_asks_for_a_bis() -> None:
    (sheet,) = counted("T 5 5 . . . . . . . .")
    assert [(fault.key, fault.args_) for fault in sheet.faults] == [
        ("welcome-fault-repeat", {"place": "T1", "at": "T0", "number": 5})
    ]
    assert wrong("T 5 5b . . . . . . . .") == []


@pytest.mark.parametrize(
    ("plans", "keys", "paid"),
    [
        ("- - -", [], 0),
        ("- - first", ["unearned"], 12),
        ("8 - -", ["unearned"], 8),
        ("7 - -", ["plan", "unearned"], 7),
    ],
)
def test_with_the_plans_on_the_table_a_sheet_must_show_what_they_want(plans: str, keys: list[str], paid: int) -> None:
    text = TABLE + ANNA.replace("plans: 8 6 7", f"plans: {plans}")
    assert wrong(text) == keys
    assert points(text) == [45 + paid]


def test_plans_are_paid_by_who_was_first() -> None:
    six = "T 1| 2| 3| 4| 5| 6| . . . .\n"
    both = f"{TABLE}name: A\n{six}plans: first - -\nname: B\n{six}plans: later - -"
    assert [sheet.lines[0].points for sheet in counted(both)] == [8, 4]
    assert [sheet.faults for sheet in counted(both)] == [[], []]
    late = counted(both.replace("first", "-"))
    assert [[fault.key for fault in sheet.faults] for sheet in late] == [[], ["welcome-fault-nobody-first"]]
    assert [sheet.faults for sheet in counted(both.replace("first", "-") + "\nothers: 0")] == [[], []]


def test_points_that_are_our_guess_point_out_nothing() -> None:
    empty = "T . . . . . . . . . .\nM . . . . . . . . . . .\n"
    lit = f"table: - - XMAS-4\n{empty}B 1 2 3 4 5 6 7 8 9 10 11 12\nplans: - - 17"
    rules = kvartal.rules("welcome(christmas)")
    assert isinstance(rules, WelcomeTo)
    plan = next(plan for plan in rules.kit.plans if plan.id == "XMAS-4")
    assert plan.reconstructed
    assert 17 not in (plan.first, plan.second)
    assert wrong(lit, "welcome(christmas)") == []
    assert wrong(lit.replace("XMAS-4", "-"), "welcome(christmas)") == []
    assert wrong(lit.replace("11 12", "11 ."), "welcome(christmas)") == ["unearned"]


def test_numbers_that_no_card_has_need_temps() -> None:
    extremes = ANNA.replace("T 1| 3 4~ 5| 7| 9|", "T 0| 3 4~ 5| 16| 17|")
    assert wrong(extremes.replace("temps: 5", "temps: 3")) == []
    assert wrong(extremes.replace("temps: 5", "temps: 2")) == ["temps"]


def test_bunkers_are_compared_and_what_of_them_is_not_written_down_is_noted() -> None:
    def noted(text: str, ruleset: str = "welcome(doomsday)") -> list[list[str]]:
        return [[note.key for note in sheet.notes] for sheet in counted(text, ruleset)]

    sheets = "name: Anna\nT 1 . . 7 . . . . . .\nname: Boris\nT 1 . . 5 . . . . . ."
    note = ["welcome-note-doomsday-others"]
    assert noted(sheets) == [[], []]
    assert noted(f"{sheets}\nothers: 3") == [note, note]
    assert noted(sheets.partition("name: Boris")[0]) == [note]
    assert noted(sheets.partition("name: Boris")[0], "welcome(doomsday,rivals=1)") == [[]], "the rival is known"


def test_a_turn_brings_one_effect_at_most_so_more_marks_than_houses_are_noted() -> None:
    def noted(text: str, ruleset: str = "welcome") -> list[tuple[object, object]]:
        (sheet,) = counted(text, ruleset)
        assert [note.key for note in sheet.notes] == ["welcome-note-effects"] * len(sheet.notes)
        return [(note.args_["marks"], note.args_["houses"]) for note in sheet.notes]

    # 5 fences, 2 bis, 4 pools, 4 parks, 3 agents and 5 temps: 23 effects for 26 houses of 26 turns.
    assert noted(ANNA) == []
    assert noted(ANNA.replace("temps: 5", "temps: 8")) == []
    assert noted(ANNA.replace("temps: 5", "temps: 9")) == [(27, 26)]
    assert wrong(ANNA.replace("temps: 5", "temps: 9")) == []
    fewer = ANNA.replace("11 12 13 14", ". . . .")
    assert noted(fewer) == [(23, 22)]
    assert run(fewer).exit_code == 0
    assert "   66  total\nEffects marked, fences and bis included: 23; " in run(fewer).stdout
    assert json.loads(run(fewer, "--json").stdout)["sheets"][0]["notes"][0]["args"] == {"marks": 23, "houses": 22}
    # A roundabout brings its fences along, the fence behind the next house was an effect.
    assert noted("T 1| @| 3| . . . . . . .\nagents: 1 0 0 0 0 0", "welcome(expert)") == []
    assert noted("T 1| @| 3| . . . . . . .\nagents: 1 1 0 0 0 0", "welcome(expert)") == [(3, 2)]
    # A zurg takes the effect of its turn.
    assert noted("T . 2 . 4 . . . . . .\ngoal: 1\nzurgs: T1 T3\nrefusals: 2", "welcome(roswell)") == []
    assert noted("T . 2 . 4 . . . . . .\ngoal: 1\nzurgs: T1 T3\ntemps: 1", "welcome(roswell)") == [(3, 2)]


def test_no_points_are_no_plan() -> None:
    assert points(ANNA.replace("plans: 8 6 7", "plans: 0 6 7")) == [58]
    assert wrong(TABLE + ANNA.replace("plans: 8 6 7", "plans: 0 0 0")) == []


CONES = """
T 1 . 3 . 4 . . . . .
M . . . . . . . . . . 9
B . . . . . . . . . . . 9
cones: {cones}
bonus: {bonus}
"""


@pytest.mark.parametrize(
    ("cones", "bonus", "keys", "paid"),
    [
        ("T2 T4", "- - o", [], 5),
        ("T0 T2 T4", "- x x", [], 6),
        ("T2 T4", "- - -", [], 5),
        ("T2", "- - o", ["icecream-stop"], 2),
        ("T2 T4 B7", "- - o", ["icecream-empty"], 9),
        ("T2 T4", "o - -", ["icecream-bonus"], 7),
    ],
)
def test_ice_cream_is_sold_where_a_truck_can_have_stopped(cones: str, bonus: str, keys: list[str], paid: int) -> None:
    text = CONES.format(cones=cones, bonus=bonus)
    assert wrong(text, "welcome(icecream)") == keys
    (sheet,) = counted(text, "welcome(icecream)")
    assert sum(line.points for line in sheet.lines if "icecream" in line.key) == paid


@pytest.mark.parametrize(
    ("streets", "fields", "keys", "paid"),
    [
        ("T .| 2| . . . . . . . .", "zurgs: T1\ngoal: 1", [], 2),
        ("T .| 2| . . . . . . . .", "zurgs: T1", ["roswell-goal"], 2),
        ("T .| . . . . . . . . .", "zurgs: T1\ngoal: 1", ["roswell-zurg"], 0),
        ("T 2 2b| . . . . . . . .", "zurgs: T1\ngoal: 1", ["roswell-zurg"], 2),
        ("M 2~| . . . . . . . . . .", "zurgs: M0\ngoal: 1", ["roswell-zurg"], 2),
    ],
)
def test_zurgs_come_where_an_effect_was_traded(streets: str, fields: str, keys: list[str], paid: int) -> None:
    rest = "T . . . . . . . . . .\n" if streets[0] == "M" else ""
    text = f"{rest}{streets}\n{fields}"
    assert wrong(text, "welcome(roswell)") == keys
    (sheet,) = counted(text, "welcome(roswell)")
    assert sum(line.points for line in sheet.lines if "roswell" in line.key) == paid


def test_a_full_street_and_its_estates_do_not_both_count() -> None:
    full = "T 1 2 3| 4 5 6| 7 8 9| 10|\n"
    street = f"table: N1*-2 - N3-3\n{full}M 1 2 3 4| {'. ' * 7}\n"
    assert wrong(f"{street}plans: first - -", "welcome(expert)") == []
    assert wrong(f"{street}plans: - - first", "welcome(expert)") == []
    assert wrong(f"{street}plans: first - first", "welcome(expert)") == ["shared"]


def test_no_estate_counts_for_two_plans() -> None:
    street = "T 1 2 3| 4 5 6| 7 8 9| .\nM 1 2 3 4| . . . . . . .\n"
    assert wrong(f"table: N1-3 - N3-3\n{street}plans: first - -") == []
    assert wrong(f"table: N1-3 - N3-3\n{street}plans: - - first") == []
    assert wrong(f"table: N1-3 - N3-3\n{street}plans: first - first") == ["shared"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("parks: 3 1 0", "parks: 3 6 0", "Скверы средней улицы: отмечено 6, а окошек 4."),
        ("agents: 1 0 2", "agents: 1 0 5", "Агенты для групп из трёх домов: отмечено 5, а окошек 3."),
        ("refusals: 2", "refusals: 4", "Отказы: отмечено 4, а окошек 3."),
    ],
)
def test_a_crowded_track_is_named_in_words(old: str, new: str, said: str) -> None:
    assert f"  - {said}\n" in run(ANNA.replace(old, new), "--lang", "ru").stdout


def test_all_errors_are_told_and_no_track_pays_more_than_it_has() -> None:
    text = ANNA.replace("parks: 3", "parks: 9").replace("agents: 1", "agents: 7").replace("T 1|", "T 1~|")
    assert wrong(text) == ["pool", "track", "track"]
    assert points(text) == [66]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no sheet here"),
        ("T 1 2", "Line 1"),
        ("name: A\nX 1", "“X”"),
        ("name: A\nT . . . . . . . . . .\nT . . . . . . . . . .", "Line 3"),
        ("name: A\nT 1 2 x . . . . . . .", "Line 2: “x”"),
        ("name: A\ntemps: many", "Line 2"),
        ("name: A\ntrees: 4", "trees"),
        ("name: A\ntemps: 4\ntemps: 5", "Line 3"),
        ("name: A\nparks: 1 2", "parks"),
        ("name: A\nothers: lots", "Line 2"),
        ("name: A\nplans: 8 6 x", "plans"),
        ("name: A\nplans: first - -", "Line 2"),
        ("table: N1-1 - -\ntable: N1-1 - -", "Line 2"),
        ("table: N1-1 -\nname: A", "Line 1"),
        ("table: N2-1 - -\nname: A", "“N2-1”"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, said: str) -> None:
    result = run(text)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert " 0" not in result.stderr


@pytest.mark.parametrize(
    ("street", "more", "faults"),
    [
        ("T .| X| . . . . . . . .", "", []),
        ("T . . .| X| . . . . . .", "", ["zombies-captured"]),
        ("T . . . .| X| . . . . .", "", ["zombies-passed"]),
        ("T .| X| . .| X| . . . . .", "", []),
        ("T . 3 . .| X| . . . . .", "", ["zombies-passed"]),
        ("T . 3 . .| X| . . . . .", "barricades: T1", []),
        ("T . 3 . . . . . . . .", "barricades: T2", ["zombies-barricade"]),
    ],
)
def test_a_house_that_no_horde_can_have_captured_is_pointed_out(street: str, more: str, faults: list[str]) -> None:
    assert wrong(f"{street}\n{more}", "welcome(zombies)") == faults


def test_the_command_tells_the_score_and_the_errors() -> None:
    right = run(ANNA)
    assert right.exit_code == 0
    assert right.stdout.startswith("Anna\n    8  Plan 1\n")
    assert right.stdout.endswith("   66  total\n")
    faulty = run(ANNA.replace("T 1| 3 4~", "T 1| 5 4~"), "--lang", "ru")
    assert faulty.exit_code == 1
    assert "Ошибки на листе:\n  - T2: 4 стоит неверно, левее стоит 5." in faulty.stdout


def test_the_command_speaks_json() -> None:
    result = run(f"{ANNA}\nname: Boris\nplans: 33 - -", "--json")
    assert result.exit_code == 1
    anna, boris = json.loads(result.stdout)["sheets"]
    assert (anna["total"], anna["place"], anna["faults"]) == (66, 1, [])
    assert [(fault["key"], fault["args"]) for fault in boris["faults"]] == [
        ("welcome-fault-plan", {"plan": 1, "points": 33})
    ]
