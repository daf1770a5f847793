"""What a reader sees of The Estates: the whole board, and no money but their own unless it is open."""

from __future__ import annotations

from dataclasses import dataclass

from kvartal.core import marks
from kvartal.core.rules import EVERYTHING
from kvartal.games.estates import city, codes
from kvartal.games.estates.auction import Auction
from kvartal.games.estates.notation import action_of
from kvartal.games.estates.pieces import COLOURS, ROWS, floor_name, lot_name, members, piece_name
from kvartal.games.estates.rounds import Rounds

STAGES = ("deal", "deal", "choose", "roof", "bid", "settle", "place", "over")


@dataclass(frozen=True, slots=True)
class BuildingView:
    """A building: its floors from the bottom up, its roof or 0, and what it counts."""

    lot: str
    floors: list[str]
    roof: int
    value: int
    owner: int
    """The seat that holds the certificate of the top floor's company."""


@dataclass(frozen=True, slots=True)
class RowView:
    """A row from the street on; the barriers, if any, stand on the lot behind its length."""

    row: str
    length: int
    complete: bool
    mayor: bool
    buildings: list[BuildingView]
    barriers: list[int]
    """The barriers of the row by value, with a minus if they shorten it."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player: certificates and buildings lie open, the money does not."""

    hand: int | None
    box: int | None
    certificates: str
    earned: int
    """What the buildings bring as they stand."""
    earlier: int
    """The points of the rounds before."""
    bid: int | None
    """The bid in this auction, 0 for a pass, nothing before its turn."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """One way to place the piece under auction, if the reader won it, and what it would change."""

    action: str
    earned: list[int]
    """What the buildings of each seat would bring as they would stand."""
    complete: str
    """The rows that would be complete."""
    ends: bool
    """Whether that would end the round."""


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round that has been closed: the points of each seat, and who won it alone."""

    points: list[int]
    winner: int | None


@dataclass(frozen=True, slots=True)
class EstatesView:
    """One reader's sight of a game."""

    stage: str
    turn: int
    """The auctioneer."""
    acts: int | None
    rows: list[RowView]
    offer: list[list[str]]
    pieces: list[str]
    """The barriers, the mayor and the cube that have not been auctioned yet."""
    roofs: list[int]
    """How many roofs of each value lie face down; which one comes next nobody knows."""
    players: list[PlayerView]
    piece: str | None
    """The piece under auction."""
    face: int
    """The value of the roof under auction."""
    high: int
    leader: int | None
    embezzled: bool
    """Whether the reader has embezzled in this turn."""
    prospects: list[Prospect]
    white: list[str]
    """The lots that take one floor only."""
    round: int
    rounds: int
    closed: list[RoundView]


def row_view(position: Auction, row: int) -> RowView:
    """Shows one row."""
    buildings = []
    for lot in range(row * 10, row * 10 + position.developed(row)):
        floors = [floor_name(floor) for floor in position.floors_on(lot)]
        owner = position.owner(position.colour_on(lot))
        buildings.append(BuildingView(lot_name(lot), floors, position.roof_on(lot), position.value_on(lot), owner))
    standing = [(which + 1, *position.barrier_at(which)) for which in range(3)]
    barriers = [value * sign for value, where, sign in standing if where == row]
    complete = position.is_complete(row)
    return RowView(ROWS[row], position.length_of(row), complete, position.mayor == row, buildings, barriers)


def player_view(position: Auction, seat: int, reader: int) -> PlayerView:
    """Shows one player, with the money if the reader may see it."""
    money = position.open_money or reader in (seat, EVERYTHING)
    hand, box, _ = position.purse(seat)
    bid = position.bid_of(seat)
    return PlayerView(
        hand=hand if money else None,
        box=box if money else None,
        certificates="".join(COLOURS[colour] for colour in range(6) if position.owner(colour) == seat),
        earned=position.earned_by(seat),
        earlier=position.earlier_of(seat) if isinstance(position, Rounds) else 0,
        bid=None if bid == marks.EMPTY else bid,
    )


def prospects(position: Auction, reader: int) -> list[Prospect]:
    """Shows what each way to place the piece would change, if the reader or the seat that acts had won it."""
    if position.stage not in (codes.BIDDING, codes.SETTLE, codes.PLACE):
        return []
    seat = position.acts if position.stage == codes.PLACE else reader if reader >= 0 else position.turn
    shown = []
    for code in position.places():
        world = position.copy()
        ends = world.imagine(seat, code) != 0
        earned = [world.earned_by(other) for other in range(world.seats)]
        complete = "".join(ROWS[row] for row in range(3) if world.is_complete(row))
        shown.append(Prospect(str(action_of(code)), earned, complete, ends))
    return shown


def free_pieces(position: Auction) -> list[str]:
    """Names the barriers, the mayor and the cube that can still be auctioned."""
    free = [codes.BARRIER + which for which in range(3) if position.barrier_at(which)[0] == codes.FREE]
    free += [codes.MAYOR] if position.mayor == codes.FREE else []
    free += [codes.CUBE] if position.cube == codes.FREE else []
    return [piece_name(code) for code in free if code != position.piece]


def estates_view(position: Auction, reader: int) -> EstatesView:
    """Shows a game to a seat, a spectator, or after the game to anybody."""
    several = position if isinstance(position, Rounds) else None
    closed = several.closed() if several else []
    return EstatesView(
        stage=STAGES[position.stage],
        turn=position.turn,
        acts=position.acts if position.acts >= 0 else None,
        rows=[row_view(position, row) for row in range(3)],
        offer=[[floor_name(floor) for floor in row] for row in position.offered()],
        pieces=free_pieces(position),
        roofs=position.roofs_left(),
        players=[player_view(position, seat, reader) for seat in range(position.seats)],
        piece=None if position.piece == marks.EMPTY else piece_name(position.piece),
        face=position.face,
        high=position.high,
        leader=None if position.leader == marks.EMPTY else position.leader,
        embezzled=position.took and reader in (position.turn, EVERYTHING),
        prospects=prospects(position, reader),
        white=[lot_name(lot) for lot in members(city.WHITE_LOTS)],
        round=several.round + (position.stage != codes.FINISHED) if several else 1,
        rounds=several.rounds if several else 1,
        closed=[RoundView(points, None if winner == marks.EMPTY else winner) for points, winner in closed],
    )
