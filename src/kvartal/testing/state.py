"""One state of a random game, as the laws look at it, and what several of them need."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import msgspec

from kvartal.core import marks
from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import Rules
from kvartal.texts import LANGUAGES, Texts


@dataclass
class State:
    """One state of a random game, and a stream to choose with."""

    rules: Rules
    position: Position
    rng: Random

    def some(self, most: int) -> list[int]:
        """Chooses seats to look through: all at a small table, others each time at a large one."""
        return self.rng.sample(range(self.position.seats), min(most, self.position.seats))

    def fresh(self) -> Rng:
        """Returns a stream for the rules."""
        return Rng(self.rng.getrandbits(64))

    def odds(self) -> list[tuple[int, int]]:
        """Returns what chance may bring, nothing where it is not to decide."""
        return self.rules.odds(self.position) if self.position.actor() == marks.CHANCE else []

    def elsewhere(self, seat: int) -> Position:
        """Returns another world that a seat cannot tell from this one."""
        world = self.position.copy()
        world.resample(seat, self.fresh())
        return world


def sent(value: object) -> bytes:
    """Encodes a value as the server sends it."""
    return msgspec.json.encode(value)


def worded(key: str) -> None:
    """Checks that a key has words in every language."""
    for lang in LANGUAGES:
        assert Texts(lang).has(key), f"{key} has no words in {lang}"
