"""The Fluent files of a language, parsed."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kvartal.texts import folder


def resources(lang: str) -> dict[str, Traversable]:
    """Finds the files of a language by name."""
    return {file.name: file for file in folder(lang).iterdir() if file.name.endswith(".ftl")}


def parse(file: Traversable) -> ftl.Resource:
    """Reads one file."""
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def messages(lang: str) -> dict[str, ftl.Message]:
    """Gives every message of a language by its key."""
    found = {}
    for file in resources(lang).values():
        for entry in parse(file).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is worded twice in {lang}"
                found[entry.id.name] = entry
    return found
