"""The sheet of American Dream in the terminal: every house with the letter of its colour, bonuses at the edges."""

from __future__ import annotations

import click

from kvartal.games.welcome.expansions.american_dream.extension import DreamLayer
from kvartal.games.welcome.view import HouseView, SheetView
from kvartal.texts import Texts

_STATES = {"open": "{}", "won": "({})", "lost": "-"}
"""A bonus that is open, circled, crossed."""


def sheet(layer: DreamLayer, shown: SheetView, open_: set[str], texts: Texts) -> list[str]:
    """Draws five streets; behind the number stands the letter of the colour, a capital one when the house is ideal."""
    named = sorted(set(layer.effects.values()))
    letters = {colour: texts.say("welcome-dream-letter", colour=colour) for colour in named}
    lines = ["      " + "".join(f"{column:>2}    " for column in range(len(layer.columns))).rstrip()]
    for letter, street, colours, bonus in zip(layer.letters, shown.streets, layer.colours, layer.streets, strict=True):
        cells = []
        for at, (house, colour) in enumerate(zip(street.houses, colours, strict=True)):
            place = f"{letter}{at}"
            sign = letters[colour].upper() if place in layer.ideal else letters[colour]
            cells.append(_house(house, sign, place in open_))
        lines.append(f"    {letter} {''.join(cells)} {_STATES[bonus].format(layer.street_points)}".rstrip())
    doubled = "".join(f"{_STATES[column.bonus].format(f'{layer.multiple}x'):<6}" for column in layer.columns)
    points = "".join(f"{column.points:<6}" for column in layer.columns)
    key = ", ".join(f"{sign} {texts.say('welcome-dream-colour', colour=colour)}" for colour, sign in letters.items())
    effects = ", ".join(
        f"{texts.say(f'welcome-effect-{effect}')} {letters[colour]}" for effect, colour in layer.effects.items()
    )
    return [*lines, f"       {doubled}".rstrip(), f"       {points}".rstrip(), f"    {key}", f"    {effects}"]


def _house(house: HouseView, sign: str, open_: bool) -> str:
    """Writes a place in six signs."""
    if house.number is None:
        return f"{click.style(' +', bold=True) if open_ else ' ·'}{sign:<4}"
    told = f"{house.number:>2}{sign}"
    return (click.style(told, bold=True) if house.fresh else told) + "   "
