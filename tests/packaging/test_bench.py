"""The measurements themselves: that they end, and what they make of their figures."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from bench import server
from tests.server.kit import running

import kvartal
from kvartal.core.game import Game
from kvartal.table import lobby
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
        async with running(tmp_path) as live, server.client(live.url) as http:
            await http.get("/api/me")
            page = await server.Page.open(live.url, http)
            assert await page.move() > 0
            await page.socket.close()

    monkeypatch.setattr(lobby, "Game", Dealt)
    asyncio.run(play())
    assert deals == []
