"""Cones, trucks and route bonuses on the paper sheet of Welcome To."""

from __future__ import annotations

from kvartal.games.welcome.tables import table

WORDS = ("route", "bonus")


def facts() -> dict[str, object]:
    """Gives for each street its cones and the side from which its truck drives."""
    sheet = table("icecream")["sheet"]
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
