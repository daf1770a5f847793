"""Town 77 in the terminal: letters for colours, digits for shapes, and colour where the terminal has it."""

from __future__ import annotations

from collections.abc import Sequence

import click

from kvartal.core.action import Action
from kvartal.games.town77.view import HandView, Laid, TownView
from kvartal.texts import Texts

COATS = {
    "A": (0xE6, 0x9F, 0x00),
    "B": (0x56, 0xB4, 0xE9),
    "C": (0x00, 0x9E, 0x73),
    "D": (0xF0, 0xE4, 0x42),
    "E": (0x00, 0x72, 0xB2),
    "F": (0xD5, 0x5E, 0x00),
    "G": (0xCC, 0x79, 0xA7),
}
DARK = "EFC"
"""Coats on which white reads better than black."""


def draw(view: TownView, legal: Sequence[Action], texts: Texts, people: Sequence[str], seat: int | None) -> str:
    """Draws the town with `+` where something may be placed, then the hands or the stacks."""
    open_ = {action.args[1] for action in legal if action.verb in ("place", "facedown")}
    lines = ["     " + "  ".join("abcdefg")]
    for row in range(7):
        cells = [_cell(view.town[row * 7 + column], f"{'abcdefg'[column]}{row + 1}" in open_) for column in range(7)]
        lines.append(f"  {row + 1}  " + " ".join(cells))
    lines.append("")
    if view.stacks is not None:
        for number, stack in enumerate(view.stacks):
            lines.append(f"  {number}: {tile(stack.top) if stack.top else '--'}  ({stack.count})")
        lines.append("  " + texts.say("town77-button-facedown", count=view.facedown or 0))
        return "\n".join(lines)
    for seat, hand in enumerate(view.hands):
        mark = "→" if seat == view.turn and view.stage != "over" else " "
        lines.append(f"{mark} {people[seat]}: {_hand(hand, texts)}")
    lines.append("  " + texts.say("town77-bag", count=view.bag))
    return "\n".join(lines)


def tile(name: str) -> str:
    """Paints a tile in its colour; the letters stay for those who see none."""
    coat = COATS.get(name[0])
    return click.style(name, fg="bright_white" if name[0] in DARK else "black", bg=coat, bold=True) if coat else name


def _cell(laid: Laid | None, open_: bool) -> str:
    if laid is not None:
        return tile(laid.tile)
    return click.style(" +", bold=True) if open_ else " ·"


def _hand(hand: HandView, texts: Texts) -> str:
    if hand.tiles is not None and hand.tiles:
        told = " ".join(map(tile, hand.tiles))
    else:
        told = texts.say("town77-rack", count=hand.count, colours=" ".join(map(tile, hand.colours)))
    return f"{told} ({texts.say('town77-rack-out', count=hand.count)})" if hand.out else told
