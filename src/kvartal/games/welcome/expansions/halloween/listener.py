"""Ghosts and candies: what is circled at a marked house, who may take a level, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.games.welcome import codes, facts, sheet, turn
from kvartal.games.welcome.expansions.halloween import facts as halloween
from kvartal.games.welcome.expansions.halloween import kinds
from kvartal.games.welcome.town import Listener, Town


class Haunting(Listener):
    """Asks for a symbol at every marked house, and lets seats take levels."""

    hears = ("required_steps", "legal_steps", "on_write", "on_turn_end", "on_round_end", "points")

    def __init__(
        self, marked: int, counts: Sequence[int], bonuses: Sequence[Sequence[int]], pays: Sequence[int]
    ) -> None:
        Listener.__init__(self)
        self.marked = marked
        """The places with a ghost and a candy."""
        self.counts = [0] * 4
        """For each level, how many symbols it wants."""
        self.level_at = [0] * 41
        """For each number of symbols, the level that wants exactly this number, or 0."""
        self.bonuses = [0] * 6
        """For each level two bonuses of the ghosts."""
        self.marks = [0] * 6
        """How many marks each of them brings."""
        self.pays = [0] * 4
        """For each level, what the candies are worth."""
        self.rival_pays = 0
        """What each level that was crossed by a card is worth to a rival."""
        for level in range(1, kinds.LEVELS + 1):
            self.counts[level] = counts[level - 1]
            self.level_at[counts[level - 1]] = level
            self.pays[level] = pays[level - 1]
        for which in range(6):
            self.bonuses[which] = bonuses[which][0]
            self.marks[which] = bonuses[which][1]

    def night(self, here: facts.Sheet) -> halloween.Night:
        """Returns ghosts and candies of a sheet."""
        return halloween.night_beside(here, self.row_at)

    def on_write(self, town: Town, here: facts.Sheet, place: int) -> None:
        """A marked house wants one of its symbols circled."""
        if (self.marked >> place) & 1:
            self.night(here).haunted = place

    # Levels.

    def highest_ghosts(self, here: facts.Sheet) -> int:
        """Returns up to which level of the ghosts a seat may take one now."""
        night = self.night(here)
        if night.ghost_level or night.sweet:
            return 0
        return self.level_at[bits.count(night.ghosts)]

    def highest_candies(self, here: facts.Sheet) -> int:
        """Returns up to which level of the candies a seat may take one now."""
        night = self.night(here)
        return 0 if night.candy_level else self.level_at[bits.count(night.candies)]

    def legal_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lists the levels that may be taken at the end of a turn: the one whose count is exact, or one before it."""
        for level in range(1, self.highest_ghosts(here) + 1):
            if not (self.night(here).ghosts_gone >> level) & 1:
                out.add(self.codes_at + kinds.GHOSTS + (level - 1) * 2)
                out.add(self.codes_at + kinds.GHOSTS + (level - 1) * 2 + 1)
        for level in range(1, self.highest_candies(here) + 1):
            if not (self.night(here).candies_gone >> level) & 1:
                out.add(self.codes_at + kinds.SWEETS + level - 1)

    # What is owed.

    def required_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Wants a symbol circled, and then the bonus of the ghosts used: lists where a mark of it may be made."""
        night = self.night(here)
        if night.haunted >= 0:
            out.add(self.codes_at + kinds.GHOST)
            out.add(self.codes_at + kinds.CANDY)
        elif night.treats > 0:
            self.list_treats(town, here, out)

    def list_treats(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lists where a mark of the bonus may be made."""
        night = self.night(here)
        if night.bonus == kinds.POOL:
            out.count = bits.write(self.free_pools(town, here), self.codes_at + kinds.TREAT_POOL, out.codes, out.count)
        elif night.bonus == kinds.PARK:
            for street in range(town.box.streets):
                if here.parks[street] < town.box.park_boxes[street]:
                    out.add(self.codes_at + kinds.TREAT_PARK + street)
        else:
            first = out.count
            turn.list_bis(town, here, out)
            for i in range(first, out.count):
                out.codes[i] += self.codes_at + kinds.TREAT_BIS - codes.BIS

    def free_pools(self, town: Town, here: facts.Sheet) -> int:
        """Returns the pools that are not circled; where something else than a house stands, there is none."""
        return town.box.pools & ~(here.pools | (here.filled & ~here.houses))

    def has_room(self, town: Town, here: facts.Sheet) -> bool:
        """Returns whether a mark of the bonus can be made anywhere."""
        if self.night(here).bonus == kinds.POOL:
            return self.free_pools(town, here) != 0
        if self.night(here).bonus == kinds.BIS:
            return (sheet.bis_left(here) | sheet.bis_right(here)) != 0
        left = 0
        for street in range(town.box.streets):
            left += town.box.park_boxes[street] - here.parks[street]
        return left > 0

    # Steps.

    def take_step(self, town: Town, here: facts.Sheet, step: int) -> None:
        """Circles a symbol, takes a level, or makes a mark of a bonus."""
        night = self.night(here)
        if step < kinds.GHOSTS:
            if step == kinds.GHOST:
                night.ghosts |= sheet.ONE << night.haunted
            else:
                night.candies |= sheet.ONE << night.haunted
            night.haunted = -1
        elif step < kinds.SWEETS:
            night.ghost_level = (step - kinds.GHOSTS) // 2 + 1
            night.bonus = self.bonuses[step - kinds.GHOSTS]
            night.treats = self.marks[step - kinds.GHOSTS]
            here.stage = codes.CLOSING
        elif step < kinds.TREAT_POOL:
            night.candy_level = step - kinds.SWEETS + 1
            night.sweet = 1
            here.stage = codes.CLOSING
        else:
            night.treats -= 1
            night.treated += 1
            self.treat(town, here, step)
        if night.treats and not self.has_room(town, here):
            night.treats = 0

    def treat(self, town: Town, here: facts.Sheet, step: int) -> None:
        """Makes a mark of the bonus: a pool, a park or a bis that crosses no box."""
        if step < kinds.TREAT_PARK:
            here.pools |= sheet.ONE << (step - kinds.TREAT_POOL)
        elif step < kinds.TREAT_BIS:
            here.parks[step - kinds.TREAT_PARK] += 1
        else:
            town.repeat(here, codes.number_of(step - kinds.TREAT_BIS), codes.place_of(step - kinds.TREAT_BIS))

    def on_turn_end(self, town: Town, here: facts.Sheet) -> None:
        """In the next turn ghosts may be taken again."""
        self.night(here).sweet = 0

    def on_round_end(self, town: Town) -> None:
        """A level that somebody took is gone for all who have not taken it by then."""
        ghosts = 0
        candies = 0
        for seat in range(town.seats):
            ghosts |= 1 << self.night(facts.sheet_at(town.rows, seat)).ghost_level
            candies |= 1 << self.night(facts.sheet_at(town.rows, seat)).candy_level
        for seat in range(town.seats):
            night = self.night(facts.sheet_at(town.rows, seat))
            night.ghosts_gone |= ghosts & ~(1 | 1 << night.ghost_level)
            night.candies_gone |= candies & ~(1 | 1 << night.candy_level)

    # Scores and plans.

    def points(self, town: Town, here: facts.Sheet) -> int:
        """Pays the level of the candies."""
        return self.pays[self.night(here).candy_level]

    def on_completed(self, town: Town, slot: int) -> None:
        """A plan-completed card crosses its level of ghosts and of candies, unless it is circled."""
        night = self.night(town.sheet(0))
        level = slot + 1
        if night.ghost_level != level:
            night.ghosts_gone |= 1 << level
        if night.candy_level != level:
            night.candies_gone |= 1 << level

    def rival_levels(self, town: Town) -> int:
        """Counts the levels of which the cards crossed a box."""
        night = self.night(town.sheet(0))
        found = 0
        for level in range(1, kinds.LEVELS + 1):
            if ((night.ghosts_gone | night.candies_gone) >> level) & 1:
                found += 1
        return found

    def rival_points(self, town: Town) -> int:
        """Pays the rival for each of these levels."""
        return self.rival_pays * self.rival_levels(town)

    def plan_fulfilled(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> bool:
        """Wants symbols of a number or of whole streets, or all marked houses built."""
        night = self.night(here)
        if kind == kinds.CANDIES:
            return bits.count(night.candies) >= extra
        if kind == kinds.BOTH:
            return bits.count(night.ghosts) >= extra and bits.count(night.candies) >= extra
        if kind == kinds.BUILT:
            return self.marked & ~here.houses == 0
        if kind == kinds.STREET:
            return self.marked & town.box.street[extra] & ~night.candies == 0
        found = 0
        for street in range(town.box.streets):
            if self.marked & town.box.street[street] & ~night.ghosts == 0:
                found += 1
        return found >= extra

    # For Python.

    def levels_crossed(self, town: Town) -> int:
        """Counts the levels of which the plan-completed cards crossed a box."""
        return self.rival_levels(town)

    def exact(self, count: int) -> int:
        """Returns the level whose count this is exactly, or 0."""
        return self.level_at[count]
