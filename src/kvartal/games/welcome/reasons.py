"""Why a step of Welcome To is refused, in the rulebook's own terms."""

from __future__ import annotations

from collections import Counter

from kvartal.core.bits import members
from kvartal.core.errors import Refusal
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import spoken, value_of
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.tables import EFFECTS

STAGES = ("start", "chosen", "built", "closing", "picking", "ready", "ahead")


def reason(kit: Kit, game: Welcome, code: int) -> Refusal:
    """Says why the seat that acts next may not play a code."""
    seat = game.actor()
    here = game.record(Sheet, seat)
    for extension in kit.extensions:
        insisted = extension.required(game, seat)
        if insisted is not None:
            owner, step = kit.extension_at(code) if code >= codes.EXTRA else (None, 0)
            return extension.reason(game, seat, step) if owner is extension else insisted
    stage = here.stage
    now = Refusal("welcome-refusal-now", stage=STAGES[stage])
    if code >= codes.EXTRA:
        extension, step = kit.extension_at(code)
        return extension.reason(game, seat, step)
    if stage == codes.AHEAD:
        return now
    if code < codes.WRITE:
        return _take(game, seat, code - codes.TAKE) if stage == codes.START else now
    if code < codes.REFUSE:
        return _write(kit, game, seat, code - codes.WRITE) if stage == codes.CHOSEN else now
    if code < codes.FENCE:
        return _refuse(kit, game, seat) if stage == codes.START else now
    if code < codes.PLAN:
        return _effect(kit, game, seat, code) if stage == codes.BUILT else now
    if code < codes.ESTATE:
        return _plan(kit, game, seat, code - codes.PLAN) if stage in (codes.BUILT, codes.CLOSING) else now
    if code < codes.RESHUFFLE:
        return _estate(kit, game, seat, code - codes.ESTATE) if stage == codes.PICKING else now
    if code == codes.RESHUFFLE:
        if here.first and stage == codes.PICKING:
            return now
        never = not kit.supply.shuffles
        if never or here.shuffle:
            return Refusal("welcome-refusal-shuffle-never" if never else "welcome-refusal-shuffle-twice")
        return Refusal("welcome-refusal-shuffle")
    # Only where a card that is given away ends the turn, nobody can be done in another way.
    return Refusal("welcome-refusal-done") if stage in (codes.BUILT, codes.CLOSING) else now


def _take(game: Welcome, seat: int, combo: int) -> Refusal:
    number, effect = game.offer(seat, combo) if combo < game.combos() else (-1, codes.NOTHING)
    if number < 0:
        # Behind the three stacks stand pairs of cards of a hand, numbered by both.
        if combo < 3 < game.combos():
            return Refusal("welcome-refusal-two-cards")
        alike = 3 <= combo < game.combos() and (combo - 3) // 3 == (combo - 3) % 3
        if alike:
            return Refusal("welcome-refusal-same-card")
        return Refusal("welcome-refusal-no-pair", hand="yes" if game.combos() > 3 else "no")
    return Refusal("welcome-refusal-no-place", number=spoken(number), temps="yes" if effect == codes.TEMPS else "no")


def _write(kit: Kit, game: Welcome, seat: int, code: int) -> Refusal:
    here = game.record(Sheet, seat)
    number, place = codes.number_of(code), codes.place_of(code)
    taken, effect = here.number, here.effect
    change = value_of(number) - value_of(taken)
    if number != taken and (effect != codes.TEMPS or change not in (-2, -1, 1, 2)):
        told = {"number": spoken(number), "taken": spoken(taken)}
        if effect != codes.TEMPS or abs(change) <= 2:
            return Refusal("welcome-refusal-number", **told)
        near = [other for other in range(codes.NUMBERS) if abs(value_of(other) - value_of(taken)) in (0, 1, 2)]
        return Refusal("welcome-refusal-temps", **told, least=spoken(near[0]), most=spoken(near[-1]))
    return why_not_there(kit, game, seat, number, place)


def why_not_there(kit: Kit, game: Welcome, seat: int, number: int, place: int) -> Refusal:
    """Names the house that forbids a number at a place."""
    here = game.record(Sheet, seat)
    names = kit.places.names
    told: dict[str, str | int] = {"number": spoken(number), "place": names[place]}
    if here.filled >> place & 1:
        return _filled(here, place, told)
    street = kit.box.street[kit.box.street_of[place]]
    cuts = here.cuts
    for side, step in (("left", -1), ("right", 1)):
        at = place + step
        while at >= 0 and street >> at & 1 and not cuts >> at & 1:
            other = here.numbers[at]
            if other >= 0 and (value_of(other) - value_of(number)) * step <= 0:
                key = "welcome-refusal-same" if other == number else f"welcome-refusal-{side}"
                return Refusal(key, **told, other=spoken(other), at=names[at])
            at += step
    return Refusal("welcome-refusal-now", stage="chosen")


