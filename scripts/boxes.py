"""Plays whole games of every title on every screen, and compares the board's place and size after every touch.

    .venv/bin/python scripts/boxes.py [--lang ru] [TITLE …]

The browser tests play each game once and change the screen in between; this takes six times as long, and looks at
every step on every screen.
"""

from __future__ import annotations

import argparse
import random
import sys

from studio import Studio, studio

# The studio leads to the tests, so it comes first.
# isort: split
from tests.browser.driver import Player
from tests.browser.test_layout import GAMES, SIZES, Screen
from tests.browser.wander import settled, touch


def play(work: Studio, name: str, size: tuple[int, int], lang: str) -> tuple[int, list[str]]:
    """Plays a game to its end; tells how often the board was looked at, and what was wrong."""
    ruleset, seats = GAMES[name]
    context = work.browser.new_context(base_url=work.address, locale=lang, reduced_motion="reduce")
    player, dice, wrong, looks = Player(context.new_page()), random.Random(f"{name} {size}"), list[str](), 0
    player.page.goto("/")
    others = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    player.page.request.get("/api/me")
    opened = player.page.request.post("/api/tables", data={"ruleset": ruleset, "seats": [{"kind": "me"}, *others]})
    screen = Screen(player)
    screen.turn_into(size)
    player.page.goto(f"/t/{opened.json()['id']}")
    while player.await_turn() != "over":
        settled(player)
        try:
            screen.look()
        except AssertionError as error:
            wrong.append(f"{name} on {size}, step {player.seq()}: {str(error).splitlines()[0]}")
            screen.places.clear()
        looks += 1
        touch(player, dice)
    context.close()
    return looks, wrong


def main() -> int:
    """Plays all that is wanted, and tells what came of it."""
    parser = argparse.ArgumentParser(description="Compare the board's box after every touch of whole games.")
    parser.add_argument("titles", nargs="*", metavar="title", help=f"{', '.join(GAMES)}; without any, all of them")
    parser.add_argument("--lang", choices=("en", "ru"), default="en")
    asked = parser.parse_args()
    wanted = asked.titles or list(GAMES)
    if unknown := sorted(set(wanted) - set(GAMES)):
        parser.error(f"no such title: {', '.join(unknown)}")
    found = list[str]()
    with studio() as work:
        for name in wanted:
            for size in SIZES:
                work.begin(f"{name} {size}")
                looks, wrong = play(work, name, size, asked.lang)
                print(f"{name}, {size[0]}×{size[1]}: {looks} looks, {len(wrong)} wrong", flush=True)
                found += wrong
    print(*found, sep="\n", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
