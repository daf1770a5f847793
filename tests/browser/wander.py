"""A player who touches whatever the screen offers, by chance, in any title."""

from __future__ import annotations

import random

from tests.browser.driver import Player

OFFERS = (
    '[data-test="done"]:not(:disabled)',
    '[data-test="game-button"]:not([aria-pressed="true"])',
    "[data-open]",
    '[data-test="pair"].open:not(.taken)',
    '[data-test="estate"].open',
    '[data-test="plan"].open',
    '.offer .can:not([aria-pressed="true"])',
    "[data-bid]",
    ".way.can:not(.chosen)",
    '[data-tile]:not([aria-pressed="true"])',
    '[data-card]:not([aria-pressed="true"])',
)
"""What does something when it is touched."""
SPOTS = """(kinds) => kinds.map((kind) => [...document.querySelectorAll(kind)]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width && box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight)
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2]))"""


SETTLED = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))"


def settled(player: Player) -> None:
    """Waits until the server has answered what was asked last, and the page shows it."""
    player.page.locator("body:not([data-asking])").wait_for(state="attached")
    player.page.evaluate(SETTLED)


def touch(player: Player, dice: random.Random) -> str:
    """Touches one of the things that the screen offers now, and tells which kind it was."""
    spots = player.page.evaluate(SPOTS, list(OFFERS))
    found = [(kind, at) for kind, at in zip(OFFERS, spots, strict=True) if at]
    if not found:
        return ""
    # Whoever could go on with everything for ever finishes now and then.
    kind, at = found[0] if found[0][0] == OFFERS[0] and dice.random() < 0.8 else dice.choice(found)
    player.page.mouse.click(*dice.choice(at))
    return kind
