"""Sprawlopolis in the terminal: three signs a block, zone and road, with the columns and rows that actions name."""

from __future__ import annotations

from collections.abc import Sequence

import click

from kvartal.core.action import Action
from kvartal.games.sprawlopolis.view import CityView
from kvartal.texts import Texts

COATS = {"R": (0xE6, 0x9F, 0x00), "C": (0x56, 0xB4, 0xE9), "I": (0xB3, 0xBA, 0xC1), "P": (0x00, 0x9E, 0x73)}
ROADS = {"": "  ", "NS": "│ ", "EW": "──", "NE": "└─", "ES": "┌─", "SW": "┐ ", "NW": "┘ "}


def draw(view: CityView, legal: Sequence[Action], texts: Texts, people: Sequence[str], seat: int | None) -> str:
    """Draws the conditions, the city, the open card and the hands."""
    goals = [f"{card} {texts.say(f'sprawlopolis-card-{card}')}" for card in view.goals]
    lines = [f"  {texts.say('sprawlopolis-fact-target', points=view.target)} {' · '.join(goals)}", ""]
    blocks: dict[tuple[int, int], str] = {}
    for card in view.laid:
        for k, block in enumerate(card.blocks):
            blocks[card.row + k // 2, card.column + k % 2] = block
    if blocks:
        rows = range(min(row for row, _ in blocks) - 2, max(row for row, _ in blocks) + 3)
        columns = range(min(column for _, column in blocks) - 2, max(column for _, column in blocks) + 3)
        open_ = {action.args[1] for action in legal}
        lines.append("      " + "".join(f"{column:>3} " for column in columns))
        for row in rows:
            cells = [_cell(blocks.get((row, column)), f"{column},{row}" in open_) for column in columns]
            lines.append(f"  {row:>3} " + " ".join(cells))
    lines.append("")
    if view.top is not None:
        lines.append(f"  {texts.say('sprawlopolis-deck', count=view.deck)}   {_card(view.top.card, view.top.blocks)}")
    for seat, hand in enumerate(view.hands):
        mark = "→" if seat == view.turn and view.stage != "over" else " "
        told = texts.say("sprawlopolis-held", count=hand.count)
        if hand.cards is not None:
            told = "   ".join(_card(card.card, card.blocks) for card in hand.cards)
        lines.append(f"{mark} {people[seat]}: {told}")
    return "\n".join(lines)


def _cell(block: str | None, open_: bool) -> str:
    if block is None:
        return " + " if open_ else " · "
    return _paint(block)


def _paint(block: str) -> str:
    return click.style(block[0] + ROADS[block[1:]], fg="black", bg=COATS[block[0]])


def _card(card: int, blocks: Sequence[str]) -> str:
    upper, lower = (" ".join(map(_paint, half)) for half in (blocks[:2], blocks[2:]))
    return f"{card}: {upper} / {lower}"
