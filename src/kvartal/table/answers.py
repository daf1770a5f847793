"""Answers to plain requests: who is asking, which games and tables there are, results, counted sheets."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast, get_args

from msgspec import UNSET, Raw

import kvartal
from kvartal import bots
from kvartal.core import ruleset
from kvartal.core.errors import KvartalError
from kvartal.core.rules import SPECTATOR, Rules, Tallied, Tally, total
from kvartal.extras import require
from kvartal.games import TITLES
from kvartal.printing import PAPERS, file_name
from kvartal.table import daily, records, replays
from kvartal.table.bodies import (
    MOST_SEATS,
    Counted,
    CountedSheet,
    DailyResult,
    Deal,
    Fault,
    GameInfo,
    Honour,
    Lang,
    Me,
    MeChange,
    NewSeat,
    NewTable,
    Option,
    OwnDay,
    OwnSheet,
    Replay,
    RulesInfo,
    ScoreLine,
    Section,
    SheetFile,
    Solo,
    TableInfo,
    Written,
)
from kvartal.table.lobby import Lobby
from kvartal.table.people import plain
from kvartal.table.problems import Problem
from kvartal.table.protocol import Refused, Update, encode
from kvartal.table.rows import Person
from kvartal.table.store import Transaction
from kvartal.table.table import Table
from kvartal.table.updates import UpdateBuilder, table_info

MOST_SHEETS = 40
"""The most sheets in one PDF: more than a family needs, few enough to be made while somebody waits."""
LANGUAGES: tuple[str, ...] = get_args(Lang)
DAY = re.compile(r"\d{4}-\d\d-\d\d")
COUNTS = [str(count) for count in range(1, MOST_SHEETS + 1)]

Aside = Callable[[Callable[[], Raw]], Awaitable[Raw]]
"""Runs something slow without blocking the event loop, for example in another thread."""


def rules_of(text: str) -> Rules:
    """Reads the ruleset that a request names."""
    try:
        return ruleset.parse(text)
    except KvartalError as error:
        raise Problem("bad-ruleset", str(error)) from error


# Persons.


def me(person: Person) -> Me:
    """Returns who is asking."""
    return Me(person.id, person.name, person.lang, person.mark)


async def change_me(lobby: Lobby, person: Person, change: MeChange) -> Me:
    """Changes what a person says about themself."""
    if change.name is not UNSET:
        person.name = plain(change.name, 24)
    if change.lang is not UNSET:
        person.lang = change.lang
    if change.mark is not UNSET:
        person.mark = plain(change.mark, 24)
    await lobby.store.write(lambda t: t.keep_person(person, lobby.now()))
    lobby.renamed(person)
    return me(person)


async def own_records(lobby: Lobby, who: str | None, text: str | None) -> list[Solo]:
    """Lists one's own solo results, the best first; the newest first, if no ruleset is named."""
    rules = None if text is None else rules_of(text)
    if who is None:
        return []

    def listed(transaction: Transaction) -> list[Solo]:
        rows = transaction.records_of(who, rules.ruleset if rules else None)
        found = [Solo(row.ruleset, row.score, row.table, row.at, row.target) for row in rows]
        return records.best_first(found, rules) if rules else found[: records.SHOWN]

    return await lobby.store.read(listed)


async def diploma(lobby: Lobby, who: str | None, title: str) -> list[Honour]:
    """Lists everything that the diploma of a title asks for, and which games earned it."""
    kind = type(rules_of(title))
    if who is None:
        return [Honour(name) for name in kind.honours]
    found = await lobby.store.read(lambda t: {row.honour: row for row in t.honours_of(who, kind.title)})
    return [Honour(name, found[name].table, found[name].at) if name in found else Honour(name) for name in kind.honours]


async def results_of_day(lobby: Lobby, who: str | None, text: str, day: str = "") -> list[DailyResult]:
    """Lists who has finished the deal of a day, the best first; of the present day, if none is named."""
    rules, today = rules_of(text), lobby.now()[:10]
    if day and not DAY.fullmatch(day):
        raise Problem("malformed", "day is a date such as 2026-11-17")
    return await lobby.store.read(lambda t: daily.results(t, rules, day or today, who))


async def own_days(lobby: Lobby, who: str | None) -> list[OwnDay]:
    """Lists what somebody has finished of the deals of days."""
    return [] if who is None else await lobby.store.read(lambda t: daily.own(t, who))


def deal(lobby: Lobby, text: str) -> Deal:
    """Shows the deal of the present day."""
    rules, day = rules_of(text), lobby.now()[:10]
    rivals = 0 if rules.spec.least == 1 else daily.RIVALS
    seats = [NewSeat("me"), *[NewSeat("bot", level=daily.LEVEL)] * rivals]
    return Deal(day, rules.ruleset, seats, daily.opening(rules, day, lobby.secret))


# Games.


def games() -> list[GameInfo]:
    """Lists what can be played."""
    return [game_info(kind) for kind in kvartal.titles()]


