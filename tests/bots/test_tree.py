"""The search tree keeps its books, and the same seed grows the same tree."""

from __future__ import annotations

import pytest

import kvartal
from kvartal.bots import Budget, look, make
from kvartal.bots.search import Search
from kvartal.bots.titles import evaluator
from kvartal.bots.tree import Tree
from kvartal.core import marks
from kvartal.core.rng import Rng
from kvartal.games.town77 import codes, facts, fits


def tree(simulations: int, seed: int = 1, room: int = 1000, ruleset: str = "town77", seats: int = 2) -> Tree:
    game = kvartal.new(ruleset, seats=seats, seed=2)
    grown = Tree(game.position, game.acting[0], evaluator(game.rules), game.rules.spec.rounds, seed, room)
    grown.run(simulations)
    return grown


@pytest.mark.parametrize(
    ("ruleset", "seats"), [("town77", 2), ("town77", 4), ("town77(solo)", 1), ("town77(calls)", 3)]
)
def test_the_books_of_a_tree_are_balanced(ruleset: str, seats: int) -> None:
    nodes = tree(120, ruleset=ruleset, seats=seats).nodes()
    assert nodes[0][2] == 120, "every simulation passes the root"
    below = [0] * len(nodes)
    for number, (parent, _, visits, chances, sums) in enumerate(nodes[1:], 1):
        below[parent] += visits
        assert parent < number
        assert 1 <= visits <= chances
        assert 0.0 <= sums <= visits
    for number, (_, _, visits, _, _) in enumerate(nodes):
        assert below[number] <= visits
    assert len({(parent, code) for parent, code, *_ in nodes[1:]}) == len(nodes) - 1, "no action stands twice"


def test_only_legal_actions_are_tried_at_the_root() -> None:
    game = kvartal.new("town77", seats=2, seed=2)
    grown = Tree(game.position, game.acting[0], evaluator(game.rules), False, 1, 1000)
    grown.run(100)
    assert {code for code, _, _ in grown.tried()} == set(game.position.moves())


def test_equal_seeds_grow_equal_trees() -> None:
    assert tree(80, seed=4).nodes() == tree(80, seed=4).nodes()
    assert tree(80, seed=4).nodes() != tree(80, seed=5).nodes()


def test_the_first_try_of_every_action_meets_the_same_luck() -> None:
    game = kvartal.new("town77", seats=3, seed=2)
    seat = game.acting[0]
    grown = Tree(game.position, seat, evaluator(game.rules), False, 9, 1000)
    grown.run(len(game.position.moves()))
    for code, visits, worth in grown.tried():
        luck, world = Rng(9), game.position.copy()
        world.resample(seat, luck)
        world.play(code)
        while world.actor() == marks.CHANCE:
            world.deal(luck)
        judge = evaluator(game.rules)(world)
        judge.play_on(luck)
        assert (visits, worth) == (1, judge.result(seat))


def test_in_a_game_of_rounds_the_tree_ends_with_the_turn() -> None:
    nodes = tree(60, ruleset="welcome", seats=2).nodes()
    pairs = [parent for parent, code, *_ in nodes[1:] if code in (0, 1, 2)]
    assert pairs == [0, 0, 0], "the pairs of the next round are not those of this one"
    assert len(nodes) > 10


def test_a_tree_in_pieces_is_the_tree_in_one() -> None:
    whole, pieces = tree(60), tree(1)
    for more in (2, 7, 50):
        pieces.run(more)
    assert whole.nodes() == pieces.nodes()


def test_a_tree_without_room_goes_on_simulating() -> None:
    small = tree(100, room=20)
    assert small.size == 20
    assert small.nodes()[0][2] == 100


def test_a_forced_action_needs_no_thought() -> None:
    rng = Rng(1)
    forced = 0
    for seed in range(12):
        game = kvartal.new("town77", seats=2, seed=seed)
        while not game.over:
            seat = game.acting[0]
            seen = look(game.rules, game.position, seat)
            if len(seen.legal) == 1:
                forced += 1
                assert make("search", game.rules, 3, Budget(10**9)).choose(seen) == seen.legal[0]
            game.play(seat, seen.legal[rng.roll(len(seen.legal))])
    assert forced


def test_a_search_spends_its_simulations() -> None:
    game = kvartal.new("town77(solo)", seats=1, seed=3)
    grown = Search(Budget(50), 1).think(look(game.rules, game.position, 0))
    assert grown.nodes()[0][2] == 50


def test_time_limits_thinking() -> None:
    game = kvartal.new("town77", seats=2, seed=3)
    seat = game.acting[0]
    hasty = Search(Budget(10**6, seconds=0.0), 1).think(look(game.rules, game.position, seat))
    assert hasty.nodes()[0][2] == 1, "the clock is looked at after the first simulation"
    unnamed = Search(Budget(seconds=0.0), 1).think(look(game.rules, game.position, seat))
    assert unnamed.nodes()[0][2] == 1, "a budget of seconds alone still simulates"


def test_nobody_misplaces_on_purpose_and_mistakes_are_called() -> None:
    game = kvartal.new("town77(calls)", seats=2, seed=3)
    seat = game.acting[0]
    seen = look(game.rules, game.position, seat)
    town = game.position.record(facts.Town)
    right = {code for code in seen.codes if fits.cells(town, codes.tile_of(code)) >> codes.cell_of(code) & 1}
    wrong = next(code for code in seen.codes if code not in right and code < 2401)
    for name in ("greedy", "easy", "search"):
        chosen = make(name, game.rules, 2, Budget(60)).choose(seen)
        assert game.rules.code(chosen) in right
    game.play(seat, game.rules.action(wrong))
    game.play(seat, "keep")
    caller = look(game.rules, game.position, 1 - seat)
    assert make("greedy", game.rules, 2).choose(caller).verb == "call"
