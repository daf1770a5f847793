"""Advice on Christmas lights."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.christmas.listener import Garlands
from kvartal.games.welcome.town import Town


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
                    value += 1.0
        at = place + 1
        while (street >> at) & 1 and not (here.houses >> at) & 1:
            at += 1
        if (street >> at) & 1:
            off = codes.whole(here.numbers[at]) - number
            if off == at - place or off == 0:
                if at == place + 1:
                    more |= sheet.ONE << place
                else:
                    value += 1.0
        while more:
            if arcs == 0:
                value += 0.5
            arcs &= arcs << 1
            more &= more << 1
        return value
