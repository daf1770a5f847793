"""The guided first game: one thing at a time, it can be left and taken up again, and it is offered to newcomers."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver import SOON, Player
from tests.browser.wander import touch

Visit = Callable[..., Player]

FIRST = {
    "welcome": "welcome-guide-start",
    "town77": "town77-guide-tile",
    "sprawlopolis": "sprawlopolis-guide-card",
}


@pytest.mark.parametrize("title", FIRST)
def test_a_newcomer_is_taught_step_by_step(visit: Visit, title: str) -> None:
    player = visit("/", "ru")
    player.way("learn", title).click()
    coach = player.by("coach")
    expect(coach).to_have_attribute("data-tip", FIRST[title], timeout=SOON)
    player.check_accessible()
    player.by("coach-got").click()
    expect(coach).to_have_count(0)
    # What has been read is not told again, also after the page was left.
    player.page.reload()
    assert player.await_turn() == "act"
    expect(coach).to_have_count(0)
    dice = random.Random(title)
    read = {FIRST[title]}
    for _ in range(60):
        if len(read) > 2 or player.await_turn() == "over":
            break
        if coach.count():
            read.add(coach.get_attribute("data-tip") or "")
            player.by("coach-got").click()
            continue
        touch(player, dice)
        player.page.wait_for_timeout(100)
    assert len(read) > 2
    assert "" not in read


def test_the_teacher_can_be_sent_away(visit: Visit) -> None:
    player = visit("/", "en")
    player.way("learn", "town77").click()
    expect(player.by("coach")).to_be_visible(timeout=SOON)
    player.by("coach-leave").click()
    player.take_placeable()
    expect(player.by("coach")).to_have_count(0)
