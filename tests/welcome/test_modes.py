"""Rules for experienced players, the solo score hunt, the decks."""

import pytest
from tests.welcome.table import Table, row, streets, table

import kvartal
from kvartal import ScriptedDealer, Unreadable
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import card_name, deck
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.supplies.facts import Hand, Pile

STUCK = row("T", *map(str, (0, *range(2, 11)))) | row("M", *map(str, (0, *range(2, 12))))
STUCK |= row("B", *map(str, (1, *range(3, 13))))
"""Only 13 to 17 fit, at the end of the bottom street."""
HANDS = "hand 0: 3-fence 8-pool 12-bis\nhand 1: 4-temp 9-pool 13-bis\nhand 2: 5-fence 10-pool 14-fence"


def experienced(options: str = "experienced", hands: str = HANDS) -> Table:
    return table([{}] * 3, pairs="", ruleset=f"welcome({options})", more=hands, seats=3)


def test_v01_everybody_begins_with_three_cards() -> None:
    game = kvartal.new("welcome(experienced)", seats=3, seed=1)
    assert [len(game.view(seat).hand) for seat in range(3)] == [3, 3, 3]
    assert len(game.legal(0)) == 6


def test_v01_number_of_one_card_and_effect_of_another() -> None:
    at = experienced()
    assert at.legal() == ["take 1 2", "take 1 3", "take 2 1", "take 2 3", "take 3 1", "take 3 2"]
    assert at.why("take 1 1") == "same-card"
    assert at.why("take 1") == "two-cards"
    sandbox = at.after("take 2 1", "write 8 T2")
    assert "fence T4" in [str(at.rules.action(code)) for code in sandbox.moves()]


def test_v01_cards_are_numbered_as_the_position_writes_them() -> None:
    at = experienced(hands=HANDS.replace("3-fence 8-pool 12-bis", "12-bis 3-fence 8-pool"))
    assert at.why("take 1 2", "write 3 T0") == "number"
    end = at.play("take 1 2 / write 12 T0 / fence T0 / done", *(f"take 1 2 / write {n} T0 / done" for n in (4, 5)))
    assert [card_name(card) for card in hand(end, 2)] == ["8-pool"]


@pytest.mark.parametrize(
    ("options", "third"), [("experienced", ["13-bis", "14-fence", "12-bis"]), ("experienced,pass=left", None)]
)
def test_v01_the_third_card_goes_to_a_neighbour(options: str, third: list[str] | None) -> None:
    """Seats sit clockwise, so the right neighbour of seat 1 is seat 0."""
    at = experienced(options)
    turn = "take 1 2 / write {} T0 / done"
    end = at.play(turn.format(3), "take 1 2 / write 4 T0 / done", turn.format(5))
    held = [[card_name(card) for card in hand(end, seat)] for seat in range(3)]
    assert held == [[card] for card in (third or ["14-fence", "12-bis", "13-bis"])]


def test_v02_then_two_cards_are_dealt_to_each() -> None:
    at = experienced()
    end = at.play(*(f"take 1 2 / write {n} T0 / done" for n in (3, 4, 5)))
    dealt = 0
    while end.actor() == -1:
        end.deal(kvartal.Rng(dealt))
        dealt += 1
    assert dealt == 6
    assert [len(hand(end, seat)) for seat in range(3)] == [3, 3, 3]


def test_v03_only_the_owner_sees_a_hand_and_who_passed_a_card_knows_it() -> None:
    at = experienced()
    assert at.rules.view(at.position, 0).hand == ["3-fence", "8-pool", "12-bis"]
    assert at.rules.view(at.position, -1).hand is None
    end = at.play(*(f"take 1 2 / write {n} T0 / done" for n in (3, 4, 5)))
    assert at.rules.view(end, 0).passed == "12-bis"
    for stream in range(20):
        world = end.copy()
        world.resample(0, kvartal.Rng(stream))
        assert [card_name(card) for card in hand(world, 2)] == ["12-bis"]


def test_v04_a_refused_player_chooses_the_card_to_pass_on() -> None:
    at = table([STUCK, {}, {}], pairs="", ruleset="welcome(experienced)", more=HANDS, seats=3)
    assert {"refuse 1", "refuse 2", "refuse 3"} <= set(at.legal())
    end = at.play("refuse 1 / done", "take 1 2 / write 4 T0 / done", "take 1 2 / write 5 T0 / done")
    assert [card_name(card) for card in hand(end, 2)] == ["3-fence"]


def test_v05_an_empty_pile_is_filled_with_what_is_in_no_hand() -> None:
    at = experienced(hands=HANDS + "\nunseen: none")
    end = at.play(*(f"take 1 2 / write {n} T0 / done" for n in (3, 4, 5)))
    assert end.rules.kit.way.left(end) == 81 - 3


def test_v05_a_wish_shuffles_what_is_in_no_hand() -> None:
    threes = row("T", "1", "2", "3|", "4", "5", "6|", "7", "8", "9|")
    more = f"{HANDS}\nunseen: 1-fence 2-fence 4-agent 5-agent 6-park 7-park"
    at = table([threes, {}, {}], "", "welcome(experienced)", "N1-3 N2-1 N3-1", more, 3)
    turns = [f"take 1 2 / write {n} T0 / done" for n in (4, 5)]
    plain = at.play("take 1 2 / write 3 B0 / plan 1 / done", *turns)
    wished = at.play("take 1 2 / write 3 B0 / plan 1 / reshuffle / done", *turns)
    assert (plain.rules.kit.way.left(plain), wished.rules.kit.way.left(wished)) == (6, 81 - 3)


