"""Welcome To through the browser: a whole game, by keys, refusals, plans, modes and expansions."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver import SOON, Player
from tests.browser.welcome import (
    build,
    finish,
    number_of,
    open_places,
    pairs,
    place,
    refused,
    seat_table,
    seat_where,
    spoil,
    take,
)

Visit = Callable[..., Player]
ENDS = ("T0", "M0", "B0", "T9", "M10", "B11")
STREETS = {"T": 10, "M": 11, "B": 12}


def test_a_person_a_bot_and_a_guest_at_one_screen_play_to_the_score_sheet(visit: Visit) -> None:
    anna = visit("/new/welcome?mode=screen", "ru", viewport={"width": 1280, "height": 800})
    anna.set_name("Анна")
    anna.page.get_by_label("Сколько мест").fill("3")
    anna.page.get_by_label("Имя", exact=True).first.fill("Борис")
    anna.page.get_by_label("Место 3").select_option("bot")
    anna.page.get_by_label("Сила бота").select_option("easy")
    anna.by("begin").click()
    expect(anna.table).to_be_visible(timeout=SOON)
    turns: dict[str, int] = {}
    while (state := anna.await_turn()) != "over":
        if state == "curtain":
            name = anna.by("ready").inner_text()
            turns[name] = turns.get(name, 0) + 1
            # Whoever is not looking sees nobody's draft, only who is ready.
            expect(anna.page.locator('[data-test="pair"].taken')).to_have_count(0)
            anna.by("ready").click()
            anna.await_state("act")
        spoil(anna)
    assert set(turns) == {"Это я, Анна", "Это я, Борис"}

    # Whoever plays like this may well tie, so who wins is not asked.
    expect(anna.page.get_by_text("Получен третий отказ")).to_be_visible()
    scores = anna.by("scores")
    # The sheet stands beside its sum, so that a line can show where it comes from.
    expect(scores).to_be_in_viewport()
    for part in (place(anna, "T0"), place(anna, "B11")):
        expect(part).to_be_in_viewport(ratio=1)
    expect(scores.locator("thead th")).to_have_count(4)
    expect(scores.locator("tbody tr")).to_have_count(3 + 3 + 2 + 6 + 2)
    for column in range(3):
        points = [
            int(cell.replace("−", "-"))
            for cell in scores.locator(f"tbody td:nth-child({column + 2}) b").all_inner_texts()
        ]
        assert int(anna.by("total").nth(column).inner_text().replace("−", "-")) == sum(points)
    log = anna.page.get_by_role("log")
    expect(log).to_contain_text(re.compile("вписывает .* на (верхней|средней|нижней) улице"))
    assert not re.search(r"\b[TMB]\d|\d-(fence|agent|park|pool|temp|bis)\b", log.inner_text())
    # No line begins with a dash.
    assert "первым\u00a0— " in log.inner_text()
    anna.check_accessible()

    # On film the sheet and all the buttons are in view, however much a moment has to tell.
    anna.by("replay").click()
    anna.by("back").click()
    anna.by("back").click()
    expect(anna.by("said")).to_contain_text("вписывает")
    for part in (place(anna, "T0"), place(anna, "B11"), anna.by("back"), anna.by("next")):
        expect(part).to_be_in_viewport(ratio=1)
    anna.check_accessible()


def test_the_keyboard_alone_takes_a_turn(visit: Visit) -> None:
    player = visit("/")
    seat_where(player, "welcome", lambda view: view["pairs"][0]["effect"] == "temp" and view["pairs"][0]["number"] > 1)
    keyboard = player.page.keyboard
    keyboard.press("2")
    expect(player.page.locator('[data-test="pair"]').nth(1)).to_have_attribute("aria-pressed", "true")
    keyboard.press("1")
    pair = player.page.locator('[data-test="pair"]').first
    expect(pair).to_have_attribute("aria-pressed", "true")
    number = number_of(pair)
    player.page.locator('[data-place][tabindex="0"]').focus()
    keyboard.press("ArrowDown")
    keyboard.press("End")
    keyboard.press("ArrowLeft")
    expect(place(player, "M9")).to_be_focused()
    keyboard.press("Enter")
    # Temps leave a choice of the number, which the keyboard walks through as well.
    picked = player.page.locator('[data-test="game-button"][aria-pressed="true"]')
    expect(picked).to_have_text(str(number))
    keyboard.press("+")
    expect(picked).to_have_text(str(number + 1))
    keyboard.press("-")
    keyboard.press("-")
    expect(picked).to_have_text(str(number - 1))
    keyboard.press("Enter")
    expect(place(player, "M9")).to_have_attribute(
        "aria-label", re.compile(f"Участок 10 средней улицы: дом {number - 1}")
    )
    keyboard.press("u")
    built = player.page.locator('[data-place="M9"].built')
    expect(built).to_have_count(0)
    expect(place(player, "M9")).to_be_focused()
    keyboard.press("Enter")
    expect(picked).to_be_visible()
    keyboard.press("Enter")
    expect(built).to_be_visible()
    before = player.seq()
    keyboard.press("d")
    player.await_change(before)


def test_a_refused_house_says_why_in_the_readers_language(visit: Visit) -> None:
    player = visit("/", "en")
    seat_table(player)
    place(player, "T3").click()
    expect(player.by("told")).to_contain_text("First take a pair")
    take(player, pairs(player).first)
    build(player, "T9")
    finish(player)
    assert player.await_turn() == "act"
    take(player, pairs(player).first)
    place(player, "T9").click()
    expect(player.by("told")).to_contain_text("Something already stands on lot 10, top street.")
    player.by("language").click()
    expect(player.by("told")).to_contain_text("Участок 10 верхней улицы занят.")
    player.by("told").get_by_role("button").click()
    expect(player.by("told")).to_have_count(0)
    place(player, "T9").hover()
    expect(player.by("told")).to_contain_text("занят")
    player.page.mouse.move(0, 0)
    expect(player.by("told")).to_have_count(0)


def test_undo_and_restart_take_back_any_step_before_the_turn_is_confirmed(visit: Visit) -> None:
    player = visit("/", "en")
    seat_table(player)
    parks = "park" in pairs(player).nth(1).inner_text().lower()
    take(player, pairs(player).nth(1))
    build(player, "B4")
    if parks:
        # A park is used by itself, and taken back by itself.
        expect(player.by("score")).to_have_text("2")
        player.by("undo").click()
        expect(player.by("score")).to_have_text("0")
    player.by("undo").click()
    expect(player.page.locator('[data-place="B4"].built')).to_have_count(0)
    expect(player.page.locator('[data-test="pair"].taken')).to_have_count(1)
    build(player, "B5")
    player.by("restart").click()
    expect(pairs(player)).to_have_count(3)
    expect(player.page.locator("[data-place].built")).to_have_count(0)


def test_whoever_is_ready_sees_the_finished_turn_and_whom_they_wait_for(visit: Visit) -> None:
    anna, boris = visit("/", "en"), visit("/", "en")
    wanted = {"ruleset": "welcome", "seats": [{"kind": "me"}, {"kind": "open"}]}
    link = f"/t/{anna.page.request.post('/api/tables', data=wanted).json()['id']}"
    anna.page.goto(link)
    boris.page.goto(link)
    boris.by("sit").click()
    anna.by("start").click()
    assert boris.await_turn() == "act"
    take(boris, pairs(boris).first)
    build(boris, "M5")
    finish(boris)
    expect(boris.status).to_contain_text("You are done. Waiting for Player 1.")
    expect(boris.page.locator('[data-place="M5"].built')).to_be_visible()
    boris.by("tab").first.click()
    expect(boris.page.locator("[data-place].built")).to_have_count(0)
    anna.page.locator('[data-seat-card="1"] [data-test="tab"]').click()
    expect(anna.page.get_by_role("grid")).to_have_attribute("aria-label", re.compile(r"Player\s2"))
    expect(anna.page.locator("[data-place].built")).to_have_count(0)


def test_a_hint_is_worded_and_marked_on_the_table(visit: Visit) -> None:
    player = visit("/", "en")
    seat_table(player)
    player.by("hint").click()
    expect(player.by("told")).to_contain_text("take", timeout=SOON)
    expect(player.page.locator('[data-test="pair"].advised')).to_have_count(1)
    take(player, player.page.locator('[data-test="pair"].advised'))
    player.by("hint").click()
    expect(player.by("told")).to_contain_text(
        re.compile(r"write \d+ on lot \d+, (top|middle|bottom) street"), timeout=SOON
    )
    expect(player.page.locator("[data-place].advised")).to_have_count(1)


def toward_the_ends(player: Player) -> None:
    """Builds at an end of a street if a pair allows it, low numbers on the left; else in the middle, in good order."""
    if refused(player):
        return
    for pair in pairs(player).all():
        number = number_of(pair)
        take(player, pair)
        goal = next((name for name in open_places(player) if name in (ENDS[:3] if number < 8 else ENDS[3:])), None)
        if goal is not None:
            build(player, goal)
            return
        player.by("undo").click()
        expect(player.page.locator('[data-test="pair"].taken')).to_have_count(0)
    pair = pairs(player).first
    number = number_of(pair)
    take(player, pair)
    inner = [name for name in open_places(player) if name not in ENDS] or open_places(player)
    build(player, min(inner, key=lambda name: abs(int(name[1:]) / STREETS[name[0]] - number / 16)))


def test_a_fulfilled_plan_shows_its_houses_and_is_claimed(visit: Visit) -> None:
    player = visit("/", "en")
    seat_where(player, "welcome(expert)", lambda view: "N1*-5" in [plan["id"] for plan in view["plans"]])
    plan = player.by("plan").first
    plan.click()
    expect(player.by("told")).to_contain_text("Build the first and the last house of every street")
    expect(player.by("plan").last).to_have_attribute("title", re.compile(r"^Complete .*\bestates? of \w+ houses?"))
    for _ in range(30):
        toward_the_ends(player)
        if "open" in (plan.get_attribute("class") or "").split():
            break
        finish(player)
        assert player.await_turn() == "act"
    expect(plan).to_have_class(re.compile("open"))
    expect(player.status).to_contain_text("claim")
    expect(player.page.locator("[data-place].lit")).to_have_count(0)
    plan.hover()
    expect(player.page.locator("[data-place].lit")).to_have_count(6)
    assert {one.get_attribute("data-place") for one in player.page.locator("[data-place].lit").all()} == set(ENDS)
    plan.click()
    expect(plan).to_contain_text("✓")
    expect(place(player, "M10")).to_have_attribute("aria-label", re.compile("counts for a plan"))
    finish(player)
    expect(player.page.get_by_role("log")).to_contain_text("completes plan 1")
    expect(plan).to_have_attribute("title", re.compile(r"Completed by Player\s1\.$"))


def test_an_expert_builds_a_roundabout(visit: Visit) -> None:
    player = visit("/new/welcome?mode=bots", "en")
    player.page.get_by_label("Number of seats").fill("2")
    player.page.get_by_label("Bot’s strength").select_option("easy")
    player.by("variants").click()
    player.page.get_by_label("Expert game").check()
    player.by("begin").click()
    assert player.await_turn() == "act"
    roundabout = player.by("game-button").filter(has_text="Roundabout")
    roundabout.click()
    expect(player.status).to_contain_text("Where do you build the roundabout?")
    player.page.keyboard.press("Escape")
    expect(player.status).to_contain_text("Take a pair")
    roundabout.click()
    place(player, "M5").click()
    expect(place(player, "M5")).to_have_attribute("aria-label", re.compile("roundabout"))
    take(player, pairs(player).first)
    build(player, "M6")
    finish(player)
    expect(player.page.get_by_role("log")).to_contain_text("roundabout on the middle street", timeout=SOON)


def test_the_rules_have_pictures_in_both_languages(visit: Visit) -> None:
    player = visit("/rules/welcome")
    figures = player.page.locator("figure > div:first-child")
    expect(figures).to_have_count(15)
    expect(figures.nth(1).locator("svg")).to_have_count(6)
    player.by("language").click()
    expect(player.page.locator("figcaption").first).to_contain_text("Three pairs")
    expect(figures).to_have_count(15)
    player.check_accessible()


def test_roswell_asks_for_a_promise_first_and_says_what_is_guessed(visit: Visit) -> None:
    player = visit("/", "en")
    seat_table(player, "welcome(roswell)", 2)
    expect(player.status).to_contain_text("How many estates will have zurgs?")
    before = player.seq()
    player.by("game-button").first.click()
    player.await_change(before)
    assert player.await_turn() == "act"
    player.by("aid").click()
    expect(player.by("guesses")).to_contain_text("Where the saucers hang")
    player.page.keyboard.press("Escape")
    take(player, pairs(player).first)
    build(player, "T1")
    saucer = player.page.get_by_role("button", name="Circle the saucer")
    if saucer.count():
        saucer.click()
        expect(place(player, "T1")).to_have_attribute("aria-label", re.compile("a zurg inside"))
    finish(player)


@pytest.mark.parametrize("ruleset", ["welcome(experienced,icecream)", "welcome(solo,christmas)"])
def test_with_a_hand_the_number_of_one_card_goes_with_the_effect_of_another(visit: Visit, ruleset: str) -> None:
    player = visit("/", "en")
    seat_table(player, ruleset, 1 if "solo" in ruleset else 3)
    cards = player.page.locator('[data-test="pair"]')
    cards.nth(0).click()
    expect(player.status).to_contain_text("whose effect you use")
    cards.nth(2).click()
    expect(player.page.locator('[data-test="pair"].taken')).to_have_count(2)
    build(player, "M5")
    finish(player)
    assert player.await_turn() == "act"
    expect(player.page.locator("[data-place].built")).to_have_count(1)


def test_many_seats_have_standings_instead_of_tabs(visit: Visit) -> None:
    player = visit("/", "en", viewport={"width": 1280, "height": 600})
    seat_table(player, seats=16)
    expect(player.by("tab")).to_have_count(0)
    standings = player.by("standings")
    expect(standings.locator("tbody tr")).to_have_count(16)
    # However long the list, oneself is always in sight.
    standings.locator("tbody tr").last.scroll_into_view_if_needed()
    expect(standings.locator("tbody tr").last).to_be_in_viewport(ratio=0.5)
    expect(standings.get_by_role("cell", name="Player 1")).to_be_in_viewport(ratio=1)
    standings.get_by_role("button", name="Bot 15").click()
    expect(player.page.get_by_role("grid")).to_have_attribute("aria-label", re.compile("Bot 15"))
