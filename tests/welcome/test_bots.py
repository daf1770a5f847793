"""Sensible play, in every mode; and tables with very many seats."""

import pytest
from tests.welcome.table import row, table

import kvartal
from kvartal import Game
from kvartal.bots.makers import make
from kvartal.bots.sight import sight
from kvartal.bots.titles import evaluator
from kvartal.games.welcome import codes
from kvartal.games.welcome.position import Welcome

MODES = [
    ("welcome", 2),
    ("welcome(deck=63)", 2),
    ("welcome(expert)", 2),
    ("welcome(expert,experienced,pass=left)", 2),
    ("welcome(solo)", 1),
    ("welcome(christmas)", 2),
    ("welcome(doomsday)", 2),
    ("welcome(easter)", 2),
    ("welcome(halloween)", 2),
    ("welcome(american_dream)", 2),
    ("welcome(rivals=3)", 1),
    ("welcome(quack)", 2),
    ("welcome(icecream)", 2),
    ("welcome(roswell)", 2),
    ("welcome(zombies)", 2),
    ("welcome(experienced,zombies)", 2),
]


@pytest.mark.parametrize(("ruleset", "seats"), MODES)
def test_sensible_players_score_far_more_than_random_ones(ruleset: str, seats: int) -> None:
    rules = kvartal.rules(ruleset)
    sums = []
    for sensible in (False, True):
        total = 0
        for seed in range(3):
            position = rules.new(seats)
            rng = kvartal.Rng(seed)
            assert isinstance(position, Welcome)
            evaluator(rules)(position).play_on(rng) if sensible else position.playout(rng)
            total += sum(position.score_of(seat) for seat in range(seats))
        sums.append(total)
    assert sums[1] > sums[0] + 3 * seats * 30, sums


@pytest.mark.parametrize(("ruleset", "seats"), MODES)
def test_greedy_and_search_play_whole_turns(ruleset: str, seats: int) -> None:
    game = Game.new(ruleset, seats, seed=2)
    bots = [make(name, game.rules, 1) for name in ("greedy", "random")]
    while game.position.ply < 6 * seats:
        seat = game.acting[0]
        game.play(seat, bots[seat].choose(sight(game, seat)))
    assert not game.over


def test_the_effect_is_used_before_a_plan_is_claimed() -> None:
    threes = row("T", "1", "2", "3|", "4", "5", "6|", "7", "8", "9|")
    at = table(threes, pairs="15-park 15-park 15-park", plans="N1-3 N2-1 N3-1")
    sandbox = at.after("take 1", "write 15 B11")
    judge = evaluator(at.rules)(sandbox)
    assert judge.advice(kvartal.Rng(1)) == codes.PARK
    sandbox.play(codes.PARK)
    assert judge.advice(kvartal.Rng(1)) == codes.PLAN


def test_dead_ends_are_seen() -> None:
    at = table({"T0": "1"}, pairs="15-park 2-park 8-park")
    sandbox = at.after("take 1")
    steps = [at.rules.code(kvartal.Action.read(f"write 15 {place}")) for place in ("T1", "T9")]
    near, far = evaluator(at.rules)(sandbox).rates(0, steps) or [0.0, 0.0]
    assert far > near + 3


def test_a_sandbox_holds_one_sheet_and_a_seat_needs_little_room() -> None:
    rules = kvartal.rules("welcome(expert,christmas,icecream,roswell)")
    position = rules.new(300)
    assert isinstance(position, Welcome)
    assert 2 * rules.rows.size < 4096
    assert position.sandbox(299).held == 1


def test_ten_thousand_seats_play_a_round() -> None:
    position = kvartal.rules("welcome").new(10_000)
    assert isinstance(position, Welcome)
    while position.actor() < 0:
        position.deal(kvartal.Rng(1))
    place = 0
    while position.stage == codes.PLAY:
        number = position.offer(position.actor(), 0)[0]
        for code in (codes.TAKE, codes.write_code(number, place), codes.DONE):
            position.play_unchecked(code)
    assert (position.round, position.ply) == (1, 10_000)


def test_a_card_that_helps_the_rival_is_given_less_gladly() -> None:
    rates: list[float] = []
    for level in (1, 6):
        text = f"ruleset: welcome(rivals={level})\nseats: 1\nplans: N1-1 N2-1 N3-1\nhand 0: 8-pool 8-temp 8-park\n"
        rules, position = kvartal.read_position(text)
        before = position.digest()
        rates += evaluator(rules)(position).rates(0, [rules.code(kvartal.Action.read("take 1 2"))]) or []
        assert position.digest() == before
    # A park card is worth 1 to the rival of level 1, and 3 to that of level 6.
    assert rates[0] > rates[1]


def rates_of(ruleset: str, plan: str, houses: dict[str, str], pairs: str, first: str, *steps: str) -> list[float]:
    """Rates some steps after the first one of a turn."""
    at = table([houses, {}], pairs=pairs, ruleset=ruleset, plans=f"N1-1 N2-1 {plan}", seats=2)
    sandbox = at.after(first)
    return evaluator(at.rules)(sandbox).rates(0, [at.rules.code(kvartal.Action.read(step)) for step in steps]) or []


def test_a_number_that_breaks_a_garland_is_written_elsewhere() -> None:
    steps = ("take 1", "write 9 T5", "write 9 M5")
    lit = rates_of("welcome(christmas)", "XMAS-3", {"T4": "7"}, "9-park 2-park 8-park", *steps)
    dark = rates_of("welcome", "N3-1", {"T4": "7"}, "9-park 2-park 8-park", *steps)
    assert lit[0] - lit[1] < dark[0] - dark[1] - 1


def test_the_house_beside_a_mother_is_worth_more_once_others_stand() -> None:
    steps = ("take 1", "write 1 T0", "write 1 M0")
    houses = {f"B{place}": str(place + 1) for place in range(10)}
    full = rates_of("welcome(quack)", "QUACK-1", houses, "1-agent 2-park 8-park", *steps)
    plain = rates_of("welcome", "N3-1", houses, "1-agent 2-park 8-park", *steps)
    assert full[0] - full[1] > plain[0] - plain[1] + 0.5


def test_no_fence_is_spent_where_a_horde_will_bring_one() -> None:
    # T1 is the first stop of the horde on the left.
    at = table([{}, {}], pairs="8-fence 5-park", ruleset="welcome(zombies)", plans="N1-1 N2-1 ZOMBIE-2", seats=2)
    sandbox = at.after("take 1", "write 8 T5")
    wasted = evaluator(at.rules)(sandbox).rates(0, [at.rules.code(kvartal.Action.read("fence T0"))]) or [1.0]
    assert wasted == [0.0]


def test_the_highest_goal_of_roswell_is_chosen() -> None:
    game = Game.new("welcome(roswell)", 2, seed=1)
    assert str(make("greedy", game.rules, 1).choose(sight(game, 0))) == "goal 4"


def test_a_fence_parts_two_zurgs() -> None:
    landing = "goal 0: 4\nzurgs 0: T1 T3"
    zurgs = row("T", "2", "3", "5", start=1)
    at = table(zurgs, "8-fence 8-fence 8-fence", "welcome(roswell)", "N1-1 N2-1 ROSWELL-1", landing)
    judge = evaluator(at.rules)(at.after("take 1", "write 8 M7"))
    fences = [at.rules.code(kvartal.Action.read(f"fence {gap}")) for gap in ("T2", "T6")]
    between, beside = judge.rates(0, fences) or [0.0, 0.0]
    assert between > beside + 3
