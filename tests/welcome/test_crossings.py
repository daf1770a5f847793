"""Cases in which clauses of Roswell, zombies, Quack!, American Dream and rivals meet others, each worked by hand."""

from __future__ import annotations

import pytest
from tests.welcome.table import Table, row, table
from tests.welcome.test_american_dream import built as houses_of
from tests.welcome.test_american_dream import column, dream, ideal_of, street
from tests.welcome.test_quack import BLACK, YELLOW
from tests.welcome.test_rivals import cards_with, lines_of, rival_table
from tests.welcome.test_rivals_expansions import come
from tests.welcome.test_rivals_expansions import dealing as rival_deal
from tests.welcome.test_zombies import captured, dealing, decide, playing, turn_up

import kvartal
from kvartal import Action, write_position
from kvartal.games.welcome import codes
from kvartal.games.welcome.expansions.american_dream.facts import Dream
from kvartal.games.welcome.expansions.quack.facts import Flock

ROSWELL = "N1-1 N2-1 ROSWELL-1"


# UFO in Roswell.


def roswell(houses: dict[str, str] | None = None, pairs: str = "8-agent 5-park 12-bis", **options: str) -> Table:
    ruleset, plans = options.get("ruleset", "welcome(roswell)"), f"N1-1 N2-1 {options.get('plan', 'ROSWELL-1')}"
    return table(houses, pairs, ruleset, plans, f"goal 0: 1\n{options.get('more', '')}")


def test_the_saucer_of_a_house_written_by_bis_is_never_circled() -> None:
    at = roswell(pairs="8-bis 5-park 12-bis")
    assert at.why("take 1", "write 8 T2", "bis 8 T3", "saucer") == "roswell-none"


def test_a_roundabout_is_no_effect_so_a_saucer_may_be_circled_in_the_same_turn() -> None:
    at = roswell(ruleset="welcome(expert,roswell)")
    assert "saucer" in at.legal("take 1", "write 8 T1", "roundabout M5")
    assert "saucer" in at.legal("roundabout M5", "take 1", "write 8 T1")
    assert "roundabout M5" in at.legal("take 1", "write 8 T1", "saucer")


def test_a_roundabout_on_a_saucer_puts_its_street_out_of_reach_for_roswell_4() -> None:
    top = row("T", ".", "2", ".", "4", ".", "6", ".", ".", "9")
    at = roswell(top, plan="ROSWELL-4", more="zurgs 0: T1 T3 T5 T8", ruleset="welcome(expert,roswell)")
    assert "plan 3" in at.legal("take 1", "write 8 B1")
    lost = row("T", ".", "2", ".", "4", ".", "6", ".", ".|", "@|")
    at = roswell(lost, plan="ROSWELL-4", more="zurgs 0: T1 T3 T5", ruleset="welcome(expert,roswell)")
    assert "plan 3" not in at.legal("take 1", "write 8 B1")


def test_a_refusal_circles_no_saucer() -> None:
    at = roswell({"T9": "1", "M10": "1", "B11": "1"}, pairs="8-agent 5-park 12-agent")
    assert at.legal() == ["refuse"]
    assert "saucer" not in at.legal("refuse")


def test_a_zurg_completes_a_plan_in_the_turn_that_circles_it() -> None:
    top = row("T", ".", "2", ".", "4", ".", "6", ".", ".", ".")
    at = roswell(top, plan="ROSWELL-4", more="zurgs 0: T1 T3 T5")
    assert "plan 3" not in at.legal("take 1", "write 8 T8")
    assert "plan 3" in at.legal("take 1", "write 8 T8", "saucer")


def test_with_hands_a_saucer_gives_up_the_effect_of_the_second_card() -> None:
    hands = "goal 0: 1\ngoal 1: 1\nhand 0: 8-park 9-agent 3-fence\nhand 1: 7-park 8-agent 5-fence"
    at = table([{}, {}], "", "welcome(experienced,roswell)", ROSWELL, hands, seats=2)
    assert at.why("take 1 2", "write 8 T1", "saucer", "agent 2") == "roswell-given"
    assert at.why("take 1 2", "write 8 T1", "agent 2", "saucer") == "roswell-used"


@pytest.mark.parametrize("ruleset", ["welcome(roswell,solo)", "welcome(rivals=2,roswell)"])
def test_alone_a_goal_is_chosen_as_well(ruleset: str) -> None:
    game = kvartal.new(ruleset, seats=1, seed=5)
    assert [str(action) for action in game.legal(0)] == ["goal 1", "goal 2", "goal 3", "goal 4"]


def test_no_group_with_a_zurg_brings_nothing() -> None:
    assert roswell().lines().get("roswell", 0) == 0


