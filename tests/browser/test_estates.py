"""The Estates through the browser: a whole game with secret money, by keys, on a phone, and what everybody is sent."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.driver import Player, play_on

Visit = Callable[..., Player]


def frames(page: Page) -> list[Any]:
    """Collects what the server sends to a page from now on."""
    heard: list[Any] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda payload: heard.append(json.loads(payload)))

    page.on("websocket", listen)
    return heard


def settle(player: Player, before: str) -> None:
    """Confirms what stands in pencil, and waits until it counts."""
    done = player.by("done")
    done.or_(player.page.locator(f'[data-test="table"]:not([data-seq="{before}"])')).first.wait_for(state="attached")
    if done.count() and player.seq() == before:
        done.click()
    player.await_change(before)


WAYS = ".offer .can, [data-bid], [data-open], .way.can"
"""Everything else that a decision can be made by."""


def decide(player: Player, number: int) -> str:
    """Makes one decision by pointer, whatever is wanted, and tells what it was."""
    page, before = player.page, player.seq()
    offers = page.locator(".offer .can")
    sums = page.locator("[data-bid]")
    lots = page.locator("[data-open]")
    ways = page.locator(".way.can")
    if offers.count():
        box = page.get_by_role("button", name=re.compile("Отложить чек|Put a check"))
        if number % 2 and box.count():
            box.click()
            expect(player.by("undo")).to_be_visible()
        offers.nth(number % offers.count()).click()
        kind = "offer"
    elif sums.count() and number % 3:
        sums.first.click()
        kind = "bid"
    elif lots.count():
        lots.nth(number % lots.count()).click()
        kind = "place"
    elif ways.count():
        ways.first.click()
        kind = "use"
    else:
        try:
            player.by("game-button").last.click(timeout=3000)
        except TimeoutError:
            # Whoever can only pass does so without a touch: the button may be gone before it is reached. Or there is
            # none because what can be done was not drawn yet.
            if player.seq() == before and page.locator(WAYS).count():
                return decide(player, number)
        kind = "answer"
    settle(player, before)
    return kind


def begin(player: Player, seats: int = 3, friends: bool = False) -> None:
    """Sets a table with easy bots on all other seats, or all but one."""
    player.page.get_by_role("button", name=str(seats), exact=True).click()
    if friends:
        player.page.get_by_label(re.compile("Место 3|Seat 3")).select_option("bot")
    for level in player.page.get_by_label(re.compile("Сила бота|Bot’s strength")).all():
        level.select_option("easy")
    player.by("begin").click()


def test_a_whole_game_with_secret_money_in_two_browsers_and_a_bot(visit: Visit) -> None:
    anna = visit("/new/estates?mode=friends", "ru")
    anna.set_name("Анна")
    heard = {0: frames(anna.page)}
    begin(anna, friends=True)
    boris = visit(anna.page.locator("#invite").input_value(), "en")
    heard[1] = frames(boris.page)
    boris.page.reload()
    boris.set_name("Boris")
    boris.by("sit").click()
    anna.by("start").click()

    numbers = count()
    kinds = set[str]()
    play_on((anna, boris), lambda player: kinds.add(decide(player, next(numbers))))
    assert {"offer", "bid", "place", "answer"} <= kinds
    for player in (anna, boris):
        expect(player.by("why").or_(player.status).first).not_to_be_empty()

    looked = 0
    for seat, messages in heard.items():
        for message in messages:
            if message["type"] != "update" or message["view"] is None or message["over"]:
                continue
            for shown in (message["view"], message["desk"] or message["view"]):
                for other, one in enumerate(shown["players"]):
                    assert other == (message["seat"] if message["seat"] is not None else -1) or one["hand"] is None
                    assert other == (message["seat"] if message["seat"] is not None else -1) or one["box"] is None
            for fact in message["facts"]:
                assert fact["key"] != "estates-fact-embezzled" or fact["args"]["seat"] == seat
            looked += 1
    assert looked > 100


def test_bids_go_by_keys_and_the_forecast_can_be_switched_off(visit: Visit) -> None:
    player = visit("/new/estates?mode=bots", "en")
    begin(player, 2)
    keys = {"bid": 0, "choose": 0, "place": 0}
    for number in range(40):
        if player.await_turn() == "over":
            break
        page, before = player.page, player.seq()
        if page.locator("[data-bid]").count():
            page.keyboard.press("+" if number % 2 else "p")
            keys["bid"] += 1
        elif page.locator(".offer .can").count():
            page.locator(".offer .can").first.focus()
            page.keyboard.press("Enter")
            keys["choose"] += 1
        elif page.locator("[data-open]").count():
            cell = page.locator("[data-open]").first
            cell.focus()
            page.keyboard.press("Enter")
            keys["place"] += 1
        elif page.locator(".way.can").count():
            page.locator(".way.can").last.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("s" if page.get_by_role("button", name=re.compile("^Sell")).count() else "p")
        through = page.locator(f'[data-test="table"]:not([data-seq="{before}"])')
        player.by("done").or_(through).first.wait_for(state="attached")
        if player.seq() == before:
            page.keyboard.press("d")
        player.await_change(before)
        if all(keys.values()):
            break
    assert all(keys.values()), keys

    while player.await_turn() == "act" and not player.page.locator(".forecast").count():
        decide(player, 1)
    assert player.state() == "act"
    player.page.get_by_role("button", name="Hide forecasts").click()
    expect(player.page.locator(".forecast")).to_have_count(0)


@pytest.mark.parametrize(("theme", "lang"), [("light", "ru"), ("dark", "en")])
def test_the_table_fits_a_phone_and_shuts_nobody_out(visit: Visit, theme: str, lang: str) -> None:
    player = visit("/new/estates?mode=bots", lang, viewport={"width": 360, "height": 640}, color_scheme=theme)
    begin(player, 3)
    seen: set[str] = set()
    for number in range(30):
        if player.await_turn() == "over" or len(seen) == 3:
            break
        kind = "offer" if player.page.locator(".offer .can").count() else "bid"
        kind = "place" if player.page.locator("[data-open]").count() else kind
        if kind not in seen:
            seen.add(kind)
            player.check_accessible()
            wide, tall = player.page.evaluate(
                "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            )
            assert wide <= 360, "nothing sticks out"
            assert tall <= 640, f"{tall} px: all that a turn needs is on the first screen while it is time to {kind}"
        decide(player, number)
    assert seen >= {"offer", "bid"}


def test_a_round_stops_on_the_finished_city_with_its_scores(visit: Visit) -> None:
    player = visit("/", "en", viewport={"width": 844, "height": 390})
    wanted = {"ruleset": "estates(rounds=2)", "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]}
    name = player.page.request.post("/api/tables", data={**wanted, "settings": {"standin": "easy"}}).json()["id"]
    player.page.goto(f"/t/{name}")
    player.await_turn()
    player.by("side").click()
    player.by("handover").first.click()
    player.by("handover-yes").click()
    player.page.keyboard.press("Escape")
    # Bots play on behind it; the page stays with the city of the first round until the person goes on.
    player.await_state("pause", timeout=180_000)
    expect(player.by("round")).to_contain_text("Round 1 of 2")
    expect(player.by("round").get_by_role("listitem")).to_have_count(3)
    assert player.page.locator(".tower").count() > 3
    player.check_accessible()
    player.by("go-on").click()
    player.await_state("over", timeout=180_000)


def seated(player: Player) -> None:
    """Sits down with three bots, and waits for a turn."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 3]
    answer = player.page.request.post("/api/tables", data={"ruleset": "estates", "seats": seats})
    assert answer.ok, answer.text()
    player.page.goto(f"/t/{answer.json()['id']}")
    player.await_turn()


