"""What the browser says comes from the same files: every key it names has words, every board its rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.texts.fluent_files import messages
from tests.texts.test_texts import variables

import kvartal
from kvartal.games.sprawlopolis.cards import CARDS
from kvartal.texts import LANGUAGES, Texts, folder

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
KEY = r"[a-z0-9]+(?:-[a-zA-Z0-9]+)*"
TITLES = sorted(path.parent.name for path in WEB.glob("boards/*/index.ts"))
BOOKS = sorted(file.name for file in (folder("ru") / "rules").iterdir())


def keys_in_the_client() -> set[str]:
    """Finds the keys that the client names in full."""
    found = set()
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            found |= set(re.findall(rf'\bt\(\s*"({KEY})"', text))
            found |= set(re.findall(rf'\bkey: "({KEY})"', text))
            for chosen in re.findall(r"\bt\(([^(){}]*\?[^(){}]*)", text):
                found |= set(re.findall(rf'[?:] "({KEY})"', chosen))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_that_the_client_names_has_words(lang: str) -> None:
    found = keys_in_the_client()
    assert len(found) > 100
    assert {key for key in found if not Texts(lang).has(key)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_the_protocol_has_words(lang: str) -> None:
    protocol = (WEB / "net" / "messages.ts").read_text(encoding="utf-8")
    codes = re.search(r"interface Error \{.*?code:(.*?);", protocol, re.DOTALL)
    assert codes is not None
    names = re.findall(r'"([a-z-]+)"', codes[1])
    assert len(names) > 10
    assert {name for name in names if not Texts(lang).has(f"error-{name}")} == set()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_board_has_a_name_and_rules(title: str, lang: str) -> None:
    assert Texts(lang).has(f"{title}-name")
    assert (folder(lang) / "rules" / f"{title}.md").is_file()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_a_board_has_words(title: str, lang: str) -> None:
    options = next(kind.options for kind in kvartal.titles() if kind.title == title)
    assert {option.name for option in options if not Texts(lang).has(f"{title}-option-{option.name}")} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_of_a_title_has_words(lang: str) -> None:
    phrases = [(kind.title, key) for kind in kvartal.titles() for key in kind.phrases]
    assert len(phrases) > 5
    assert [key for title, key in phrases if not key.startswith(f"{title}-phrase-") or not Texts(lang).has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_names_no_lot_for_none_has_a_number_on_its_board(lang: str) -> None:
    """Lots of Town 77 have one; what only the words without a board show stays."""
    known = messages(lang)
    named = {key for key, message in known.items() if variables(message).names & {"place", "places", "lot"}}
    facts = {key for key in named if re.match(r"(welcome|estates)-fact-", key)}
    assert len(facts) > 15
    brief = {key: key.replace("-fact-", "-brief-") for key in facts}
    assert {key for key in facts if not {brief[key], f"{brief[key]}-lettered"} & known.keys()} == set()
    assert {key for key in named if "-brief-" in key} == set()


def book(lang: str, name: str) -> str:
    return (folder(lang) / "rules" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", BOOKS)
def test_rules_have_the_same_sections_signs_and_figures_in_both_languages(name: str) -> None:
    for pattern in (r"^## .+ \{#([\w-]+)\}$", r"\(figure:([\w-]+)\)", r"!\[\]\(sign:([\w-]+)\)"):
        russian, english = (re.findall(pattern, book(lang, name), re.MULTILINE) for lang in ("ru", "en"))
        assert russian == english
    assert re.search(r"^## .+ \{#[\w-]+\}$", book("ru", name), re.MULTILINE)


@pytest.mark.parametrize("name", BOOKS)
def test_every_heading_of_the_rules_has_an_id(name: str) -> None:
    for lang in LANGUAGES:
        assert re.findall(r"^##(?! .+ \{#[\w-]+\}$).*", book(lang, name), re.MULTILINE) == []


def test_the_browser_draws_the_fronts_of_the_cards_as_the_rules_know_them() -> None:
    text = (WEB / "boards" / "sprawlopolis" / "cards.ts").read_text(encoding="utf-8")
    assert re.findall(r'"(.*)"', text) == [" ".join(rows) for rows in CARDS]
