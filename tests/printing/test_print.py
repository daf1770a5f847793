"""Sheets on paper: whole pages, equal bytes for equal input, and errors that say what is wrong."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kvartal.cli import main
from kvartal.core.errors import Unreadable
from kvartal.games.welcome.expansions import KINDS
from kvartal.games.welcome.tables import table
from kvartal.printing import layers
from kvartal.printing.welcome import sheets
from kvartal.texts import LANGUAGES, Texts

SIZES = {"a4": (595, 842), "letter": (612, 792)}
"""In points."""


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["print", *words], env={"LC_ALL": "en"})


def pages(made: bytes) -> list[tuple[int, int]]:
    """Gives the size of every page."""
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([0-9.]+) ([0-9.]+)\s*\]", made)
    return [(round(float(width)), round(float(height))) for width, height in boxes]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", SIZES)
def test_two_sheets_stand_on_a_page(paper: str, lang: str) -> None:
    made = sheets(5, paper, lang)
    assert made.startswith(b"%PDF")
    assert pages(made) == [SIZES[paper]] * 3


@pytest.mark.parametrize(("count", "wanted"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_the_aid_fills_the_last_page(count: int, wanted: int) -> None:
    assert len(pages(sheets(count, aid=True))) == wanted


def test_equal_input_makes_equal_bytes() -> None:
    assert sheets(2, "a4", "ru") == sheets(2, "a4", "ru")


def test_language_paper_and_ink_show() -> None:
    made = {sheets(1, paper, lang, low_ink=low) for paper in SIZES for lang in LANGUAGES for low in (False, True)}
    assert len(made) == 8


PRINTED = [kind.name for kind in KINDS if layers.has("welcome", kind.name)]


@pytest.mark.parametrize("name", PRINTED)
def test_an_expansion_draws_on_the_sheet(name: str) -> None:
    made = {
        sheets(1, "letter", lang, ruleset=f"welcome({name})", low_ink=low)
        for lang in LANGUAGES
        for low in (False, True)
    }
    assert len(made) == 4
    assert sheets(1, "letter", "en") not in made
    assert all(len(pages(one)) == 1 for one in made)


def test_several_expansions_share_a_sheet() -> None:
    sharing = [kind.name for kind in KINDS if not kind.alone]
    mixes = [*pairwise(sharing), ("christmas", "icecream", "roswell"), tuple(sharing)]
    every = {sheets(2, ruleset=f"welcome({','.join(names)})") for names in mixes}
    assert len(every) == len(mixes) == len(sharing) + 1
    assert {page for made in every for page in pages(made)} == {SIZES["a4"]}


@pytest.mark.parametrize("paper", SIZES)
def test_a_sheet_too_high_for_half_a_page_has_a_whole_one(paper: str) -> None:
    every = ",".join(kind.name for kind in KINDS if not kind.alone)
    assert len(pages(sheets(2, paper, ruleset=f"welcome({every})"))) == 2
    assert len(pages(sheets(2, paper, ruleset=f"welcome({every})", aid=True))) == 3
    assert len(pages(sheets(0, paper, ruleset=f"welcome({every})", aid=True))) == 1
    assert len(pages(sheets(2, paper, ruleset="welcome(easter,quack)"))) == 1


@pytest.mark.parametrize("words", ["expert", "expert,zombies", "rivals=3,quack", "nine_three_quarters,easter"])
def test_a_mode_prints_the_sheet_that_it_is_played_on(words: str) -> None:
    without = ",".join(word for word in words.split(",") if word in PRINTED)
    assert sheets(1, ruleset=f"welcome({words})") == sheets(1, ruleset=f"welcome({without})" if without else "welcome")


def test_an_expansion_without_a_drawing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers, "has", lambda title, name: name != "icecream")
    with pytest.raises(Unreadable, match="icecream"):
        sheets(1, ruleset="welcome(icecream)")
    result = run("welcome(icecream)")
    assert (result.exit_code, result.stderr) == (
        2,
        "kvartal: The sheet of icecream cannot be printed yet: it has no drawing.\n",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_layers_write_has_words(lang: str) -> None:
    for layer in layers.drawn("welcome", {name: table(name) for name in PRINTED}, Texts(lang)):
        words = layer["words"]
        assert isinstance(words, dict)
        assert not [word for word in words.values() if "welcome-" in word]


def test_the_command_names_its_file_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("welcome", "--sheets", "4", "--paper", "letter", "--lang", "ru", "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    made = (tmp_path / "welcome-4-letter-ru.pdf").read_bytes()
    assert (told["file"], told["bytes"]) == ("welcome-4-letter-ru.pdf", len(made))
    assert made == sheets(4, "letter", "ru")
    told = json.loads(run("welcome(icecream)", "--sheets", "1", "--lang", "en", "--json").stdout)
    assert (told["file"], told["ruleset"]) == ("welcome-icecream-1-a4-en.pdf", "welcome(icecream)")
    for words, name in (
        (("--sheets", "2", "--low-ink"), "welcome-2-a4-en-low-ink.pdf"),
        (("--sheets", "2", "--aid"), "welcome-2-aid-a4-en.pdf"),
        (("--sheets", "0", "--aid"), "welcome-aid-a4-en.pdf"),
    ):
        assert json.loads(run("welcome", *words, "--lang", "en", "--json").stdout)["file"] == name
        assert (tmp_path / name).exists()


def test_the_command_writes_where_it_is_told(tmp_path: Path) -> None:
    out = tmp_path / "aid.pdf"
    assert run("welcome", "--sheets", "0", "--aid", "--out", str(out)).stdout == f"The player aid is in {out}.\n"
    assert out.read_bytes() == sheets(0, aid=True)
    assert run("welcome", "--sheets", "0", "--aid", "--out", "-").stdout_bytes == out.read_bytes()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["town77"], "nothing to print for town77"),
        (["welcome", "--sheets", "0"], "ask for sheets (--sheets) or the player aid (--aid)"),
        (["welcome", "--sheets", "1", "--out", "no/such/folder.pdf"], "no/such/folder.pdf cannot be written"),
        (["nosuch"], "nosuch"),
        (["welcome", "--out", "-", "--json"], "--json"),
        (["welcome", "--paper", "a5"], "a5"),
        (["welcome", "--sheets", "-3"], "-3"),
    ],
)
def test_what_cannot_be_printed_is_said(words: list[str], said: str) -> None:
    result = run(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
