"""What a rival has of an expansion, and what its plan-completed cards do to the player."""

from __future__ import annotations

from typing import Any

import pytest
from tests.welcome.table import Table
from tests.welcome.test_rivals import cards_with, lines_of, rival_of, rival_table

from kvartal import Action, Fact, Game, read_position, write_position
from kvartal.games.welcome.cards import card_name, deck
from kvartal.games.welcome.expansions.american_dream.facts import Dream
from kvartal.games.welcome.expansions.american_dream.kinds import LOST, OPEN, WON
from kvartal.games.welcome.expansions.doomsday.facts import Depths, Shelter
from kvartal.games.welcome.expansions.halloween.facts import Night
from kvartal.games.welcome.expansions.icecream.facts import Sales
from kvartal.games.welcome.expansions.quack.facts import Flock
from kvartal.games.welcome.position import Welcome

PLANS = {
    "christmas": "XMAS-1",
    "icecream": "ICE-1",
    "roswell": "ROSWELL-1",
    "halloween": "HALLOWEEN-1",
    "easter": "EASTER-1",
    "doomsday": "DOOM-1",
    "quack": "QUACK-1",
}


LATE = "unseen: 1-fence 2-fence 3-fence\n"
"""So few cards are left that plan-completed cards may have come."""


def stack_in(name: str, *effects: str, lines: str = "", sheet: Any = None) -> Welcome:
    """A stack of the rival of level 1 in a game with an expansion."""
    text = f"given: {cards_with(*effects)}\nhand 0: 8-pool 8-temp 8-bis\n{lines}"
    return rival_table(text, words=f"rivals=1,{name}", plans=f"N1-1 N2-1 {PLANS[name]}", sheet=sheet).position


def dealing(name: str, lines: str = "", level: int = 1) -> Table:
    """A game in which plan-completed cards may come."""
    words = f"rivals={level},{name}"
    return rival_table(f"{LATE}{lines}", "deal", words, f"N1-1 N2-1 {PLANS[name]}")


def come(at: Table, letter: str) -> list[str]:
    """Lets a plan-completed card come, and gives the keys of the facts that tell of it."""
    return [fact.key for fact in told(at, letter)]


def told(at: Table, letter: str) -> list[Fact]:
    """Lets a plan-completed card come, and gives the facts that tell of it."""
    before, code = at.position.copy(), at.rules.outcome_code(Action("completed", (letter,)))
    at.position.turn_up(code)
    return at.rules.tell(before, -1, code, at.position)


# Christmas lights.


def test_ch6_cards_between_the_outer_fence_cards() -> None:
    stack = "park fence pool temp bis fence agent fence park"
    assert lines_of(stack_in("christmas", *stack.split()))["christmas"] == 5


@pytest.mark.parametrize(("stack", "points"), [("", 0), ("park fence pool", 0), ("fence fence", 0)])
def test_nothing_lies_between_fewer_than_two_fence_cards(stack: str, points: int) -> None:
    assert lines_of(stack_in("christmas", *stack.split()))["christmas"] == points


# UFO in Roswell.

GOAL = "goal 0: 1"


def test_ro5_the_first_card_and_each_behind_a_fence_card_is_a_house_with_a_zurg() -> None:
    position = stack_in("roswell", "park", "fence", "pool", "agent", "fence", "fence", "bis", lines=GOAL)
    assert [card.laid for card in rival_of(position).cards] == [None, "fence", None, "agent", "fence", None, "bis"]
    lines = lines_of(position)
    # Two fence cards count; the zurgs are houses of 1, agent and bis of 2.
    assert lines == {"plan": 0, "cards": 2, "estates": 1 + (1 + 2) + (1 + 2), "roswell": 15}


def test_ro5_a_fence_card_laid_as_a_zurg_is_no_fence() -> None:
    position = stack_in("roswell", "fence", "park", lines=GOAL)
    assert [card.laid for card in rival_of(position).cards] == [None, "park"]


# Ice cream truck.


def test_every_card_but_a_fence_is_ice_cream_and_crossed_bonuses_pay() -> None:
    position = stack_in("icecream", "park", "fence", "agent", lines="unseen: none\ncompleted: A B\nbonus 0: x - x")
    assert lines_of(position)["icecream"] == 2 + 20


def test_a_plan_completed_card_makes_the_player_cross_a_bonus() -> None:
    at = dealing("icecream", "completed: A\nbonus 0: - - x")
    come(at, "B")
    game = Game(at.rules, at.position)
    assert game.acting == (0,)
    assert [str(action) for action in game.legal(0)] == ["cross T", "cross M"]
    again = read_position(write_position(at.rules, at.position))[1]
    assert again.digest() == at.position.digest()
    assert at.why("cross B") == "icecream-decided"
    assert at.why("done") == "icecream-owed"
    game.play(0, "cross T")
    assert "bonus 0: x - x" in write_position(at.rules, at.position)
    assert game.view(0).stage == "deal", "and another card is drawn"


