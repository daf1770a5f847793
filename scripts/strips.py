"""Writes a strip of pictures of one turn of each title: what the others did can be seen without motion.

    .venv/bin/python scripts/strips.py FOLDER [LANG [TITLE …]]

A person sits among easy bots. The pictures show the table before the person's turn ends, and after all others have
played: new things have a ring, and each of the others a line that says what was done.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize

from studio import image, montage, studio

# The studio leads to the tests, so it comes first.
# isort: split
from tests.browser.driver import Player
from tests.browser.wander import settled, touch

TITLES = {"welcome": 3, "town77": 3, "estates": 3, "sprawlopolis": 2}
TURNS = 5
"""Turns played before the first picture, so that there is something to see."""
PICTURES = 3
SIZE: ViewportSize = {"width": 1366, "height": 650}


def turn(player: Player, dice: random.Random) -> None:
    """Plays until this seat has acted and is to act again."""
    before = player.seq()
    while player.await_turn() == "act" and player.seq() == before:
        touch(player, dice)
        settled(player)
    player.await_turn()


def pictures(browser: Browser, address: str, title: str, lang: str) -> list[bytes]:
    """Plays some turns of a title, and takes a picture after each of the last."""
    locale = {"ru": "ru-RU", "en": "en-GB"}[lang]
    context = browser.new_context(base_url=address, locale=locale, viewport=SIZE, reduced_motion="reduce")
    player = Player(context.new_page())
    player.page.goto("/")
    others = [{"kind": "bot", "level": "easy"}] * (TITLES[title] - 1)
    wanted = {"ruleset": title, "seats": [{"kind": "me"}, *others]}
    player.page.request.get("/api/me")
    player.page.goto(f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}")
    dice, taken = random.Random(title), []
    for number in range(TURNS + PICTURES):
        if player.await_turn() == "over":
            break
        if number >= TURNS:
            settled(player)
            taken.append(player.page.screenshot())
        turn(player, dice)
    context.close()
    return taken


def main() -> None:
    """Runs a site of its own, and plays on it."""
    parser = argparse.ArgumentParser(description="Write strips of pictures, one turn of each title.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("lang", nargs="?", choices=("en", "ru"), default="en")
    parser.add_argument("titles", nargs="*", metavar="title", help=f"{', '.join(TITLES)}; without any, all of them")
    wanted = parser.parse_args()
    if unknown := sorted(set(wanted.titles) - set(TITLES)):
        parser.error(f"no such title: {', '.join(unknown)}")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with studio() as work:
        page = work.browser.new_page(viewport={"width": 1024 * PICTURES, "height": 480})
        for title in wanted.titles or TITLES:
            work.begin(title)
            drawn = "".join(image(one, 480) for one in pictures(work.browser, work.address, title, wanted.lang))
            (wanted.folder / f"turn-{title}.png").write_bytes(montage(page, drawn, "display: flex; gap: 8px"))


if __name__ == "__main__":
    main()
