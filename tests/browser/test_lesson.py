"""The guided first games: a newcomer who does what the teacher says comes through, and one who does not is told why."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver import SOON, Player
from tests.browser.wander import settled, touch

Visit = Callable[..., Player]
PHONE = {"width": 360, "height": 640}

WHOLE = """() => [...document.querySelectorAll(".coach p")].every((one) => one.scrollHeight <= one.clientHeight + 1)"""
"""Whether all that the teacher says can be seen."""
COUNT = "document.querySelector('.coach .count')?.textContent ?? ''"
WATCH = re.compile("ход соперника|Your rival’s turn")

MOST = 220
"""So many touches are enough for every lesson."""


def step(player: Player) -> str:
    coach = player.by("coach")
    return (coach.get_attribute("data-step") or "") if coach.count() else "gone"


def begin(visit: Visit, title: str, lang: str, **settings: object) -> Player:
    player = visit("/", lang, **settings)
    player.way("learn", title).click()
    expect(player.by("coach")).to_have_attribute("data-step", "hello", timeout=SOON)
    return player


def write(player: Player, lot: str) -> None:
    player.page.locator(f'[data-place="{lot}"]').click()


def obey_welcome(player: Player, asked: str) -> None:
    page = player.page
    lots = {
        "park-write": "T4",
        "pool-write": "T2",
        "fence-write": "T1",
        "fence-build": "T1",
        "agent-write": "T3",
        "temp-write": "T0",
    }
    if asked in lots:
        write(player, lots[asked])
        if asked == "temp-write":
            player.by("game-button").first.click()
    elif asked == "agent-size":
        page.locator('[data-test="estate"].open').nth(1).click()
    elif asked.startswith("finish"):
        page.locator('[data-test="game-button"].main').click()
    else:
        player.by("pair").nth(1 if asked == "park" else 0).click()


def obey_town77(player: Player, asked: str) -> None:
    tiles = {"shape": "F2", "colour": "G5", "take": "A4"}
    if asked in tiles:
        player.page.locator(f'[data-tile="{tiles[asked]}"]').click()
    elif asked == "place":
        player.open_cells.first.click()
    elif asked == "done":
        player.by("done").click()
    else:
        player.step()


OBEDIENT: dict[str, Callable[[Player, str], None]] = {"welcome": obey_welcome, "town77": obey_town77}


@pytest.mark.parametrize(
    ("title", "lang", "size"),
    [
        ("welcome", "ru", {"width": 1366, "height": 650}),
        ("welcome", "en", PHONE),
        ("town77", "ru", PHONE),
        ("town77", "en", {"width": 1280, "height": 800}),
        ("sprawlopolis", "ru", {"width": 1366, "height": 650}),
        ("sprawlopolis", "en", PHONE),
        ("estates", "ru", PHONE),
        ("estates", "ru", {"width": 667, "height": 375}),
        ("estates", "en", {"width": 844, "height": 390}),
        ("estates", "ru", {"width": 1024, "height": 768}),
    ],
)
def test_a_guided_game_is_passed(visit: Visit, title: str, lang: str, size: dict[str, int]) -> None:
    player = begin(visit, title, lang, viewport=size)
    player.check_accessible()
    seen = follow(player, title)
    assert step(player) == "end", seen
    player.page.wait_for_function(WHOLE)
    # Whoever is at the end chooses to play on, and is not taught again.
    player.by("coach-leave").click()
    expect(player.by("coach")).to_have_count(0)
    player.page.goto("/")
    expect(player.way("learn", title)).not_to_have_class(re.compile("button"))


def follow(player: Player, title: str, until: str = "end") -> list[str]:
    """Does what the teacher asks for, up to a step, and tells what was taught."""
    dice = random.Random(title)
    seen: list[str] = []
    counted: list[int] = []
    for _ in range(MOST):
        asked = step(player)
        if asked in (until, "gone"):
            break
        seen.append(asked)
        if player.state() == "act":
            # Whoever is to act is not told to watch others.
            expect(player.by("coach")).not_to_contain_text(WATCH)
        player.page.wait_for_function(WHOLE)
        count = player.page.evaluate(COUNT)
        if not count:
            # Others have moved since the step was read, and the lesson has come to its end.
            continue
        counted.append(int(count.split()[0]))
        if player.by("coach-next").count():
            player.by("coach-next").click()
        elif player.state() != "act":
            player.await_turn()
        elif title in OBEDIENT:
            OBEDIENT[title](player, asked)
        else:
            touch(player, dice)
        settled(player)
    if title in OBEDIENT:
        assert counted == sorted(counted)
    return seen


def test_a_mistake_is_explained_and_can_be_taken_back(visit: Visit) -> None:
    player = begin(visit, "welcome", "ru")
    assert follow(player, "welcome", "park")
    player.by("pair").nth(0).click()
    coach = player.by("coach")
    expect(coach).to_have_attribute("data-odd", "true")
    expect(coach).to_contain_text("Вернитесь")
    player.by("coach-undo").click()
    expect(coach).not_to_have_attribute("data-odd", "true")
    player.by("pair").nth(1).click()
    expect(coach).to_have_attribute("data-step", "park-write")


def test_a_lesson_waits_for_the_house_that_its_next_rounds_stand_on(visit: Visit) -> None:
    player = begin(visit, "welcome", "ru", viewport=PHONE, has_touch=True)
    follow(player, "welcome", "park-write")
    # Here a street turns a corner, which nobody would guess.
    expect(player.by("coach")).to_contain_text("в две строки")
    write(player, "T3")
    expect(player.by("coach")).to_have_attribute("data-odd", "true")
    expect(player.by("done")).to_be_disabled()
    player.by("coach-undo").click()
    expect(player.by("coach")).to_have_attribute("data-step", "park")
    follow(player, "welcome", "fence-build")
    # Without the fence there would be no estate to show in the end.
    expect(player.by("done")).to_be_disabled()
    write(player, "T1")
    expect(player.by("coach")).to_have_attribute("data-step", "finish-3")
    player.page.locator('[data-test="game-button"].main').click()
    expect(player.by("coach")).to_have_attribute("data-step", "agent", timeout=SOON)


def test_what_is_asked_for_is_marked_and_no_hint_contradicts(visit: Visit) -> None:
    player = begin(visit, "welcome", "ru", viewport=PHONE)
    lit = re.compile(r"\blit\b")
    follow(player, "welcome", "park")
    expect(player.by("pair").nth(1)).to_have_class(lit)
    expect(player.by("hint")).to_have_count(0)
    follow(player, "welcome", "fence-build")
    expect(player.page.locator(".fence.lit")).to_have_count(1)
    expect(player.page.locator('[data-place="T1"] .fence')).to_have_class(lit)
    expect(player.page.locator(".place.lit")).to_have_count(0)
    follow(player, "welcome", "agent-size")
    expect(player.by("estate").nth(1)).to_have_class(lit)
    player.by("coach-leave").click()
    expect(player.page.locator(".lit")).to_have_count(0)
    expect(player.by("hint")).to_have_count(1)


def test_the_teacher_does_not_run_ahead_of_the_table(visit: Visit) -> None:
    player = begin(visit, "town77", "ru", viewport=PHONE)
    follow(player, "town77", "discard")
    player.by("coach-next").click()
    # The tile to put back is still to be chosen: a touch of a tile would do just that.
    expect(player.by("coach")).to_have_attribute("data-step", "")
    expect(player.by("coach")).to_contain_text("в мешок")


def test_where_the_prompt_is_in_sight_the_teacher_does_not_repeat_it(visit: Visit) -> None:
    player = begin(visit, "town77", "en", viewport={"width": 1366, "height": 650})
    follow(player, "town77", "discard")
    coach = player.by("coach")
    player.by("coach-next").click()
    expect(coach).to_have_attribute("data-step", "")
    expect(coach).to_contain_text("You drew a new tile")
    player.page.locator("[data-tile]").first.click()
    expect(player.by("done")).to_be_visible()
    expect(coach).not_to_contain_text("Confirm, or choose another")


@pytest.mark.parametrize("height", [650, 768])
def test_all_conditions_are_in_sight_below_the_teacher(visit: Visit, height: int) -> None:
    player = begin(visit, "sprawlopolis", "ru", viewport={"width": 1366, "height": height})
    goals = player.page.locator(".goals .line")
    expect(goals).to_have_count(3)
    for goal in goals.all():
        expect(goal).to_be_in_viewport(ratio=1)
    goals.last.hover()
    expect(player.by("explained")).to_be_visible()


def test_what_is_on_sale_is_explained_before_the_bid(visit: Visit) -> None:
    player = begin(visit, "estates", "en", viewport=PHONE, has_touch=True)
    seen = follow(player, "estates", "bid")
    assert not {"money", "poor"} & set(seen)
    player.page.locator(".lot .piece").tap()
    expect(player.by("explained")).to_be_visible()


@pytest.mark.parametrize("title", ["welcome", "sprawlopolis"])
def test_a_lesson_is_taken_up_where_it_was_left(visit: Visit, title: str) -> None:
    player = begin(visit, title, "en")
    follow(player, title, {"welcome": "pool", "sprawlopolis": "cover"}[title])
    left, table = step(player), player.page.url
    player.page.reload()
    expect(player.by("coach")).to_have_attribute("data-step", left, timeout=SOON)
    player.page.goto("/")
    player.way("learn", title).click()
    expect(player.by("coach")).to_have_attribute("data-step", left, timeout=SOON)
    assert player.page.url == table


def test_two_tabs_remember_what_either_of_them_taught(visit: Visit) -> None:
    player = begin(visit, "sprawlopolis", "en")
    table = player.page.url
    tab = player.page.context.new_page()
    tab.goto(table)
    tab.locator('[data-test="coach-next"]').click()
    expect(player.by("coach")).to_have_attribute("data-step", "take")
    player.by("coach-leave").click()
    expect(tab.locator('[data-test="coach"]')).to_have_count(0)
    tab.locator('[data-test="theme"]').click()
    tab.reload()
    expect(tab.locator('[data-test="table"]')).to_be_visible()
    expect(tab.locator('[data-test="coach"]')).to_have_count(0)


def test_the_teacher_can_be_sent_away(visit: Visit) -> None:
    player = begin(visit, "town77", "en")
    player.by("coach-leave").click()
    assert player.take_placeable()
    expect(player.by("coach")).to_have_count(0)