def test_whether_or_not_the_rival_completes_the_plan() -> None:
    at = dealing("icecream", "completed: A\nrewards: 8 - -")
    assert "welcome-fact-rival-no-plan" in come(at, "C")
    assert [str(action) for action in Game(at.rules, at.position).legal(0)] == ["cross T", "cross M", "cross B"]


def test_without_an_open_bonus_nothing_is_crossed() -> None:
    at = dealing("icecream", "completed: B C\nbonus 0: x x -")
    sales = at.position.record(Sales, 0)
    sales.route_bonus[2] = WON
    at.position.store(sales, 0)
    come(at, "A")
    assert at.position.acting() == ()


def test_a_bonus_is_not_crossed_in_a_turn() -> None:
    at = rival_table("hand 0: 8-pool 8-temp 8-bis", words="rivals=1,icecream", plans="N1-1 N2-1 ICE-1")
    assert at.why("cross T") == "icecream-now"


# Halloween.


def test_hw11_a_card_crosses_its_level_of_both_symbols_unless_circled() -> None:
    at = dealing("halloween")
    night = at.position.record(Night, 0)
    night.ghost_level = 2
    at.position.store(night, 0)
    assert "welcome-fact-halloween-card" in come(at, "B")
    night = at.position.record(Night, 0)
    assert (night.ghosts_gone, night.candies_gone) == (0, 1 << 2)
    assert lines_of(at.position)["halloween"] == 4


@pytest.mark.parametrize(("ghosts", "candies", "points"), [(1, 1, 8), (1, 2, 12), (0, 0, 12)])
def test_hw11_four_points_for_each_level_that_was_crossed(ghosts: int, candies: int, points: int) -> None:
    at = dealing("halloween")
    night = at.position.record(Night, 0)
    night.ghost_level, night.candy_level = ghosts, candies
    at.position.store(night, 0)
    for letter in "ABC":
        come(at, letter)
    assert lines_of(at.position)["halloween"] == points


@pytest.mark.parametrize(
    ("ghosts", "candies", "symbol"), [(0, 0, ["both"]), (2, 0, ["candies"]), (0, 2, ["ghosts"]), (2, 2, [])]
)
def test_hw11_what_is_told_is_what_the_card_crossed(ghosts: int, candies: int, symbol: list[str]) -> None:
    at = dealing("halloween")
    night = at.position.record(Night, 0)
    night.ghost_level, night.candy_level = ghosts, candies
    at.position.store(night, 0)
    facts = [fact for fact in told(at, "B") if fact.key == "welcome-fact-halloween-card"]
    assert [fact.args for fact in facts] == [{"symbol": name, "level": 2} for name in symbol]


def test_hw11_a_crossed_level_cannot_be_taken() -> None:
    at = dealing("halloween")
    come(at, "A")
    assert _levels(at) == ["candylevels 0: x - -", "ghostlevels 0: x - -"]


def _levels(at: Table) -> list[str]:
    return sorted(line for line in write_position(at.rules, at.position).splitlines() if "levels" in line)


# Easter egg hunt.


def test_the_numbers_of_the_rivals_cards_find_eggs() -> None:
    numbers = "8-park 6-park 9-park 10-park 8-fence 10-fence 9-fence 6-fence 7-park"
    lines = f"given: {numbers}\nhand 0: 8-pool 8-temp 8-bis"
    position = rival_table(lines, words="rivals=1,easter", plans="N1-1 N2-1 EASTER-1").position
    eggs = next(line for line in rival_of(position).lines if line.key == "welcome-line-rival-easter")
    assert (eggs.args, eggs.points) == ({"eggs": 12}, 10), "the example of the booklet"


# American Dream.


def dreaming(lines: str = "") -> Table:
    head = "ruleset: welcome(rivals=1,american_dream)\nseats: 1\nstage: deal\nplans: DREAM-A1 DREAM-B1 DREAM-C1"
    return Table(f"{head}\nunseen: 1-fence 2-fence 3-fence\n{lines}")


def test_each_card_costs_one_street_bonus_and_two_column_bonuses_in_any_order() -> None:
    at = dreaming()
    come(at, "A")
    game = Game(at.rules, at.position)
    assert len(game.legal(0)) == 12
    again = read_position(write_position(at.rules, at.position))[1]
    assert again.digest() == at.position.digest()
    assert at.why("done") == "dream-owed"
    assert at.why("cross 3", "cross 3") == "dream-decided"
    assert at.why("cross B", "cross C") == "dream-enough"
    for step in ("cross 3", "cross B", "cross 0"):
        game.play(0, step)
    assert game.view(0).stage == "deal"
    text = write_position(at.rules, at.position)
    assert "streetbonus 0: - x - - -" in text
    assert "columnbonus 0: x - - x - - -" in text


