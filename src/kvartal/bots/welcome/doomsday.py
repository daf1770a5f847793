"""Advice on bunkers."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.games.welcome import facts
from kvartal.games.welcome.expansions.doomsday.listener import Bunkers
from kvartal.games.welcome.town import Town


class Tips(Advice):
    """Room in bunkers wins streets; it counts for more where the lead is open."""

    def __init__(self, listener: Bunkers) -> None:
        Advice.__init__(self, listener)
        self.bunkers = listener

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Looks at the bunker of a place, and at how its street stands."""
        if not (self.bunkers.places >> place) & 1:
            return 0.0
        street = world.box.street_of[place]
        shelter = self.bunkers.shelter(here)
        ahead = shelter.room[street] - shelter.rival_room[street]
        value = 0.5 + 0.08 * number
        if ahead < 0 and ahead + number >= 0:
            value += 1.0
        return value