def test_zurg_cards_are_in_no_line_of_cards_and_lengthen_estates() -> None:
    """Z=pool, park, fence, Z=fence, agent x5, bis: 10 + park 1 + fence 1; runs of 2 (1+1) and 7 (none)."""
    stack = cards_with("pool", "park", "fence", "fence", "agent", "agent", "agent", "agent", "agent", "bis")
    at = rival_table(f"given: {stack}\nhand 0: 8-pool 8-temp 8-bis", words="rivals=1,roswell", plans=ROSWELL)
    assert lines_of(at.position) == {"plan": 0, "cards": 2, "estates": 2, "roswell": 10}


# Zombie outbreak.


def test_fences_come_on_both_sides_also_between_a_captured_bis_and_its_number() -> None:
    at = dealing(row("T", "3", "3b", "4"), more="bullets 0: 1")
    turn_up(at, "zombie right")
    assert captured(at) == {"T1", "M2", "B1"}
    assert "  T 3| X| 4 . . . . . . .\n" in write_position(at.rules, at.position)
    assert at.lines()["bis"] == -1


def test_a_plan_reached_by_bullets_between_rounds_is_claimed_in_the_next_turn() -> None:
    at = playing({}, "8-agent 5-park", "bullets 0: 4\nagents 0: 1 2 2 0 0 0", plan="ZOMBIE-4")
    assert "plan 3" in at.legal("take 1", "write 8 T0")
    assert "plan 3" not in at.legal()


def test_a_plan_of_captured_houses_may_be_claimed_after_a_refusal() -> None:
    lost = {f"T{k}": ".|" for k in (0, 3, 5, 7)} | {f"T{k}": "X|" for k in (1, 4, 6, 8)} | {"T9": "1"}
    lost |= {"M1": ".|", "M2": "X|", "M10": "1", "B11": "1"}
    at = playing(lost, "8-agent 5-park", "hordes 0: 2 2 1 0 0 0\nbullets 0: 1", plan="ZOMBIE-5")
    assert "refuse" in at.legal()
    assert "plan 3" in at.legal("refuse")


def test_no_barricade_before_a_house_written_by_bis_or_before_an_older_one() -> None:
    at = playing({"T4": "5"}, "8-fence 5-bis")
    assert "barricade" not in at.legal("take 1", "write 8 T5")
    assert at.why("take 1", "write 8 T5", "barricade") == "zombies-safe"
    assert "barricade" not in at.legal("take 2", "write 5 M0", "bis 5 T5")


def test_a_roundabout_may_stand_on_an_open_house_but_on_no_captured_one() -> None:
    at = playing({"T0": ".|", "T1": "X|"}, "8-fence 5-bis", "bullets 0: 1", ruleset="welcome(expert,zombies)")
    assert "roundabout T4" in at.legal()
    assert at.why("roundabout T1") == "lost"


def test_a_horde_held_back_once_has_moved_one_stop_after_two_cards() -> None:
    at = dealing({})
    turn_up(at, "zombie right")
    decide(at, 0, "shoot TL")
    assert captured(at) == {"M2", "B1"}
    houses = {"M1": ".|", "M2": "X|", "B0": ".|", "B1": "X|"}
    more = "hordes 0: 0 0 1 0 1 0\nbullets 0: 1\nzombies: left both\ndeck: 0 10z 10z"
    again = dealing(houses, more=more)
    turn_up(again, "zombie both")
    assert captured(again) == {"T1", "T8", "M2", "M4", "M9", "B1", "B4", "B10"}


# Quack!


def test_a_duckling_between_two_estates_is_in_neither_for_quack_1() -> None:
    """T2|3 stands on the fence between T0-T2 and T3-T5, and T4|5 lies inside the second."""
    first = row("T", "1", "2", "3~|", "4", "5", "6|") | row("M", ".", ".", ".", ".", ".|", "1", "2", "3~|")
    at = table([first, {}], "15-fence 5-park 12-bis", "welcome(quack)", "N1-1 N2-1 QUACK-1", seats=2)
    assert "plan 3" not in at.legal("take 2", "write 5 B4")
    inside = row("T", "1|", "2", "3~", "4|", "5", "6|") | row("M", ".", ".", ".", ".", ".|", "1", "2", "3~|")
    at = table([inside, {}], "15-fence 5-park 12-bis", "welcome(quack)", "N1-1 N2-1 QUACK-1", seats=2)
    assert "plan 3" in at.legal("take 2", "write 5 B4")


def test_in_the_score_hunt_the_player_alone_sets_a_phase_off_at_the_end_of_the_round() -> None:
    houses = dict(YELLOW)
    del houses["T8"]
    more = "hand 0: 9-park 9-agent 9-fence"
    at = table(houses, "", "welcome(quack,solo)", "N1-1 N2-1 QUACK-1", more)
    step = at.legal()[0]
    end = at.play(f"{step} / write 9 T8 / done")
    assert end.record(Flock, 0).phases[0] >= 0
    assert end.record(Flock, 0).phases[1:] == [-1, -1]


