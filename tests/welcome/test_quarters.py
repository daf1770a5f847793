"""The 9¾ cards: a number between 9 and 10, with any deck, mode and expansion."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from tests.welcome.slow_game import Game, HandSupply
from tests.welcome.table import Table, row, table
from tests.welcome.test_slow_game import lively

import kvartal
from kvartal import Action, BadLine, Unreadable
from kvartal.core import marks
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import card_name
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.rules import WelcomeTo
from kvartal.games.welcome.supplies.facts import Hand
from kvartal.texts import Texts

NINE = "nine_three_quarters"
LINES = {"welcome-line-dream-column": "columns", "welcome-line-dream-streets": "streets"}
"""What the plain reading calls otherwise."""
PAIRS = "stack 1: 9.75-fence {}\nstack 2: 5-park agent\nstack 3: 12-agent pool"


def quarter(houses: dict[str, str], effect: str = "agent", options: str = NINE) -> Table:
    """Sets up a round whose first pair has the number 9¾."""
    plans = "N1-1 N2-1 EASTER-1" if "easter" in options else "N1-1 N2-1 N3-1"
    return table(houses, pairs="", ruleset=f"welcome({options})", plans=plans, more=PAIRS.format(effect))


def spots(at: Table, *steps: str, number: str = "9.75") -> set[str]:
    return {text.split()[2] for text in at.legal(*steps) if text.startswith(f"write {number} ")}


# Placing.


def test_nq1_it_stands_between_nine_or_less_and_more_than_nine() -> None:
    at = quarter({"T3": "9", "T5": "10"})
    assert {"T4"} == {spot for spot in spots(at, "take 1") if spot.startswith("T")}
    assert at.why("take 1", "write 9.75 T2") == "right"
    assert at.why("take 1", "write 9.75 T6") == "left"


def test_nq1_nine_goes_before_it_and_ten_behind_it() -> None:
    at = table({"M5": "9.75"}, ruleset=f"welcome({NINE})", pairs="9-agent 10-park 12-bis")
    assert "write 9 M4" in at.legal("take 1")
    assert "write 10 M6" in at.legal("take 2")
    assert at.why("take 2", "write 10 M4") == "right"
    assert at.why("take 1", "write 9 M6") == "left"


def test_n02_there_is_always_room_between_nine_and_ten_and_never_twice_on_a_street() -> None:
    at = quarter(row("T", "9", ".", ".", "10"))
    assert {"T1", "T2"} == {spot for spot in spots(at, "take 1") if spot.startswith("T")}
    assert quarter({"T3": "9.75"}).why("take 1", "write 9.75 T5") == "same"


def test_it_is_refused_in_words_that_name_it() -> None:
    at = quarter({"T3": "10.75", "T5": "12"})
    with pytest.raises(kvartal.Refusal) as caught:
        at.draft("take 1").step(Action.read("write 9.75 T4"))
    assert (caught.value.args_["number"], caught.value.args_["other"]) == ("9¾", "10¾")
    assert at.why("take 1", "write 9 T0") == "number"


# Effects.


@pytest.mark.parametrize(("options", "known"), [(NINE, True), ("expert", False)])
def test_a_number_that_no_house_has_is_told_those_that_they_have(options: str, known: bool) -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules(f"welcome({options})").code(Action.read("write 12.75 T6"))
    assert caught.value.key == "welcome-bad-house-number"
    assert ("9.75" in Texts("ru").explain(caught.value)) is known


def test_nq3_temps_make_it_another_quarter_for_one_box() -> None:
    at = quarter({"T2": "10", "T4": "11"}, "temp")
    numbers = {text.split()[1] for text in at.legal("take 1")}
    assert numbers == {"7.75", "8.75", "9.75", "10.75", "11.75"}
    assert spots(at, "take 1", number="10.75") >= {"T3"}
    assert at.why("take 1", "write 10 T3") == "number"
    end = at.play("take 1 / write 10.75 T3 / done")
    assert at.rules.view(end, 0).sheets[0].temps == 1
    assert at.rules.view(end, 0).sheets[0].streets[0].houses[3].number == 10.75


def test_temps_never_make_a_quarter_of_a_whole_number() -> None:
    at = table({}, ruleset=f"welcome({NINE})", pairs="9-temp 5-park 12-bis")
    assert {text.split()[1] for text in at.legal("take 1")} == {"7", "8", "9", "10", "11"}


def test_n02_a_bis_repeats_it() -> None:
    at = table({"T3": "9.75"}, ruleset=f"welcome({NINE})", pairs="12-bis 5-park 8-agent")
    legal = at.legal("take 1", "write 12 B0")
    assert {"bis 9.75 T2", "bis 9.75 T4"} <= set(legal)
    end = at.play("take 1 / write 12 B0 / bis 9.75 T4 / done")
    house = at.rules.view(end, 0).sheets[0].streets[0].houses[4]
    assert (house.number, house.bis) == (9.75, True)
    assert kvartal.read_position(kvartal.write_position(at.rules, end))[1] == end


# The cards.


@pytest.mark.parametrize(("deck", "size"), [("81", 84), ("63", 66)])
def test_nq5_three_cards_join_any_deck(deck: str, size: int) -> None:
    rules = kvartal.rules(f"welcome(deck={deck},{NINE})")
    position = rules.new(2)
    for _ in range(3):
        position.turn_up(rules.odds(position)[0][0])
    odds = {card_name(code): weight for code, weight in rules.odds(position)}
    assert sum(odds.values()) == size
    assert {card for card in odds if card.startswith("9.75")} == {"9.75-fence", "9.75-agent", "9.75-park"}


def test_nq5_stacks_of_twenty_two_last_twenty_one_rounds() -> None:
    rules = kvartal.rules(f"welcome(deck=63,{NINE})")
    assert isinstance(rules, WelcomeTo)
    position = rules.new(1)
    rounds = 0
    rng = kvartal.Rng(3)
    while rounds < 22 and position.actor() != marks.OVER:
        while position.actor() == marks.CHANCE:
            position.deal(rng)
        assert isinstance(position, Welcome)
        if position.round == 21:
            break
        rounds += 1
        left = rules.kit.way.left(position)
        assert left == 66 - 3 - 3 * rounds
        for step in _any_turn(rules, position):
            position.play(step)
        if position.actor() == marks.OVER:
            pytest.fail("the game ended before the stacks did")


def _any_turn(rules: kvartal.Rules, position: Welcome) -> list[int]:
    """Plays to stay in the game: writes where most room is left."""
    sandbox = position.copy()
    steps = []
    while sandbox.actor() == 0 and sandbox.ply == position.ply:
        moves = sandbox.moves()
        writes = [code for code in moves if codes.WRITE <= code < codes.REFUSE]
        step = (
            min(writes, key=lambda code: _astray(code)) if writes else codes.DONE if codes.DONE in moves else moves[0]
        )
        sandbox.play(step)
        steps.append(step)
    return steps


def _astray(code: int) -> float:
    number, place = divmod(code - codes.WRITE, 40)
    street, at = (0, place) if place < 10 else (1, place - 10) if place < 21 else (2, place - 21)
    return abs((codes.whole(number) - 1) / 14 * (9 + street) - at)


def test_hands_and_the_score_hunt_have_them_too() -> None:
    assert kvartal.rules(f"welcome(experienced,{NINE})").spec.most == 28
    hunt = kvartal.rules(f"welcome(solo,{NINE})")
    assert isinstance(hunt, WelcomeTo)
    assert hunt.kit.box.cards == 84


# Texts.


def test_texts_write_it_with_a_point_and_words_with_a_fraction() -> None:
    rules = kvartal.rules(f"welcome({NINE})")
    code = rules.code(Action.read("write 9.75 T4"))
    assert str(rules.action(code)) == "write 9.75 T4"
    assert str(rules.outcome(rules.outcome_code(Action.read("9.75-fence")))) == "9.75-fence"
    at = quarter({})
    world = at.position.copy()
    told = []
    for step in ("take 1", "write 9.75 T4"):
        before = world.copy()
        world.play(at.rules.code(Action.read(step)))
        told += at.rules.tell(before, 0, at.rules.code(Action.read(step)), world)
    assert [fact.args["number"] for fact in told] == ["9¾"]


@pytest.mark.parametrize("text", ["write 9.75 T4", "bis 9.75 T4", "write 9.5 T4"])
def test_without_the_cards_there_is_no_such_number(text: str) -> None:
    with pytest.raises(Unreadable):
        kvartal.rules("welcome").code(Action.read(text))


def test_without_the_cards_no_code_means_one() -> None:
    rules = kvartal.rules("welcome")
    with pytest.raises(Unreadable):
        rules.action(codes.write_code(codes.QUARTER, 0))


def test_without_the_cards_no_sheet_has_one() -> None:
    with pytest.raises(BadLine, match="welcome-bad-house"):
        table({"T3": "9.75"})


def test_a_turn_under_way_is_written_and_read_again() -> None:
    at = quarter({}, "temp")
    world = at.position.copy()
    world.play(at.rules.code(Action.read("take 1")))
    text = kvartal.write_position(at.rules, world)
    assert "number=9.75" in text
    assert kvartal.read_position(text)[1] == world


def faults(text: str) -> list[kvartal.Refusal]:
    counted = kvartal.rules(f"welcome({NINE})").tally(text)
    assert counted is not None
    return counted.sheets[0].faults


def test_paper_sheets_are_counted_with_it() -> None:
    wrong = faults("T . . 9.75 9 . . . . . .\ntemps: 0")
    assert [(fault.key, fault.args_["left"]) for fault in wrong] == [("welcome-fault-order", "9¾")]
    assert faults("T . 9 9.75 9.75b 10 . . . . .") == []
    changed = faults("T . 9 10.75 . . . . . . .")
    assert [fault.key for fault in changed] == ["welcome-fault-temps"], "no card has 10¾"


# What others make of it.


def test_for_everything_else_it_is_a_nine() -> None:
    assert [codes.whole(number) for number in (9, 17, codes.QUARTER, 20, 22)] == [9, 17, 7, 9, 11]


@pytest.mark.parametrize(
    ("houses", "points"), [("8 9.75 10", 3), ("9 9.75 10", 3), ("9.75 9.75b 10.75", 3), ("7 9.75 11", 0)]
)
def test_garlands_link_it_as_a_nine(houses: str, points: int) -> None:
    at = table(row("T", *houses.split()), ruleset=f"welcome(christmas,{NINE})", plans="N1-1 N2-1 XMAS-1")
    assert at.lines()["christmas"] == points


@pytest.mark.parametrize(("number", "most"), [("9.75", 1), ("8.75", 2), ("7.75", 0)])
def test_ea5_eggs_take_it_for_a_nine(number: str, most: int) -> None:
    at = quarter({}, "temp", f"easter,{NINE}")
    legal = at.legal("take 1", f"write {number} B4")
    assert [text for text in legal if text.startswith("egg")] == [f"egg {eggs}" for eggs in range(most + 1) if most]


# Whole games.


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ("", 2),
        ("expert", 3),
        ("experienced,pass=left", 3),
        ("christmas", 2),
        ("easter,halloween", 2),
        ("american_dream", 2),
        ("zombies", 2),
        ("expert,christmas,icecream,roswell", 2),
    ],
)
def test_the_plain_reading_agrees_on_chances_steps_and_points(options: str, seats: int) -> None:
    quarters = 0
    for seed in range(2):
        rng = random.Random(f"{options} {seed}")
        words = ",".join(filter(None, [options, "deck=63", NINE]))
        rules = kvartal.rules(f"welcome({words})")
        assert isinstance(rules, WelcomeTo)
        position = rules.new(seats)
        assert isinstance(position, Welcome)
        for _ in range(3):
            position.turn_up(rng.choice(rules.odds(position))[0])
        plans = [rules.kit.plans[position.plan_at(slot)].id for slot in range(3)]
        slow = Game({*options.split(","), NINE} - {""}, seats, plans)
        while position.actor() != marks.OVER:
            if position.actor() == marks.CHANCE:
                _deal(rules, position, slow, rng)
            else:
                quarters += _play(rules, position, slow, rng)
                found = [_lines(rules, position, seat) for seat in range(seats)]
                assert found == [{k: v for k, v in slow.score(seat).items() if v} for seat in range(seats)]
        assert slow.over
    assert quarters, "a game without quarters proves nothing"


def _deal(rules: kvartal.Rules, position: Welcome, slow: Game, rng: random.Random) -> None:
    odds = rules.odds(position)
    whole = sum(weight for _, weight in odds)
    assert {str(rules.outcome(code)): Fraction(weight, whole) for code, weight in odds} == slow.likely()
    # Once cards are played, the quarters come more often than they would, since they are looked for.
    wanted = [
        code for code, _ in odds if codes.QUARTER * 6 <= code < codes.SPECIAL and position.round and rng.random() < 0.2
    ]
    code = rng.choice(wanted or [code for code, _ in odds])
    slow.turn_up(str(rules.outcome(code)))
    position.turn_up(code)
    if isinstance(slow.supply, HandSupply) and position.actor() != marks.CHANCE:
        # Cards are numbered as they stand in a hand.
        for seat in range(position.seats):
            slow.supply.hands.hands[seat] = [card_name(card) for card in position.record(Hand, seat).cards]
        slow._go_on()


def _play(rules: kvartal.Rules, position: Welcome, slow: Game, rng: random.Random) -> int:
    """Lets everybody take a turn, and counts the quarters written."""
    quarters = 0
    for seat in rng.sample(position.acting(), len(position.acting())):
        ply = position.ply
        while position.ply == ply:
            position.focus(seat)
            legal = {str(rules.action(code)) for code in position.moves()}
            assert legal == slow.legal(seat), (position.round, seat)
            text = lively(rng, legal, slow.turns[seat] if slow.turns else None)
            quarters += ".75 " in text
            slow.step(seat, text)
            position.play(rules.code(Action.read(text)))
    return quarters


def _lines(rules: kvartal.Rules, position: Welcome, seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in rules.score(position, seat):
        key = LINES.get(line.key, line.key.removeprefix("welcome-line-"))
        found[key] = found.get(key, 0) + line.points
    return {key: points for key, points in found.items() if points}
