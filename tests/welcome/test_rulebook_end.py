"""The end of the game, the score sheet, and ties."""

from tests.welcome.table import row, table

from kvartal.games.welcome import codes
from kvartal.games.welcome.facts import Course
from kvartal.games.welcome.scoring import TIERS

FULL = row("T", *map(str, range(1, 11))) | row("M", *map(str, range(1, 12)))


def test_b25_all_places_built_end_the_game_after_the_round() -> None:
    almost = FULL | row("B", *map(str, range(1, 12)))
    at = table([almost, {}], pairs="12-park 1-park 1-agent", seats=2)
    end = at.play("take 1 / write 12 B11 / park / done", "take 1 / write 12 B11 / park / done")
    assert at.rules.over(end).reason == "welcome-reason-built"
    assert at.lines(1, end)["parks"] == 2, "the other's last turn counts"


def test_b26_three_plans_end_the_game_after_the_round() -> None:
    houses = row("B", *map(str, range(1, 6)), "6'|") | row("T", "1", "2", "3|", "4", "5", "6|", "7", "8", "9|")
    more = "done 0: - 6 7\napproved: 2 3"
    at = table([houses, {}], pairs="15-park 1-park 1-agent", plans="N1-3 N2-1 N3-1", seats=2, more=more)
    end = at.play("take 1 / write 15 T9 / plan 1 / done", "take 1 / write 15 B9 / done")
    assert at.rules.over(end).reason == "welcome-reason-plans"


def test_b27_a_sheet_adds_up_line_by_line() -> None:
    houses = row("T", "1|", "2", "3", "4|", "5|") | {"T6": "7~", "T7": "8~"}
    houses |= row("M", "1", "2", "3|", "4|") | {"M0": "1~", "M7": "9~"}
    houses |= {"B0": "1", "B1": "1b", "B4": "6", "B5": "6b"}
    more = "done 0: 8 6 7\nparks 0: 3 1 0\ntemps 0: 4\ntemps 1: 1\nagents 0: 1 0 2 0 0 0\nbis 0: 2\nrefusals 0: 2"
    at = table([houses, {}], seats=2, more=more, stage="over")
    assert at.lines() == {
        "plan": 21,
        "parks": 12,
        "pools": 13,
        "temps": 7,
        "estates": 9 + 10,
        "bis": -3,
        "refusals": -3,
    }
    assert at.score() == 66
    assert at.rules.view(at.position, 0).sheets[0].temp_points == 7


def over(houses: list[dict[str, str]], more: str) -> list[int]:
    """Ends a game by a third refusal of the last seat, and tells the places."""
    at = table(houses, more=more, seats=len(houses))
    world = at.position.copy()
    course = world.record(Course)
    course.stage = codes.FINISHED
    world.store(course)
    world.settle_sheets()
    return [standing.place for standing in at.rules.over(world).standings]


def test_ties_go_to_more_complete_estates() -> None:
    two = row("T", "1|", "2|")
    one = row("T", "1", "2|")
    assert over([two, one], "") == [1, 2]


def test_then_to_more_estates_of_one_house_then_of_two() -> None:
    ones = row("T", "1|", "2", "3", "4|")
    twos = row("T", "1", "2|", "3", "4|")
    assert over([twos, ones], "") == [2, 1]
    left = row("T", "1", "2|", "3", "4", "5", "6|")
    right = row("T", "1", "2", "3|", "4", "5", "6|")
    assert over([right, left], "") == [2, 1]


def test_at_last_the_victory_is_shared() -> None:
    same = row("T", "1", "2|")
    assert over([same, row("M", "1", "2|")], "") == [1, 1]


def test_estates_over_six_break_no_tie() -> None:
    seven = row("B", "1", "2", "3", "4", "5", "6", "7|")
    assert over([seven, {}], "") == [1, 1]


def test_the_tiers_are_points_estates_and_their_sizes() -> None:
    names = [tier.key.removeprefix("welcome-tier-") for tier in TIERS]
    assert names == ["score", "estates", *(f"estates-{size}" for size in range(1, 7))]
    assert all(tier.high for tier in TIERS)
