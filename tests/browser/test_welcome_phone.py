"""Welcome To under the thumb: a whole turn without scrolling, and houses that a finger hits."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.browser.driver import Player
from tests.browser.wander import settled
from tests.browser.welcome import build, finish, pairs, place, seat_table, seat_where, spoil, take

Visit = Callable[..., Player]


def box_of(player: Player, name: str) -> FloatRect:
    """Tells where a place is on the screen."""
    box = place(player, name).bounding_box()
    assert box is not None
    return box


def at_rest(player: Player, name: str) -> FloatRect:
    """Tells where a place is once it stands there: after a change of the window a page follows in several steps."""
    player.page.evaluate("document.fonts.ready.then(() => null)")
    before = None
    while before != (now := box_of(player, name)):
        before = now
        settled(player)
    return now


def test_on_a_phone_a_whole_turn_fits_and_the_end_shows_all_lines(visit: Visit) -> None:
    phone = {"width": 360, "height": 640}
    player = visit("/", "en", viewport=phone, has_touch=True, is_mobile=True, color_scheme="dark")
    seat_table(player, seats=3)

    def fits(*parts: Locator) -> None:
        for part in (player.status, place(player, "T0"), place(player, "B11"), player.by("plan").last, *parts):
            expect(part).to_be_in_viewport(ratio=1)
        assert player.page.evaluate("document.documentElement.scrollWidth") == 360

    fits(pairs(player).first, pairs(player).last, player.by("hint"), player.by("deck"))
    player.by("mark").first.tap()
    expect(player.by("told")).to_have_text("Pools: 0, points: 0; one more mark makes it 3.")
    player.by("told").get_by_role("button").tap()
    pairs(player).last.tap()
    expect(player.page.locator('[data-test="pair"].taken')).to_have_count(1)
    fits(player.by("undo"))
    build(player, "B6")
    fits(player.by("undo"), player.page.locator('[data-test="game-button"].main'), player.by("score"))
    player.by("tab").nth(1).tap()
    rival = player.page.locator('[data-seat-card="1"] .name b').first.inner_text()
    expect(player.page.get_by_role("grid")).to_have_attribute("aria-label", re.compile(rival))
    expect(player.status).to_contain_text("rival’s sheet")
    fits(player.by("home"), player.by("score"), player.by("aid"))
    player.by("tab").first.tap()
    player.by("aid").tap()
    dialog = player.page.get_by_role("dialog", name="Player aid")
    expect(dialog.locator("dt")).to_have_count(6)
    player.check_accessible()
    dialog.get_by_role("button").first.tap()
    finish(player)
    while player.await_turn() != "over":
        spoil(player)
    expect(player.by("scores").locator("thead th")).to_have_count(4)
    # What stays in sight below the long count reaches down to the edge: no line looks out under it.
    foot = player.page.locator("dialog[open] .next").bounding_box()
    assert foot
    assert foot["y"] + foot["height"] >= phone["height"] - 1
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360
    player.check_accessible()
    # In either language one line has room for what comes next.
    player.by("language").evaluate("(button) => button.click()")
    again, watch = player.page.locator("dialog[open] .next .button").all()
    expect(watch).to_have_text("Посмотреть запись")
    left, right = again.bounding_box(), watch.bounding_box()
    assert left
    assert right
    assert left["y"] == right["y"]


@pytest.mark.parametrize(
    ("height", "ruleset", "least"),
    [(640, "welcome", 40), (740, "welcome", 40), (640, "welcome(expert,christmas,icecream,roswell)", 36)],
)
def test_on_a_phone_streets_turn_a_corner_so_that_a_finger_hits_a_house(
    visit: Visit, height: int, ruleset: str, least: int
) -> None:
    player = visit("/", viewport={"width": 360, "height": height}, has_touch=True, is_mobile=True)
    seat_table(player, ruleset)
    table = "document.querySelector('[data-board]').closest('.table')"
    # Nothing of the sheet has to be scrolled. A function, for the site forbids that a string is evaluated once more.
    player.page.wait_for_function(f"() => {table}.scrollHeight <= {table}.clientHeight")
    boxes = {name: box_of(player, name) for name in ("T0", "T5", "T6", "M10", "B11")}
    for box in boxes.values():
        assert box["width"] >= 40
        assert box["height"] >= least
    assert boxes["T6"]["x"] == boxes["T0"]["x"]
    assert boxes["T6"]["y"] > boxes["T5"]["y"]


def test_ducks_walk_along_whole_streets_on_a_phone(visit: Visit) -> None:
    player = visit("/", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    seat_table(player, "welcome(quack)")
    first, last = (box_of(player, name) for name in ("B0", "B11"))
    assert first["y"] == last["y"]


def touch(player: Player, *spots: Locator) -> None:
    """Puts a finger on the first of these places, slides it over the others, and lifts it."""
    finger = player.page.context.new_cdp_session(player.page)
    for spot in spots:
        box = spot.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        kind = "touchStart" if spot is spots[0] else "touchMove"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    expect(player.by("loupe")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def test_a_house_just_written_moves_to_where_it_is_wanted(visit: Visit) -> None:
    player = visit("/", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    pair = pairs(player).filter(has_text=re.compile("сквер|бассейн|агент"))
    seat_where(player, "welcome", lambda view: any(one["effect"] in ("park", "pool", "agent") for one in view["pairs"]))
    take(player, pair.first)
    # What a finger covers is shown above it, and it writes where it is lifted.
    touch(player, place(player, "B11"), place(player, "B10"), place(player, "B8"))
    expect(player.page.locator('[data-place="B8"].built')).to_be_visible()
    expect(player.by("loupe")).to_have_count(0)
    place(player, "M2").tap()
    expect(player.page.locator('[data-place="M2"].built')).to_be_visible()
    expect(player.page.locator("[data-place].built")).to_have_count(1)
    player.by("undo").click()
    expect(player.page.locator("[data-place].built")).to_have_count(0)
    expect(player.page.locator('[data-test="pair"].taken')).to_have_count(1)


def test_on_a_phone_the_goals_leave_the_sheet_in_view(visit: Visit) -> None:
    player = visit("/", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    seat_table(player, "welcome(expert,christmas,icecream,roswell)", 3)
    expect(player.by("game-button")).to_have_count(4)
    for part in (*player.by("game-button").all(), player.status, player.by("estate").last, place(player, "B11")):
        expect(part).to_be_in_viewport(ratio=1)
    assert player.page.evaluate("document.documentElement.scrollHeight") == 640
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360
    player.check_accessible()


def test_the_sheet_stands_still_when_the_screen_is_passed_on(visit: Visit) -> None:
    player = visit("/", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    wanted = {"ruleset": "welcome(experienced)", "seats": [{"kind": "me"}, {"kind": "local", "name": "Борис"}]}
    player.page.goto(f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}")
    assert player.await_turn() == "curtain"
    for width, height in ((667, 375), (768, 1024), (360, 640)):
        player.page.set_viewport_size({"width": width, "height": height})
        expect(player.by("ready")).to_be_in_viewport(ratio=1)
    stood = at_rest(player, "T0")
    player.by("ready").tap()
    expect(pairs(player)).to_have_count(3)
    assert at_rest(player, "T0") == stood


def test_on_an_upright_tablet_what_the_others_did_stands_below_the_sheet(visit: Visit) -> None:
    player = visit("/", viewport={"width": 768, "height": 1024})
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 3]
    wanted = {"ruleset": "welcome", "seats": seats}
    player.page.goto(f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}")
    assert player.await_turn() == "act"
    take(player, pairs(player).first)
    build(player, "T4")
    finish(player)
    assert player.await_turn() == "act"
    captions = player.by("did")
    expect(captions).to_have_count(3)
    for caption in captions.all():
        expect(caption).to_be_in_viewport(ratio=1)
    for card in player.page.locator(".rivals [data-seat-card]").all():
        assert card.evaluate("(card) => card.scrollHeight <= card.clientHeight"), "a small sheet is cut"


def test_what_an_agent_brings_stands_beside_the_size_and_leaves_the_sum_its_line(visit: Visit) -> None:
    player = visit("/", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    seat_table(player, "welcome(zombies)")
    brought = player.by("estate").filter(has=player.page.locator("i.now + i svg"))
    expect(brought).not_to_have_count(0)
    for estate in brought.all():
        bullet, size, count = (estate.locator(one).bounding_box() for one in ("i.now + i svg", ".size", ".count"))
        assert bullet
        assert size
        assert count
        assert bullet["y"] + bullet["height"] / 2 < count["y"]
        assert bullet["x"] >= size["x"] + size["width"]


def test_two_pairs_share_the_whole_line(visit: Visit) -> None:
    player = visit("/", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    seat_table(player, "welcome(zombies)")
    left, right = (one.bounding_box() for one in pairs(player).all())
    assert left
    assert right
    assert round(left["x"] + right["x"] + right["width"]) == 360


def test_a_narrow_street_has_signs_for_what_several_expansions_note(visit: Visit) -> None:
    player = visit("/", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    seat_table(player, "welcome(christmas,doomsday,halloween,icecream,quack)", 2)
    notes = player.page.locator("[data-board] .note")
    expect(notes).to_have_count(11)
    for note in notes.all():
        expect(note.locator(".brief svg")).to_be_in_viewport(ratio=1)
        assert note.evaluate("(note) => note.scrollWidth <= note.clientWidth")
