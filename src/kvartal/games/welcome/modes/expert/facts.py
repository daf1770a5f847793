"""What the expert game remembers; the roundabouts themselves are cuts of the sheet."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Roundabout(Record):
    """The roundabout of a turn."""

    roundabout: int = fact("i8")
    """Whether this turn has built one."""


roundabout_beside = beside(Roundabout)
