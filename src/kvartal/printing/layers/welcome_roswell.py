"""Saucers and goals on the paper sheet of Welcome To."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WORDS = ("otherwise",)


def facts(printed: Mapping[str, Any]) -> dict[str, object]:
    """Returns for each street the houses below a saucer, and the goals with what an estate brings."""
    saucers = printed["sheet"]["saucers"]
    goals = [(goal["min_groups"], goal["max_groups"], goal["points_each"]) for goal in printed["goals"]]
    return {
        "streets": [[one["house"] for one in saucers if one["street"] == street] for street in range(3)],
        "goals": [
            {"range": f"{least}–{most}" if most else f"{least}+", "points": points} for least, most, points in goals
        ],
    }
