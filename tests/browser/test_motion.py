"""What moves shows where it comes from, unless that is switched off; icons tell what they mean."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver import Player

Visit = Callable[..., Player]

COUNT = """(() => {
    window.journeys = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
        if (JSON.stringify(args[0]).includes("translate")) window.journeys += 1;
        return animate.apply(this, args);
    };
})()"""


def place_a_tile(player: Player) -> int:
    """Places one tile of Town 77, and tells how many pieces have moved meanwhile."""
    wanted = {"ruleset": "town77(solo)", "seats": [{"kind": "me"}]}
    player.page.goto(f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}")
    assert player.await_turn() == "act"
    player.page.evaluate(COUNT)
    before = player.seq()
    assert player.take_placeable()
    player.open_cells.first.click()
    player.by("done").click()
    player.await_change(before)
    moved: int = player.page.evaluate("window.journeys")
    return moved


def test_pieces_move_until_that_is_switched_off(visit: Visit) -> None:
    player = visit("/", "en", reduced_motion="no-preference")
    expect(player.way("now")).to_be_visible()
    assert place_a_tile(player) > 0
    player.by("settings").click()
    player.by("motion").uncheck()
    assert place_a_tile(player) == 0


def test_nothing_moves_for_whoever_has_asked_the_browser_for_calm(visit: Visit) -> None:
    player = visit("/", "en")
    expect(player.way("now")).to_be_visible()
    assert place_a_tile(player) == 0


@pytest.mark.parametrize("how", ["hover", "focus", "press"])
def test_an_icon_explains_itself(visit: Visit, how: str) -> None:
    player = visit("/", "en", has_touch=how == "press")
    player.way("now").click()
    player.await_turn()
    icon = player.by("rules")
    if how == "hover":
        icon.hover()
    elif how == "focus":
        icon.focus()
        player.page.keyboard.press("Shift+Tab")
        player.page.keyboard.press("Tab")
    else:
        box = icon.bounding_box()
        assert box is not None
        finger = player.page.context.new_cdp_session(player.page)
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(player.by("explained")).to_have_text("Rules")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
