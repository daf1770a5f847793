"""The eighteen conditions, by the printed examples, by the readings of open questions, and against a plain count."""

import json
from pathlib import Path

import pytest
from tests.sprawlopolis.slow import Slow
from tests.sprawlopolis.table import city, empty, points, set_goals

import kvartal
from kvartal.bots.sprawlopolis import Planner
from kvartal.core.rng import Rng
from kvartal.games.sprawlopolis import cards
from kvartal.games.sprawlopolis.notation import code_at
from kvartal.games.sprawlopolis.postext import rows_of
from kvartal.games.sprawlopolis.score import Score
from kvartal.games.sprawlopolis.sheet import Sheet, blocks_of, lines_of
from kvartal.games.sprawlopolis.sprawl import Sprawl

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
GAME = EXAMPLES["game"]
CITIES = 120
"""Random cities for the comparison, each with all conditions."""


@pytest.mark.parametrize("example", EXAMPLES["conditions"], ids=lambda example: example["id"])
def test_an_example_counts_as_printed(example: dict[str, object]) -> None:
    rows = example["grid"]
    assert isinstance(rows, list)
    assert points(int(str(example["card"])), rows) == example["expected"], example["note"]


def test_every_condition_has_an_example() -> None:
    assert {example["card"] for example in EXAMPLES["conditions"]} == set(range(1, 19))


# A whole game, from photographs


def photographed() -> Score:
    position = empty(goals=tuple(GAME["objectives"]))
    for laid in GAME["placements"]:
        position.lay_card(code_at(laid["card"] - 1, laid["rot180"], laid["row"] + 20, laid["col"] + 20))
    score = Score(position)
    score.survey()
    return score


def test_the_photographed_cards_make_the_photographed_city() -> None:
    rows = rows_of(photographed().position)
    assert [" ".join(row.split()) for row in rows] == GAME["grid"]


def test_the_photographed_game_counts_24_of_28() -> None:
    score = photographed()
    expected = GAME["expected"]
    assert {zone: score.group_size(k) for k, zone in enumerate("RCIP", 1)} == expected["groups"]
    assert score.roads == expected["roads"]
    assert {str(c): score.condition(c - 1) for c in GAME["objectives"]} == expected["objective_points"]
    assert score.grand_total() == expected["total"]


@pytest.mark.parametrize(("card", "expected"), GAME["all_conditions_on_this_city"].items())
def test_each_condition_on_the_photographed_city(card: str, expected: int) -> None:
    assert photographed().condition(int(card) - 1) == expected


# Open questions

HOLE = """
P C P
C . C
P C P
"""


@pytest.mark.parametrize(("card", "rim", "no_rim"), [(7, -8, -8), (17, 4, 4)])
def test_a_hole_changes_nothing_for_blocks_that_are_at_the_outer_edge_anyway(card: int, rim: int, no_rim: int) -> None:
    assert points(card, HOLE) == rim
    assert points(card, HOLE, "sprawlopolis(holes_are_edge=false)") == no_rim


RING = """
R R R R R
R R P R R
R C . C R
R R REW R R
R R R R R
"""


def test_the_rim_of_a_hole_is_an_edge_unless_the_table_says_no() -> None:
    assert points(7, RING) == -2
    assert points(7, RING, "sprawlopolis(holes_are_edge=false)") == 1
    assert points(17, RING) == 2
    assert points(17, RING, "sprawlopolis(holes_are_edge=false)") == 0


def test_a_road_into_a_hole_ends_at_the_edge_unless_the_table_says_no() -> None:
    rows = ["R R R R", "R REW . R", "R R R R"]
    assert points(1, rows) == -1
    assert points(1, rows, "sprawlopolis(holes_are_edge=false)") == 1


def test_a_bay_is_no_hole() -> None:
    rows = ["R R R R", "R REW . .", "R R R R"]
    assert points(1, rows, "sprawlopolis(holes_are_edge=false)") == -1


def test_park_hopping_wants_two_blocks_or_by_choice_two_groups() -> None:
    rows = ["P CEW CSW", "P REW RNW"]
    assert points(13, rows) == 3
    assert points(13, rows, "sprawlopolis(park_hopping_distinct=groups)") == 0
    apart = ["P CEW REW P", "C C C C"]
    assert points(13, apart, "sprawlopolis(park_hopping_distinct=groups)") == 3


def test_one_park_at_both_ends_is_no_hop() -> None:
    assert points(13, ["CES CSW", "CNS P", "CNE CNW"]) == 0
    assert points(13, ["RES CSW", "RNE P", "R R"]) == 0


def test_of_equal_homes_the_team_takes_the_better_group_unless_the_table_says_the_worse() -> None:
    rows = ["P R C R I", "C C C C C"]
    assert points(8, rows) == 1
    assert points(8, rows, "sprawlopolis(burbs_tie=worst)") == -2


HARD = ["R R R C", "P P C C", "P I I C"]


