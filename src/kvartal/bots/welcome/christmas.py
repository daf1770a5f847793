"""Advice on Christmas lights."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.christmas.listener import Garlands
from kvartal.games.welcome.town import Town

FOLLOWS = 0.9
"""What a number is worth that is as far from the next one as its place is, so that the gap may become one garland."""
LONGER = 0.4
"""What it is worth that the longest garland of a street grows by a house."""
BREAK = 1.6
"""What it costs to stand beside a house without being linked: both garlands end there for good."""


class Tips(Advice):
    """A house counts for as much as it makes the longest garland of its street longer, now or when gaps are filled."""

    def __init__(self, listener: Garlands) -> None:
        Advice.__init__(self, listener)
        self.garlands = listener

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Counts the arcs that a number would be linked by, and looks for numbers that are as far off as places are."""
        number = codes.whole(number)
        street = world.box.street[world.box.street_of[place]]
        arcs = self.garlands.garland(here).arcs & street
        more = arcs
        value = 0.0
        at = place - 1
        while at >= 0 and (street >> at) & 1 and not (here.houses >> at) & 1:
            at -= 1
        if at >= 0 and (street >> at) & 1:
            off = number - codes.whole(here.numbers[at])
            if off == place - at or off == 0:
                if at == place - 1:
                    more |= sheet.ONE << at
                else:
                    value += FOLLOWS
            elif at == place - 1:
                value -= BREAK
        at = place + 1
        while (street >> at) & 1 and not (here.houses >> at) & 1:
            at += 1
        if (street >> at) & 1:
            off = codes.whole(here.numbers[at]) - number
            if off == at - place or off == 0:
                if at == place + 1:
                    more |= sheet.ONE << place
                else:
                    value += FOLLOWS
            elif at == place + 1:
                value -= BREAK
        while more:
            if arcs == 0:
                value += LONGER
            arcs &= arcs << 1
            more &= more << 1
        return value
