"""What a reader sees of Town 77: own tiles, of others the backs, never what the bag holds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from kvartal.core import marks
from kvartal.core.position import Position
from kvartal.core.visibility import shows
from kvartal.games.town77 import codes, facts
from kvartal.games.town77.tiles import COLOURS, SHAPES, members, tile_name, tile_names

STAGES = ("deal", "deal", "deal", "act", "draw", "draw", "discard", "over")


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile in the town; of one that lies face down only the back can be seen, if that."""

    tile: str
    down: bool = False


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand: everybody sees how many tiles of which colours, its owner also the shapes."""

    count: int
    colours: str
    tiles: list[str] | None
    out: int
    """The ply at which the seat left the game, 0 while it is in."""
    placed: int


@dataclass(frozen=True, slots=True)
class StackView:
    """A stack of the solo challenge: its top tile, and how many tiles lie in it with that one."""

    top: str | None
    count: int


@dataclass(frozen=True, slots=True)
class TownView:
    """One reader's sight of a game."""

    town: list[Laid | None]
    bag: int
    turn: int
    stage: str
    hands: list[HandView]
    drawn: str | None = None
    """The tile that this reader drew last in the turn under way."""
    exchanges: int = 0
    stacks: list[StackView] | None = None
    facedown: int | None = None


TILES = range(len(COLOURS) * len(SHAPES))
OPEN = {tile: Laid(tile_name(tile)) for tile in TILES}
BACKS = {tile: Laid(COLOURS[codes.colour_of(tile)] + "?", True) for tile in TILES}
CLOSED = dict.fromkeys(TILES, Laid("??", True))


def town_view(town: facts.Town, colours_show: bool) -> list[Laid | None]:
    """Shows the town, which lies open; of a tile that lies face down at most the colour."""
    shown: list[Laid | None] = list(map(OPEN.get, town.tiles))
    lying = BACKS if colours_show else CLOSED
    for cell in members(town.down):
        shown[cell] = lying.get(town.tiles[cell])
    return shown


stack_view = cache(StackView)


def hand_view(mine: facts.Hand, opened: bool) -> HandView:
    """Shows one hand: the tiles to their owner, the backs to everybody."""
    return HandView(
        count=mine.hand.bit_count(),
        colours="".join(COLOURS[codes.colour_of(tile)] for tile in members(mine.hand)),
        tiles=tile_names(mine.hand) if opened else None,
        out=mine.left,
        placed=mine.placed,
    )


def battle_view(battle: Position, reader: int) -> TownView:
    """Shows a battle to a seat, a spectator, or after the game to anybody."""
    town = battle.record(facts.Town)
    hands = [battle.record(facts.Hand, seat) for seat in range(battle.seats)]
    drawn = hands[town.turn].fresh if town.stage in (codes.ACT, codes.DISCARDING) else marks.EMPTY
    return TownView(
        town=town_view(town, colours_show=False),
        bag=town.bag.bit_count(),
        turn=town.turn,
        stage=STAGES[town.stage],
        hands=[hand_view(mine, shows(battle, "hand", reader, seat)) for seat, mine in enumerate(hands)],
        drawn=tile_name(drawn) if drawn != marks.EMPTY and shows(battle, "fresh", reader, town.turn) else None,
        exchanges=battle.record(facts.Turn).exchanges,
    )


def solo_view(solo: Position, piles: int) -> TownView:
    """Shows the solo challenge, in which only the order of the stacks is unknown, to everybody alike."""
    town = solo.record(facts.Town)
    stacks = solo.record(facts.Stacks, 0)
    tops = [tile_name(top) if top != marks.EMPTY else None for top in stacks.tops]
    return TownView(
        town=town_view(town, colours_show=True),
        bag=town.bag.bit_count(),
        turn=0,
        stage=STAGES[town.stage],
        hands=[],
        stacks=[stack_view(tops[i], stacks.heights[i]) for i in range(piles)],
        facedown=stacks.uses,
    )
