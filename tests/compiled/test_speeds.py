"""The same text compiled and interpreted plays the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.compiled import speeds

from kvartal.testing import tables

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Any]:
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.compiled.speeds"]
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    assert answer["compiled"] is False
    records: dict[str, Any] = answer["records"]
    return records


@pytest.mark.parametrize(("ruleset", "seats"), tables())
def test_both_speeds_play_the_same_games(ruleset: str, seats: int, interpreted: dict[str, Any]) -> None:
    assert speeds.compiled()
    ours = json.loads(json.dumps(speeds.record(ruleset, seats)))
    theirs = interpreted[f"{ruleset} for {seats}"]
    assert ours["journals"] == theirs["journals"]
    assert ours == theirs
