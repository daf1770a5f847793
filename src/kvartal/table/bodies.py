"""What requests carry: persons, games, tables, replays, records; parts of them are told at a table, too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

PersonName = Annotated[str, Meta(max_length=24)]
Lang = Literal["ru", "en"]
Level = Annotated[str, Meta(max_length=20)]
MOST_SEATS = 100
"""A table here has no more."""
POSITION = 12_000
"""The most characters in the text of a position."""
Args = dict[str, Any]
"""Arguments of a sentence that the reader's screen puts into words."""


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is asking: a person has a name but no account."""

    person: str
    name: str
    lang: str
    mark: str


class MeChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person changes about themself."""

    name: PersonName | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    mark: Annotated[str, Meta(max_length=24)] | UnsetType = UNSET


class Option(Struct, frozen=True):
    """A switch of a title; `choices` for words, `min` and `max` for numbers, nothing for a text."""

    name: str
    kind: Literal["flag", "int", "choice", "text"]
    default: bool | int | str
    choices: list[str] | None = None
    min: int | None = None
    max: int | None = None


class GameInfo(Struct, frozen=True):
    """A title that can be played here; a table has as many seats at most as the server takes."""

    title: str
    ruleset: str
    rulesets: list[str]
    """The ways to play that the title offers."""
    seats: tuple[int, int]
    options: list[Option]
    coop: bool
    bots: list[str]
    phrases: list[str]
    """Message keys of what is often said at its tables."""
    engine: Literal["compiled", "interpreted"]


class Fault(Struct, frozen=True):
    """Something that cannot be: what no play can have led to, at a `place` of a sheet, or options that clash."""

    key: str
    args: Args


class RulesInfo(Struct, frozen=True):
    """What a ruleset asks for and allows, with so many seats."""

    ruleset: str
    """As much of what was asked for as goes together and has room for the seats."""
    seats: tuple[int, int]
    options: list[str]
    """The options that can be set to something else than their defaults, or are."""
    bots: list[str]
    apart: dict[str, Fault]
    """Why the others cannot, by their names."""


class SeatInfo(Struct, frozen=True):
    """Who sits where, as one reader sees it."""

    seat: int
    kind: Literal["person", "local", "bot", "open"]
    name: str
    level: str | None
    mine: bool
    online: bool
    mark: str
    standin: str | None = None
    """The level of the bot that plays for the person."""
    muted: bool = False
    """Whether the host has silenced the person."""
    character: str | None = None
    """Who a bot is: one of the characters, worded and drawn by the reader's screen."""


Phase = Literal["gathering", "playing", "over"]


class TableInfo(Struct, frozen=True):
    """A table without its game."""

    id: str
    ruleset: str
    title: str
    phase: Phase
    host: bool
    seats: list[SeatInfo]
    seq: int
    created: str
    settings: dict[str, bool | int | str]
    set_up: bool = False
    """Whether the game begins at a position that its host has set up."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat of a new table is to be taken: by its maker, by somebody at the same screen, a friend or a bot."""

    kind: Literal["me", "local", "open", "bot"]
    name: PersonName = ""
    level: Level = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table; it starts at once when no seat is open."""

    ruleset: Annotated[str, Meta(max_length=2000)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    settings: Annotated[
        dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=100)]],
        Meta(max_length=16),
    ] = {}
    position: Annotated[str, Meta(max_length=POSITION)] = ""
    """The text of the position at which the game begins; without one it is dealt as usual."""
    lang: Lang | None = None
    """In which language is said what is wrong with the position; by default in the person's."""


class Fact(Struct, frozen=True):
    """Something that happened with entry `seq`, as the reader may know it."""

    seq: int
    key: str
    args: Args


class Standing(Struct, frozen=True):
    """Where a seat ended."""

    seat: int
    place: int
    tiers: list[int]


class Over(Struct, frozen=True):
    """How a game ended."""

    reason: str
    standings: list[Standing]
    tiers: list[str]
    """Message keys of the criteria that the standings give values of, the first criterion first."""
    won: bool | None


