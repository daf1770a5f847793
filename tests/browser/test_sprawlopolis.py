"""Sprawlopolis through the browser: a city built by several, alone by keyboard, the day's deal, a real table."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import expect
from tests.browser.driver import SOON, Player, play_on
from tests.browser.wander import settled

Visit = Callable[..., Player]


def lay(player: Player, number: int = 0) -> None:
    """Takes the first card, points at one of the open places, looks at the preview and confirms."""
    before = player.seq()
    player.page.locator("[data-card]").first.click()
    places = player.page.locator("[data-open]")
    box = places.nth(number % places.count()).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.mouse.move(x, y)
    player.by("ghost").wait_for()
    player.page.mouse.click(x, y)
    expect(player.by("ghost")).to_have_attribute("data-fits", "yes")
    player.by("done").click()
    player.await_change(before)


def test_three_persons_talk_point_and_build_a_whole_city(visit: Visit) -> None:
    anna = visit("/new/sprawlopolis?mode=friends", "ru", viewport={"width": 1280, "height": 900})
    anna.set_name("Анна")
    anna.page.get_by_role("button", name="3", exact=True).click()
    anna.by("variants").click()
    anna.page.get_by_label("Сложнее").check()
    anna.by("begin").click()
    link = anna.page.locator("#invite").input_value()
    others = [visit(link, lang, viewport={"width": 1280, "height": 900}) for lang in ("en", "ru")]
    for player, name in zip(others, ("Boris", "Вера"), strict=True):
        player.set_name(name)
        expect(player.by("terms")).to_have_text(re.compile("Table rules: Hard|Правила стола: Сложнее"))
        player.by("rules").click()
        expect(player.page.get_by_role("dialog", name=re.compile("Rules|Правила"))).to_contain_text("18")
        player.page.keyboard.press("Escape")
        player.by("sit").first.click()
        expect(anna.page.get_by_text(name)).to_be_visible()
    anna.by("start").click()
    players = [anna, *others]
    for player in players:
        expect(player.page.locator("[data-city]")).to_be_visible(timeout=SOON)

    # A phrase reaches everybody in their own language.
    anna.page.get_by_role("button", name="Давайте соединим дорогу!").click()
    expect(others[0].page.get_by_role("list", name="Chat")).to_contain_text("Let’s join that road!")
    expect(others[1].page.get_by_role("list", name="Чат")).to_contain_text("Давайте соединим дорогу!")
    # On a phone the talk is behind a button, which counts what has not been read.
    others[1].page.set_viewport_size({"width": 360, "height": 740})
    anna.page.get_by_role("button", name="Нам нужен парк!").click()
    expect(others[1].by("unheard")).to_have_text("1")
    others[1].by("side").click()
    expect(others[1].page.get_by_role("list", name="Чат")).to_contain_text("Нам нужен парк!")
    expect(others[1].by("unheard")).to_have_count(0)
    others[1].page.keyboard.press("Escape")
    others[1].page.set_viewport_size({"width": 1280, "height": 900})
    anna.by("point").click()
    anna.page.locator("[data-city]").click()
    expect(others[1].by("pointer")).to_be_visible()
    others[0].by("point").focus()
    for key in ("Enter", "ArrowLeft", "Enter"):
        others[0].page.keyboard.press(key)
    expect(others[1].by("pointer").filter(has_text="Boris")).to_be_visible()

    turns = count()
    play_on(players, lambda player: lay(player, next(turns) * 3))
    assert next(turns) == 14
    # The story draws the cards that it names.
    expect(anna.page.get_by_role("log").get_by_role("img", name=re.compile("^Карта")).first).to_be_visible()
    anna.check_accessible()
    others[0].by("replay").click()
    expect(others[0].page.get_by_role("list", name="Chat")).to_contain_text("We need a park!")
    # The score runs along with the film.
    others[0].by("back").click()
    expect(others[0].page.locator(".result")).to_have_count(0)
    expect(others[0].page.locator("[data-line]")).to_have_count(5)


def test_alone_by_keyboard_a_card_is_turned_moved_foreseen_laid_and_taken_back(visit: Visit) -> None:
    player = visit("/", "en", viewport={"width": 1280, "height": 900})
    player.page.locator('[data-title="sprawlopolis"] [data-test="solo"]').click()
    city = player.page.locator("[data-city]")
    expect(city).to_be_visible(timeout=SOON)
    player.page.keyboard.press("1")
    expect(city).to_be_focused()
    for key in ("ArrowDown", "t", "ArrowUp"):
        player.page.keyboard.press(key)
    expect(city).to_have_attribute("data-at", re.compile(r"-?\d+,-?\d+"))
    expect(player.page.locator("[data-line] i").first).to_be_visible()
    player.page.keyboard.press("Enter")
    expect(player.by("done")).to_be_enabled()
    player.by("undo").click()
    expect(player.by("done")).to_have_count(0)
    player.check_accessible()


def test_a_hint_shows_the_card_where_a_bot_would_lay_it(visit: Visit) -> None:
    player = visit("/", "en", viewport={"width": 1280, "height": 900})
    player.page.locator('[data-title="sprawlopolis"] [data-test="solo"]').click()
    expect(player.page.locator("[data-city]")).to_be_visible(timeout=SOON)
    expect(player.page.get_by_role("heading", name="Chat")).to_have_count(0)
    player.by("hint").click()
    expect(player.by("told")).to_contain_text("marked card", timeout=SOON)
    expect(player.by("advice")).to_be_visible()


@pytest.mark.parametrize("previews", [True, False])
def test_a_hint_names_the_points_only_where_a_table_shows_them_before(visit: Visit, previews: bool) -> None:
    player = visit("/", "en", viewport={"width": 1280, "height": 900})
    wanted = {"ruleset": "sprawlopolis", "seats": [{"kind": "me"}], "settings": {"previews": previews}}
    player.page.goto(f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}")
    assert player.await_turn() == "act"
    player.by("hint").click()
    expect(player.by("told")).to_contain_text("A bot would", timeout=SOON)
    brings = re.compile(r"That brings [+−]\d+ now")
    if previews:
        expect(player.by("told")).to_contain_text(brings)
    else:
        settled(player)
        expect(player.by("told")).not_to_contain_text("brings")


def test_at_360_pixels_a_tap_lays_a_card_and_a_line_shows_its_blocks(visit: Visit) -> None:
    player = visit("/", "ru", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    player.page.locator('[data-title="sprawlopolis"] [data-test="solo"]').tap()
    expect(player.page.locator("[data-city]")).to_be_visible(timeout=SOON)
    player.page.locator("[data-card]").first.tap()
    box = player.page.locator("[data-open]").first.bounding_box()
    assert box is not None
    player.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(player.by("done")).to_be_enabled()
    foreseen = player.page.locator("[data-total]")
    expect(foreseen).to_have_attribute("data-foreseen", "yes")
    total = foreseen.get_attribute("data-total") or ""
    player.by("done").tap()
    expect(foreseen).to_have_attribute("data-foreseen", "no")
    expect(foreseen).to_have_attribute("data-total", total)
    expect(player.page.locator(".gain")).to_have_count(0)
    player.page.locator("[data-line]").first.tap()
    expect(player.page.locator(".gain").first).to_be_visible()
    expect(player.by("told")).to_contain_text("Самая большая жилая группа")
    # Its blocks stay marked while the city is looked at.
    player.page.locator("[data-city]").tap(position={"x": 20, "y": 20})
    expect(player.by("told")).to_contain_text("Сначала возьмите карту")
    expect(player.page.locator(".gain").first).to_be_visible()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360


def lay_a_real_city(player: Player) -> None:
    """Lays two cards as on a table: by touch, by dragging and by keys; a reload keeps them."""
    for number in (0, 1):
        player.by("paper-card").nth(number).click()
    total = player.by("total")
    expect(total).to_have_text("0 / 28")
    box = player.page.locator('[data-card="2"]').bounding_box()
    assert box is not None
    side = box["width"] / 2
    player.page.mouse.move(box["x"] + side / 2, box["y"] + side / 2)
    player.page.mouse.down()
    player.page.mouse.move(box["x"] - side / 2, box["y"] + side / 2, steps=4)
    player.page.mouse.up()
    expect(total).to_have_text("6 / 28")
    player.by("laying").press("t")
    expect(total).to_have_text("1 / 28")
    for _ in range(3):
        player.by("laying").press("ArrowDown")
    expect(player.page.get_by_role("alert")).to_contain_text("lies apart")
    expect(player.page.locator("[data-apart]")).to_have_count(1)
    player.by("laying").press("Delete")
    expect(total).to_have_text("2 / 28")
    player.check_accessible()
    player.page.reload()
    expect(total).to_have_text("2 / 28")


def test_the_deal_of_the_day_and_the_count_of_a_real_city_have_pages(visit: Visit) -> None:
    player = visit("/x/sprawlopolis/score", "en")
    lay_a_real_city(player)
    player.by("letters").click()
    player.by("rows").fill("REW КВЗ REW\nP И P")
    expect(player.by("total")).to_have_text(re.compile(r"^6"))
    player.by("rows").press("Tab")
    expect(player.page.get_by_role("button", name="Largest residential group")).to_be_focused()
    expect(player.page.locator(".gain")).to_have_count(1)
    player.by("rows").fill("REW X")
    expect(player.page.get_by_role("alert")).to_contain_text("“X”")
    player.check_accessible()
    player.page.goto("/x/sprawlopolis/daily#sprawlopolis(hard)")
    expect(player.page.get_by_role("button", name="Hard")).to_have_attribute("aria-pressed", "true")
    player.page.locator('[data-title="sprawlopolis"] [data-test="play"]').click()
    expect(player.page.locator("[data-city]")).to_be_visible(timeout=SOON)
