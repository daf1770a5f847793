"""A position holds the committed facts of one game and knows how to go on from them.

What is not decided yet is not in it: a bag is a set, not an order, and a turn that is being thought over lives
in a `Draft`. A position has two faces. The *hot verbs* (`who fill apply draw reveal reset redeal worth`) are
overridden by every game and are called in compiled loops without the interpreter's lock; they trust their
arguments. The *plain verbs* (`actor moves play deal copy playout …`) are for Python and written once, here.

Simultaneous turns are stepped one seat after another: `who` names a seat that has not finished its turn in this
round, `focus` picks another one, and when the last seat has finished, its last `apply` resolves the round. What a
seat does before that must not change what another seat may do; the laws in `kvartal.testing` check it.
"""

from __future__ import annotations

from hashlib import blake2b

from kvartal.core import marks
from kvartal.core.rng import Rng


class Moves:
    """A list of action codes that compiled code can fill without allocating."""

    def __init__(self) -> None:
        # No position of any game offers more actions than this.
        self.codes = [0] * 8192
        self.count = 0

    def add(self, code: int) -> None:
        """Appends one code."""
        self.codes[self.count] = code
        self.count += 1

    def listed(self) -> list[int]:
        """Gives the codes as a Python list."""
        # Compiled, the codes are an array, whose slice is not a list yet.
        return [code for code in self.codes[: self.count]]  # noqa: C416


class Position:
    """The state of one game under one ruleset; each title has a subclass of its own."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.ply = 0
        """How many turns have been finished; a turn of several steps counts when its last step is made."""

    # The hot verbs: overridden by each game.

    def who(self) -> int:
        """Tells which seat acts next, or CHANCE, or OVER."""
        return marks.OVER

    def fill(self, out: Moves) -> None:
        """Lists the legal action codes of the seat that acts next, in ascending order."""
        out.count = 0

    def apply(self, code: int) -> None:
        """Plays a legal action of the seat that acts next."""

    def draw(self, rng: Rng) -> int:
        """Lets chance decide once by the odds, reveals the outcome, and tells its code."""
        return 0

    def reveal(self, code: int) -> None:
        """Takes a chance outcome that was decided elsewhere."""

    def reset(self) -> None:
        """Becomes equal to the position it was tethered to."""

    def redeal(self, seat: int, rng: Rng) -> None:
        """Becomes another world that this seat cannot tell from the present one.

        The new world depends on what the seat sees and on the stream alone, never on what is hidden.
        """

    def worth(self, seat: int) -> float:
        """Tells how good a finished game is for a seat, from 0 (worst) to 1 (best)."""
        return 0.0

    def chosen(self, rng: Rng, moves: Moves) -> int:
        """Picks the code that a random play-out plays here; games may override it to skip the list."""
        self.fill(moves)
        return moves.codes[rng.below(moves.count)]

    def finish(self, rng: Rng, moves: Moves) -> int:
        """Plays at random to the end and tells how many actions that took."""
        steps = 0
        seat = self.who()
        while seat != marks.OVER:
            if seat == marks.CHANCE:
                self.draw(rng)
            else:
                self.apply(self.chosen(rng, moves))
                steps += 1
            seat = self.who()
        return steps

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

    def copy(self) -> Position:
        """Gives an equal position that shares nothing with this one."""
        raise TypeError(type(self).__name__)

    def state(self) -> tuple[object, ...]:
        """Gives every committed fact as a tuple of plain values, equal for equal positions."""
        raise TypeError(type(self).__name__)

    def focus(self, seat: int) -> None:
        """Lets this seat step next in a simultaneous round; turn-by-turn games have nothing to do."""

    def desk(self, seat: int) -> Position:
        """Gives the smallest position on which this seat can think its turn over."""
        desk = self.copy()
        desk.focus(seat)
        return desk

    def acting(self) -> tuple[int, ...]:
        """Names every seat that has a turn to decide now."""
        seat = self.who()
        return (seat,) if seat >= 0 else ()

    def actor(self) -> int:
        """Tells which seat acts next, or CHANCE, or OVER."""
        return self.who()

    def moves(self) -> list[int]:
        """Gives the legal action codes of the seat that acts next, in ascending order; none when none is to act."""
        if self.who() < 0:
            return []
        self.fill(SCRATCH)
        # What `listed` does, without asking it: nothing is called more often from Python.
        return [code for code in SCRATCH.codes[: SCRATCH.count]]  # noqa: C416

    def play(self, code: int) -> None:
        """Plays a legal action; nothing is checked, see `Draft` for play that is."""
        self.apply(code)

    def turn_up(self, code: int) -> None:
        """Takes a chance outcome by its code; nothing is checked."""
        self.reveal(code)

    def deal(self, rng: Rng) -> int:
        """Lets chance decide once and tells the outcome's code."""
        return self.draw(rng)

    def resample(self, seat: int, rng: Rng) -> None:
        """Becomes another world that this seat cannot tell from the present one."""
        self.redeal(seat, rng)

    def playout(self, rng: Rng) -> int:
        """Plays at random to the end and tells how many actions that took; see `Playouts` for many."""
        return self.finish(rng, SCRATCH)

    def sensible(self, rng: Rng) -> int:
        """Plays by `policy` to the end and tells how many actions that took."""
        return self.rollout(rng, SCRATCH)

    def advice(self, rng: Rng) -> int:
        """Tells the code that `policy` picks here."""
        return self.policy(rng, SCRATCH)

    def value(self, seat: int) -> float:
        """Tells how good a finished game is for a seat, from 0 (worst) to 1 (best)."""
        return self.worth(seat)

    def digest(self) -> str:
        """Gives a short fingerprint of every committed fact."""
        return blake2b(repr(self.state()).encode(), digest_size=8).hexdigest()


SCRATCH = Moves()
