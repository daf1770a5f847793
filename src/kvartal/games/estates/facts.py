"""Everything that a game of The Estates remembers; `facts.pxd` is written from it.

A set of lots is a mask of 30 bits, one bit a lot, row by row from the street.
"""

from __future__ import annotations

from kvartal.core.facts import OWNER, Record, at, beside, fact
from kvartal.games.estates.codes import ALL_FLOORS, FREE, START_LENGTH


class City(Record):
    """The board: buildings, barriers, the mayor, the cancel cube, and who holds which certificate."""

    buildings: list[int] = fact("i32", 30)
    """Six nibbles a lot: the nibble of value v holds the colour + 1 of the floor v."""
    roof: list[int] = fact("i8", 30)
    """The value of each building's roof, 0 without one."""
    barrier: list[int] = fact("i8", 3, default=FREE)
    """The row of each barrier, or FREE, or GONE."""
    sign: list[int] = fact("i8", 3)
    """Whether each barrier lengthens (1) or shortens (-1) its row."""
    mayor: int = fact("i8", default=FREE)
    """The mayor's row, or FREE, or GONE."""
    cube: int = fact("i8", default=FREE)
    owner: list[int] = fact("i8", 6, default=FREE)
    """The seat that holds each company's certificate."""
    top: list[int] = fact("i8", 30, derived=True)
    """The value of each building's top floor, 0 where nothing stands."""
    colour: list[int] = fact("i8", 30, default=-1, derived=True)
    """The colour of each building's top floor."""
    value: list[int] = fact("i8", 30, derived=True)
    """The floors and the roof of each building added up."""
    built: list[int] = fact("i8", 3, derived=True)
    """How many lots of each row are built on."""
    length: list[int] = fact("i8", 3, default=START_LENGTH, derived=True)
    """How many lots of each row are to be built on."""
    stackable: list[int] = fact("u64", 7, derived=True)
    """For each floor value, the buildings that it may go on top of."""
    roofless: int = fact("u64", derived=True)
    """The buildings without a roof."""
    shortest: int = fact("i8", derived=True)
    """No barrier makes a row shorter than this; the ruleset prints it."""
    longest: int = fact("i8", default=9, derived=True)
    """Nor longer than this."""


class Market(Record):
    """What can still be bought: floors on offer, and roofs face down."""

    bag: int = fact("u64", default=ALL_FLOORS)
    """The floors that are not on offer, on the board or under auction."""
    offer: list[int] = fact("i8", 24, default=-1)
    """Three rows of eight floors; what is left of a row lies at its beginning."""
    on_offer: list[int] = fact("i8", 3, derived=True)
    """How many floors are left in each row."""
    roofs_left: list[int] = fact("i8", 6, default=2)
    """How many roofs of each value lie face down."""
    hidden_roofs: int = fact("i8", default=12, derived=True)


class Auction(Record):
    """How far the game is, and the piece under auction."""

    stage: int = fact("i8")
    auctioneer: int = fact("i8")
    """The seat whose turn it is."""
    acts: int = fact("i8", default=-1)
    """The seat that acts next, or CHANCE, or OVER."""
    piece: int = fact("i8", default=-1)
    """The piece under auction, as the code that chose it."""
    face: int = fact("i8")
    """The value of the roof under auction."""
    high: int = fact("i8", derived=True)
    """The highest bid."""
    leader: int = fact("i8", default=-1, derived=True)
    """The seat that made it."""
    ending: int = fact("i8")
    """Why the round ended."""
    round: int = fact("i8")
    """How many rounds have been closed, in games of several."""


class Purse(Record):
    """What a seat has, and what it has bid.

    Every payment is made in the open, so all can know the money that a seat has in hand and box together. How much of
    it lies in the box is secret unless money is open: embezzling is a step of the turn in which a piece is chosen, and
    nobody but its owner hears of it.
    """

    money: int = fact("i8", default=12)
    """What lies in hand and box together."""
    box: int = fact("i8", seen=OWNER)
    most: int = fact("i8")
    """What others must think possible in the box: it grows by one with each turn of its owner, and a bid proves that
    at least so much is in hand."""
    embezzled: int = fact("i8", seen=OWNER)
    """Whether a check was put away in the turn under way."""
    bid: int = fact("i8", default=-1)
    """What was bid in this auction: 0 is a pass, EMPTY not yet."""


class Results(Record):
    """What a seat brought home from the closed rounds of a game of several."""

    results: list[int] = fact("i16", 9)
    """The points of each closed round."""
    won: list[int] = fact("i8", 9)
    """Whether the seat won each closed round alone."""
    earlier: int = fact("i16", derived=True)
    """The points brought into the round on the board."""
    champion: int = fact("i8", derived=True)
    """Whether the seat won two rounds and so the game."""


city_at = at(City)
market_beside = beside(Market)
auction_beside = beside(Auction)
purse_at = at(Purse)
results_beside = beside(Results)

__all__ = [
    "Auction",
    "City",
    "Market",
    "Purse",
    "Results",
    "auction_beside",
    "city_at",
    "market_beside",
    "purse_at",
    "results_beside",
]
