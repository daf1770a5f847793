"""Quack!: ducklings found, the way to their mothers, three phases, and the five plans."""

from __future__ import annotations

import pytest
from tests.welcome.table import LENGTHS, Table, row, streets, table

import kvartal
from kvartal import BadLine
from kvartal.games.welcome.expansions.quack.facts import Flock

RULESET = "welcome(quack)"


def built(*places: str) -> dict[str, str]:
    """Builds houses; their numbers grow along the streets."""
    return {place: str(int(place[1:]) + 1) for place in places}


def laid(houses: dict[str, str], plan: str = "QUACK-1", ruleset: str = RULESET, more: str = "") -> Table:
    return table([houses, {}], "15-fence 5-park 12-bis", ruleset, f"N1-1 N2-1 {plan}", more, seats=2)


def ducklings(at: Table) -> dict[str, str]:
    """Tells the state of every duckling that is not lost."""
    layer = at.rules.view(at.position, 0).sheets[0].layers["quack"]
    return {duckling.name: duckling.state for duckling in layer.ducklings if duckling.state != "lost"}


def worth(at: Table) -> tuple[int, ...]:
    return tuple(line.points for line in at.rules.score(at.position, 0) if line.key == "welcome-line-quack")


@pytest.mark.parametrize(
    ("houses", "found"),
    [
        (row("T", "1", "2", start=2), {"T2|3"}),
        (row("T", "1|", "2", start=2), {"T2|3"}),
        (built("T1", "M2"), {"T1/M2"}),
        (built("T1", "M1"), set()),
        (built("T2"), set()),
    ],
)
def test_qk1_a_duckling_is_circled_when_both_its_houses_are_built(houses: dict[str, str], found: set[str]) -> None:
    assert set(ducklings(laid(houses))) == found


def test_qk1_it_is_circled_at_once_and_by_a_bis_too() -> None:
    at = table([{}, {}], "8-bis 5-park 12-bis", RULESET, "N1-1 N2-1 QUACK-1", seats=2)
    assert at.after("take 1", "write 8 T2").record(Flock, 0).ducklings == 0
    assert at.after("take 1", "write 8 T2", "bis 8 T3").record(Flock, 0).ducklings == 1


def test_qk3_a_line_runs_over_houses_and_ducklings_to_the_mother() -> None:
    at = laid(built("T0", "T1", "M2", "M3", "M4"))
    assert worth(at) == (2, 0, 2)
    assert ducklings(at) == {"T1/M2": "home", "M3|4": "home"}


def test_qk5_a_duckling_far_from_its_mother_counts_nothing() -> None:
    at = laid(built("B9", "B10", "B11", "M8", "M7"))
    assert ducklings(at) == {"M8/B9": "home", "M7|8": "home", "B10|11": "found"}
    assert worth(at) == (0, 2, 2)
    assert worth(laid(built("B9", "B11", "M8", "M7"))) == (0, 0, 0)


YELLOW = built("T8", "T9", "M3", "M4", "M5", "M6", "B0", "B1", "B6", "B7", "B10", "B11", "T1", "M2")
BLACK = built(
    "T2", "T3", "T4", "T5", "T6", "T7", "M7", "M8", "M9", "M10", "M6", "M1", "B2", "B9"
)  # fmt: skip


def test_qk7_two_players_set_off_two_phases_in_one_round() -> None:
    last = [dict(YELLOW), dict(BLACK)]
    del last[0]["T8"], last[1]["T2"]
    at = table(last, "8-park 1-park 5-park", RULESET, "N1-1 N2-1 QUACK-1", seats=2)
    end = at.play("take 1 / write 8 T8 / done", "take 2 / write 1 T2 / done")
    for seat in range(2):
        phases = end.record(Flock, seat).phases
        assert (phases[0] >= 0, phases[1] >= 0, phases[2]) == (True, True, -1)


def test_qu4_one_player_who_circles_the_last_of_both_sets_off_three() -> None:
    most = {f"{street}{at}": str(at + 1) for street, length in LENGTHS.items() for at in range(length)}
    houses = {place: number for place, number in most.items() if place not in ("M6", "B4")}
    at = table([houses, {}], "7-park 4-park 5-park", RULESET, "N1-1 N2-1 QUACK-1", seats=2)
    named = {one.name for one in at.rules.view(at.position, 0).sheets[0].layers["quack"].ducklings}
    assert named - set(ducklings(at)) == {"M5|6", "T5/M6"}, "the last yellow one and the last black one"
    end = at.play("take 1 / write 7 M6 / done", "take 1 / write 7 M6 / done")
    assert [end.record(Flock, seat).phases for seat in range(2)] == [[8, 8, 16], [0, 0, 0]]


