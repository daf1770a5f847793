"""A finished turn of a round can be changed until the last one is ready."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser import welcome
from tests.browser.driver import SOON, Player

Visit = Callable[..., Player]


def turn(player: Player) -> str:
    """Plays a whole turn of Welcome To and tells where the house stands."""
    welcome.take(player, welcome.pairs(player).first)
    name = welcome.open_places(player)[0]
    welcome.build(player, name)
    welcome.finish(player)
    return name


def test_a_turn_is_changed_after_done_and_not_after_the_last_one_is_ready(visit: Visit) -> None:
    anna = visit("/", "en", viewport={"width": 1280, "height": 800})
    boris = visit("/", "ru", viewport={"width": 360, "height": 640})
    wanted = {"ruleset": "welcome", "seats": [{"kind": "me"}, {"kind": "open"}]}
    name = anna.page.request.post("/api/tables", data=wanted).json()["id"]
    boris.page.goto(f"/t/{name}")
    boris.set_name("Борис")
    boris.by("sit").click()
    anna.page.goto(f"/t/{name}")
    anna.by("start").click()
    for player in (anna, boris):
        assert player.await_turn() == "act"

    built = turn(anna)
    anna.await_state("ready")
    expect(anna.by("reopen")).to_have_text("Change my turn")
    anna.check_accessible()
    anna.by("reopen").click()
    anna.await_state("act")
    # Nothing is lost: the house still stands, and goes only when it is taken back.
    expect(anna.page.locator(f'[data-place="{built}"].built')).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(f'[data-place="{built}"].built')).to_be_visible(timeout=SOON)
    anna.by("restart").click()
    expect(anna.page.locator(f'[data-place="{built}"].built')).to_have_count(0)
    turn(anna)
    anna.await_state("ready")
    anna.page.keyboard.press("u")
    anna.await_state("act")
    anna.by("done").click()
    anna.await_state("ready")

    turn(boris)
    for player in (anna, boris):
        assert player.await_turn() == "act"
        expect(player.by("reopen")).to_have_count(0)
