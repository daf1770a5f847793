"""Halloween: ghosts and candies, levels by exact counts, bonuses of the ghosts, and plans."""

from __future__ import annotations

import pytest
from tests.welcome.table import House, Table, table

import kvartal
from kvartal import Action, BadLine, Rules
from kvartal.core.bits import members
from kvartal.core.rules import Tallied
from kvartal.games.welcome.cards import PLACES
from kvartal.games.welcome.expansions.halloween import kinds
from kvartal.games.welcome.expansions.halloween.facts import Night
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.position import Welcome

MARKED = ["T1", "T4", "T6", "T9", "M0", "M3", "M5", "M9", "B1", "B3", "B6", "B8", "B11"]
PAIRS = "9-fence 8-pool 12-bis"
NUMBERS = {place: str(int(place[1:]) + 1) for place in MARKED}


def haunted(
    ghosts: str = "",
    candies: str = "",
    more: str = "",
    houses: House | None = None,
    pairs: str = PAIRS,
    plan: str = "HALLOWEEN-1",
    ruleset: str = "welcome(halloween)",
    anyhow: bool = False,
) -> Table:
    """Sets up one sheet with these symbols circled, each in a house with the number of its place and one."""
    circled = [*ghosts.split(), *candies.split()]
    built = {place: NUMBERS[place] for place in circled} | dict(houses or {})
    fields = [f"ghosts 0: {ghosts}" if ghosts else "", f"candies 0: {candies}" if candies else "", more]
    return table(built, pairs, ruleset, f"N1-1 N2-1 {plan}", "\n".join(filter(None, fields)), anyhow=anyhow)


def ghosts(count: int) -> str:
    return " ".join(MARKED[:count])


def steps(at: Table, *taken: str) -> list[str]:
    """Lists the steps of the expansion that may follow."""
    verbs = ("ghost", "candy", "ghosts", "candies", "treat")
    return [text for text in at.legal(*taken) if text.split()[0] in verbs]


def night(position: Welcome, seat: int = 0) -> Night:
    return position.record(Night, seat)


GONE = f"ghosts 0: {ghosts(4)}\nghostlevels 0: x - -"
PLAIN = ("take 1", "write 9 T8")
"""A turn that writes no marked house."""


def test_hw1_a_marked_house_wants_exactly_one_symbol_at_once() -> None:
    at = haunted(pairs="7-fence 8-pool 12-bis")
    assert at.legal("take 1", "write 7 T4") == ["ghost", "candy"]
    assert at.why("take 1", "write 7 T4", "done") == "halloween-owed"
    assert at.why("take 1", "write 7 T4", "fence T4") == "halloween-owed"
    assert at.why("take 1", "write 7 T4", "ghost", "candy") == "halloween-now"
    assert at.why("take 1", "write 7 T3", "ghost") == "halloween-none"
    assert steps(at, "take 1", "write 7 T3") == []
    sandbox = at.after("take 1", "write 7 T4", "candy")
    assert (night(sandbox).ghosts, night(sandbox).candies) == (0, 1 << 4)


def test_hw2_a_bis_in_a_marked_house_circles_a_symbol_too() -> None:
    at = haunted()
    assert at.legal("take 3", "write 12 T3", "bis 12 T4") == ["ghost", "candy"]
    assert "done" in at.legal("take 3", "write 12 T3", "bis 12 T4", "ghost")


@pytest.mark.parametrize(
    ("count", "gone", "levels"),
    [
        (9, "", ["1 pool", "1 park", "2 pool", "2 bis", "3 park", "3 bis"]),
        (8, "", []),
        (9, "- x x", ["1 pool", "1 park"]),
        (6, "- - x", ["1 pool", "1 park", "2 pool", "2 bis"]),
        (4, "", ["1 pool", "1 park"]),
        (4, "x - -", []),
        (5, "", []),
        (9, "- o -", []),
    ],
)
def test_ha1_a_level_wants_the_exact_count_and_may_be_an_earlier_one(count: int, gone: str, levels: list[str]) -> None:
    at = haunted(ghosts(count), more=f"ghostlevels 0: {gone}" if gone else "")
    assert steps(at, *PLAIN) == [f"ghosts {level}" for level in levels]


