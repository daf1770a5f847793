"""Corners where rules meet, each as streets, what lies on the table, and a turn that is possible or not."""

import pytest
from tests.welcome.table import Table, stacks

from kvartal import Action, Draft, Refusal

FULL = "M 1 2 3 4 5 6 7 8 9 10 11 / B 1 2 3 4 5 6 7 8 9 10 11 12"
ENDS = "T 1 . . . . . . . . 10 / M 1 . . . . . . . . . 11 / B 1 . . . . . . . . . . 12"
USED = "T 1' . . . . . . . . 10' / M 1' . . . . . . . . . 11' / B 1' . . . . . . . . . . 12'"


def at(
    ruleset: str, sheets: list[str], pairs: str = "8-agent 8-agent 8-agent", plans: str = "", more: str = ""
) -> Table:
    """Sets up a round; a sheet is its streets, parted by slashes."""
    parts = [f"ruleset: {ruleset}", f"seats: {len(sheets)}", f"plans: {plans or 'N1-1 N2-1 N3-1'}", stacks(pairs)]
    for seat, sheet in enumerate(sheets):
        parts += [f"sheet {seat}:", *(f"  {street.strip()}" for street in sheet.split("/") if street.strip())]
    return Table("\n".join([*parts, more]))


def possible(table: Table, steps: str) -> bool:
    try:
        Draft(table.rules, table.position, 0, [Action.read(step) for step in steps.split("/")])
    except Refusal:
        return False
    return True


@pytest.mark.parametrize(
    ("streets", "pairs", "steps", "legal"),
    [
        # A fence and the houses that belong together.
        ("T 1 2| 3 . 5b 5 5b 6 . .", "8-fence", "write 8 M5 / fence T4", False),
        ("T 1 2| 3 . 5b 5 5b 6 . .", "8-fence", "write 8 M5 / fence T5", False),
        ("T 1 2| 3 . 5b 5 5b 6 . .", "8-fence", "write 8 M5 / fence T6", True),
        ("T 1 2| 3 . 5b 5 5b 6 . .", "8-fence", "write 8 M5 / fence T3", True),
        ("", "8-fence", "write 8 M5 / fence T9", False),
        ("", "8-fence", "write 8 M5 / fence B11", False),
        ("B 1'| 2' 3'| 4 5 6| . . . . . .", "8-fence", "write 8 M5 / fence B1", False),
        ("B 1'| 2' 3'| 4 5 6| . . . . . .", "8-fence", "write 8 M5 / fence B4", True),
        # A bis between two houses may repeat either, and a bis may be repeated in its turn.
        ("T 3 . 5 5b . . . . . .", "8-bis", "write 8 M5 / bis 3 T1", True),
        ("T 3 . 5 5b . . . . . .", "8-bis", "write 8 M5 / bis 5 T1", True),
        ("T 3 . 5 5b . . . . . .", "8-bis", "write 8 M5 / bis 4 T1", False),
        ("T 3 . 5 5b . . . . . .", "8-bis", "write 8 M5 / bis 5 T4", True),
        ("T 3 . 5 5b . . . . . .", "8-bis", "write 8 M5 / bis 5 T5", False),
        ("T 0 . . . . . . . . 17", "8-bis", "write 8 M5 / bis 0 T1", True),
        ("T 0 . . . . . . . . 17", "8-bis", "write 8 M5 / bis 17 T8", True),
        ("", "8-bis", "write 8 M5 / bis 8 M6 / bis 8 M7", False),
        ("T 1 1b 1b 1b 1b 1b 1b 1b 1b .", "8-bis", "write 8 M5 / bis 1 T9", True),
        ("T 1 1b 1b 1b 1b 1b 1b 1b 1b 1b", "8-bis", "write 8 M5 / bis 8 M6", False),
        ("T 1 1b 1b 1b 1b 1b 1b 1b 1b 1b", "8-bis", "write 8 M5 / done", True),
        ("T . 4 4b . . . . . . .", "4-park", "write 4 T3", False),
        ("T 3 . 5b 5 . . . . . .", "4-park", "write 4 T1", True),
        # Temps reach 0, 16 and 17, and nothing else does.
        ("B . . . . . . . . . . . 1", "2-temp", "write 0 B5", True),
        ("B . . . . . . . . . . . 1", "2-temp", "write 1 B5", False),
        ("", "14-temp", "write 16 T9", True),
        ("", "14-temp", "write 17 T9", False),
        ("", "15-temp", "write 17 T9", True),
        ("", "15-fence", "write 16 T9", False),
        # The order of a turn.
        ("", "8-fence", "write 8 M5 / write 8 T5", False),
        ("", "8-fence", "fence M5", False),
        ("", "8-fence", "done", False),
        ("", "8-fence", "write 8 M5 / fence M5 / fence M4", False),
    ],
)
def test_houses_and_effects(streets: str, pairs: str, steps: str, legal: bool) -> None:
    assert possible(at("welcome", [streets], " ".join([pairs] * 3)), f"take 1 / {steps}") is legal


