"""Everything that a game of Welcome To remembers, and what its box says; `facts.pxd` is written from it.

A place is numbered from the top left to the bottom right, street by street; sets of places are masks, one bit a place.
A gap has the bit of the place to its left, and the last place of each street has its fence from the start.
"""

from __future__ import annotations

from kvartal.core.facts import Record, at, fact
from kvartal.games.welcome.codes import DEALING, NOTHING


class Sheet(Record):
    """One seat's sheet, and its turn under way."""

    houses: int = fact("u64")
    """Places with a number."""
    filled: int = fact("u64")
    """Places with a number or with something else."""
    cuts: int = fact("u64")
    """Filled places behind which numbering starts anew."""
    lost: int = fact("u64")
    """Filled places whose house is gone for good; order and bis look past them."""
    bridged: int = fact("u64", derived=True)
    """Gaps beside a lost place: a fence there parts no numbers."""
    copies: int = fact("u64")
    """Bis houses."""
    fences: int = fact("u64")
    joined: int = fact("u64", derived=True)
    """Gaps beside a bis that no fence may part."""
    pools: int = fact("u64")
    """Places whose pool was built."""
    used: int = fact("u64")
    """Houses that count for a plan."""
    picked: int = fact("u64")
    """Houses that are picked for the plan being claimed."""
    open: list[int] = fact("u64", 23, derived=True)
    """For each number, the places where it may be written."""
    numbers: list[int] = fact("i8", 40, default=-1)
    parks: list[int] = fact("i8", 6)
    """For each street, the park boxes crossed."""
    agents: list[int] = fact("i8", 7)
    """For each size of estates, the agents hired."""
    temps: int = fact("i8")
    bis: int = fact("i8")
    """Bis boxes crossed."""
    refusals: int = fact("i8")
    plans: list[int] = fact("i16", 3, default=-1)
    """The points of each completed plan."""
    stage: int = fact("i8")
    """The stage of the turn."""
    number: int = fact("i8")
    """The number that was taken and is to be written."""
    effect: int = fact("i8", default=NOTHING)
    """The effect that may still be used."""
    combo: int = fact("i8", default=-1)
    """What was taken: the k of TAKE + k, or GONE + k for REFUSE + k; -1 before that."""
    house: int = fact("i8", default=-1)
    """The place written this turn."""
    slot: int = fact("i8")
    """The plan being claimed."""
    first: int = fact("i8")
    """Whether this turn completed a plan before anybody else."""
    shuffle: int = fact("i8")
    """Whether this turn wants the cards shuffled."""
    spent: int = fact("i8")
    """0 while the effect may be used, 1 when it was, 2 when temps were counted though the number stayed as it is."""
    total: int = fact("i16")
    """The final score."""


class Course(Record):
    """How far the game is."""

    stage: int = fact("i8")
    after: int = fact("i8", default=DEALING)
    """The stage with which the game goes on when an interlude is over."""
    turn: int = fact("i32")
    """The seat that steps next."""
    waiting: int = fact("i32", derived=True)
    """How many seats have not finished their turn."""
    round: int = fact("i16")
    """How many rounds have been resolved."""
    plan: list[int] = fact("i8", 3, default=-1)
    """The numbers of the three plans in the box."""
    approved: int = fact("i8")
    """The slots of plans that were completed in an earlier round: later ones pay less."""
    hired: int = fact("u64", derived=True)
    """The numbers of temps that somebody has hired, one bit a number, as the round began."""


class Box(Record):
    """What is printed on the sheet, the cards and the plans: the same for every game of a ruleset."""

    places: int = fact("i8")
    streets: int = fact("i8")
    all_places: int = fact("u64")
    ends: int = fact("u64")
    """The last place of each street."""
    pools: int = fact("u64")
    street: list[int] = fact("u64", 8)
    """For each street, its places."""
    street_of: list[int] = fact("i8", 40)
    before: list[int] = fact("u64", 40)
    """For each place, those to its left on its street."""
    after: list[int] = fact("u64", 40)
    park_boxes: list[int] = fact("i8", 8)
    park_points: list[int] = fact("i16", 64)
    pool_points: list[int] = fact("i16", 12)
    estate_points: list[int] = fact("i16", 48)
    agent_boxes: list[int] = fact("i8", 7)
    bis_points: list[int] = fact("i16", 12)
    refusal_points: list[int] = fact("i16", 4)
    temp_points: list[int] = fact("i16", 4)
    temp_boxes: int = fact("i8")
    bis_boxes: int = fact("i8")
    numbers: int = fact("i8", default=18)
    """How many numbers may come up: 18, or 23 if quarters are among the cards."""
    cards: int = fact("i16")
    """How many construction cards there are."""
    card: list[int] = fact("i16", 128)
    card_at: list[int] = fact("i16", 128, default=-1)
    """For each card, the first of its copies."""
    plan_count: int = fact("i16")
    plans_of: list[int] = fact("u64", 4)
    """For each level, from 1, the numbers of its plans, a bit each."""
    plan_owner: list[int] = fact("i8", 64)
    """The number of the listener that knows the plan, 0 for the base game."""
    plan_kind: list[int] = fact("i8", 64)
    """0 for estates of any sort, else what the owner makes of it."""
    plan_extra: list[int] = fact("i8", 64)
    plan_wants: list[int] = fact("u64", 64)
    """The estates that a plan wants, counted by size, see `sizes`."""
    plan_picks: list[int] = fact("i8", 64)
    """How many estates are wanted in all."""
    plan_first: list[int] = fact("i8", 64)
    plan_second: list[int] = fact("i8", 64)


sheet_at = at(Sheet)
course_at = at(Course)
box_at = at(Box)

__all__ = ["Box", "Course", "Sheet", "box_at", "course_at", "sheet_at"]
