"""A game in the browser that begins at a position."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver import SOON, Player

Visit = Callable[..., Player]

POSITION = "ruleset: town77\nseats: 2\ntown: A1\nhand 0: B2 A3 D4\nhand 1: C3 C4\n"


@pytest.mark.parametrize(("lang", "light", "size"), [("ru", "light", (360, 640)), ("en", "dark", (1280, 900))])
def test_a_person_sets_a_position_up_and_plays_on(visit: Visit, lang: str, light: str, size: tuple[int, int]) -> None:
    player = visit("/new/town77?mode=bots", lang, viewport={"width": size[0], "height": size[1]}, color_scheme=light)
    player.page.locator(".count .button").nth(1).click()
    player.by("position").click()
    player.page.locator("textarea").fill(POSITION)
    player.check_accessible()
    player.by("begin").click()
    expect(player.table).to_be_visible(timeout=SOON)
    assert player.await_turn() == "act"
    for tile in ("B2", "A3", "D4"):
        expect(player.page.locator(f'[data-tile="{tile}"]').first).to_be_visible()
    while player.await_turn() == "act":
        player.step()
    assert player.page.url.count("/t/")
