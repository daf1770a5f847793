"""Every expansion of Welcome To has its words and its chapter of the rules in both languages."""

from __future__ import annotations

import re

import pytest

from kvartal.games.welcome.tables import table
from kvartal.texts import LANGUAGES, Texts, folder

EXPANSIONS = sorted(
    name for key, names in table("collector")["difficulty"].items() if key != "source" for name in names
)
CHAPTERS = [*EXPANSIONS, "collector", "nine_three_quarters", "rivals"]
GUESS = {"en": "our guess", "ru": "мы восстановили сами"}
PARTS = ("plans", "rival", "cases")
"""Sections that the chapter of every expansion has."""


def chapter(lang: str, name: str) -> str:
    return (folder(lang) / "rules" / f"welcome-{name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHAPTERS)
def test_a_chapter_begins_with_the_name_that_the_option_has(lang: str, name: str) -> None:
    title = chapter(lang, name).splitlines()[0].removeprefix("# ")
    if name in (*EXPANSIONS, "nine_three_quarters"):
        assert title == Texts(lang).say(f"welcome-option-{name}")
    assert title


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXPANSIONS)
def test_a_chapter_tells_plans_the_rival_unclear_cases_and_what_is_guessed(lang: str, name: str) -> None:
    text = chapter(lang, name)
    ids = re.findall(r"^## .+ \{#([\w-]+)\}$", text, re.MULTILINE)
    prefix = name.replace("_", "-")
    assert [f"{prefix}-{part}" for part in PARTS if f"{prefix}-{part}" not in ids] == []
    assert f"(figure:{name})" in text
    assert GUESS[lang] in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters_can_be_bound_into_one_book(lang: str) -> None:
    """No two sections have the same address."""
    books = [file for file in (folder(lang) / "rules").iterdir() if file.name.startswith("welcome")]
    ids = [found for file in books for found in re.findall(r"\{#([\w-]+)\}", file.read_text(encoding="utf-8"))]
    assert len(books) > len(EXPANSIONS)
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXPANSIONS)
def test_an_expansion_has_a_name_a_sentence_and_words_for_all_its_plans(lang: str, name: str) -> None:
    keys = [f"welcome-option-{name}", f"welcome-option-{name}-hint"]
    keys += [f"welcome-plan-{plan['id'].lower()}" for plan in table(name)["plans"]]
    words = Texts(lang)
    assert [key for key in keys if not words.has(key)] == []
    assert words.say(f"welcome-option-{name}-hint").endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rival_has_a_name(lang: str) -> None:
    words = Texts(lang)
    levels = [rival["level"] for rival in table("solo")["rivals"]]
    assert [level for level in levels if not words.has(f"welcome-option-rivals-{level}")] == []
