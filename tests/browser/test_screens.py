"""Every screen in both languages and both lights, without anything that would shut somebody out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver import SOON, Player

Visit = Callable[..., Player]
SIZES = {"phone": {"width": 360, "height": 640}, "desk": {"width": 1440, "height": 900}}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("lang", "light"), [("ru", "light"), ("en", "dark")])
def test_no_screen_shuts_anybody_out(visit: Visit, lang: str, light: str, size: str) -> None:
    player = visit("/", lang, viewport=SIZES[size], color_scheme=light)
    expect(player.way("now")).to_be_visible()
    if size == "desk":
        # Each game can be begun without scrolling.
        for number in range(player.by("now").count()):
            expect(player.by("now").nth(number)).to_be_in_viewport(ratio=1)
    player.check_accessible()
    for path in ("/new/town77?mode=friends", "/rules/town77#place", "/nowhere"):
        player.page.goto(path)
        expect(player.page.locator("h1")).to_be_visible()
        player.check_accessible()
    player.page.goto("/new/town77?mode=friends")
    player.by("begin").click()
    expect(player.page.locator("#invite")).to_be_visible()
    player.check_accessible()
    player.by("fill").click()
    player.by("start").click()
    player.await_turn()
    player.take_placeable()
    player.check_accessible()
    player.by("rules").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    expect(player.page.locator('[data-section="place"]')).to_be_in_viewport()
    player.check_accessible()
    player.page.keyboard.press("Escape")
    player.by("settings").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    player.check_accessible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("lang", "light"), [("ru", "dark"), ("en", "light")])
def test_no_screen_of_welcome_to_shuts_anybody_out(visit: Visit, lang: str, light: str, size: str) -> None:
    player = visit("/new/welcome?mode=bots", lang, viewport=SIZES[size], color_scheme=light)
    expect(player.by("begin")).to_be_in_viewport(ratio=1)
    player.by("variants").click()
    if size == "phone":
        player.by("gallery").click()
    player.page.get_by_label(re.compile("Для опытных игроков|For experienced players")).check()
    for name in (
        "Экспертная игра|Expert game",
        "НЛО в Розуэлле|UFO in Roswell",
        "Рождественские огоньки|Christmas lights",
    ):
        player.page.get_by_label(re.compile(name)).check()
    expect(player.page.get_by_label(re.compile("Третья карта уходит|The third card goes"))).to_be_visible()
    player.check_accessible()
    player.by("begin").click()
    assert player.await_turn() == "act"
    before = player.seq()
    player.by("game-button").first.click()
    player.await_change(before)
    assert player.await_turn() == "act"
    cards = player.page.locator('[data-test="pair"]')
    cards.nth(0).click()
    cards.nth(1).click()
    expect(player.open_cells.first).to_be_visible()
    player.check_accessible()


def test_language_and_light_change_at_any_time_and_are_remembered(visit: Visit) -> None:
    player = visit("/", "ru")
    html = player.page.locator("html")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Что построим сегодня?")
    player.by("language").click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text("What shall we build today?")
    expect(html).to_have_attribute("lang", "en")
    expect(html).to_have_attribute("data-theme", "light")
    player.by("theme").click()
    expect(html).to_have_attribute("data-theme", "dark")
    player.page.reload()
    expect(html).to_have_attribute("data-theme", "dark")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("What shall we build today?")
    player.way("now").click()
    player.await_turn()
    expect(player.page.get_by_role("log")).to_contain_text("starts")
    player.by("language").click()
    expect(player.page.get_by_role("log")).to_contain_text("Начинает")


def test_lost_addresses_say_so(visit: Visit) -> None:
    player = visit("/rules/town77", "en")
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("Town 77")
    for path in ("/nowhere", "/x/welcome/nothing"):
        player.page.goto(path)
        expect(player.page.get_by_role("heading", level=1)).to_have_text("No such street")


def test_the_tab_of_the_browser_names_the_page(visit: Visit) -> None:
    page = visit("/", "ru").page
    expect(page).to_have_title("Квартал")
    for path, name in (
        ("/daily", "Расклад дня"),
        ("/devices", "Мои устройства"),
        ("/rules/estates", "Правила: Город мечты"),
        ("/new/town77", "Новый стол: Town 77"),
        ("/x/sprawlopolis/score", "Подсчёт очков настольной партии — Стройполис"),
        ("/nowhere", "Такой улицы нет"),
    ):
        page.goto(path)
        expect(page).to_have_title(f"{name} — Квартал")


def test_the_front_page_tells_whose_turn_it_is_how_long_and_how_games_ended(visit: Visit) -> None:
    player = visit("/", "en")
    expect(player.way("now")).to_be_visible()
    bot = {"kind": "bot", "level": "easy"}
    for ruleset, seats, settings in (
        ("welcome", [{"kind": "me"}, bot], {"clock": 600}),
        ("town77", [{"kind": "me"}, bot], {}),
    ):
        wanted = {"ruleset": ruleset, "seats": seats, "settings": settings}
        player.page.goto(f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}")
        player.await_turn()
    while player.await_turn() != "over":
        player.step()
    player.page.goto("/")
    row = player.page.get_by_role("link", name=re.compile("Your turn"))
    expect(row.locator('[data-test="row-left"]')).to_have_text(re.compile(r"^\d+\smin left$"))
    expect(row.locator('[data-test="row-score"]')).to_have_text("0 points")
    ended = player.page.locator('a[href$="/replay"]')
    expect(ended.locator('[data-test="row-state"]')).to_have_text(re.compile("^Place [12] of 2$"))
    expect(player.page.get_by_role("link", name="What this site keeps")).to_be_visible()
    row.click()
    expect(player.table).to_be_visible(timeout=SOON)


def test_the_first_load_is_small(visit: Visit) -> None:
    player = visit("/", "ru")
    expect(player.way("now")).to_be_visible()
    sizes = player.page.evaluate(
        "performance.getEntriesByType('resource')"
        ".filter((one) => one.name.endsWith('.js')).map((one) => one.encodedBodySize)"
    )
    assert len(sizes) > 3
    assert sum(sizes) <= 75_000
