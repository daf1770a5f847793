"""Easter egg hunt: which numbers find eggs, what they pay, and the five plans."""

from __future__ import annotations

import pytest
from tests.welcome.table import Table, row, table

import kvartal
from kvartal import BadLine, Unreadable
from kvartal.core.action import Action
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import PLACES
from kvartal.games.welcome.expansions.easter.facts import Hunt
from kvartal.games.welcome.expansions.easter.listener import Eggs
from kvartal.games.welcome.rules import WelcomeTo

RULESET = "welcome(easter)"
PLANS = "N1-1 N2-1 EASTER-1"


def eggs(number: int, place: str, pair: str = "") -> list[str]:
    """Writes a number, or what temps make of a pair, and lists what may follow."""
    at = table({}, f"{pair or f'{number}-park'} 1-park 1-park", RULESET, PLANS)
    return at.legal("take 1", f"write {number} {place}")


def laid(houses: dict[str, str], taken: str, plan: str = "EASTER-1", ruleset: str = RULESET) -> Table:
    """Sets a sheet up on which these eggs are taken."""
    return table(
        houses, "15-fence 5-park 12-bis", ruleset, f"N1-1 N2-1 {plan}", f"eggs 0: {taken}" if taken else "", anyhow=True
    )


@pytest.mark.parametrize(("number", "most"), [(8, 2), (10, 2), (6, 1), (9, 1)])
def test_eg1_certain_numbers_find_one_egg_or_two_and_fewer_may_be_taken(number: int, most: int) -> None:
    assert eggs(number, "T3") == [f"egg {count}" for count in range(most + 1)]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 7, 11, 12, 13, 14, 15])
def test_eg1_other_numbers_find_none(number: int) -> None:
    assert "done" in eggs(number, "T3")


def test_eg2_a_house_with_one_egg_gives_one() -> None:
    assert eggs(10, "T2") == ["egg 0", "egg 1"]


def test_eg2_a_house_without_eggs_gives_none() -> None:
    assert "done" in eggs(8, "T0")


def test_ea1_a_zero_by_temps_finds_eggs_and_what_is_left_is_lost() -> None:
    assert eggs(0, "T2", "2-temp") == ["egg 0", "egg 1"]
    assert eggs(0, "M0", "2-temp") == ["egg 0", "egg 1", "egg 2"]
    at = table({}, "6-park 1-park 1-park", RULESET, PLANS)
    assert at.legal("take 1", "write 6 M0") == ["egg 0", "egg 1"]
    sandbox = at.after("take 1", "write 6 M0", "egg 1")
    shown = next(egg for egg in at.rules.view(sandbox, 0).sheets[0].layers["easter"].eggs if egg.place == "M0")
    assert (shown.eggs, shown.taken, shown.state) == (2, 1, "taken")
    assert at.lines(at=sandbox)["easter"] == 0


def test_ea3_temps_make_a_sixteen() -> None:
    assert eggs(16, "T9", "14-temp") == ["egg 0", "egg 1"]
    assert "done" in eggs(15, "T9", "14-temp")
    assert "done" in eggs(13, "T9", "14-temp")


def test_a_bis_finds_eggs_too() -> None:
    at = table({}, "8-bis 1-park 1-park", RULESET, PLANS)
    assert at.legal("take 1", "write 8 T2", "egg 1", "bis 8 T3") == ["egg 0", "egg 1", "egg 2"]
    sandbox = at.after("take 1", "write 8 T2", "egg 1", "bis 8 T3", "egg 2")
    assert at.rules.view(sandbox, 0).sheets[0].layers["easter"].taken == 3


def test_the_eggs_come_before_the_effect_and_everything_else() -> None:
    at = table({}, "8-fence 1-park 1-park", "welcome(expert,easter)", PLANS)
    for step in ("done", "fence T3", "roundabout T0"):
        assert at.why("take 1", "write 8 T3", step) == "easter-owed"
    assert at.why("take 1", "write 8 T2", "egg 2") == "easter-most"
    assert at.why("take 1", "egg 1") == "easter-now"
    assert "fence T3" in at.legal("take 1", "write 8 T3", "egg 0")


