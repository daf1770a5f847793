"""Bots of Sprawlopolis: they rate by the city's count, look at the best few placements, and know only what they see."""

from tests.sprawlopolis.table import Table

import kvartal
from kvartal import bots
from kvartal.bots.bot import Budget
from kvartal.bots.search import Search
from kvartal.bots.sprawlopolis import Planner, worlds
from kvartal.core.rng import Rng
from kvartal.games.sprawlopolis.sprawl import Sprawl
from kvartal.lab.match import play

RULES = kvartal.rules("sprawlopolis")
LAST = "\n".join(f"{card} {2 * (card - 4)},0" for card in range(4, 18))


def test_a_placement_is_rated_by_what_the_city_then_counts() -> None:
    game = kvartal.new(RULES, seats=1, seed=3)
    sight = bots.look(RULES, game.position, 0)
    rates = Planner(sight.world).rates(0, sight.codes)
    best = rates.index(max(rates))
    game.play(0, sight.legal[best])
    assert sum(line.points for line in game.score(0)) == max(rates)


def test_a_careful_player_does_far_better_than_a_careless_one() -> None:
    margins = {}
    for name in ("greedy", "random"):
        results = [play(RULES, [bots.make(name, RULES, seed)], Rng(seed)) for seed in range(6)]
        margins[name] = sum(result.over.standings[0].tiers[1] for result in results) / len(results)
    assert margins["greedy"] > margins["random"] + 15


def test_a_search_looks_at_the_best_few_placements() -> None:
    position = kvartal.new(RULES, seats=1, seed=8).position
    assert isinstance(position, Sprawl)
    planner = Planner(position)
    few = planner.considered()
    assert few == sorted(few)
    assert len(few) == 12
    points = sorted((planner.points_after(code) for code in position.moves()), reverse=True)
    assert sorted((planner.points_after(code) for code in few), reverse=True) == points[:12]


def test_a_search_chooses_the_best_last_card() -> None:
    table = Table(LAST, goals="1 2 3", hand_0="18")
    sight = bots.look(table.game.rules, table.game.position, 0)
    rates = Planner(sight.world).rates(0, sight.codes)
    chosen = Search(Budget(2), positions=20_000).choose(sight)
    assert rates[sight.legal.index(chosen)] == max(rates)


def test_the_world_is_certain_only_when_every_card_has_been_seen() -> None:
    game = kvartal.new(RULES, seats=2, seed=5)
    assert worlds(game.position, game.acting[0]) is None
    table = Table(LAST, goals="1 2 3", hand_0="18")
    assert worlds(table.game.position, 0) is not None


def test_a_partner_thinks_with_its_own_hand_alone() -> None:
    game = kvartal.new(RULES, seats=3, seed=7)
    seat = game.acting[0]
    seen = bots.look(RULES, game.position, seat)
    other = game.position.copy()
    other.resample(seat, Rng(99))
    assert bots.look(RULES, other, seat).world.digest() == seen.world.digest()
    assert Search(Budget(1), 4).choose(seen) in seen.legal
