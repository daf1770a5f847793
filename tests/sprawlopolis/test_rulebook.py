"""The rulebook's sections: cards, setting up, laying a card, the turn, the end, alone, difficulty."""

from collections import Counter

import pytest
from tests.sprawlopolis.table import Table

import kvartal
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.game import Game
from kvartal.games.sprawlopolis import cards, facts
from kvartal.games.sprawlopolis.score import Score
from kvartal.games.sprawlopolis.sprawl import Sprawl
from kvartal.games.sprawlopolis.view import CityView

ONE_ROAD = (1, 4, 5, 9, 14, 18)
"""The cards whose three road sections form a single road; on the others they form two."""


def view(game: Game, reader: int = kvartal.SPECTATOR) -> CityView:
    found = game.view(reader)
    assert isinstance(found, CityView)
    return found


def held(game: Game, seat: int) -> list[int]:
    return [card.card for card in view(game, seat).hands[seat].cards or []]


# Components


def blocks(card: int) -> list[str]:
    return " ".join(cards.CARDS[card - 1]).split()


@pytest.mark.parametrize("card", range(1, 19))
def test_components_every_card_has_one_block_of_each_zone_and_no_road_in_the_park(card: int) -> None:
    assert sorted(block[0] for block in blocks(card)) == ["C", "I", "P", "R"]
    assert "P" in blocks(card)
    sections = [block[1:] for block in blocks(card) if len(block) > 1]
    straight = [exits for exits in sections if exits in ("NS", "EW")]
    assert (len(sections), len(straight)) == (3, 2)


def test_components_six_layouts_come_three_times_each_with_the_curve_on_another_zone() -> None:
    layouts: dict[str, list[str]] = {}
    for card in range(1, 19):
        zones = "".join(block[0] for block in blocks(card))
        layout = min(zones, zones[::-1])
        curve = next(block[0] for block in blocks(card) if len(block) > 1 and block[1:] not in ("NS", "EW"))
        layouts.setdefault(layout, []).append(curve)
    assert len(layouts) == 6
    assert all(sorted(curves) == ["C", "I", "R"] for curves in layouts.values())


@pytest.mark.parametrize("card", range(1, 19))
def test_components_a_card_has_one_road_or_two(card: int) -> None:
    rules = kvartal.rules("sprawlopolis")
    position = rules.new(1)
    assert isinstance(position, Sprawl)
    position.lay_card((card - 1) * 2 * 3249)
    score = Score(position)
    score.survey()
    assert score.roads == (1 if card in ONE_ROAD else 2)


# Setting up


@pytest.mark.parametrize(("seats", "deck"), [(1, 11), (2, 10), (3, 9), (4, 8)])
def test_setup_three_conditions_a_start_card_hands_and_a_deck(seats: int, deck: int) -> None:
    game = kvartal.new("sprawlopolis", seats=seats, seed=6)
    seen = view(game)
    assert len(seen.goals) == 3
    assert seen.target == sum(seen.goals)
    assert [(card.column, card.row) for card in seen.laid] == [(0, 0)]
    assert seen.deck == deck
    assert seen.top is not None
    counts = Counter(hand.count for hand in seen.hands)
    assert counts == ({3: 1} if seats == 1 else {3: 1, 1: seats - 1})
    assert seen.hands[game.acting[0]].count == 3


def test_setup_anybody_may_be_the_first_player() -> None:
    assert {kvartal.new("sprawlopolis", seats=4, seed=seed).acting for seed in range(40)} == {(s,) for s in range(4)}


@pytest.mark.parametrize("seats", [0, 5])
def test_setup_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(kvartal.Unreadable, match="bad-seats"):
        kvartal.new("sprawlopolis", seats=seats)


def test_setup_a_hand_is_seen_by_its_owner_alone_and_the_open_card_by_all() -> None:
    game = kvartal.new("sprawlopolis", seats=3, seed=2)
    for reader in range(3):
        hands = view(game, reader).hands
        assert [hand.cards is not None for hand in hands] == [seat == reader for seat in range(3)]
        assert view(game, reader).top == view(game).top
    assert all(hand.cards is None for hand in view(game).hands)


# Laying a card

ONE = "1 0,0"


def lone() -> Table:
    return Table(ONE, goals="2 3 4", hand_0="5 6 7", top="8")


