"""The diploma: what a player may achieve, over many games; each honour has a name, and its words have that name too.

The printed list is lost with its picture, so the honours are ours, as the table of the Collector's Edition says.
"""

from __future__ import annotations

from kvartal.games.welcome import expansions
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.scoring import over
from kvartal.games.welcome.supplies.way import Way

POINTS = 100
"""Points that earn an honour."""
BASE = ("first-plans", "hundred", "clean", "pools")


def honours(kinds: tuple[type[Extension | Way], ...]) -> tuple[str, ...]:
    """Names every honour: those of the base game, one for each expansion, and what modes and expansions add."""
    extra = [honour for kind in (*kinds, *expansions.KINDS) for honour in kind.honours]
    return (*BASE, *(kind.name for kind in expansions.KINDS), *extra)


def earned(kit: Kit, game: Welcome, seat: int) -> tuple[str, ...]:
    """Names the honours that a seat earned in a finished game."""
    here = game.record(Sheet, seat)
    plans = [kit.plans[game.plan_at(slot)] for slot in range(3)]
    base = {
        "first-plans": all(here.plans[slot] == plan.first for slot, plan in enumerate(plans)),
        "hundred": here.total >= POINTS,
        "clean": not here.refusals and not here.copies,
        "pools": kit.box.pools != 0 and here.pools == kit.box.pools,
    }
    found = [honour for honour in BASE if base[honour]]
    found += [extension.name for extension in kit.extensions if isinstance(extension, expansions.KINDS)]
    won = game.seats > 1 and over(kit, game).standings[seat].place == 1
    for extension in kit.extensions:
        found += extension.earned(game, seat, won)
    found += kit.way.earned(game, seat)
    return tuple(found)
