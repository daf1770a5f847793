"""What happened in Welcome To, told to each reader as far as they may know it."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.rules import Fact
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import spoken
from kvartal.games.welcome.facts import Course, Sheet
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.scoring import ending


def tell(kit: Kit, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
    """Tells one step of a turn, or one thing that chance brought."""
    if seat == marks.CHANCE:
        return _chance(kit, before, code, after)
    facts: list[Fact] = []
    if code >= codes.EXTRA:
        extension, step = kit.extension_at(code)
        facts += extension.told(before, seat, step, after)
        # It may write a house, which others hear of, or end the turn in place of being done.
        ended = before.stage == codes.PLAY and after.ply > before.ply
        for other in kit.extensions:
            facts += (
                other.aftermath(before, seat, codes.DONE if ended else code, after) if other is not extension else []
            )
    else:
        facts += _step(kit, before, seat, code, after)
        for extension in kit.extensions:
            facts += extension.aftermath(before, seat, code, after)
    if after.stage != before.stage and before.record(Course).waiting == 1:
        facts += _round(kit, before, after)
    return facts


def _fact(key: str, **args: object) -> Fact:
    return Fact(f"welcome-fact-{key}", args)


def _chance(kit: Kit, before: Welcome, code: int, after: Welcome) -> list[Fact]:
    if code >= codes.PLAN_OUTCOME:
        plan = kit.plans[code - codes.PLAN_OUTCOME]
        wants = {"wants": plan.key, "sizes": ", ".join(map(str, plan.sizes))}
        return [_fact("plan", plan=plan.level, id=plan.id, first=plan.first, second=plan.second, **wants)]
    if code == codes.SOLO_CARD:
        return [_fact("solo-card")]
    if code >= codes.SPECIAL:
        told = kit.way.announced(before, code, after)
        for extension in kit.extensions:
            told += extension.aftermath(before, marks.CHANCE, code, after)
        return told
    return kit.way.dealt(before, code, after)


def _step(kit: Kit, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
    names = kit.places.names
    if code < codes.WRITE or codes.ESTATE <= code < codes.RESHUFFLE or codes.PLAN <= code < codes.ESTATE:
        return _plans(before, seat, code, after)
    if code < codes.REFUSE:
        number, place = codes.number_and_place(code - codes.WRITE)
        return [_fact("wrote", seat=seat, number=spoken(number), place=names[place])]
    if code < codes.FENCE:
        return [_fact("refused", seat=seat)]
    if code < codes.AGENT:
        return [_fact("fence", seat=seat, place=names[code - codes.FENCE])]
    if code < codes.PARK:
        return [_fact("agent", seat=seat, size=code - codes.AGENT + 1)]
    if code in (codes.PARK, codes.POOL):
        house = before.record(Sheet, seat).house
        if code == codes.PARK:
            return [_fact("park", seat=seat, street=kit.box.street_of[house], place=names[house])]
        return [_fact("pool", seat=seat, place=names[house])]
    if code < codes.PLAN:
        number, place = codes.number_and_place(code - codes.BIS)
        return [_fact("bis", seat=seat, number=spoken(number), place=names[place])]
    return []


def _plans(before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
    """Tells that a plan was completed; a claim that still has to choose its estates tells nothing."""
    if code < codes.WRITE:
        return []
    for slot in range(3):
        points = after.record(Sheet, seat).plans[slot]
        if points >= 0 and before.record(Sheet, seat).plans[slot] < 0:
            return [_fact("completed", seat=seat, plan=slot + 1, points=points)]
    return []


def _round(kit: Kit, before: Welcome, after: Welcome) -> list[Fact]:
    """Tells what the end of a round brought to all."""
    facts = kit.way.moved(before, after) if before.stage == codes.PLAY else []
    for slot in range(3):
        if after.approved >> slot & 1 and not before.approved >> slot & 1:
            facts.append(_fact("approved", plan=slot + 1))
    if after.stage == codes.FINISHED:
        facts.append(_fact("over", reason=ending(after)))
    elif after.stage == codes.TOPS:
        wished = any(before.record(Sheet, other).shuffle for other in range(before.seats))
        facts.append(_fact("shuffled", why="wish" if wished else "empty"))
    return facts
