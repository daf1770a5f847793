"""The words that browser and server exchange, as tagged frozen structs; the client's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from kvartal.table.bodies import Args, Change, Chat, Fact, Level, Over, Pending, PersonName, ScoreLine, TableInfo
from kvartal.table.codes import ErrorCode

VERSION = 2
"""Rises when an older client would misunderstand the server, or the other way round; `docs/protocol.md` tells how."""
LARGEST = 16 * 1024
"""No message and no body from a client may have more bytes."""

RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the client; a message that comes again with the same id gets the same answer and does nothing."""
Seat = Annotated[int, Meta(ge=0, le=9999)]
Seq = Annotated[int, Meta(ge=0, le=10_000_000)]
"""How many entries the table's journal has."""
ActionText = Annotated[str, Meta(max_length=200)]


# What a client says at a table.


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message of a client."""


class Hello(FromClient, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Comes first on a connection: the last number seen, and whose eyes to look through."""

    protocol: Annotated[int, Meta(ge=1, le=9999)] = 1
    """The version that the client speaks; those before the second did not say."""
    since: Seq = 0
    seat: Seat | None = None
    chat: Seq = 0
    """The number of the last chat line seen."""


class Request(FromClient, frozen=True, forbid_unknown_fields=True):
    """A message that gets an answer with the same id."""

    id: RequestId


class Command(Request, frozen=True, forbid_unknown_fields=True):
    """A message that changes something; it is carried out once, however often it comes."""


class Look(Request, frozen=True, forbid_unknown_fields=True):
    """Says whose eyes to look through from now on: one of the person's own seats, or nobody's."""

    seat: Seat | None


