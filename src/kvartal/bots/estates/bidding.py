"""How an auction stands is one number: who leads, and at which price; `bidding.pxd` gives it to compiled code."""

NOBODY = 5
"""Leads while nothing has been bid."""


def standing(leader: int, price: int) -> int:
    """Makes the number of a leader and a price; EMPTY leads for nobody."""
    return (NOBODY if leader < 0 else leader) * 64 + price


def leader_of(state: int) -> int:
    """Returns who leads."""
    return state // 64


def price_of(state: int) -> int:
    """Returns the price."""
    return state % 64
