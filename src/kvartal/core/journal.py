"""The journal is the game: ruleset, rules version, what chance brought, the committed turns, and digests to check by.

A journal is text, one entry a line:

    kvartal journal 2
    ruleset: town77
    version: 1
    seats: 2
    | stage: act              a game that began at a position has that position's text here, without its first two lines
    * A3                      chance brought A3
    0 place B2 b1             seat 0 committed a turn; several steps stand with " / " between them
    = 5f0c1d2e3a4b5c6d        the digest of the position at this point
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.errors import BadLine

HEAD = "kvartal journal"
FORM = 2
"""The form of journals that are written; digests of the first form were taken of the memory."""
STEP = " / "


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal: a chance outcome (`seat` is CHANCE) or a seat's committed turn."""

    seat: int
    steps: tuple[Action, ...]

    def __str__(self) -> str:
        told = STEP.join(map(str, self.steps))
        return f"* {told}" if self.seat == marks.CHANCE else f"{self.seat} {told}"

    @classmethod
    def read(cls, text: str) -> Entry:
        """Reads one line; raises `Unreadable` or ValueError."""
        mark, _, told = text.partition(" ")
        seat = marks.CHANCE if mark == "*" else int(mark)
        return cls(seat, tuple(Action.read(step) for step in told.split(STEP.strip())))


@dataclass(slots=True)
class Journal:
    """The record of one game, from which everything else can be derived."""

    ruleset: str
    version: int
    seats: int
    entries: list[Entry] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    """Digests of positions, by the number of entries before them."""
    lines: dict[int, int] = field(default_factory=dict, compare=False)
    """The line of the text on which each entry, counted from 1, was read."""
    start: str = ""
    """The text of the position with which the game began, if it was not the usual one."""
    heads: dict[str, int] = field(default_factory=dict, compare=False)
    """The line of the text on which each of the four lines at the top was read, by its name."""
    under: list[int] = field(default_factory=list, compare=False)
    """The line of the text on which each line of that position was read."""
    form: int = FORM
    """1 for journals whose digests were taken of the memory, 2 for digests of named facts."""

    def __str__(self) -> str:
        head = f"{HEAD} {self.form}"
        lines = [head, f"ruleset: {self.ruleset}", f"version: {self.version}", f"seats: {self.seats}"]
        lines += [f"| {line}" for line in self.start.splitlines()]
        for number, entry in enumerate(self.entries, 1):
            lines.append(str(entry))
            if number in self.digests:
                lines.append(f"= {self.digests[number]}")
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str | Iterable[str]) -> Journal:
        """Reads a journal; raises `BadLine` that says where it cannot be read."""
        lines = text.splitlines() if isinstance(text, str) else text
        journal = cls("", 0, 0)
        wanted = ["kvartal", "ruleset", "version", "seats"]
        number = 0
        for number, raw in enumerate(lines, 1):
            line = raw.split("#")[0].strip()
            if not line:
                continue
            if wanted:
                journal._head(number, wanted.pop(0), line)
            elif line.startswith("="):
                journal._digest(number, line[1:].strip())
            elif line.startswith("|") and not journal.entries:
                journal.start += line[1:].removeprefix(" ") + "\n"
                journal.under.append(number)
            else:
                journal.entries.append(_entry(number, line))
                journal.lines[len(journal.entries)] = number
        if not journal.heads:
            raise BadLine(1, "journal-head", wanted=f"{HEAD} {FORM}")
        if wanted:
            raise BadLine(number + 1, "journal-short", wanted=wanted[0])
        return journal

    def copy(self) -> Journal:
        """Returns an equal journal that shares nothing with this one."""
        twin = replace(self, entries=list(self.entries), digests=dict(self.digests), lines=dict(self.lines))
        twin.heads, twin.under = dict(self.heads), list(self.under)
        return twin

    def _digest(self, number: int, digest: str) -> None:
        """Reads a digest; a second one at the same point must be the same."""
        above = str(self.entries[-1]) if self.entries else f"seats: {self.seats}"
        if self.digests.setdefault(len(self.entries), digest) != digest:
            raise BadLine(number, "journal-digest", entry=above)

    def _head(self, number: int, wanted: str, line: str) -> None:
        """Reads one of the four lines at the top."""
        self.heads[wanted] = number
        name, _, value = (part.strip() for part in line.partition(":"))
        if wanted == "kvartal":
            if line not in (f"{HEAD} 1", f"{HEAD} {FORM}"):
                raise BadLine(number, "journal-head", wanted=f"{HEAD} {FORM}")
            self.form = int(line[-1])
        elif name != wanted or not value:
            raise BadLine(number, "journal-wants", wanted=wanted)
        elif wanted == "ruleset":
            self.ruleset = value
        elif not re.fullmatch("[0-9]{1,6}", value, re.ASCII):
            raise BadLine(number, "journal-number", wanted=wanted)
        elif wanted == "version":
            self.version = int(value)
            if not self.version:
                raise BadLine(number, "journal-version-0")
        else:
            self.seats = int(value)


def _entry(number: int, line: str) -> Entry:
    if not re.match(r"(\*|[0-9]{1,6}) +\S", line, re.ASCII):
        raise BadLine(number, "journal-entry", text=line[:60])
    try:
        return Entry.read(line)
    except Exception as error:
        raise BadLine(number, "journal-entry", text=line[:60]) from error
