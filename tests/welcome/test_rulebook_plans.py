"""City plans: what counts, what is used up, what is paid, and the wish to shuffle."""

import pytest
from tests.welcome.table import row, table

import kvartal
from kvartal.core import marks
from kvartal.games.welcome import codes
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.tables import table as facts
from kvartal.texts import Texts

THREES = row("T", "1", "2", "3|", "4", "5", "6|", "7", "8", "9|")


def estates(sizes: list[int]) -> dict[str, str]:
    """Builds estates of these sizes, the large ones first, wherever they fit."""
    houses: dict[str, str] = {}
    rooms = {"B": [0, 12], "M": [0, 11], "T": [0, 10]}
    for size in sorted(sizes, reverse=True):
        street = next(s for s, (used, length) in rooms.items() if used + size <= length)
        used = rooms[street][0]
        for i in range(size):
            houses[f"{street}{used + i}"] = f"{used + i + 1}" + ("|" if i == size - 1 else "")
        rooms[street][0] += size
    return houses


BASE = [card for card in facts("plans")["plans"] if card["set"] == "base"]


@pytest.mark.parametrize("card", BASE, ids=[card["id"] for card in BASE])
def test_every_base_plan_wants_exactly_its_estates(card: dict[str, object]) -> None:
    level = card["level"]
    assert isinstance(level, int)
    plans = ["N1-1", "N2-1", "N3-1"]
    plans[level - 1] = str(card["id"])
    sizes = [int(size) for size in card["requirement"]["sizes"]]  # type: ignore[index]
    steps = ("take 1", "write 15 T9")
    at = table(estates(sizes), pairs="15-park 1-park 1-agent", plans=" ".join(plans))
    assert f"plan {level}" in at.legal(*steps)
    sandbox = at.after(*steps, f"plan {level}")
    assert sandbox.record(Sheet, 0).plans[level - 1] == card["first"]
    assert sandbox.record(Sheet, 0).used.bit_count() == sum(sizes)
    short = table(estates(sizes[1:]), pairs="15-park 1-park 1-agent", plans=" ".join(plans))
    assert short.why(*steps, f"plan {level}") == "plan"


@pytest.mark.parametrize(
    "houses",
    [THREES, row("T", "1", "2", "3|") | row("M", "1", "2", "3|") | row("B", "1", "2", "3|")],
    ids=["one street", "three streets"],
)
def test_b22_the_estates_of_a_plan_may_lie_on_any_streets(houses: dict[str, str]) -> None:
    at = table(houses, pairs="15-park 1-park 1-agent", plans="N1-3 N2-1 N3-1")
    assert "plan 1" in at.legal("take 1", "write 15 B11")


def test_b23_an_estate_counts_for_one_plan_only() -> None:
    both = estates([3, 3, 3, 4])
    at = table(both, pairs="15-park 1-park 1-agent", plans="N1-3 N2-1 N3-3")
    steps = ("take 1", "write 15 T9")
    assert {"plan 1", "plan 3"} <= set(at.legal(*steps))
    assert at.why(*steps, "plan 1", "plan 3") == "plan-used", "3 + 4 lacks a free estate of 3 after 3 + 3 + 3"
    more = table(estates([3, 3, 3, 3, 4]), pairs="15-park 1-park 1-agent", plans="N1-3 N2-1 N3-3")
    assert "plan 3" in more.legal(*steps, "plan 1", "estate B4", "estate B7", "estate M0")


def test_b23_the_player_chooses_which_estates_count() -> None:
    at = table(THREES | row("M", "1", "2", "3|"), pairs="15-park 1-park 1-agent", plans="N1-3 N2-1 N3-1")
    steps = ("take 1", "write 15 B9", "plan 1")
    assert at.legal(*steps) == ["estate T0", "estate T3", "estate T6", "estate M0"]
    assert at.why(*steps, "estate B0") == "no-estate"
    sandbox = at.after(*steps, "estate M0", "estate T6", "estate T0")
    assert sandbox.record(Sheet, 0).used == 0b111_0111000111
    assert at.why(*steps, "estate M0", "estate M0") == "estate-used"
    assert at.why(*steps, "done") == "now"


def test_estates_over_six_count_for_nothing() -> None:
    at = table(row("B", "1", "2", "3", "4", "5", "6", "7|"), plans="N1-6 N2-1 N3-1")
    assert at.lines()["estates"] == 0
    assert at.position.estates(0) == [0] * 7


def test_a_plan_may_wait_and_may_be_claimed_after_a_refusal() -> None:
    houses = estates([1] * 6) | row("T", *map(str, (0, *range(2, 11)))) | row("M", *map(str, (0, *range(2, 12))))
    houses |= {f"B{i}": str(i + 1) for i in range(6, 11)}
    at = table(houses, pairs="9-park 9-park 10-agent", plans="N1-1 N2-1 N3-1")
    assert at.legal() == ["refuse"]
    assert at.legal("refuse") == ["plan 1", "done"]
    assert at.draft("refuse", "plan 1", "done").complete


def test_all_who_complete_a_plan_in_the_same_round_are_first() -> None:
    at = table([THREES, THREES, {}], pairs="15-park 1-park 1-agent", plans="N1-3 N2-1 N3-1", seats=3)
    claim = "take 1 / write 15 B9 / plan 1 / done"
    end = at.play(claim, claim, "take 1 / write 15 B9 / done")
    assert [end.record(Sheet, seat).plans[0] for seat in range(3)] == [8, 8, -1]
    assert end.approved == 1
    late = table(THREES, pairs="15-park 1-park 1-agent", plans="N1-3 N2-1 N3-1", more="approved: 1")
    assert late.after("take 1", "write 15 B9", "plan 1").record(Sheet, 0).plans[0] == 4


