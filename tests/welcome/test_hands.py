"""Hands are half open: the number of a card is its owner's secret, its effect lies open to everybody."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest
from tests.welcome.slow_hands import Hands as SlowHands
from tests.welcome.table import LENGTHS, Table, table

import kvartal
from kvartal.core import marks
from kvartal.core.draft import Draft
from kvartal.core.rules import EVERYTHING, SPECTATOR, heard
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import card_name, deck
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.supplies.facts import Hand
from kvartal.games.welcome.tables import EFFECTS
from kvartal.table.updates import ViewCache
from kvartal.testing.state import sent

HANDS = "hand 0: 3-fence 8-pool 12-bis\nhand 1: 4-temp 9-pool 13-bis\nhand 2: 5-fence 10-pool 14-fence"
RECORDS = Path(__file__).parents[1] / "records" / "kept"


def dealt(hands: str = HANDS) -> Table:
    return table([{}] * 3, pairs="", ruleset="welcome(experienced)", more=hands, seats=3)


def round_over() -> Table:
    """Everybody plays the first two cards; the third goes to the right, which is the seat before."""
    at = dealt()
    at.position = at.play(*(f"take 1 2 / write {n} T0 / done" for n in (3, 4, 5)))
    return at


def cards(position: Welcome, seat: int) -> list[int]:
    return [card for card in position.record(Hand, seat).cards if card >= 0]


def test_xc5_others_see_the_effects_of_a_hand_and_not_its_numbers() -> None:
    at = dealt()
    view = at.rules.view(at.position, 0)
    assert view.hands == [
        ["3-fence", "8-pool", "12-bis"],
        ["?-pool", "?-temp", "?-bis"],
        ["?-fence", "?-fence", "?-pool"],
    ]
    assert at.rules.view(at.position, SPECTATOR).hands[0] == ["?-fence", "?-pool", "?-bis"]
    assert at.rules.view(at.position, EVERYTHING).hands[1] == ["4-temp", "9-pool", "13-bis"]


def test_the_order_in_which_effects_are_shown_tells_nothing_of_the_numbers() -> None:
    turned = dealt(HANDS.replace("4-temp 9-pool 13-bis", "4-bis 9-pool 13-temp"))
    assert turned.rules.view(turned.position, 0).hands[1] == dealt().rules.view(dealt().position, 0).hands[1]


def test_xc5_the_effect_of_a_passed_card_is_open_and_its_number_known_to_who_passed_it() -> None:
    at = round_over()
    assert at.rules.view(at.position, 0).hands == [["13-bis"], ["?-fence"], ["12-bis"]]
    assert at.rules.view(at.position, 1).hands == [["13-bis"], ["14-fence"], ["?-bis"]]
    assert at.rules.view(at.position, SPECTATOR).hands == [["?-bis"], ["?-fence"], ["?-bis"]]


def test_what_is_open_to_everybody_is_not_shown_where_there_are_no_hands() -> None:
    assert kvartal.new("welcome", seats=2, seed=1).view(0).hands is None
    assert kvartal.new("welcome(solo)", seats=1, seed=1).view(0).hands is None


def test_who_draws_is_told_the_card_and_the_others_its_effect() -> None:
    game = kvartal.new("welcome(experienced)", seats=2, seed=1)
    position = game.rules.new(2)
    before = position
    for entry in game.journal.entries[:4]:
        before = position.copy()
        position.turn_up(game.rules.outcome_code(entry.steps[0]))
    code = game.rules.outcome_code(game.journal.entries[3].steps[0])
    told = game.rules.tell(before, -1, code, position)
    name = card_name(code)
    hidden = f"?-{name.split('-')[1]}"
    assert [[fact.args["card"] for fact in heard(told, reader)] for reader in (0, 1, SPECTATOR, EVERYTHING)] == [
        [name],
        [hidden],
        [hidden],
        [name],
    ]


def test_the_effects_passed_on_are_told_to_everybody_and_the_numbers_to_who_gets_them() -> None:
    at = dealt()
    turns = [f"take 1 2 / write {n} T0 / done" for n in (3, 4, 5)]
    before = at.play(*turns[:2])
    for step in turns[2].split(" / ")[:-1]:
        before.play(at.rules.code(kvartal.Action.read(step)))
    after = before.copy()
    code = at.rules.code(kvartal.Action.read("done"))
    after.play(code)
    told = at.rules.tell(before, 2, code, after)
    seen = [[(fact.args["seat"], fact.args["card"]) for fact in heard(told, reader)] for reader in (0, SPECTATOR)]
    assert seen == [[(0, "?-bis"), (1, "13-bis"), (2, "?-fence")], [(0, "?-bis"), (1, "?-bis"), (2, "?-fence")]]


def test_other_worlds_have_other_numbers_and_the_same_effects() -> None:
    at = dealt("hand 0: 3-fence 8-pool 12-bis\nhand 1: 4-temp 9-pool 13-bis\nhand 2: 5-fence 10-pool 14-fence")
    found: Counter[tuple[int, ...]] = Counter()
    for stream in range(30):
        world = at.position.copy()
        world.resample(0, kvartal.Rng(stream))
        assert cards(world, 0) == cards(at.position, 0)
        for seat in (1, 2):
            assert Counter(card % 6 for card in cards(world, seat)) == Counter(
                card % 6 for card in cards(at.position, seat)
            )
            found[tuple(cards(world, seat))] += 1
    assert len(found) > 20


def test_other_worlds_keep_the_effect_of_a_card_passed_between_others() -> None:
    at = round_over()
    found = set()
    for stream in range(30):
        world = at.position.copy()
        world.resample(0, kvartal.Rng(stream))
        assert [card_name(card) for card in cards(world, 0)] == ["13-bis"]
        assert [card_name(card) for card in cards(world, 2)] == ["12-bis"], "the number that one passed on oneself"
        passed = [world.record(Hand, seat).passed for seat in range(3)]
        assert passed[2] == cards(world, 1)[0]
        assert (passed[2] % 6, passed[:2]) == (0, [at.position.record(Hand, seat).passed for seat in (0, 1)])
        found.add(passed[2])
    assert len(found) > 5


@pytest.mark.parametrize("ruleset", ["welcome(experienced)", "welcome(expert,experienced,deck=63)"])
def test_no_byte_that_a_seat_is_sent_depends_on_a_number_of_others(ruleset: str) -> None:
    rng = random.Random(ruleset)
    game = kvartal.new(ruleset, seats=3, seed=4)
    for _ in range(30):
        seat = game.acting[0]
        draft = game.draft(seat)
        draft.step(draft.legal()[0])
        world = game.position.copy()
        world.resample(seat, kvartal.Rng(rng.getrandbits(32)))
        twin = Draft(game.rules, world, seat, draft.steps)
        assert sent(game.rules.view(twin.position, seat)) == sent(game.rules.view(draft.position, seat))
        changed = {str(change.path[0]) for change in ViewCache(game).desk(seat, draft.steps)}
        assert not changed & {"coming", "deck", "hands", "passed"}, (
            "a sandbox has one hand, and shows what the table shows"
        )
        while not draft.complete:
            draft.step(rng.choice(draft.legal()))
        game.commit(seat)
        if game.over:
            break


def test_journals_of_version_one_lead_to_the_same_games() -> None:
    text = (RECORDS / "welcome-experienced.v1.journal").read_text("utf-8")
    assert kvartal.rules("welcome").version == 2
    assert kvartal.replay(text).over is not None


# The Collector's form.

COLLECTOR = "welcome(experienced,pass=left,deck=63)"


def test_xc1_one_card_each_from_the_owner_on_and_then_two_each() -> None:
    rules = kvartal.rules(COLLECTOR)
    position = rules.new(3)
    assert isinstance(position, Welcome)
    for _ in range(3):
        position.deal(kvartal.Rng(1))
    held: list[list[int]] = []
    while position.actor() == -1:
        position.deal(kvartal.Rng(len(held)))
        held.append([len(cards(position, seat)) for seat in range(3)])
    assert held[:3] == [[1, 0, 0], [1, 1, 0], [1, 1, 1]]
    assert held[3:] == [[2, 1, 1], [3, 1, 1], [3, 2, 1], [3, 3, 1], [3, 3, 2], [3, 3, 3]]


def test_xc1_the_third_card_goes_to_the_left() -> None:
    at = table([{}] * 3, pairs="", ruleset="welcome(experienced,pass=left)", more=HANDS, seats=3)
    end = at.play(*(f"take 1 2 / write {n} T0 / done" for n in (3, 4, 5)))
    assert [[card_name(card) for card in cards(end, seat)] for seat in range(3)] == [
        ["14-fence"],
        ["12-bis"],
        ["13-bis"],
    ]
    assert at.rules.view(end, 0).hands == [["14-fence"], ["12-bis"], ["?-bis"]]


def test_xc3_whoever_is_refused_chooses_the_card_to_pass_and_discards_the_others() -> None:
    full = {f"{street}{at}": str(17 - size + at + 1) for street, size in LENGTHS.items() for at in range(1, size)}
    more = HANDS.replace(HANDS.splitlines()[0], "hand 0: 15-fence 14-agent 13-fence")
    at = table([full, {}, {}], pairs="", ruleset="welcome(experienced,pass=left)", more=more, seats=3)
    assert at.legal() == ["refuse 1", "refuse 2", "refuse 3"]
    assert at.why("refuse") == "refuse"


def test_xc5_the_variant_is_not_played_alone() -> None:
    with pytest.raises(kvartal.Unreadable):
        kvartal.rules("welcome(experienced,pass=left,solo)")


def test_v01_and_xc3_hands_are_those_of_the_plain_reading_over_whole_games() -> None:
    for seats in (2, 6):
        rng = random.Random(seats)
        rules = kvartal.rules(COLLECTOR)
        slow = SlowHands([(card // 6, EFFECTS[card % 6]) for card in deck(63)], seats)
        position = rules.new(seats)
        assert isinstance(position, Welcome)
        for _ in range(3):
            position.deal(kvartal.Rng(seats))
        while position.actor() != marks.OVER:
            if position.actor() == marks.CHANCE:
                _deal(rules, position, slow, rng)
            else:
                _play_round(rules, position, slow, rng)


def _deal(rules: kvartal.Rules, position: Welcome, slow: SlowHands, rng: random.Random) -> None:
    """Turns up a card of those that the reading expects, each as likely as it says."""
    if not slow.to_draw:
        slow.next_round()
    odds = {card_name(code): weight for code, weight in rules.odds(position)}
    whole = sum(odds.values())
    assert {card: Fraction(weight, whole) for card, weight in odds.items()} == slow.likely()
    code = rng.choice([code for code, _ in rules.odds(position)])
    slow.turn_up(card_name(code))
    position.turn_up(code)
    _alike(rules, position, slow)


def _play_round(rules: kvartal.Rules, position: Welcome, slow: SlowHands, rng: random.Random) -> None:
    """Lets everybody take any turn; the card kept is the one that the turn did not name."""
    kept = []
    for seat in range(position.seats):
        hand = [card_name(card) for card in cards(position, seat)]
        refusing = False
        while position.actor() == seat and position.stage_of(seat) != codes.READY:
            step = rules.action(rng.choice(position.moves()))
            if step.verb == "take":
                named = {int(arg) - 1 for arg in step.args}
                kept.append(slow.hands[seat].index(next(card for at, card in enumerate(hand) if at not in named)))
                offers = Counter(slow.offers(seat).values())
                assert Counter(_pair(hand, i, j) for i in range(3) for j in range(3) if i != j) == offers
            elif step.verb == "refuse":
                refusing = True
                kept.append(slow.hands[seat].index(hand[int(step.args[0]) - 1]))
            position.play(rules.code(step))
            if step.verb == "done":
                break
        assert refusing or len(kept) == seat + 1
    slow.resolve(kept)
    if position.actor() != marks.OVER:
        _alike(rules, position, slow)


def _pair(hand: list[str], number: int, effect: int) -> tuple[float, str]:
    return float(hand[number].split("-")[0]), hand[effect].split("-")[1]


def _alike(rules: kvartal.Rules, position: Welcome, slow: SlowHands) -> None:
    for reader in range(position.seats):
        seen = rules.view(position, reader).hands
        assert [sorted(hand) for hand in seen] == [sorted(hand) for hand in slow.seen(reader)]


@pytest.mark.parametrize(
    ("ruleset", "action", "said"),
    [
        ("welcome", "take 1 2", "A pair is named by its number alone"),
        ("welcome(experienced)", "take 1", "Name two cards that you hold"),
        ("welcome(solo)", "take 1", "Name two cards that you hold"),
        ("welcome(rivals=1)", "take 2", "Name two cards that you hold"),
    ],
)
def test_whoever_names_a_pair_as_another_way_to_play_does_is_told_how(ruleset: str, action: str, said: str) -> None:
    game = kvartal.new(ruleset, seed=1)
    with pytest.raises(kvartal.Refusal, match=said):
        game.play(game.acting[0], action)
