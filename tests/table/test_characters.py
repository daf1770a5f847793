"""Bots are characters: nobody sits twice at a table, and everybody has words and a face."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kvartal.table.characters import CHARACTERS, character_of
from kvartal.texts import Texts

FACES = Path(__file__).parents[2] / "web" / "src" / "art" / "faces.ts"


def test_the_bot_of_a_seat_stays_who_it_is_and_sits_once() -> None:
    cast = [character_of("k3m9x2p7q5n4", seat) for seat in range(12)]
    assert cast == [character_of("k3m9x2p7q5n4", seat) for seat in range(12)]
    assert sorted(map(str, cast)) == sorted(CHARACTERS)
    assert cast != [character_of("another", seat) for seat in range(12)]
    assert character_of("k3m9x2p7q5n4", 12) is None


@pytest.mark.parametrize("name", CHARACTERS)
def test_everybody_has_a_name_a_sentence_and_a_face(name: str) -> None:
    for lang in ("ru", "en"):
        said = Texts(lang).say(f"character-{name}"), Texts(lang).say(f"character-{name}-about")
        assert all(part and not part.startswith("character-") for part in said)
    assert re.search(rf"^  {name}: {{", FACES.read_text(encoding="utf-8"), re.MULTILINE)
