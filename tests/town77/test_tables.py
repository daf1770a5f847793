"""The numbers in the code are those of the table of facts."""

from typing import Any

import kvartal
from kvartal.games.town77 import facts, tiles
from kvartal.games.town77.rules import Town77
from kvartal.games.town77.tables import grades, table


def value(*path: str) -> Any:
    found: Any = table()
    for name in path:
        found = found[name]
    return found["value"]


def option(name: str) -> object:
    return next(option.default for option in Town77.options if option.name == name)


def test_tiles_and_town() -> None:
    assert value("components", "tiles") == {"total": 49, "colors": 7, "shapes": 7, "copiesOfEach": 1}
    assert [row["id"] for row in value("components", "colorIds")] == list(tiles.COLOURS)
    assert [row["id"] for row in value("components", "shapeIds")] == list(tiles.SHAPES)
    assert value("board", "size") == [len(tiles.COLUMNS), len(tiles.ROWS)]
    assert facts.FULL.bit_count() == value("components", "tiles")["total"]


def test_seats() -> None:
    battle, solo = kvartal.rules("town77").spec, kvartal.rules("town77(solo)").spec
    assert {"min": battle.least, "max": battle.most} == value("meta", "players")["battle"]
    assert solo.least == solo.most == value("meta", "players")["solo"]


def test_setup() -> None:
    assert Town77().hand_size == value("setup", "hand")
    for seats, bag in value("setup", "bagAfterSetup").items():
        assert kvartal.new("town77", seats=int(seats)).view(kvartal.SPECTATOR).bag == bag


def test_exchange() -> None:
    assert {len(triple) for triple in tiles.TRIPLES} == {value("turn", "exchange", "count")}
    assert option("exchanges") == Town77().cap == value("turn", "exchange", "repeatCap")


def test_solo() -> None:
    stacks = kvartal.rules("town77(solo)").new(1).record(facts.Stacks, 0)
    assert option("stacks") == value("solo", "stacks")
    assert option("facedown") == stacks.uses == value("solo", "faceDownUses")
    assert stacks.heights[:4] == [value("solo", "tilesPerStack")] * 3 + [0]
    assert grades() == (1, 30, 34, 38, 42, 49)


def test_every_fact_has_a_source_that_the_table_explains() -> None:
    sources = set(table()["sources"])

    def walk(node: Any, path: str) -> list[str]:
        if not isinstance(node, dict):
            return []
        if "value" in node:
            named = node.get("source", [])
            named = [named] if isinstance(named, str) else named
            return [path] if not named or not set(named) <= sources else []
        return [bad for name, child in node.items() for bad in walk(child, f"{path}/{name}")]

    parts = {name: part for name, part in table().items() if name not in ("id", "format", "sources")}
    assert walk(parts, "") == []