def test_a_level_is_taken_at_the_end_of_the_turn_also_after_a_refusal() -> None:
    at = haunted(ghosts(4))
    assert at.why("ghosts 1 park") == "halloween-late"
    assert steps(at, *PLAIN, "fence T3") == ["ghosts 1 pool", "ghosts 1 park"], "the effect comes first"
    assert at.why(*PLAIN, "ghosts 1 park", "treat park T", "fence T3") == "now", "a level closes the effects"
    full = {"T0": "15", "M10": "15", "B0": "15"}
    at = haunted("M0 M3 M5 M9", houses=full, pairs="15-fence 15-pool 15-bis")
    assert steps(at, "refuse") == ["ghosts 1 pool", "ghosts 1 park"]


def test_one_level_of_each_kind_a_game() -> None:
    at = haunted(ghosts(9), more="ghostlevels 0: o - -")
    assert at.why(*PLAIN, "ghosts 3 park") == "halloween-once"
    at = haunted(ghosts(6), "M5 M9 B1 B3", "ghostlevels 0: x o -\ntreats 0: bis 1")
    assert steps(at, *PLAIN) == ["candies 1"]
    assert at.why(*PLAIN, "candies 1", "candies 1") == "halloween-once"


@pytest.mark.parametrize(
    ("count", "step", "why"),
    [
        (5, "ghosts 1 park", "halloween-count"),
        (4, "ghosts 2 bis", "halloween-level"),
        (4, "candies 1", "halloween-count"),
        (4, "treat park T", "halloween-idle"),
    ],
)
def test_a_refusal_names_the_rule(count: int, step: str, why: str) -> None:
    assert haunted(ghosts(count)).why(*PLAIN, step) == why


@pytest.mark.parametrize(
    ("bonus", "step", "why"),
    [
        ("2 bis", "treat bis 6 B6", "bis-fence"),
        ("2 bis", "treat bis 9 B6", "bis-beside"),
        ("2 bis", "treat bis 2 T1", "taken"),
        ("2 bis", "treat park T", "halloween-treat"),
        ("2 pool", "treat pool T2", "halloween-pool"),
        ("2 pool", "treat pool T3", "no-pool"),
        ("1 park", "treat park T", "parks"),
        ("1 park", "treat pool M7", "halloween-treat"),
    ],
)
def test_a_bonus_that_cannot_be_used_there_names_the_rule(bonus: str, step: str, why: str) -> None:
    at = haunted(ghosts(6), more="parks 0: 3 0 0\nbis 0: 9", houses={"B5": "6|", "T2": "3~"}, anyhow=True)
    assert at.why(*PLAIN, f"ghosts {bonus}", step) == why


def test_a_level_that_others_took_earlier_is_refused() -> None:
    at = table([{p: NUMBERS[p] for p in MARKED[:4]}, {}], PAIRS, "welcome(halloween)", "N1-1 N2-1 HALLOWEEN-1", GONE, 2)
    refused = at.refused(*PLAIN, "ghosts 1 park")
    assert (refused.key, refused.args_["by"]) == ("welcome-refusal-halloween-gone", "others")


def test_a_level_that_a_card_of_the_rival_crossed_is_refused_with_the_card() -> None:
    late = "hand 0: 9-fence 8-pool 12-bis\nunseen: 1-fence 2-fence\ncompleted: A"
    at = haunted(ghosts(4), more=f"{late}\nghostlevels 0: x - -", pairs="", ruleset="welcome(halloween,rivals=1)")
    refused = at.refused("take 1 2", "write 9 T8", "ghosts 1 park")
    assert (refused.key, refused.args_["by"]) == ("welcome-refusal-halloween-gone", "card")


