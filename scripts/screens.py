"""Writes contact sheets: every screen of the site on phones, tablets and desks, in both languages, by day and by night.

    .venv/bin/python scripts/screens.py FOLDER [SCREEN …]

Each screen makes three sheets: `<screen>-small.png` with all phones, `<screen>-ru.png` and `<screen>-en.png` with the
others. Without names all screens are taken, which takes half an hour.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from strips import turn
from studio import Studio, image, montage, studio

# The studio leads to the tests, so it comes first.
# isort: split
from tests.browser.driver import SOON, Player
from tests.browser.wander import settled

Size = tuple[int, int]
DESK = (1280, 800)
SMALL: tuple[Size, ...] = ((360, 640), (390, 844), (667, 375), (844, 390))
LARGE: tuple[Size, ...] = ((768, 1024), DESK, (1366, 650), (1920, 1080))
LANGS = ("ru", "en")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
STYLE = "<style>.row { display: flex; gap: 6px } .column { display: grid; gap: 6px; align-content: start }</style>"
LONG = 2.2
"""Of a page that scrolls so many windows are shown."""
SHEETS = ("easter", "icecream", "halloween", "christmas", "doomsday", "roswell", "zombies", "quack", "american_dream")
LOOKS = ("ski", "beach", "swamp", "underwater", "west", "camp")
KEEP = "(kept) => { localStorage.kvartal = JSON.stringify({...JSON.parse(localStorage.kvartal ?? '{}'), ...kept}) }"
"""Keeps settings in the browser."""

Taken = dict[tuple[Size, str, str], bytes]
Act = Callable[[Player], None]


@dataclass
class Screen:
    """A page, and what is done there before its pictures are taken."""

    path: str
    act: Act | None = None
    long: bool = True
    """Whether what lies below the window is shown as well."""


@dataclass
class Host:
    """A person who has tables in every state, and shows them."""

    context: BrowserContext

    def table(self, ruleset: str, seats: int, settings: dict[str, object] | None = None, others: str = "bot") -> str:
        """Opens a table and tells its path."""
        other = {"kind": "bot", "level": "easy"} if others == "bot" else {"kind": others}
        wanted = {"ruleset": ruleset, "seats": [{"kind": "me"}, *[other] * (seats - 1)], "settings": settings or {}}
        answer = self.context.request.post("/api/tables", data=wanted)
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['id']}"

    def played(self, path: str, turns: int) -> str:
        """Plays so many turns at a table."""
        player = Player(self.context.new_page())
        player.page.goto(path)
        dice = random.Random(path)
        for _ in range(turns):
            if player.await_turn() == "over":
                break
            turn(player, dice)
        player.page.close()
        return path

    def ended(self, path: str, turns: int = 4) -> str:
        """Plays some turns, and leaves the rest to a bot."""
        self.played(path, turns)
        page = self.context.new_page()
        page.goto(path)
        hand_over(Player(page))
        expect(page.locator('[data-test="table"]')).to_have_attribute("data-state", "over", timeout=180_000)
        page.close()
        return path


def hand_over(player: Player) -> None:
    """Gives the seat to a bot."""
    player.await_turn()
    player.by("handover").first.click()
    player.by("handover-yes").click()


def pause(player: Player) -> None:
    """Waits for the end of a round."""
    hand_over(player)
    expect(player.table).to_have_attribute("data-state", "pause", timeout=180_000)


def click(name: str) -> Act:
    """Touches a part of the page."""
    return lambda player: player.by(name).first.click()


def rival(player: Player) -> None:
    """Looks at the sheet of somebody else."""
    player.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    player.page.locator('[data-seat-card="1"] button').first.click()


def choose(player: Player) -> None:
    """Chooses what comes first, so that places are marked."""
    for kind in ('[data-test="pair"].open:not(.taken)', "[data-tile]", "[data-card]", ".offer .can"):
        found: Locator = player.page.locator(kind)
        if found.count():
            found.first.click()
            settled(player)
            return


def look(name: str) -> Act:
    """Chooses how ordinary sheets look."""

    def act(player: Player) -> None:
        player.page.evaluate(KEEP, {"look": name})
        player.page.reload()
        player.await_turn()
        choose(player)

    return act


def of_title(host: Host, title: str, seats: int) -> dict[str, Callable[[], Screen]]:
    """Names the screens that every title has."""

    def table(standin: str = "normal") -> str:
        return host.table(title, seats, {"standin": standin})

    turns = 5 if title == "sprawlopolis" else 8
    return {
        f"early-{title}": lambda: Screen(table(), choose, long=False),
        f"middle-{title}": lambda: Screen(host.played(table(), turns), choose, long=False),
        f"end-{title}": lambda: Screen(host.ended(table()), long=False),
        f"replay-{title}": lambda: Screen(host.ended(table("easy"), 1) + "/replay", long=False),
        f"rules-{title}": lambda: Screen(f"/rules/{title}"),
    }


def of_welcome(host: Host) -> dict[str, Callable[[], Screen]]:
    """Names the screens of the Collector's Edition: each sheet, each look, and games alone."""

    def middle(ruleset: str, seats: int, act: Act = choose) -> Screen:
        table = host.table(f"welcome({ruleset})" if ruleset else "welcome", seats)
        return Screen(host.played(table, 8), act, long=False)

    found: dict[str, Callable[[], Screen]] = {f"sheet-{name}": partial(middle, name, 2) for name in SHEETS}
    found |= {f"look-{name}": partial(middle, "", 2, look(name)) for name in LOOKS}
    found |= {f"rivals-{name}": partial(middle, f"rivals=3,{name}", 1) for name in ("nine_three_quarters", "zombies")}
    found["mix"] = partial(middle, "expert,christmas,icecream,roswell", 2)
    found["hands"] = partial(middle, "experienced,quack", 2)
    found["own"] = lambda: Screen("/x/welcome/own")
    return found


