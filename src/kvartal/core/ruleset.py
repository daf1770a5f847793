"""A ruleset is written `town77`, `town77(solo)` or `welcome(expert,pass=left)`, in any order, and means one `Rules`."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points

from kvartal.core.errors import Unreadable
from kvartal.core.rules import Option, Rules, Value

_FORM = re.compile(r"\s*([a-z][a-z0-9]*)\s*(?:\((.*)\))?\s*", re.ASCII | re.DOTALL)

_TEXT = re.compile(r"[A-Za-z0-9:;.\-]{0,1500}", re.ASCII)
"""What an option may hold whose text the title reads."""

LONGEST = 2000
"""No ruleset needs a longer text."""

GROUP = "kvartal.titles"
"""The entry points by which packages offer titles: the name is the title, the object its `Rules` class."""

_titles: dict[str, type[Rules]] = {}
_offered: dict[str, EntryPoint] = {}
"""Kvartal's own titles, which are loaded when they are first asked for like those of other packages."""


def register(rules: type[Rules]) -> type[Rules]:
    """Makes a title known by its name; used as a decorator."""
    _titles[rules.title] = rules
    return rules


def offer(title: str, place: str) -> None:
    """Says where a title is, as `package.module:Class`; it is loaded when somebody asks for it."""
    _offered[title] = EntryPoint(title, place, GROUP)


def titles() -> Iterable[type[Rules]]:
    """Returns every title that can be played: Kvartal's, those of other packages, and what was registered besides.

    A package whose title cannot be loaded is left out with a warning.
    """
    for name in _names():
        try:
            find(name)
        except Unreadable as error:
            warnings.warn(str(error), RuntimeWarning, stacklevel=2)
    known = [name for name in _names() if name in _titles]
    return [_titles[name] for name in (*known, *(name for name in _titles if name not in known))]


def loaded() -> Iterable[type[Rules]]:
    """Returns the titles that somebody has asked for so far."""
    return list(_titles.values())


def find(name: str) -> type[Rules]:
    """Returns a title by its name, loading it if need be; raises `Unreadable`."""
    if name not in _titles:
        point = _offered.get(name) or _elsewhere().get(name)
        if point is None:
            raise Unreadable("unknown-title", title=name, titles=tuple(dict.fromkeys((*_names(), *_titles))))
        register(_load(point))
    return _titles[name]


def _names() -> list[str]:
    """Names every title that is offered, Kvartal's own first."""
    return list(dict.fromkeys((*_offered, *sorted(_elsewhere()))))


@cache
def _elsewhere() -> dict[str, EntryPoint]:
    """Finds what other packages offer, once: it reads the metadata of all packages, and anybody may ask a server."""
    return {point.name: point for point in reversed(tuple(entry_points(group=GROUP)))}


def _load(point: EntryPoint) -> type[Rules]:
    """Loads a title; raises `Unreadable` if it is none."""
    try:
        found = point.load()
    except Exception as error:
        raise Unreadable("broken-title", title=point.name, where=point.value, why=str(error)) from error
    if not (isinstance(found, type) and issubclass(found, Rules) and found.title == point.name):
        why = f"it is no Rules class with the title {point.name}"
        raise Unreadable("broken-title", title=point.name, where=point.value, why=why)
    return found


def parse(text: str) -> Rules:
    """Reads a ruleset; raises `Unreadable` that names the word which means nothing.

    Rules never change, so that games of one ruleset have them in common.
    """
    form = _FORM.fullmatch(text)
    if form is None or len(text) > LONGEST:
        raise Unreadable("bad-ruleset", ruleset=text[:100])
    name, inside = form.groups()
    kind = find(name)
    chosen: dict[str, Value] = {}
    for word in (inside or "").split(",") if (inside or "").strip() else []:
        key, equals, value = (part.strip() for part in word.partition("="))
        option = next((o for o in kind.options if o.name == key), None)
        if option is None:
            known = tuple(o.name for o in kind.options)
            raise Unreadable("unknown-option", title=name, option=key[:40], options=known)
        if key in chosen:
            raise Unreadable("option-twice", option=key)
        chosen[key] = _value(option, key + equals + value, value if option.kind == "text" else value[:40])
    return _rules(kind, frozenset(chosen.items()))


def ruled(ruleset: str | Rules) -> Rules:
    """Returns the rules that a text means, or those that are given."""
    if isinstance(ruleset, str):
        return parse(ruleset)
    if isinstance(ruleset, Rules):
        return ruleset
    raise TypeError(f"a ruleset is a text such as town77(solo), or a kvartal.Rules, not {type(ruleset).__name__}")


@lru_cache(128)
def _rules(kind: type[Rules], chosen: frozenset[tuple[str, Value]]) -> Rules:
    return kind(dict(chosen))


def _value(option: Option, word: str, value: str) -> Value:
    """Reads the value of one option."""
    if option.kind == "flag":
        flags = {option.name: True, f"{option.name}=true": True, f"{option.name}=false": False}
        if word in flags:
            return flags[word]
        raise Unreadable("bad-option", option=option.name, value=value, allowed=("true", "false"))
    if option.kind == "int":
        least, most = (int(c) for c in option.choices)
        if re.fullmatch(r"-?[0-9]{1,6}", value, re.ASCII) and least <= int(value) <= most:
            return int(value)
        raise Unreadable("bad-option", option=option.name, value=value, allowed=f"{least}..{most}")
    if option.kind == "text":
        if _TEXT.fullmatch(value):
            return value
        raise Unreadable("bad-option", option=option.name, value=value[:40], allowed="A-Z a-z 0-9 : ; . -")
    for choice in option.choices:
        if str(choice) == value:
            return choice
    raise Unreadable("bad-option", option=option.name, value=value, allowed=tuple(map(str, option.choices)))