def _refuse(kit: Kit, game: Welcome, seat: int) -> Refusal:
    here = game.record(Sheet, seat)
    for combo in range(game.combos()):
        number, _ = game.offer(seat, combo)
        spots = here.open[number] if number >= 0 else 0
        if spots:
            return Refusal("welcome-refusal-fits", number=spoken(number), place=kit.places.names[next(members(spots))])
    to = kit.way.kept_by
    return Refusal("welcome-refusal-refuse", passes="no" if not to else to if kit.way.passes else "later")


def _effect(kit: Kit, game: Welcome, seat: int, code: int) -> Refusal:
    here = game.record(Sheet, seat)
    wanted = (
        codes.FENCES
        if code < codes.AGENT
        else codes.AGENTS
        if code < codes.PARK
        else {codes.PARK: codes.PARKS, codes.POOL: codes.POOLING}.get(code, codes.BISES)
    )
    effect = here.effect
    if effect != wanted:
        found = EFFECTS[effect] if effect < codes.NOTHING else "nothing"
        return Refusal("welcome-refusal-effect", effect=EFFECTS[wanted], found=found)
    if here.spent:
        instead = [why for extension in kit.extensions if (why := extension.given_up(game, seat))]
        return instead[0] if instead else Refusal("welcome-refusal-spent")
    place = kit.places.names[here.house]
    if wanted == codes.FENCES:
        return _fence(kit, game, seat, code - codes.FENCE)
    if wanted == codes.AGENTS:
        return Refusal("welcome-refusal-agents", size=code - codes.AGENT + 1)
    if wanted == codes.PARKS:
        return Refusal("welcome-refusal-parks")
    if wanted == codes.POOLING:
        circled = here.pools >> here.house & 1
        return Refusal("welcome-refusal-pool-built" if circled else "welcome-refusal-no-pool", place=place)
    if here.bis >= kit.box.bis_boxes:
        return Refusal("welcome-refusal-bis-full", most=kit.box.bis_boxes)
    return why_no_bis(kit, game, seat, code - codes.BIS)


def _filled(here: Sheet, place: int, told: dict[str, str | int]) -> Refusal:
    return Refusal("welcome-refusal-lost" if here.lost >> place & 1 else "welcome-refusal-taken", **told)


def _fence(kit: Kit, game: Welcome, seat: int, gap: int) -> Refusal:
    here = game.record(Sheet, seat)
    told = {"place": kit.places.names[gap]}
    if here.fences >> gap & 1:
        return Refusal("welcome-refusal-fenced", **told)
    if here.joined >> gap & 1:
        return Refusal("welcome-refusal-joined", **told)
    return Refusal("welcome-refusal-used", **told)


def why_no_bis(kit: Kit, game: Welcome, seat: int, code: int) -> Refusal:
    """Names what forbids a bis at a place, whatever its price."""
    here = game.record(Sheet, seat)
    number, place = codes.number_of(code), codes.place_of(code)
    names = kit.places.names
    told: dict[str, str | int] = {"number": spoken(number), "place": names[place]}
    if here.filled >> place & 1:
        return _filled(here, place, told)
    street = kit.box.street[kit.box.street_of[place]]
    for at in (place - 1, place + 1):
        if at >= 0 and street >> at & 1 and here.numbers[at] == number:
            return Refusal("welcome-refusal-bis-fence", **told, at=names[at])
    return Refusal("welcome-refusal-bis-beside", **told)


def _plan(kit: Kit, game: Welcome, seat: int, slot: int) -> Refusal:
    here = game.record(Sheet, seat)
    if here.plans[slot] >= 0:
        return Refusal("welcome-refusal-plan-done", plan=slot + 1)
    used, here.used = here.used, 0
    game.store(here, seat)
    fulfilled = game.may_claim(seat, slot)
    done = [other for other, points in enumerate(here.plans) if points >= 0 and _uses_up(kit, game, seat, other)]
    here.used = used
    game.store(here, seat)
    if not fulfilled or not done:
        return Refusal("welcome-refusal-plan", plan=slot + 1)
    wanted, free = Counter(kit.plans[game.plan_at(slot)].sizes), game.estates(seat, used)
    short = {size for size, count in wanted.items() if free[size] < count}
    # A plan that is not about sizes may have used the estates up too.
    others = [other for other in done if short & set(kit.plans[game.plan_at(other)].sizes)] or done
    told = tuple(str(other + 1) for other in others)
    return Refusal("welcome-refusal-plan-used", plan=slot + 1, others=told, count=len(told))


def _uses_up(kit: Kit, game: Welcome, seat: int, slot: int) -> bool:
    """Returns whether a plan uses houses up: those of its estates, or those that it names."""
    return bool(kit.plans[game.plan_at(slot)].sizes or game.plan_houses(seat, slot))


def _estate(kit: Kit, game: Welcome, seat: int, start: int) -> Refusal:
    here = game.record(Sheet, seat)
    told = {"place": kit.places.names[start]}
    estate = game.estate(seat, start)
    if not estate:
        return Refusal("welcome-refusal-no-estate", **told)
    if estate & (here.used | here.picked):
        return Refusal("welcome-refusal-estate-used", **told)
    if game.wanting(seat)[estate.bit_count()] > 0:
        return Refusal("welcome-refusal-estate-sort", **told)
    return Refusal("welcome-refusal-estate", **told, size=estate.bit_count())
