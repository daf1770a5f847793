"""Colours: which houses are ideal, who finishes a street or a column first, and what columns pay."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.games.welcome import codes, facts, sheet
from kvartal.games.welcome.expansions.american_dream import facts as dreams
from kvartal.games.welcome.expansions.american_dream import kinds
from kvartal.games.welcome.town import Listener, Town


class Colours(Listener):
    """Makes a colour of every effect, and circles the houses that have it."""

    hears = ("decides", "effect_instead", "on_write", "on_round_end", "points")

    def __init__(self, colours: Sequence[int], colour_of: Sequence[int], pays: Sequence[int]) -> None:
        Listener.__init__(self)
        self.coloured = [0] * 6
        """For each colour its places."""
        self.colour_of = [0] * 6
        """For each effect its colour."""
        self.columns = [0] * 7
        """For each column its places."""
        self.streets = [0] * 5
        self.ordinary = pays[0]
        """What a house of a finished column pays."""
        self.perfect = pays[1]
        """What an ideal one pays."""
        self.multiple = pays[2]
        """What the bonus of a column makes of it."""
        self.street_pays = pays[3]
        self.street_cost = 0
        """How many bonuses of streets a plan-completed card costs."""
        self.column_cost = 0
        for effect in range(6):
            self.colour_of[effect] = colour_of[effect]
        for place in range(kinds.ROWS * kinds.WIDTH):
            self.coloured[colours[place]] |= sheet.ONE << place
            self.columns[place % kinds.WIDTH] |= sheet.ONE << place
            self.streets[place // kinds.WIDTH] |= sheet.ONE << place

    def dream(self, here: facts.Sheet) -> dreams.Dream:
        """Returns ideal houses and bonuses of a sheet."""
        return dreams.dream_beside(here, self.row_at)

    def effect_instead(self, town: Town, here: facts.Sheet, effect: int) -> int:
        """Returns the effect as a colour, which does nothing else."""
        return codes.NOTHING + 1 + effect if effect < codes.NOTHING else effect

    def matching(self, effect: int) -> int:
        """Returns the places whose colour an effect, as this listener gives it, has."""
        return self.coloured[self.colour_of[effect - codes.NOTHING - 1]] if effect > codes.NOTHING else 0

    def on_write(self, town: Town, here: facts.Sheet, place: int) -> None:
        """Circles a house of the right colour."""
        self.dream(here).ideal |= self.matching(here.effect) & (sheet.ONE << place)

    # Bonuses.

    def decide(self, town: Town, line: int, houses: int) -> None:
        """Gives the bonus of a street or a column to all who finished it in the first round in which anybody did."""
        won = False
        for seat in range(town.seats):
            here = facts.sheet_at(town.rows, seat)
            if houses & ~here.houses == 0 and self.bonus(here, line) == kinds.OPEN:
                self.set_bonus(here, line, kinds.WON)
                won = True
        if won:
            for seat in range(town.seats):
                here = town.sheet(seat)
                if self.bonus(here, line) == kinds.OPEN:
                    self.set_bonus(here, line, kinds.LOST)

    def bonus(self, here: facts.Sheet, line: int) -> int:
        """Returns how the bonus of a street stands, or behind them that of a column."""
        dream = self.dream(here)
        return dream.street_bonus[line] if line < kinds.ROWS else dream.column_bonus[line - kinds.ROWS]

    def set_bonus(self, here: facts.Sheet, line: int, state: int) -> None:
        """Circles or crosses the bonus of a street or a column."""
        dream = self.dream(here)
        if line < kinds.ROWS:
            dream.street_bonus[line] = state
        else:
            dream.column_bonus[line - kinds.ROWS] = state

    def on_round_end(self, town: Town) -> None:
        """Decides the bonuses of the streets and columns that somebody has finished."""
        whole = 0
        for seat in range(town.seats):
            here = facts.sheet_at(town.rows, seat)
            whole |= self.whole_streets(here.houses) | self.whole_columns(here.houses) << kinds.ROWS
        for line in range(kinds.ROWS + kinds.WIDTH):
            if (whole >> line) & 1:
                self.decide(town, line, self.streets[line] if line < kinds.ROWS else self.columns[line - kinds.ROWS])

    # Against a rival.

    def open_bonuses(self, here: facts.Sheet, first: int, behind: int) -> int:
        """Counts the bonuses between two lines that are neither circled nor crossed."""
        found = 0
        for line in range(first, behind):
            if self.bonus(here, line) == kinds.OPEN:
                found += 1
        return found

    def on_completed(self, town: Town, slot: int) -> None:
        """Every plan-completed card costs the player bonuses of streets and of columns, as far as any are left."""
        here = town.sheet(0)
        dream = self.dream(here)
        streets = self.open_bonuses(here, 0, kinds.ROWS)
        columns = self.open_bonuses(here, kinds.ROWS, kinds.ROWS + kinds.WIDTH)
        dream.streets_owed = streets if streets < self.street_cost else self.street_cost
        dream.columns_owed = columns if columns < self.column_cost else self.column_cost

    def decides(self, town: Town, here: facts.Sheet) -> bool:
        """Bonuses may have to be crossed."""
        return self.dream(here).streets_owed > 0 or self.dream(here).columns_owed > 0

    def decisions(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lists the bonuses that may be crossed."""
        for line in range(kinds.ROWS + kinds.WIDTH):
            owed = self.dream(here).streets_owed if line < kinds.ROWS else self.dream(here).columns_owed
            if owed and self.bonus(here, line) == kinds.OPEN:
                out.add(self.codes_at + line)

    def take_step(self, town: Town, here: facts.Sheet, step: int) -> None:
        """Crosses a bonus."""
        self.set_bonus(here, step, kinds.LOST)
        if step < kinds.ROWS:
            self.dream(here).streets_owed -= 1
        else:
            self.dream(here).columns_owed -= 1

    def crossed_streets(self, town: Town) -> int:
        """Counts the bonuses of streets that the player crossed."""
        found = 0
        for street in range(kinds.ROWS):
            if self.bonus(town.sheet(0), street) == kinds.LOST:
                found += 1
        return found

    def rival_points(self, town: Town) -> int:
        """Pays the rival for each street bonus that the player crossed."""
        return self.street_pays * self.crossed_streets(town)

    # Scores and plans.

    def column_points(self, here: facts.Sheet, column: int) -> int:
        """Pays the houses of a finished column, more for ideal ones, and more with its bonus."""
        dream = self.dream(here)
        houses = self.columns[column]
        if houses & ~here.houses:
            return 0
        ideal = bits.count(houses & dream.ideal)
        points = self.perfect * ideal + self.ordinary * (kinds.ROWS - ideal)
        return points * self.multiple if dream.column_bonus[column] == kinds.WON else points

    def points(self, town: Town, here: facts.Sheet) -> int:
        """Adds up columns and the bonuses of streets."""
        points = 0
        for column in range(kinds.WIDTH):
            points += self.column_points(here, column)
        for street in range(kinds.ROWS):
            if self.dream(here).street_bonus[street] == kinds.WON:
                points += self.street_pays
        return points

    def whole_columns(self, houses: int) -> int:
        """Returns the columns all of whose places are among these, one bit a column."""
        found = 0
        for column in range(kinds.WIDTH):
            if self.columns[column] & ~houses == 0:
                found |= 1 << column
        return found

    def whole_streets(self, houses: int) -> int:
        """Returns the streets all of whose places are among these, one bit a street."""
        found = 0
        for street in range(kinds.ROWS):
            if self.streets[street] & ~houses == 0:
                found |= 1 << street
        return found

    def side_by_side(self, houses: int, extra: int) -> bool:
        """Returns whether this many neighbouring columns have all their places among these."""
        found = self.whole_columns(houses)
        run = found
        for _ in range(extra - 1):
            run &= run >> 1
        return run != 0

    def squared(self, ideal: int, size: int) -> bool:
        """Returns whether a square of this size lies among these places."""
        row = sheet.span(0, size)
        square = sheet.ONE & 0
        for at in range(size):
            square |= row << (at * kinds.WIDTH)
        found = 0
        for street in range(kinds.ROWS - size + 1):
            for column in range(kinds.WIDTH - size + 1):
                if (square << (street * kinds.WIDTH + column)) & ~ideal == 0:
                    found += 1
        return found > 0

    def plan_fulfilled(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> bool:
        """Wants colours, columns, streets or a square, built or ideal."""
        ideal = self.dream(here).ideal
        if kind == kinds.IDEAL_COLOUR:
            return self.coloured[extra] & ~ideal == 0
        if kind == kinds.BUILT_COLOURS:
            wanted = sheet.ONE & 0
            for colour in range(6):
                if (extra >> colour) & 1:
                    wanted |= self.coloured[colour]
            return wanted & ~here.houses == 0
        if kind == kinds.IDEAL_COLUMNS:
            return bits.count(self.whole_columns(ideal)) >= extra
        if kind == kinds.COLUMNS:
            return bits.count(self.whole_columns(here.houses)) >= extra
        if kind == kinds.COLUMNS_ASIDE:
            return self.side_by_side(here.houses, extra)
        if kind == kinds.IDEAL_STREETS:
            return bits.count(self.whole_streets(ideal)) >= extra
        if kind == kinds.STREETS:
            return bits.count(self.whole_streets(here.houses)) >= extra
        return self.squared(ideal, extra)

    # For Python.

    def streets_crossed(self, town: Town) -> int:
        """Counts the bonuses of streets that the player crossed."""
        return self.crossed_streets(town)

    def column_of(self, town: Town, seat: int, column: int) -> int:
        """Returns what a column pays to a seat."""
        return self.column_points(town.sheet(seat), column)
