"""Deals of the day in every title: who may have one, what is shown of it, and how results are listed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.server.kit import running

import kvartal
from kvartal.core.rules import Over, ranked
from kvartal.server.storage.archive import Archive
from kvartal.server.storage.database import Database
from kvartal.table import daily, records
from kvartal.table.rows import Person, RecordRow, SeatRow, TableRow

ME = SeatRow(0, "person", "ada")


def bot(seat: int, level: str = "normal") -> SeatRow:
    return SeatRow(seat, "bot", level=level)


@pytest.mark.parametrize(
    ("ruleset", "seats", "fits"),
    [
        ("sprawlopolis", [ME], True),
        ("town77(solo)", [ME], True),
        ("welcome(solo)", [ME], True),
        ("estates", [ME, bot(1), bot(2)], True),
        ("sprawlopolis", [ME, bot(1), bot(2)], False),
        ("estates", [ME, bot(1)], False),
        ("estates", [ME, bot(1), bot(2, "easy")], False),
        ("estates", [ME, bot(1), SeatRow(2, "open")], False),
    ],
)
def test_the_deal_of_the_day_is_for_one_person_alone_or_against_two_bots(
    ruleset: str, seats: list[SeatRow], fits: bool
) -> None:
    assert daily.fits(kvartal.rules(ruleset), seats) is fits


def test_against_bots_the_better_of_them_is_the_target() -> None:
    rules = kvartal.rules("estates")
    tiers = len(rules.spec.tiers)
    score = rules.spec.score
    values = [[0] * tiers for _ in range(3)]
    for seat, points in enumerate((7, 4, 11)):
        values[seat][score] = points
    over = Over("", ranked(rules.spec.tiers, [tuple(one) for one in values]))
    assert records.noted(rules, over, 0) == (7, 11)
    assert records.noted(rules, over, 2) == (11, 7)


def test_everybody_sees_the_deal_before_playing_and_plays_that_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            told = await anna.get("/api/daily/deal?ruleset=estates")
            assert [seat["kind"] for seat in told["seats"]] == ["me", "bot", "bot"]
            wish = {"ruleset": "estates", "seats": told["seats"], "settings": {"daily": True}}
            table = await anna.post("/api/tables", wish, 201)
            if table["settings"]["daily"] == told["day"]:
                seen = await anna.get(f"/api/tables/{table['id']}/snapshot")
                assert seen["view"]["white"] == told["view"]["white"]
            shown = await anna.get("/api/daily/deal?ruleset=sprawlopolis")
            assert all(hand["cards"] is None for hand in shown["view"]["hands"]), "hands stay hidden"
            assert (await anna.get("/api/daily?ruleset=estates&day=yesterday", 400))["code"] == "malformed"
            assert await anna.get("/api/daily?ruleset=estates&day=2026-01-01") == []
            assert await anna.get("/api/daily/mine") == []

    asyncio.run(story())


def test_two_servers_have_different_deals_and_each_keeps_its_own(tmp_path: Path) -> None:
    async def seen(folder: Path) -> list[str]:
        """Gives the towns of several ways to play the deal of today, as two strangers are dealt them."""
        async with running(folder) as live:
            found = []
            for person in (await live.player(), await live.player()):
                towns = []
                for ruleset in ("town77(solo)", "sprawlopolis", "welcome(solo)"):
                    table = await person.open(ruleset, "me", daily=True)
                    towns.append((await person.get(f"/api/tables/{table['id']}/snapshot"))["view"])
                    towns.append(table["settings"]["daily"])
                found.append(json.dumps(towns))
            return found

    async def story() -> None:
        one, two, again = [await seen(tmp_path / name) for name in ("one", "two", "one")]
        assert one[0] == one[1] == again[0], "everybody has the same deal, also after a restart"
        assert two[0] == two[1] != one[0]

    asyncio.run(story())


def test_own_days_list_the_first_table_of_each_deal(tmp_path: Path) -> None:
    opened = Database(tmp_path / "kvartal.sqlite3")
    with opened.engine.begin() as connection:
        archive = Archive(connection)
        archive.keep_person(Person("ada", "Ada"), "now")
        for name, day, created in (("a", "2026-11-16", "1"), ("b", "2026-11-17", "2"), ("c", "2026-11-17", "3")):
            archive.add_table(TableRow(name, "sprawlopolis", 1, "over", "ada", created, {"daily": day}), [ME])
            archive.add_record(RecordRow(name, "ada", "sprawlopolis", 30, f"{day}T", 28))
        archive.add_table(TableRow("d", "sprawlopolis", 1, "over", "ada", "4", {}), [ME])
        archive.add_record(RecordRow("d", "ada", "sprawlopolis", 44, "2026-11-18T", 28))
        found = daily.own(archive, "ada")
        assert daily.own(archive, "eve") == []
    opened.close()
    assert [(one.day, one.table) for one in found] == [("2026-11-17", "b"), ("2026-11-16", "a")]
