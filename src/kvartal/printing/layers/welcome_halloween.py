"""Ghosts, candies and their levels on the paper sheet of Welcome To."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WORDS = ("exactly",)


def facts(printed: Mapping[str, Any]) -> dict[str, object]:
    """Returns for each street its marked houses, and the levels: what ghosts give, and the points of candies."""
    houses = printed["sheet"]["ghost_candy_houses"]
    return {
        "streets": [[one["house"] for one in houses if one["street"] == street] for street in range(3)],
        "ghosts": [
            {
                "count": level["count"],
                "options": [{"of": of, "times": times} for option in level["options"] for of, times in option.items()],
            }
            for level in printed["ghost_bonuses"]
        ],
        "candies": [{"count": level["count"], "points": level["points"]} for level in printed["candy_bonuses"]],
    }
