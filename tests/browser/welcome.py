"""The turns of Welcome To, in the words of the game instead of those of the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.driver import SOON, Player


def seat_table(player: Player, ruleset: str = "welcome", seats: int = 1) -> None:
    """Opens a table for this person and easy bots."""
    bots = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    wanted = {"ruleset": ruleset, "seats": [{"kind": "me"}, *bots]}
    answer = player.page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    player.page.goto(f"/t/{answer.json()['id']}")
    assert player.await_turn() == "act"


def seat_where(player: Player, ruleset: str, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Opens tables for this person alone until one is as wanted, and sits down at it."""
    for _ in range(300):
        answer = player.page.request.post("/api/tables", data={"ruleset": ruleset, "seats": [{"kind": "me"}]})
        name = answer.json()["id"]
        if wanted(player.page.request.get(f"/api/tables/{name}/snapshot?since=0&seat=0").json()["view"]):
            player.page.goto(f"/t/{name}")
            assert player.await_turn() == "act"
            return
    raise AssertionError("no such table came up")


def pairs(player: Player) -> Locator:
    """The pairs that may be taken now."""
    return player.page.locator('[data-test="pair"].open')


def place(player: Player, name: str) -> Locator:
    return player.page.locator(f'[data-place="{name}"]')


def open_places(player: Player) -> list[str]:
    """The places where a touch does something."""
    found = player.page.locator("[data-place][data-open]")
    found.first.wait_for()
    return [one.get_attribute("data-place") or "" for one in found.all()]


def number_of(pair: Locator) -> int:
    return int(pair.locator("b").inner_text())


def take(player: Player, pair: Locator) -> None:
    pair.click()
    expect(player.page.locator('[data-test="pair"].taken')).to_have_count(1)


def build(player: Player, name: str) -> None:
    """Writes the number at a place; where temps leave a choice, the highest."""
    place(player, name).click()
    built = player.page.locator(f'[data-place="{name}"].built')
    choice = player.by("game-button").filter(has_text=re.compile(r"^\d+$"))
    built.or_(choice.last).wait_for()
    if choice.count():
        choice.last.click()
    built.wait_for()


def finish(player: Player) -> None:
    """Confirms the turn, and waits until it counts: then others decide, or the next turn begins without a draft."""
    player.by("game-button").last.click()
    through = player.page.locator(
        '[data-test="table"]:not([data-state="act"]), [data-test="table"][data-state="act"][data-draft="0"]'
    )
    through.wait_for(state="attached", timeout=SOON)


def refused(player: Player) -> bool:
    """Takes the refusal if no number fits anywhere, and tells whether it did."""
    refusal = player.page.get_by_role("button", name=re.compile("Принять отказ|Take the refusal"))
    refusal.or_(pairs(player)).first.wait_for()
    if not refusal.count():
        return False
    refusal.click()
    expect(player.status).to_contain_text(re.compile("Отказ отмечен|The refusal is marked"))
    return True


def spoil(player: Player) -> None:
    """Takes a turn that leaves as little room as possible: the highest number as far left as it goes, or a refusal."""
    if not refused(player):
        take(player, max(pairs(player).all(), key=number_of))
        build(player, min(open_places(player), key=lambda name: int(name[1:])))
    finish(player)
