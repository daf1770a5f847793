"""How a sensible person plays Welcome To: room for later numbers first, then points, then the estates of the plans."""

from __future__ import annotations

from kvartal.bots.welcome.judge import Judge
from kvartal.core.rules import Rules


def evaluator(rules: Rules) -> type[Judge]:
    """Returns the evaluator of a ruleset."""
    return Judge


__all__ = ["Judge", "evaluator"]
