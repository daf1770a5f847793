"""The score sheet line by line, the tie-breaks, and why a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kvartal.core.rules import Line, Over, Tier, ranked
from kvartal.games.welcome import codes
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
    """Gives the score sheet of a seat as it stands, in the order of the printed one."""
    box = kit.box
    sheet = game.tracks(seat)
    told: list[Line] = []
    for slot in range(3):
        points = game.mark(seat, codes.PLANNED + slot)
        told.append(
            Line("welcome-line-plan", max(points, 0), {"plan": slot + 1, "done": "yes" if points >= 0 else "no"})
        )
    for street in range(len(kit.places.lengths)):
        crossed = game.mark(seat, codes.PARKED + street)
        values: dict[str, Any] = {"street": street, "parks": crossed, "most": box.parks(street)}
        told.append(Line("welcome-line-parks", box.track("parks", street)[crossed], values))
    told.append(Line("welcome-line-pools", sheet["pools"], {"pools": game.mask(seat, codes.POOLED).bit_count()}))
    told.append(Line("welcome-line-temps", sheet["temps"], {"temps": game.mark(seat, codes.TEMPED)}))
    counts = game.estates(seat)
    for size in range(1, 7):
        agents = game.mark(seat, codes.AGENCY + size)
        each = box.track("estates", size)[agents]
        args: Mapping[str, Any] = {"size": size, "count": counts[size], "each": each}
        told.append(Line("welcome-line-estates", counts[size] * each, args))
    told.append(Line("welcome-line-bis", sheet["bis"], {"bis": game.mark(seat, codes.BISSED)}))
    told.append(Line("welcome-line-refusals", sheet["refusals"], {"refusals": game.mark(seat, codes.REFUSED)}))
    for module in kit.modules:
        told += module.lines(game, seat)
    return told


def tiers(kit: Kit) -> tuple[Tier, ...]:
    """Names the criteria of the ranking."""
    return (*TIERS, *(tier for module in kit.modules for tier in module.tiers()))


def over(kit: Kit, game: Welcome) -> Over:
    """Says why a finished game ended and who stands where."""
    values = []
    for seat in range(game.seats):
        counts = game.estates(seat)
        extra = [value for module in kit.modules for value in module.tied(game, seat)]
        values.append((game.mark(seat, codes.TOTAL), sum(counts), *counts[1:], *extra))
    return Over(f"welcome-reason-{ending(game)}", ranked(tiers(kit), values))


def ending(game: Welcome) -> str:
    """Names the condition that ended the game; of several, the one that the booklet names first."""
    seats = range(game.seats)
    if any(game.mark(seat, codes.REFUSED) == 3 for seat in seats):
        return "refusals"
    if any(all(game.mark(seat, codes.PLANNED + slot) >= 0 for slot in range(3)) for seat in seats):
        return "plans"
    if any(game.mask(seat, codes.TAKEN) == game.box.all_places for seat in seats):
        return "built"
    return "cards"
