"""Several rounds in a row: scores add up, the checks are kept, and two won rounds can end the game early."""

from __future__ import annotations

from typing import Any

from kvartal.core import marks
from kvartal.core.position import Position
from kvartal.games.estates import codes
from kvartal.games.estates.broker import Broker


class Rounds(Broker):
    """A game of 2 to 9 rounds."""

    def __init__(
        self,
        seats: int,
        rounds: int,
        in_a_row: bool = True,
        longest: int = 9,
        zero: bool = True,
        early_end: bool = False,
        open_money: bool = False,
    ) -> None:
        Broker.__init__(self, seats, longest, zero, early_end, open_money)
        self.rounds = rounds
        self.in_a_row = in_a_row
        """Whether the two rounds that win the game early must follow each other."""
        self.round = 0
        """How many rounds have been closed, the last one of the game included."""
        self.earlier = [0] * 5
        """The points that each seat brought into the round on the board."""
        self.results = [0] * 45
        """The points of each seat in each closed round."""
        self.winners = [-1] * 9
        """Who won each closed round alone."""
        self.champion = marks.EMPTY
        """The seat that won two rounds and so the game."""
        self.origin: Any = None

    def close(self) -> None:
        """Notes the round, and ends the game or lays out the next round."""
        winner = marks.EMPTY
        for seat in range(self.seats):
            beaten = 0
            for other in range(self.seats):
                if other != seat and self.beats(seat, other):
                    beaten += 1
            if beaten == self.seats - 1:
                winner = seat
        for seat in range(self.seats):
            self.results[self.round * 5 + seat] = Broker.points(self, seat)
        self.winners[self.round] = winner
        if winner != marks.EMPTY:
            for earlier in range(self.round):
                if self.winners[earlier] == winner and (not self.in_a_row or earlier == self.round - 1):
                    self.champion = winner
        self.round += 1
        if self.champion != marks.EMPTY or self.round == self.rounds:
            Broker.close(self)
            return
        for seat in range(self.seats):
            self.earlier[seat] += Broker.points(self, seat)
            self.box[seat] = 0
            self.most[seat] = 0
        self.ending = 0
        self.lay_out()

    def beats(self, one: int, two: int) -> bool:
        """Tells whether a seat ranks above another in the round on the board."""
        mine = Broker.points(self, one)
        theirs = Broker.points(self, two)
        if mine != theirs:
            return mine > theirs
        return self.money[one] > self.money[two]

    def points(self, seat: int) -> int:
        """Adds the rounds before to the score of the round on the board."""
        return self.earlier[seat] + Broker.points(self, seat)

    def ahead(self, one: int, two: int) -> bool:
        """Puts the champion first, whatever the totals say."""
        if self.champion != marks.EMPTY and (self.champion == one or self.champion == two):
            return self.champion == one
        return Broker.ahead(self, one, two)

    def reset(self) -> None:
        """Copies every field from the position at home."""
        Broker.reset(self)
        self.round = self.origin.round
        self.earlier[:] = self.origin.earlier
        self.results[:] = self.origin.results
        self.winners[:] = self.origin.winners
        self.champion = self.origin.champion

    # For Python.

    def tether(self, home: Position) -> None:
        """Remembers the position that `reset` returns to."""
        self.home = home
        self.origin = home

    def copy(self) -> Rounds:
        """Gives an equal position that shares nothing with this one."""
        twin = Rounds(self.seats, self.rounds, self.in_a_row, self.longest, self.zero, self.early_end, self.open_money)
        twin.tether(self)
        twin.reset()
        twin.home = None
        twin.origin = None
        return twin

    def state(self) -> tuple[object, ...]:
        """Gives every committed fact."""
        return (*Broker.state(self), self.rounds, self.in_a_row, self.closed(), self.champion)

    def closed(self) -> list[tuple[list[int], int]]:
        """Gives the points of each seat in each closed round, and who won it alone."""
        return [
            ([self.results[number * 5 + seat] for seat in range(self.seats)], self.winners[number])
            for number in range(self.round)
        ]

    def set_closed(self, results: list[list[int]], winners: list[int]) -> None:
        """Lets rounds have been closed as a position text says."""
        self.round = len(results)
        for number in range(self.round):
            self.winners[number] = winners[number]
            for seat in range(self.seats):
                self.results[number * 5 + seat] = results[number][seat]
                if self.stage != codes.FINISHED or number < self.round - 1:
                    self.earlier[seat] += results[number][seat]
            won_before = winners[max(number - 1, 0) : number] if self.in_a_row else winners[:number]
            if winners[number] != marks.EMPTY and winners[number] in won_before:
                self.champion = winners[number]

    def earlier_of(self, seat: int) -> int:
        """Gives the points that a seat brought into the round on the board."""
        return self.earlier[seat]