@pytest.mark.parametrize(
    ("streets", "pairs", "steps", "legal"),
    [
        ("T 1 2 3 4 5 6 7 8 9 .", "5-agent 5-agent 12-agent", "refuse", False),
        ("T 1 2 3 4 5 6 7 8 9 .", "5-agent 5-agent 5-agent", "refuse / agent 1", False),
        ("T 1 2 3 4 5 6 7 8 9 .", "5-agent 5-agent 5-agent", "refuse / write 5 T9", False),
        ("T 1 2 3 4 5 6 7 8 9 .", "5-agent 5-agent 5-agent", "take 1", False),
        ("T 1 2 3 4 5 6 7 8 9 .", "8-temp 5-agent 5-agent", "refuse", True),
        ("T 1 2 3 4 5 6 7 8 9 .", "8-temp 5-agent 5-agent", "take 1 / write 10 T9", True),
        ("T 1 2 3 4 5 6 7 8 9 .", "7-temp 5-agent 5-agent", "take 1", False),
        ("T 1 2 3 4 5 6 7 8 9 .", "10-temp 5-agent 5-agent", "refuse", False),
        ("T 1 2 3 4 5 6 7 8 9 .", "5-agent 5-agent 5-agent", "refuse 1", False),
    ],
)
def test_refusals(streets: str, pairs: str, steps: str, legal: bool) -> None:
    assert possible(at("welcome", [f"{streets} / {FULL}"], pairs), steps) is legal


@pytest.mark.parametrize(
    ("streets", "pairs", "steps", "legal"),
    [
        ("", "8-agent", "roundabout T4 / roundabout T5", False),
        ("", "8-agent", "roundabout T4 / take 1 / write 8 T3 / roundabout T5", False),
        ("", "8-agent", "take 1 / write 8 T3 / agent 1 / roundabout T4 / done", True),
        ("", "8-agent", "take 1 / write 8 T3 / roundabout T3", False),
        ("", "8-agent", "roundabout T4 / done", False),
        ("T . . . 12| @| . . . . .", "15-agent", "take 1 / write 15 T5", True),
        ("T . . . 12| @| . . . . .", "12-agent", "take 1 / write 12 T5", True),
        ("T . . . 12| @| . . . . .", "15-agent", "take 1 / write 15 T2", False),
        ("T . . . 12| @| . . . . .", "8-fence", "take 1 / write 8 M5 / fence T4", False),
        ("T . . . 12| @| . . . . .", "8-bis", "take 1 / write 8 M5 / bis 12 T5", False),
        ("T . . . 12| @| . . . . .", "8-bis", "take 1 / write 8 M5 / bis 12 T2", True),
        ("T . . . 12 . . . . . .", "8-bis", "roundabout T4 / take 1 / write 8 M5 / bis 12 T5", False),
        ("T . . 5| @| 5 . . . . .", "8-bis", "take 1 / write 8 M5 / bis 5 T5", True),
        (f"T 1 2 3 4 5 6 7 8 . . / {FULL}", "5-agent", "refuse / done", True),
        (f"T 1 2 3 4 5 6 7 8 . . / {FULL}", "5-agent", "roundabout T8 / refuse", False),
        (f"T 1 2 3 4 5 6 7 8 . . / {FULL}", "5-agent", "roundabout T8 / take 1 / write 5 T9 / done", True),
        (f"T 1 2 3 4 5 6 7 8 9 . / {FULL}", "5-agent", "roundabout T9 / refuse / done", True),
    ],
)
def test_roundabouts(streets: str, pairs: str, steps: str, legal: bool) -> None:
    assert possible(at("welcome(expert)", [streets], " ".join([pairs] * 3)), steps) is legal


