"""What extensions draw in the terminal: a module `<title>_<name>` each, found by the name of the layer in a view.

`sheet(layer, shown, open_, texts)` draws a sheet of another form than the usual one, with `+` at the open places;
`signs(layer)` gives what is written below houses, by their places; `tracks(layer, texts)` lines below the sheet;
`choices(layer, texts)` the lines that explain the steps of its own before round one.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kvartal.texts import Texts


def _module(title: str, name: str) -> Any:
    place = f"{__name__}.{title}_{name}"
    return import_module(place) if find_spec(place) is not None else None


def whole(title: str, layers: dict[str, object], shown: object, open_: set[str], texts: Texts) -> list[str] | None:
    """Draws a sheet that is not the usual one, or gives nothing."""
    for name, layer in layers.items():
        draw = getattr(_module(title, name), "sheet", None)
        if draw is not None:
            lines: list[str] = draw(layer, shown, open_, texts)
            return lines
    return None


def signs(title: str, layers: dict[str, object]) -> dict[str, str]:
    """Returns the signs of all layers by the places they stand below."""
    found: dict[str, str] = {}
    for name, layer in layers.items():
        draw = getattr(_module(title, name), "signs", None)
        for place, sign in (draw(layer) if draw is not None else {}).items():
            found[place] = found.get(place, "") + sign
    return found


def tracks(title: str, layers: dict[str, object], texts: Texts) -> list[str]:
    """Returns the lines below a sheet."""
    return _lines("tracks", title, layers, texts)


def choices(title: str, layers: dict[str, object], texts: Texts) -> list[str]:
    """Returns the lines that explain what is to be chosen before round one."""
    return _lines("choices", title, layers, texts)


def _lines(what: str, title: str, layers: dict[str, object], texts: Texts) -> list[str]:
    lines: list[str] = []
    for name, layer in layers.items():
        tell = getattr(_module(title, name), what, None)
        lines += tell(layer, texts) if tell is not None else []
    return lines