def test_hard_counts_the_largest_group_or_a_zone_named_before() -> None:
    assert city(HARD).grand_total() == 3 + 4 + 2 + 3
    assert city(HARD, "sprawlopolis(hard)").grand_total() == 4
    assert city(HARD, "sprawlopolis(hard,hard_zone=industrial)").grand_total() == 2


def test_a_zone_for_hard_mode_means_nothing_otherwise() -> None:
    with pytest.raises(kvartal.Unreadable, match="option-idle"):
        kvartal.rules("sprawlopolis(hard_zone=park)")


def test_easy_roads_cost_nothing() -> None:
    rows = ["REW CNS", "C C"]
    assert city(rows).grand_total() == 1 + 3 - 2
    assert city(rows, "sprawlopolis(easy)").grand_total() == 4


# The quick count and the plain one


def random_city(seed: int) -> Sprawl:
    game = kvartal.new("sprawlopolis", seats=1, seed=seed)
    position = game.position
    assert isinstance(position, Sprawl)
    rng = Rng(seed)
    # Half of the cities are laid closely, as players do, which makes groups, roads and loops.
    while position.actor() != -2:
        if position.actor() == -1:
            position.deal(rng)
        elif seed % 2:
            codes = [position.moves()[rng.roll(len(position.moves()))] for _ in range(4)]
            position.play(max(codes, key=Planner(position).points_after))
        else:
            codes = position.moves()
            position.play(codes[rng.roll(len(codes))])
    return position


def tokens_of(position: Sprawl) -> dict[tuple[int, int], str]:
    return {place: cards.token_of(block) for place, block in blocks_of(position).items()}


def test_the_quick_count_agrees_with_the_plain_one_on_random_cities() -> None:
    for seed in range(CITIES):
        score = Score(random_city(seed))
        score.survey()
        slow = Slow(tokens_of(score.position))
        assert score.roads == len(slow.roads), seed
        assert [score.group_size(k) for k in range(1, 5)] == [slow.largest(zone) for zone in "RCIP"], seed
        for card in range(1, 19):
            assert score.condition(card - 1) == slow.condition(card), (seed, card)


def test_a_trial_counts_what_the_placement_then_brings_and_leaves_no_trace() -> None:
    position = kvartal.new("sprawlopolis", seats=1, seed=4).position
    assert isinstance(position, Sprawl)
    rng = Rng(4)
    while position.actor() != -2:
        if position.actor() == -1:
            position.deal(rng)
            continue
        before = position.digest(), position.raw(), position.places()
        codes = position.moves()
        code = codes[rng.roll(len(codes))]
        foreseen = Planner(position).points_after(code)
        assert (position.digest(), position.raw(), position.places()) == before
        position.play(code)
        assert Score(position).grand_total() == foreseen


@pytest.mark.parametrize("ruleset", ["sprawlopolis", "sprawlopolis(hard)", "sprawlopolis(holes_are_edge=false)"])
def test_adding_a_card_counts_the_same_as_counting_the_city_anew(ruleset: str) -> None:
    rng = Rng(1)
    for seed in range(18):
        position = kvartal.new(ruleset, seats=1, seed=seed).position
        assert isinstance(position, Sprawl)
        # Every condition has its turn, three at a time.
        set_goals(position, (seed % 18 + 1, (seed + 6) % 18 + 1, (seed + 12) % 18 + 1))
        planner = Planner(position)
        while position.actor() != -2:
            if position.actor() == -1:
                position.deal(rng)
                continue
            codes = position.moves()
            if position.ply % 5 == seed % 5:
                assert planner.promises() == [planner.points_after(code) for code in codes], seed
            position.play(codes[rng.roll(len(codes))])


# The sheet and its marks


@pytest.mark.parametrize("seed", range(12))
def test_lines_add_up_and_their_marks_lie_on_blocks(seed: int) -> None:
    score = Score(random_city(seed))
    blocks = {f"{column - 30},{row - 30}" for row, column in blocks_of(score.position)}
    lines = lines_of(score)
    assert sum(line.points for line in lines) == score.grand_total()
    for line in lines:
        marked = (str(line.args.get("gain", "")) + " " + str(line.args.get("loss", ""))).replace("/", " ").split()
        assert set(marked) <= blocks


WEIGHTS = {3: (1, -3), 5: (2, 0), 7: (1, -2), 8: (1, -2), 9: (1, 0), 10: (1, 0), 11: (2, 0), 14: (1, 0), 15: (2, 0)}
"""Conditions whose points are so much for each block that earns and for each that costs."""


@pytest.mark.parametrize(("card", "weights"), WEIGHTS.items())
def test_marks_explain_the_points(card: int, weights: tuple[int, int]) -> None:
    for seed in range(30):
        sheet = Sheet(Score(random_city(seed)))
        line = sheet.goal_line(card - 1)
        assert line.points == weights[0] * len(sheet.gain) + weights[1] * len(sheet.loss), seed
