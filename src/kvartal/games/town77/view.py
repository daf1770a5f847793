"""What a reader sees of Town 77: own tiles, of others the backs, never what the bag holds."""

from __future__ import annotations

from dataclasses import dataclass

from kvartal.core import marks
from kvartal.core.rules import EVERYTHING
from kvartal.games.town77 import codes
from kvartal.games.town77.battle import Battle
from kvartal.games.town77.solo import Solo
from kvartal.games.town77.tiles import COLOURS, members, tile_name, tile_names
from kvartal.games.town77.town import Town

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


def town_view(town: Town) -> list[Laid | None]:
    """Shows the town, which lies open; a tile turned over keeps only what its back shows."""
    shown: list[Laid | None] = []
    for cell, tile in enumerate(town.board()):
        if tile == marks.EMPTY:
            shown.append(None)
        elif town.down >> cell & 1:
            shown.append(Laid(back_of(town, tile), True))
        else:
            shown.append(Laid(tile_name(tile)))
    return shown


def back_of(town: Town, tile: int) -> str:
    """Names what a tile that lies face down shows: its colour in the solo challenge, nothing after a call."""
    return COLOURS[tile // 7] + "?" if isinstance(town, Solo) else "??"


def hand_view(battle: Battle, seat: int, reader: int) -> HandView:
    """Shows one hand: the tiles to their owner, the backs to everybody."""
    hand = battle.hand(seat)
    open_ = reader in (seat, EVERYTHING)
    return HandView(
        count=hand.bit_count(),
        colours="".join(COLOURS[tile // 7] for tile in members(hand)),
        tiles=tile_names(hand) if open_ else None,
        out=battle.out(seat),
        placed=battle.built_by(seat),
    )


def battle_view(battle: Battle, reader: int) -> TownView:
    """Shows a battle to a seat, a spectator, or after the game to anybody."""
    drawing = battle.stage in (codes.ACT, codes.DISCARDING) and battle.fresh != marks.EMPTY
    return TownView(
        town=town_view(battle),
        bag=battle.bag.bit_count(),
        turn=battle.turn,
        stage=STAGES[battle.stage],
        hands=[hand_view(battle, seat, reader) for seat in range(battle.seats)],
        drawn=tile_name(battle.fresh) if drawing and reader in (battle.turn, EVERYTHING) else None,
        exchanges=battle.exchanges,
    )


def solo_view(solo: Solo) -> TownView:
    """Shows the solo challenge, in which only the order of the stacks is unknown, to everybody alike."""
    return TownView(
        town=town_view(solo),
        bag=solo.bag.bit_count(),
        turn=0,
        stage=STAGES[solo.stage],
        hands=[],
        stacks=[
            StackView(tile_name(solo.top(i)) if solo.top(i) != marks.EMPTY else None, solo.height(i))
            for i in range(solo.piles)
        ],
        facedown=solo.uses,
    )
