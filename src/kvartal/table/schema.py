"""Prints the JSON schema of every message and body, or with `--views` of what each title shows of a game.

`python -m kvartal.table.schema`; the types of the web client are made from these.
"""

from __future__ import annotations

import sys
from typing import Any, get_type_hints

import msgspec

import kvartal
from kvartal.core.rules import Rules
from kvartal.table import bodies, known, protocol

BODIES = (
    bodies.Me,
    bodies.MeChange,
    bodies.GameInfo,
    bodies.RulesInfo,
    bodies.TableInfo,
    bodies.NewTable,
    bodies.Replay,
    bodies.Solo,
    bodies.Health,
    bodies.Written,
    bodies.Counted,
    bodies.DailyResult,
    bodies.Deal,
    bodies.OwnDay,
    bodies.Honour,
    bodies.OwnSheet,
    known.Devices,
    known.SignOut,
    known.Ticket,
    known.TicketUse,
    known.TicketOf,
    known.PasskeyDrop,
    known.Privacy,
    known.Forget,
)


def schema() -> dict[str, Any]:
    """Returns one schema whose definitions are named as in `protocol`, with the two unions of socket messages."""
    wanted = (protocol.ClientMessage, protocol.ServerMessage, *BODIES)
    (client, server, *_), definitions = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Kvartal",
        "version": protocol.VERSION,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("ClientMessage", "ServerMessage", *_names())],
        "$defs": {**definitions, "ClientMessage": client, "ServerMessage": server},
    }


def view_schema(kind: type[Rules]) -> dict[str, Any]:
    """Returns the schema of a title's view, which is the type that its `view` says it returns."""
    shown = get_type_hints(kind.view)["return"]
    (_, *_), definitions = msgspec.json.schema_components(
        [shown], schema_hook=lambda kind: {"title": kind.__name__}, ref_template="#/$defs/{name}"
    )
    for definition in definitions.values():
        # Whatever its default, every field of a view is sent.
        definition["required"] = list(definition["properties"])
    return {"title": shown.__name__, "$ref": f"#/$defs/{shown.__name__}", "$defs": definitions}


def _names() -> list[str]:
    return [body.__name__ for body in BODIES]


if __name__ == "__main__":
    told = {kind.title: view_schema(kind) for kind in kvartal.titles()} if "--views" in sys.argv else schema()
    print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
