"""Boards for the terminal: one module a title, each with `draw(view, legal, texts, people, seat)`.

A title without a drawing of its own is shown as the outline of its view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from kvartal.core.action import Action
from kvartal.texts import Texts

WIDTH = 100
"""A value that fits into this many characters is written on one line."""

Draw = Callable[[Any, Sequence[Action], Texts, Sequence[str], int | None], str]
"""Draws what is seen, and what the seat before the screen may do, if one is to act."""


def board(title: str) -> Draw:
    """Returns the drawing of a title."""
    name = f"{__name__}.{title}"
    if find_spec(name) is None:
        return _plain
    draw: Draw = import_module(name).draw
    return draw


def _plain(view: Any, legal: Sequence[Action], texts: Texts, people: Sequence[str], seat: int | None) -> str:
    return "\n".join(outline(msgspec.to_builtins(view)))


def outline(value: Any, name: str = "", indent: str = "") -> list[str]:
    r"""Writes nested values as indented lines; whatever fits on one line stays on it.

    >>> print(*outline({"round": 1, "seats": [{"money": 12, "sheet": "x" * 90}]}), sep="\n")
    round: 1
    seats:
      0:
        money: 12
        sheet: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    """
    label = f"{indent}{name}: " if name else indent
    short = " ".join(_short(value).split())
    if (len(label) + len(short) <= WIDTH and name) or not isinstance(value, dict | list):
        return [f"{label}{short}"]
    lines = [label.rstrip()] if name else []
    inner = f"{indent}  " if name else indent
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, child in pairs:
        if child is not None:
            lines += outline(child, str(key), inner)
    return lines


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(child)}" for key, child in value.items() if child is not None)
    if isinstance(value, list):
        return " ".join(f"[{_short(child)}]" if isinstance(child, dict | list) else _short(child) for child in value)
    return "-" if value is None else str(value)
