"""The page about the Collector's Edition tells every expansion, step and plan, and marks what the tables mark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.welcome.slow_paper import facts
from tests.welcome.slow_rivals import RIVALS
from tests.welcome.slow_turn import LAYERS

PAGE = (Path(__file__).parents[2] / "docs" / "collector.md").read_text("utf-8")
WORDS = [*LAYERS, "american_dream"]
TITLES = {
    "american_dream": "American Dream",
    "christmas": "Christmas lights",
    "doomsday": "Doomsday",
    "easter": "Easter egg hunt",
    "halloween": "Halloween",
    "icecream": "Ice cream truck",
    "quack": "Quack!",
    "roswell": "UFO in Roswell",
    "zombies": "Zombie outbreak",
}


def section(title: str) -> str:
    found = PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    assert found, title
    return found


@pytest.mark.parametrize("word", WORDS)
def test_each_expansion_has_a_section_that_begins_with_its_word(word: str) -> None:
    assert section(TITLES[word]).lstrip().startswith(f"`{word}`.")


@pytest.mark.parametrize("word", WORDS)
def test_the_points_of_all_plans_are_told_and_guesses_marked(word: str) -> None:
    told = dict(
        re.findall(r"^\| ([A-Z]+-[A-C]?\d) \| .+ \| (\d+\*? \| \d+\*?) \|$", section(TITLES[word]), re.MULTILINE)
    )
    expected = {}
    for plan in facts(word)["plans"]:
        mark = "*" if plan["points_source"] == "reconstructed" else ""
        expected[plan["id"]] = f"{plan['first']}{mark} | {plan['second']}{mark}"
    assert told == expected


@pytest.mark.parametrize("word", LAYERS)
def test_every_verb_of_the_second_reading_is_told(word: str) -> None:
    spelled = {text.split()[0] for text in re.findall("`([^`]+)`", section(TITLES[word]))}
    assert set(LAYERS[word].verbs) <= spelled


@pytest.mark.parametrize("word", WORDS)
def test_readings_and_sources_are_told(word: str) -> None:
    text = section(TITLES[word])
    assert "\nReadings: " in text
    assert re.search(r"^(Sources|Guessed): ", text, re.MULTILINE)


@pytest.mark.parametrize("level", range(1, 7))
def test_the_table_of_rivals_is_that_of_the_tables(level: int) -> None:
    row = next(line for line in section("Rivals").splitlines() if re.match(rf"\| {level}[ *]", line))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    values = RIVALS[level]["points_per_card"]
    assert cells[1:7] == [str(values[effect]) for effect in ("fence", "agent", "park", "pool", "temp", "bis")]
    drawn = [
        name
        for name, done in zip(("1st", "2nd", "3rd"), RIVALS[level]["completes_plan_by_draw_order"], strict=True)
        if done
    ]
    assert cells[7].rstrip("*") == ", ".join(drawn)
    assert ("*" in cells[0]) == (RIVALS[level]["source"] == "reconstructed")
