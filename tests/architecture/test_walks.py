"""The walks of a click and of a duel lead through files that exist and names that they have."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WALKS = sorted((ROOT / "docs").glob("walk-of-*.md"))
HOP = re.compile(r"`([\w./-]+/[\w.]+)` `(?:\w+\.)?#?(\w+)`")


def lost(text: str) -> list[str]:
    """Names the hops that lead nowhere."""
    found = []
    for file, name in HOP.findall(text):
        path = ROOT / file
        defined = rf"(def |class |function |async |^\s*)#?{name}\b\s*[(<=]"
        if not path.is_file() or not re.search(defined, path.read_text("utf-8"), re.MULTILINE):
            found.append(f"{file} {name}")
    return found


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.stem)
def test_every_hop_of_a_walk_is_where_it_says(walk: Path) -> None:
    text = walk.read_text("utf-8")
    hops = HOP.findall(text)
    assert len(hops) > 10
    assert len(hops) == len(set(hops)), "a hop is told twice"
    assert lost(text) == []
    numbered = [int(number) for number in re.findall(r"^\| (\d+) \|", text, re.MULTILINE)]
    assert numbered == list(range(1, len(numbered) + 1))


def test_a_hop_that_moved_is_noticed() -> None:
    assert len(WALKS) == 2
    assert lost("`src/kvartal/core/draft.py` `stride` and `src/kvartal/core/sketch.py` `step`") == [
        "src/kvartal/core/draft.py stride",
        "src/kvartal/core/sketch.py step",
    ]