@pytest.mark.parametrize(
    "step", ["ghosts 1 bis", "ghosts 4 park", "treat", "treat fence T3", "treat park X", "candies"]
)
def test_what_cannot_be_read_is_not_a_step(step: str) -> None:
    with pytest.raises(kvartal.Unreadable):
        haunted(ghosts(4)).rules.code(kvartal.Action.read(step))


def test_hw3_levels_are_shared_within_a_round_and_gone_after_it() -> None:
    counts = (9, 4, 6, 0)
    sheets = [{place: NUMBERS[place] for place in MARKED[:count]} for count in counts]
    more = "\n".join(f"ghosts {seat}: {ghosts(count)}" for seat, count in enumerate(counts) if count)
    at = table(sheets, PAIRS, "welcome(halloween)", "N1-1 N2-1 HALLOWEEN-1", more, 4)
    turn = "take 1 / write 9 T8 / "
    end = at.play(
        turn + "ghosts 3 park / treat park T / treat park T / treat park T / done",
        turn + "ghosts 1 park / treat park T / done",
        turn + "ghosts 1 pool / treat pool M7 / done",
        turn + "done",
    )
    assert [night(end, seat).ghost_level for seat in range(4)] == [3, 1, 1, 0]
    crossed = [[level for level in (1, 2, 3) if night(end, seat).ghosts_gone >> level & 1] for seat in range(4)]
    assert crossed == [[1], [3], [3], [1, 3]]
    assert steps(haunted(ghosts(9), more="ghostlevels 0: x - x"), *PLAIN) == ["ghosts 2 pool", "ghosts 2 bis"]
    assert steps(haunted(ghosts(4), more="ghostlevels 0: x - x"), *PLAIN) == []


def test_a_count_that_was_declined_may_be_used_later_while_it_is_exact() -> None:
    at = haunted(ghosts(4))
    later = at.play("take 1 / write 9 T8 / done")
    while later.actor() < 0:
        later.deal(kvartal.Rng(1))
    assert night(later).ghost_level == 0
    later.play(later.moves()[0])
    places = {at.rules.action(code).args[1]: code for code in later.moves()}
    later.play(next(code for place, code in places.items() if place not in MARKED))
    assert "ghosts 1 park" in [str(at.rules.action(code)) for code in later.moves()]


def test_hw5_three_parks_may_go_to_different_streets() -> None:
    at = haunted(ghosts(9), more="parks 0: 2 0 0")
    sandbox = at.after(*PLAIN, "ghosts 3 park", "treat park T", "treat park M", "treat park M")
    assert sandbox.record(Sheet, 0).parks[:3] == [3, 2, 0]
    assert at.lines(at=sandbox)["parks"] == 10 + 4
    assert at.why(*PLAIN, "ghosts 3 park", "done") == "halloween-treat"
    assert steps(at, *PLAIN, "ghosts 3 park", "treat park T") == ["treat park M", "treat park B"], "the top is full"


def test_a_bonus_pool_may_be_any_that_is_not_circled() -> None:
    houses = {"T2": "3~", "M7": "9b", "M6": "9"}
    at = haunted("M0 M3 M5 M9 B1 B3", houses=houses, more="bis 0: 1")
    offered = steps(at, *PLAIN, "ghosts 2 pool")
    pools = {text.split()[2] for text in offered}
    assert "T2" not in pools, "it is circled"
    assert {"M7", "T6"} <= pools, "a bis, an empty place"
    sandbox = at.after(*PLAIN, "ghosts 2 pool", "treat pool T6", "treat pool M7")
    assert at.lines(at=sandbox)["pools"] == at.rules.kit.box.pool_points[3]  # type: ignore[attr-defined]
    text = at.rules.write(sandbox)
    assert "treats 0: pool 2 0" in text