class Act(Command, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Takes one step of a turn; with `done` it also commits the turn, if that completes it."""

    seat: Seat
    base: Seq
    text: ActionText
    done: bool = False


class Undo(Command, frozen=True, forbid_unknown_fields=True):
    """Takes the last step back."""

    seat: Seat


class Restart(Command, frozen=True, forbid_unknown_fields=True):
    """Takes every step of the turn back."""

    seat: Seat


class Done(Command, frozen=True, forbid_unknown_fields=True):
    """Commits the turn."""

    seat: Seat
    base: Seq


class Reopen(Command, frozen=True, forbid_unknown_fields=True):
    """Takes a finished turn back into the draft while others of the round still think."""

    seat: Seat
    base: Seq


class Why(Request, frozen=True, forbid_unknown_fields=True):
    """Asks whether a step could be taken now, and why not."""

    seat: Seat
    text: ActionText


class Preview(Request, frozen=True, forbid_unknown_fields=True):
    """Asks what one step would bring, without taking it."""

    seat: Seat
    text: ActionText


class Point(Request, frozen=True, forbid_unknown_fields=True):
    """Points at a place of the table, for everybody to see."""

    seat: Seat
    at: Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[!-~]*$")]


class Sheet(Request, frozen=True, forbid_unknown_fields=True, tag="sheet"):
    """Asks for what lies before one seat, which an update leaves out where many sit."""

    seat: Seat


class Hint(Request, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Asks a bot what it would do in this seat."""

    seat: Seat


class Sit(Command, frozen=True, forbid_unknown_fields=True):
    """Takes an open seat."""

    seat: Seat
    name: PersonName = ""


class Stand(Command, frozen=True, forbid_unknown_fields=True):
    """Leaves a seat before the game."""

    seat: Seat


class Fill(Command, frozen=True, forbid_unknown_fields=True):
    """Lets the host put a bot on an open seat."""

    seat: Seat
    level: Level


class Start(Command, frozen=True, forbid_unknown_fields=True):
    """Lets the host begin."""


class Rematch(Command, frozen=True, forbid_unknown_fields=True):
    """Moves everybody to a new table with the same seats."""


class Handover(Command, frozen=True, forbid_unknown_fields=True):
    """Lets a bot play on: for oneself, or, if the host asks, for somebody who is not there."""

    seat: Seat


class Resume(Command, frozen=True, forbid_unknown_fields=True):
    """Takes one's own seat back from the bot."""

    seat: Seat


class Dismiss(Command, frozen=True, forbid_unknown_fields=True):
    """Lets the host send away whoever has a seat: it is open again, or a bot plays on."""

    seat: Seat


class Mute(Command, frozen=True, forbid_unknown_fields=True):
    """Lets the host silence whoever has a seat, or let them speak again."""

    seat: Seat
    muted: bool = True


class Close(Command, frozen=True, forbid_unknown_fields=True):
    """Lets the host close the table to those who have no seat, or open it again."""

    closed: bool = True


class Say(Command, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Says something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Phrase(Command, frozen=True, forbid_unknown_fields=True):
    """Says one of the title's phrases; everybody reads it in their own language."""

    key: Annotated[str, Meta(min_length=1, max_length=60)]


ClientMessage = (
    Hello
    | Look
    | Act
    | Undo
    | Restart
    | Done
    | Reopen
    | Why
    | Preview
    | Point
    | Sheet
    | Hint
    | Sit
    | Stand
    | Fill
    | Start
    | Rematch
    | Handover
    | Resume
    | Dismiss
    | Mute
    | Close
    | Say
    | Phrase
)


# What the server says at a table.


class FromServer(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message of the server."""


class Update(FromServer, frozen=True, kw_only=True):
    """The table through one pair of eyes, and what happened since the last number."""

    seq: int
    table: TableInfo
    seat: int | None
    view: Any
    """The committed position; null before the game."""
    desk: list[Change] | None = None
    """How the view looks after the steps of the draft, to the seat that drafts; null while there are none."""
    pending: Pending
    legal: list[str]
    draft: list[str]
    complete: bool
    facts: list[Fact]
    over: Over | None
    scores: list[list[ScoreLine]]
    left: float | None = None
    """How many seconds this seat has left for its turn, or else the seat whose time is up first; null without clock."""
    handovers: list[Fact] = []
    """Who took over whose seat and who came back, the latest changes; each stands after entry `seq`."""


class Drafted(FromServer, frozen=True, kw_only=True, tag="draft"):
    """A draft has changed, and the view of the last update still stands; it is told to the seat that drafts alone."""

    seq: int
    seat: int
    legal: list[str]
    draft: list[str]
    complete: bool
    desk: list[Change] | None
    """How the view of the last update looks after the steps of the draft; null if there are none."""
    left: float | None


class Ok(FromServer, frozen=True):
    """It is done, and what had to be kept is on disk."""

    id: str
    seq: int


class Refused(FromServer, frozen=True):
    """The rules forbid it; the key names the rule."""

    id: str
    key: str
    args: Args


class Error(FromServer, frozen=True):
    """It cannot be done, for a reason that has nothing to do with the rules of the game."""

    id: str | None
    code: ErrorCode
    message: str


class HintAnswer(FromServer, frozen=True, tag="hint"):
    """What a bot would do."""

    id: str
    text: str


class PreviewAnswer(FromServer, frozen=True, tag="preview"):
    """How the table would look to the asking seat after one step, and what every seat would have."""

    id: str
    text: str
    view: Any
    scores: list[list[ScoreLine]]


class SheetAnswer(FromServer, frozen=True, tag="sheet"):
    """What lies before one seat, as the asking reader may see it, and its score sheet."""

    id: str
    seq: int
    seat: int
    sheet: Any
    """A part of the title's view; null where the view holds all of it anyway."""
    scores: list[ScoreLine]


class Pointed(FromServer, frozen=True, tag="point"):
    """A seat points at a place."""

    seat: int
    at: str


class Unsaid(FromServer, frozen=True):
    """Lines of chat are forgotten, by their numbers; whoever shows them takes them away."""

    lines: list[int]


class Presence(FromServer, frozen=True):
    """Which seats have somebody looking, and how many others watch."""

    seats: list[int]
    watchers: int


class Moved(FromServer, frozen=True):
    """Everybody goes on at another table."""

    table: str


ServerMessage = (
    Update
    | Drafted
    | Ok
    | Refused
    | Error
    | HintAnswer
    | PreviewAnswer
    | SheetAnswer
    | Pointed
    | Chat
    | Unsaid
    | Presence
    | Moved
)
Answer = Ok | Refused | Error | HintAnswer | PreviewAnswer | SheetAnswer

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode
"""Reads a client's message; raises `msgspec.MsgspecError`."""


class _Id(Struct):
    id: RequestId


_id = msgspec.json.Decoder(_Id).decode


def id_of(raw: str | bytes) -> str | None:
    """Finds the id of a message that is otherwise malformed, so that whoever waits for its answer gets one."""
    try:
        return _id(raw).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
