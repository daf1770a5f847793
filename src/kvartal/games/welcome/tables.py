"""The tables of components, each fact with its source, as they lie in `data/`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def table(name: str) -> dict[str, Any]:
    """Reads one table, such as `sheet` or `plans`."""
    text = files("kvartal.games.welcome").joinpath("data", f"{name}.json").read_text("utf-8")
    read: dict[str, Any] = json.loads(text)
    return read


EFFECTS: tuple[str, ...] = tuple(effect["id"] for effect in table("deck")["effects"])
"""The six effects, in the order of their numbers."""
