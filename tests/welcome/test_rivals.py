"""Rivals: the deck and its plan-completed cards, the card given away, the rival's points, and how a game comes out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.welcome.table import Table, row, streets

import kvartal
from kvartal import Action, BadLine, Fact, Unreadable, read_position, write_position
from kvartal.core import marks
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import card_name, deck
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.modes.rivals.facts import Rival
from kvartal.games.welcome.modes.rivals.way import Rivals
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.supplies.facts import Pile
from kvartal.table import records
from kvartal.texts import Texts

PLANS = ["plan N1-1", "plan N2-1", "plan N3-1"]
FULL = {
    **row("T", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17"),
    **row("M", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17"),
    **row("B", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17"),
}
del FULL["T0"], FULL["M0"], FULL["B0"]


def rival_table(
    lines: str, stage: str = "play", words: str = "rivals=1", plans: str = "N1-1 N2-1 N3-1", sheet: Any = None
) -> Table:
    text = f"ruleset: welcome({words})\nseats: 1\nstage: {stage}\nplans: {plans}\n{lines}\n"
    return Table(text + streets(sheet or {}))


def rival_of(position: Welcome) -> Any:
    way = position.rules.kit.way
    assert isinstance(way, Rivals)
    return way.rival(position)


def lines_of(position: Welcome) -> dict[str, int]:
    found: Counter[str] = Counter()
    for line in rival_of(position).lines:
        found[line.key.removeprefix("welcome-line-rival-")] += line.points
    return dict(found)


def cards_with(*effects: str) -> str:
    """Names different cards of these effects."""
    left = deck(81)
    found = []
    for effect in effects:
        card = next(card for card in left if card_name(card).endswith(effect))
        left.remove(card)
        found.append(card_name(card))
    return " ".join(found)


def stack_of(*effects: str, words: str = "rivals=1") -> Welcome:
    return rival_table(f"given: {cards_with(*effects)}\nhand 0: 8-pool 8-temp 8-bis", words=words).position


def forget_refusals(position: Welcome) -> None:
    """Lets a game go on that three refusals would end."""
    sheet = position.record(Sheet, 0)
    sheet.refusals = 0
    position.store(sheet, 0)


# Options.


@pytest.mark.parametrize("level", range(7))
def test_rivals_have_seven_levels(level: int) -> None:
    rules = kvartal.rules(f"welcome(rivals={level})")
    assert (rules.spec.least, rules.spec.most) == (1, 1)
    assert rules.ruleset == f"welcome(rivals={level})"


def test_without_rivals_nothing_changes() -> None:
    assert kvartal.rules("welcome(rivals=none)").ruleset == "welcome"
    assert kvartal.new("welcome", seats=1, seed=1).view(0).rival is None


@pytest.mark.parametrize("other", ["solo", "experienced"])
def test_rivals_do_not_go_with_other_ways_to_deal(other: str) -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules(f"welcome({other},rivals=1)")
    assert (caught.value.key, {*caught.value.args_.values()}) == ("welcome-mix-hands", {"rivals", other})


def test_there_is_no_rival_above_level_six() -> None:
    with pytest.raises(Unreadable):
        kvartal.rules("welcome(rivals=7)")


# The deck.


def test_rv1_with_the_quarters_there_are_twenty_two_turns() -> None:
    rules = kvartal.rules("welcome(deck=63,rivals=1,nine_three_quarters)")
    assert isinstance(rules.kit.way, Rivals)  # type: ignore[attr-defined]
    assert (rules.kit.box.cards, rules.kit.way.size // rules.kit.way.full) == (66, 22)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("size", "upper", "turns"), [(63, 31, 21), (81, 40, 27)])
def test_rv1_the_plan_completed_cards_lie_in_the_lower_half(size: int, upper: int, turns: int) -> None:
    rules = kvartal.rules(f"welcome(deck={size},rivals=1)")
    position = rules.new(1)
    assert isinstance(position, Welcome)
    for plan in PLANS:
        position.turn_up(rules.outcome_code(Action.read(plan)))
    completed = [rules.outcome_code(Action("completed", (letter,))) for letter in "ABC"]
    drawn = 0
    while position.stage != codes.FINISHED:
        while position.stage == codes.DEALING:
            odds = rules.odds(position)
            assert [code for code, _ in odds if code >= codes.SPECIAL] == (completed if drawn >= upper else [])
            assert sum(weight for _, weight in odds) == size - drawn + (3 if drawn >= upper else 0)
            position.turn_up(odds[0][0])
            drawn += 1
        while position.stage == codes.PLAY:
            legal = position.moves()
            position.play(codes.DONE if codes.DONE in legal else legal[0])
            if codes.REFUSE <= legal[0] < codes.FENCE:
                forget_refusals(position)
    assert (position.round, drawn) == (turns, size)
    assert position.record(Rival).completed == [-1, -1, -1], "cards under the last one never appear"


def test_rv1_the_game_ends_with_the_last_construction_card() -> None:
    at = rival_table("hand 0: 3-fence 8-pool 12-bis\nunseen: none")
    end = at.play("take 2 1 / write 8 T2 / done")
    assert (end.stage, end.round) == (codes.FINISHED, 1)


def test_plan_completed_cards_come_in_any_order_and_each_once() -> None:
    at = rival_table("drawn: 2\nhand 0: 3-fence 8-pool\nunseen: 1-fence 2-fence", "deal", "rivals=6")
    rules, position = at.rules, at.position
    for letter, rest in (("B", 2), ("C", 1), ("A", 0)):
        position.turn_up(rules.outcome_code(Action("completed", (letter,))))
        assert sum(code >= codes.SPECIAL for code, _ in rules.odds(position)) == rest
    assert position.record(Rival).completed == [1, 2, 0]
    assert (position.record(Pile).drawn, position.stage) == (2, codes.DEALING), "another card is drawn for each"


def test_nothing_is_shuffled() -> None:
    assert rival_table("hand 0: 3-fence 8-pool 12-bis").why("reshuffle") == "shuffle-never"


@pytest.mark.parametrize(("temps", "points"), [(5, 0), (6, 7), (11, 7)])
def test_temps_pay_from_six_on(temps: int, points: int) -> None:
    assert rival_table(f"hand 0: 3-fence 8-pool 12-bis\ntemps 0: {temps}").lines()["temps"] == points


# The card given away.


def test_the_third_card_goes_to_the_rival() -> None:
    at = rival_table("given: 9-park\nhand 0: 3-fence 8-pool 12-bis")
    assert at.legal() == ["take 1 2", "take 1 3", "take 2 1", "take 2 3", "take 3 1", "take 3 2"]
    end = at.play("take 2 1 / write 8 T2 / done")
    assert [card.card for card in rival_of(end).cards] == ["9-park", "12-bis"], "on top of the stack"


def test_whoever_is_refused_still_chooses_the_card() -> None:
    at = rival_table("hand 0: 15-fence 14-agent 13-fence", sheet=FULL)
    assert at.legal() == ["refuse 1", "refuse 2", "refuse 3"]
    assert at.why("refuse") == "refuse"
    assert at.refused("refuse").args_["passes"] == "rival"
    end = at.play("refuse 2 / done")
    assert [card.card for card in rival_of(end).cards] == ["14-agent"]
    assert end.record(Rival).gifts == 1


# Plan-completed cards.


def settled(words: str, *letters: str, done: str = "") -> Welcome:
    """Lets plan-completed cards come, after the player has completed plans or not."""
    sheet = row("T", "1|", "2|", "3|", "4|", "5|", "6|") if done else {}
    plan = f"done 0: {done}\n" if done else ""
    at = rival_table(f"hand 0: \nunseen: 1-fence 2-fence 3-fence\n{plan}", "deal", words, sheet=sheet)
    for letter in letters:
        at.position.turn_up(at.rules.outcome_code(Action("completed", (letter,))))
    return at.position


def test_s06_the_rival_completes_a_plan_first_and_the_player_gets_the_second_value() -> None:
    position = settled("rivals=1", "A")
    assert rival_of(position).plans == [8, None, None]
    assert position.approved == 1, "in this turn, too"


def test_rv3_after_the_player_the_rival_gets_the_second_value() -> None:
    position = settled("rivals=1", "A", done="8 - -")
    assert rival_of(position).plans == [4, None, None]


def test_rv3_sergey_completes_no_second_plan_and_the_player_may_still_be_first() -> None:
    position = settled("rivals=1", "A", "C")
    assert rival_of(position).plans == [8, None, None]
    assert rival_of(position).completed == [1, 3]
    assert position.approved == 1


@pytest.mark.parametrize(("level", "plans"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (0, 3)])
def test_each_level_completes_plans_in_the_order_of_the_draw(level: int, plans: int) -> None:
    position = settled(f"rivals={level}", "C", "A", "B")
    assert [slot for slot in (2, 0, 1) if rival_of(position).plans[slot] is not None] == [2, 0, 1][:plans]


def test_rv7_at_level_nought_plans_are_approved_and_the_rival_has_no_score() -> None:
    position = settled("rivals=0", "A")
    shown = rival_of(position)
    assert (position.approved, shown.score, shown.lines) == (1, None, [])
    assert position.rival_score() == 0


# The rival's points.


def test_s04_cards_and_estates_of_a_stack() -> None:
    position = stack_of("fence", "park", "pool", "agent", "fence", "bis", "temp")
    assert lines_of(position) == {"plan": 0, "cards": 5, "estates": 7}
    assert rival_of(position).score == position.rival_score() == 12


def test_rv5_a_run_of_seven_cards_is_no_estate() -> None:
    stack = "park park agent fence pool fence bis agent temp park park pool agent fence temp"
    position = stack_of(*stack.split())
    assert lines_of(position) == {"plan": 0, "cards": 11, "estates": 6}
    estates = next(line for line in rival_of(position).lines if line.key.endswith("estates"))
    assert estates.args == {"estates": 3}


def test_a_plan_is_a_line_of_the_rival() -> None:
    position = settled("rivals=1", "A")
    assert lines_of(position) == {"plan": 8, "cards": 0, "estates": 0}


# The end.


def last_turn(given: str) -> Table:
    """The player has 4 points for parks and gives the rival one more card; then the cards run out."""
    lines = f"given: {given}\nhand 0: 3-fence 8-pool 12-temp\nunseen: none\nparks 0: 2 0 0"
    return rival_table(lines, sheet={"T0": "1", "T1": "2"})


@pytest.mark.parametrize(("given", "rival"), [("", 2), ("9-park", 4), ("9-park 10-park", 6)])
def test_the_player_wins_with_more_points_than_the_rival(given: str, rival: int) -> None:
    at = last_turn(given)
    end = at.play("take 2 1 / write 8 T4 / done")
    over = at.rules.over(end)
    assert over.won is (rival < 4), "equal points are the rival's"
    assert over.reason == ("welcome-reason-rival-won" if over.won else "welcome-reason-rival-lost")
    assert over.standings[0].tiers[:2] == (4, 4 - rival)
    assert records.noted(at.rules, over) == (4, rival), "kept beside the score"


def test_at_level_nought_there_is_nothing_to_win() -> None:
    at = rival_table("hand 0: 3-fence 8-pool 12-temp\nunseen: none", words="rivals=0")
    over = at.rules.over(at.play("take 2 1 / write 8 T4 / done"))
    assert (over.won, over.reason) == (None, "welcome-reason-cards")
    assert records.noted(at.rules, over) == (over.standings[0].tiers[0], None)


# What is told, shown and written.


def told(at: Table, before: Welcome, seat: int, code: int, after: Welcome) -> list[tuple[str, Any]]:
    facts: list[Fact] = at.rules.tell(before, seat, code, after)
    return [(fact.key.removeprefix("welcome-fact-rival-"), dict(fact.args)) for fact in facts if "rival" in fact.key]


def test_it_is_told_which_card_the_rival_gets() -> None:
    at = rival_table("hand 0: 3-fence 8-pool 12-temp")
    before = at.after("take 2 1", "write 8 T4")
    assert told(at, before, 0, codes.DONE, at.play("take 2 1 / write 8 T4 / done")) == [("given", {"card": "12-temp"})]


@pytest.mark.parametrize(
    ("level", "letters", "facts"),
    [
        (1, "B", [("card", {"card": "B"}), ("plan", {"plan": 2, "points": 10}), ("approved", {"plan": 2})]),
        (1, "AB", [("card", {"card": "B"}), ("no-plan", {"plan": 2})]),
        (0, "B", [("card", {"card": "B"}), ("approved", {"plan": 2})]),
    ],
)
def test_it_is_told_what_a_plan_completed_card_brings(level: int, letters: str, facts: list[Any]) -> None:
    at = rival_table("unseen: 1-fence 2-fence 3-fence", "deal", f"rivals={level}", "N1-1 N2-2 N3-1")
    for letter in letters[:-1]:
        at.position.turn_up(at.rules.outcome_code(Action("completed", (letter,))))
    before, code = at.position.copy(), at.rules.outcome_code(Action("completed", (letters[-1],)))
    at.position.turn_up(code)
    assert told(at, before, marks.CHANCE, code, at.position) == facts


def test_the_rival_is_shown() -> None:
    shown = rival_of(stack_of("fence", "park", "pool", words="rivals=3"))
    assert (shown.level, shown.completes, shown.score) == (3, [True, True, False], 7)
    assert shown.values == {"fence": 2, "agent": 2, "park": 2, "pool": 1, "temp": 2, "bis": 2}
    assert [card.laid for card in shown.cards] == ["fence", "park", "pool"]
    assert shown.reconstructed


def test_a_position_keeps_the_order_of_the_stack_and_of_the_cards_that_came() -> None:
    cards = "unseen: 1-fence 2-fence\nhand 0: 3-fence"
    text = f"given: 9-park 8-fence 9-pool\ncompleted: C A B\nrewards: 4 - 12\n{cards}"
    at = rival_table(f"drawn: 1\n{text}", "deal", "rivals=3")
    again = write_position(at.rules, at.position)
    for line in text.split("\n"):
        assert line in again
    assert read_position(again)[1].digest() == at.position.digest()
    assert at.position.approved == 5


@pytest.mark.parametrize(
    "lines",
    [
        "given: 9-park 9-park 9-park 9-park 9-park",
        "given: park",
        "completed: A A",
        "completed: D",
        "completed: A\nrewards: - - -",
        "completed: A\nrewards: 3 - -",
        "rewards: 8 - -",
        "completed: A B\nrewards: 8 10 -",
        "completed: A\nrewards: 8",
    ],
)
def test_a_position_that_cannot_be_is_refused(lines: str) -> None:
    with pytest.raises(BadLine):
        rival_table(f"hand 0: 3-fence 8-pool 12-temp\nunseen: 1-fence\n{lines}")


def test_what_completed_plans_brought_the_rival_is_the_first_value_unless_it_is_written() -> None:
    cards = "hand 0: 3-fence 8-pool 12-temp\nunseen: 1-fence\ncompleted: A B\n"
    at, written = rival_table(cards), rival_table(f"{cards}rewards: 8 - -")
    assert at.position.digest() == written.position.digest()
    with pytest.raises(BadLine) as caught:
        rival_table(f"{cards}rewards: 8 11 -")
    told = "План 2 не мог принести конкуренту «11»; возможно: -."
    assert Texts("ru").explain(caught.value).endswith(told), "Sergey completes the plan of the first card alone"


def test_plan_completed_cards_cannot_have_come_from_the_upper_half() -> None:
    with pytest.raises(BadLine):
        rival_table("hand 0: 3-fence 8-pool 12-temp\ncompleted: A\nrewards: 8 - -")


def test_what_a_card_would_bring_the_rival_is_looked_at_and_taken_back() -> None:
    position = rival_table("given: 9-park\nhand 0: 8-pool 8-temp 12-bis").position
    before = position.digest()
    # Cards 1 and 2 are taken, and the bis card is a house of 2 in the estate.
    assert position.gift_of(0, 3 + 0 * 3 + 1) == 2
    assert (position.digest(), position.rival_score()) == (before, 2)