def test_a_pool_circled_before_its_house_is_not_built_twice() -> None:
    more = "ghostlevels 0: o - -\ntreats 0: pool"
    at = haunted("M0 M3 M5 M9", more=more, pairs="7-pool 8-pool 12-bis", houses={"T6": ".~"})
    assert "pool" not in at.legal("take 1", "write 7 T6", "ghost")
    assert at.why("take 1", "write 7 T6", "ghost", "pool") == "pool-built"


def test_a_roundabout_may_come_where_the_ghosts_circled_a_pool() -> None:
    more = "ghostlevels 0: o - -\ntreats 0: pool"
    at = haunted("M0 M3 M5 M9", more=more, houses={"T6": ".~"}, ruleset="welcome(expert,halloween)")
    after = at.after("roundabout T6")
    text = kvartal.write_position(at.rules, after)
    assert "@~" in text
    _, again = kvartal.read_position(text)
    assert kvartal.write_position(at.rules, again) == text
    assert isinstance(again, Welcome)
    assert at.lines(at=again)["pools"] == 3, "its box stays crossed"
    with pytest.raises(BadLine, match="welcome-fault-pool"):
        haunted("M0 M3 M5 M9", more=more, houses={"T6": "@~", "T7": ".~"}, ruleset="welcome(expert,halloween)")


def test_ha4_a_bonus_bis_crosses_no_box_and_its_symbol_counts_in_the_same_round() -> None:
    at = haunted(ghosts(6), "M9 B1 B3", "bis 0: 9", houses={"B5": "6", "T0": "1"}, anyhow=True)
    sandbox = at.after(*PLAIN, "ghosts 2 bis", "treat bis 6 B6", "candy")
    assert sandbox.record(Sheet, 0).bis == 9, "possible with all boxes crossed"
    assert sandbox.record(Sheet, 0).copies >> at.rules.kit.places.of("B6") & 1  # type: ignore[attr-defined]
    assert "candies 1" in steps(at, *PLAIN, "ghosts 2 bis", "treat bis 6 B6", "candy")
    assert "candies 1" not in steps(at, *PLAIN, "ghosts 2 bis", "treat bis 6 B6", "ghost")


def test_hw7_candies_are_counted_after_the_bonus_of_the_ghosts() -> None:
    nine = " ".join(MARKED[:9])
    at = haunted(nine, "B3 B6 B8", houses={"B10": "12"})
    bis = (*PLAIN, "ghosts 3 bis", "treat bis 12 B11", "candy")
    assert all(step.startswith("treat bis") for step in at.legal(*bis)), "the second bis is still owed"
    second = at.legal(*bis)[0]
    done = at.after(*bis, second, "candies 1")
    assert at.lines(at=done)["halloween"] == 4
    six = haunted(ghosts(6), "M9 B1 B3 B6 B11", houses={"B9": "10"})
    taken = (*PLAIN, "ghosts 2 bis", "treat bis 10 B8")
    assert "candies 2" in steps(six, *taken, "candy")
    assert at.lines(at=six.after(*taken, "candy", "candies 2"))["halloween"] == 8
    assert steps(six, *taken, "ghost") == []


def test_after_candies_no_ghosts_in_the_same_turn_but_in_the_next() -> None:
    at = haunted(ghosts(4), "M5 M9 B1 B3")
    assert steps(at, *PLAIN, "candies 1") == []
    assert at.why(*PLAIN, "candies 1", "ghosts 1 park") == "halloween-order"
    assert night(at.play("take 1 / write 9 T8 / candies 1 / done")).sweet == 0


