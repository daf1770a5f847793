"""Advice on bunkers."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.games.welcome import codes, facts
from kvartal.games.welcome.expansions.doomsday.listener import Bunkers
from kvartal.games.welcome.town import Town


class Tips(Advice):
    """Room in bunkers wins streets, so numbers are written where bunkers get more, the empty ones too."""

    def __init__(self, listener: Bunkers) -> None:
        Advice.__init__(self, listener)
        self.bunkers = listener

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Compares the room of the street, empty bunkers guessed by their neighbours, before and after."""
        number = codes.whole(number)
        street = world.box.street_of[place]
        places = world.box.street[street]
        left = place - 1
        while left >= 0 and (places >> left) & 1 and not (here.houses >> left) & 1:
            left -= 1
        right = place + 1
        while (places >> right) & 1 and not (here.houses >> right) & 1:
            right += 1
        low = codes.whole(here.numbers[left]) if left >= 0 and (places >> left) & 1 else 0
        high = codes.whole(here.numbers[right]) if (places >> right) & 1 else 16
        gain = 0.0
        for at in range(left + 1, right):
            if not (self.bunkers.places >> at) & 1:
                continue
            before = low + (high - low) * (at - left + 0.0) / (right - left)
            if at < place:
                after = low + (number - low) * (at - left + 0.0) / (place - left)
            elif at > place:
                after = number + (high - number) * (at - place + 0.0) / (right - place)
            else:
                after = number + 0.0
                gain += 0.1 * number + 0.5
            gain += 0.3 * (after - before)
        return 0.1 * gain * self.bunkers.pays[street]
