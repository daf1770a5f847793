"""Randomness is an object that is passed in; nothing in the rules reaches for a global one."""

from __future__ import annotations

from operator import index

WORD = 0xFFFFFFFFFFFFFFFF
MULTIPLIER = 0x2545F4914F6CDD1D
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Rng:
    """A small repeatable stream of random numbers (xorshift64*, seeded through splitmix64).

    The same seed gives the same stream compiled and interpreted, on every machine.
    """

    def __init__(self, seed: int = 0) -> None:
        self.state = 1
        # Of numpy, too: its numbers are no `int`, and overflow.
        self.reseed(index(seed) & WORD)

    def reseed(self, seed: int) -> None:
        """Starts the stream anew; neighbouring seeds give unrelated streams."""
        mixed = (seed + GOLDEN) & WORD
        mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & WORD
        mixed ^= mixed >> 31
        # A xorshift stream must not start at zero: it would stay there.
        self.state = mixed if mixed else GOLDEN

    def next(self) -> int:
        """Returns the next 64 random bits."""
        word = self.state
        word ^= word >> 12
        word ^= (word << 25) & WORD
        word ^= word >> 27
        self.state = word
        return (word * MULTIPLIER) & WORD

    def below(self, bound: int) -> int:
        """Returns a number from 0 to bound - 1; bound is at most 2**32 - 1."""
        # This is `next`, written out because nothing is asked for more often.
        word = self.state
        word ^= word >> 12
        word ^= (word << 25) & WORD
        word ^= word >> 27
        self.state = word
        return (((word * MULTIPLIER & WORD) >> 32) * bound) >> 32

    def roll(self, bound: int) -> int:
        """Is `below` for callers outside compiled code."""
        return self.below(bound)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.state,)

    def __repr__(self) -> str:
        return f"<Rng {self.state:016x}>"

    def fork(self) -> Rng:
        """Returns an independent stream, for instance one to think with beside one to deal from."""
        return Rng(self.next())


def resumed(state: int) -> Rng:
    """Returns a stream that goes on where another stood, as pickles hold it."""
    rng = Rng()
    rng.state = state
    return rng
