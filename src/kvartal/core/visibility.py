"""Who may see which fact, from the declarations alone: views use it to hide facts, and laws to check `resample`."""

from __future__ import annotations

from kvartal.core.facts import ALL, OWNER, Layout
from kvartal.core.position import Position
from kvartal.core.rules import EVERYTHING


def shows(position: Position, name: str, reader: int, seat: int = -1) -> bool:
    """Returns whether a reader may see a fact: one of a seat's row, or one that belongs to no seat."""
    layout = position.rules.common if seat < 0 else position.rules.rows
    return _may_see(layout.seen[name], reader, seat)


def seen_facts(position: Position, reader: int) -> dict[str, int]:
    """Returns the facts that a reader may see and that differ from their defaults, by their names as digests have them.

    Of a round under way a reader sees their own row as it is, and those of others as they were when it began. Derived
    facts are left out: they follow from others, and so may follow from what is hidden.
    """
    seen = _seen_in(position.rules.common, position.common.raw(0), reader, -1)
    for seat in position.rows.seats():
        rows = position.rows if reader in (seat, EVERYTHING) else position.begun
        row = _seen_in(position.rules.rows, rows.raw(seat), reader, seat)
        seen |= {f"{seat} {name}": value for name, value in row.items()}
    return seen


def known(position: Position, reader: int) -> Position:
    """Returns a position without what a reader cannot know of a round under way: rows of others are as it began."""
    whole = position.whole and known(position.whole, reader)
    rows = position.rows if reader != EVERYTHING and position.begun is not position.rows else None
    hidden = [seat for seat in rows.seats() if seat != reader and not rows.same(seat, position.begun)] if rows else []
    if not hidden and whole is position.whole:
        return position
    shown = position.copy()
    shown.whole = whole
    for seat in hidden:
        shown.rows.take(seat, shown.begun)
    return shown


def hidden_facts(position: Position, reader: int) -> dict[str, int]:
    """Returns the facts that differ from their defaults and that a reader may not see."""
    seen = seen_facts(position, reader)
    return {name: value for name, value in seen_facts(position, EVERYTHING).items() if name not in seen}


def _seen_in(layout: Layout, raw: bytes, reader: int, seat: int) -> dict[str, int]:
    """Returns what a reader may see of one row."""
    return {
        name: value
        for name, value in layout.changed(raw)
        if _may_see(layout.seen[name.partition(".")[0]], reader, seat)
    }


def _may_see(seen: str, reader: int, seat: int) -> bool:
    return seen == ALL or reader == EVERYTHING or (seen == OWNER and reader == seat)


__all__ = ["hidden_facts", "known", "seen_facts", "shows"]
