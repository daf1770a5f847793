"""Sheets of the Collector's Edition in the browser: what they ask, and a whole game on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver import Player
from tests.browser.welcome import build, finish, number_of, open_places, pairs, place, refused, seat_table, take

Visit = Callable[..., Player]
PHONE = {"width": 360, "height": 640}


def wreck(player: Player) -> None:
    """Takes a turn that leaves little room, and circles the candy where something is to be circled."""
    if not refused(player):
        take(player, max(pairs(player).all(), key=number_of))
        name = min(open_places(player), key=lambda spot: int(spot[1:]))
        build(player, name)
        candy = player.by("game-button").filter(has_text="Candy")
        done = player.page.locator('[data-test="game-button"].main')
        expect(candy.or_(done).first).to_be_visible()
        if candy.count():
            candy.click()
            expect(done).to_be_visible()
    finish(player)


@pytest.mark.parametrize(("expansion", "corner"), [("halloween", "B11"), ("american_dream", "E6")])
def test_a_game_is_played_to_its_end_on_a_phone(visit: Visit, expansion: str, corner: str) -> None:
    player = visit("/", "en", viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    seat_table(player, f"welcome({expansion})", seats=2)
    for part in (player.status, place(player, corner), player.by("plan").last, pairs(player).first):
        expect(part).to_be_in_viewport(ratio=1)
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360
    player.check_accessible()
    while player.await_turn() != "over":
        wreck(player)
    expect(player.by("scores").locator("thead th")).to_have_count(3)
    player.check_accessible()


def test_a_haunted_house_asks_for_a_ghost_or_a_candy(visit: Visit) -> None:
    player = visit("/", "en")
    seat_table(player, "welcome(halloween)")
    take(player, pairs(player).first)
    build(player, "T4")
    expect(player.status).to_have_text("Trick or treat?")
    player.by("game-button").filter(has_text="Ghost").click()
    expect(place(player, "T4")).to_have_attribute("aria-label", re.compile("the ghost is circled"))