def test_on_a_phone_on_its_side_the_board_has_the_whole_height(visit: Visit) -> None:
    player = visit("/", "ru", viewport={"width": 667, "height": 375}, has_touch=True, is_mobile=True)
    seated(player)
    board = player.page.locator("[data-board]")
    # It grows once the page knows how much room there is.
    player.page.wait_for_function("() => document.querySelector('[data-board]').getBoundingClientRect().height > 330")
    expect(board).to_be_in_viewport(ratio=1)
    player.page.set_viewport_size({"width": 1366, "height": 650})
    player.page.wait_for_function("() => document.querySelector('[data-board]').getBoundingClientRect().height > 560")
    expect(board).to_be_in_viewport(ratio=0.99)


def test_a_long_name_keeps_to_its_line_in_an_auction(visit: Visit) -> None:
    player = visit("/", "ru", viewport={"width": 667, "height": 375}, has_touch=True, is_mobile=True)
    player.page.request.post("/api/me", data={"name": "Константин-Эммануил"})
    seated(player)
    names = player.page.locator(".bids .who")
    for number in range(20):
        if names.count():
            break
        decide(player, number)
        player.await_turn()
    expect(names).to_have_count(4)
    boxes = [one.bounding_box() for one in names.all()]
    assert all(box and box["height"] < 20 for box in boxes)


def test_on_a_low_laptop_all_four_at_the_table_are_in_sight_until_much_is_to_be_told(visit: Visit) -> None:
    player = visit("/", "en", viewport={"width": 1366, "height": 650})
    seated(player)
    cards = player.page.locator("[data-seat-card] .lies")
    expect(cards).to_have_count(4)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
