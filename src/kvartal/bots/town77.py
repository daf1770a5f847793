"""How a careful person plays Town 77: keeps places for the own tiles, and sheds tiles when the town gets narrow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from kvartal.bots.titles import MANY_WORLDS
from kvartal.bots.towers import TowerEvaluator
from kvartal.core.position import Position
from kvartal.core.rules import Rules
from kvartal.games.town77 import codes
from kvartal.games.town77.battle import Battle
from kvartal.games.town77.calls import Calls
from kvartal.games.town77.solo import Solo
from kvartal.games.town77.tiles import members
from kvartal.games.town77.town import COLOUR_SETS, FULL_TOWN, Town

ROOM = 32
"""About so many tiles a town takes before it is too narrow to count on a place in it."""


class Judge(TowerEvaluator):
    """Judges by the places that tiles have."""

    def rates(self, seat: int, legal: list[int]) -> list[float]:
        """Rates the legal actions of a battle or of the solo challenge."""
        world = self.position
        if isinstance(world, Solo):
            return [_solo(world, code) for code in legal]
        assert isinstance(world, Battle)
        if world.stage == codes.DISCARDING:
            return _discards(world, seat, legal)
        return [_turn(world, seat, code) for code in legal]


def evaluator(rules: Rules) -> type[Judge]:
    """Gives the evaluator of a ruleset."""
    return Judge


def worlds(world: Position, seat: int) -> list[Position] | None:
    """Lists every way the hidden tiles may lie: the backs tell the colours, so each colour is shared out apart."""
    assert isinstance(world, Battle)
    others = [other for other in range(world.seats) if other != seat]
    shares: list[list[tuple[int, ...]]] = []
    number = 1
    for colour in COLOUR_SETS:
        pool = world.bag & colour
        for other in others:
            pool |= world.hand(other) & colour
        counts = [(world.hand(other) & colour).bit_count() for other in others]
        ways = list(_shared(pool, counts))
        number *= len(ways)
        if number > MANY_WORLDS:
            return None
        shares.append(ways)
    found: list[Position] = []
    for deal in product(*shares):
        twin = world.copy()
        for other in others:
            twin.set_hand(other, 0)
        for i, other in enumerate(others):
            twin.set_hand(other, sum(share[i] for share in deal))
        found.append(twin)
    return found


def _shared(pool: int, counts: list[int]) -> Iterator[tuple[int, ...]]:
    """Gives every way to deal a set of tiles to hands of these sizes; what is left stays in the bag."""
    if not counts:
        yield ()
        return
    for tiles in combinations(members(pool), counts[0]):
        mine = sum(1 << tile for tile in tiles)
        for rest in _shared(pool & ~mine, counts[1:]):
            yield (mine, *rest)


def _turn(world: Battle, seat: int, code: int) -> float:
    """Rates a placement, an exchange, leaving or a call."""
    if code >= codes.CALL:
        return 1000.0
    if code == codes.LEAVE:
        return -1000.0
    if code >= codes.EXCHANGE:
        # Exchanging costs nothing, but good tiles are seldom three alike.
        return -500.0 if _mobility(world, world.hand(seat)) else 0.0
    tile, cell = divmod(code, 49)
    if isinstance(world, Calls) and not world.open_cells(tile) >> cell & 1:
        # Nobody misplaces on purpose.
        return -2000.0
    after = world.copy()
    after.play_unchecked(code)
    rivals = sum(
        _expected(after, seat, other) for other in range(after.seats) if other != seat and not after.out(other)
    )
    return _mobility(after, after.hand(seat)) - rivals / (after.seats - 1)


def _discards(world: Battle, seat: int, legal: list[int]) -> list[float]:
    """Rates keeping at 0, discarding above it when it is time; then the tile with the fewest places goes first."""
    hand = world.hand(seat)
    held = hand.bit_count()
    inside = [other for other in range(world.seats) if other != seat and not world.out(other)]
    if inside:
        time = held > 1 and world.built.bit_count() + world.seats * held >= ROOM
    else:
        time = held > min(world.hand(other).bit_count() for other in range(world.seats) if other != seat)
    base = 100.0 if time else -100.0
    return [0.0 if code == codes.KEEP else base - world.open_cells(code - codes.DISCARD).bit_count() for code in legal]


def _mobility(town: Town, tiles: int) -> float:
    """Values the places that a set of tiles has; the first place of a tile counts most."""
    sizes = (town.open_cells(tile).bit_count() for tile in members(tiles))
    return float(sum(3 + min(size, 4) for size in sizes if size))


def _expected(world: Battle, seat: int, other: int) -> float:
    """Values the places of another seat's tiles as far as their backs tell which they are."""
    hidden = world.bag
    for rival in range(world.seats):
        if rival != seat:
            hidden |= world.hand(rival)
    value = 0.0
    for colour in COLOUR_SETS:
        held = (world.hand(other) & colour).bit_count()
        if held:
            pool = hidden & colour
            value += held * _mobility(world, pool) / pool.bit_count()
    return value


def _solo(world: Solo, code: int) -> float:
    """Rates a placement by how many of all tiles still to come will fit, the open ones most."""
    after = world.copy()
    after.play_unchecked(code)
    coming = FULL_TOWN
    for tile in after.board():
        if tile >= 0:
            coming &= ~(1 << tile)
    tops = sum(1 << after.top(i) for i in range(after.piles) if after.top(i) >= 0)
    fits = sum(1 for tile in members(coming) if after.open_cells(tile))
    return 2.0 * _mobility(after, tops) + fits + (0.0 if code < codes.FACEDOWN else -100.0)
