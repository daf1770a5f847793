"""What the bunkers remember."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Shelter(Record):
    """The bunkers of a sheet, and how those of the others compare with them."""

    bunkers: list[int] = fact("i8", 40, default=-1)
    """For each place, the number in its bunker."""
    dug: list[int] = fact("i16", 3)
    """For each street, the room that plan-completed cards gave a rival."""
    room: list[int] = fact("i16", 3, derived=True)
    """For each street, what its bunkers hold."""
    rival_room: list[int] = fact("i16", 3, derived=True)
    """For each street, the most that any other seat has, as the round began."""
    rival_total: int = fact("i16", derived=True)
    """The least that any other seat has in all."""


shelter_beside = beside(Shelter)
