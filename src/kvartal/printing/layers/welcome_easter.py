"""Eggs and their track on the paper sheet of Welcome To."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WORDS = ("teal", "pink", "orange", "blue", "purple")


def facts(printed: Mapping[str, Any]) -> dict[str, object]:
    """Returns for each street its eggs with their colours, how many there are in all, and the steps of the track."""
    eggs = printed["sheet"]["eggs"]
    return {
        "streets": [
            [
                {"house": one["house"], "eggs": one["eggs"], "colour": one["colour"]}
                for one in eggs
                if one["street"] == street
            ]
            for street in range(3)
        ],
        "eggs": sum(one["eggs"] for one in eggs),
        "steps": [{"eggs": step["eggs"], "points": step["points"]} for step in printed["scoring"]["thresholds"]],
    }
