"""The page of the day: every title has a deal, and what one has finished is listed."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.driver import SOON, Player
from tests.browser.wander import settled, touch

Visit = Callable[..., Player]


def test_every_title_has_a_deal_of_the_day(visit: Visit) -> None:
    player = visit("/", "ru")
    player.by("daily").click()
    plays = player.by("play")
    expect(plays).to_have_count(4)
    for index in range(4):
        expect(plays.nth(index)).to_be_enabled()
    # Where no card lies open yet, the plans tell what the day asks for.
    expect(player.page.locator('[data-title="welcome"] li')).to_have_count(3)
    expect(player.by("streak")).to_contain_text("Серия ещё не началась")
    player.check_accessible()
    player.page.locator('[data-title="town77"] [data-test="play"]').click()
    dice = random.Random(7)
    while player.await_turn() != "over":
        touch(player, dice)
        settled(player)
    player.page.goto("/daily")
    expect(player.by("own")).to_be_visible(timeout=SOON)
    expect(player.by("streak")).to_contain_text("1 день")
    expect(player.by("share")).to_be_visible()
    player.by("day-back").click()
    expect(player.by("play")).to_have_count(0)
    expect(player.by("own")).to_have_count(0)
