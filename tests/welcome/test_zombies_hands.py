"""Zombie outbreak as texts, and with the hands of experienced players."""

from __future__ import annotations

import itertools

import pytest
from tests.welcome.table import LENGTHS, table
from tests.welcome.test_zombies import ZOMBIES, dealing, decide, playing, turn_up

import kvartal
from kvartal import Action, BadLine, Draft, Game, Unreadable, read_position
from kvartal.games.welcome import codes
from kvartal.games.welcome.expansions.zombies.facts import Outbreak
from kvartal.games.welcome.position import Welcome

# Texts


def test_a_position_in_the_middle_of_a_zombie_card_is_written_and_read() -> None:
    at = dealing(
        {"T4": "6", "T3": "5"}, {}, more="agents 1: 1 0 0 0 0 0\nbullets 0: 1\ndeck: 0 4z 10z\nzombies: left both"
    )
    turn_up(at, "zombie both")
    decide(at, 1, "shoot TL")
    text = f"ruleset: {ZOMBIES}\nseats: 2\n" + at.rules.write(at.position)
    _, again = read_position(text)
    assert again.digest() == at.position.digest()
    assert [str(at.rules.action(code)) for code in again.moves()] == ["shoot TR", "advance TR"]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("deck: 10z 4z 10z", "welcome-deck-order"),
        ("deck: 10z 10z", "welcome-row"),
        ("deck: 3 10z 10z", "welcome-deck-zombies"),
        ("deck: 11z 10z 10z", "welcome-bad-deck"),
        ("zombies: up", "welcome-bad-order"),
        ("zombies: right right both", "welcome-order-twice"),
        ("barricades 0: T0", "welcome-fault-zombies-barricade"),
        ("hordes 0: 3 0 0 0 0 0", "position-number"),
        ("coming 0: TL", "welcome-horde-idle"),
        ("coming 0: XL", "welcome-bad-horde"),
        ("coming 0: TL ML TL", "welcome-named-twice"),
        ("barricades 0: T4 T4", "welcome-named-twice"),
        ("bullets 0: 10", "position-range"),
    ],
)
def test_what_cannot_be_is_refused(line: str, key: str) -> None:
    with pytest.raises(BadLine) as caught:
        dealing({}, more=line)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("houses", "key"),
    [({"T1": "X"}, "welcome-fault-lost"), ({"T1": ".|", "T2": "X|"}, "welcome-fault-zombies-captured")],
)
def test_a_captured_house_has_its_fences_and_a_horde_came_to_it(houses: dict[str, str], key: str) -> None:
    with pytest.raises(BadLine) as caught:
        dealing(houses)
    assert caught.value.key == key


def test_without_an_expansion_no_house_is_lost() -> None:
    with pytest.raises(BadLine) as caught:
        table({"T0": ".|", "T1": "X|"})
    assert caught.value.key == "welcome-fault-none-lost"


def test_steps_about_hordes_are_refused_with_a_reason() -> None:
    at = dealing({})
    turn_up(at, "zombie right")
    for step, key in (("shoot ML", "zombies-order"), ("barricade", "zombies-owed"), ("done", "zombies-owed")):
        refusal = at.rules.reason(at.position, at.rules.code(Action.read(step)))
        assert refusal.key == f"welcome-refusal-{key}"
    calm = playing({}, "5-fence 4-park")
    assert calm.why("shoot TL") == "zombies-now"
    with pytest.raises(Unreadable):
        at.rules.code(Action.read("shoot XX"))
    with pytest.raises(Unreadable):
        at.rules.code(Action.read("shoot"))


def test_a_paper_sheet_may_have_captured_houses() -> None:
    text = """
        name: Anna
        T 5| X| 7 . . . . . . .
        M . 4| X| 5 . . . . . . .
        B . . . . . . . . . . . .
        barricades: T4
        bullets: 1
        bis: 1
    """
    counted = kvartal.rules(ZOMBIES).tally(text)
    assert counted is not None
    tally = counted.sheets[0]
    assert [fault.key for fault in tally.faults] == ["welcome-fault-zombies-barricade"]
    assert sum(line.points for line in tally.lines) == 1 - 1


def test_steps_are_numbered_one_by_one() -> None:
    rules = kvartal.rules(ZOMBIES)
    hordes = ("TL", "TR", "ML", "MR", "BL", "BR")
    texts = [f"{verb} {horde}" for verb, horde in itertools.product(("shoot", "advance"), hordes)] + ["barricade"]
    texts += ["give 1", "give 2"]
    assert [rules.code(Action.read(text)) for text in texts] == list(range(codes.EXTRA, codes.EXTRA + 15))
    assert [str(rules.action(codes.EXTRA + step)) for step in range(15)] == texts


def test_a_draft_of_a_decision_can_be_taken_back() -> None:
    at = dealing({}, {})
    turn_up(at, "zombie right")
    draft = Draft(at.rules, at.position, 0, [Action.read("advance TL")])
    assert [str(action) for action in draft.legal()] == ["shoot ML", "advance ML"]
    draft.undo()
    assert [str(action) for action in draft.legal()] == ["shoot TL", "advance TL"]


# Experienced players


def rounds(game: Game) -> None:
    """Plays to the end, without a refusal where there is a choice."""
    while not game.over:
        seat = game.acting[0]
        legal = [str(action) for action in game.legal(seat)]
        game.play(seat, next((text for text in legal if not text.startswith("refuse")), legal[0]))


