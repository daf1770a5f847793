"""Prints the JSON schema of every message and body: `python -m kvartal.table.schema`."""

from __future__ import annotations

from typing import Any

import msgspec

from kvartal.table import bodies, protocol

BODIES = (
    bodies.Me,
    bodies.MeChange,
    bodies.GameInfo,
    bodies.TableInfo,
    bodies.NewTable,
    bodies.Replay,
    bodies.Solo,
    bodies.Health,
    bodies.Written,
    bodies.Counted,
    bodies.DailyResult,
)


def schema() -> dict[str, Any]:
    """Gives one schema whose definitions are named as in `protocol`, with the two unions of socket messages."""
    wanted = (protocol.ClientMessage, protocol.ServerMessage, *BODIES)
    (client, server, *_), definitions = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Kvartal",
        "version": protocol.VERSION,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("ClientMessage", "ServerMessage", *_names())],
        "$defs": {**definitions, "ClientMessage": client, "ServerMessage": server},
    }


def _names() -> list[str]:
    return [body.__name__ for body in BODIES]


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode())