def screens(host: Host, only: Sequence[str]) -> dict[str, Callable[[], Screen]]:
    """Names all screens; a table is played when its turn comes."""
    found: dict[str, Callable[[], Screen]] = {
        "new-welcome": lambda: Screen("/new/welcome?mode=bots"),
        "new-estates": lambda: Screen("/new/estates?mode=friends"),
        "lobby": lambda: Screen(host.table("town77", 3, others="open")),
        "daily": lambda: Screen("/daily"),
        "score-welcome": lambda: Screen("/x/welcome/score"),
        "score-sprawlopolis": lambda: Screen("/x/sprawlopolis/score"),
        "print": lambda: Screen("/x/welcome/print"),
        "diploma": lambda: Screen("/x/welcome/diploma"),
        "devices": lambda: Screen("/devices", click("invite-device")),
        "privacy": lambda: Screen("/privacy"),
        "lost": lambda: Screen("/nowhere"),
        "settings": lambda: Screen("/", click("settings"), long=False),
        "curtain": lambda: Screen(host.table("welcome", 2, others="local"), long=False),
        "pause": lambda: Screen(host.table("estates(rounds=2)", 4, {"standin": "easy"}), pause, long=False),
        "rival-welcome": lambda: Screen(host.played(host.table("welcome", 4), 6), rival, long=False),
        "solo-town77": lambda: Screen(host.played(host.table("town77(solo)", 1), 3), choose, long=False),
        "solo-sprawlopolis": lambda: Screen(host.played(host.table("sprawlopolis", 1), 6), choose, long=False),
        "crowd-welcome": lambda: Screen(host.played(host.table("welcome", 7), 4), long=False),
        "crowd-estates": lambda: Screen(host.played(host.table("estates", 5), 3), long=False),
    }
    for title, seats in {"welcome": 3, "town77": 4, "estates": 3, "sprawlopolis": 2}.items():
        found |= of_title(host, title, seats)
    found |= of_welcome(host)
    # By now there is something to list.
    found["front"] = lambda: Screen("/")
    unknown = set(only) - set(found)
    if unknown:
        sys.exit(f"no such screen: {', '.join(sorted(unknown))}; there are {', '.join(found)}")
    return {name: found[name] for name in only or found}


