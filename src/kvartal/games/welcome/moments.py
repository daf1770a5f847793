"""The moments that are called often in every game: the town calls only the listeners that name a moment in `hears`."""

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
        # Compiled, C methods are no attributes; this check then runs on the interpreted form of the same source only.
        overrides = getattr(kind, moment, None) is not getattr(base, moment, None)
        if hasattr(base, moment) and overrides != (moment in hears):
            wrong = "does not override" if moment in hears else "overrides"
            raise TypeError(f"{kind.__name__} {wrong} {moment}, and `hears` says otherwise")
