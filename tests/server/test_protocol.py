"""The words of the protocol: both ways, complete, and nothing beside them."""

from __future__ import annotations

import json
import subprocess
import sys
import typing
from typing import Any

import msgspec
import pytest

from kvartal.table import bodies, protocol
from kvartal.table.schema import schema

CLIENT = typing.get_args(protocol.ClientMessage)
SERVER = typing.get_args(protocol.ServerMessage)
SEATS = [
    bodies.SeatInfo(0, "person", "Ада", None, True, True, "cat"),
    bodies.SeatInfo(1, "bot", "", "hard", False, True, ""),
]
TABLE = bodies.TableInfo("abc", "town77", "town77", "over", True, SEATS, 9, "2026-01-01T00:00:00.000Z", {"pace": 3})
EXAMPLES: list[Any] = [
    protocol.Hello(since=3, seat=1, chat=2),
    protocol.Look("a", None),
    protocol.Act(id="a", seat=0, base=5, text="place B2 b1", done=True),
    protocol.Undo("a", 0),
    protocol.Restart("a", 0),
    protocol.Reopen("a", 0, 4),
    protocol.Done("a", 0, 7),
    protocol.Why("a", 0, "keep"),
    protocol.Preview("a", 0, "keep"),
    protocol.Point("a", 0, "b2"),
    protocol.Sheet("a", 0),
    protocol.Hint("a", 0),
    protocol.Sit("a", 0, "Ада"),
    protocol.Stand("a", 0),
    protocol.Fill("a", 0, "easy"),
    protocol.Start("a"),
    protocol.Rematch("a"),
    protocol.Handover("a", 0),
    protocol.Resume("a", 0),
    protocol.Dismiss("a", 0),
    protocol.Mute("a", 0),
    protocol.Close("a"),
    protocol.Say("a", "Привет"),
    protocol.Phrase("a", "welcome-phrase-good"),
    protocol.Update(
        seq=9,
        table=TABLE,
        seat=None,
        view={"town": []},
        pending=bodies.Pending("decide", [0, 1], [1]),
        legal=["keep"],
        draft=[],
        complete=False,
        facts=[bodies.Fact(9, "town77-fact-placed", {"seat": 0, "tile": "B2"})],
        over=bodies.Over(
            "town77-reason-all-out", [bodies.Standing(0, 1, [2, 3])], ["town77-tier-tiles", "town77-tier-lasted"], None
        ),
        scores=[[bodies.ScoreLine("town77-line-tiles", {}, 3)]],
    ),
    protocol.Ok("a", 9),
    protocol.Refused("a", "town77-refusal-taken", {"cell": "a1"}),
    protocol.Error(None, "malformed", "what"),
    protocol.Drafted(seq=14, seat=0, legal=["keep"], draft=["place B2 b1"], complete=False, desk=[], left=None),
    protocol.HintAnswer("a", "keep"),
    protocol.PreviewAnswer("a", "keep", {"town": []}, [[bodies.ScoreLine("town77-line-tiles", {}, 3)]]),
    protocol.SheetAnswer("a", 14, 0, None, [bodies.ScoreLine("town77-line-tiles", {}, 3)]),
    protocol.Pointed(0, "b2"),
    bodies.Chat(1, 0, "Ада", "Привет", "2026-01-01T00:00:00.000Z"),
    bodies.Chat(2, 0, "Ада", "", "2026-01-01T00:00:00.000Z", "welcome-phrase-good"),
    protocol.Presence([0], 2),
    protocol.Moved("abd"),
    protocol.Unsaid([3, 4]),
]


def test_there_is_an_example_of_every_message() -> None:
    assert {type(example) for example in EXAMPLES} == {*CLIENT, *SERVER}


@pytest.mark.parametrize("message", EXAMPLES, ids=lambda message: type(message).__name__)
def test_messages_go_both_ways(message: Any) -> None:
    union = protocol.ClientMessage if type(message) in CLIENT else protocol.ServerMessage
    raw = protocol.encode(message)
    assert msgspec.json.decode(raw, type=union) == message
    assert json.loads(raw)["type"] == type(message).__struct_config__.tag


@pytest.mark.parametrize(
    "raw",
    [
        b'{"type":"act","id":"a","seat":0,"base":1,"text":"keep","extra":1}',
        b'{"type":"act","id":"a","seat":0,"base":1}',
        b'{"type":"act","id":"","seat":0,"base":1,"text":"keep"}',
        b'{"type":"act","id":"%s","seat":0,"base":1,"text":"keep"}' % (b"x" * 41),
        b'{"type":"act","id":"a","seat":-1,"base":1,"text":"keep"}',
        b'{"type":"act","id":"a","seat":0,"base":1,"text":"%s"}' % (b"x" * 201),
        b'{"type":"update","seq":1}',
        b'{"id":"a"}',
        b"[]",
        b"",
        b"\xff",
    ],
)
def test_what_is_not_in_the_protocol_is_malformed(raw: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)):
        protocol.decode(raw)


def test_the_schema_names_every_message_and_forbids_unknown_fields() -> None:
    found = schema()["$defs"]
    assert {kind.__name__ for kind in (*CLIENT, *SERVER)} <= set(found)
    assert all(found[kind.__name__]["additionalProperties"] is False for kind in CLIENT)
    assert {"Me", "MeChange", "GameInfo", "NewTable", "TableInfo", "Replay", "Solo", "Health"} <= set(found)


def test_the_schema_is_printed_for_the_client() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "kvartal.table.schema"], capture_output=True, text=True, check=True
    ).stdout
    assert json.loads(printed) == schema()
