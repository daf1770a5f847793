"""A position that lists its fields by hand; what titles are built on until their facts are declared."""

from __future__ import annotations

from typing import Any

from kvartal.core import marks
from kvartal.core.position import SCRATCH, Moves, Position
from kvartal.core.rng import Rng


class Tower(Position):
    """A position with hand-written copies."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.ply = 0

    def become(self, other: Position) -> None:
        """Becomes equal to the position it was tethered to."""
        self.reset()

    def reset(self) -> None:
        """Becomes equal to the position it was tethered to."""

    def worth(self, seat: int) -> float:
        """Tells how good a finished game is for a seat, from 0 (worst) to 1 (best)."""
        return 0.0

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Picks the code that a search expects of a sensible player here; random unless the game knows better."""
        return self.chosen(rng, moves)

    def consider(self, out: Moves) -> None:
        """Lists the legal codes that are worth a thought, never none; all unless the game knows better."""
        self.fill(out)

    def rollout(self, rng: Rng, moves: Moves) -> int:
        """Plays sensibly to the end and tells how many actions that took."""
        steps = 0
        seat = self.who()
        while seat != marks.OVER:
            if seat == marks.CHANCE:
                self.draw(rng)
            else:
                self.apply(self.policy(rng, moves))
                steps += 1
            seat = self.who()
        return steps

    # The plain verbs: for Python.

    def tether(self, home: Position) -> None:
        """Remembers the position that `reset` returns to."""
        raise TypeError(type(self).__name__)

    def copy(self) -> Any:
        """Gives an equal position that shares nothing with this one."""
        raise TypeError(type(self).__name__)

    def state(self) -> Any:
        """Gives every committed fact as a tuple of plain values, equal for equal positions."""
        raise TypeError(type(self).__name__)

    def desk(self, seat: int) -> Any:
        """Gives the smallest position on which this seat can think its turn over."""
        desk = self.copy()
        desk.focus(seat)
        return desk

    def sandbox(self, seat: int) -> Any:
        """Gives the smallest position on which this seat can think its turn over."""
        return self.desk(seat)

    def play(self, code: int) -> None:
        """Plays a legal action; nothing is checked."""
        self.apply(code)

    def turn_up(self, code: int) -> None:
        """Takes a chance outcome by its code; nothing is checked."""
        self.reveal(code)

    def advice(self, rng: Rng) -> int:
        """Tells the code that `policy` picks here."""
        return self.policy(rng, SCRATCH.moves)

    def digest(self) -> str:
        """Gives a short fingerprint of every committed fact."""
        from hashlib import blake2b

        return blake2b(repr(self.state()).encode(), digest_size=8).hexdigest()

    def value(self, seat: int) -> float:
        """Tells how good a finished game is for a seat, from 0 (worst) to 1 (best)."""
        return self.worth(seat)

    def raw(self) -> Any:
        """Gives all facts."""
        return self.state()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tower) and type(self) is type(other) and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __reduce__(self) -> Any:
        raise TypeError(type(self).__name__)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"
