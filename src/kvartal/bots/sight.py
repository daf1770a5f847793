"""A sight is all that a bot gets: what one seat sees, what it may do, and worlds it cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from kvartal.core.action import Action
from kvartal.core.game import Game
from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import Rules


class Sight:
    """What one seat knows while it thinks about the next step of its turn.

    The position in here is not the real one: whatever the seat cannot see was dealt anew before the bot came.
    """

    def __init__(self, rules: Rules, seat: int, world: Position, steps: Sequence[int] = ()) -> None:
        self.rules = rules
        self.seat = seat
        self._committed = world
        self.world = world.copy()
        """One world that fits what the seat sees, with the steps of its turn so far played in it."""
        self.world.focus(seat)
        self.steps: tuple[Action, ...] = ()
        """The steps that the seat has taken in this turn, for turns of several."""
        for code in steps:
            self.world.play_unchecked(code)
            self.steps += (rules.action(code),)
        self.codes: list[int] = self.world.moves()

    @cached_property
    def view(self) -> Any:
        """What the seat sees of the committed position, the same object that a player's screen is drawn from."""
        return self.rules.view(self._committed, self.seat)

    @cached_property
    def legal(self) -> list[Action]:
        """What the seat may do next, in the order of `codes`."""
        return [self.rules.action(code) for code in self.codes]

    @property
    def complete(self) -> bool:
        """Whether the steps so far are a whole turn."""
        return self.world.ply > self._committed.ply

    def after(self, code: int) -> Sight:
        """Returns the same sight one step later in the turn; raises `Refusal` or `Unreadable` for an illegal step."""
        if code not in self.codes:
            raise self.world.refused(code)
        later = Sight.__new__(Sight)
        later.rules, later.seat, later._committed = self.rules, self.seat, self._committed
        later.world = self.world.copy()
        later.world.focus(self.seat)
        later.world.play_unchecked(code)
        later.steps = (*self.steps, self.rules.action(code))
        later.codes = [] if later.complete else later.world.moves()
        return later

    def sample(self, rng: Rng) -> Position:
        """Returns a world that the seat cannot tell from the real one, with the steps of its turn played in it."""
        world = self.world.copy()
        world.resample(self.seat, rng)
        return world


def look(rules: Rules, position: Position, seat: int, steps: Sequence[int] = ()) -> Sight:
    """Looks at a position through the eyes of a seat that has taken these steps of its turn."""
    world = position.copy()
    # By the law of `resample` this world tells nothing that the seat does not know, whatever the stream.
    world.resample(seat, Rng(0))
    return Sight(rules, seat, world, steps)


def sight(game: Game, seat: int) -> Sight:
    """Looks at a game through the eyes of a seat that is to act; raises `OutOfTurn` if it is not."""
    return look(game.rules, game.position, seat, game.draft(seat).codes)
