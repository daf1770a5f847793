"""The sheet of coloured houses on paper, instead of the usual one of Welcome To."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kvartal.games.welcome.tables import EFFECTS

COLOURS = ("green", "red", "blue", "orange", "purple", "grey")
WORDS = (*COLOURS, "colours", "columns", "streets", "ordinary", "ideal")
AID = (*(f"effect-{effect}-does" for effect in EFFECTS), "turn-3", "end")


def facts(printed: Mapping[str, Any]) -> dict[str, object]:
    """Returns the colours of the houses of each street and of each effect, and what houses and bonuses bring."""
    scoring, bonuses = printed["scoring"], printed["bonuses"]
    return {
        "streets": [row["houses"] for row in sorted(printed["sheet"]["grid"], key=lambda row: int(row["street"]))],
        "effects": {effect: printed["colour_of_effect"][effect] for effect in EFFECTS},
        "ordinary": scoring["finished_column_ordinary_house"],
        "ideal": scoring["finished_column_ideal_house"],
        "multiple": bonuses["column_multiplier"],
        "street": bonuses["street"],
    }
