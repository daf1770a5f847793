"""Random games are played in bulk, in one compiled loop without the interpreter's lock."""

from __future__ import annotations

from kvartal.core import lock
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng


class Playouts:
    """Plays many random games from one position; each thread needs one of its own."""

    def __init__(self, start: Position, seed: int = 0) -> None:
        self.start = start.copy()
        self.world: Position = start.copy()
        self.moves = Moves()
        self.rng = Rng(seed)

    def run(self, games: int) -> int:
        """Plays this many games to the end and returns how many actions they took."""
        return self.loop(games)

    def loop(self, games: int) -> int:
        """Plays the games with the lock released."""
        steps = 0
        token = lock.release()
        for _ in range(games):
            self.world.become(self.start)
            steps += self.world.finish(self.rng, self.moves)
        lock.restore(token)
        return steps