@pytest.mark.parametrize(
    ("steps", "step", "why"),
    [
        (("take 2", "write 8 B6"), "candies 1", "halloween-owed"),
        (("take 2", "write 8 B6"), "treat park T", "halloween-owed"),
        ((*PLAIN, "ghosts 1 park"), "candies 1", "halloween-treat"),
        ((*PLAIN, "plan 1"), "candies 1", "now"),
        ((*PLAIN, "plan 1"), "ghosts 1 park", "now"),
    ],
)
def test_what_is_begun_comes_before_levels(steps: tuple[str, ...], step: str, why: str) -> None:
    singles = {f"M{place}": f"{place + 1}|" for place in range(8)}
    at = haunted("T1 M0 M3 M5", "T4 T6 T9 B3", houses=singles)
    assert at.why(*steps, step) == why


def test_marks_without_room_are_not_owed() -> None:
    at = haunted(ghosts(9), more="parks 0: 3 4 4")
    assert steps(at, *PLAIN, "ghosts 3 park") == ["treat park B"]
    assert "done" in at.legal(*PLAIN, "ghosts 3 park", "treat park B")


@pytest.mark.parametrize(("level", "points"), [(1, 4), (2, 8), (3, 12)])
def test_candies_bring_points(level: int, points: int) -> None:
    marks = ["-"] * 3
    marks[level - 1] = "o"
    at = haunted(candies=" ".join(MARKED[:9]), more=f"candylevels 0: {' '.join(marks)}")
    assert at.lines()["halloween"] == points


@pytest.mark.parametrize(
    ("plan", "ghosts", "candies", "fits"),
    [
        ("HALLOWEEN-1", "", " ".join(MARKED[:7]), True),
        ("HALLOWEEN-1", "M9", " ".join(MARKED[:6]), False),
        ("HALLOWEEN-2", " ".join(MARKED[:4]), " ".join(MARKED[4:8]), True),
        ("HALLOWEEN-2", " ".join(MARKED[:5]), " ".join(MARKED[5:8]), False),
        ("HALLOWEEN-3", " ".join(MARKED[:6]), " ".join(MARKED[6:]), True),
        ("HALLOWEEN-3", " ".join(MARKED[:6]), " ".join(MARKED[6:12]), False),
        ("HALLOWEEN-4", " ".join(MARKED[:8]), "", True),
        ("HALLOWEEN-4", " ".join(MARKED[:7]), "M9", False),
        ("HALLOWEEN-5", "", " ".join(MARKED[8:]), True),
        ("HALLOWEEN-5", "B1", " ".join(MARKED[9:]), False),
    ],
)
def test_halloween_plans(plan: str, ghosts: str, candies: str, fits: bool) -> None:
    at = haunted(ghosts, candies, plan=plan)
    assert ("plan 3" in at.legal(*PLAIN)) is fits


def test_hw9_a_roundabout_on_a_marked_place_makes_the_plan_impossible() -> None:
    rest = [place for place in MARKED if place != "B8"]
    at = haunted(
        " ".join(rest[:6]),
        " ".join(rest[6:]),
        houses={"B8": "@|", "B7": "8|"},
        plan="HALLOWEEN-3",
        ruleset="welcome(expert,halloween)",
        pairs="9-fence 8-pool 12-bis",
    )
    assert "plan 3" not in at.legal("take 1", "write 9 T8")
    layer = at.rules.view(at.position, 0).sheets[0].layers["halloween"]
    assert [house.state for house in layer.houses if house.place == "B8"] == ["lost"]


def test_what_the_round_brought_is_told() -> None:
    sheets = [{place: NUMBERS[place] for place in MARKED[:4]}] * 2
    more = "\n".join(f"ghosts {seat}: {ghosts(4)}" for seat in range(2))
    at = table(sheets, PAIRS, "welcome(halloween)", "N1-1 N2-1 HALLOWEEN-1", more, 2)
    before, keys = at.position, []
    for seat, text in ((0, "take 1"), (0, "write 9 T8"), (0, "ghosts 1 park"), (0, "treat park T"), (0, "done")):
        after = before.copy()
        after.focus(seat)
        code = at.rules.code(kvartal.Action.read(text))
        after.play(code)
        keys += [fact.key for fact in at.rules.tell(before, seat, code, after)]
        before = after
    for text in ("take 1", "write 9 T8", "done"):
        after = before.copy()
        code = at.rules.code(kvartal.Action.read(text))
        after.play(code)
        keys += [fact.key for fact in at.rules.tell(before, 1, code, after)]
        before = after
    told = [key.removeprefix("welcome-fact-halloween-") for key in keys if "halloween" in key]
    assert told == ["ghosts", "park", "gone"]


