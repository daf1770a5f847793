"""Golden playthroughs: random games written out, so that a change of behaviour appears as a readable difference.

`kvartal playthrough --write DIR` writes one file for each ruleset; a test compares the files with what the rules say
now and fails if a ruleset has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import kvartal
from kvartal.bots.titles import evaluator
from kvartal.core import marks, postext
from kvartal.core.driver import told
from kvartal.core.game import Game
from kvartal.core.journal import Entry
from kvartal.core.position import Position
from kvartal.core.rules import EVERYTHING, SPECTATOR, Line, Rules
from kvartal.testing import rulesets, seatings
from kvartal.testing.walk import walk

EVERY = 12
"""Turns between two full descriptions of the table."""
LISTED = 24
"""Of more legal actions than this only the first are written out."""


def playthrough(ruleset: str, seats: int | None = None, seed: int = 1) -> str:
    """Writes one random game out: the table, what everybody sees, what may be done, what happens, how it ends."""
    rules = kvartal.rules(ruleset)
    few = seatings(ruleset)
    return "\n".join(_lines(rules, seats or few[min(1, len(few) - 1)], seed)) + "\n"


def file_name(ruleset: str) -> str:
    """Names the file of a ruleset.

    >>> file_name("town77(solo)"), file_name("town77(calls,exchanges=1)")
    ('town77-solo.txt', 'town77-calls-exchanges-1.txt')
    """
    return "".join(c if c.isalnum() else "-" for c in ruleset.removesuffix(")")) + ".txt"


def write(folder: Path) -> list[Path]:
    """Writes the playthroughs of all rulesets into a folder, and returns the files that changed."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = []
    for ruleset in rulesets():
        file = folder / file_name(ruleset)
        text = playthrough(ruleset)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            changed.append(file)
    return changed


def _lines(rules: Rules, seats: int, seed: int) -> Iterator[str]:
    yield f"# A random game of {rules.ruleset}, {seats} seats, seed {seed}. Written by `kvartal playthrough`."
    yield from _spec(rules)
    before = rules.new(seats)
    games = walk(rules, seats, seed)
    game = next(games)
    known = 0
    for game in games:
        for number, entry in enumerate(game.journal.entries[known:], known + 1):
            yield from _entry(game, before, entry)
            if number in game.journal.digests:
                yield f"= {game.journal.digests[number]}"
        known = len(game.journal.entries)
        if game.sealed:
            continue
        before = game.position.copy()
        if before.acting():
            yield from _choices(game)
            if before.ply % EVERY == 0:
                yield from _look(game)
    yield from _end(game)


def _spec(rules: Rules) -> Iterator[str]:
    spec = rules.spec
    yield f"version {spec.version}, seats {spec.least} to {spec.most}, longest {spec.longest}, codes {spec.codes}"
    yield f"tiers {' '.join(('+' if tier.high else '-') + tier.key for tier in spec.tiers)}"
    yield f"hidden {_plain(spec.hidden)}, coop {_plain(spec.coop)}"


def _entry(game: Game, before: Position, entry: Entry) -> Iterator[str]:
    yield ""
    yield str(entry)
    if entry.seat != marks.CHANCE and game.sealed:
        yield "    (waits for the others)"
        return
    entries = [entry]
    if len(before.acting()) > 1:
        waiting = len(before.acting())
        entries = game.journal.entries[-waiting:]
    stories: dict[str, list[str]] = {}
    for reader in _readers(before):
        for fact in told(game.rules, entries, before.copy(), reader)[-1]:
            stories.setdefault(f"{fact.key} {_plain(fact.args)}", []).append(_name(reader))
    for story, readers in stories.items():
        yield f"    {story} to {', '.join(readers) if len(readers) < len(_readers(before)) else 'all'}"


def _choices(game: Game) -> Iterator[str]:
    for seat in game.acting:
        actions = game.draft(seat).legal()
        more = f" … {actions[-1]}" if len(actions) > LISTED else ""
        yield f"seat {seat} may {len(actions)}: {', '.join(map(str, actions[:LISTED]))}{more}"


def _look(game: Game) -> Iterator[str]:
    yield "---"
    yield postext.write(game.rules, game.position).rstrip()
    for reader in _readers(game.position):
        yield f"view of {_name(reader)}: {_plain(game.view(reader))}"
    for seat in range(min(game.position.seats, 5)):
        yield f"score of seat {seat}: {_sheet(game.score(seat))}"
    yield "---"


def _end(game: Game) -> Iterator[str]:
    assert game.over is not None
    yield ""
    yield f"over: {game.over.reason}, won {_plain(game.over.won)}"
    for standing in game.over.standings:
        result = evaluator(game.rules)(game.position).result(standing.seat)
        yield f"seat {standing.seat}: place {standing.place}, tiers {_plain(standing.tiers)}, worth {result:.6f}"
        yield f"    {_sheet(game.score(standing.seat))}"
    yield f"view of everything: {_plain(game.view(EVERYTHING))}"


def _readers(position: Position) -> list[int]:
    return [*range(min(position.seats, 3)), SPECTATOR]


def _name(reader: int) -> str:
    return "spectator" if reader == SPECTATOR else f"seat {reader}"


def _sheet(lines: list[Line]) -> str:
    return "; ".join(f"{line.key} {line.points}{' ' + _plain(line.args) if line.args else ''}" for line in lines)


def _plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()
