"""What people may call themselves and say, and how they are known again."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from kvartal.server.identity import Identity
from kvartal.table.people import plain, same_name


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Анна", "Анна"),
        ("  two \n\t lines\u2028here ", "two lines here"),
        ("a\x00b\x1b[31m", "a b [31m"),
        ("שלום", "שלום"),
        # What turns the direction of reading would turn the words of others, too.
        ("\u202egnaw\u202c Anna\u2066", "gnaw Anna"),
        # Families and flags are drawn from several signs.
        ("👩\u200d👧 ❤\ufe0f", "👩\u200d👧 ❤\ufe0f"),
        ("\u200b\u2060 \u200d", ""),
        # Fillers of Korean and Braille without dots are letters and signs that show nothing.
        ("\u3164\u115f\uffa0 \u2800", ""),
        # A tower of marks would cover the words of others.
        ("e" + "\u0301" * 400 + "a\u0308\u20dd", "e" + "\u0301" * 4 + "a\u0308\u20dd"),
        ("", ""),
        ("x" * 30, "x" * 24),
    ],
)
def test_names_and_lines_are_tidy(text: str, told: str) -> None:
    assert plain(text, 24) == told


@pytest.mark.parametrize(
    "name", ["ANNA", "Аnnа", "ΑΝΝΑ", "αννα", "ᴀɴɴᴀ", "ɑnna", "Anna.", "«Anna»", "A.N.N.A", "Ａｎｎａ", "Añna"]
)
def test_a_name_is_known_again_in_whatever_letters_and_points(name: str) -> None:
    assert same_name("Anna", name)
    assert same_name(name, "Anna")


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Anna", "Anna 2"), ("Anna", "Инна"), ("!", "?"), ("", "")]
)
def test_names_that_nobody_takes_for_one_another_are_two(one: str, other: str) -> None:
    assert not same_name(one, other)


def test_nobody_can_sign_with_a_secret_that_was_never_written(tmp_path: Path) -> None:
    (tmp_path / "secret").touch(0o600)
    anna = Identity(tmp_path).seal("anna")
    assert len((tmp_path / "secret").read_text()) == 64
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert Identity(tmp_path).read(anna) == ("anna", "first")
    # Another folder does not know her.
    (tmp_path / "other").mkdir()
    assert Identity(tmp_path / "other").read(anna) is None
