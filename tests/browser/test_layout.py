"""The board keeps its place and its size from the first deal to the last move, on every screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.driver import SOON, Player
from tests.browser.wander import touch

Visit = Callable[..., Player]

SIZES = ((360, 640), (667, 375), (844, 390), (1280, 800), (1366, 650), (1920, 1080))
PHONES = SIZES[:3]
GAMES = {
    "welcome": ("welcome", 3),
    "welcome with expansions": ("welcome(expert,christmas,icecream,roswell)", 2),
    "town77": ("town77", 3),
    "sprawlopolis": ("sprawlopolis", 1),
    "estates": ("estates", 4),
}
LEAST = {"welcome": {(1280, 800): 840, (1366, 650): 740}, "town77": {(1366, 650): 560}, "estates": {(844, 390): 540}}
"""So wide the drawing of a title has to be, at least."""

PLACES = """["[data-test=board]", "[data-board]"].map((name) => {
    const box = document.querySelector(name).getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map((side) => Math.round(side * 10) / 10);
})"""
CLIPPED = """[...document.querySelectorAll(".bar-slot, .hand-slot")]
    .filter((slot) => slot.scrollHeight > slot.clientHeight + 1 || slot.scrollWidth > slot.clientWidth + 1)
    .map((slot) => `${slot.className} needs ${slot.scrollWidth}x${slot.scrollHeight}, ` +
        `has ${slot.clientWidth}x${slot.clientHeight}: ${slot.innerText}`)"""
SMALL = """[...document.querySelectorAll(".beside :is(button, a, select)")]
    .filter((one) => one.offsetParent && !one.disabled && !one.closest(".counted, aside, [role=alert]"))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 39.5)
    .map(([one, box]) => `${one.getAttribute("aria-label") ?? one.innerText}: ${box.width}x${box.height}`)"""


def look(page: Page, size: tuple[int, int], places: dict[tuple[int, int], Any]) -> None:
    """Finds everything where it was, whole, and large enough for a finger."""
    root = "document.documentElement"
    here, clipped, small, whole = page.evaluate(
        f"[{PLACES}, {CLIPPED}, {SMALL}, [{root}.scrollWidth, {root}.scrollHeight]]"
    )
    assert places.setdefault(size, here) == here, f"the board has moved on {size}"
    assert clipped == [], f"something is cut off on {size}"
    assert whole == list(size)
    if size in PHONES:
        assert small == [], f"something is too small for a finger on {size}"


@pytest.mark.parametrize("name", GAMES)
def test_a_board_never_moves_while_a_game_is_played(visit: Visit, name: str) -> None:
    """One person looks at the game on six screens at once, and plays it on each of them in turn."""
    dice = random.Random(name)
    ruleset, seats = GAMES[name]
    first = visit("/")
    expect(first.way("now")).to_be_visible()
    wanted = {"ruleset": ruleset, "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]}
    table = first.page.request.post("/api/tables", data=wanted).json()["id"]
    # Each screen is a window of its own: a tab that another one hides is slowed down by the browser.
    person = first.page.context.storage_state()
    screens = {
        (width, height): visit(f"/t/{table}", viewport={"width": width, "height": height}, storage_state=person)
        for width, height in SIZES
    }
    for player in screens.values():
        expect(player.table).to_be_visible(timeout=SOON)
        # Places are compared, not colours: what nobody sees need not be painted.
        player.page.evaluate("document.documentElement.style.opacity = 0")
    places: dict[tuple[int, int], Any] = {}
    kinds = set()
    for turn in range(2000):
        size = SIZES[turn % len(SIZES)]
        player = screens[size]
        if player.await_turn() == "over":
            break
        before = player.seq()
        for _ in range(12):
            if player.state() != "act" or player.seq() != before:
                break
            kinds.add(touch(player, dice))
            for other, seen in screens.items():
                look(seen.page, other, places)
    else:
        raise AssertionError("the game did not end")
    assert len(kinds) > 2
    for size, player in screens.items():
        expect(player.table).to_have_attribute("data-state", "over", timeout=SOON)
        player.page.keyboard.press("Escape")
        here = player.page.evaluate(PLACES)
        assert places[size] == here, f"the end has moved the board on {size}"
    for size, least in LEAST.get(name, {}).items():
        assert places[size][1][2] >= least