def test_laying_around_one_card_there_are_21_places_and_two_ways_round() -> None:
    legal = lone().legal()
    assert len([text for text in legal if text.startswith("place 5 ")]) == 42
    assert len(legal) == 3 * 42


@pytest.mark.parametrize("place", ["2,0", "2,1", "2,-1", "-2,0", "0,2", "-1,2", "1,-2"])
def test_laying_side_by_side_is_allowed(place: str) -> None:
    assert f"place 5 {place}" in lone().legal()


@pytest.mark.parametrize("place", ["1,1", "-1,0", "0,0", "1,0"])
def test_laying_over_blocks_and_over_a_whole_card_is_allowed(place: str) -> None:
    assert f"place 5 {place} turned" in lone().legal()


@pytest.mark.parametrize("place", ["2,2", "-2,2", "2,-2", "-2,-2"])
def test_laying_corner_to_corner_is_refused(place: str) -> None:
    assert lone().why(f"place 5 {place}") == "sprawlopolis-refusal-corner"


def test_laying_may_leave_a_hole_and_may_cover_it() -> None:
    # Four cards around one empty place: the fourth closes the ring.
    table = Table("1 0,0\n2 2,1\n5 1,3", goals="3 4 6", hand_0="7 8 9", top="10")
    table.play("place 7 -1,2", "11")
    position = table.game.position
    assert isinstance(position, Sprawl)
    square = [(row, column) for row in range(31, 34) for column in range(30, 33)]
    assert [place for place in square if position.block(*place) == 0] == [(32, 31)]
    assert "place 8 1,2" in table.legal()


def test_laying_is_possible_for_every_card_in_hand_however_far_the_city_has_grown() -> None:
    game = kvartal.new("sprawlopolis", seats=1, seed=1)
    while not game.over:
        legal = game.legal(0)
        held = {str(card.card) for card in game.view(0).hands[0].cards}
        assert {action.args[0] for action in legal} == held
        assert {action.args[0] for action in legal if action.args[1] == "0,0"} == held
        game.play(0, max(legal, key=lambda action: int(action.args[1].split(",")[0])))


def test_laying_apart_from_the_city_is_refused() -> None:
    assert lone().why("place 5 5,0") == "sprawlopolis-refusal-alone"


def test_laying_a_card_that_one_does_not_hold_is_refused() -> None:
    assert lone().why("place 9 2,0") == "sprawlopolis-refusal-not-held"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("place 19 0,0", "sprawlopolis-bad-card"),
        ("place 5 a1", "sprawlopolis-bad-place"),
        ("place 5 29,0", "sprawlopolis-far-place"),
        ("place 5 2,0 upright", "sprawlopolis-bad-turn"),
        ("place 5", "argument-count"),
        ("tuck 5 2,0", "unknown-verb"),
    ],
)
def test_laying_is_written_as_card_place_and_turn(text: str, key: str) -> None:
    with pytest.raises(kvartal.Unreadable, match=key):
        kvartal.rules("sprawlopolis").code(kvartal.Action.read(text))


@pytest.mark.parametrize(("text", "wanted"), [("place 5", 2), ("place 5 2,0 turned turned", 3)])
def test_the_number_of_words_that_is_asked_for_is_the_nearest_possible(text: str, wanted: int) -> None:
    with pytest.raises(kvartal.Unreadable, match="argument-count") as caught:
        kvartal.rules("sprawlopolis").code(kvartal.Action.read(text))
    assert caught.value.args_["wanted"] == wanted


def test_laying_on_top_hides_what_was_there() -> None:
    table = lone().play("place 5 1,1", "9")
    position = table.game.position
    assert isinstance(position, Sprawl)
    assert cards.token_of(position.block(31, 31)) == blocks(5)[0]
    assert cards.token_of(position.block(30, 30)) == blocks(1)[0]


def test_laying_turned_swaps_the_corners_and_the_exits() -> None:
    table = Table(ONE, goals="2 3 4", hand_0="8 6 7", top="9")
    table.play("place 8 2,0 turned", "10")
    laid = view(table.game).laid[-1]
    # Card 8 is RNS CNE / INS P: turned, the park comes to the north-west and CNE becomes CSW.
    assert laid.blocks == ["P", "INS", "CSW", "RNS"]


# The turn


