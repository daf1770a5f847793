"""Barricades, hordes and bullets on the paper sheet of Welcome To."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WORDS = ("bullets", "spend")
AID = ("turn-1", "turn-3", "end", "about")


def facts(printed: Mapping[str, Any]) -> dict[str, object]:
    """Returns for each street its open houses with the horde that stops there, and the bullets."""
    sheet, streets = printed["sheet"], []
    for street in range(3):
        houses = sorted(one["house"] for one in sheet["unbarricaded_houses"] if one["street"] == street)
        half = len(houses) // 2
        # A horde advances to the next house without a barricade, from its own end of the street.
        left = [{"house": house, "fromLeft": True, "stop": stop} for stop, house in enumerate(houses[:half], 1)]
        right = [
            {"house": house, "fromLeft": False, "stop": stop} for stop, house in enumerate(houses[: half - 1 : -1], 1)
        ]
        streets.append([*left, *right])
    bullets = sheet["bullets"]
    boxes = [{"size": box["estate_size"], "box": box["box"]} for box in bullets["boxes_with_bullet"]]
    return {"streets": streets, "boxes": boxes, "given": bullets["at_start"]}
