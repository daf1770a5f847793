"""The facts of a position by their names: for people, for digests and for pickles.

None of this is asked in compiled loops, so it stays plain Python and costs the build nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import chain
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kvartal.core.position import Position
    from kvartal.core.rules import Rules


def _changed(position: Position) -> Iterator[tuple[str, list[tuple[str, int]]]]:
    """Yields the facts that differ from their defaults, row by row, with what stands before their names."""
    if position.ply:
        yield "", [("ply", position.ply)]
    yield "", position.common.changed(0)
    rows, begun = position.rows, position.begun
    for seat in rows.seats():
        yield f"{seat} ", rows.changed(seat)
        if begun is not rows and not rows.same(seat, begun):
            yield f"was {seat} ", begun.changed(seat)


def changed_facts(position: Position) -> Iterator[tuple[str, int]]:
    """Yields every fact that differs from its default, by its name: those of no seat first, then seat by seat."""
    for before, facts in _changed(position):
        for name, value in facts:
            yield before + name, value


def digest(position: Position) -> str:
    """Returns a short fingerprint of every fact that differs from its default."""
    told = f"{position.seats} {position.first} {position.held}\n"
    for before, facts in _changed(position):
        # One format operation for all facts of a row: this runs at every position at which somebody decides.
        told += f"{before}%s=%d\n" * len(facts) % (*chain.from_iterable(facts),)
    return blake2b(told.encode(), digest_size=8).hexdigest()


def pickled(position: Position) -> tuple[Any, ...]:
    """Returns what `restored` makes the position from again."""
    common, rows = position.rules.common, position.rules.rows
    named = [common.named(position.common.raw(0))]
    named += [rows.named(position.rows.raw(seat)) for seat in position.rows.seats()]
    if position.begun is not position.rows:
        named += [rows.named(position.begun.raw(seat)) for seat in position.begun.seats()]
    return position.rules, position.seats, position.first, position.held, position.ply, named


def restored(rules: Rules, seats: int, first: int, held: int, ply: int, named: list[dict[str, int]]) -> Position:
    """Makes a position from its named facts, as pickles hold them."""
    position = rules.new(seats).blank(first, held)
    position.ply = ply
    position.common.load(0, rules.common.filled(named[0]))
    for row, facts in enumerate(named[1:]):
        rows = position.rows if row < held else position.begun
        rows.load(first + row % held, rules.rows.filled(facts))
    return position