@cache
def game_info(kind: type[Rules]) -> GameInfo:
    """Describes a title."""
    rules = kind()
    return GameInfo(
        kind.title,
        rules.ruleset,
        list(kind.rulesets),
        (rules.spec.least, min(rules.spec.most, MOST_SEATS)),
        [_option(option) for option in kind.options],
        rules.spec.coop,
        list(bots.levels()),
        list(kind.phrases),
        "compiled" if rules.engine == "compiled" else "interpreted",
    )


def _option(option: kvartal.Option) -> Option:
    if option.kind == "int":
        least, most = (int(choice) for choice in option.choices)
        return Option(option.name, "int", option.default, min=least, max=most)
    if option.kind == "choice":
        return Option(option.name, "choice", option.default, choices=[str(choice) for choice in option.choices])
    return Option(option.name, "text" if option.kind == "text" else "flag", option.default)


def rules_info(text: str, asked: Mapping[str, str]) -> RulesInfo:
    """Returns which options go together with a ruleset and a number of seats, so that nobody is offered others."""
    title, bracket, inside = text.partition("(")
    kind = type(rules_of(title if not bracket or inside.rstrip().endswith(")") else text))
    words = [word.strip() for word in inside.rstrip(") ").split(",") if word.strip()]
    names = [option.name for option in kind.options]
    for word in words:
        if word.partition("=")[0].strip() not in names:
            rules_of(text)
    words.sort(key=lambda word: names.index(word.partition("=")[0].strip()))
    seats = _number(asked, "seats")

    def fault(*wanted: str) -> Fault | None:
        try:
            rules = ruleset.parse(f"{title}({','.join(wanted)})")
            if seats is not None:
                rules.check_seats(seats)
        except KvartalError as error:
            return Fault(error.key, dict(error.args_))
        return None

    kept: list[str] = []
    for word in words:
        if not fault(*kept, word):
            kept.append(word)
    others = {
        option.name: [word for word in kept if word.partition("=")[0].strip() != option.name] for option in kind.options
    }
    faults = {one.name: [fault(*others[one.name], word) for word in _words(one)] for one in kind.options}
    free = [name for name, found in faults.items() if not all(found)]
    apart = {name: found[0] for name, found in faults.items() if found and found[0] and name not in free}
    rules = rules_of(f"{title}({','.join(kept)})")
    most = min(rules.spec.most, MOST_SEATS)
    return RulesInfo(rules.ruleset, (rules.spec.least, most), free, list(bots.levels()), apart)


def _words(option: kvartal.Option) -> list[str]:
    """Returns ways to set an option to something else than its default: of a range, its ends."""
    values = (not option.default,) if option.kind == "flag" else option.choices
    return [f"{option.name}={str(value).lower()}" for value in values if value != option.default]


# Tables.


async def tables(lobby: Lobby, who: str | None) -> list[TableInfo]:
    """Lists the tables of whoever asks, newest first."""
    if who is None:
        return []
    found = await lobby.store.read(lambda t: t.tables_of(who))
    present = {name: table.present() for name, table in lobby.tables.items()}
    return [table_info(row, seats, seq, who, present.get(row.id, ())) for row, seats, seq in found]


async def open_table(lobby: Lobby, person: Person, wish: NewTable, address: str = "") -> TableInfo:
    """Opens a table for a person who asks from a network address."""
    return UpdateBuilder(await lobby.invite(person, wish, address)).info(person.id)


async def one_table(lobby: Lobby, who: str | None, name: str) -> TableInfo:
    """Tells about a table."""
    table = await _found(lobby, who, name)
    return await table.peek(lambda: UpdateBuilder(table).info(who))


async def snapshot(lobby: Lobby, who: str | None, name: str, asked: Mapping[str, str]) -> Update:
    """Returns the same update as a page at the table gets, for healing and for slow play."""
    table = await _found(lobby, who, name)
    since, seat = _number(asked, "since") or 0, _number(asked, "seat")
    if seat is not None and seat not in [one.seat for one in table.seats_of(who)]:
        raise Problem("not-your-seat", f"seat {seat} is not yours")
    return await table.peek(lambda: UpdateBuilder(table).update(who, seat, min(since, table.seq)))


def _number(asked: Mapping[str, str], name: str) -> int | None:
    text = asked.get(name)
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise Problem("malformed", f"{name} is not a number")
    return int(text)


async def _found(lobby: Lobby, who: str | None, name: str) -> Table:
    """Finds a table that somebody may look at."""
    table = await lobby.find(name)
    barred = table.barred(who)
    if barred is not None:
        raise barred
    return table


async def _finished(lobby: Lobby, who: str | None, name: str) -> tuple[Table, kvartal.Game]:
    table = await _found(lobby, who, name)
    game = await table.peek(lambda: table.game if table.row.phase == "over" else None)
    if game is None:
        raise Problem("not-over", "the game is not over")
    return table, game