def test_a_phase_set_off_in_the_last_round_is_scored_and_the_others_at_the_end() -> None:
    houses = dict(BLACK)
    del houses["T2"]
    full = {"T9": "1", "M10": "1", "B11": "1"}
    plans, more = "N1-1 N2-1 QUACK-2", "refusals 1: 2"
    at = table([houses, full], "1-park 5-park 12-park", "welcome(quack)", plans, more, seats=2)
    end = at.play("take 1 / write 1 T2 / done", "refuse / done")
    assert end.stage == codes.FINISHED
    assert end.record(Flock, 0).phases[1] >= 0
    assert [line.key for line in at.rules.score(end, 0)].count("welcome-line-quack") == 3


def test_card_c_sets_no_phase_off_and_a_phase_of_the_player_is_not_scored_again() -> None:
    at = rival_deal("quack")
    come(at, "C")
    assert at.position.record(Flock, 0).phases == [-1, -1, -1]
    at = rival_deal("quack")
    flock = at.position.record(Flock, 0)
    flock.phases, flock.rival_phases = [0, -1, -1], [2, -1, -1]
    at.position.store(flock, 0)
    come(at, "A")
    assert at.position.record(Flock, 0).phases == [0, -1, -1]
    assert lines_of(at.position)["quack"] == 2
    come(at, "B")
    assert at.position.record(Flock, 0).phases == [0, 0, 0]


# American Dream.


def test_9_and_three_quarters_stands_between_nine_and_ten_and_cannot_be_changed() -> None:
    text = "ruleset: welcome(american_dream,nine_three_quarters)\nseats: 2\nplans: DREAM-A1 DREAM-B1 DREAM-C1\n"
    text += "stack 1: 9.75-fence temp\nstack 2: 5-park temp\nstack 3: 3-pool bis\nsheet 0:\n  A 9 . 10 . . . .\n"
    at = Table(text)
    assert "write 9.75 A1" in at.legal("take 1")
    assert "write 9.75 A3" not in at.legal("take 1")
    assert not any("8.75" in step or "10.75" in step for step in at.legal("take 1"))


def test_roundabouts_and_estates_are_not_to_be_had_in_american_dream() -> None:
    at = dream()
    steps = at.legal("take 1", "write 8 A0")
    assert steps == ["done"]


def test_several_plans_of_american_dream_may_use_the_same_houses_in_one_turn() -> None:
    places = street("A")
    whole = houses_of(*(p for c in range(4) for p in column(c)), *places)
    at = dream(whole, ideal=" ".join(places), plans="DREAM-A1 DREAM-B2 DREAM-C1", pairs="14-fence 5-park 12-bis")
    steps = at.legal("take 3", "write 12 B5")
    assert {"plan 2", "plan 3"} <= set(steps)
    assert "plan 3" in at.legal("take 3", "write 12 B5", "plan 2")


def test_a_refusal_on_the_dream_sheet_wants_every_number_to_fit_nowhere() -> None:
    at = dream(pairs="8-fence 8-park 8-bis")
    assert at.why("refuse") == "fits"


def test_a_bonus_decided_is_not_decided_again() -> None:
    last = houses_of(*street("A")[1:])
    at = dream(
        [last, houses_of(*street("A"))],
        pairs="2-fence 5-park 1-bis",
        more="streetbonus 0: x - - - -\nstreetbonus 1: o - - - -",
    )
    end = at.play("take 1 / write 2 A0 / done", "take 1 / write 2 B0 / done")
    assert end.record(Dream, 0).street_bonus[0] == 2
    assert end.record(Dream, 1).street_bonus[0] == 1
    assert ideal_of(end) == ["A0"]


# Rivals.


def test_two_plan_completed_cards_may_come_in_one_draw_and_each_is_replaced() -> None:
    """N1-1 pays 8 first and N2-1 pays 11: the rival of level 3 has both before the player has a hand of three."""
    at = rival_table("unseen: 1-fence 2-fence 3-fence", "deal", "rivals=3")
    come(at, "B")
    come(at, "A")
    assert lines_of(at.position)["plan"] == 19


def test_the_rival_ends_no_game_by_completing_three_plans() -> None:
    at = rival_table("unseen: 1-fence 2-fence 3-fence", "deal", "rivals=6")
    for letter in "ABC":
        come(at, letter)
    for card in ("1-fence", "2-fence", "3-fence"):
        at.position.turn_up(at.rules.outcome_code(Action.read(card)))
    assert "take 1 2" in at.legal()
