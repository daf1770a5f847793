"""Sheets of the Collector's Edition in the browser: what they ask, and whole games on a phone and a wide screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.driver import SOON, Player
from tests.browser.welcome import build, finish, open_places, pairs, place, seat_table, take

from kvartal.games.welcome import expansions

Visit = Callable[..., Player]
SIZES = ((360, 640), (1366, 768))
OWN = {
    "easter": "Easter eggs",
    "icecream": "Cones, top street",
    "halloween": "Candies",
    "christmas": "Garland, top street",
    "doomsday": "Bunkers, top street",
    "roswell": "Estates with zurgs",
    "zombies": "Refusals",
    "quack": "Yellow ducklings",
    "american_dream": "Street bonuses",
}
"""What the score sheet of each expansion has that no other has; zombies bring no points."""

OVERHANGING = """(card) => [...card.querySelectorAll(":not(.spoken)")]
    .filter((one) => one.getBoundingClientRect().right > card.getBoundingClientRect().right + 0.5)
    .map((one) => one.innerText)"""

GLANCE = """() => {
    const spots = (kind) => [...document.querySelectorAll(kind)].map((one) => {
        const box = one.getBoundingClientRect();
        const at = [box.x + box.width / 2, box.y + box.height / 2];
        const inside = Math.min(box.x, box.y, innerWidth - box.right, innerHeight - box.bottom) > -0.5;
        return { text: one.dataset.place ?? one.innerText, at, inside };
    });
    const table = document.querySelector("[data-test=table]").dataset;
    const root = document.documentElement;
    return {
        seq: table.seq,
        draft: table.draft,
        state: table.state,
        done: spots('[data-test="game-button"].main, [data-test="done"]:not(:disabled)'),
        asked: spots('[data-test="game-button"]:not(.main)'),
        pairs: spots('[data-test="pair"].open:not(.taken)'),
        taken: document.querySelectorAll('[data-test="pair"].taken').length,
        open: spots("[data-place][data-open]"),
        needed: spots('[data-test="status"], [data-test="plan"], [data-place]'),
        fits: root.scrollWidth === innerWidth && root.scrollHeight === innerHeight,
    };
}"""
"""All that a player sees of a turn, at once: a busy machine answers one question sooner than twenty."""
CHANGED = """([seq, draft, state, asked]) => {
    const table = document.querySelector("[data-test=table]").dataset;
    const buttons = document.querySelectorAll('[data-test="game-button"]:not(.main)').length;
    return table.seq !== seq || table.draft !== draft || table.state !== state || buttons !== asked;
}"""
"""Whether a touch has done something."""


def step(player: Player, spoiling: bool) -> bool:
    """Touches what comes next in a turn, as long as there is something; everything needed lies on the screen.

    Early turns build where a number would stand in the end, later ones leave as little room as they can.
    """
    seen: dict[str, Any] = player.page.evaluate(GLANCE)
    if seen["state"] != "act":
        return False
    assert seen["fits"], "a turn needs no scrolling"
    offers = [seen[kind] for kind in ("done", "asked", "pairs", "open")]
    for one in (*seen["needed"], *(one for kind in offers for one in kind)):
        assert one["inside"], f"{one['text']} is outside the screen"
    done, asked, pile, places = offers
    if done or asked:
        spot = (done or asked)[0]
    elif pile and not seen["taken"]:
        spot = max(pile, key=lambda one: int(one["text"].split()[0]))
    else:
        rows: dict[str, list[Any]] = {}
        for one in places:
            rows.setdefault(one["text"][0], []).append(one)
        row = min(rows.values(), key=len)
        spot = row[0 if spoiling else len(row) // 2]
    player.page.mouse.click(*spot["at"])
    player.page.wait_for_function(CHANGED, arg=[seen["seq"], seen["draft"], seen["state"], len(asked)], timeout=SOON)
    return True


FIRST_TURNS = 5
"""So many turns are taken on the wide screen, and the others on the phone."""
MIXES = ("easter,doomsday", "christmas,zombies", "icecream,roswell", "halloween", "quack", "american_dream")
"""Two expansions share a game, for each has its own signs and questions; some have a game of their own as well."""


def test_every_expansion_is_in_a_game_that_is_played() -> None:
    assert sorted(",".join(MIXES).split(",")) == sorted(OWN) == sorted(kind.name for kind in expansions.KINDS)


@pytest.mark.parametrize("mix", MIXES)
def test_a_game_is_played_to_its_end_on_a_phone_and_on_a_wide_screen(visit: Visit, mix: str) -> None:
    (width, height), (wider, higher) = SIZES
    wide = visit("/", "en", viewport={"width": wider, "height": higher})
    seat_table(wide, f"welcome({mix})", seats=2)
    wide.paint(False)
    address, person = wide.page.url, wide.page.context.storage_state()
    screens = [wide]
    for number in range(60):
        if number == FIRST_TURNS:
            # A screen that only looks on would draw everything once more.
            wide.page.goto("about:blank")
            size = {"width": width, "height": height}
            screens.append(visit(address, "en", viewport=size, color_scheme="dark", storage_state=person))
            screens[-1].paint(False)
        player = screens[-1]
        if player.await_turn() == "over":
            break
        before = player.seq()
        while player.seq() == before and step(player, spoiling=number > 3):
            pass
    wide.page.goto(address)
    assert len(screens) == 2
    for player in screens:
        player.await_state("over")
        player.paint(True)
        for expansion in mix.split(","):
            expect(player.by("scores").first).to_contain_text(OWN[expansion])
        player.check_accessible()


def test_a_haunted_house_asks_for_a_ghost_or_a_candy(visit: Visit) -> None:
    player = visit("/", "en")
    seat_table(player, "welcome(halloween)")
    take(player, pairs(player).first)
    build(player, "T4")
    expect(player.status).to_have_text("Trick or treat?")
    player.by("game-button").filter(has_text="Ghost").click()
    expect(place(player, "T4")).to_have_attribute("aria-label", re.compile("the ghost is circled"))


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_signs_of_a_sheet_of_its_own_explain_themselves(visit: Visit, lang: str) -> None:
    player = visit("/", lang, viewport={"width": 1366, "height": 768})
    seat_table(player, "welcome(american_dream)", seats=2)
    words = {
        ".bonus.open": {"ru": "кто застроит её первым, получит 10", "en": "whoever finishes it first gets 10"},
        ".foot": {"ru": "умножит её очки на 2", "en": "counts its points × 2"},
        ".key li": {"ru": "на этом листе только цвет, серый", "en": "on this sheet only a colour, grey"},
    }
    for sign, said in words.items():
        player.page.locator(sign).first.hover()
        expect(player.by("explained")).to_contain_text(said[lang])
    # Five streets are in the small sheet of the other seat too.
    expect(player.page.locator('[data-test="tab"] svg[viewBox="0 0 240 104"]')).to_have_count(1)
    player.by("aid").click()
    aid = player.page.get_by_role("dialog")
    expect(aid).to_contain_text({"ru": "Серый цвет. Если дом тоже серый", "en": "Grey. If the house is grey too"}[lang])


@pytest.mark.parametrize(
    ("expansion", "sign", "said"),
    [
        ("easter", ".egg", "egg"),
        ("icecream", ".cone", "cone"),
        ("halloween", ".marks", "A ghost and a candy."),
        ("doomsday", ".bunker", "bunker"),
        ("roswell", ".saucer", "saucer"),
        ("zombies", ".gap", "No barricade."),
    ],
)
def test_a_sign_before_a_house_explains_itself(visit: Visit, expansion: str, sign: str, said: str) -> None:
    player = visit("/", "en", viewport={"width": 1366, "height": 768})
    seat_table(player, f"welcome({expansion})", seats=2)
    box = player.page.locator(f"[data-place] {sign}").first.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.page.locator(f"[data-place] {sign} path, [data-place] path{sign}").first.dispatch_event(
        "pointerover", {"pointerType": "mouse", "bubbles": True}
    )
    expect(player.by("explained")).to_contain_text(re.compile(said, re.IGNORECASE))


@pytest.mark.parametrize(
    ("expansion", "said"),
    [
        ("icecream", "The truck stands here."),
        ("quack", "The mother of the|duckling"),
        ("zombies", "A horde waits at the end of the street."),
    ],
)
def test_a_sign_that_hangs_over_its_place_explains_itself(visit: Visit, expansion: str, said: str) -> None:
    player = visit("/", "en", viewport={"width": 1366, "height": 768})
    seat_table(player, f"welcome({expansion})", seats=2)
    if expansion == "icecream":
        take(player, pairs(player).first)
        build(player, "T4")
    sign = player.page.locator("[data-place] > .feel").first
    sign.hover()
    expect(player.by("explained")).to_contain_text(re.compile(said))
    player.page.mouse.move(0, 0)
    expect(player.by("explained")).to_have_count(0)
    # With the keyboard the place itself says it.
    player.page.keyboard.press("Tab")
    sign.locator("..").focus()
    expect(player.by("explained")).to_contain_text(re.compile(said))


def test_expansions_are_chosen_by_picture_and_say_what_does_not_go_with_them(visit: Visit) -> None:
    player = visit("/new/welcome?mode=bots", "en", viewport={"width": 360, "height": 640})
    player.by("gallery").click()
    for name in ("easter", "zombies"):
        player.by(f"picture-{name}").click()
    expect(player.by("mixed")).to_contain_text("house rule")
    apart = player.by("picture-american_dream")
    expect(apart.locator("input")).to_be_disabled()
    expect(apart).to_contain_text("American Dream has a sheet of its own and does not go with Easter egg hunt")
    player.check_accessible()
    player.by("begin").click()
    player.await_turn()
    expect(place(player, "T1")).to_have_attribute("aria-label", re.compile("barricade"))


def test_whoever_meets_an_expansion_is_told_about_it_once(visit: Visit) -> None:
    player = visit("/", "en")
    seat_table(player, "welcome(christmas)")
    expect(player.by("told")).to_contain_text("share a garland")
    player.by("aid").click()
    expect(player.page.get_by_role("dialog", name="Player aid")).to_contain_text("share a garland")
    seat_table(player, "welcome(christmas)")
    expect(pairs(player).first).to_be_visible()
    expect(player.by("told")).to_have_count(0)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_what_the_rival_just_got_is_told_and_marked(visit: Visit, lang: str) -> None:
    player = visit("/", lang, viewport={"width": 1366, "height": 768})
    seat_table(player, "welcome(rivals=3)")
    rival = player.by("rival")
    expect(player.by("rival-did")).to_have_count(0)
    for turn in range(1, 3):
        hand = player.page.locator('[data-test="pair"].open:not(.taken)')
        for _ in range(2):
            hand.first.click()
        build(player, open_places(player)[-1])
        finish(player)
        expect(rival.locator('[data-test="rival-stack"] li')).to_have_count(turn)
        # Only the card of this turn is new.
        expect(rival.locator('[data-test="rival-stack"] .fresh')).to_have_count(1)
        expect(rival.locator('[data-test="rival-stack"] li').last).to_have_class(re.compile("fresh"))
        told = {"ru": "Конкуренту достаётся", "en": "The rival gets"}[lang]
        expect(player.by("rival-did").get_by_role("listitem")).to_have_text(re.compile(told))
    player.page.reload()
    expect(rival.locator('[data-test="rival-stack"] .fresh')).to_have_count(1)
    # On an upright tablet the rival fills the room below the board.
    player.page.set_viewport_size({"width": 768, "height": 1024})
    expect(rival.locator('[data-test="rival-stack"] .fresh')).to_be_in_viewport()
    player.check_accessible()


def test_all_of_the_rival_has_room_beside_the_board_of_a_phone_on_its_side(visit: Visit) -> None:
    player = visit("/", viewport={"width": 667, "height": 375})
    seat_table(player, "welcome(rivals=1)")
    rival = player.by("rival")
    expect(rival).to_be_visible()
    assert rival.evaluate(OVERHANGING) == []
    player.page.set_viewport_size({"width": 360, "height": 640})
    player.by("rival-chip").click()
    expect(rival).to_be_visible()
    assert rival.evaluate(OVERHANGING) == []


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_rules_draw_every_sign_and_every_picture(visit: Visit, lang: str) -> None:
    player = visit("/rules/welcome", lang, viewport={"width": 360, "height": 640})
    expect(player.page.locator("[data-chapter]")).to_have_count(len(OWN) + 3)
    drawn = "all => all.map((one) => [one.dataset.sign, one.firstElementChild?.getBoundingClientRect().width > 5])"
    signs = player.page.locator("[data-sign]").evaluate_all(drawn)
    assert {name.partition("-")[0] for name, _ in signs} >= set(OWN)
    assert [name for name, seen in signs if not seen] == []
    empty = "all => all.filter((one) => !one.querySelector('svg')).map((one) => one.textContent)"
    assert player.page.locator("figure").evaluate_all(empty) == []
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360
    player.check_accessible()


def test_a_broad_street_shows_the_whole_height_of_its_scene(visit: Visit) -> None:
    player = visit("/", viewport={"width": 1920, "height": 1080})
    seat_table(player, "welcome(halloween)", 3)
    scenes = player.by("scene")
    expect(scenes).to_have_count(3)
    for scene in scenes.all():
        above, below = scene.evaluate(
            "(scene) => { const box = scene.getBoundingClientRect(), to = scene.getScreenCTM();"
            " return [box.top - to.f, to.f + 78 * to.d - box.bottom]; }"
        )
        assert abs(above) <= 1
        assert abs(below) <= 1
