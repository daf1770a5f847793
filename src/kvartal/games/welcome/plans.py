"""The three city plans: who may claim one, which estates count for it, and what it pays."""

from __future__ import annotations

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.games.welcome import codes, facts, sheet, sizes
from kvartal.games.welcome.town import Town


def need(box: facts.Box, plan: int, size: int) -> int:
    """Returns how many estates of a size a plan wants."""
    return sizes.count(box.plan_wants[plan], size)


def fitting(town: Town, here: facts.Sheet, plan: int, barred: int) -> int:
    """Counts by size the estates that may still be picked for a plan."""
    counts = sheet.estate_counts(here, barred)
    kind = town.box.plan_kind[plan]
    if kind == 0:
        return counts
    missing = ~here.houses | barred
    rest = here.fences
    start = 0
    while rest:
        end = bits.first(rest)
        rest &= rest - 1
        size = end - start + 1
        if size <= sheet.LARGEST:
            part = sheet.span(start, size)
            if missing & part == 0 and not town.chains.everybody.any_estate_fits(
                town, here, town.box.plan_owner[plan], kind, part
            ):
                counts -= sizes.one(size)
        start = end + 1
    return counts


def claimable(town: Town, here: facts.Sheet, slot: int) -> bool:
    """Returns whether a seat fulfils a plan that it has not completed yet."""
    if here.plans[slot] >= 0:
        return False
    plan = town.course.plan[slot]
    if town.box.plan_picks[plan]:
        return sizes.enough(fitting(town, here, plan, here.used), town.box.plan_wants[plan])
    return town.chains.everybody.any_plan_fulfilled(
        town, here, town.box.plan_owner[plan], town.box.plan_kind[plan], town.box.plan_extra[plan]
    )


def houses(town: Town, here: facts.Sheet, slot: int) -> int:
    """Returns the houses that a plan uses up, unless it is about estates."""
    plan = town.course.plan[slot]
    if town.box.plan_picks[plan]:
        return 0
    return town.chains.everybody.any_plan_houses(
        town, here, town.box.plan_owner[plan], town.box.plan_kind[plan], town.box.plan_extra[plan]
    )


def claim(town: Town, here: facts.Sheet, slot: int) -> None:
    """Begins to claim a plan; it is completed at once unless there are estates to choose from."""
    here.slot = slot
    if town.box.plan_picks[town.course.plan[slot]]:
        here.stage = codes.PICKING
        settle(town, here)
    else:
        here.picked = houses(town, here, slot)
        complete(town, here)


def lack(town: Town, here: facts.Sheet, picked: int, size: int) -> int:
    """Returns how many estates of a size the plan being claimed still wants; those picked are counted in `picked`."""
    return need(town.box, town.course.plan[here.slot], size) - sizes.count(picked, size)


def picked_counts(town: Town, here: facts.Sheet) -> int:
    """Counts by size the estates that are picked for the plan being claimed."""
    return sheet.estate_counts(here, ~here.picked & town.box.all_places)


def pickable(town: Town, here: facts.Sheet) -> int:
    """Returns the first places of the estates that may be picked next for the plan being claimed."""
    plan = town.course.plan[here.slot]
    kind = town.box.plan_kind[plan]
    picked = picked_counts(town, here)
    missing = ~here.houses | here.used | here.picked
    rest = here.fences
    start = 0
    found = sheet.ONE & 0
    while rest:
        end = bits.first(rest)
        rest &= rest - 1
        size = end - start + 1
        if size <= sheet.LARGEST and lack(town, here, picked, size) > 0:
            part = sheet.span(start, size)
            if missing & part == 0 and (
                kind == 0 or town.chains.everybody.any_estate_fits(town, here, town.box.plan_owner[plan], kind, part)
            ):
                found |= sheet.ONE << start
        start = end + 1
    return found


def settle(town: Town, here: facts.Sheet) -> None:
    """Completes the claim when nothing is left to choose."""
    starts = pickable(town, here)
    picked = picked_counts(town, here)
    wanted = 0
    for size in range(1, 7):
        wanted += lack(town, here, picked, size)
    if bits.count(starts) > wanted:
        return
    while starts:
        here.picked |= sheet.estate_from(here, bits.first(starts))
        starts &= starts - 1
    complete(town, here)


def complete(town: Town, here: facts.Sheet) -> None:
    """Completes a plan: what was picked is used, and the points are those of the first round or of later ones."""
    plan = town.course.plan[here.slot]
    here.used |= here.picked
    here.picked = 0
    if (town.course.approved >> here.slot) & 1:
        here.plans[here.slot] = town.box.plan_second[plan]
    else:
        here.plans[here.slot] = town.box.plan_first[plan]
        here.first = 1
    here.slot = 0
    here.stage = codes.CLOSING


def list_claims(town: Town, here: facts.Sheet, out: Moves) -> None:
    """Lists the plans that a seat may claim."""
    # Most often there are too few estates of whatever sort, and one count of them tells that of all plans.
    counts = sheet.estate_counts(here, here.used)
    for slot in range(3):
        plan = town.course.plan[slot]
        if (
            here.plans[slot] < 0
            and sizes.enough(counts, town.box.plan_wants[plan])
            and (town.box.plan_kind[plan] == 0 or claimable(town, here, slot))
        ):
            out.add(codes.PLAN + slot)
