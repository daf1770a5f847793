"""The words that people read: Fluent files in Russian and English, shared by Python and the browser.

>>> Texts("en").say("option-twice", option="solo")
'Option solo is given twice.'
>>> Texts("ru").say("option-twice", option="solo")
'Настройка solo указана дважды.'
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from kvartal.core.errors import BadLine, KvartalError
from kvartal.core.rules import Rules
from kvartal.core.ruleset import loaded

LANGUAGES = ("ru", "en")
FALLBACK = "en"
SYSTEM = {os.strerror(code): f"system-{name.lower()}" for code, name in errno.errorcode.items()}
"""The usual errors of the operating system, with the keys of our own messages for them."""


def folder(lang: str) -> Traversable:
    """Returns the folder that holds the texts of a language."""
    return files(__name__) / lang


def preferred(environ: Mapping[str, str] = os.environ) -> str:
    """Picks the language that the environment asks for, as other programs do: LC_ALL, LC_MESSAGES, LANG.

    >>> preferred({"LANG": "ru_RU.UTF-8"}), preferred({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}), preferred({})
    ('ru', 'en', 'en')
    """
    wish = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), FALLBACK)
    return wish[:2] if wish[:2] in LANGUAGES else FALLBACK


def packages() -> tuple[str, ...]:
    """Names the packages that hold the words of titles from elsewhere."""
    return tuple(kind.texts for kind in loaded() if kind.texts)


@cache
def bundle(lang: str, others: tuple[str, ...] = ()) -> FluentBundle:
    """Reads every Fluent file of a language; what other packages bring is added and replaces nothing."""
    # Isolation marks would show as odd characters in a terminal or a PDF.
    texts = FluentBundle([lang], use_isolating=False)
    for place in (folder(lang), *(files(other) / lang for other in others)):
        for file in sorted(place.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return texts


def book(kind: type[Rules], lang: str, without: Collection[str] = ()) -> str | None:
    """Returns the rules of a title in plain words, as Markdown, or None if it brings none.

    Behind them stand the chapters of what may be added to it, each section under the name of its chapter; those of
    some options can be left out.
    """
    place = (files(kind.texts) / lang if kind.texts else folder(lang)) / "rules"
    file = place / f"{kind.title}.md"
    if not file.is_file():
        return None
    parts = [file.read_text(encoding="utf-8")]
    left_out = {f"{kind.title}-{name}.md" for name in without}
    chapters = [one for one in place.iterdir() if one.name.startswith(f"{kind.title}-") and one.name not in left_out]
    for chapter in sorted(chapters, key=lambda one: one.name):
        heading, _, body = chapter.read_text(encoding="utf-8").partition("\n")
        # A name that ends with a mark of its own needs no full stop.
        name = re.sub(r"(?<=\w)$", ".", heading.removeprefix("# "))
        parts.append(re.sub("^## ", f"## {name} ", body.lstrip("\n"), flags=re.MULTILINE))
    return "\n".join(parts)


class Texts:
    """One language."""

    def __init__(self, lang: str = FALLBACK) -> None:
        self.lang = lang if lang in LANGUAGES else FALLBACK

    @property
    def bundle(self) -> FluentBundle:
        """The words, with those of every title that is loaded by now."""
        return bundle(self.lang, packages())

    def has(self, key: str) -> bool:
        """Returns whether the language has words for a key."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, /, **args: object) -> str:
        """Words a message; a key that has no words stands for itself, with its arguments."""
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return KvartalError(key, **{name: str(value) for name, value in args.items()}).plain
        told, _ = self.bundle.format_pattern(pattern, {name: self._plain(value) for name, value in args.items()})
        below = any(isinstance(value, int | float) and value < 0 for value in args.values())
        # A number below zero has a minus, not a hyphen.
        return re.sub(r"(?<!\w)-(?=\d)", "−", str(told)) if below else str(told)

    def _plain(self, value: object) -> str | int | float:
        """Makes a value one that Fluent takes: several become a list as the language writes it."""
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            return format_list([str(one) for one in value], locale=self.lang)
        text = str(value)
        return self.say(SYSTEM[text]) if text in SYSTEM and self.has(SYSTEM[text]) else text

    def explain(self, error: KvartalError) -> str:
        """Words an error, with the line it was found on and the error that caused it, if there are such."""
        told = self.say(error.key, **error.args_)
        cause = error.__cause__
        if isinstance(cause, KvartalError) and "why" in error.args_:
            told = f"{told} {self.explain(cause)}"
        if isinstance(error, BadLine) and error.args_["line"]:
            told = self.say("line-says", line=error.args_["line"], text=told)
        return told
