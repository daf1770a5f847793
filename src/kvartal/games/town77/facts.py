"""Everything that a game of Town 77 remembers; `facts.pxd` is written from it.

Sets of tiles and sets of cells are masks of 49 bits, numbered as `codes` says.
"""

from __future__ import annotations

from kvartal.core.facts import NOBODY, OWNER, Record, at, beside, fact
from kvartal.core.marks import EMPTY

FULL = (1 << 49) - 1
"""All tiles, or all cells."""


class Town(Record):
    """The town, the bag, and how far the game is."""

    tiles: list[int] = fact("i8", 49, default=EMPTY)
    """The tile on each cell; face-down tiles too."""
    down: int = fact("u64")
    """Cells whose tile lies face down."""
    built: int = fact("u64", derived=True)
    """Cells that hold a tile."""
    edge: int = fact("u64", derived=True)
    """Empty cells that touch a tile by a side (condition 1)."""
    colour_open: list[int] = fact("u64", 7, default=FULL, derived=True)
    """For each colour, the cells whose row and column do not hold it yet (condition 2)."""
    shape_open: list[int] = fact("u64", 7, default=FULL, derived=True)
    bag: int = fact("u64", default=FULL, seen=NOBODY)
    """The tiles that nobody has drawn; in the solo challenge, those that lie closed in the stacks."""
    turn: int = fact("i32")
    stage: int = fact("i32")


class Turn(Record):
    """The turn under way in a battle."""

    exchanges: int = fact("i32")
    """How often this turn has exchanged."""
    owed: int = fact("i32")
    """How many tiles the acting seat is still to draw."""


class Hand(Record):
    """What a seat of a battle holds, and how it fared."""

    hand: int = fact("u64", seen=OWNER)
    fresh: int = fact("i32", default=EMPTY, seen=OWNER)
    """The tile that it drew last in its turn under way, or EMPTY."""
    placed: int = fact("i32")
    """How many tiles it has placed."""
    left: int = fact("i32")
    """The ply at which it left the game, 0 while it is in."""


class Mistakes(Record):
    """What players who watch for mistakes may call out."""

    wrong: int = fact("u64")
    """Cells whose tile broke condition 2 when it was placed and nobody has said so yet."""
    builder: list[int] = fact("i8", 49, default=EMPTY)
    """The seat that placed each tile."""
    newest: int = fact("i32", default=EMPTY)
    """The cell of the last placement, while it can still be taken back."""
    newest_ply: int = fact("i32")
    """The ply of that placement, which stays while its owner places again."""
    kept: int = fact("i32", default=EMPTY, seen=NOBODY)
    """The tile that was drawn after it, if none was put back: whoever has to place again and cannot returns it."""
    caller: int = fact("i32", default=EMPTY)
    """The seat that made somebody place again and has its own turn after that."""


class Stacks(Record):
    """The stacks of the solo challenge."""

    tops: list[int] = fact("i8", 6, default=EMPTY)
    heights: list[int] = fact("i8", 6)
    """How many tiles lie in each stack, the open top included."""
    uses: int = fact("i32")
    """How many tiles may still be placed face down."""


town_at = at(Town)
turn_beside = beside(Turn)
hand_at = at(Hand)
mistakes_beside = beside(Mistakes)
stacks_at = at(Stacks)

__all__ = [
    "FULL",
    "Hand",
    "Mistakes",
    "Stacks",
    "Town",
    "Turn",
    "hand_at",
    "mistakes_beside",
    "stacks_at",
    "town_at",
    "turn_beside",
]
