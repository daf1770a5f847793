"""What a reader sees of The Estates: the whole board, and no money but their own unless it is open."""

from __future__ import annotations

from dataclasses import dataclass

from kvartal.core import marks
from kvartal.core.bits import members
from kvartal.core.visibility import shows
from kvartal.games.estates import codes
from kvartal.games.estates.city import WHITE_LOTS
from kvartal.games.estates.facts import Auction, City, Market, Purse
from kvartal.games.estates.notation import action_of
from kvartal.games.estates.pieces import COLOURS, ROWS, floor_name, floors_in, lot_name, offered, piece_name
from kvartal.games.estates.position import Estates

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


def row_view(game: Estates, city: City, row: int) -> RowView:
    """Shows one row."""
    buildings = []
    for place in range(city.built[row]):
        lot = codes.lot_at(row, place)
        floors = [floor_name(floor) for floor in floors_in(city.buildings[lot])]
        owner = city.owner[city.colour[lot]]
        buildings.append(BuildingView(lot_name(lot), floors, city.roof[lot], city.value[lot], owner))
    barriers = [(i + 1) * city.sign[i] for i in range(3) if city.barrier[i] == row]
    return RowView(ROWS[row], city.length[row], game.is_complete(row), city.mayor == row, buildings, barriers)


def player_view(game: Estates, city: City, seat: int, reader: int) -> PlayerView:
    """Shows one player, with the money if the reader may see it."""
    money = shows(game, "box", reader, seat)
    purse = game.record(Purse, seat)
    return PlayerView(
        hand=purse.money - purse.box if money else None,
        box=purse.box if money else None,
        certificates="".join(COLOURS[colour] for colour in range(6) if city.owner[colour] == seat),
        earned=game.earned(seat),
        earlier=game.rounds.earlier_of(game, seat),
        bid=None if purse.bid == marks.EMPTY else purse.bid,
    )


def prospects(game: Estates, auction: Auction, reader: int) -> list[Prospect]:
    """Shows what each way to place the piece would change, if the reader or the seat that acts had won it."""
    if auction.stage not in (codes.BIDDING, codes.SETTLE, codes.PLACE):
        return []
    seat = auction.acts if auction.stage == codes.PLACE else reader if reader >= 0 else auction.auctioneer
    shown = []
    for code in game.ways_to_place():
        world = game.copy()
        ends = world.imagine(seat, code) != 0
        earned = [world.earned(other) for other in range(world.seats)]
        complete = "".join(ROWS[row] for row in range(3) if world.is_complete(row))
        shown.append(Prospect(str(action_of(code)), earned, complete, ends))
    return shown


def free_pieces(city: City, auction: Auction) -> list[str]:
    """Names the barriers, the mayor and the cube that can still be auctioned."""
    free = [codes.BARRIER + i for i in range(3) if city.barrier[i] == codes.FREE]
    free += [codes.MAYOR] if city.mayor == codes.FREE else []
    free += [codes.CUBE] if city.cube == codes.FREE else []
    return [piece_name(code) for code in free if code != auction.piece]


def estates_view(game: Estates, reader: int) -> EstatesView:
    """Shows a game to a seat, a spectator, or after the game to anybody."""
    city, market, auction = game.record(City), game.record(Market), game.record(Auction)
    embezzled = game.record(Purse, auction.auctioneer).embezzled != 0
    closed = game.rounds.closed(game)
    return EstatesView(
        stage=STAGES[auction.stage],
        turn=auction.auctioneer,
        acts=auction.acts if auction.acts >= 0 else None,
        rows=[row_view(game, city, row) for row in range(3)],
        offer=[[floor_name(floor) for floor in row] for row in offered(market)],
        pieces=free_pieces(city, auction),
        roofs=market.roofs_left,
        players=[player_view(game, city, seat, reader) for seat in range(game.seats)],
        piece=None if auction.piece == marks.EMPTY else piece_name(auction.piece),
        face=auction.face,
        high=auction.high,
        leader=None if auction.leader == marks.EMPTY else auction.leader,
        embezzled=embezzled and shows(game, "embezzled", reader, auction.auctioneer),
        prospects=prospects(game, auction, reader),
        white=[lot_name(lot) for lot in members(WHITE_LOTS)],
        round=max(1, auction.round + (auction.stage != codes.FINISHED)),
        rounds=game.rounds.count,
        closed=[RoundView(points, None if winner == marks.EMPTY else winner) for points, winner in closed],
    )
