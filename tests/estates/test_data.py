"""The facts in `data/estates.json` and the rules say the same."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import kvartal
from kvartal.core.bits import members
from kvartal.games.estates import city
from kvartal.games.estates.pieces import COLOURS, lot_name, lot_of

FACTS: dict[str, Any] = json.loads((files("kvartal.games.estates") / "data" / "estates.json").read_text("utf-8"))


def value(*path: str) -> Any:
    found = FACTS
    for name in path:
        found = found[name]
    return found["value"]


def test_the_board_is_the_printed_one() -> None:
    white = {f"{row}{lot}" for row, lots in value("board", "whiteLots").items() for lot in lots}
    assert {lot_name(lot) for lot in members(city.WHITE_LOTS)} == white
    assert value("board", "rows") * value("board", "lotsPerRow") == 30
    assert value("board", "startLength") == kvartal.new("estates", seats=2).view(0).rows[0].length


def test_the_pieces_are_those_of_the_box() -> None:
    view = kvartal.new("estates", seats=2).view(0)
    roofs = [face + 1 for face, count in enumerate(view.roofs) for _ in range(count)]
    assert roofs == value("components", "roofs")["values"]
    assert len(COLOURS) == len(value("components", "colors"))
    assert [piece for piece in view.pieces if piece.startswith("barrier")] == [
        f"barrier{number}" for number in value("components", "barriers")
    ]
    assert view.players[0].hand == value("setup", "cashPerPlayer")


def test_the_switches_have_their_stated_defaults() -> None:
    switches = FACTS["switches"]
    options = {option.name: option.default for option in kvartal.rules("estates").options}
    assert options["longest_row"] == switches["maxRowLength"]["default"]
    assert options["zero_row"] == (switches["zeroLengthRow"]["default"] == "allowed")
    assert options["early_win"] == switches["earlyRoundWin"]["default"]
    assert options["offer_ends"] == switches["endWhenOfferEmpty"]["default"]
    assert options["open_money"] == switches["moneyOpen"]["default"]


def test_every_fact_names_its_source() -> None:
    known = set(FACTS["sources"])

    def walk(node: Any, path: str) -> None:
        if isinstance(node, dict):
            if "value" in node or "default" in node:
                source = node["source"]
                assert set(source if isinstance(source, list) else [source]) <= known, path
            for name, child in node.items():
                walk(child, f"{path}/{name}")

    walk({name: child for name, child in FACTS.items() if name != "sources"}, "")


def test_lots_have_names() -> None:
    assert [lot_of(lot_name(lot)) for lot in range(30)] == list(range(30))
