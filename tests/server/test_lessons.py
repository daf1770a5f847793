"""Lessons: guided first games have the same cards everywhere, and nothing of them counts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import running

from kvartal.core.game import Game
from kvartal.table.daily import dealer_of
from kvartal.table.lessons import check
from kvartal.table.problems import Problem
from kvartal.table.rows import SeatRow

ME, BOT = SeatRow(0, "person", "ada"), SeatRow(1, "bot", level="easy")


def test_a_lesson_has_the_same_cards_on_every_server() -> None:
    def cards(settings: dict[str, object], secret: bytes) -> list[str]:
        game = Game.new("sprawlopolis", 1, dealer=dealer_of(settings, secret))
        return [str(entry) for entry in game.journal.entries]

    assert cards({"lesson": 7}, b"one") == cards({"lesson": 7}, b"another")
    assert cards({"lesson": 7}, b"") != cards({"lesson": 8}, b"")


@pytest.mark.parametrize("number", [-1, 1000, True, "1"])
def test_there_is_no_such_lesson(number: Any) -> None:
    with pytest.raises(Problem):
        check({"lesson": number}, [ME])


@pytest.mark.parametrize("seats", [[BOT], [ME, SeatRow(1, "open")], [ME, SeatRow(1, "local", "ada")]])
def test_a_lesson_is_for_one_person(seats: list[SeatRow]) -> None:
    with pytest.raises(Problem):
        check({"lesson": 1}, seats)
    check({"lesson": 1}, [ME, BOT])
    check({}, seats)


def test_a_finished_lesson_gives_no_record_and_is_not_dealt_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            for lesson, records in ((3, 0), (0, 1)):
                table = await anna.open("sprawlopolis", "me", lesson=lesson, daily=lesson > 0)
                await anna.join(table["id"], seat=0)
                assert "daily" not in anna.update["table"]["settings"]
                while anna.update["over"] is None:
                    await anna.act(anna.update["legal"][0])
                found = await anna.get("/api/records?ruleset=sprawlopolis")
                assert len(found) == records
                if lesson:
                    await anna.ask("rematch")
                    await anna.until(lambda: anna.all("moved"))
                    again = await anna.get(f"/api/tables/{anna.all('moved')[-1]['table']}")
                    assert "lesson" not in again["settings"]

    asyncio.run(story())
