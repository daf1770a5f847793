"""The board keeps its place and its size from the first deal to the last move, on every screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect
from tests.browser.driver import Player
from tests.browser.wander import OFFERS, SETTLED, settled, touch

Visit = Callable[..., Player]

SIZES = ((360, 640), (667, 375), (844, 390), (1280, 800), (1366, 650), (1920, 1080))
PHONES = SIZES[:3]
GAMES = {
    "welcome": ("welcome", 3),
    "welcome with expansions": ("welcome(expert,christmas,icecream,roswell)", 2),
    "welcome with a sheet of its own": ("welcome(american_dream)", 2),
    "town77": ("town77", 3),
    "sprawlopolis": ("sprawlopolis", 1),
    "estates": ("estates", 4),
}
STRETCH = 2
"""So many turns are taken at one size, and then as many at the next."""
LEAST = {"welcome": {(1280, 800): 840, (1366, 650): 740}, "town77": {(1366, 650): 560}, "estates": {(844, 390): 540}}
"""So wide the drawing of a title has to be, at least."""

PLACES = """["[data-test=board]", "[data-board]"].map((name) => {
    const box = document.querySelector(name).getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map((side) => Math.round(side * 10) / 10);
})"""
ARRIVED = f"(wanted) => JSON.stringify({PLACES}) === JSON.stringify(wanted)"
CLIPPED = """[...document.querySelectorAll(".bar-slot, .hand-slot, .ways, .lies")]
    .filter((slot) => slot.scrollHeight > slot.clientHeight + 1 || slot.scrollWidth > slot.clientWidth + 1)
    .map((slot) => `${slot.className} needs ${slot.scrollWidth}x${slot.scrollHeight}, ` +
        `has ${slot.clientWidth}x${slot.clientHeight}: ${slot.innerText}`)"""
SCROLLING = """[...document.querySelectorAll("[data-test=board], [data-test=board] *")]
    .filter((one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY))
    .map((one) => `${one.className} needs ${one.scrollHeight}, has ${one.clientHeight}`)"""
SMALL = """[...document.querySelectorAll(".beside :is(button, a, select)")]
    .filter((one) => one.offsetParent && !one.disabled && !one.closest(".counted, .crew, aside, [role=alert]"))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 39.5)
    .map(([one, box]) => `${one.getAttribute("aria-label") ?? one.innerText}: ${box.width}x${box.height}`)"""

CUT = """(card) => [card, ...card.querySelectorAll(":not(.spoken)")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.outerHTML} needs ${one.scrollWidth}, has ${one.clientWidth}`)"""

MOMENT = """(offers) => [
    document.querySelector("[data-test=table]").dataset.state,
    document.querySelector("[data-test=status]")?.innerText.replace(/[0-9]+/g, "0"),
    ...offers.filter((offer) => document.querySelector(offer)),
].join("|")"""
"""What kind of moment it is: who is to act, what the prompt says, and what can be touched.

Every step is compared on one screen, and every kind of moment on all six: to compare every step on all takes four
times as long.
"""


class Screen:
    """One window that takes all six sizes: what the board has to keep is kept for each of them."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.size = (0, 0)
        self.places: dict[tuple[int, int], Any] = {}
        self.moments: dict[tuple[int, int], set[str]] = {size: set() for size in SIZES}

    def turn_into(self, size: tuple[int, int]) -> None:
        """Gives the window another size, and waits until the board is where it was at that size."""
        if size != self.size:
            self.size = size
            self.player.page.set_viewport_size({"width": size[0], "height": size[1]})
            if size in self.places:
                # A page follows in several steps; one that never arrives is found by whoever looks.
                with suppress(TimeoutError):
                    self.player.page.wait_for_function(ARRIVED, arg=self.places[size])
            self.player.page.evaluate(SETTLED)

    def look(self) -> None:
        """Finds everything where it was, whole, and large enough for a finger."""
        root = "document.documentElement"
        here, clipped, scrolling, small, whole = self.player.page.evaluate(
            f"[{PLACES}, {CLIPPED}, {SCROLLING}, {SMALL}, [{root}.scrollWidth, {root}.scrollHeight]]"
        )
        assert self.places.setdefault(self.size, here) == here, f"the board has moved on {self.size}"
        assert clipped == [], f"something is cut off on {self.size}"
        assert scrolling == [], f"the board scrolls on {self.size}"
        assert whole == list(self.size)
        if self.size in PHONES:
            assert small == [], f"something is too small for a finger on {self.size}"

    def look_everywhere(self) -> None:
        """Looks here, and at every other size that has not met such a moment yet."""
        settled(self.player)
        moment = self.player.page.evaluate(MOMENT, list(OFFERS))
        for size in (self.size, *(size for size in SIZES if moment not in self.moments[size])):
            self.turn_into(size)
            self.look()
            self.moments[size].add(moment)

    def load(self, address: str) -> None:
        """Loads the table at every size, which is where the board is from then on."""
        for size in SIZES:
            self.turn_into(size)
            self.player.page.goto(address)
            self.player.await_turn()
            # Places are compared, not colours.
            self.player.paint(False)
            settled(self.player)
            # On a busy machine a sheet finds its size a moment later; one that never does is found by the look.
            with suppress(TimeoutError):
                self.player.page.wait_for_function(f"() => !{SCROLLING}.length")
            self.look()


@pytest.mark.parametrize("name", GAMES)
def test_a_board_never_moves_while_a_game_is_played(visit: Visit, name: str) -> None:
    """A game is played from its deal to its end, some turns on each of six screens; all six see what is new."""
    dice = random.Random(name)
    ruleset, seats = GAMES[name]
    # Both languages have long words, each in places of its own.
    player = visit("/", ("ru", "en")[list(GAMES).index(name) % 2])
    expect(player.way("now")).to_be_visible()
    wanted = {"ruleset": ruleset, "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]}
    screen = Screen(player)
    screen.load(f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}")
    kinds: dict[tuple[int, int], set[str]] = {size: set() for size in SIZES}
    for turn in range(2000):
        if player.await_turn() == "over":
            break
        screen.turn_into(SIZES[turn // STRETCH % len(SIZES)])
        before = player.seq()
        settled(player)
        screen.look()
        screen.look_everywhere()
        for _ in range(12):
            if player.state() != "act" or player.seq() != before:
                break
            kinds[screen.size].add(touch(player, dice))
            screen.look()
            screen.look_everywhere()
    else:
        raise AssertionError("the game did not end")
    assert len(set().union(*kinds.values())) > 2
    player.page.keyboard.press("Escape")
    for size in SIZES:
        assert kinds[size], f"nothing was touched on {size}"
        screen.turn_into(size)
        assert screen.places[size] == player.page.evaluate(PLACES), f"the end has moved the board on {size}"
    for size, least in LEAST.get(name, {}).items():
        assert screen.places[size][1][2] >= least


@pytest.mark.parametrize(
    ("ruleset", "seats", "size"),
    [
        ("welcome", 4, (1366, 650)),
        ("estates", 3, (1366, 650)),
        ("estates", 3, (1280, 720)),
        ("estates", 3, (1280, 800)),
    ],
)
def test_what_rivals_have_and_did_is_in_sight_on_a_laptop(
    visit: Visit, ruleset: str, seats: int, size: tuple[int, int]
) -> None:
    player = visit("/", viewport={"width": size[0], "height": size[1]})
    wanted = {"ruleset": ruleset, "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]}
    player.page.goto(f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}")
    dice = random.Random(ruleset)
    for _ in range(12):
        # Whoever can only pass does so without a touch, so the turn may be over already.
        assert player.await_turn() != "over"
        settled(player)
        cards = player.page.locator("[data-seat-card]")
        for seat in range(1, seats):
            expect(cards.and_(player.page.locator(f'[data-seat-card="{seat}"]'))).to_be_in_viewport(ratio=1)
        if player.by("lost").count():
            expect(cards.first).to_have_attribute("data-seat-card", "0")
        touch(player, dice)


@pytest.mark.parametrize(("ruleset", "seats"), [("welcome", 3), ("town77", 4), ("sprawlopolis", 2)])
@pytest.mark.parametrize("size", [(667, 375), (844, 390)], ids=str)
def test_people_are_named_beside_the_board_of_a_phone_on_its_side_or_not_at_all(
    visit: Visit, ruleset: str, seats: int, size: tuple[int, int]
) -> None:
    player = visit("/", viewport={"width": size[0], "height": size[1]})
    wanted = {"ruleset": ruleset, "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]}
    cards = player.page.locator("[data-seat-card]")
    shown = [False]
    # A city and its conditions may need all the room; the plans of Welcome To do so in one deal of fifteen.
    for _ in range(1 if ruleset == "sprawlopolis" else 5):
        player.page.goto(f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}")
        player.await_turn()
        settled(player)
        expect(cards).to_have_count(seats)
        shown = [card.is_visible() for card in cards.all()]
        if any(shown):
            break
    assert all(shown) or (ruleset == "sprawlopolis" and not any(shown))
    for card in cards.all() if all(shown) else []:
        expect(card).to_be_in_viewport(ratio=1)
        assert card.evaluate(CUT) == []
        # All of it can be touched.
        assert card.evaluate("one => one.offsetHeight") >= 40


@pytest.mark.parametrize("ruleset", ["welcome", "sprawlopolis"])
def test_who_plays_alone_on_a_phone_has_the_room_of_the_others(visit: Visit, ruleset: str) -> None:
    player = visit("/", viewport={"width": 360, "height": 640})
    for others, height in (([], 0), ([{"kind": "bot", "level": "easy"}], 40)):
        wanted = {"ruleset": ruleset, "seats": [{"kind": "me"}, *others]}
        player.page.goto(f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}")
        player.await_turn()
        expect(player.page.locator("[data-seat-card]")).to_have_count(2 if others else 0)
        assert player.page.locator("main > .strip").evaluate("one => one.offsetHeight") == height


def test_what_is_offered_in_one_of_several_rounds_has_room_on_a_phone(visit: Visit) -> None:
    player = visit("/", "ru", viewport={"width": 360, "height": 640})
    wanted = {"ruleset": "estates(rounds=3)", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
    player.page.goto(f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}")
    dice = random.Random(1)
    while player.await_turn() and not player.page.locator(".offer .can").count():
        touch(player, dice)
        settled(player)
    assert player.page.evaluate(CLIPPED) == []
