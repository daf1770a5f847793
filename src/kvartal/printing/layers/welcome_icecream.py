"""Cones, trucks and route bonuses on the paper sheet of Welcome To."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WORDS = ("route", "bonus")


def facts(printed: Mapping[str, Any]) -> dict[str, object]:
    """Returns for each street its cones and the side from which its truck drives."""
    sheet = printed["sheet"]
    return {
        "streets": [
            {
                "cones": [
                    {"house": cone["house"], "scoops": cone["scoops"]}
                    for cone in sheet["cones"]
                    if cone["street"] == truck["street"]
                ],
                "fromLeft": truck["direction"] == "right",
            }
            for truck in sheet["trucks"]
        ]
    }
