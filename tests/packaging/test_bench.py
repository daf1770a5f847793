"""The measurements themselves: that they end, and what they make of their figures."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from bench import ratios, server
from bench.pages import client
from tests.server.kit import running

import kvartal
from kvartal.core.game import Game
from kvartal.table import positions
from kvartal.testing.walk import finished


def test_a_table_that_is_over_when_the_page_comes_is_left_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solo = kvartal.rules("town77(solo)")
    deals = [finished(solo, 1, 1), Game.new(solo, 1, 1)]

    class Dealt(Game):
        @staticmethod
        def new(*_: Any, **__: Any) -> Game:
            return deals.pop(0)

    async def play() -> None:
        async with running(tmp_path) as live, client(live.url) as http:
            await http.get("/api/me")
            (page,) = await server.pages(live.url, http, 1)
            assert await page.move() > 0
            page.close()

    monkeypatch.setattr(positions, "Game", Dealt)
    asyncio.run(play())
    assert deals == []


def promise(*paces: tuple[float, float]) -> tuple[ratios.Promise, list[int]]:
    """Give a promise whose measurements come out like this, and the rounds that they are asked for."""
    asked: list[int] = []

    def measure(rounds: int) -> tuple[float, float]:
        asked.append(rounds)
        return paces[len(asked) - 1]

    return ratios.Promise("one", "ours : theirs", 10.0, measure), asked


def test_a_ratio_above_its_bar_is_measured_once() -> None:
    kept, asked = promise((101.0, 10.0))
    assert ratios.measured(kept) == pytest.approx(10.1)
    assert asked == [ratios.ROUNDS]
    assert ratios.told(kept, 10.1).endswith("ok")


def test_a_ratio_that_falls_short_is_measured_again_and_the_best_rounds_count() -> None:
    late, asked = promise((80.0, 10.0), (102.0, 9.0))
    assert ratios.measured(late) == pytest.approx(10.2)
    assert len(asked) == 2
    assert asked[1] > asked[0]


def test_noise_is_forgiven_but_a_loss_of_speed_is_not() -> None:
    one, _ = promise()
    assert one.kept(10 * ratios.MARGIN)
    assert not one.kept(10 * ratios.MARGIN - 0.01)
    assert ratios.told(one, 8.0).endswith("MISSED")


def test_results_are_kept_one_file_a_tag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratios, "RESULTS", tmp_path / "results")
    file = ratios.store("v1.0", {"town77": 12.3456})
    assert file == tmp_path / "results" / "v1.0.json"
    assert json.loads(file.read_text(encoding="utf-8"))["ratios"] == {"town77": 12.35}
    with pytest.raises(SystemExit, match="cannot be the name"):
        ratios.store("../v1", {})


@pytest.mark.parametrize("file", sorted(ratios.RESULTS.glob("*")), ids=lambda file: str(file.name))
def test_every_kept_result_names_known_ratios_and_its_machine(file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert set(kept) == {"tag", "machine", "ratios"}
    assert file.name == f"{kept['tag']}.json"
    assert set(kept["ratios"]) <= {one.name for one in ratios.PROMISES}
    assert all(ratio > 0 for ratio in kept["ratios"].values())
