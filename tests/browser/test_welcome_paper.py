"""Paper sheets of a real table of Welcome To: tapped in, counted as one taps, kept, compared."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.driver import Player

Visit = Callable[..., Player]
PAGE = "/x/welcome/score"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 900}}


def place(player: Player, name: str) -> Locator:
    return player.page.locator(f'[data-place="{name}"]')


def write(player: Player, houses: Iterable[tuple[str, int]]) -> None:
    """Taps houses and the numbers of the pad."""
    for name, number in houses:
        place(player, name).tap()
        player.page.locator(f'[data-number="{number}"]').tap()


def boxes(player: Player, track: str) -> Locator:
    return player.by(track).get_by_role("button")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_small_sheet_is_tapped_in_on_a_phone(visit: Visit, lang: str) -> None:
    player = visit(PAGE, lang, **PHONE)
    expect(player.by("total")).to_have_text("0")
    write(player, [("T0", 1), ("T1", 3), ("T2", 4)])
    player.by("pool").tap()
    player.page.locator('[data-gap="T0"]').tap()
    place(player, "T2").tap()
    player.by("fence").tap()
    boxes(player, "parks-0").nth(1).tap()
    boxes(player, "temps").nth(4).tap()
    # Two estates, of one house and of two, two parks, a pool, and the most temps.
    expect(player.by("total")).to_have_text(str(1 + 2 + 4 + 3 + 7))
    words = {"ru": "Рабочие: 5", "en": "Temps: 5"}
    expect(player.by("lines")).to_contain_text(words[lang])
    expect(player.by("lines")).to_contain_text(
        {"ru": "Первое незакрашенное число —\u00a04.", "en": "not crossed is 4."}[lang]
    )
    expect(player.by("faults")).to_have_count(0)
    # Three houses cannot have brought all that: no fault of any mark, but worth a second look.
    expect(player.by("note")).to_contain_text(re.compile(r"\b10\b.*\b3\b"))
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    player.check_accessible()


def test_the_house_and_the_whole_pad_fit_on_a_small_screen(visit: Visit) -> None:
    player = visit(PAGE, "ru", **PHONE)
    # The upper street is at the lower edge of the page as it opens.
    for name in ("T2", "B11"):
        place(player, name).tap()
        for part in (place(player, name), *player.page.locator("[data-number]").all(), player.by("erase")):
            expect(part).to_be_in_viewport(ratio=1)
        house, pad = place(player, name).bounding_box(), player.page.locator("[data-number]").first.bounding_box()
        assert house is not None
        assert pad is not None
        assert house["y"] + house["height"] < pad["y"]
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_an_impossible_number_is_pointed_out_where_it_stands_and_in_words(visit: Visit) -> None:
    player = visit(PAGE, "ru", **PHONE)
    write(player, [("M3", 9), ("M5", 6)])
    expect(place(player, "M5")).to_have_attribute("data-faulty", "")
    expect(place(player, "M5")).to_have_attribute("aria-label", re.compile("здесь ошибка"))
    expect(player.by("faults")).to_contain_text("Участок 6 средней улицы: 6 стоит неверно, левее стоит 9.")
    player.check_accessible()
    write(player, [("M5", 10)])
    expect(player.by("faults")).to_have_count(0)
    expect(place(player, "M5")).not_to_have_attribute("data-faulty", "")


def test_by_keyboard_numbers_fences_and_bis_are_written(visit: Visit) -> None:
    player = visit(PAGE, "en", **DESK)
    expect(player.by("total")).to_have_text("0")
    place(player, "M0").focus()
    for key in ("1", "2", "p", "ArrowRight", "1", "2", "b", "f", "ArrowDown", "3", "7"):
        player.page.keyboard.press(key)
    expect(place(player, "M0")).to_have_attribute(
        "aria-label", "Lot 1, middle street: house 12, a pool, in a complete estate"
    )
    expect(place(player, "M1")).to_have_attribute("aria-label", re.compile("house 12 bis"))
    expect(place(player, "B1")).to_be_focused()
    expect(place(player, "B1")).to_have_attribute("aria-label", re.compile("house 7$"))
    # A pool and an estate of two; the bis costs a point.
    expect(player.by("total")).to_have_text(str(3 + 2 - 1))
    player.page.keyboard.press("Backspace")
    expect(place(player, "B1")).to_have_attribute("aria-label", re.compile("room for a pool|empty"))


def test_a_reload_keeps_everything_and_starting_over_asks(visit: Visit) -> None:
    player = visit(PAGE, "en", **DESK)
    player.by("name").fill("Anna")
    place(player, "T0").click()
    player.page.keyboard.press("5")
    player.page.keyboard.press("f")
    boxes(player, "refusals").nth(1).click()
    expect(player.by("total")).to_have_text("−2")
    player.page.reload()
    expect(player.by("total")).to_have_text("−2")
    expect(player.by("name")).to_have_value("Anna")
    expect(place(player, "T0")).to_have_attribute("aria-label", re.compile("house 5"))
    player.by("restart").click()
    expect(player.page.get_by_role("dialog")).to_contain_text("Everything written")
    player.check_accessible()
    player.page.keyboard.press("Escape")
    expect(player.by("total")).to_have_text("−2")
    player.by("restart").click()
    player.by("sure").click()
    expect(player.by("total")).to_have_text("0")
    expect(player.by("name")).to_have_value("Anna")


def test_several_sheets_stand_side_by_side_with_plans_temps_and_places(visit: Visit) -> None:
    player = visit(PAGE, "en", **DESK)
    player.by("name").fill("Anna")
    place(player, "T0").click()
    for number in "123456":
        for key in (number, "f", "ArrowRight"):
            player.page.keyboard.press(key)
    player.by("plan-1").get_by_role("combobox").select_option("N1-1")
    player.by("plan-1").get_by_role("button", name="first").click()
    expect(player.by("total")).to_have_text(str(6 + 8))
    player.by("add").click()
    player.by("name").fill("Boris")
    boxes(player, "temps").nth(2).click()
    player.by("plan-1").get_by_role("button", name="later").click()
    expect(player.by("faults")).to_contain_text("Plan 1 is noted as completed")
    player.by("plan-1").get_by_role("button", name="no", exact=True).click()
    compare = player.by("compare")
    expect(compare).to_contain_text("Anna")
    expect(compare.get_by_role("row", name="Total")).to_have_text(re.compile(r"Total\s*14\s*7"))
    expect(compare.get_by_role("row", name="Place")).to_have_text(re.compile(r"Place\s*1\s*2"))
    # Somebody else has more temps, so Boris comes second there, and nobody knows the places.
    player.by("other").click()
    player.page.get_by_label("Temps of player 1 without a sheet").select_option("5")
    expect(compare.get_by_role("row", name="Total")).to_have_text(re.compile(r"Total\s*14\s*4"))
    expect(compare.get_by_role("row", name="Place")).to_have_count(0)
    player.check_accessible()
    player.by("remove").click()
    player.by("sure").click()
    expect(player.by("sheet")).to_have_count(1)
    expect(compare).to_have_count(0)


def test_rules_of_the_table_change_what_can_be_written(visit: Visit) -> None:
    player = visit(PAGE, "en", **DESK)
    player.page.get_by_text("Rules: base game").click()
    player.by("expert").click()
    place(player, "M4").click()
    player.by("roundabout").click()
    expect(player.by("total")).to_have_text("−3")
    expect(player.by("faults")).to_have_count(0)
    player.by("expansion-christmas").click()
    place(player, "T0").click()
    for key in ("1", "ArrowRight", "2"):
        player.page.keyboard.press(key)
    expect(player.by("total")).to_have_text("−1")
    player.by("plan-3").get_by_role("combobox").select_option("XMAS-1")
    # No source shows the points of this card, so they are written by hand.
    player.by("plan-3").get_by_role("spinbutton").fill("9")
    expect(player.by("total")).to_have_text("8")
    expect(player.by("faults")).to_contain_text("Plan 3 is noted as completed, but")
    player.by("expansion-roswell").click()
    expect(player.by("choice")).to_have_text(
        [f"{goal}: {points} pts each" for goal, points in (("3–4", 4), ("5–6*", 5), ("7–8*", 6), ("9+", 7))]
    )
    # The base game has no such plan: it goes back into the box, and no roundabouts.
    player.by("expansion-roswell").click()
    player.by("expansion-christmas").click()
    expect(player.by("plan-3").get_by_role("combobox")).to_have_value("")
    player.by("expert").click()
    expect(player.by("faults")).to_contain_text("Roundabouts belong to the expert game.")
    player.check_accessible()


def choose(player: Player, *expansions: str) -> None:
    """Opens the rules of the table and takes expansions to it."""
    player.page.locator("summary").first.click()
    for name in expansions:
        player.by(f"expansion-{name}").click()
    player.page.locator("summary").first.click()


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_captured_house_is_asked_for_its_bunker_and_its_ducklings(visit: Visit, lang: str) -> None:
    player = visit(PAGE, lang, **PHONE)
    choose(player, "doomsday", "quack", "zombies")
    # The horde that came to M4 came by M2.
    place(player, "M2").tap()
    player.by("lose").tap()
    write(player, [("M3", 6), ("M4", 12)])
    place(player, "M4").tap()
    pad = player.page.locator(".pad")
    expect(pad.locator('[data-test="asked"]')).to_have_count(0)
    player.by("lose").tap()
    lost = {"ru": "потерянный жёлтый утёнок", "en": "a lost yellow duckling"}
    expect(place(player, "M3")).to_have_attribute("aria-label", re.compile(lost[lang]))
    pad.locator('[data-test="choice"]').first.tap()
    found = {"ru": "обведённый жёлтый утёнок", "en": "a yellow duckling, circled"}
    expect(place(player, "M3")).to_have_attribute("aria-label", re.compile(found[lang]))
    pad.locator('[data-test="asked"]').fill("12")
    room = {"ru": "бункер.*12", "en": "bunker.*12"}
    expect(place(player, "M4")).to_have_attribute("aria-label", re.compile(room[lang]))
    expect(player.by("faults")).to_have_count(0)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    player.check_accessible()
    # Where a house stands again, nothing is asked.
    pad.locator('[data-number="7"]').tap()
    place(player, "M4").tap()
    expect(pad.locator('[data-test="asked"]')).to_have_count(0)
    expect(player.by("faults")).to_have_count(0)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_sheets_with_several_expansions_are_tapped_in_with_captured_houses(visit: Visit, lang: str) -> None:
    player = visit(PAGE, lang, **PHONE)
    choose(player, "christmas", "easter", "zombies")
    write(player, [("T1", 7), ("T2", 8), ("T3", 9), ("T5", 12)])
    place(player, "T2").tap()
    player.by("circle").tap()
    # A garland of three houses; one egg is not enough for points.
    expect(player.by("total")).to_have_text("3")
    # What the zombies took has fences on both sides, and the number is gone; the pool stays. They came by T8 first.
    place(player, "T8").tap()
    player.by("lose").tap()
    place(player, "T6").tap()
    player.page.locator('[data-number="13"]').tap()
    player.by("pool").tap()
    expect(player.by("total")).to_have_text(str(3 + 3))
    player.by("lose").tap()
    expect(place(player, "T6")).to_have_attribute("aria-label", re.compile({"ru": "захвачен", "en": "captured"}[lang]))
    for gap in ("T5", "T6"):
        expect(player.page.locator(f'[data-gap="{gap}"]')).to_have_attribute("aria-pressed", "true")
    expect(player.by("total")).to_have_text(str(3 + 3))
    player.by("asked").fill("1")
    expect(player.by("faults")).to_have_count(0)
    player.by("asked").fill("5")
    words = {"ru": "5 пуль", "en": "5 bullets are spent"}
    expect(player.by("faults")).to_contain_text(words[lang])
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    player.check_accessible()
    player.page.reload()
    expect(player.by("total")).to_have_text(str(3 + 3))
    expect(player.by("asked")).to_have_value("5")


def test_points_of_phases_are_written_and_what_was_not_is_counted_from_the_sheet(visit: Visit) -> None:
    player = visit(PAGE, "en", **DESK)
    choose(player, "quack")
    for at, number in (("T0", 1), ("T1", 2), ("M2", 3), ("M3", 4), ("M4", 5)):
        place(player, at).click()
        player.page.keyboard.press(str(number))
    # Two yellow ducklings are joined to their mother: each counts in its own phase and in that of both.
    expect(player.by("total")).to_have_text("4")
    expect(player.by("asked")).to_have_count(3)
    player.by("asked").first.fill("1")
    expect(player.by("total")).to_have_text("3")
    expect(player.by("lines")).to_contain_text("Yellow ducklings at home: 1")
    player.by("asked").first.fill("8")
    expect(player.by("faults")).to_contain_text("The yellow phase cannot have brought 8.")
    player.check_accessible()


@pytest.mark.parametrize(("lang", "shape"), [("ru", PHONE), ("en", DESK)])
def test_a_sheet_of_its_own_is_tapped_in(visit: Visit, lang: str, shape: dict[str, object]) -> None:
    player = visit(PAGE, lang, **shape)
    choose(player, "american_dream")
    player.page.locator("summary").first.click()
    expect(player.by("expansion-easter")).to_be_disabled()
    expect(player.by("expert")).to_be_disabled()
    player.page.locator("summary").first.click()
    expect(player.page.locator("[data-place]")).to_have_count(35)
    for street, number in zip("ABCDE", (3, 5, 7, 9, 11), strict=True):
        place(player, f"{street}0").click()
        player.page.locator(f'[data-number="{number}"]').click()
        if street != "E":
            player.by("circle").click()
    expect(player.page.locator("[data-number]")).to_have_count(15)
    # Four ideal houses and an ordinary one, doubled.
    expect(player.by("total")).to_have_text("13")
    player.by("choice").first.click()
    expect(player.by("total")).to_have_text("26")
    player.by("bonus-1").click()
    words = {"ru": "Участок B2: дома нет, а бонус", "en": "Lot B2: no house, but the bonus"}
    expect(player.by("faults")).to_contain_text(words[lang])
    player.by("bonus-1").click()
    boxes(player, "refusals").nth(1).click()
    expect(player.by("total")).to_have_text("23")
    player.by("plan-1").get_by_role("combobox").select_option("DREAM-A1")
    player.check_accessible()
    # The sheets of the base game are where they were.
    choose(player, "american_dream")
    expect(player.page.locator("[data-place]")).to_have_count(33)


def test_starting_over_keeps_the_rules(visit: Visit) -> None:
    player = visit(PAGE, "en", **DESK)
    player.page.locator("summary").first.click()
    for name in ("quarters", "expert", "expansion-easter", "expansion-doomsday"):
        player.by(name).click()
    place(player, "T0").click()
    player.page.keyboard.press("5")
    player.by("restart").click()
    player.by("sure").click()
    expect(place(player, "T0")).to_have_attribute("aria-label", re.compile("empty"))
    for name in ("quarters", "expert", "expansion-easter", "expansion-doomsday"):
        expect(player.by(name)).to_have_attribute("aria-pressed", "true")


def test_the_page_is_linked_where_the_printed_sheets_are(visit: Visit) -> None:
    player = visit("/", "en", **DESK)
    player.page.locator('[data-title="welcome"]').get_by_role("link", name="Score a real game").click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Score a real game")
    player.page.get_by_role("link", name="Print sheets").click()
    player.page.get_by_role("link", name="Score a real game").click()
    expect(player.by("total")).to_have_text("0")


def test_sheets_of_an_expansion_are_chosen_and_printed(visit: Visit) -> None:
    player = visit("/x/welcome/print", "ru", **DESK)
    player.by("expansion").select_option(label="Американская мечта")
    asked = player.page.locator("form").evaluate("form => new URLSearchParams(new FormData(form)).toString()")
    answer = player.page.request.get(f"/api/print/welcome?{asked}")
    assert answer.body().startswith(b"%PDF")
    assert 'filename="welcome-american_dream-20-aid-a4-ru.pdf"' in answer.headers["content-disposition"]
    player.check_accessible()


def test_ducklings_and_mothers_are_moved_on_an_own_sheet(visit: Visit) -> None:
    player = visit("/x/welcome/own", "en", **DESK)
    player.page.get_by_role("button", name="Quack!").click()
    player.page.get_by_role("button", name="Mothers").click()
    player.by("brush").filter(has_text="yellow").click()
    player.by("place-M4").click()
    expect(player.by("wrong")).to_contain_text("mothers: yellow is given twice")
    player.by("place-T0").click()
    expect(player.by("wrong")).to_have_count(0)
    expect(player.by("print")).to_have_attribute("href", re.compile("own%3Dmothers%3AM4-y.B11-b"))
    player.page.get_by_role("button", name="Ducklings below a house").click()
    player.by("brush").filter(has_text="black").click()
    player.by("place-T8").click()
    expect(player.by("print")).to_have_attribute("href", re.compile("T5-b.T8-b.M1-b"))


def test_an_own_sheet_is_printed_as_corrected(visit: Visit) -> None:
    player = visit("/x/welcome/own", "en", **DESK)
    player.page.get_by_role("button", name="Doomsday").click()
    player.by("place-T1").click()
    expect(player.by("print")).to_have_attribute("href", re.compile("own%3Dbunkers"))
    answer = player.page.request.get(str(player.by("print").get_attribute("href")))
    assert answer.body().startswith(b"%PDF")
    assert 'filename="welcome-doomsday-own-2-a4-en.pdf"' in answer.headers["content-disposition"]
