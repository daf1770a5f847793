"""American Dream: a sheet of its own, ideal houses, bonuses for the first, columns, plans and ties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from tests.welcome.table import Table, stacks

import kvartal
from kvartal import BadLine, Unreadable
from kvartal.core.rules import Tallied
from kvartal.games.welcome.expansions.american_dream.facts import Dream
from kvartal.games.welcome.position import Welcome
from kvartal.texts import Texts

LETTERS = "ABCDE"
PLACES = [f"{letter}{at}" for letter in LETTERS for at in range(7)]
PLANS = "DREAM-A1 DREAM-B1 DREAM-C1"
Houses = Mapping[str, str]


def column(at: int) -> list[str]:
    return [f"{letter}{at}" for letter in LETTERS]


def street(letter: str) -> list[str]:
    return [f"{letter}{at}" for at in range(7)]


def built(*places: str) -> dict[str, str]:
    """Builds these places, each with a number by its column: 2, 4, 6 …"""
    return {place: str(2 * int(place[1:]) + 2) for place in places}


def dream(
    houses: Houses | Sequence[Houses] | None = None,
    ideal: str = "",
    pairs: str = "8-fence 5-park 12-bis",
    plans: str = PLANS,
    more: str = "",
    ruleset: str = "welcome(american_dream)",
) -> Table:
    """Sets up a round in play."""
    sheets = houses if isinstance(houses, Sequence) else [houses or {}]
    parts = [f"ruleset: {ruleset}", f"seats: {len(sheets)}", "stage: play", f"plans: {plans}", stacks(pairs)]
    for seat, sheet in enumerate(sheets):
        parts.append(f"sheet {seat}:")
        for letter in LETTERS:
            parts.append(f"  {letter} " + " ".join(sheet.get(f"{letter}{at}", ".") for at in range(7)))
    return Table("\n".join([*parts, f"ideal 0: {ideal}" if ideal else "", more]))


def ideal_of(position: Welcome, seat: int = 0) -> list[str]:
    return [name for at, name in enumerate(PLACES) if position.record(Dream, seat).ideal >> at & 1]


def test_am1_the_right_colour_makes_a_house_ideal_and_nothing_else_happens() -> None:
    at = dream(pairs="8-fence 8-agent 12-bis")
    assert ideal_of(at.after("take 1", "write 8 A0")) == ["A0"]
    assert ideal_of(at.after("take 2", "write 8 A0")) == []
    assert at.legal("take 1", "write 8 A0") == ["done"]
    assert at.legal("take 2", "write 8 A0") == ["done"]


@pytest.mark.parametrize(
    ("effect", "place"),
    [("park", "A1"), ("bis", "E0"), ("pool", "A5"), ("temp", "A3"), ("agent", "A2"), ("fence", "A0")],
)
def test_every_effect_has_its_colour(effect: str, place: str) -> None:
    at = dream(pairs=f"8-{effect} 5-park 12-bis")
    assert ideal_of(at.after("take 1", f"write 8 {place}")) == [place]


def test_ad1_temps_never_change_a_number_and_bis_gives_no_second_house() -> None:
    at = dream(pairs="8-temp 8-bis 8-park")
    assert at.legal("take 1") == [f"write 8 {place}" for place in PLACES]
    assert at.legal("take 2", "write 8 A0") == ["done"]
    assert ideal_of(at.after("take 3", "write 8 A1")) == ["A1"], "a park on a green house"
    assert ideal_of(at.after("take 3", "write 8 E0")) == [], "a park on a red one"


def test_numbers_ascend_in_every_street() -> None:
    at = dream({"A2": "8"}, pairs="8-fence 5-park 12-bis")
    places = {text.split()[2] for text in at.legal("take 1")}
    assert places == set(PLACES) - set(street("A"))
    assert {text.split()[2] for text in at.legal("take 2")} == set(PLACES) - {"A2", "A3", "A4", "A5", "A6"}


def test_am3_a_finished_column_pays_its_houses_and_twice_with_its_bonus() -> None:
    houses = built(*column(3))
    three = "A3 B3 C3"
    assert dream(houses, three).lines()["dream-column"] == 11
    assert dream(houses, three, more="columnbonus 0: - - - o - - -").lines()["dream-column"] == 22
    assert dream(built("A3", "B3", "C3", "D3"), "A3 B3 C3 D3").lines()["dream-column"] == 0


def test_am5_plans_columns_streets_and_refusals_make_the_score() -> None:
    houses = built(*column(0), *column(1), *street("A"))
    more = "columnbonus 0: o - - - - - -\nstreetbonus 0: o - - - -\nrefusals 0: 2\ndone 0: 10 9 -"
    at = dream(houses, "A0 B0 C0 A1", more=more)
    assert at.lines() == {"plan": 19, "dream-column": 22 + 7, "dream-streets": 10, "refusals": -3}
    assert at.score() == 55


def test_all_who_finish_first_in_a_round_share_the_bonus_and_the_others_lose_it() -> None:
    houses = built(*(place for place in street("A") if place != "A6"))
    at = dream([houses, houses, houses], pairs="14-fence 5-park 15-bis")
    end = at.play("take 1 / write 14 A6 / done", "take 3 / write 15 A6 / done", "take 1 / write 14 B6 / done")
    assert [end.record(Dream, seat).street_bonus[0] for seat in range(3)] == [1, 1, 2]
    assert [at.lines(seat, end)["dream-streets"] for seat in range(3)] == [10, 10, 0]


def test_the_column_is_decided_in_the_same_way_and_before_the_game_ends() -> None:
    houses = built(*(place for place in column(6) if place != "E6"))
    at = dream([houses, houses], pairs="14-fence 5-park 15-bis")
    end = at.play("take 1 / write 14 E6 / done", "take 1 / write 14 E5 / done")
    assert [end.record(Dream, seat).column_bonus[6] for seat in range(2)] == [1, 2]
    assert [at.lines(seat, end)["dream-column"] for seat in range(2)] == [10, 0]


def test_a_bonus_lost_to_others_takes_nothing_from_plans_and_columns() -> None:
    houses = built(*(place for place in PLACES if place[0] in "AB" and place != "B6"))
    at = dream(
        houses, pairs="14-fence 5-park 15-bis", plans="DREAM-A1 DREAM-B1 DREAM-C2", more="streetbonus 0: x x - - -"
    )
    assert "plan 3" in at.legal("take 1", "write 14 B6")


@pytest.mark.parametrize(
    ("plan", "places", "ideal", "fits"),
    [
        ("DREAM-A1", "A1 B0 B2 C5 D3 D6 E4", "A1 B0 B2 C5 D3 D6 E4", True),
        ("DREAM-A1", "A1 B0 B2 C5 D3 D6 E4", "A1 B0 B2 C5 D3 D6", False),
        ("DREAM-A2", "B5 C6 D4 E0", "B5 C6 D4 E0", True),
        ("DREAM-A2", "B5 C6 D4 E0", "B5 C6 D4", False),
        ("DREAM-A3", "A5 B3 C2 D0 E1 A3 B6 C4 D1 E2", "", True),
        ("DREAM-A3", "A5 B3 C2 D0 E1 A3 B6 C4 D1", "", False),
        ("DREAM-B1", " ".join(column(0) + column(4)), " ".join(column(0) + column(4)), True),
        ("DREAM-B1", " ".join(column(0) + column(4)), " ".join(column(0) + column(4)[1:]), False),
        ("DREAM-B2", " ".join(column(0) + column(2) + column(4) + column(6)), "", True),
        ("DREAM-B2", " ".join(column(0) + column(2) + column(4)), "", False),
        ("DREAM-B3", " ".join(column(2) + column(3) + column(4)), "", True),
        ("DREAM-B3", " ".join(column(1) + column(2) + column(4)), "", False),
        ("DREAM-C1", " ".join(street("C")), " ".join(street("C")), True),
        ("DREAM-C1", " ".join(street("C")), " ".join(street("C")[1:]), False),
        ("DREAM-C2", " ".join(street("C") + street("E")), "", True),
        ("DREAM-C2", " ".join(street("C")), "", False),
        ("DREAM-C3", "B2 B3 B4 C2 C3 C4 D2 D3 D4", "B2 B3 B4 C2 C3 C4 D2 D3 D4", True),
        ("DREAM-C3", "B2 B3 B4 C2 C3 C4 D2 D3 D4", "B2 B3 B4 C2 C4 D2 D3 D4", False),
    ],
)
def test_am7_plans(plan: str, places: str, ideal: str, fits: bool) -> None:
    slot = "ABC".index(plan[6])
    plans = ["DREAM-A1", "DREAM-B1", "DREAM-C1"]
    plans[slot] = plan
    # No house of a purple place, so that an agent makes it no ideal one.
    free = next(place for place in ("A6", "B6", "E5") if place not in places.split())
    number = 2 * int(free[1:]) + 1
    at = dream(built(*places.split()), ideal, f"{number}-agent 5-park 12-bis", " ".join(plans))
    assert (f"plan {slot + 1}" in at.legal("take 1", f"write {number} {free}")) is fits


def test_plans_use_nothing_up() -> None:
    houses = built(*column(0), *column(1), *column(2), *column(3))
    at = dream(houses, " ".join(column(0) + column(1)), "14-fence 5-park 15-bis", "DREAM-A1 DREAM-B1 DREAM-C1")
    sandbox = at.after("take 1", "write 14 A6", "plan 2")
    assert at.rules.view(sandbox, 0).sheets[0].streets[0].houses[0].used is False


@pytest.mark.parametrize("other", ["expert", "christmas", "halloween", "roswell"])
def test_am9_nothing_else_goes_on_this_sheet(other: str) -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules(f"welcome(american_dream,{other})")
    assert caught.value.key == "welcome-mix-sheet"
    assert {caught.value.args_["one"], caught.value.args_["two"]} == {"american_dream", other}


@pytest.mark.parametrize("ruleset", ["welcome(experienced,american_dream)", "welcome(solo,american_dream)"])
def test_the_experienced_variant_and_the_score_hunt_go_with_it(ruleset: str) -> None:
    rules = kvartal.rules(ruleset)
    position = rules.new(rules.spec.least)
    position.playout(kvartal.Rng(1))
    assert rules.over(position).standings


def test_am9_equal_points_share_the_victory() -> None:
    rules = kvartal.rules("welcome(american_dream)")
    assert [tier.key for tier in rules.spec.tiers] == ["welcome-tier-score"]
    at = dream([built("A0"), built("B0", "C0")], pairs="14-fence 5-park 15-bis", more="refusals 0: 1\nrefusals 1: 1")
    text = rules.write(at.position).replace("stage: play", "stage: over")
    _, over = kvartal.read_position(f"ruleset: welcome(american_dream)\nseats: 2\n{text}")
    assert [standing.place for standing in rules.over(over).standings] == [1, 1]


def test_the_game_ends_when_all_five_streets_are_built() -> None:
    houses = built(*(place for place in PLACES if place != "E6"))
    at = dream(houses, pairs="14-fence 5-park 15-bis", more="done 0: - - -")
    end = at.play("take 1 / write 14 E6 / done")
    assert at.rules.over(end).reason == "welcome-reason-built"


def test_what_is_guessed_is_marked_so() -> None:
    at = dream()
    layer = at.rules.view(at.position, 0).sheets[0].layers["american_dream"]
    assert layer.reconstructed
    assert layer.colours[0] == ["grey", "green", "purple", "orange", "purple", "blue", "grey"]
    assert all(plan.reconstructed for plan in at.rules.view(at.position, 0).plans)


@pytest.mark.parametrize("more", ["ideal 0: A0", "ideal 0: T0", "streetbonus 0: o", "columnbonus 0: - - - - - - y"])
def test_a_malformed_text_is_refused(more: str) -> None:
    with pytest.raises(BadLine):
        dream(more=more)


def test_a_paper_sheet_is_counted_and_its_faults_named() -> None:
    rules = kvartal.rules("welcome(american_dream)")
    rows = "\n".join(f"{letter} 2 . . . . . ." for letter in LETTERS)
    tally = rules.tally(f"{rows}\nideal: A0 B0 C0\ncolumnbonus: o - - - - - -")
    assert tally is not None
    sheet: Tallied = tally.sheets[0]
    assert (sum(line.points for line in sheet.lines), sheet.faults) == (22, [])
    wrong = rules.tally("A 2 . . . . . .\nideal: A0 B0\nstreetbonus: o - - - -")
    assert wrong is not None
    found = [fault.key.removeprefix("welcome-fault-dream-") for fault in wrong.sheets[0].faults]
    assert found == ["ideal"] + ["bonus"] * 6


@pytest.mark.parametrize(
    ("first", "fault"), [("16", "number"), ("0", "number"), ("8.75", "number"), ("9.75", ""), ("8|", "fence")]
)
def test_ad1_numbers_that_no_card_has_and_fences_are_faults(first: str, fault: str) -> None:
    rules = kvartal.rules("welcome(american_dream,nine_three_quarters)")
    tally = rules.tally(f"A {first} . . . . . .")
    assert tally is not None
    assert [found.key for found in tally.sheets[0].faults] == ([f"welcome-fault-dream-{fault}"] if fault else [])
    if fault:
        with pytest.raises(BadLine, match=f"welcome-fault-dream-{fault}"):
            dream({"A0": first}, ruleset="welcome(american_dream,nine_three_quarters)")
    else:
        dream({"A0": first}, ruleset="welcome(american_dream,nine_three_quarters)")


def test_ad1_an_effect_is_only_a_colour_says_the_refusal() -> None:
    refusal = dream(pairs="8-agent 5-park 12-bis").refused("take 1", "write 8 A0", "agent 1")
    assert refusal.args_["found"] == "nothing"
    assert "colour" in str(refusal)
    assert "цвет" in Texts("ru").explain(refusal)


def test_an_owner_corrects_the_colours() -> None:
    rows = "colours:A-gggggggg.B-ygpopby.C-ygpopby.D-ygpopby.E-ygpopby"
    with pytest.raises(Unreadable):
        kvartal.rules(f"welcome(american_dream,own={rows})")
    rules = kvartal.rules(f"welcome(american_dream,own={rows.replace('gggggggg', 'rrrrrrr')})")
    view = rules.view(rules.new(1), 0).sheets[0].layers["american_dream"]
    assert view.colours[0] == ["red"] * 7
    assert not view.reconstructed
