"""The worlds that a seat cannot tell apart near the end of a battle."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from kvartal.bots.titles import MANY_WORLDS
from kvartal.core.position import Position
from kvartal.games.town77 import facts
from kvartal.games.town77.tiles import COLOUR_SETS, members


def worlds(world: Position, seat: int) -> list[Position] | None:
    """Lists every way the hidden tiles may lie: the backs tell the colours, so each colour is shared out apart."""
    others = [other for other in range(world.seats) if other != seat]
    hands = [world.record(facts.Hand, other).hand for other in others]
    hidden = world.record(facts.Town).bag
    for hand in hands:
        hidden |= hand
    shares: list[list[tuple[int, ...]]] = []
    number = 1
    for colour in COLOUR_SETS:
        ways = list(_shared(hidden & colour, [(hand & colour).bit_count() for hand in hands]))
        number *= len(ways)
        if number > MANY_WORLDS:
            return None
        shares.append(ways)
    return [_dealt(world, others, hidden, deal) for deal in product(*shares)]


def _dealt(world: Position, others: list[int], hidden: int, deal: tuple[tuple[int, ...], ...]) -> Position:
    """Returns a world in which the others hold these shares of each colour, and the bag the rest."""
    twin = world.copy()
    town = twin.record(facts.Town)
    town.bag = hidden
    for i, other in enumerate(others):
        theirs = twin.record(facts.Hand, other)
        theirs.hand = sum(share[i] for share in deal)
        town.bag &= ~theirs.hand
        twin.store(theirs, other)
    twin.store(town)
    return twin


def _shared(pool: int, counts: list[int]) -> Iterator[tuple[int, ...]]:
    """Yields every way to deal a set of tiles to hands of these sizes; what is left stays in the bag."""
    if not counts:
        yield ()
        return
    for tiles in combinations(members(pool), counts[0]):
        mine = sum(1 << tile for tile in tiles)
        for rest in _shared(pool & ~mine, counts[1:]):
            yield (mine, *rest)
