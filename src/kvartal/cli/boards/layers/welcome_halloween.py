"""Ghosts and candies below the houses of Welcome To in the terminal, and their levels."""

from __future__ import annotations

from kvartal.games.welcome.expansions.halloween.extension import HauntedLayer, LevelView
from kvartal.texts import Texts

_SIGNS = {"open": "gc", "ghost": "G", "candy": "C", "lost": ""}
_STATES = {"open": "", "won": "+", "lost": "−"}


def signs(layer: HauntedLayer) -> dict[str, str]:
    """Writes a marked house as `gc`, as `G` or `C` when one of both is circled."""
    return {house.place: _SIGNS[house.state] for house in layer.houses}


def tracks(layer: HauntedLayer, texts: Texts) -> list[str]:
    """Returns how many of each are circled, and which levels are open, won (`+`) or lost (`−`)."""
    lines = []
    for state, key, levels in (("ghost", "ghosts", layer.ghosts), ("candy", "candies", layer.candies)):
        count = sum(house.state == state for house in layer.houses)
        told = "  ".join(_level(level, texts) for level in levels)
        lines.append(f"    {texts.say(f'welcome-track-{key}')}: {count}   {told}")
    return lines


def _level(level: LevelView, texts: Texts) -> str:
    """Writes a level as its count and what it pays, such as `4: pool 1 / park 1`."""
    return f"{_STATES[level.state]}{level.count}: {' / '.join(_pay(pay, texts) for pay in level.pays)}"


def _pay(pay: str, texts: Texts) -> str:
    """Writes points as they are, and an effect in the words of the reader."""
    effect, _, times = pay.partition(" ")
    return f"{texts.say(f'welcome-effect-{effect}')} {times}" if times else pay
