"""A ruleset is written `town77`, `town77(solo)` or `welcome(expert,pass=left)`, in any order, and means one `Rules`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from kvartal.core.errors import Unreadable
from kvartal.core.rules import Option, Rules, Value

_FORM = re.compile(r"\s*([a-z][a-z0-9]*)\s*(?:\((.*)\))?\s*", re.ASCII | re.DOTALL)

LONGEST = 500
"""No ruleset needs a longer text."""

_titles: dict[str, type[Rules]] = {}


def register(rules: type[Rules]) -> type[Rules]:
    """Makes a title known by its name; used as a decorator."""
    _titles[rules.title] = rules
    return rules


def titles() -> Iterable[type[Rules]]:
    """Gives every title that is known, in the order they were registered."""
    return _titles.values()


def parse(text: str) -> Rules:
    """Reads a ruleset; raises `Unreadable` that names the word which means nothing."""
    form = _FORM.fullmatch(text)
    if form is None or len(text) > LONGEST:
        raise Unreadable("bad-ruleset", ruleset=text[:100])
    name, inside = form.groups()
    if name not in _titles:
        raise Unreadable("unknown-title", title=name, titles=" ".join(_titles))
    kind = _titles[name]
    chosen: dict[str, Value] = {}
    for word in (inside or "").split(",") if (inside or "").strip() else []:
        key, equals, value = (part.strip() for part in word.partition("="))
        option = next((o for o in kind.options if o.name == key), None)
        if option is None:
            known = " ".join(o.name for o in kind.options)
            raise Unreadable("unknown-option", title=name, option=key[:40], options=known)
        if key in chosen:
            raise Unreadable("option-twice", option=key)
        chosen[key] = _value(option, key + equals + value, value[:40])
    return kind(chosen)


def _value(option: Option, word: str, value: str) -> Value:
    """Reads the value of one option."""
    if option.kind == "flag":
        flags = {option.name: True, f"{option.name}=true": True, f"{option.name}=false": False}
        if word in flags:
            return flags[word]
        raise Unreadable("bad-option", option=option.name, value=value, allowed="true false")
    if option.kind == "int":
        least, most = (int(c) for c in option.choices)
        if re.fullmatch(r"-?[0-9]{1,6}", value, re.ASCII) and least <= int(value) <= most:
            return int(value)
        raise Unreadable("bad-option", option=option.name, value=value, allowed=f"{least}..{most}")
    for choice in option.choices:
        if str(choice) == value:
            return choice
    raise Unreadable("bad-option", option=option.name, value=value, allowed=" ".join(map(str, option.choices)))
