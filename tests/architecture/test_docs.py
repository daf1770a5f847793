"""The documents say what is true: examples can be read, tables are complete, links lead somewhere."""

import re
from pathlib import Path

import pytest

import kvartal
from kvartal.cli import COMMANDS
from kvartal.games.town77 import codes
from kvartal.games.town77.rules import Town77
from kvartal.texts import Texts

ROOT = Path(__file__).parents[2]
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


def blocks(text: str) -> list[str]:
    """Gives the indented examples of a document."""
    return [block.replace("\n    ", "\n").strip() for block in re.findall(r"(?:\n    .*)+", text)]


@pytest.mark.parametrize("text", [block for block in blocks(NOTATION) if block.startswith("ruleset:")])
def test_the_positions_of_the_notation_can_be_read(text: str) -> None:
    rules, position = kvartal.read_position(text)
    assert kvartal.read_position(kvartal.write_position(rules, position))[1].digest() == position.digest()


def test_the_journals_of_the_notation_can_be_read() -> None:
    journals = [block for block in blocks(NOTATION) if block.startswith("kvartal journal")]
    assert len(kvartal.Journal.read(journals[0]).entries) == 3
    assert all(kvartal.Journal.read(journal).entries for journal in journals)


def test_the_rulesets_of_the_notation_can_be_read() -> None:
    lines = next(block for block in blocks(NOTATION) if block.startswith("town77")).split()
    assert [kvartal.rules(line).ruleset for line in lines] == lines


def test_the_codes_of_the_notation_are_those_of_the_rules() -> None:
    section = NOTATION.partition("\n## Town 77")[2].partition("\n## ")[0]
    told = dict(re.findall(r"^\| `(\w+)[^|]*` \| (?:(\d+)|tile)", section, re.MULTILINE))
    assert {verb: int(number or 0) for verb, number in told.items() if verb in VERBS} == VERBS


VERBS = {
    "place": codes.PLACE,
    "facedown": codes.FACEDOWN,
    "exchange": codes.EXCHANGE,
    "discard": codes.DISCARD,
    "keep": codes.KEEP,
    "leave": codes.LEAVE,
    "call": codes.CALL,
}


def test_the_options_of_the_notation_are_those_of_the_title() -> None:
    for option in Town77.options:
        default = "off" if option.default is False else str(option.default)
        assert re.search(rf"^\| `{option.name}` \| {default} \|", NOTATION, re.MULTILINE), option.name


@pytest.mark.parametrize("title", [kind.title for kind in kvartal.titles()])
def test_every_option_of_a_title_has_a_line_in_the_notation(title: str) -> None:
    name = Texts("en").say(f"{title}-name").rstrip("…")
    section = next(part for part in NOTATION.split("\n## ") if part.startswith(name))
    told = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`[^|]+)\|", section, re.MULTILINE))))
    assert {option.name for option in kvartal.rules(title).options} <= told


@pytest.mark.parametrize("title", ["town77", "sprawlopolis", "welcome"])
def test_every_refusal_of_the_sources_stands_in_the_notation(title: str) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/kvartal/games" / title).rglob("*.py"))
    keys = set(re.findall(rf'"({title}-refusal-[a-z-]*[a-z])"', source))
    told = set(re.findall(rf"`({title}-refusal-[a-z-]+)`", NOTATION))
    assert keys <= told
    assert all(map(Texts("en").has, told))


def test_every_command_is_described() -> None:
    text = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    assert re.findall(r"^## `kvartal (\w+)", text, re.MULTILINE) == list(COMMANDS)


@pytest.mark.parametrize("file", sorted((ROOT / "docs").rglob("*.md")), ids=lambda file: file.name)
def test_links_lead_somewhere(file: Path) -> None:
    links = re.findall(r"\]\(([^):#]+)(?:#[^)]*)?\)", file.read_text(encoding="utf-8"))
    assert [link for link in links if not (file.parent / link).exists()] == []
