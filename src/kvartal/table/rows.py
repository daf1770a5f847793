"""What is kept of persons and tables, as plain records; a `Store` knows how."""

from __future__ import annotations

from dataclasses import dataclass, field

from kvartal.core.journal import Entry

ANSWERS_READ = 5000
"""How many answers, the latest, are read with a table."""
CHAT_KEPT = 100
"""How many lines of a table's chat, the latest, are sent to somebody who joins."""
MUTED, AWAY = "muted", "away"
"""What the host may have noted of a person: not to speak here, not to come back."""


@dataclass(slots=True)
class Person:
    """Somebody with a name and no account."""

    id: str
    name: str = ""
    lang: str = ""
    mark: str = ""
    session: str = ""
    """By which of their sessions they have come; empty where there are none."""
    agent: str = ""
    """What they have come with, a browser and a system, for a session that begins."""


@dataclass(slots=True)
class SeatRow:
    """Who has a seat; `person` is None for bots and open seats."""

    seat: int
    kind: str
    person: str | None = None
    name: str = ""
    mark: str = ""
    level: str | None = None
    standin: str | None = None
    """The level of the bot that plays for the person."""


@dataclass(slots=True)
class Handover:
    """A seat has changed hands after `seq` entries.

    A bot plays a turn because the `clock` has run down, and the seat is the person's again when the `turn` is over; or
    it has `kept` the seat after several of those, or the seat was given to it by the `host` or by its `own` person, and
    the person came `back`.
    """

    n: int
    seat: int
    why: str
    seq: int
    at: str


@dataclass(slots=True)
class TableRow:
    """A table without its game."""

    id: str
    ruleset: str
    version: int
    phase: str
    host: str
    created: str
    settings: dict[str, bool | int | str] = field(default_factory=dict)
    rematch: str | None = None
    start: str = ""
    """The text of the position with which the game begins, if it is not the usual one."""


@dataclass(slots=True)
class Kept:
    """All that is kept of one table."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    digests: dict[int, str]
    drafts: dict[int, list[str]]
    answers: dict[tuple[str, str], int]
    lines: list[tuple[int, int | None, str, str, str, str | None]]
    handovers: list[Handover]
    marks: set[tuple[str, str]] = field(default_factory=set)
    """Persons whom the host has `muted`, or sent `away`."""
    older: bool = False
    """Whether there are answers before those in `answers`."""


@dataclass(slots=True)
class RecordRow:
    """The result of a game that somebody played alone."""

    table: str
    person: str
    ruleset: str
    score: int
    at: str
    target: int | None = None
    """What had to be reached, if the game set a target and it was noted."""


@dataclass(slots=True)
class HonourRow:
    """An honour that a person earned, and the game that first did it."""

    table: str
    person: str
    title: str
    honour: str
    at: str
