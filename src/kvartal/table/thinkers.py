"""Thinkers choose actions for bots, away from the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kvartal.core.action import Action
from kvartal.core.position import Position
from kvartal.core.rules import Rules

Asker = tuple[str, ...]
"""For whom somebody thinks, from the outside in: the network address, the person, the table."""
QUICK = ("random", "greedy", "easy")
"""The levels of bots that choose without thinking ahead."""


class Thinkers(Protocol):
    """Chooses for the bots of all tables, with a fair share of time for each asker."""

    async def turn(
        self,
        asker: Asker,
        rules: Rules,
        position: Position,
        seat: int,
        level: str,
        begun: Sequence[Action] = (),
    ) -> list[Action]:
        """Chooses a whole turn, or finishes one; nobody may change the position meanwhile."""

    async def hint(self, asker: Asker, rules: Rules, position: Position, seat: int, codes: Sequence[int]) -> Action:
        """Chooses the next step of a turn of which these steps are taken."""
