"""Advice on colours, streets and columns."""

from __future__ import annotations

from kvartal.bots.welcome.advice import Advice
from kvartal.core import bits
from kvartal.games.welcome import facts
from kvartal.games.welcome.expansions.american_dream import kinds
from kvartal.games.welcome.expansions.american_dream.listener import Colours
from kvartal.games.welcome.town import Town


class Tips(Advice):
    """An ideal house is worth two more; a column or a street is worth the more, the nearer it is to its end."""

    def __init__(self, listener: Colours) -> None:
        Advice.__init__(self, listener)
        self.colours = listener

    def on_write(self, world: Town, here: facts.Sheet, number: int, place: int) -> float:
        """Looks at the column and the street of a place."""
        dream = self.colours.dream(here)
        column = place % kinds.WIDTH
        street = place // kinds.WIDTH
        stands = bits.count(self.colours.columns[column] & here.houses)
        value = 0.4 * stands
        if stands == kinds.ROWS - 1:
            value += 2.0
            if dream.column_bonus[column] == kinds.OPEN:
                value += 3.0
        lines = bits.count(self.colours.streets[street] & here.houses)
        if dream.street_bonus[street] == kinds.OPEN:
            value += 0.3 * lines
            if lines == kinds.WIDTH - 1:
                value += 6.0
        return value

    def on_effect(self, world: Town, here: facts.Sheet, effect: int, place: int) -> float:
        """Looks at the colour of a place, and at plans that want it."""
        ideal = (self.colours.matching(effect) >> place) & 1
        value = 2.4 if ideal else 0.0
        for slot in range(3):
            plan = world.course.plan[slot]
            if here.plans[slot] >= 0 or plan < 0:
                continue
            extra = world.box.plan_extra[plan]
            if world.box.plan_kind[plan] == kinds.IDEAL_COLOUR:
                if (self.colours.coloured[extra] >> place) & 1:
                    value += 1.5 if ideal else 0.0 - 1.5
            elif world.box.plan_kind[plan] == kinds.BUILT_COLOURS:
                for colour in range(6):
                    if (extra >> colour) & 1 and (self.colours.coloured[colour] >> place) & 1:
                        value += 0.8
        return value
