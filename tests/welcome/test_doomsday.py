"""Doomsday: numbers in bunkers, the most room on a street, the least in all, and the five plans."""

from __future__ import annotations

import random

import pytest
from tests.welcome.table import row, table

import kvartal
from kvartal import BadLine, Unreadable
from kvartal.games.welcome.expansions.doomsday.facts import Shelter
from kvartal.games.welcome.position import Welcome

RULESET = "welcome(doomsday)"
PLANS = "N1-1 N2-1 DOOM-1"
DONE = ("take 1", "write 15 M9")


def test_dm1_a_bunker_takes_the_number_of_its_house_and_a_bis_without_its_mark() -> None:
    at = table([{}, {}], "4-bis 1-park 1-park", RULESET, PLANS, seats=2)
    sandbox = at.after("take 1", "write 4 T2", "bis 4 T3")
    assert sandbox.record(Shelter, 0).bunkers[3] == 4
    assert sandbox.record(Shelter, 0).room == [4, 0, 0]
    assert max(at.after("take 1", "write 4 T2").record(Shelter, 0).bunkers) == -1, "no bunker at T2"


def test_a_bunker_of_zero_is_built() -> None:
    at = table([{}, {}], "2-temp 1-park 1-park", RULESET, PLANS, seats=2)
    sandbox = at.after("take 1", "write 0 T0")
    assert sandbox.record(Shelter, 0).bunkers[0] == 0
    shown = at.rules.view(sandbox, 0).sheets[0].layers["doomsday"].bunkers[0]
    assert (shown.place, shown.room, shown.state) == ("T0", 0, "built")


A = {"T3": "7", "T5": "8", "T9": "10"} | {"M1": "4", "M4": "8", "M6": "10", "M8": "17", "M10": "1"}
TOPS = [
    {"T3": "3", "T5": "8", "T9": "14", "M6": "7", "M8": "16", "M10": "17", "B8": "14", "B11": "16"},
    {"T3": "3", "T5": "8", "T9": "14", "M6": "6", "M8": "15", "M10": "17", "B5": "13", "B8": "15", "B11": "17"},
    {"T9": "10", "M6": "7", "M8": "16", "M10": "17", "B5": "8", "B8": "12"},
]


def test_dm3_the_most_on_a_street_and_the_least_in_all_score_and_ties_score_in_full() -> None:
    at = table(TOPS, "5-park 5-park 5-park", RULESET, PLANS, seats=3)
    assert [at.position.record(Shelter, seat).room for seat in range(3)] == [[25, 40, 30], [25, 38, 45], [10, 40, 20]]
    lines = [at.lines(seat) for seat in range(3)]
    assert [line["doomsday"] for line in lines] == [8 + 10, 8 + 11, 10]
    assert [line["optimist"] for line in lines] == [0, 0, 9]


def test_dd3_ties_at_nothing_score_for_all() -> None:
    at = table([{}, {}], "5-park 5-park 5-park", RULESET, PLANS, seats=2)
    for seat in range(2):
        assert (at.lines(seat)["doomsday"], at.lines(seat)["optimist"]) == (29, 9)


def test_others_are_compared_as_the_round_began_and_anew_at_its_end() -> None:
    at = table([{}, {}], "9-park 5-park 5-park", RULESET, PLANS, seats=2)
    sandbox = at.after("take 1", "write 9 T9")
    assert (at.lines(at=sandbox)["doomsday"], at.lines(at=sandbox)["optimist"]) == (29, 0)
    end = at.play("take 1 / write 9 T9 / done", "take 2 / write 5 M4 / done")
    assert [at.lines(seat, end)["doomsday"] for seat in range(2)] == [8 + 11, 10 + 11]
    assert [at.lines(seat, end)["optimist"] for seat in range(2)] == [0, 9]