def test_eggs_left_behind_are_lost() -> None:
    at = table({}, "8-fence 1-park 1-park", RULESET, PLANS)
    sandbox = at.after("take 1", "write 8 T3", "egg 0")
    assert at.why("take 1", "write 8 T3", "egg 0", "egg 1") == "easter-now"
    states = {egg.place: egg.state for egg in at.rules.view(sandbox, 0).sheets[0].layers["easter"].eggs}
    assert (states["T3"], states["T2"]) == ("gone", "open")


@pytest.mark.parametrize(
    ("taken", "points"),
    [(0, 0), (5, 0), (6, 5), (9, 5), (10, 10), (13, 10), (14, 20), (17, 20), (18, 35), (20, 35)],
)
def test_six_ten_fourteen_and_eighteen_eggs_score(taken: int, points: int) -> None:
    printed = kvartal.new(RULESET, seats=1, seed=1).view(0).sheets[0].layers["easter"].eggs
    names = [egg.place for egg in printed for _ in range(egg.eggs)]
    assert len(names) == 20
    at = laid({}, " ".join(names[:taken]))
    assert at.lines()["easter"] == points


THREES = row("T", ".", ".|", "6", "8", "9|") | row("M", ".", ".", ".", ".", ".|", "5", "8", "9|")


@pytest.mark.parametrize(
    ("plan", "houses", "taken", "fits"),
    [
        ("EASTER-1", THREES, "T2 T3 T3 M5 M6 M6", True),
        ("EASTER-1", THREES, "T2 T3 T3 M6 M6", False),
        ("EASTER-2", row("T", "1", "2|", "3", "4", "5|", "6", "7", "8", "9|"), "", True),
        ("EASTER-2", row("T", "1", "2|", "3", "4", "5|", "6", "7", "8", "9|"), "T6", False),
        ("EASTER-3", {}, "T3 T3 T4 M3 M8 B2 B7 B7", True),
        ("EASTER-3", {}, "T3 T3 T4 M3 M8 B2 B7", False),
        ("EASTER-4", {}, "T2 T3 T4 M0 M3 M5 B2 B4 B5", True),
        ("EASTER-4", {}, "T2 T3 T3 T4 M0 M3 M5 B4 B4 B7", False),
        ("EASTER-5", {}, "B2 B4 B4 B5 B7 B7 B9", True),
        ("EASTER-5", {}, "B2 B4 B5 B7 B7 B9", False),
    ],
)
def test_easter_plans(plan: str, houses: dict[str, str], taken: str, fits: bool) -> None:
    at = laid(houses, taken, plan)
    assert ("plan 3" in at.legal("take 1", "write 15 B11")) is fits


def test_eg5_with_a_six_at_b4_the_bottom_street_is_never_whole() -> None:
    at = table({}, "6-park 1-park 1-park", RULESET, "N1-1 N2-1 EASTER-5", "eggs 0: B2 B5 B7 B7 B9", anyhow=True)
    assert at.legal("take 1", "write 6 B4") == ["egg 0", "egg 1"]
    assert "plan 3" not in at.legal("take 1", "write 6 B4", "egg 1")


def test_ea7_an_estate_with_an_eight_but_no_egg_taken_is_free_of_eggs() -> None:
    houses = row("T", "1", "2|", "7", "8", "9", "10|") | row("M", "1", "2", "3|") | row("B", "1", "2|")
    assert "plan 3" in laid(houses, "", "EASTER-2").legal("take 1", "write 15 B11")
    assert "plan 3" not in laid(houses, "T3", "EASTER-2").legal("take 1", "write 15 B11")