def test_qu3_a_phase_comes_once_and_its_points_never_change() -> None:
    at = laid(built("T0", "T1", "M2"), more="phases 0: 0 - -\nphases 1: 0 - -")
    assert worth(at) == (0, 0, 1)
    after = at.play("take 2 / write 5 M3 / done", "take 2 / write 5 M3 / done")
    assert after.record(Flock, 0).phases == [0, -1, -1]


def test_what_nobody_set_off_is_scored_at_the_end() -> None:
    houses = built("T0", "T1", "M2", "M3", "M4")
    parts = [f"ruleset: {RULESET}", "seats: 2", "stage: over", "plans: N1-1 N2-1 QUACK-1", streets(houses)]
    at = Table("\n".join([*parts, streets({}, 1), "phases 0: 2 - -", "phases 1: 0 - -"]))
    assert worth(at) == (2, 0, 2)


@pytest.mark.parametrize(
    ("plan", "houses", "fits"),
    [
        ("QUACK-1", row("T", ".|", "1", "2~", "3|") | row("M", ".", ".", ".", ".", ".|", "1", "2", "3~|"), True),
        ("QUACK-1", row("T", ".|", "1", "2", "3|") | row("M", ".", ".", ".", ".", ".|", "1", "2", "3~|"), False),
        ("QUACK-2", YELLOW | BLACK, True),
        ("QUACK-2", YELLOW, False),
        ("QUACK-3", built("T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "B0", "B1", "B6", "B7", "B10", "B11"), True),
        ("QUACK-3", built("T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "B0", "B1", "B6", "B7", "B10"), False),
        ("QUACK-4", built("B0", "B1", "B10", "B11", "T2", "T3", "T4", "T5"), True),
        ("QUACK-4", built("B0", "B1", "T2", "T3", "T4", "T5"), False),
        ("QUACK-5", built("T1", "M2", "T5", "M6", "M1", "B2", "M5", "B6", "M8", "B9"), True),
        ("QUACK-5", built("T1", "M2", "T5", "M6", "M1", "B2", "M5", "B6", "M8"), False),
    ],
)
def test_quack_plans(plan: str, houses: dict[str, str], fits: bool) -> None:
    at = laid(houses, plan)
    assert ("plan 3" in at.legal("take 2", "write 5 B4")) is fits


def test_qk9_a_roundabout_keeps_its_ducklings_lost_and_cuts_the_line() -> None:
    between = built("T1", "M2", "T5", "M6", "M1", "B2", "M5", "B6", "B9") | {"M7": ".|", "M8": "@|"}
    at = table([between, {}], "15-fence 5-park 12-bis", "welcome(expert,quack)", "N1-1 N2-1 QUACK-5", seats=2)
    assert "plan 3" not in at.legal("take 1", "write 15 M10")
    assert "M8/B9" not in ducklings(at)
    cut = built("T0", "T2", "T3") | {"T0": "1|", "T1": "@|"}
    assert worth(laid(cut, ruleset="welcome(expert,quack)")) == (0, 0, 0)


def test_fences_do_not_cut_the_line_and_both_colours_carry_it() -> None:
    fenced = {place: f"{number}|" for place, number in built("T0", "T1", "M2", "M3", "M4").items()}
    assert worth(laid(fenced)) == (2, 0, 2)
    over_black = built("T0", "T1", "T2", "T3", "T4", "T5", "M6", "M5")
    assert ducklings(laid(over_black))["M5|6"] == "home", "over the black one between T5 and M6"


@pytest.mark.parametrize("more", ["ducklings 0: T0|1", "phases 0: 1 2", "phases 0: x - -", "phases 0: 99 - -"])
def test_ducklings_that_are_not_there_cannot_be_read(more: str) -> None:
    with pytest.raises(BadLine):
        laid({}, more=more)


def test_points_that_so_few_ducklings_cannot_bring_are_a_fault_on_paper() -> None:
    counted = kvartal.rules(RULESET).tally("T 1 2 . . . . . . . .\nphases: 1 - -")
    assert counted
    assert [fault.key for fault in counted.sheets[0].faults] == ["welcome-fault-quack-points"]


def test_where_the_ducklings_stand_is_marked_as_our_guess() -> None:
    assert kvartal.new(RULESET, seats=2, seed=1).view(0).sheets[0].layers["quack"].reconstructed
