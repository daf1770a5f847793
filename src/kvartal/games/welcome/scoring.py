"""The score sheet line by line, the tie-breaks, and why a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kvartal.core.bits import members
from kvartal.core.rules import Line, Over, Tier, ranked
from kvartal.games.welcome.box import track
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome

TIERS = (
    Tier("welcome-tier-score"),
    Tier("welcome-tier-estates"),
    Tier("welcome-tier-estates-1"),
    Tier("welcome-tier-estates-2"),
    Tier("welcome-tier-estates-3"),
    Tier("welcome-tier-estates-4"),
    Tier("welcome-tier-estates-5"),
    Tier("welcome-tier-estates-6"),
)
"""Points, then complete estates, then those of one house, of two, and so on."""


def lines(kit: Kit, game: Welcome, seat: int) -> list[Line]:
    """Returns the score sheet of a seat as it stands, in the order of the printed one.

    Tracks without boxes have no line.
    """
    here = game.record(Sheet, seat)
    box = kit.box
    sheet = game.tracks(seat)
    told: list[Line] = []
    claimed = claims(kit, game, seat)
    for slot in range(3):
        points = here.plans[slot]
        done: dict[str, Any] = {"plan": slot + 1, "done": "yes" if points >= 0 else "no"}
        if claimed[slot]:
            done["places"] = " ".join(kit.places.names[at] for at in members(claimed[slot]))
        told.append(Line("welcome-line-plan", max(points, 0), done))
    for street in range(len(kit.places.lengths)):
        if not box.park_boxes[street]:
            continue
        crossed = here.parks[street]
        values: dict[str, Any] = {"street": street, "parks": crossed, "most": box.park_boxes[street]}
        told.append(Line("welcome-line-parks", track(box, "parks", street)[crossed], values))
    if box.pools:
        told.append(Line("welcome-line-pools", sheet["pools"], {"pools": here.pools.bit_count()}))
    if box.temp_boxes:
        told.append(Line("welcome-line-temps", sheet["temps"], {"temps": here.temps}))
    counts = game.estates(seat)
    for size in range(1, 7) if _estates(kit) else ():
        agents = here.agents[size]
        each = track(box, "estates", size)[agents]
        args: Mapping[str, Any] = {"size": size, "count": counts[size], "each": each}
        told.append(Line("welcome-line-estates", counts[size] * each, args))
    if box.bis_boxes:
        told.append(Line("welcome-line-bis", sheet["bis"], {"bis": here.bis}))
    told.append(Line("welcome-line-refusals", sheet["refusals"], {"refusals": here.refusals}))
    for extension in kit.extensions:
        told += extension.lines(game, seat)
    return told


def claims(kit: Kit, game: Welcome, seat: int) -> list[int]:
    """Returns the houses that count for each plan.

    A sheet remembers that they count, not for which plan: what the plans want tells it. Of estates that two plans may
    have wanted, those nearer to the top left go to the first.
    """
    here = game.record(Sheet, seat)
    rest, found = here.used, [0, 0, 0]
    done = [slot for slot in range(3) if here.plans[slot] >= 0]
    if not done:
        return found
    wants = {slot: kit.plans[game.plan_at(slot)].sizes for slot in done}
    for slot in done:
        if not wants[slot]:
            found[slot] = game.plan_houses(seat, slot) & rest
            rest &= ~found[slot]
    # Whoever is more particular chooses first; what came to an estate later may have made it unfit.
    estates = [estate for at in range(len(kit.places.names)) if (estate := game.estate(seat, at))]
    fitting = {slot: {one for one in estates if game.fits(seat, slot, one)} for slot in done}
    for slot in sorted(done, key=lambda slot: len(fitting[slot])):
        for size in wants[slot]:
            free = [one for one in estates if one.bit_count() == size and one & ~rest == 0]
            free.sort(key=lambda one: one not in fitting[slot])
            for one in free[:1]:
                found[slot] |= one
                rest &= ~one
    return found


def _estates(kit: Kit) -> bool:
    """Returns whether estates are worth anything on this sheet."""
    return any(kit.box.estate_points)


def tiers(kit: Kit) -> tuple[Tier, ...]:
    """Names the criteria of the ranking."""
    return (
        *TIERS[:1],
        *kit.way.tiers(),
        *(TIERS[1:] if _estates(kit) else ()),
        *(tier for extension in kit.extensions for tier in extension.tiers()),
    )


def over(kit: Kit, game: Welcome) -> Over:
    """Says why a finished game ended and who stands where."""
    values = []
    for seat in range(game.seats):
        counts = game.estates(seat)
        extra = [value for extension in kit.extensions for value in extension.tier_values(game, seat)]
        total = (game.record(Sheet, seat).total, *kit.way.tier_values(game, seat))
        # Without estates equal points share.
        shared = (sum(counts), *counts[1:]) if _estates(kit) else ()
        values.append((*total, *shared, *extra))
    reason, won = kit.way.verdict(game) or (f"welcome-reason-{ending(game)}", None)
    return Over(reason, ranked(tiers(kit), values), won)


def ending(game: Welcome) -> str:
    """Names the condition that ended the game; of several, the one that the booklet names first."""
    sheets = [game.record(Sheet, seat) for seat in range(game.seats)]
    if any(sheet.refusals == 3 for sheet in sheets):
        return "refusals"
    if any(min(sheet.plans) >= 0 for sheet in sheets):
        return "plans"
    if any(sheet.filled == game.rules.kit.box.all_places for sheet in sheets):
        return "built"
    return "cards"
