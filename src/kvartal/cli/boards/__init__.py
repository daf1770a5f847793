"""Boards for the terminal: one module a title, each with `draw(view, legal, texts, people)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from kvartal.core.action import Action
from kvartal.texts import Texts

Draw = Callable[[Any, Sequence[Action], Texts, Sequence[str]], str]


def board(title: str) -> Draw:
    """Gives the drawing of a title; one that has none is shown as its view, word for word."""
    name = f"{__name__}.{title}"
    if find_spec(name) is None:
        return _plain
    draw: Draw = import_module(name).draw
    return draw


def _plain(view: Any, legal: Sequence[Action], texts: Texts, people: Sequence[str]) -> str:
    return msgspec.json.format(msgspec.json.encode(view), indent=1).decode()