def test_nobody_completes_a_plan_twice() -> None:
    houses = row("T", "1'", "2'", "3'|", "4'", "5'", "6'|", "7'", "8'", "9'|") | row("B", *"123456789")
    at = table(houses, pairs="15-park 1-park 1-agent", plans="N1-3 N2-1 N3-1", more="done 0: 8 - -")
    assert at.why("take 1", "write 15 M9", "plan 1") == "plan-done"


def test_only_who_completes_a_plan_first_may_have_the_cards_shuffled() -> None:
    at = table([THREES, {}], pairs="15-park 1-park 1-agent", plans="N1-3 N2-1 N3-1", seats=2)
    assert at.why("take 1", "write 15 B9", "reshuffle") == "shuffle"
    steps = ("take 1", "write 15 B9", "plan 1")
    assert at.legal(*steps) == ["reshuffle", "done"]
    assert at.why(*steps, "reshuffle", "reshuffle") == "shuffle-twice"
    end = at.play("take 1 / write 15 B9 / plan 1 / reshuffle / done", "take 1 / write 15 B9 / done")
    assert (end.stage, end.rules.kit.way.left(end)) == (codes.TOPS, 81)
    late = table(THREES, pairs="15-park 1-park 1-agent", plans="N1-3 N2-1 N3-1", more="approved: 1")
    assert late.legal(*steps) == ["done"]


def test_every_plan_that_is_completed_first_allows_another_shuffle() -> None:
    houses = row("B", "1'", "2'", "3'|", "4", "5", "6|") | row("M", "1", "2", "3", "4|")
    at = table(houses, pairs="15-park 1-park 1-agent", plans="N1-3 N2-1 N3-3", more="done 0: 8 - -\napproved: 1")
    assert at.legal("take 1", "write 15 T9", "plan 3") == ["reshuffle", "done"]


def test_empty_stacks_are_shuffled() -> None:
    at = table(pairs="8-park 1-park 1-agent", more="unseen: none")
    end = at.play("take 1 / write 8 T0 / done")
    assert (end.stage, end.rules.kit.way.left(end)) == (codes.TOPS, 81)


@pytest.mark.parametrize(("cards", "rounds"), [(81, 26), (63, 20)])
def test_the_stacks_last_for_so_many_rounds(cards: int, rounds: int) -> None:
    game = kvartal.new(f"welcome(deck={cards})", seats=1, seed=1).position
    assert isinstance(game, Welcome)
    while game.stage != codes.TOPS:
        while game.actor() == marks.CHANCE:
            game.deal(kvartal.Rng(game.round))
        assert game.rules.kit.way.left(game) == cards - 3 - 3 * (game.round + 1)
        begun = game.round
        while game.round == begun:
            game.play(game.moves()[0])
        # A fresh sheet, so that nothing but the cards comes to an end.
        game.rows.load(0, game.rules.rows.blank)
        game.settle_sheets()
    assert game.round == rounds


def test_houses_that_count_for_one_plan_are_named_where_another_wants_them() -> None:
    houses = row("T", "1'", "2'", "3'|", "4'", "5'", "6'|", "7'", "8'", "9'|") | row("M", "1", "2", "3", "4|")
    at = table(houses, pairs="15-park 1-park 1-agent", plans="N1-3 N2-3 N3-1", more="done 0: 8 - -")
    assert at.why("take 1", "write 15 B9", "plan 2") == "plan-used"
    assert at.why("take 1", "write 15 B9", "plan 3") == "plan"


def test_a_plan_whose_estates_are_used_up_names_the_plans_that_used_them() -> None:
    houses = row("T", "1'", "2'", "3'|", "4'", "5'", "6'|", "7'", "8'", "9'|") | row("M", "1'", "2'", "3'", "4'|")
    pairs, plans = "15-park 1-park 1-agent", "N1-3 N2-3 N3-3"
    one = table(houses, pairs, plans=plans, more="done 0: 8 - -").refused("take 1", "write 15 B9", "plan 2")
    assert one.args_ == {"plan": 2, "others": ("1",), "count": 1}
    assert Texts("en").explain(one) == "The houses that would complete plan 2 already count for plan 1."
    two = table(houses, pairs, plans=plans, more="done 0: 8 - 7").refused("take 1", "write 15 B9", "plan 2")
    assert two.args_["others"] == ("1", "3")
    assert Texts("ru").explain(two).endswith("уже засчитаны в планы 1 и 3.")


def test_a_plan_of_an_expansion_whose_estates_are_used_up_names_the_plan_that_used_them() -> None:
    houses = row("M", "1'", "2'", "3'", "4'", "5'|", "6'", "7'", "8'", "9'", "10'|")
    plans, more = "N1-5 N2-1 ROSWELL-3", "done 0: 8 - -\ngoal 0: 1"
    at = table(houses, pairs="11-park 1-park 1-agent", ruleset="welcome(roswell)", plans=plans, more=more)
    refusal = at.refused("take 1", "write 11 T9", "plan 3")
    assert (refusal.key, refusal.args_["others"]) == ("welcome-refusal-plan-used", ("1",))
