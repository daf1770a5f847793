"""Thinkers choose for bots, somewhere where nobody has to wait for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kvartal.core.action import Action
from kvartal.core.position import Position
from kvartal.core.rules import Rules


class Thinkers(Protocol):
    """Those who think for the bots of all tables; `asker` is for whom, so that nobody takes all their time."""

    async def turn(
        self, asker: str, rules: Rules, position: Position, seat: int, level: str, begun: Sequence[Action] = ()
    ) -> list[Action]:
        """Chooses a whole turn, or finishes one; nobody may change the position meanwhile."""

    async def hint(self, asker: str, rules: Rules, position: Position, seat: int, codes: Sequence[int]) -> Action:
        """Chooses the next step of a turn of which these steps are taken."""
