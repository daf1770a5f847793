"""Every sentence exists in both languages, takes the same arguments, and can be said."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kvartal.texts import Texts, folder

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(file.name for file in folder("ru").iterdir() if file.name.endswith(".ftl"))


class Names(Visitor):
    """Collects the arguments and the messages that a sentence mentions."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str, name: str) -> dict[str, ftl.Message]:
    source = (folder(lang) / name).read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(source).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{lang}/{name} has lines that are not Fluent: {junk[0]!r}"
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    ids = [entry.id.name for entry in found]
    twice = sorted({key for key in ids if ids.count(key) > 1})
    assert not twice, f"{lang}/{name} says something twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ftl.Message) -> set[str]:
    names = Names()
    names.visit(message)
    return names.found


def test_both_languages_have_the_same_files() -> None:
    english = sorted(file.name for file in folder("en").iterdir() if file.name.endswith(".ftl"))
    assert english == FILES
    books = [sorted(file.name for file in (folder(lang) / "rules").iterdir()) for lang in ("ru", "en")]
    assert books[0] == books[1]


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_keys_and_arguments(name: str) -> None:
    russian, english = messages("ru", name), messages("en", name)
    assert set(russian) == set(english)
    differ = {key for key in russian if variables(russian[key]) != variables(english[key])}
    assert not differ


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_sentence_can_be_said(lang: str, number: int) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    spoken: dict[str, ftl.Message] = {}
    for name in FILES:
        bundle.add_resource(FluentResource((folder(lang) / name).read_text(encoding="utf-8")))
        spoken |= messages(lang, name)
    # A sentence may quote another one, which then sees the same arguments.
    known = set().union(*(variables(message) for message in spoken.values()))
    args = dict.fromkeys(known, number)
    for key in spoken:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        told, errors = bundle.format_pattern(pattern, args)
        assert not errors, f"{lang}: {key} cannot be said: {errors}"
        assert str(told).strip()


class Plurals(Visitor):
    """Collects the selectors that choose by the plural forms of Russian."""

    def __init__(self) -> None:
        self.incomplete = False

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        forms = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        if "few" in forms or "many" in forms:
            self.incomplete |= not {"one", "few", "many"} <= forms
        self.generic_visit(node)


@pytest.mark.parametrize("name", FILES)
def test_russian_plurals_have_all_their_forms(name: str) -> None:
    for key, message in messages("ru", name).items():
        plurals = Plurals()
        plurals.visit(message)
        assert not plurals.incomplete, f"{key} lacks a plural form"


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (1, "Анна выходит из игры: осталась 1 плитка."),
        (2, "Анна выходит из игры: осталось 2 плитки."),
        (4, "Анна выходит из игры: осталось 4 плитки."),
        (5, "Анна выходит из игры: осталось 5 плиток."),
        (11, "Анна выходит из игры: осталось 11 плиток."),
        (12, "Анна выходит из игры: осталось 12 плиток."),
        (21, "Анна выходит из игры: осталась 21 плитка."),
        (22, "Анна выходит из игры: осталось 22 плитки."),
        (111, "Анна выходит из игры: осталось 111 плиток."),
    ],
)
def test_russian_numbers_agree(number: int, told: str) -> None:
    assert Texts("ru").say("town77-fact-left", name="Анна", count=number) == told


KEY = r"[a-z0-9]+(?:-[a-zA-Z0-9]+)*"


KEY_AT = {"Refusal": 0, "Unreadable": 0, "OutOfTurn": 0, "Tier": 0, "Line": 0, "Over": 0, "Fact": 0, "BadLine": 1}
"""Which argument of which call is a key."""


def asked_in_python() -> set[str]:
    """Finds the keys that errors, facts, score lines and tiers name in full."""
    found = set()
    for path in sorted((ROOT / "src/kvartal").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEY_AT:
                at = KEY_AT[node.func.id]
                key = node.args[at] if len(node.args) > at else None
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found.add(key.value)
    return found


def asked_in_the_browser() -> set[str]:
    """Finds the keys that the client names in full."""
    found = set()
    for path in sorted((ROOT / "web/src").rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            found |= set(re.findall(rf'\bt\(\s*"({KEY})"', text))
            found |= set(re.findall(rf'\bkey: "({KEY})"', text))
            for chosen in re.findall(r"\bt\(([^()]*\?[^()]*)", text):
                found |= set(re.findall(rf'[?:] "({KEY})"', chosen))
    return found


def test_every_key_that_is_asked_for_has_words() -> None:
    known = set().union(*(messages("ru", name) for name in FILES))
    asked = asked_in_python() | asked_in_the_browser()
    assert len(asked) > 100
    assert asked - known == set()


def test_every_fact_of_town_77_has_words() -> None:
    story = (ROOT / "src/kvartal/games/town77/story.py").read_text(encoding="utf-8")
    keys = set(re.findall(rf'(?:_fact\(|key = |if [^"\n]+ else )"({KEY})"', story))
    assert {"placed", "turned-up", "called-down"} <= keys
    assert {key for key in keys if not Texts("ru").has(f"town77-fact-{key}")} == set()


def test_every_game_of_the_browser_is_named_in_both_languages() -> None:
    titles = [path.parent.name for path in sorted((ROOT / "web/src/boards").glob("*/index.ts"))]
    assert "town77" in titles
    for title in titles:
        for lang in ("ru", "en"):
            assert Texts(lang).has(f"{title}-name")
            assert (folder(lang) / "rules" / f"{title}.md").is_file()


def book_of(lang: str, book: str) -> str:
    return (folder(lang) / "rules" / book).read_text(encoding="utf-8")


def sections(lang: str, book: str) -> list[str]:
    return re.findall(r"^## .+ \{#([\w-]+)\}$", book_of(lang, book), re.MULTILINE)


@pytest.mark.parametrize("book", sorted(file.name for file in (folder("ru") / "rules").iterdir()))
def test_rules_have_the_same_sections_and_figures_in_both_languages(book: str) -> None:
    assert sections("ru", book) == sections("en", book)
    assert sections("ru", book)
    russian, english = (re.findall(r"\(figure:([\w-]+)\)", book_of(lang, book)) for lang in ("ru", "en"))
    assert russian == english
