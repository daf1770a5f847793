"""Bunkers and the room in them on the paper sheet of Welcome To."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WORDS = ("room", "most", "least")


def facts(printed: Mapping[str, Any]) -> dict[str, object]:
    """Returns the houses with a bunker of each street, what the most room brings, and the points of the optimist."""
    bunkers, scoring = printed["sheet"]["bunkers"], printed["scoring"]
    return {
        "streets": [[one["house"] for one in bunkers if one["street"] == street] for street in range(3)],
        "most": scoring["street_majority_points"],
        "optimist": scoring["optimist_points"],
    }
