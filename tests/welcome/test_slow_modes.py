"""The plain readings of rivals, decks and hands agree with their examples, clause by clause."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from tests.welcome.slow_decks import Piles, hunt_deck, rival_deck, zombie_rival_deck
from tests.welcome.slow_hands import Hands, ZombieHands
from tests.welcome.slow_paper import deck
from tests.welcome.slow_rivals import RIVALS, Rival, runs, wins
from tests.welcome.slow_turn import Sheet, Turn, score


def laid(level: int, *effects: str) -> Rival:
    found = Rival(level)
    for effect in effects:
        found.give((5, effect))
    return found


def drained(piles: Piles, seed: int) -> list[str]:
    """Turns a deck up to its end."""
    rng = random.Random(seed)
    found = []
    while likely := piles.likely():
        assert sum(likely.values()) == 1
        found.append(rng.choices(list(likely), [float(chance) for chance in likely.values()])[0])
        piles.turn_up(found[-1])
    return found


# Rivals.


@pytest.mark.parametrize(("nine", "upper", "turns"), [(False, 31, 21), (True, 33, 22)])
def test_rv1_the_lower_half_holds_the_three_cards(nine: bool, upper: int, turns: int) -> None:
    for seed in range(5):
        cards = drained(rival_deck(deck(63, nine)), seed)
        construction = [card for card in cards if not card.startswith("completed")]
        assert len(construction) == turns * 3
        assert not any(card.startswith("completed") for card in cards[:upper])
        assert not cards[-1].startswith("completed"), "what lies under the last construction card never appears"


def test_rv1_after_the_upper_half_every_card_is_as_likely_as_any_other() -> None:
    piles = rival_deck(deck(63))
    for _ in range(31):
        piles.turn_up(next(iter(piles.likely())))
    assert piles.likely()["completed B"] == Fraction(1, 35)


def test_s02_the_solo_card_lies_in_the_lower_half() -> None:
    for seed in range(5):
        cards = drained(hunt_deck(deck(81)), seed)
        assert cards.index("solo") >= 41 if "solo" in cards else len(cards) == 81


def test_rv3_the_first_card_completes_its_plan_for_sergey_and_the_second_does_not() -> None:
    sergey = Rival(1)
    assert sergey.plan_completed("A", 8, 4, player_has_it=True)
    assert sergey.plans == [4, None, None]
    assert not sergey.plan_completed("C", 10, 5, player_has_it=False)
    assert sergey.plans == [4, None, None]
    assert sergey.drawn == ["A", "C"]


def test_s06_a_plan_that_the_rival_completes_first_pays_the_player_the_second_value() -> None:
    sergey = Rival(1)
    approved = [0] if sergey.plan_completed("A", 8, 4, player_has_it=False) else []
    assert sergey.plans[0] == 8
    sheet = Sheet({"rivals"})
    sheet.paper.draw("T 1| 2| 3| 4| 5| 6|")
    turn = Turn({"rivals"}, sheet, {"take 1 2": (7, "park")}, ["N1-1", "N2-1", "N3-1"], approved)
    for text in ("take 1 2", "write 7 M0", "plan 1"):
        turn.step(text)
    assert turn.paper.done[0] == 4
    assert "reshuffle" not in turn.legal()


def test_rv5_lines_and_estates_of_sergey() -> None:
    effects = "park park agent fence pool fence bis agent temp park park pool agent fence temp"
    rival = laid(1, *effects.split())
    assert [len(run) for run in runs(rival.stack)] == [3, 1, 7, 1]
    assert rival.lines() == {"plan": 0, "cards": 11, "estates": 6}


def test_s04_a_stack_that_begins_with_a_fence() -> None:
    rival = laid(1, "fence", "park", "pool", "agent", "fence", "bis", "temp")
    assert rival.lines() == {"plan": 0, "cards": 5, "estates": 7}


def test_rv7_at_level_nought_every_card_approves_its_plan_and_there_is_no_score() -> None:
    rival = laid(0, "park", "fence")
    assert [rival.completes(letter) for letter in "BAC"] == [True, True, True]
    assert rival.lines() == {}


def test_every_rival_values_all_effects_and_wins_ties() -> None:
    for level in range(1, 7):
        assert sorted(RIVALS[level]["points_per_card"]) == ["agent", "bis", "fence", "park", "pool", "temp"]
    assert wins(51, 50)
    assert not wins(50, 50)


def test_temps_pay_seven_for_six_against_a_rival() -> None:
    sheet = Sheet({"rivals"})
    for temps, points in ((5, 0), (6, 7), (11, 7)):
        sheet.paper.temps = temps
        assert score({"rivals"}, [sheet], 0)["temps"] == points


def test_zombies_alone_have_sixty_cards_in_three_piles() -> None:
    for seed in range(5):
        cards = drained(zombie_rival_deck(deck(63)), seed)
        special = [card.split()[0] for card in cards if " " in card]
        assert len(cards) - len(special) == 60
        assert special.count("zombie") <= 3
        assert not any(card.startswith("completed") for card in cards[:21])


def test_a_hand_of_two_ends_its_turn_by_giving_one_of_them() -> None:
    offers = {"take 1 2": (7.0, "park"), "take 2 1": (9.0, "pool")}
    turn = Turn({"rivals", "zombies"}, Sheet({"zombies"}), offers, ends=("give 1", "give 2"))
    for text in ("take 2 1", "write 9 M7"):
        turn.step(text)
    assert turn.legal() == {"pool", "give 1", "give 2"}


# Hands.


def deal(hands: Hands, rng: random.Random) -> list[str]:
    """Deals until nothing more is to be drawn; gives the zombie cards that came up."""
    found = []
    while likely := hands.likely():
        assert sum(likely.values()) == 1
        card = rng.choices(list(likely), [float(chance) for chance in likely.values()])[0]
        hands.turn_up(card)
        found += [card] if card.startswith("zombie") else []
    return found


def test_xc1_one_card_then_two_each_round_and_the_third_goes_to_the_left() -> None:
    rng = random.Random(1)
    hands = Hands(deck(63), 3)
    deal(hands, rng)
    assert [len(hand) for hand in hands.hands] == [1, 1, 1]
    hands.next_round()
    assert hands.to_draw == [0, 0, 1, 1, 2, 2]
    deal(hands, rng)
    assert [len(hand) for hand in hands.hands] == [3, 3, 3]
    thirds = [hand[2] for hand in hands.hands]
    hands.resolve([2, 2, 2])
    assert hands.hands == [[thirds[2]], [thirds[0]], [thirds[1]]]
    assert hands.discard.total() == 6


def test_v01_the_next_hand_is_the_card_passed_on_and_two_new_ones() -> None:
    rng = random.Random(2)
    hands = Hands(deck(63), 2)
    deal(hands, rng)
    hands.next_round()
    deal(hands, rng)
    kept = hands.hands[0][0]
    hands.resolve([0, 0])
    hands.next_round()
    deal(hands, rng)
    assert hands.hands[1][0] == kept
    assert len(hands.offers(1)) == 6


def test_the_discard_is_shuffled_when_the_deck_is_empty() -> None:
    rng = random.Random(3)
    hands = Hands(deck(63), 6)
    deal(hands, rng)
    for _ in range(12):
        hands.next_round()
        deal(hands, rng)
        assert hands.deck.total() + hands.discard.total() + sum(map(len, hands.hands)) == 63
        hands.resolve([0] * 6)


def test_xc3_whoever_refuses_chooses_the_card_to_pass() -> None:
    full = Sheet(set())
    rows = [f"{street} " + " ".join(map(str, range(10 + row))) for row, street in enumerate("TMB")]
    full.paper.draw(*rows)
    refusals = ("refuse 1", "refuse 2", "refuse 3")
    turn = Turn({"experienced"}, full, {"take 1 2": (3, "park"), "take 2 1": (4, "bis")}, refusals=refusals)
    assert turn.legal() == set(refusals)


def test_xc5_others_see_the_effects_of_a_hand_and_not_its_numbers() -> None:
    rng = random.Random(4)
    hands = Hands(deck(63), 3)
    deal(hands, rng)
    hands.next_round()
    deal(hands, rng)
    hands.resolve([0, 0, 0])
    hands.next_round()
    deal(hands, rng)
    seen = hands.seen(0)
    assert seen[0] == hands.hands[0]
    assert seen[1][0] == hands.hands[1][0], "the number that one passed on oneself"
    assert all(card.startswith("?-") for card in [*seen[1][1:], *seen[2]])
    effects = [[card.split("-")[1] for card in hand] for hand in hands.hands]
    assert [[card.split("-")[1] for card in hand] for hand in seen] == effects


@pytest.mark.parametrize(("seats", "nine"), [(2, False), (4, False), (5, True), (6, True)])
def test_v05_ten_cards_a_player_and_one_zombie_card_three_times_over(seats: int, nine: bool) -> None:
    rng = random.Random(seats)
    hands = ZombieHands(deck(63, nine), seats)
    deal(hands, rng)
    assert [len(hand) for hand in hands.hands] == [1] * seats
    rounds, zombies = 0, []
    while not hands.over():
        hands.next_round()
        zombies += deal(hands, rng)
        assert [len(hand) for hand in hands.hands] == [2] * seats
        rounds += 1
        if rounds == 1:
            assert hands.size == 9 * seats
        hands.resolve([rng.randrange(2) for _ in range(seats)])
    assert rounds == 30
    assert len(set(zombies)) == len(zombies) >= 2, "the last may lie under the last card"


def test_v05_six_players_with_sixty_three_cards_play_no_round_that_cannot_be_dealt() -> None:
    rng = random.Random(7)
    hands = ZombieHands(deck(63), 6)
    deal(hands, rng)
    rounds = 0
    while not hands.over():
        hands.next_round()
        deal(hands, rng)
        hands.resolve([0] * 6)
        rounds += 1
    assert hands.decks == 3
    assert hands.size < 6
    assert rounds < 30