@pytest.mark.parametrize(
    ("plans", "streets", "more", "steps", "legal"),
    [
        # A full street and the six ends use houses up, for estates and for each other.
        ("N1*-2 N2-1 N3-3", "T 1' 2' 3'| 4' 5' 6' 7'| 8' 9' 10'", "done 0: 6 - -", "plan 3", False),
        ("N1*-2 N2-1 N3-3", "T 1' 2' 3'| 4 5 6 7 8 9 10", "done 0: - - 7", "plan 1", False),
        ("N1*-2 N2-1 N3-3", "T 1 2 3 4| @| 6 7 8 9 10", "", "plan 1", True),
        ("N1*-5 N2-1 N3-3", ENDS.replace("T 1 . . .", "T 1 2 3| ."), "", "plan 1", True),
        ("N1*-5 N2-1 N3-3", ENDS.replace("T 1", "T @|"), "", "plan 1", False),
        ("N1*-5 N2-1 N3-3", ENDS.replace("T 1 .", "T 1b 1"), "", "plan 1", True),
        ("N1*-5 N2-1 N3-3", ENDS.replace("T 1 .", "T 1'| ."), "done 0: - - 7", "plan 1", False),
        (
            "N1*-5 N2-1 N3-3",
            ENDS.replace("T 1 . . .", "T 1 2 3| .").replace("M 1 . . . .", "M 1 2 3 4| ."),
            "",
            "plan 1 / plan 3",
            False,
        ),
        (
            "N1*-5 N2-1 N3-3",
            ENDS.replace("T 1 . . .", "T 1 2 3| .").replace("M 1 . . . .", "M 1 2 3 4| ."),
            "",
            "plan 3 / plan 1",
            False,
        ),
        (
            "N1*-5 N2-1 N3-3",
            ENDS.replace("T 1 . . .", "T 1| 2 3 4|").replace("M 1 . . . .", "M 1| 2 3 4 5|"),
            "",
            "plan 1 / plan 3",
            True,
        ),
        ("N1*-5 N2-6 N3-3", USED.replace("1' . . .", "1'| 2| 3| 4|"), "done 0: 7 - -", "plan 2", False),
        # Pools, parks, temps and bis use nothing up.
        (
            "N1-1 N2*-3 N3-3",
            "T . .| 3~' 4' 5'| . 7~ 8~ . . / M 1~' 2' 3' 4~'| . . . 8~ . . .",
            "done 0: - - 7",
            "plan 2",
            True,
        ),
        (
            "N1-1 N2*-3 N3-3",
            "T . .| 3~ 4 5| . 7~ 8~ . . / M 1~ 2 3 4~| . . . 8~ . . .",
            "",
            "plan 2 / plan 3",
            True,
        ),
        ("N1*-3 N2-1 N3-3", "T 1' 1b' 1b'| 2 2b 2b 2b . . .", "done 0: - - 7", "plan 1", True),
        ("N1*-3 N2-1 N3-3", "T 1 1b 2 2b 3 3b 4 4b 5 5b", "", "plan 1", True),
        ("N1*-3 N2-1 N3-3", "T 1 1b 1b 1b . . . . . . / M 1 1b 1b . . . . . . . .", "", "plan 1", False),
        # The roundabout of a plan may have a twin, but must be on the street.
        ("N1-1 N2*-2 N3-3", "T . . 3~ .| @| @| 7~ 8~ . .", "parks 0: 3 0 0", "plan 2", True),
        ("N1-1 N2*-2 N3-3", "T . . 3~ .| @| . 7~ 8~ . .", "parks 0: 2 4 5", "plan 2", False),
        # Estates of two plans in one turn.
        (
            "N1-3 N2-4 N3-3",
            "T 1 2 3| . . . . . . . / M 1 2 3 4| . . . . . . . / B 1 2 3 4 5 6| . . . . . .",
            "",
            "plan 2 / plan 3",
            False,
        ),
        (
            "N1-3 N2-4 N3-3",
            "T 1 2 3| 4 5 6| . . . . / M 1 2 3 4| . . . . . . . / B 1 2 3 4 5 6| . . . . . .",
            "",
            "plan 2 / estate T3 / plan 3",
            True,
        ),
        ("N1-3 N2-4 N3-3", "T 1 2 3| 4 5 6| . . . . / M 1 2 3 4| . . . . . . .", "", "plan 3 / done", False),
        ("N1-3 N2-4 N3-3", "T 1 2 3| 4| . . . . . . / M 1 2 3 4| . . . . . . .", "", "plan 3 / estate T3", False),
        ("N1-3 N2-4 N3-3", "T 1 2 3| . . . . . . . / M 1 2 3 4| . . . . . . .", "", "plan 3 / reshuffle / done", True),
        (
            "N1-3 N2-4 N3-3",
            "T 1 2 3| . . . . . . . / M 1 2 3 4| . . . . . . .",
            "approved: 3",
            "plan 3 / reshuffle",
            False,
        ),
        ("N1-3 N2-4 N3-3", "T 1 2 3| . . . . . . . / M 1 2 3 4| . . . . . . .", "", "plan 3 / agent 1", False),
    ],
)
def test_what_plans_use_up(plans: str, streets: str, more: str, steps: str, legal: bool) -> None:
    table = at("welcome(expert)", [streets], " ".join(["9-agent"] * 3), plans, more)
    assert possible(table, f"take 1 / write 9 B9 / {steps}") is legal


