"""What extensions print: a module `<title>_<name>` each, and a drawing `<title>_<name>.typ` beside it.

`facts(printed)` gives what is drawn of the table of the extension, and `WORDS` the last parts of the message keys
`<title>-paper-<name>-…` that are written. The drawing says in `room` how much it wants above and below each street,
draws there in `street(layer, row)`, and writes its part of the score in `score(layer, x, y, width)`; `layer` is what
`drawn` gives, and `pens.typ` has what it draws with. `AID` names what the player aid says otherwise, such as `turn-1`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kvartal.texts import Texts


def has(title: str, name: str) -> bool:
    """Returns whether an extension has something to print."""
    return find_spec(f"{__name__}.{title}_{name}") is not None


def drawn(title: str, tables: Mapping[str, Mapping[str, Any]], texts: Texts) -> list[dict[str, object]]:
    """Returns the layers of these extensions, drawn by their tables, with their words."""
    found: list[dict[str, object]] = []
    for name, printed in tables.items():
        if has(title, name):
            module = import_module(f"{__name__}.{title}_{name}")
            words = {word: texts.say(f"{title}-paper-{name}-{word}") for word in module.WORDS}
            words["name"] = texts.say(f"{title}-option-{name}")
            found.append({"name": name, "facts": module.facts(printed), "words": words})
    return found


def about(title: str, name: str) -> str:
    """Returns the key of what the player aid says of an extension: as on the screen, if paper needs no other words."""
    said = aid(title, [name], "about")
    return f"{title}-meet-{name}" if said == f"{title}-paper-about" else said


def aid(title: str, names: Iterable[str], word: str) -> str:
    """Returns the key of a message of the player aid, that of an extension if one says it otherwise."""
    for name in names:
        if has(title, name) and word in getattr(import_module(f"{__name__}.{title}_{name}"), "AID", ()):
            return f"{title}-paper-{name}-{word}"
    return f"{title}-paper-{word}"
