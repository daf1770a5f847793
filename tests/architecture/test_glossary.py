"""The glossary has every noun of the public API, in both languages, with one meaning each."""

import re
from pathlib import Path

import kvartal
from kvartal import lab

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


def rows() -> list[list[str]]:
    """Gives the cells of every row."""
    lines = [line for line in GLOSSARY.read_text("utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] != "in code"]


def nouns() -> set[str]:
    """Gives what a library user meets as a thing: classes and constants that Kvartal and its lab offer."""
    return {name for module in (kvartal, lab) for name in module.__all__ if name[0].isupper()}


def known(table: list[list[str]]) -> list[str]:
    """Gives the words of code that rows of the glossary explain."""
    return [word for row in table for word in re.findall(r"`(\w+)`", row[0])]


def test_every_public_noun_is_explained() -> None:
    assert len(nouns()) > 35
    assert sorted(nouns() - set(known(rows()))) == []


def test_every_row_has_both_languages_and_a_meaning() -> None:
    assert len(rows()) > 50
    assert [row for row in rows() if len(row) != 4 or not all(row)] == []
    assert [row for row in rows() if not re.search("[а-яё]", row[2])] == []


def test_a_word_has_one_meaning() -> None:
    # Titles may use a word of the general part for a thing of their own, such as to place a tile.
    general = known(rows()[: [row[0] for row in rows()].index("tile, house")])
    assert len(general) > 40
    assert sorted({word for word in general if general.count(word) > 1}) == []
