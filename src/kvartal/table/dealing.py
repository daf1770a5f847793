"""At a server's table chance comes from the operating system, so that nobody can work out what comes next."""

from __future__ import annotations

import secrets

from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import Rules


class SecretDealer:
    """Deals each outcome from a seed of its own; nothing of it is left to guess the next from, or to keep."""

    def deal(self, rules: Rules, position: Position) -> int:
        """Draws by the odds."""
        return position.deal(Rng(secrets.randbits(64)))
