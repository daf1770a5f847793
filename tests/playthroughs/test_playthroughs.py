"""Random games that are written out in this folder still go the same way; `kvartal playthrough --write` renews them."""

from pathlib import Path

import pytest

from kvartal.testing import rulesets
from kvartal.testing.playthroughs import file_name, playthrough, write

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("ruleset", rulesets())
def test_every_ruleset_has_a_playthrough_that_still_holds(ruleset: str) -> None:
    file = FOLDER / file_name(ruleset)
    assert file.exists(), "run `kvartal playthrough --write tests/playthroughs`"
    found = playthrough(ruleset).splitlines()
    for number, (then, now) in enumerate(zip(file.read_text(encoding="utf-8").splitlines(), found, strict=False), 1):
        assert now == then, f"{file.name}, line {number}"
    assert len(found) == len(file.read_text(encoding="utf-8").splitlines())


def test_every_playthrough_belongs_to_a_ruleset() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} <= {file_name(ruleset) for ruleset in rulesets()}


def test_writing_tells_what_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kvartal.testing.playthroughs.rulesets", lambda: ["town77(solo)"])
    assert [file.name for file in write(tmp_path)] == ["town77-solo.txt"]
    assert write(tmp_path) == []
