"""What extensions print: a module `<title>_<name>` each, and a drawing `<title>_<name>.typ` beside it.

`facts()` gives what is printed, as the drawing reads it, and `WORDS` the last parts of the message keys
`<title>-paper-<name>-…` that it writes. The drawing says in `room` how much it wants above and below each street, draws
there in `street(layer, row)`, and writes its part of the score in `score(layer, x, y, width)`; `layer` is what `drawn`
gives, and `pens.typ` has what it draws with.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec

from kvartal.texts import Texts


def has(title: str, name: str) -> bool:
    """Tells whether an extension has something to print."""
    return find_spec(f"{__name__}.{title}_{name}") is not None


def drawn(title: str, names: Iterable[str], texts: Texts) -> list[dict[str, object]]:
    """Gives the layers of these extensions, with their words."""
    found: list[dict[str, object]] = []
    for name in names:
        if has(title, name):
            module = import_module(f"{__name__}.{title}_{name}")
            words = {word: texts.say(f"{title}-paper-{name}-{word}") for word in module.WORDS}
            words["name"] = texts.say(f"{title}-option-{name}")
            found.append({"name": name, "facts": module.facts(), "words": words})
    return found
