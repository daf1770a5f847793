"""What is wrong with a sheet, wherever it came from: a position text, or a paper sheet typed in."""

from __future__ import annotations

from collections.abc import Iterator

from kvartal.core.errors import Refusal
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import members
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome


def faults(kit: Kit, game: Welcome, seat: int) -> Iterator[Refusal]:
    """Finds what no play can have led to, unless a module did it."""
    for fault in _faults(kit, game, seat):
        if not any(module.excuses(game, seat, fault) for module in kit.modules):
            yield fault


def _faults(kit: Kit, game: Welcome, seat: int) -> Iterator[Refusal]:
    """Looks at the order of numbers, at lonely bis houses, parted pairs and crowded tracks."""
    names = kit.places.names
    numbers = [game.mark(seat, codes.NUMBERS + at) for at in range(len(names))]
    copies, cuts = game.mask(seat, codes.COPIES), game.mask(seat, codes.CUTS)
    fences, houses = game.mask(seat, codes.FENCED), game.mask(seat, codes.HOUSES)
    for street in range(len(kit.places.lengths)):
        left, whole = -1, False
        for at in members(kit.box.street_mask(street)):
            if cuts >> at & 1:
                left = -1
            if numbers[at] < 0:
                continue
            copy = bool(copies >> at & 1)
            same = left >= 0 and numbers[left] == numbers[at]
            # Of equal neighbours all but one are bis houses.
            if left >= 0 and (numbers[left] > numbers[at] or (same and (at > left + 1 or (whole and not copy)))):
                yield Refusal("welcome-fault-order", place=names[at], left=numbers[left], number=numbers[at])
            elif same and fences >> left & 1:
                yield Refusal("welcome-fault-parted", place=names[left], number=numbers[at])
            whole = not copy or (same and at == left + 1 and whole)
            last = at + 1 >= len(names) or kit.box.street_at(at + 1) != street or numbers[at + 1] != numbers[at]
            if last and not whole:
                yield Refusal("welcome-fault-bis", place=names[at], number=numbers[at])
            left = at
    for at in members(game.mask(seat, codes.POOLED) & ~(kit.box.pools & houses & ~copies)):
        yield Refusal("welcome-fault-pool", place=names[at])
    for at in members((game.mask(seat, codes.USED) | game.mask(seat, codes.PICKED)) & ~houses):
        yield Refusal("welcome-fault-used", place=names[at])
    for at in members(cuts):
        walls = [at] if at == 0 or kit.box.street_at(at - 1) != kit.box.street_at(at) else [at - 1, at]
        if not all(fences >> gap & 1 for gap in walls):
            yield Refusal("welcome-fault-roundabout", place=names[at])
    if cuts and not any("roundabout" in module.verbs() for module in kit.modules):
        yield Refusal("welcome-fault-no-roundabouts")
    yield from _tracks(kit, game, seat)


def _tracks(kit: Kit, game: Welcome, seat: int) -> Iterator[Refusal]:
    """Finds tracks with more marks than boxes."""
    box = kit.box
    full = [(f"park-{street}", codes.PARKED + street, box.parks(street)) for street in range(len(kit.places.lengths))]
    full += [(f"agent-{size}", codes.AGENCY + size, box.agents(size)) for size in range(1, 7)]
    full += [
        ("temp", codes.TEMPED, box.temp_boxes),
        ("bis", codes.BISSED, box.bis_boxes),
        ("refusal", codes.REFUSED, 3),
    ]
    for name, field, most in full:
        if game.mark(seat, field) > most:
            yield Refusal("welcome-fault-track", track=name, marks=game.mark(seat, field), most=most)