def test_the_seats_of_the_experienced_game_are_as_many_as_have_a_hand() -> None:
    assert kvartal.rules("welcome(experienced)").spec.most == 27
    assert kvartal.rules("welcome(experienced,deck=63)").spec.most == 21
    with pytest.raises(Unreadable):
        kvartal.rules("welcome(experienced,solo)")
    with pytest.raises(Unreadable):
        kvartal.rules("welcome(pass=left)")


def solo(more: str, stage: str = "play", sheet: dict[str, str] | None = None) -> Table:
    head = ["ruleset: welcome(solo)", "seats: 1", f"stage: {stage}", "plans: N1-1 N2-1 N3-1"]
    return Table("\n".join([*head, streets(sheet or {}), more]))


def lurks(hunt: Welcome) -> bool:
    """Tells whether the next card may be the solo card."""
    return codes.SOLO_CARD in dict(hunt.rules.odds(hunt))


def hand(position: Welcome, seat: int) -> list[int]:
    """Gives the cards that a seat holds."""
    return [card for card in position.record(Hand, seat).cards if card >= 0]


def test_s01_three_cards_a_turn_all_discarded() -> None:
    at = solo("hand 0: 3-fence 8-pool 12-bis")
    end = at.play("take 2 3 / write 8 T2 / bis 8 T3 / done")
    assert (hand(end, 0), end.stage) == ([], codes.DEALING)
    assert at.why("reshuffle") == "shuffle-never"


def test_s01_the_number_of_one_card_and_the_effect_of_another() -> None:
    at = solo("hand 0: 3-fence 8-pool 12-bis")
    assert at.legal() == ["take 1 2", "take 1 3", "take 2 1", "take 2 3", "take 3 1", "take 3 2"]
    assert at.why("take 1 1") == "same-card"


def test_s02_the_solo_card_approves_all_plans_and_another_card_is_drawn() -> None:
    hunt = solo("drawn: 2\nhand 0: 3-fence 8-pool\nunseen: 1-fence 2-fence", "deal").position
    assert isinstance(hunt, Welcome)
    assert lurks(hunt)
    hunt.turn_up(codes.SOLO_CARD)
    assert (hunt.approved, hunt.record(Pile).drawn, hunt.stage) == (7, 2, codes.DEALING)
    hunt.turn_up(6)
    assert len(hand(hunt, 0)) == 3
    assert not lurks(hunt)


def test_s02_the_solo_card_lies_in_the_lower_half() -> None:
    rules = kvartal.rules("welcome(solo)")
    lower = " ".join(map(card_name, deck(81)[41:]))
    at = solo(f"hand 0: 1-fence 1-agent 1-park\nunseen: {lower}")
    assert isinstance(at.position, Welcome)
    assert lurks(at.position)
    fresh = rules.new(1)
    assert isinstance(fresh, Welcome)
    assert not lurks(fresh)


@pytest.mark.parametrize(("temps", "points"), [(5, 0), (6, 7), (11, 7)])
def test_s03_temps_pay_from_six_on(temps: int, points: int) -> None:
    assert solo(f"hand 0: 3-fence 8-pool 12-bis\ntemps 0: {temps}").lines()["temps"] == points


def test_s04_the_hunt_ends_when_the_cards_run_out() -> None:
    at = solo("hand 0: 3-fence 8-pool 12-bis\nunseen: none")
    end = at.play("take 2 1 / write 8 T2 / done")
    assert at.rules.over(end).reason == "welcome-reason-cards"


def test_s04_the_hunt_also_ends_as_the_base_game_does() -> None:
    at = solo("hand 0: 3-fence 5-agent 6-park\nrefusals 0: 2", sheet=STUCK)
    assert at.legal() == ["refuse"], "there is nobody to pass a card to"
    assert at.rules.over(at.play("refuse / done")).reason == "welcome-reason-refusals"


@pytest.mark.parametrize(("size", "effects"), [(81, [18, 18, 18, 9, 9, 9]), (63, [14, 14, 14, 7, 7, 7])])
def test_the_decks_have_their_cards(size: int, effects: list[int]) -> None:
    cards = deck(size)
    assert len(cards) == size
    assert [sum(card % 6 == effect for card in cards) for effect in range(6)] == effects
    assert [sum(card // 6 == n for card in deck(81)) for n in range(1, 16)] == [
        3,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        3,
    ]


def test_a_pair_is_the_top_number_and_the_effect_that_lay_there_before() -> None:
    outcomes = ["plan N1-1", "plan N2-1", "plan N3-1", "7-park", "8-fence", "9-pool", "1-agent", "2-agent", "3-bis"]
    game = kvartal.new("welcome", seats=2, dealer=ScriptedDealer(outcomes))
    position = game.position
    assert isinstance(position, Welcome)
    assert [position.offer(0, i) for i in range(3)] == [(1, codes.PARKS), (2, codes.FENCES), (3, codes.POOLING)]
    shown = game.view(0).pairs
    assert [(pair.number, pair.effect, pair.coming) for pair in shown] == [
        (1, "park", "agent"),
        (2, "fence", "agent"),
        (3, "pool", "bis"),
    ]