async def replay(lobby: Lobby, who: str | None, name: str, aside: Aside) -> Replay:
    """Shows a finished game again."""
    table, game = await _finished(lobby, who, name)
    views = table.views
    assert views is not None
    assert views.over is not None
    reader = views.afterwards(next((seat.seat for seat in table.seats_of(who)), SPECTATOR))
    if reader not in views.frames:
        handovers = table.autoplay.facts()
        views.frames[reader] = await aside(lambda: Raw(encode(replays.frames(game, handovers, reader))))
    frames, scores = cast(Any, views.frames[reader]), cast(Any, views.scores(reader))
    talk = [line for line in table.lines if line.said]
    return Replay(UpdateBuilder(table).info(who), frames, views.over, scores, talk)


async def journal(lobby: Lobby, name: str, who: str | None = None) -> str:
    """Returns the journal of a finished game."""
    _, game = await _finished(lobby, who, name)
    return str(game.journal)


# Sheets beside the tables.


def own_sheet(rules: Rules) -> OwnSheet:
    """Shows what of the printed sheets of a ruleset an owner may correct."""
    listed = [
        Section(one.word, list(one.items), [list(letters) for letters in one.letters], one.form)
        for one in rules.sections()
    ]
    if not listed:
        raise Problem("bad-ruleset", f"{rules.ruleset} has no sheet to correct")
    blank = rules.view(rules.new(rules.spec.least), SPECTATOR)
    return OwnSheet(rules.ruleset, listed, rules.sheet_file(), blank)


def sheet_of(file: SheetFile) -> OwnSheet | Refused:
    """Reads the file of an own sheet; what is wrong with it comes back as a refusal that names the field."""
    kind = type(rules_of(file.title))
    try:
        return own_sheet(kind.from_sheet(file.text))
    except KvartalError as error:
        return Refused("", error.key, dict(error.args_))


def counted(written: Written) -> Counted | Refused:
    """Counts a written table; what cannot be read comes back as a refusal that the reader's screen puts into words."""
    rules = rules_of(written.ruleset)
    try:
        tally = rules.tally(written.text)
    except KvartalError as error:
        return Refused("", error.key, dict(error.args_))
    if tally is None:
        raise Problem("bad-ruleset", f"{rules.title} has no written form to count here")
    return _counted(tally)


def _counted(tally: Tally) -> Counted:
    return Counted([_sheet(one) for one in tally.sheets], tally.target, tally.table)


def _sheet(one: Tallied) -> CountedSheet:
    told = [ScoreLine(line.key, dict(line.args), line.points) for line in one.lines]
    wrong, odd = ([Fault(found.key, dict(found.args_)) for found in kind] for kind in (one.faults, one.notes))
    return CountedSheet(one.name, told, total(one.lines), wrong, odd, one.place, one.view)


@dataclass(frozen=True, slots=True)
class Blank:
    """A PDF of blank sheets that somebody wants, checked and ready to be made; see `kvartal print`."""

    title: str
    ruleset: str
    count: int
    paper: str
    lang: str
    low_ink: bool
    aid: bool

    @classmethod
    def of(cls, title: str, asked: Mapping[str, str]) -> Blank:
        """Reads what is asked for; raises a `Problem` that says what cannot be printed."""
        if title not in TITLES or find_spec(f"kvartal.printing.{title}") is None:
            raise Problem("unknown-page", "this title has no sheets to print")
        rules = rules_of(asked.get("ruleset", title))
        if rules.title != title:
            raise Problem("malformed", f"ruleset is one of {title}")
        try:
            require("print")
        except KvartalError as error:
            raise Problem("not-allowed", str(error)) from error
        count, paper, lang = asked.get("sheets", "2"), asked.get("paper", "a4"), asked.get("lang", "en")
        if count not in COUNTS and not (count == "0" and "aid" in asked):
            raise Problem("malformed", f"sheets is a number from 1 to {MOST_SHEETS}, or 0 with aid")
        if paper not in PAPERS or lang not in LANGUAGES:
            raise Problem("malformed", f"paper is {' or '.join(PAPERS)}, lang is {' or '.join(LANGUAGES)}")
        return cls(title, rules.ruleset, int(count), paper, lang, "low-ink" in asked, "aid" in asked)

    @property
    def cost(self) -> int:
        """How much work it is, in sheets."""
        return self.count + self.aid

    @property
    def name(self) -> str:
        """The name of the file."""
        return file_name(self.ruleset, self.count, self.paper, self.lang, low_ink=self.low_ink, aid=self.aid)

    def make(self) -> bytes:
        """Makes the PDF."""
        sheets = import_module(f"kvartal.printing.{self.title}").sheets
        try:
            made: bytes = sheets(
                self.count, self.paper, self.lang, ruleset=self.ruleset, low_ink=self.low_ink, aid=self.aid
            )
        except KvartalError as error:
            raise Problem("not-allowed", str(error)) from error
        return made