@pytest.mark.parametrize(
    ("plan", "houses", "fits"),
    [
        ("DOOM-1", {"T0": "1|", "M0": ".|", "M1": "2|", "M3": ".|", "M4": "5|", "B0": "3|"}, True),
        ("DOOM-1", {"T0": "1|", "M0": ".|", "M1": "2|", "M3": ".|", "M4": "5|", "B0": ".|", "B1": "3|"}, False),
        ("DOOM-2", row("T", "1", "2", "3|") | row("M", "1", "2", "3|") | row("B", "1", "2", "3|"), True),
        ("DOOM-2", row("T", ".", ".|", "1", "2", "3|") | row("M", "1", "2", "3|") | row("B", "1", "2", "3|"), True),
        (
            "DOOM-2",
            row("T", ".", ".", ".|", "1", "2", "3|") | row("M", "1", "2", "3|") | row("B", "1", "2", "3|"),
            False,
        ),
        ("DOOM-4", {"T0": "3", "T3": "7", "T5": "9", "T9": "14", "M1": "7", "M4": "10"}, True),
        ("DOOM-4", {"T0": "2", "T3": "7", "T5": "9", "T9": "14", "M1": "7", "M4": "10"}, False),
        ("DOOM-5", {"T0": "3", "T3": "7", "T5": "9", "T9": "14", "B5": "14", "B8": "16"}, True),
        ("DOOM-5", {"T0": "3", "T3": "7", "T5": "9", "T9": "14", "B5": "14", "B8": "15", "M4": "14"}, False),
    ],
)
def test_dm5_dd4_doomsday_plans(plan: str, houses: dict[str, str], fits: bool) -> None:
    at = table([houses, {}], "15-fence 5-park 12-bis", RULESET, f"N1-1 N2-1 {plan}", seats=2)
    assert ("plan 3" in at.legal(*DONE)) is fits


WHOLE = {
    "T0": "1", "T3": "4", "T5": "6", "T9": "9", "M1": "1", "M4": "4", "M6": "6", "M8": "8", "M10": "17",
    "B0": "1", "B3": "4", "B5": "6", "B8": "8", "B11": "11",
}  # fmt: skip


def test_doom_3_wants_every_bunker() -> None:
    def claims(houses: dict[str, str]) -> bool:
        at = table([houses, {}], "15-fence 5-park 12-bis", RULESET, "N1-1 N2-1 DOOM-3", seats=2)
        return "plan 3" in at.legal(*DONE)

    assert claims(WHOLE)
    assert not any(claims({place: n for place, n in WHOLE.items() if place != missing}) for missing in WHOLE)


def test_dm7_a_roundabout_buries_its_bunker() -> None:
    houses = {place: n for place, n in WHOLE.items() if place != "M4"} | {"M3": ".|", "M4": "@|"}
    at = table([houses, {}], "15-fence 5-park 12-bis", "welcome(expert,doomsday)", "N1-1 N2-1 DOOM-3", seats=2)
    assert "plan 3" not in at.legal(*DONE)
    states = {one.place: one.state for one in at.rules.view(at.position, 0).sheets[0].layers["doomsday"].bunkers}
    assert (states["M4"], states["M6"]) == ("gone", "built")


def test_it_needs_others_and_refuses_the_score_hunt_by_name() -> None:
    assert kvartal.rules(RULESET).spec.least == 2
    with pytest.raises(Unreadable) as caught:
        kvartal.rules("welcome(doomsday,solo)")
    assert (caught.value.key, caught.value.args_) == ("welcome-mix-opponent", {"one": "doomsday", "two": "solo"})


def test_half_finished_turns_keep_what_others_had_when_the_round_began() -> None:
    rules = kvartal.rules("welcome(expert,doomsday)")
    position = rules.new(3)
    assert isinstance(position, Welcome)
    chance, rng = kvartal.Rng(4), random.Random(4)
    while position.actor() != kvartal.core.marks.OVER:
        if position.actor() < 0:
            position.deal(chance)
            continue
        position.focus(rng.choice(position.acting()))
        position.play(rng.choice(position.moves()))
        again = kvartal.read_position(kvartal.write_position(rules, position))[1]
        assert again.raw() == position.raw()


@pytest.mark.parametrize("more", ["bunkers 0: T1=4", "bunkers 0: T0", "bunkers 0: T0=18", "bunkers 0: T3=2"])
def test_bunkers_that_cannot_be_are_not_read(more: str) -> None:
    with pytest.raises(BadLine):
        table([{"T3": "2"}, {}], "5-park 5-park 5-park", RULESET, PLANS, more, seats=2)


def test_a_bunker_without_a_house_is_a_fault_on_paper() -> None:
    counted = kvartal.rules(RULESET).tally("T 4 . . . . . . . . .\nbunkers: T3=7")
    assert counted
    assert [fault.key for fault in counted.sheets[0].faults] == ["welcome-fault-doomsday-empty"]


def test_where_the_bunkers_stand_is_marked_as_our_guess() -> None:
    assert kvartal.new(RULESET, seats=2, seed=1).view(0).sheets[0].layers["doomsday"].reconstructed
