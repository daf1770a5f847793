"""What the bunkers remember."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Shelter(Record):
    """The bunkers of a sheet, and how little the others have dug."""

    bunkers: list[int] = fact("i8", 40, default=-1)
    """For each place, the number in its bunker."""
    dug: list[int] = fact("i16", 3)
    """For each street, the room that plan-completed cards gave a rival."""
    room: list[int] = fact("i16", 3, derived=True)
    """For each street, what its bunkers hold."""
    rival_total: int = fact("i16", derived=True)
    """The least that any other seat, or a rival, has in all."""


class Depths(Record):
    """What all seats have together."""

    most_room: list[int] = fact("i16", 3, derived=True)
    """For each street, the most that any seat has, or what a rival has, as the round began."""


shelter_beside = beside(Shelter)
depths_beside = beside(Depths)
