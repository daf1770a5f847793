"""The schema of a view names what the view holds, field by field."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import kvartal
from kvartal.core.rules import EVERYTHING, SPECTATOR
from kvartal.table.schema import view_schema

TYPES = {"string": str, "integer": int, "boolean": bool, "null": type(None), "number": float}


def wrong(schema: dict[str, Any], defs: dict[str, Any], value: Any, way: str) -> list[str]:
    """Tells where a value is not what the schema says; a way through the value says where."""
    if "$ref" in schema:
        return wrong(defs[schema["$ref"].rpartition("/")[2]], defs, value, way)
    if "anyOf" in schema:
        tried = [wrong(one, defs, value, way) for one in schema["anyOf"]]
        return [] if [] in tried else tried[0]
    kind = schema.get("type")
    if kind == "array":
        if not isinstance(value, list):
            return [f"{way} is no list"]
        return [told for n, one in enumerate(value) for told in wrong(schema["items"], defs, one, f"{way}.{n}")]
    if kind == "object" and "properties" in schema:
        if not isinstance(value, dict) or value.keys() != schema["properties"].keys():
            return [f"{way} has other fields"]
        assert sorted(schema["required"]) == sorted(schema["properties"])
        return [
            told
            for name, one in schema["properties"].items()
            for told in wrong(one, defs, value[name], f"{way}.{name}")
        ]
    if kind == "object":
        inner = schema["additionalProperties"]
        return [told for name, one in value.items() for told in wrong(inner, defs, one, f"{way}.{name}")]
    return [] if kind is None or type(value) is TYPES[kind] else [f"{way} is no {kind}"]


@pytest.mark.parametrize("ruleset", [name for kind in kvartal.titles() for name in kind.rulesets])
def test_views_are_what_their_schema_says(ruleset: str) -> None:
    rng = random.Random(ruleset)
    game = kvartal.new(ruleset, seats=kvartal.rules(ruleset).spec.least, seed=3)
    schema = view_schema(type(game.rules))
    for _ in range(30):
        for reader in (0, SPECTATOR, EVERYTHING):
            shown = msgspec.json.decode(msgspec.json.encode(game.view(reader)))
            assert wrong(schema, schema["$defs"], shown, "view") == []
        if game.over:
            break
        seat = rng.choice(game.acting)
        game.play(seat, rng.choice(game.legal(seat)))


def test_a_field_that_is_missing_or_of_another_kind_is_found() -> None:
    game = kvartal.new("town77", seats=2, seed=3)
    schema = view_schema(type(game.rules))
    shown = msgspec.json.decode(msgspec.json.encode(game.view(0)))
    shown["hands"][1]["count"] = "4"
    assert wrong(schema, schema["$defs"], shown, "view") == ["view.hands.1.count is no integer"]
    del shown["bag"]
    assert wrong(schema, schema["$defs"], shown, "view") == ["view has other fields"]
