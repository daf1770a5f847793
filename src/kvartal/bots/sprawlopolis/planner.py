"""How a careful person plays Sprawlopolis: lays the card after which the city counts most."""

from __future__ import annotations

from kvartal.bots.evaluator import Evaluator
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.sprawlopolis import city, codes
from kvartal.games.sprawlopolis.score import Score
from kvartal.games.sprawlopolis.sprawl import Sprawl

WIDTH = 12
"""How many placements a search considers in each position."""


class Planner(Evaluator):
    """Judges by what the city counts after the next card."""

    def __init__(self, world: Position) -> None:
        Evaluator.__init__(self, world)
        assert isinstance(world, Sprawl)
        self.world = world
        self.score = Score(world)
        self.promise = [0] * 2048
        """What the city would count after each placement of a list."""
        self.anew = False
        """Whether `weigh` counts every city anew; only to compare speed and results."""

    def trial(self, code: int, labelled: bool) -> int:
        """Counts the city as it would be with one more card, and leaves it as it is.

        In a labelled city a card that covers nothing is only added; otherwise the whole city is counted anew.
        """
        here = self.world.city
        row = codes.row_of(code)
        column = codes.column_of(code)
        north, south, west, east = here.north, here.south, here.west, here.east
        upper, lower = here.lanes[row], here.lanes[row + 1]
        one = here.cell[codes.cell_at(row, column)]
        two = here.cell[codes.cell_at(row, column + 1)]
        three = here.cell[codes.cell_at(row + 1, column)]
        four = here.cell[codes.cell_at(row + 1, column + 1)]
        city.cover(here, code)
        if labelled:
            self.score.extend(codes.cell_at(row, column))
            points = self.score.sum()
            self.score.retract()
        else:
            points = self.score.total()
        here.cell[codes.cell_at(row, column)] = one
        here.cell[codes.cell_at(row, column + 1)] = two
        here.cell[codes.cell_at(row + 1, column)] = three
        here.cell[codes.cell_at(row + 1, column + 1)] = four
        here.lanes[row], here.lanes[row + 1] = upper, lower
        here.north, here.south, here.west, here.east = north, south, west, east
        return points

    def weigh(self, moves: Moves) -> None:
        """Works out `promise` for every placement of a list."""
        # Those that cover a block label the city anew, so they come first.
        for i in range(moves.count):
            if self.anew or city.covers(self.world.city, moves.codes[i]):
                self.promise[i] = self.trial(moves.codes[i], False)
        if self.anew:
            return
        self.score.label()
        for i in range(moves.count):
            if not city.covers(self.world.city, moves.codes[i]):
                self.promise[i] = self.trial(moves.codes[i], True)

    # What a search asks.

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Picks the placement after which the city counts most; of equal ones, any."""
        self.world.fill(moves)
        self.weigh(moves)
        best = -1000
        equal = 0
        found = 0
        for i in range(moves.count):
            points = self.promise[i]
            if points > best:
                best = points
                equal = 0
            if points == best:
                equal += 1
                if rng.below(equal) == 0:
                    found = moves.codes[i]
        return found

    def consider(self, out: Moves) -> None:
        """Lists the few placements after which the city counts most, in ascending order."""
        self.world.fill(out)
        self.weigh(out)
        # The lowest promise that still belongs to the best WIDTH ones; of those equal to it, the first are taken.
        bar = 300
        above = 0
        while bar > -300 and above < WIDTH:
            bar -= 1
            for i in range(out.count):
                if self.promise[i] == bar:
                    above += 1
        equal = WIDTH
        for i in range(out.count):
            if self.promise[i] > bar:
                equal -= 1
        kept = 0
        for i in range(out.count):
            if self.promise[i] > bar or (self.promise[i] == bar and equal > 0):
                if self.promise[i] == bar:
                    equal -= 1
                out.codes[kept] = out.codes[i]
                kept += 1
        out.count = kept

    def value(self, seat: int) -> float:
        """Values a lost game below 0.4 and a won one from 0.6 on, each by its margin to the target."""
        margin = self.score.total() - self.score.target()
        return 16.0 / (40 - margin) if margin < 0 else 1.0 - 12.0 / (30 + margin)

    # For Python.

    def rates(self, seat: int, codes: list[int]) -> list[float]:
        """Rates every placement by what the city would count after it."""
        return [float(self.trial(code, False)) for code in codes]

    def points_after(self, code: int) -> int:
        """Counts the city as it would be with one more card."""
        return self.trial(code, False)

    def promises(self) -> list[int]:
        """Counts the city as it would be after each of the legal placements."""
        moves = Moves()
        self.world.fill(moves)
        self.weigh(moves)
        return [self.promise[i] for i in range(moves.count)]
