"""Random games are played in bulk, in one compiled loop without the interpreter's lock."""

from __future__ import annotations

from kvartal.core import lock
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng


class Playouts:
    """Plays many random games from one position; each thread needs one of its own."""

    def __init__(self, start: Position, seed: int = 0) -> None:
        self.world: Position = start.copy()
        self.world.tether(start)
        self.moves = Moves()
        self.rng = Rng(seed)
        self.worths = [0.0] * 16
        self.track = start.seats if start.seats < 16 else 16

    def run(self, games: int) -> int:
        """Plays so many games to the end and tells how many actions they took."""
        return self.loop(games)

    def values(self) -> list[float]:
        """Gives the sum of `worth` of the first sixteen seats over all games so far."""
        return [self.worths[seat] for seat in range(self.track)]

    def loop(self, games: int) -> int:
        """Plays the games with the lock released."""
        steps = 0
        token = lock.release()
        for _ in range(games):
            self.world.reset()
            steps += self.world.finish(self.rng, self.moves)
            for seat in range(self.track):
                self.worths[seat] += self.world.worth(seat)
        lock.restore(token)
        return steps
