"""The clock of a table in the browser, and a seat that goes to a bot and comes back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.driver import SOON, Player

Visit = Callable[..., Player]


def test_a_seat_goes_to_a_bot_and_comes_back(visit: Visit) -> None:
    anna = visit("/new/town77?mode=friends", "ru")
    anna.set_name("Анна")
    anna.by("standin").select_option("easy")
    anna.by("begin").click()
    boris = visit(anna.page.locator("#invite").input_value(), "en")
    boris.set_name("Boris")
    boris.by("sit").click()
    anna.by("start").click()
    for player in (anna, boris):
        expect(player.table).to_be_visible(timeout=SOON)
        expect(player.by("clock")).to_have_count(0)

    # By keyboard, and not by mistake: the bot begins only after a second word.
    boris.by("handover").focus()
    boris.page.keyboard.press("Enter")
    expect(boris.by("handover-yes")).to_be_focused()
    boris.check_accessible()
    boris.page.keyboard.press("Enter")
    boris.await_state("away")
    expect(boris.status).to_have_text("A bot is playing for you.")
    expect(anna.by("standin")).to_have_text("ходит бот (лёгкий)")
    expect(anna.page.get_by_role("log")).to_contain_text("Boris оставляет место боту.")
    boris.check_accessible()
    anna.check_accessible()
    # The other one goes on, and the bot answers without being waited for.
    while anna.await_turn() == "act" and not anna.page.get_by_text("Boris ставит").count():
        anna.step()
    boris.page.reload()
    boris.by("back").click()
    boris.await_state("act", "wait")
    expect(anna.by("standin")).to_have_count(0)
    expect(anna.page.get_by_role("log")).to_contain_text("Boris снова в игре.")

    # Who leaves without a word is stood in for when the host says so.
    expect(anna.by("handover")).to_have_count(1)
    link = boris.page.url
    boris.page.goto("about:blank")
    expect(anna.by("handover")).to_have_count(2, timeout=SOON)
    anna.by("handover").first.click()
    anna.by("handover-yes").click()
    expect(anna.by("standin")).to_be_visible()
    boris.page.goto(link)
    boris.by("back").click()
    expect(anna.by("standin")).to_have_count(0)


def test_the_clock_is_chosen_with_the_table_and_shown_on_a_phone(visit: Visit) -> None:
    player = visit("/new/town77?mode=screen", "en", viewport={"width": 360, "height": 640})
    player.by("clock").select_option("180")
    player.by("begin").click()
    player.by("ready").click()
    expect(player.by("clock")).to_contain_text("3\u00a0min left")
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    player.check_accessible()
    player.by("side").click()
    player.by("handover").first.click()
    player.by("handover-yes").click()
    expect(player.by("takeback")).to_be_visible()
    player.by("takeback").click()
    expect(player.by("takeback")).to_have_count(0)


def test_who_is_late_has_one_turn_played_and_keeps_the_seat(visit: Visit) -> None:
    player = visit("/", "en")
    wanted = {"ruleset": "town77(solo)", "seats": [{"kind": "me"}], "settings": {"clock": 10, "standin": "easy"}}
    name = player.page.request.post("/api/tables", data=wanted).json()["id"]
    player.page.goto(f"/t/{name}")
    assert player.await_turn() == "act"
    before = player.seq()
    expect(player.page.get_by_role("log")).to_contain_text("Time is up", timeout=SOON)
    player.await_change(before)
    player.await_state("act")
    expect(player.by("back")).to_have_count(0)
    # There is time to play: the next turn is the person's own.
    player.step()
    expect(player.page.get_by_text("Time is up")).to_have_count(1)


def test_a_game_alone_that_a_bot_has_played_is_no_record(visit: Visit) -> None:
    player = visit("/new/town77?mode=bots", "ru", viewport={"width": 900, "height": 500})
    player.page.get_by_role("button", name="В одиночку", exact=True).click()
    player.by("standin").select_option("easy")
    player.by("begin").click()
    expect(player.table).to_be_visible(timeout=SOON)
    player.by("handover").click()
    player.by("handover-yes").click()
    # Whoever is reading the log sees the result nevertheless.
    player.page.locator(".others").evaluate("(list) => { list.scrollTop = list.scrollHeight; }")
    player.await_state("over", timeout=60_000)
    expect(player.by("helped")).to_be_in_viewport()
    expect(player.page.get_by_text("новый рекорд")).to_have_count(0)
    # Whoever only looks is told nothing about bots that would have played for them, and is not asked for another game.
    stranger = visit(player.page.url.removeprefix(player.page.evaluate("location.origin")), "ru")
    expect(stranger.table).to_have_attribute("data-state", "over", timeout=SOON)
    expect(stranger.by("replay")).to_be_visible()
    expect(stranger.by("helped")).to_have_count(0)
    expect(stranger.by("rematch")).to_have_count(0)
