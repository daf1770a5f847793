"""The moments that a listener may hear of, as bits: the town calls only those listeners that say they hear one."""

from __future__ import annotations

MOMENTS = (
    "decides",
    "must_step",
    "legal_steps",
    "effect_instead",
    "on_write",
    "on_loss",
    "on_turn_end",
    "on_round_end",
    "on_compare",
    "ends_game",
    "points",
    "on_completed",
    "laid_as",
    "rival_points",
)
"""The verbs of a listener that the town calls at every listener, in the order of their bits."""

DECIDES = 1 << 0
MUST_STEP = 1 << 1
LEGAL_STEPS = 1 << 2
EFFECT_INSTEAD = 1 << 3
ON_WRITE = 1 << 4
ON_LOSS = 1 << 5
ON_TURN_END = 1 << 6
ON_ROUND_END = 1 << 7
ON_COMPARE = 1 << 8
ENDS_GAME = 1 << 9
POINTS = 1 << 10
ON_COMPLETED = 1 << 11
LAID_AS = 1 << 12
RIVAL_POINTS = 1 << 13


def bits_of(kind: type, base: type) -> int:
    """Gives the moments that a kind of listener hears; raises TypeError if it does not say which it overrides."""
    hears: tuple[str, ...] = kind.hears  # type: ignore[attr-defined]
    for moment in MOMENTS:
        # Verbs of a compiled class are no attributes; the same text was tried before it was compiled.
        overrides = getattr(kind, moment, None) is not getattr(base, moment, None)
        if hasattr(base, moment) and overrides != (moment in hears):
            wrong = "does not override" if moment in hears else "overrides"
            raise TypeError(f"{kind.__name__} {wrong} {moment}, and `hears` says otherwise")
    return sum([1 << MOMENTS.index(moment) for moment in hears])
