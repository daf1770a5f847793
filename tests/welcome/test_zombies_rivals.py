"""Zombie outbreak alone against a rival, by the clauses of its booklet."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.welcome.table import Table
from tests.welcome.test_rivals import FULL, lines_of, rival_of, rival_table
from tests.welcome.test_zombies import captured, decide

import kvartal
from kvartal import Action, BadLine, read_position, write_position
from kvartal.bots.titles import evaluator
from kvartal.core import marks
from kvartal.games.welcome import codes
from kvartal.games.welcome.expansions.zombies.facts import Outbreak
from kvartal.games.welcome.modes.rivals.facts import Rival
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.supplies.facts import Pile

PLANS = "N1-1 N2-1 ZOMBIE-1"


def siege(lines: str = "", stage: str = "deal", level: int = 1, plans: str = PLANS, words: str = "zombies") -> Table:
    """A game against a rival in which a card is about to come, or with a hand of two."""
    return rival_table(lines, stage, f"rivals={level},{words}", plans)


def come(at: Table, outcome: str) -> list[str]:
    """Lets a card come, and gives the keys of what is told."""
    before, code = at.position.copy(), at.rules.outcome_code(Action.read(outcome))
    assert code in dict(at.rules.odds(at.position)), outcome
    at.position.turn_up(code)
    told = at.rules.tell(before, marks.CHANCE, code, at.position)
    return [fact.key.removeprefix("welcome-fact-") for fact in told]


def lying(position: Welcome) -> list[str]:
    return [card.card for card in rival_of(position).cards]


def likely(at: Table) -> dict[str, Fraction]:
    """Adds up what may come by its first word: a construction card, a zombie, a plan-completed card."""
    odds = at.rules.odds(at.position)
    total = sum(weight for _, weight in odds)
    found = dict.fromkeys(("card", "zombie", "completed"), Fraction(0))
    for code, weight in odds:
        verb = at.rules.outcome(code).verb
        found[verb if verb in found else "card"] += Fraction(weight, total)
    return found


# The deck.


@pytest.mark.parametrize("deck", ["deck=63", "deck=81", "deck=63,nine_three_quarters"])
def test_sixty_cards_make_three_piles_of_twenty_with_a_zombie_card_each(deck: str) -> None:
    rules = kvartal.rules(f"welcome({deck},rivals=1,zombies)")
    position = rules.new(1)
    assert isinstance(position, Welcome)
    assert position.record(Outbreak).deck_piles == [20, 20, 20]
    assert (rules.spec.least, rules.spec.most) == (1, 1)


@pytest.mark.parametrize(
    ("lines", "cards", "zombies", "completed"),
    [
        ("deck: 20z 20z 20z", 20, 1, 0),
        ("deck: 0z 20z 20z", 0, 1, 0),
        ("deck: 0 20z 20z\nzombies: left both", 20, 1, 1),
        ("deck: 0 3 20z\nzombies: both", 3, 0, 1),
        ("deck: 0 0 20z\nzombies: both", 0, 0, 1),
        ("deck: 0 0 20z\nzombies: both\ncompleted: B\nrewards: - 10 -", 20, 1, 2),
        ("deck: 0 0 4z\nzombies: both\ncompleted: B A\nrewards: - 10 -", 4, 1, 1),
        ("deck: 0 0 4\nzombies: none\ncompleted: B A C\nrewards: - 10 -", 4, 0, 0),
    ],
)
def test_no_one_and_two_plan_completed_cards_lie_in_the_piles(
    lines: str, cards: int, zombies: int, completed: int
) -> None:
    total = cards + zombies + completed
    wanted = {"card": cards, "zombie": zombies, "completed": completed}
    plans = "N1-1 N2-2 ZOMBIE-1"
    assert likely(siege(lines, plans=plans)) == {sort: Fraction(count, total) for sort, count in wanted.items()}


def test_which_plan_completed_card_lies_in_the_second_pile_is_not_known() -> None:
    at = siege("deck: 0 0 20z\nzombies: both")
    assert {str(at.rules.outcome(code)) for code, _ in at.rules.odds(at.position)} == {
        "completed A",
        "completed B",
        "completed C",
    }


def test_the_game_has_thirty_turns_and_ends_with_the_last_construction_card() -> None:
    at = siege("hand 0: 3-fence 8-pool\ndeck: 0 0 0z\nzombies: left\ncompleted: A\nrewards: 8 - -", "play")
    end = at.play("take 2 1 / write 8 T2 / give 1")
    assert (end.stage, at.rules.over(end).reason) == (codes.FINISHED, "welcome-reason-rival-lost")
    assert end.record(Outbreak).zombies_left == 2, "what lies under the last card never appears"
    assert (60 // 2, at.rules.spec.longest >= 30) == (30, True)


# A turn.


def test_two_cards_are_drawn_and_one_is_played_for_its_number_and_one_for_its_effect() -> None:
    at = siege()
    for card in ("3-fence", "8-pool"):
        assert at.position.stage == codes.DEALING
        come(at, card)
    assert at.position.stage == codes.PLAY
    assert at.legal() == ["take 1 2", "take 2 1"]
    assert at.position.record(Outbreak).deck_piles == [18, 20, 20]


@pytest.mark.parametrize(("step", "card"), [("give 1", "3-fence"), ("give 2", "8-pool")])
def test_either_card_goes_to_the_rival_and_the_other_is_discarded(step: str, card: str) -> None:
    at = siege("given: 9-park\nhand 0: 3-fence 8-pool", "play")
    end = at.play(f"take 1 2 / write 3 T2 / {step}")
    assert lying(end) == ["9-park", card]
    assert end.stage == codes.DEALING
    assert end.rules.kit.way.held(end, 0) == []  # type: ignore[attr-defined]


def test_a_turn_does_not_end_before_a_card_is_given() -> None:
    at = siege("hand 0: 3-fence 8-pool", "play")
    assert "done" not in at.legal("take 1 2", "write 3 T2")


def test_a_refusal_wants_both_numbers_to_fit_nowhere_and_a_card_is_given_all_the_same() -> None:
    at = rival_table("hand 0: 15-fence 14-agent", "play", "rivals=1,zombies", PLANS, FULL)
    assert at.legal() == ["refuse"]
    end = at.play("refuse / give 2")
    assert lying(end) == ["14-agent"]


def test_nothing_is_shuffled() -> None:
    assert siege("hand 0: 3-fence 8-pool", "play").why("reshuffle") == "shuffle-never"


# Zombie cards.


def test_zb11_from_level_one_a_zombie_card_takes_the_place_of_the_two_top_cards() -> None:
    at = siege("given: 9-park 9-pool 9-agent\nbullets 0: 1")
    assert come(at, "zombie right")[:2] == ["zombies-card", "zombies-rival"]
    assert lying(at.position) == ["9-park", "zombie right"]
    assert lines_of(at.position) == {"plan": 0, "cards": 1 + 1, "estates": 1}, "a fence card for Sergey"
    assert at.position.record(Rival).gifts == 3


def test_zb11_at_level_nought_it_leaves_the_game() -> None:
    at = siege("given: 9-park 9-pool 9-agent\nbullets 0: 1", level=0)
    assert "zombies-rival" not in come(at, "zombie right")
    assert lying(at.position) == ["9-park", "9-pool", "9-agent"]


@pytest.mark.parametrize(("given", "left"), [("", []), ("9-park", []), ("9-park 9-pool", [])])
def test_of_fewer_than_two_cards_all_are_taken(given: str, left: list[str]) -> None:
    at = siege(f"given: {given}\nbullets 0: 1" if given else "bullets 0: 1")
    come(at, "zombie left")
    assert lying(at.position) == [*left, "zombie left"]


def test_a_zombie_card_may_take_one_that_came_before() -> None:
    at = siege("given: 9-park 9-pool\nlies: zombie-left 9-pool\nbullets 0: 1\ndeck: 0 20z 20z\nzombies: right both")
    come(at, "zombie both")
    assert lying(at.position) == ["zombie both"]


def test_a_zombie_card_moves_the_hordes_of_the_player_and_another_card_is_drawn() -> None:
    at = siege("drawn: 1\nhand 0: 3-fence\nbullets 0: 1")
    come(at, "zombie right")
    assert captured(at) == {"T1", "M2", "B1"}
    assert (at.position.stage, at.position.record(Pile).drawn) == (codes.DEALING, 1)


def test_a_bullet_holds_a_horde_back_before_the_next_card() -> None:
    at = siege("drawn: 1\nhand 0: 3-fence")
    come(at, "zombie right")
    assert (at.position.stage, at.position.actor()) == (codes.INTERLUDE, 0)
    decide(at, 0, "advance TL", "shoot ML")
    assert captured(at) == {"T1", "B1"}
    assert at.position.stage == codes.DEALING


def test_zombie_cards_cut_the_stack_into_estates() -> None:
    lines = "given: 9-park 9-pool 8-bis 8-temp 7-agent\nlies: 9-park zombie-right 8-temp 7-agent"
    position = siege(f"{lines}\ndeck: 0 20z 20z\nzombies: left both").position
    # Two estates: a park, and a temp beside an agent; a park, a temp and a fence card by themselves.
    assert lines_of(position) == {"plan": 0, "cards": 3, "estates": 1 + (1 + 2)}


# Plan-completed cards.


def test_a_plan_completed_card_is_settled_as_always() -> None:
    at = siege("deck: 0 20z 20z\nzombies: left both")
    assert come(at, "completed A") == ["rival-card", "rival-plan", "rival-approved"]
    assert rival_of(at.position).plans == [8, None, None]
    assert likely(at)["completed"] == 0, "the other two lie in the third pile"


# In a mix.

MIX = "deck: 0 20z 20z\nzombies: left both\nlies: zombie-right 9-fence 9-park"


def test_the_card_behind_a_zombie_card_is_laid_as_a_zurg() -> None:
    lines = f"given: 8-park 8-pool 9-fence 9-park\n{MIX}\ngoal 0: 1"
    position = siege(lines, plans="N1-1 N2-1 ROSWELL-1", words="roswell,zombies").position
    assert [card.laid for card in rival_of(position).cards] == ["fence", None, "park"]


def test_eggs_of_cards_that_zombies_took_no_longer_count() -> None:
    lines = f"given: 8-park 8-pool 9-fence 9-park\n{MIX}"
    position = siege(lines, plans="N1-1 N2-1 EASTER-1", words="easter,zombies").position
    eggs = next(line for line in rival_of(position).lines if "easter" in line.key)
    assert 2 in eggs.args.values(), "two nines; the eights are gone"


def test_bunkers_look_at_the_last_cards_that_were_given() -> None:
    lines = f"given: 8-park 11-park 9-fence 7-park\n{MIX.replace('9-park', '7-park')}"
    at = siege(lines, plans="N1-1 N2-1 DOOM-1", words="doomsday,zombies")
    come(at, "completed A")
    assert at.rules.write(at.position).count("dug 0: 11 0 0") == 1


def told(at: Table, *steps: str) -> list[str]:
    """Takes a turn, and gives the keys of what is told of its last step."""
    before, step = at.after(*steps[:-1]), Action.read(steps[-1])
    after = at.play(" / ".join(steps))
    facts = at.rules.tell(before, 0, at.rules.code(step), after)
    return [fact.key.removeprefix("welcome-fact-") for fact in facts]


def test_what_others_make_of_the_end_of_a_turn_is_told_when_a_card_is_given() -> None:
    hand = "hand 0: 3-fence 8-pool"
    at = siege(f"{hand}\ngoal 0: 1", "play", plans="N1-1 N2-1 ROSWELL-1", words="roswell,zombies")
    assert told(at, "take 1 2", "write 3 T0", "give 1") == ["roswell-rival", "rival-given"]
    at = siege(hand, "play", plans="N1-1 N2-1 ICE-1", words="icecream,zombies")
    assert told(at, "take 2 1", "write 8 T9", "give 1") == ["icecream-route", "rival-given"]


# Texts.


def test_a_position_keeps_piles_hand_and_stack() -> None:
    text = "given: 9-park 9-pool 9-agent\nlies: 9-park zombie-right\ndeck: 0 7z 20z\nzombies: left both"
    at = siege(f"drawn: 1\nhand 0: 3-fence\n{text}")
    again = write_position(at.rules, at.position)
    for line in text.split("\n"):
        assert line in again
    assert read_position(again)[1].digest() == at.position.digest()


def test_every_position_of_a_game_is_written_and_read() -> None:
    game = kvartal.new("welcome(rivals=2,easter,roswell,zombies)", seats=1, seed=5)
    while not game.over:
        game.play(0, game.legal(0)[-1])
        assert read_position(write_position(game.rules, game.position))[1].digest() == game.position.digest()


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ("deck: 21z 20z 20z", "welcome-bad-deck"),
        ("deck: 20z 19z 20z", "welcome-deck-order"),
        ("deck: 20z 20z 20z 0", "welcome-row"),
        ("deck: 20z 20z x", "welcome-bad-deck"),
        ("deck: 20 20z 20z", "welcome-deck-zombies"),
        ("deck: 20z 20z 20z\ncompleted: A\nrewards: 8 - -", "welcome-deck-order"),
        ("deck: 0 5 20z\nzombies: left\ncompleted: A B\nrewards: 8 - -", "welcome-deck-order"),
        ("deck: 0 0 19z\nzombies: left", "welcome-deck-order"),
        (
            "given: 9-park 9-pool\nlies: 9-pool 9-park zombie-left\nzombies: right both\ndeck: 1 20z 20z",
            "welcome-bad-lies",
        ),
        ("given: 9-park 9-pool\nlies: 9-pool", "welcome-bad-lies"),
        ("given: 9-park\nlies: zombie-left zombie-left\nzombies: right both\ndeck: 1 20z 20z", "welcome-bad-lies"),
        ("given: 9-park\nlies: zombie-left", "welcome-order-come"),
        ("given: 9-park\nlies: zombie-up", "bad-card"),
        ("hand 0: 3-fence", "welcome-cards-needed"),
        ("passed 0: 3-fence", "welcome-cards-needed"),
    ],
)
def test_what_cannot_be_is_refused(lines: str, key: str) -> None:
    with pytest.raises(BadLine) as caught:
        siege(lines)
    assert caught.value.key.endswith(key)


def test_a_stack_without_zombies_has_no_cards_that_were_taken() -> None:
    with pytest.raises(BadLine):
        rival_table("given: 9-park\nlies: zombie-left\nhand 0: 3-fence 8-pool 12-bis")


# Bots.


@pytest.mark.parametrize(
    ("hand", "given", "gains"),
    [
        ("3-pool 8-bis", "", (2, 2)),
        ("3-pool 8-agent", "4-pool 6-pool 6-temp 7-agent 8-pool 9-pool", (1 - 7, -7)),
    ],
)
def test_a_bot_weighs_what_each_card_brings_the_rival(hand: str, given: str, gains: tuple[int, int]) -> None:
    """A seventh card makes an estate worthless; a pool card brings Sergey one beside it."""
    at = siege(f"hand 0: {hand}\n" + (f"given: {given}" if given else ""), "play")
    judge = evaluator(at.rules)(at.after("take 1 2", "write 3 T0"))
    rates = judge.rates(0, [at.rules.code(Action.read(step)) for step in ("give 1", "give 2")])
    assert rates == pytest.approx([-0.35 * gain for gain in gains])
