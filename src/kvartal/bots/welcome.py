"""How a sensible person plays Welcome To: room for later numbers first, then points, then the estates of the plans."""

from __future__ import annotations

from kvartal.bots.sight import Sight
from kvartal.games.welcome import codes
from kvartal.games.welcome.position import Welcome


def rate(sight: Sight) -> list[float]:
    """Rates the legal steps; a plan is claimed once the effect is used or worth nothing."""
    world = sight.world
    assert isinstance(world, Welcome)
    rates = [world.judge(code) for code in sight.codes]
    effects = [rate for code, rate in zip(sight.codes, rates, strict=True) if codes.FENCE <= code < codes.PLAN]
    if effects and max(effects) > 0:
        # Claiming a plan gives the effect of the turn up.
        claims = range(codes.PLAN, codes.ESTATE)
        return [0.0 if code in claims else rate for code, rate in zip(sight.codes, rates, strict=True)]
    return rates