def test_fewer_are_crossed_if_fewer_are_left() -> None:
    at = dreaming("completed: A B")
    dream = at.position.record(Dream, 0)
    dream.street_bonus, dream.column_bonus = [WON] * 3 + [LOST] * 2, [WON] * 2 + [LOST] * 4 + [OPEN]
    at.position.store(dream, 0)
    come(at, "C")
    assert [str(action) for action in Game(at.rules, at.position).legal(0)] == ["cross 6"]


def test_the_rival_has_all_six_values_and_ten_for_each_street_crossed() -> None:
    at = dreaming("given: 8-fence 8-agent 8-bis 7-bis\ncompleted: B C\nstreetbonus 0: x - x - -")
    assert lines_of(at.position) == {"plan": 12, "cards": 1 + 2 + 2 + 2, "dream-streets": 20}
    assert rival_of(at.position).score == at.position.rival_score() == 39


def test_ad4_sergey_counts_every_card_by_its_value() -> None:
    wanted = {"park": 3, "pool": 2, "temp": 1, "fence": 4, "bis": 2, "agent": 3}
    names = [card_name(card) for card in reversed(deck(81))]
    given = [name for effect, count in wanted.items() for name in [n for n in names if n.endswith(effect)][:count]]
    assert lines_of(dreaming(f"given: {' '.join(given)}").position) == {"plan": 0, "cards": 20, "dream-streets": 0}


# Doomsday.


def rooms(position: Welcome) -> list[int]:
    lines = [line for line in rival_of(position).lines if line.key == "welcome-line-rival-doomsday"]
    return [int(line.args["room"]) for line in lines]


def test_the_rival_begins_with_twenty_thirty_and_thirty() -> None:
    assert rooms(stack_in("doomsday")) == [20, 30, 30]


@pytest.mark.parametrize(
    ("letter", "given", "room"),
    [
        ("A", "given: 15-park 8-park 9-park 7-park", [29, 30, 30]),
        ("B", "given: 3-pool 5-park", [20, 35, 30]),
        ("C", "", [20, 30, 30]),
    ],
)
def test_a_card_digs_a_bunker_of_the_highest_of_the_last_three_cards(letter: str, given: str, room: list[int]) -> None:
    at = dealing("doomsday", given)
    come(at, letter)
    assert rooms(at.position) == room
    again = read_position(write_position(at.rules, at.position))[1]
    assert isinstance(again, Welcome)
    assert (again.digest(), rooms(again)) == (at.position.digest(), room)


def test_dm7_a_roundabout_gives_the_rival_ten_on_its_street() -> None:
    at = rival_table(
        "hand 0: 8-pool 8-temp 8-bis",
        words="expert,rivals=1,doomsday",
        plans="N1-1 N2-1 DOOM-1",
        sheet={"M3": ".|", "M4": "@|"},
    )
    assert rooms(at.position) == [20, 40, 30]


def test_dm9_streets_and_the_optimist_are_compared_with_the_rival() -> None:
    at = dealing("doomsday", level=1)
    shelter = at.position.record(Shelter, 0)
    shelter.room, shelter.rival_total = [32, 40, 44], 116
    at.position.store(shelter, 0)
    depths = at.position.record(Depths)
    depths.most_room = [31, 44, 41]
    at.position.store(depths)
    assert sum(line.points for line in at.rules.score(at.position, 0) if "doom" in line.key or "opt" in line.key) == 28
    lines = lines_of(at.position)
    assert lines["doomsday"] + lines["optimist"] == 19


# Quack!


def phases(at: Table) -> list[int]:
    return list(at.position.record(Flock, 0).rival_phases)


def test_card_a_sets_yellow_off_b_black_and_the_later_of_them_both() -> None:
    at = dealing("quack", "given: 9-park 8-park 7-park 6-park 5-park")
    assert "welcome-fact-quack-card" in come(at, "B")
    assert phases(at) == [-1, 2, -1]
    come(at, "C")
    assert phases(at) == [-1, 2, -1], "card C sets nothing off"
    come(at, "A")
    assert phases(at) == [2, 2, 2]
    assert lines_of(at.position)["quack"] == 6
    again = read_position(write_position(at.rules, at.position))[1]
    assert again.digest() == at.position.digest()


def test_a_phase_that_has_come_is_not_scored_again() -> None:
    at = dealing("quack", "given: 9-park 8-park")
    flock = at.position.record(Flock, 0)
    flock.phases, flock.rival_phases = [0, -1, -1], [0, -1, -1]
    at.position.store(flock, 0)
    come(at, "A")
    assert phases(at) == [0, -1, -1]
