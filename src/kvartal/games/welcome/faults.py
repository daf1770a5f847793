"""What is wrong with a sheet, wherever it came from: a position text, or a paper sheet typed in."""

from __future__ import annotations

from collections.abc import Iterator

from kvartal.core.bits import members
from kvartal.core.errors import Refusal
from kvartal.games.welcome.cards import spoken, value_of
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome


def faults(kit: Kit, game: Welcome, seat: int) -> Iterator[Refusal]:
    """Finds what no play can have led to, unless a module did it."""
    for fault in _faults(kit, game, seat):
        if not any(extension.explains(game, seat, fault) for extension in kit.extensions):
            yield fault


def misnoted(kit: Kit, game: Welcome, seat: int) -> Iterator[Refusal]:
    """Finds bis boxes that the streets do not account for, and points that the plans on the table do not bring."""
    here = game.record(Sheet, seat)
    shown = max(0, here.copies.bit_count() - sum(extension.free_bis(game, seat) for extension in kit.extensions))
    # A lost bis has left its box crossed.
    if not shown <= here.bis <= shown + here.lost.bit_count():
        yield Refusal("welcome-fault-count", field="bis", written=here.bis, found=shown)
    for slot, points in enumerate(here.plans):
        if points >= 0 and (lying := game.plan_at(slot)) >= 0:
            plan = kit.plans[lying]
            if not plan.reconstructed and points not in (plan.first, plan.second):
                yield Refusal("welcome-fault-plan", plan=slot + 1, points=points)


def _faults(kit: Kit, game: Welcome, seat: int) -> Iterator[Refusal]:
    """Looks at the order of numbers, at lonely bis houses, parted pairs and crowded tracks."""
    here = game.record(Sheet, seat)
    names = kit.places.names
    numbers = [value_of(here.numbers[at]) for at in range(len(names))]
    told = [spoken(here.numbers[at]) for at in range(len(names))]
    copies, cuts, lost = here.copies, here.cuts, here.lost
    fences, houses = here.fences, here.houses
    for street in range(len(kit.places.lengths)):
        left, whole, gone = -1, False, False
        for at in members(kit.box.street[street]):
            if cuts >> at & 1:
                left = -1
            if numbers[at] < 0:
                continue
            copy = bool(copies >> at & 1)
            same = left >= 0 and numbers[left] == numbers[at]
            # Lost places between two houses do not part them.
            beside = left >= 0 and all(lost >> between & 1 for between in range(left + 1, at))
            # Of equal neighbours all but one are bis houses.
            if left >= 0 and (numbers[left] > numbers[at] or (same and (not beside or (whole and not copy)))):
                if same:
                    yield Refusal("welcome-fault-repeat", place=names[at], at=names[left], number=told[at])
                else:
                    yield Refusal("welcome-fault-order", place=names[at], left=told[left], number=told[at])
            elif same and at == left + 1 and fences >> left & 1:
                yield Refusal("welcome-fault-parted", place=names[left], number=told[at])
            whole = not copy or (same and beside and whole)
            following = at + 1
            while following < len(names) and lost >> following & 1 and kit.box.street_of[following] == street:
                following += 1
            # The plain number may have been lost beside its bis houses.
            touched = following > at + 1 or bool(kit.box.before[at] and lost >> at - 1 & 1)
            gone = touched or (same and beside and gone)
            end = following >= len(names) or kit.box.street_of[following] != street
            if (end or numbers[following] != numbers[at]) and not whole and not gone:
                yield Refusal("welcome-fault-bis", place=names[at], number=told[at])
            left = at
    for at in members(here.pools & ~(kit.box.pools & (houses & ~copies | lost))):
        yield Refusal("welcome-fault-pool", place=names[at])
    for at in members((here.used | here.picked) & ~houses):
        yield Refusal("welcome-fault-used", place=names[at])
    for at in members(cuts):
        walls = [at] if at == 0 or kit.box.street_of[at - 1] != kit.box.street_of[at] else [at - 1, at]
        if not all(fences >> gap & 1 for gap in walls):
            yield Refusal("welcome-fault-roundabout", place=names[at])
    for at in members(lost):
        walls = [at] if at == 0 or kit.box.street_of[at - 1] != kit.box.street_of[at] else [at - 1, at]
        if not all(fences >> gap & 1 for gap in walls):
            yield Refusal("welcome-fault-lost", place=names[at])
    if lost and not any(extension.loses for extension in kit.extensions):
        yield Refusal("welcome-fault-none-lost")
    if cuts and not any("roundabout" in extension.verbs() for extension in kit.extensions):
        yield Refusal("welcome-fault-no-roundabouts")
    yield from _tracks(kit, game, seat)


def _tracks(kit: Kit, game: Welcome, seat: int) -> Iterator[Refusal]:
    """Finds tracks with more marks than boxes."""
    box, here = kit.box, game.record(Sheet, seat)
    full = [(f"park-{street}", here.parks[street], box.park_boxes[street]) for street in range(box.streets)]
    full += [(f"agent-{size}", here.agents[size], box.agent_boxes[size]) for size in range(1, 7)]
    full += [("temp", here.temps, box.temp_boxes), ("bis", here.bis, box.bis_boxes), ("refusal", here.refusals, 3)]
    for name, marks, most in full:
        if marks > most:
            yield Refusal("welcome-fault-track", track=name, marks=marks, most=most)