def test_v05_with_four_players_a_deck_has_40_cards_and_one_zombie_card_and_hands_have_two() -> None:
    rules = kvartal.rules("welcome(experienced,zombies)")
    game = Game(rules, rules.new(4))
    position = game.position
    assert isinstance(position, Welcome)
    rng = kvartal.Rng(5)
    for _ in range(3):
        position.deal(rng)
    for dealt in range(1, 5):
        assert not [code for code, _ in rules.odds(position) if code >= codes.SPECIAL], "the first cards come from all"
        position.deal(rng)
        assert sum(map(len, (position.rules.kit.way.lying(position),)), 0) == dealt
    outbreak = position.record(Outbreak)
    assert (outbreak.decks_made, outbreak.deck_piles, outbreak.zombies_hidden) == (1, [40, 0, 0], 7)
    odds = dict(rules.odds(position))
    zombie = sum(weight for code, weight in odds.items() if code >= codes.SPECIAL)
    assert zombie * 41 == sum(odds.values())


def test_a_turn_ends_with_the_card_that_goes_to_the_left() -> None:
    game = kvartal.new("welcome(experienced,zombies)", seats=3, seed=2)
    while game.view(0).stage == "interlude":
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    hands = [list(game.view(seat).hand) for seat in range(3)]
    assert [len(hand) for hand in hands] == [2, 2, 2]
    for seat in range(3):
        game.play(seat, "take 1 2")
        write = game.legal(seat)[0]
        game.play(seat, write)
        legal = [str(action) for action in game.legal(seat)]
        assert {"give 1", "give 2"} <= set(legal)
        assert "done" not in legal
        game.play(seat, f"give {seat % 2 + 1}")
    passed = [hand[seat % 2] for seat, hand in enumerate(hands)]
    for seat in range(3):
        assert passed[seat - 1] in game.view(seat).hand
        assert game.view(seat).passed == passed[seat]


def test_whoever_is_refused_a_permit_still_says_which_card_goes_on() -> None:
    full = {
        f"{street}{place}": str(min(place + 1, 17)) for street, length in LENGTHS.items() for place in range(length)
    }
    cards = "hand 0: 1-fence 2-park\nhand 1: 5-fence 5-park\ndeck: 5z\ndecks: 1\nround: 3"
    at = table([{**full, "B11": "."}, {}], "", "welcome(experienced,zombies)", "N1-1 N2-1 ZOMBIE-1", cards, seats=2)
    assert at.legal() == ["refuse"]
    assert at.legal("refuse") == ["give 1", "give 2"]


def test_the_third_deck_makes_the_end_and_no_round_is_dealt_in_part() -> None:
    for seats, seed in ((2, 1), (5, 3)):
        game = kvartal.new("welcome(deck=63,experienced,zombies)", seats=seats, seed=seed)
        rounds(game)
        position = game.position
        assert isinstance(position, Welcome)
        assert game.view(0).round <= 30
        if game.over and game.over.reason == "welcome-reason-cards":
            assert position.record(Outbreak).decks_made == 3


def test_a_zombie_card_at_the_bottom_of_a_deck_comes_unless_it_is_the_third() -> None:
    for deck, made, cards in (
        ("0z", 1, ["zombie"]),
        ("0z", 2, ["zombie"]),
        ("0z", 3, []),
        ("1z", 3, []),
        ("2", 3, ["card", "card"]),
    ):
        waiting = {1: "right left both", 2: "left both", 3: "left" if "z" in deck else "none"}[made]
        game = Game.at(
            "ruleset: welcome(experienced,zombies)\nseats: 2\nplans: N1-1 N2-1 ZOMBIE-1\n"
            f"deck: {deck}\ndecks: {made}\nzombies: {waiting}\nhand 0: 1-fence 2-park\nhand 1: 5-fence 5-park\n"
        )
        for seat, number in ((0, 1), (1, 5)):
            for step in ("take 1 2", f"write {number} T4", "give 1"):
                game.play(seat, step)
        drawn = [str(entry) for entry in game.journal.entries if str(entry).startswith("* ")]
        assert ["zombie" if "zombie" in entry else "card" for entry in drawn][:2] == cards
        assert (game.over is not None) == (not cards)


def test_numbers_of_hands_and_the_card_to_be_given_are_secret() -> None:
    game = kvartal.new("welcome(experienced,zombies)", seats=2, seed=4)
    while game.view(0).stage == "interlude":
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    before = game.view(1)
    game.play(0, "take 1 2")
    game.play(0, game.legal(0)[0])
    game.play(0, "give 2")
    assert game.view(1) == before
    assert all(card.startswith("?-") for card in before.hands[0])


def test_a_position_with_hands_of_two_is_written_and_read() -> None:
    game = kvartal.new("welcome(experienced,zombies)", seats=3, seed=8)
    for _ in range(40):
        seat = game.acting[0]
        game.play(seat, game.legal(seat)[0])
        text = f"ruleset: welcome(experienced,zombies)\nseats: 3\n{game.rules.write(game.position)}"
        assert read_position(text)[1].digest() == game.position.digest()


def test_giving_is_refused_with_a_reason() -> None:
    at = playing({}, "5-fence 4-park")
    assert at.why("give 1") == "no-hands"
    game = kvartal.new("welcome(experienced,zombies)", seats=2, seed=4)
    while game.view(0).stage == "interlude":
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert (
        game.rules.reason(game.position, game.rules.code(Action.read("give 1"))).key == "welcome-refusal-zombies-give"
    )