def test_turn_the_rest_of_the_hand_goes_left_and_the_open_card_is_drawn() -> None:
    table = Table(ONE, seats=3, turn=1, goals="2 3 4", hand_0="5", hand_1="6 7 8", hand_2="9", top="10")
    table.play("place 7 2,0", "11")
    position = table.game.position
    assert isinstance(position, Sprawl)
    assert table.seat == 2
    assert held(table.game, 2) == [6, 8, 9]
    assert held(table.game, 1) == [10]
    assert view(table.game).top is not None


def test_turn_clockwise_from_the_last_seat_to_the_first() -> None:
    table = Table(ONE, seats=2, turn=1, goals="2 3 4", hand_0="5", hand_1="6 7 8", top="10")
    assert table.play("place 7 2,0", "11").seat == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_turn_a_hand_has_three_cards_until_the_last_two_turns(seats: int) -> None:
    game = kvartal.new("sprawlopolis", seats=seats, seed=9)
    sizes = []
    while not game.over:
        seat = game.acting[0]
        sizes.append(view(game, seat).hands[seat].count)
        game.play(seat, game.legal(seat)[0])
    assert sizes == [3] * 12 + [2, 1]


def test_turn_whoever_has_seen_a_card_knows_where_it_is() -> None:
    table = Table(ONE, seats=3, turn=0, goals="2 3 4", hand_0="5 6 7", hand_1="8", hand_2="9", top="10")
    table.play("place 5 2,0", "11").play("place 6 4,0", "12")
    position = table.game.position
    assert isinstance(position, Sprawl)
    # Seat 2 now holds its own 9, the 7 that seat 0 once held, and the 8 that only seats 1 and 2 have seen.
    for seed in range(20):
        world = position.copy()
        world.resample(0, kvartal.Rng(seed))
        held = [world.record(facts.Hand, seat).held for seat in range(3)]
        assert held[2] >> 6 & 1, "seat 0 passed the 7 on and remembers it"
        assert held[0] == 1 << 9
        assert held[1] == 1 << 10, "everybody saw seat 1 draw the 11"


# The end


def test_end_all_fifteen_cards_are_in_the_city_and_all_seats_share_the_result() -> None:
    game = kvartal.new("sprawlopolis", seats=3, seed=1)
    while not game.over:
        seat = game.acting[0]
        game.play(seat, game.legal(seat)[-1])
    assert len(view(game).laid) == 15
    assert len(game.journal.entries) > 14
    score = sum(line.points for line in game.score(0))
    margin = score - view(game).target
    assert game.over.won is (margin >= 0)
    assert [(s.place, s.tiers) for s in game.over.standings] == [(1, (score, margin))] * 3


FOURTEEN = """
3 0,0
1 0,1
12 -1,2 turned
17 -2,0
15 -3,2
2 -2,3 turned
8 -3,0
4 -3,-1
5 -4,3
11 -4,3 turned
10 -5,2
9 -4,-1
18 -5,3 turned
14 1,3 turned
"""


@pytest.mark.parametrize(("last", "score", "won"), [("0,-2", 29, True), ("-5,-2", 28, False)])
def test_end_the_score_must_reach_the_sum_of_the_conditions(last: str, score: int, won: bool) -> None:
    table = Table(FOURTEEN, goals="6 16 7", hand_0="13").play(f"place 13 {last}")
    over = table.game.over
    assert over is not None
    assert (over.standings[0].tiers, over.won) == ((score, score - 29), won)


# Alone


def test_alone_the_hand_is_filled_up_to_three() -> None:
    table = lone().play("place 5 2,0", "9")
    assert held(table.game, 0) == [6, 7, 8]


# Numbers


@pytest.mark.parametrize("code", [-1, 116964])
def test_a_number_that_no_placement_has_is_refused(code: int) -> None:
    game = kvartal.new("sprawlopolis", seats=1, seed=1)
    before = game.position.digest()
    with pytest.raises(Unreadable, match="bad-code") as caught:
        game.rules.action(code)
    assert caught.value.key == "bad-code"
    with pytest.raises(Unreadable):
        game.position.play(code)
    assert game.position.digest() == before


def test_a_placement_that_is_not_legal_is_refused_by_its_number() -> None:
    position = kvartal.new("sprawlopolis", seats=1, seed=1).position
    with pytest.raises(Refusal):
        position.play(0)
