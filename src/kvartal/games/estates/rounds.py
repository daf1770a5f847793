"""Several rounds in a row: scores add up, the checks are kept, and two won rounds can end the game early."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.games.estates import codes, facts
from kvartal.games.estates.position import Estates, Rounds


class SeveralRounds(Rounds):
    """A game of 2 to 9 rounds; each seat remembers its results beside its purse."""

    def __init__(self, count: int, in_a_row: bool, place: int) -> None:
        Rounds.__init__(self, count)
        self.in_a_row = in_a_row
        """Whether the two rounds that win the game early must follow each other."""
        self.place = place
        """Where the results lie beside the purse."""

    def of(self, game: Estates, seat: int) -> facts.Results:
        """Returns the results of a seat."""
        return facts.results_beside(facts.purse_at(game.rows, seat), self.place)

    def close(self, game: Estates) -> None:
        """Notes the round, and ends the game or lays out the next round."""
        number = game.auction.round
        for seat in range(game.seats):
            self.of(game, seat).results[number] = game.points(seat)
            self.of(game, seat).won[number] = self.beats_all(game, seat)
            self.crown(self.of(game, seat), number)
        game.auction.round += 1
        if self.champions(game) or game.auction.round == self.count:
            game.end_game()
            return
        for seat in range(game.seats):
            self.of(game, seat).earlier += game.points(seat)
        game.lay_out()

    def beats_all(self, game: Estates, seat: int) -> bool:
        """Returns whether a seat wins the round on the board alone: by points, then by checks."""
        mine = game.points(seat)
        for other in range(game.seats):
            if other != seat:
                theirs = game.points(other)
                richer = facts.purse_at(game.rows, seat).money > facts.purse_at(game.rows, other).money
                if theirs > mine or (theirs == mine and not richer):
                    return False
        return True

    def crown(self, results: facts.Results, number: int) -> None:
        """Makes a seat the champion if it has won a second round."""
        if results.won[number]:
            for before in range(number):
                if results.won[before] and (not self.in_a_row or before == number - 1):
                    results.champion = 1

    def champions(self, game: Estates) -> int:
        """Counts the seats that have won two rounds and so the game."""
        found = 0
        for seat in range(game.seats):
            found += self.of(game, seat).champion
        return found

    def earlier(self, game: Estates, seat: int) -> int:
        """Returns what a seat brought into the round on the board."""
        return self.of(game, seat).earlier

    def is_champion(self, game: Estates, seat: int) -> bool:
        """Returns whether a seat won two rounds."""
        return self.of(game, seat).champion != 0

    # For Python.

    def closed(self, game: Estates) -> list[tuple[list[int], int]]:
        """Returns the points of each seat in each closed round, and who won it alone."""
        found = []
        for number in range(game.auction.round):
            points = [self.of(game, seat).results[number] for seat in range(game.seats)]
            winners = [seat for seat in range(game.seats) if self.of(game, seat).won[number]]
            found.append((points, winners[0] if winners else marks.EMPTY))
        return found

    def champion_of(self, winners: list[int]) -> int:
        """Returns the seat that wins the game by the last of these rounds, or EMPTY."""
        *before, last = winners
        counts = before[-1:] if self.in_a_row else before
        return last if last in counts else marks.EMPTY

    def restore(self, game: Estates, closed: list[tuple[list[int], int]]) -> None:
        """Lets rounds have been closed as a position text says; the last one lies still there when the game is over."""
        game.auction.round = len(closed)
        for number, (points, winner) in enumerate(closed):
            for seat in range(game.seats):
                results = self.of(game, seat)
                results.results[number] = points[seat]
                results.won[number] = seat == winner
                self.crown(results, number)
                if game.auction.stage != codes.FINISHED or number < len(closed) - 1:
                    results.earlier += points[seat]


__all__ = ["SeveralRounds"]
