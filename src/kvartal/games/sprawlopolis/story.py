"""What happened, told to each reader as far as they may know it."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.rules import Fact
from kvartal.games.sprawlopolis import codes
from kvartal.games.sprawlopolis.facts import Course, Hand
from kvartal.games.sprawlopolis.notation import card_name, parts_of, place_name
from kvartal.games.sprawlopolis.sprawl import Sprawl


def tell(before: Sprawl, seat: int, code: int, after: Sprawl) -> list[Fact]:
    """Tells one placement, with the passing and drawing that follow it, or what the deck brought."""
    if seat == marks.CHANCE:
        return _tell_chance(before, code, after)
    card, turned, row, column = parts_of(code)
    told = {"seat": seat, "card": card_name(card), "place": place_name(row, column)}
    covered = sum(before.block(row + down, column + right) != 0 for down in (0, 1) for right in (0, 1))
    done = [_fact("turned" if turned else "placed", **told, covered=covered)]
    passed = before.record(Hand, seat).held.bit_count() - 1
    if before.seats > 1 and passed:
        done.append(_fact("passed", seat=seat, owner=after.record(Course).turn, count=passed))
    top = before.record(Course).top
    if top != marks.EMPTY:
        done.append(_fact("drew", seat=seat, card=card_name(top)))
    return done


def _tell_chance(before: Sprawl, code: int, after: Sprawl) -> list[Fact]:
    stage = before.record(Course).stage
    if stage == codes.GOALS:
        course = after.record(Course)
        target = [_fact("target", points=sum(course.goals) + 3)] if course.stage != codes.GOALS else []
        return [_fact("goal", card=card_name(code)), *target]
    if stage == codes.BEGIN:
        return [_fact("first", seat=code - codes.FIRST)]
    if stage == codes.HANDS:
        seat = next(s for s in range(before.seats) if before.record(Hand, s) != after.record(Hand, s))
        return [Fact("sprawlopolis-fact-dealt", {"seat": seat, "card": card_name(code)}, only=seat)]
    return [_fact("start" if stage == codes.START else "top", card=card_name(code))]


def _fact(key: str, **args: object) -> Fact:
    return Fact(f"sprawlopolis-fact-{key}", args)