@pytest.mark.parametrize(
    ("plan", "streets", "first", "later"),
    [
        ("N1*-1", "B 1 2 3 4 5 6 7 8 9 10 11 12", 8, 4),
        ("N1*-2", "T 1 2 3 4 5 6 7 8 9 10", 6, 3),
        ("N1*-3", "T 1 1b 1b 1b 1b 1b . . . .", 8, 3),
        ("N1*-4", "", 6, 3),
        ("N1*-5", ENDS, 7, 4),
        ("N2*-1", "", 7, 4),
        ("N2*-2", "T . . 3~ .| @| . 7~ 8~ . .", 10, 5),
        ("N2*-3", "T . . 3~ . . . 7~ 8~ . . / M 1~ . . 4~ . . . 8~ . . .", 7, 4),
        ("N2*-4", "B . 2~ . . . . 7~ . . . 11~ .", 10, 5),
        ("N2*-5", "M 1~ . . 4~ . . . 8~ . . .", 8, 3),
    ],
)
def test_expert_plans_pay_all_who_are_first_in_a_round_and_later_ones_less(
    plan: str, streets: str, first: int, later: int
) -> None:
    slot = int(plan[1])
    plans = " ".join(plan if level == slot else f"N{level}-1" for level in (1, 2, 3))
    more = "\n".join(f"temps {seat}: 7\nparks {seat}: 3 4 5" for seat in (0, 1))
    for approved, points in (("", first), (f"approved: {slot}", later)):
        table = at("welcome(expert)", [streets] * 2, " ".join(["6-agent"] * 3), plans, f"{more}\n{approved}")
        end = table.play(*[f"take 1 / write 6 M5 / plan {slot} / done"] * 2)
        assert [table.lines(seat, end)["plan"] for seat in (0, 1)] == [points, points]


def test_three_ends_in_one_round_end_the_game_once() -> None:
    built = f"T 1 2 3 4 . 6 7 8 9 10 / {FULL}"
    planned = "T 1' 2' 3'| 4' 5' 6'| 7' 8' 9'| . / M 1 2 3 4| . . . . . . . / B 1' 2' 3'| 4' 5' 6' 7' 8' 9'| 10 11 12"
    refused = f"T 1 2 3 4 5 6 7 8 9 . / {FULL}"
    pairs, more = " ".join(["5-agent"] * 3), "done 1: 8 8 -\nrefusals 2: 2"
    table = at("welcome", [built, planned, refused], pairs, "N1-3 N2-4 N3-3", more)
    end = table.play("take 1 / write 5 T4 / done", "take 1 / write 5 M6 / plan 3 / done", "refuse / done")
    over = table.rules.over(end)
    assert over is not None
    assert [table.lines(seat, end)["plan"] for seat in range(3)] == [0, 8 + 8 + 7, 0]
    assert table.lines(2, end)["refusals"] == -5


@pytest.mark.parametrize(
    ("sheets", "more", "places"),
    [
        (["T 1 2| . . . . . . . .", "T 1| 2| . . . . . . . ."], "", [2, 1]),
        (["T 1 2| 3 4| . . . . . .", "T 1| 2 3 4| . . . . . ."], "", [2, 1]),
        (["T 1 2 3| 4 5 6| . . . .", "T 1 2| 3 4 5 6| . . . ."], "", [2, 1]),
        (["T 1 2 3 4| 5 6 7 8| . .", "T 1 2 3| 4 5 6 7 8| . ."], "", [2, 1]),
        (["T 1 2 3 4 5| 6 7 8 9 10", "T 1 2 3 4| 5 6 7 8 9 10"], "", [2, 1]),
        (["T 1 2 3 4 5 6| . . . .", "T 1 2 3 4 5| . . . . ."], "agents 1: 0 0 0 0 1 0", [2, 1]),
        (["T 1 2 3 4 5 6| . . . .", "M 1 2 3 4 5 6| . . . . ."], "", [1, 1]),
        (["T 1 2 3 4 5 6 7| . . .", ""], "", [1, 1]),
        (["T 1 2| . . . . . . . .", "T 1| 2| . . . . . . . .", "T 1| 2| . . . . . . . ."], "", [3, 1, 1]),
    ],
)
def test_ties_are_broken_tier_by_tier(sheets: list[str], more: str, places: list[int]) -> None:
    last = len(sheets)
    parts = at("welcome", [*sheets, ""], more=f"{more}\nstage: over\nrefusals {last}: 3")
    over = parts.rules.over(parts.position)
    assert over is not None
    assert [standing.place for standing in over.standings] == [*places, last + 1]


