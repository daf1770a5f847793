"""Saucers and goals of Welcome To in the terminal."""

from __future__ import annotations

from kvartal.games.welcome.expansions.roswell.extension import SaucerLayer
from kvartal.texts import Texts


def signs(layer: SaucerLayer) -> dict[str, str]:
    """Writes a saucer as `u`, and as `U` when it is circled."""
    return {saucer.place: "U" if saucer.circled else "u" for saucer in layer.saucers}


def choices(layer: SaucerLayer, texts: Texts) -> list[str]:
    """Explains the goals."""
    lines = []
    for number, goal in enumerate(layer.goals, 1):
        key = "welcome-button-goal" if goal.most else "welcome-button-goal-open"
        told = texts.say(key, least=goal.least, most=goal.most or "", mark="", points=goal.points)
        lines.append(f"    goal {number}: {told}")
    return lines