class ScoreLine(Struct, frozen=True):
    """One line of a score sheet."""

    key: str
    args: Args
    points: int


class Pending(Struct, frozen=True):
    """Whom the table waits for; `ready` are those of `seats` who have committed and wait for the others."""

    kind: Literal["decide", "over", "gathering"]
    seats: list[int]
    ready: list[int]


class Change(Struct, frozen=True, array_like=True):
    """What stands at a place of a view, named by the way to it from the outside in; an empty way is the whole view."""

    path: list[str | int]
    value: Any


class Frame(Struct, frozen=True):
    """One moment of a finished game, with nothing hidden."""

    seq: int
    facts: list[Fact]
    view: Any
    score: list[ScoreLine]
    """The score sheet as it stood, in games that all seats win or lose together; empty in others."""


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """The n-th line of a table's chat: a text, or a phrase by its message key, which every reader's screen words."""

    n: int
    seat: int | None
    name: str
    text: str
    at: str
    key: str | None = None

    @property
    def said(self) -> bool:
        """Whether anything is left of it: of a line that was taken back, its number stays."""
        return bool(self.text or self.key)


class Replay(Struct, frozen=True):
    """A finished game from the first moment to the last."""

    table: TableInfo
    frames: list[Frame]
    over: Over
    scores: list[list[ScoreLine]]
    """The score sheet of every seat at the end."""
    talk: list[Chat]


class Honour(Struct, frozen=True):
    """One line of a diploma; `<title>-honour-<name>` words it."""

    name: str
    table: str | None = None
    """The game that earned it, if one did."""
    at: str | None = None


class Solo(Struct, frozen=True):
    """A result of a game played alone."""

    ruleset: str
    score: int
    table: str
    at: str
    target: int | None
    """What had to be reached, if the game set a target; unknown of games from before targets were noted."""


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "trouble"]
    version: str
    protocol: int
    tables: int
    uptime: float
    trouble: str = ""
    """Why nothing can be kept, if nothing can: the disk is full, or fails."""


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on a real table, written as the title's notation says."""

    ruleset: Annotated[str, Meta(max_length=2000)]
    text: Annotated[str, Meta(max_length=8000)]


class SheetFile(Struct, frozen=True, forbid_unknown_fields=True):
    """An own sheet of a title, as its file has it."""

    title: Annotated[str, Meta(max_length=24)]
    text: Annotated[str, Meta(max_length=20_000)]


class Section(Struct, frozen=True):
    """A sort of thing on a printed sheet: its items, and for each value behind a place the letters it may have."""

    word: str
    items: list[str]
    letters: list[list[str]]
    form: str


class OwnSheet(Struct, frozen=True):
    """An own sheet: the ruleset that plays with it, its sections, the file to keep, and a blank table of it."""

    ruleset: str
    sections: list[Section]
    file: str
    view: Any


class CountedSheet(Struct, frozen=True):
    """The score of one sheet, what is wrong with it, its place if all sheets are there, and how it is drawn."""

    name: str
    lines: list[ScoreLine]
    total: int
    faults: list[Fault]
    notes: list[Fault]
    """Warnings: what looks odd on the sheet, though the sum is right."""
    place: int | None
    view: Any


class Counted(Struct, frozen=True):
    """The sheets of a written table, what they should reach, and what may lie between them, as far as a title tells."""

    sheets: list[CountedSheet]
    target: int | None
    table: Any


class Deal(Struct, frozen=True):
    """The deal of the present day: what everybody may see of it, and with whom one plays it."""

    day: str
    ruleset: str
    seats: list[NewSeat]
    view: Any


class OwnDay(Struct, frozen=True):
    """What somebody has finished of the deals of a day."""

    day: str
    ruleset: str
    score: int
    target: int | None
    table: str


class DailyResult(Struct, frozen=True):
    """How somebody did with the deal of a day."""

    name: str
    score: int
    at: str
    mine: bool
    target: int | None
