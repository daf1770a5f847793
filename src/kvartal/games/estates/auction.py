"""The auction of a piece: the others bid once each, and the auctioneer sells it or keeps it for the highest bid."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.rows import Rows
from kvartal.games.estates import codes, facts, purses


def open_bids(auction: facts.Auction, seats: int) -> None:
    """Lets the seat to the left of the auctioneer bid first."""
    auction.stage = codes.BIDDING
    auction.acts = codes.seat_after(auction.auctioneer, seats)


def bid(auction: facts.Auction, rows: Rows, seats: int, amount: int) -> None:
    """Takes the only bid of the seat that acts, or its pass."""
    facts.purse_at(rows, auction.acts).bid = amount
    if amount:
        auction.high = amount
        auction.leader = auction.acts
        purses.prove(facts.purse_at(rows, auction.acts), amount)
    auction.acts = codes.seat_after(auction.acts, seats)
    if auction.acts == auction.auctioneer:
        auction.stage = codes.PLACE if auction.leader == marks.EMPTY else codes.SETTLE


def settle(auction: facts.Auction, rows: Rows, keep: bool) -> None:
    """Sells the piece to the highest bidder, or keeps it for the same price."""
    buyer = auction.auctioneer if keep else auction.leader
    other = auction.leader if keep else auction.auctioneer
    purses.pay(facts.purse_at(rows, buyer), facts.purse_at(rows, other), auction.high)
    auction.acts = buyer
    auction.stage = codes.PLACE


def close(auction: facts.Auction, rows: Rows, seats: int) -> None:
    """Forgets the auction that is over."""
    auction.piece = marks.EMPTY
    auction.face = 0
    auction.high = 0
    auction.leader = marks.EMPTY
    for seat in range(seats):
        facts.purse_at(rows, seat).bid = marks.EMPTY


def next_turn(auction: facts.Auction, seats: int) -> None:
    """Makes the seat to the left the auctioneer."""
    auction.auctioneer = codes.seat_after(auction.auctioneer, seats)
    auction.acts = auction.auctioneer
    auction.stage = codes.CHOOSE
