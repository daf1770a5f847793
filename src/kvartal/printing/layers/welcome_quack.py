"""Ducklings, their mothers and the phases on the paper sheet of Welcome To."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WORDS = ("yellow", "black", "both")


def facts(printed: Mapping[str, Any]) -> dict[str, object]:
    """Returns for each street the gaps and the houses below which ducklings stand, its mothers, and the phases."""
    streets: list[dict[str, list[dict[str, object]]]] = [{"gaps": [], "below": [], "mothers": []} for _ in range(3)]
    for duckling in printed["sheet"]["ducklings"]:
        (street, house), (other, _) = sorted(duckling["between"])
        streets[street]["gaps" if street == other else "below"].append({"house": house, "colour": duckling["colour"]})
    for mother in printed["sheet"]["mothers"]:
        [(street, house)] = mother["next_to"]
        streets[street]["mothers"].append({"house": house, "colour": mother["colour"]})
    return {"streets": streets, "phases": [phase["id"] for phase in printed["phases"]]}