def take(context: BrowserContext, screen: Screen) -> Taken:
    """Takes all pictures of a screen on one page, which changes its size, light and language."""
    page = context.new_page()
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.goto(screen.path)
    expect(page.locator("body")).to_have_attribute("aria-busy", "false", timeout=SOON)
    page.wait_for_load_state("networkidle")
    player = Player(page)
    if screen.path.startswith("/t/") and not screen.path.endswith("/replay"):
        expect(page.locator('[data-test="table"], #invite').first).to_be_visible(timeout=SOON)
        if not page.locator("#invite").count() and screen.act is not pause:
            player.await_turn()
    if screen.act:
        screen.act(player)
    page.mouse.move(0, 0)
    taken: Taken = {}
    for lang in LANGS:
        # The page before has left its language.
        if lang != page.evaluate("document.documentElement.lang"):
            page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
            # A dialog covers the button, not its use.
            page.locator('[data-test="language"]').evaluate("(button) => button.click()")
        for width, height in (*SMALL, *LARGE):
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                settled(player)
                taken[(width, height), lang, theme] = shot(page, screen.long)
    page.close()
    return taken


def shot(page: Page, long: bool) -> bytes:
    """Takes one picture, and of a long page what lies below the window, too."""
    size = page.viewport_size
    assert size is not None
    if not long:
        return page.screenshot(animations="disabled")
    tall = page.evaluate("document.documentElement.scrollHeight")
    clip = {"x": 0, "y": 0, "width": size["width"], "height": min(tall, size["height"] * LONG)}
    return page.screenshot(full_page=True, clip=clip, animations="disabled")  # type: ignore[arg-type]  # a rectangle is one, also as a plain dict


def row(taken: Taken, sizes: Sequence[Size], lang: str, theme: str, factor: float) -> str:
    """Lays the pictures of one language and light side by side; two low windows share a column."""
    drawn = []
    for size in sizes:
        picture = taken[size, lang, theme]
        # Its height stands in the header of the file.
        drawn.append(image(picture, int.from_bytes(picture[20:24], "big") * factor))
    first, second, third, last = drawn
    columns = (first, second, third + last) if sizes == SMALL else (first, second + third, last)
    return '<div class="row">' + "".join(f'<div class="column">{one}</div>' for one in columns) + "</div>"


def sheets(taken: Taken) -> dict[str, str]:
    """Lays out the three sheets of a screen; what only differs by its light is smaller on phones."""
    days = "".join(row(taken, SMALL, lang, "light", 0.6) for lang in LANGS)
    nights = "".join(row(taken, SMALL, lang, "dark", 0.3) for lang in LANGS)
    large = {lang: "".join(row(taken, LARGE, lang, theme, 0.32) for theme in THEMES) for lang in LANGS}
    return {"small": f'{days}<div class="row">{nights}</div>', **large}


def person(browser: Browser, address: str) -> BrowserContext:
    """Comes as somebody new, whose pages do not move."""
    context = browser.new_context(base_url=address, locale="ru-RU", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("[data-title]").first).to_be_visible(timeout=SOON)
    page.close()
    return context


def write(work: Studio, folder: Path, only: Sequence[str]) -> None:
    """Takes all that is wanted."""
    host = Host(person(work.browser, work.address))
    desk = work.browser.new_page(viewport={"width": 2000, "height": 1400})
    for name, make in screens(host, only).items():
        work.begin(name)
        taken = take(host.context, make())
        for end, drawn in sheets(taken).items():
            (folder / f"{name}-{end}.png").write_bytes(montage(desk, STYLE + drawn, "display: grid; gap: 10px"))
        print(name, flush=True)


def main() -> None:
    """Runs a site of its own, and photographs it."""
    parser = argparse.ArgumentParser(description="Write contact sheets of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("screens", nargs="*", metavar="screen", help="without any, all of them")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with studio() as work:
        write(work, wanted.folder, wanted.screens)


if __name__ == "__main__":
    main()