def test_what_others_make_of_a_bonus_bis_is_told() -> None:
    at = haunted("T1 T4 T6 M0 M3 M5", ruleset="welcome(halloween,quack)")
    taken = ("take 1", "write 9 T8", "ghosts 2 bis")
    before, step = at.after(*taken), Action.read("treat bis 5 T5")
    told = at.rules.tell(before, 0, at.rules.code(step), at.after(*taken, str(step)))
    assert [fact.key for fact in told].count("welcome-fact-quack") == 1, "T4|5 waits for it"


def test_what_is_guessed_is_marked_so() -> None:
    layer = haunted().rules.view(haunted().position, 0).sheets[0].layers["halloween"]
    assert layer.reconstructed
    assert [level.reconstructed for level in layer.ghosts + layer.candies] == [False] * 3 + [True] * 3


@pytest.mark.parametrize(
    "more",
    [
        "ghosts 0: T0",
        "ghostlevels 0: o o -",
        "ghostlevels 0: - -",
        "treats 0: pool 1",
        "ghostlevels 0: o - -\ntreats 0: bis 1",
        "ghostlevels 0: o - -\ntreats 0: pool 2",
        "haunted 0: T1",
        "sweet 0: no",
    ],
)
def test_a_malformed_text_is_refused(more: str) -> None:
    with pytest.raises(BadLine):
        table({}, PAIRS, "welcome(halloween)", "N1-1 N2-1 HALLOWEEN-1", more)


def counted(rules: Rules, text: str) -> Tallied:
    """Counts one paper sheet."""
    tally = rules.tally(text)
    assert tally is not None
    return tally.sheets[0]


def test_paper_sheets_are_counted_and_their_faults_named() -> None:
    rules = kvartal.rules("welcome(halloween)")
    text = "T . 2 . . 5 . . . . .\nM . . . . . . . . . . .\nB . . . . . . . . . . . .\nghosts: T1 T6\ncandies: T1"
    found = [fault.key.removeprefix("welcome-fault-halloween-") for fault in counted(rules, text).faults]
    assert found == ["both", "neither", "empty"]


def test_a_free_bis_on_paper_costs_nothing() -> None:
    rules = kvartal.rules("welcome(halloween)")
    marks = "T 1 2 . . 5 . 7 . . 10\nM 1 . . 4 4b 6 . . . 10 .\nB . . . . . . . . . . . .\n"
    levels = "ghosts: T1 T4 T6 T9 M0 M3 M5 M9\nghostlevels: x o -\ntreats: bis 1"
    tallied = counted(rules, marks + levels)
    assert [line.points for line in tallied.lines if line.key == "welcome-line-bis"] == [0]
    assert tallied.faults == []


def test_a_pool_that_was_lost_with_its_house_is_none_of_the_ghosts() -> None:
    game = kvartal.new("welcome(halloween,zombies)", seats=1, seed=1)
    here, night_, box = Sheet(), Night(), game.rules.kit.box  # type: ignore[attr-defined]
    lost, empty = list(members(box.pools))[:2]
    here.pools, here.lost, night_.bonus, night_.treated = 1 << lost | 1 << empty, 1 << lost, kinds.POOL, 1
    game.position.store(here, 0)
    game.position.store(night_, 0)
    halloween = game.rules.kit.extensions[0]  # type: ignore[attr-defined]
    assert halloween.explains(game.position, 0, kvartal.Refusal("welcome-fault-pool", place=PLACES.names[empty]))
