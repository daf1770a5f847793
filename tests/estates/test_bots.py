"""Bots of The Estates: greedy is better than chance, advice is legal, and nobody looks into another's box."""

from __future__ import annotations

import pytest
from tests.estates.table import Table

import kvartal
from kvartal.bots import Budget, make
from kvartal.bots.estates import Broker, worlds
from kvartal.bots.sight import look
from kvartal.lab.match import match


def best(table: Table) -> str:
    """Gives what the evaluation likes best for the seat to act."""
    sight = look(table.game.rules, table.game.position, table.seat)
    rates = Broker(sight.world).rates(sight.seat, sight.codes)
    return str(sight.legal[rates.index(max(rates))])


@pytest.mark.parametrize(("seats", "least"), [(2, 11), (4, 6)])
def test_greedy_beats_random(seats: int, least: int) -> None:
    rules = kvartal.rules("estates")
    bots = ["greedy"] + ["random"] * (seats - 1)
    assert sum(match(rules, bots, seed).wins[0] for seed in range(12)) >= least


def test_greedy_completes_its_own_row_to_end_the_game_ahead() -> None:
    table = Table("estates", 2, a="S6^6 S4^1", b="S5", c="R6", barriers="1 B-3 A-2", certificates="S0 R1")
    table.play("offer roof", "roof 5", "pass")
    assert best(table) == "place B1"


def test_greedy_pays_to_keep_a_roof_from_a_rival_who_would_win_with_it() -> None:
    table = Table("estates", 2, a="S6^6 S4^1", b="S5", c="R6", barriers="1 B-3 A-2", certificates="S0 R1")
    table.play("offer roof", "roof 5")
    assert best(table).startswith("bid ")


def test_greedy_puts_checks_away_when_the_end_is_near() -> None:
    rows = {"a": "S6^6 S4^1", "b": "S5", "barriers": "1 B-3 A-2", "certificates": "S0"}
    assert best(Table("estates", 2, **rows)) == "embezzle"
    assert best(Table("estates", 2, hand_0=4)) != "embezzle"


def test_bots_choose_alike_whatever_lies_in_other_boxes() -> None:
    for name, budget in (("greedy", None), ("search", Budget(40))):
        chosen = set()
        for box in (0, 2, 4):
            table = Table(seats=3, a="S5", certificates="S1", hand_1=9 - box, box_1=box, most_1=4).play("offer Y6")
            table = table.play("bid 1")
            sight = look(table.game.rules, table.game.position, table.seat)
            chosen.add(str(make(name, table.game.rules, 1, budget).choose(sight)))
        assert len(chosen) == 1, name


def test_worlds_are_all_that_the_payments_allow() -> None:
    table = Table(seats=3, hand_1=5, box_1=1, most_1=2, hand_2=4, most_2=1)
    found = worlds(table.game.position, 0)
    assert found is not None
    assert len(found) == 3 * 2
    crowded = Table(seats=3, hand_1=12, most_1=9, hand_2=12, most_2=9)
    assert worlds(crowded.game.position, 0) is None


def test_a_hint_is_a_legal_bid() -> None:
    table = Table(seats=3, a="S5", certificates="S1").play("offer Y6")
    sight = look(table.game.rules, table.game.position, table.seat)
    assert make("normal", table.game.rules, 1, Budget(30)).choose(sight) in sight.legal
