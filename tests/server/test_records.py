"""Results of games played alone: which is better, and what was noted before targets and phrases had their place."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text
from tests.server.kit import running

import kvartal
from kvartal.core.rules import Over, ranked
from kvartal.server.storage import database
from kvartal.server.storage.archive import Archive
from kvartal.server.storage.database import Database, open_engine
from kvartal.table import daily, records
from kvartal.table.bodies import Solo
from kvartal.table.rows import Person, RecordRow, SeatRow, TableRow


def solo(score: int, target: int | None) -> Solo:
    return Solo("", score, "", "", target)


@pytest.mark.parametrize(
    ("ruleset", "found", "best"),
    [
        ("sprawlopolis", [(30, 35), (20, 18), (25, 25)], [(20, 18), (25, 25), (30, 35)]),
        ("sprawlopolis", [(50, None), (-4, 20), (60, None)], [(-4, 20), (60, None), (50, None)]),
        ("sprawlopolis", [(3, 0), (5, 0)], [(5, 0), (3, 0)]),
        ("town77(solo)", [(30, None), (41, None)], [(41, None), (30, None)]),
        ("town77", [(3, None), (1, None)], [(1, None), (3, None)]),
    ],
)
def test_the_best_result_is_farthest_above_its_target_or_has_the_best_score(
    ruleset: str, found: list[tuple[int, Any]], best: list[tuple[int, Any]]
) -> None:
    ordered = records.best_first([solo(*one) for one in found], kvartal.rules(ruleset))
    assert [(one.score, one.target) for one in ordered] == best


def test_the_target_is_noted_where_the_game_has_one() -> None:
    for ruleset, tiers, noted in (("sprawlopolis", (31, 6), (31, 25)), ("town77(solo)", (40,), (40, None))):
        rules = kvartal.rules(ruleset)
        assert records.noted(rules, Over("", ranked(rules.spec.tiers, [tiers]))) == noted


def test_all_results_of_a_day_are_measured_by_its_target(tmp_path: Path) -> None:
    opened = Database(tmp_path / "kvartal.sqlite3")
    with opened.engine.begin() as connection:
        archive = Archive(connection)
        for name, score, target in (("old", 22, None), ("ada", -12, 37), ("eve", 40, 37)):
            archive.keep_person(Person(name, name), "now")
            row = TableRow(name, "sprawlopolis", 1, "over", name, "now", {"daily": "2025-01-01"})
            archive.add_table(row, [SeatRow(0, "person", name)])
            archive.add_record(RecordRow(name, name, "sprawlopolis", score, "now", target))
        found = daily.results(archive, kvartal.rules("sprawlopolis"), "2025-01-01", "eve")
    opened.close()
    assert [(one.name, one.target, one.mine) for one in found] == [
        ("eve", 37, True),
        ("old", 37, False),
        ("ada", 37, False),
    ]


OLD = [
    "INSERT INTO people VALUES ('ada', 'Ada', 'ru', '', '2025-01-01')",
    "INSERT INTO tables VALUES ('old', 'sprawlopolis', 1, 'gathering', 'ada', '2025-01-01', '{}', NULL)",
    "INSERT INTO seats VALUES ('old', 0, 'open', NULL, '', '', NULL, NULL)",
    "INSERT INTO lines VALUES ('old', 1, NULL, 'Ada', 'Нужен парк.', '2025-01-01')",
    "INSERT INTO records VALUES ('old', 'ada', 'sprawlopolis', 33, '2025-01-01')",
]


def test_talk_and_records_of_an_older_kvartal_can_still_be_read(tmp_path: Path) -> None:
    made = Config()
    made.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    engine = open_engine(tmp_path / "kvartal.sqlite3")
    with engine.begin() as connection:
        made.attributes["connection"] = connection
        command.upgrade(made, "0002")
        for statement in OLD:
            connection.execute(text(statement))
    engine.dispose()
    opened = Database(tmp_path / "kvartal.sqlite3")
    with opened.engine.connect() as connection:
        found = Archive(connection).records_of("ada", "sprawlopolis")
    opened.close()
    assert found == [RecordRow("old", "ada", "sprawlopolis", 33, "2025-01-01", None)]

    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            await anna.join("old")
            await anna.until(lambda: anna.all("chat"))
            assert [(line["text"], line["key"]) for line in anna.all("chat")] == [("Нужен парк.", None)]
            assert (await anna.ask("phrase", key="sprawlopolis-phrase-park"))["type"] == "ok"
            await anna.until(lambda: len(anna.all("chat")) == 2)
            assert anna.all("chat")[1]["n"] == 2

    asyncio.run(story())