def test_ea9_a_roundabout_destroys_the_eggs_of_its_place() -> None:
    at = table({"B8": ".|", "B9": "@|"}, "8-park 1-park 1-park", "welcome(expert,easter)", PLANS)
    states = {egg.place: egg.state for egg in at.rules.view(at.position, 0).sheets[0].layers["easter"].eggs}
    assert (states["B9"], states["B7"]) == ("gone", "open")
    most = "B2 B4 B4 B5 B7 B7"
    cut = {"B8": ".|", "B9": "@|"}
    assert "plan 3" not in laid(cut, most, "EASTER-5", "welcome(expert,easter)").legal("take 1", "write 15 B11")
    orange_and_pink = "T3 T3 T4 M3 M8 B2 B7 B7"
    assert "plan 3" in laid(cut, orange_and_pink, "EASTER-3", "welcome(expert,easter)").legal("take 1", "write 15 B11")


def test_egg_plans_use_nothing_up() -> None:
    at = laid({}, "B2 B4 B4 B5 B7 B7 B9", "EASTER-5")
    assert at.position.plan_houses(0, 2) == 0


def test_a_turn_that_owes_eggs_survives_its_text() -> None:
    at = table({}, "8-bis 1-park 1-park", RULESET, PLANS)
    world = at.position.copy()
    for step in ("take 1", "write 8 T2", "egg 1", "bis 8 T3"):
        world.play(at.rules.code(Action.read(step)))
    text = kvartal.write_position(at.rules, world)
    assert "eggs 0: T2\negg 0: T3" in text
    again = kvartal.read_position(text)[1]
    assert again.raw() == world.raw()
    assert again.moves() == world.moves()


@pytest.mark.parametrize(
    "more", ["eggs 0: T0", "eggs 0: T2 T2", "eggs 0: T3 T3 T3", "egg 0: T3", "eggs 0: T99", "egg 0: T0", "egg 0: x"]
)
def test_eggs_that_nobody_hid_cannot_be_read(more: str) -> None:
    with pytest.raises(BadLine):
        table({}, "8-bis 1-park 1-park", RULESET, PLANS, more)


@pytest.mark.parametrize(
    ("street", "taken", "keys"),
    [
        ("T . . . 8 . . . . . .", "T3 T3", []),
        ("T . . . 9 . . . . . .", "T3 T3", ["easter-number"]),
        ("T . . . 7 . . . . . .", "T3", ["easter-number"]),
        ("T . . . . . . . . . .", "T3", ["easter-empty"]),
    ],
)
def test_eggs_on_paper_that_no_number_can_have_found_are_pointed_out(street: str, taken: str, keys: list[str]) -> None:
    counted = kvartal.rules(RULESET).tally(f"{street}\neggs: {taken}")
    assert counted
    (sheet,) = counted.sheets
    assert [fault.key.removeprefix("welcome-fault-") for fault in sheet.faults] == keys


@pytest.mark.parametrize("text", ["egg", "egg 3", "egg one", "egg 1 T3"])
def test_a_step_that_is_no_number_of_eggs_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        kvartal.rules(RULESET).code(Action.read(text))


def test_what_was_taken_is_told() -> None:
    at = table({}, "8-park 1-park 1-park", RULESET, PLANS)
    before = at.after("take 1", "write 8 T3")
    code = at.rules.code(Action.read("egg 2"))
    after = before.copy()
    after.play(code)
    (fact,) = at.rules.tell(before, 0, code, after)
    assert (fact.key, fact.args["eggs"], fact.args["place"]) == ("welcome-fact-easter", 2, "T3")
    assert after.record(Hunt, 0).egg_house == -1


@pytest.mark.parametrize(("number", "most"), [("9.75", 1), ("8.75", 2), ("10.75", 2), ("7.75", -1), ("11.75", -1)])
def test_ea5_quarters_count_without_their_fraction(number: str, most: int) -> None:
    rules = kvartal.rules("welcome(easter,nine_three_quarters)")
    assert isinstance(rules, WelcomeTo)
    listener = next(extension.listener for extension in rules.kit.extensions if extension.name == "easter")
    assert isinstance(listener, Eggs)
    code = rules.code(Action.read(f"write {number} B4"))
    assert listener.most(PLACES.of("B4"), codes.number_of(code - codes.WRITE)) == max(most, 0)