@pytest.mark.parametrize(
    ("sheets", "pairs", "turns", "bonus", "points"),
    [
        (["T 1 . . . . . . . . ."] * 2, "8-agent", ("write 8 T9", "write 8 M5"), ("o - -", "x - -"), (4, 1)),
        (["T 1 . . . . . . . . ."] * 2, "8-agent", ("write 8 T9", "write 8 T9"), ("o - -", "o - -"), (4, 4)),
        (["B . . . 5 . . . . . . . .", ""], "8-agent", ("write 8 B11", "write 8 M5"), ("- - o", "- - x"), (2, 0)),
        (["", ""], "8-agent", ("write 8 M0", "write 8 T9"), ("x o -", "o x -"), (3 + 1, 1 + 1)),
        (["T . . . . . . . . 9 .", ""], "8-bis", ("write 8 M0 / bis 9 T9", "write 8 M5"), ("o o -", "x x -"), (6, 0)),
    ],
)
def test_route_bonuses_are_a_race_of_rounds(
    sheets: list[str], pairs: str, turns: tuple[str, str], bonus: tuple[str, str], points: tuple[int, int]
) -> None:
    cones = {"T 1": "T0", "B .": "B3"}
    more = "\n".join(f"cones {i}: {cones[s[:3]]}" for i, s in enumerate(sheets) if s[:3] in cones)
    table = at("welcome(icecream)", sheets, " ".join([pairs] * 3), "N1-1 N2-1 ICE-4", more)
    end = table.play(*(f"take 1 / {turn} / done" for turn in turns))
    text = table.rules.write(end)
    assert tuple(f"bonus {seat}: {bonus[seat]}" in text for seat in (0, 1)) == (True, True)
    assert tuple(table.lines(seat, end)["icecream"] for seat in (0, 1)) == points


SAUCERS = ["T1", "T3", "T5", "T8", "M0", "M2", "M4", "M6", "M9", "B0", "B3", "B5", "B7", "B10", "B11"]


@pytest.mark.parametrize(("goal", "each", "reached"), [(1, 4, (3, 4)), (2, 5, (5, 6)), (3, 6, (7, 8)), (4, 7, (9, 15))])
def test_a_goal_fails_below_and_above_its_bounds(goal: int, each: int, reached: tuple[int, int]) -> None:
    singles = " / ".join(f"{s} " + "| ".join(map(str, range(1, n + 1))) for s, n in (("T", 10), ("M", 11), ("B", 12)))
    for groups in range(16):
        more = f"goal 0: {goal}\n" + (f"zurgs 0: {' '.join(SAUCERS[:groups])}" if groups else "")
        table = at("welcome(roswell)", [singles], plans="N1-1 N2-1 ROSWELL-1", more=f"{more}\nstage: over")
        expected = each if reached[0] <= groups <= reached[1] else 2
        assert table.lines()["roswell"] == groups * expected


@pytest.mark.parametrize(
    ("pairs", "steps", "legal"),
    [
        ("8-agent", "write 8 T4 / saucer", False),
        ("8-agent", "write 8 T3 / saucer / agent 1", False),
        ("8-agent", "write 8 T3 / saucer / saucer", False),
        ("8-temp", "write 8 T3 / saucer / done", True),
        ("8-temp", "write 9 T3 / saucer", False),
        ("8-bis", "write 8 T2 / bis 8 T3 / saucer", False),
    ],
)
def test_a_saucer_hangs_over_the_new_house_and_takes_the_effect(pairs: str, steps: str, legal: bool) -> None:
    table = at("welcome(roswell)", [""], " ".join([pairs] * 3), "N1-1 N2-1 ROSWELL-1", "goal 0: 1")
    assert possible(table, f"take 1 / {steps}") is legal
