"""The market beside the board: floors on offer and roofs face down."""

from __future__ import annotations

from kvartal.core import bits, marks
from kvartal.core.rng import Rng
from kvartal.games.estates import city, codes, facts


def put_out(market: facts.Market, floor: int) -> None:
    """Moves a floor from the bag to the next place on offer."""
    row = 0
    while market.on_offer[row] == codes.OFFERED:
        row += 1
    market.bag &= ~codes.bit(floor)
    market.offer[codes.offer_at(row, market.on_offer[row])] = floor
    market.on_offer[row] += 1


def on_offer(market: facts.Market) -> int:
    """Counts the floors on offer."""
    return market.on_offer[0] + market.on_offer[1] + market.on_offer[2]


def last_of(market: facts.Market, row: int) -> int:
    """Returns where the last floor of an offer row is remembered."""
    return codes.offer_at(row, market.on_offer[row] - 1)


def ends(market: facts.Market, board: facts.City) -> int:
    """Returns the floors that may be chosen: at an end of an offer row, with a lot to go to."""
    found = 0
    for row in range(3):
        if market.on_offer[row]:
            floor = market.offer[codes.offer_at(row, 0)]
            if city.lots(board, codes.value_of(floor)):
                found |= codes.bit(floor)
            floor = market.offer[last_of(market, row)]
            if city.lots(board, codes.value_of(floor)):
                found |= codes.bit(floor)
    return found


def take(market: facts.Market, floor: int) -> None:
    """Takes a floor from the end of its offer row."""
    for row in range(3):
        if market.on_offer[row]:
            last = last_of(market, row)
            if market.offer[codes.offer_at(row, 0)] == floor:
                for place in range(codes.offer_at(row, 0), last):
                    market.offer[place] = market.offer[place + 1]
            elif market.offer[last] != floor:
                continue
            market.offer[last] = marks.EMPTY
            market.on_offer[row] -= 1
            return


def draw_floor(market: facts.Market, rng: Rng) -> int:
    """Picks any floor of the bag."""
    return bits.pick(market.bag, rng.below(bits.count(market.bag)))


def draw_roof(market: facts.Market, rng: Rng) -> int:
    """Picks any roof that lies face down and returns its value."""
    k = rng.below(market.hidden_roofs)
    face = 1
    while k >= market.roofs_left[face - 1]:
        k -= market.roofs_left[face - 1]
        face += 1
    return face


def turn_up(market: facts.Market, face: int) -> None:
    """Takes a roof of this value."""
    market.roofs_left[face - 1] -= 1
    market.hidden_roofs -= 1
