"""The moments that come often in every game: the town calls only those listeners that say they hear of one."""

from __future__ import annotations

MOMENTS = (
    "decides",
    "early_steps",
    "required_steps",
    "legal_steps",
    "effect_instead",
    "on_write",
    "on_loss",
    "on_turn_end",
    "on_round_end",
    "on_compare",
    "ends_game",
    "points",
)
"""The verbs of a listener that the town calls at every listener which names them."""


def check(kind: type, base: type) -> None:
    """Raises TypeError if a kind of listener does not say which moments it overrides."""
    hears: tuple[str, ...] = kind.hears  # type: ignore[attr-defined]
    for moment in MOMENTS:
        # Verbs of a compiled class are no attributes; the same text was tried before it was compiled.
        overrides = getattr(kind, moment, None) is not getattr(base, moment, None)
        if hasattr(base, moment) and overrides != (moment in hears):
            wrong = "does not override" if moment in hears else "overrides"
            raise TypeError(f"{kind.__name__} {wrong} {moment}, and `hears` says otherwise")
