"""The purse of a player: checks in hand and in the box, and what others can know of them."""

from __future__ import annotations

from kvartal.games.estates import facts


def hand(purse: facts.Purse) -> int:
    """Returns what can be paid."""
    return purse.money - purse.box


def prove(purse: facts.Purse, amount: int) -> None:
    """Notes that everybody now knows of this much money in hand."""
    if purse.most > purse.money - amount:
        purse.most = purse.money - amount


def may_embezzle(purse: facts.Purse) -> bool:
    """Returns whether a check can be put away in this turn."""
    return purse.embezzled == 0 and purse.money > purse.box


def embezzle(purse: facts.Purse) -> None:
    """Puts a check into the box."""
    purse.box += 1
    purse.embezzled = 1


def end_choice(purse: facts.Purse) -> None:
    """Ends the turn in which a check may have been put away."""
    # Somebody watching must reckon with one more check in the box, whether it went there or not.
    if purse.most < purse.money:
        purse.most += 1
    purse.embezzled = 0


def pay(buyer: facts.Purse, other: facts.Purse, price: int) -> None:
    """Moves checks from one purse to another."""
    prove(buyer, price)
    buyer.money -= price
    other.money += price
