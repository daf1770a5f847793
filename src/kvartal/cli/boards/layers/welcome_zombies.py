"""Hordes, barricades and bullets of Welcome To in the terminal."""

from __future__ import annotations

from kvartal.games.welcome.expansions.zombies.extension import ZombieLayer
from kvartal.texts import Texts

_GUARDS = {"open": "_", "built": "#", "captured": "", "safe": ""}


def signs(layer: ZombieLayer) -> dict[str, str]:
    """Writes an open house as `_`, a barricade as `#`, and a horde as `>` or `<` where it last stopped."""
    found = {house.place: _GUARDS[house.state] for house in layer.open}
    for horde in layer.hordes:
        if horde.moved:
            place = horde.stops[horde.moved - 1]
            found[place] = found.get(place, "") + (">" if horde.name.endswith("L") else "<")
    return {place: sign for place, sign in found.items() if sign}


def choices(layer: ZombieLayer, texts: Texts) -> list[str]:
    """Explains which horde is about to move, and where it would come to."""
    for horde in layer.hordes:
        if horde.next:
            side = "left" if horde.name.endswith("L") else "right"
            bullets = layer.circled - layer.spent
            told = texts.say("welcome-status-zombies", street=horde.street, side=side, bullets=bullets)
            return [f"    {horde.name} → {horde.stops[horde.moved]}: {told}"]
    return []
