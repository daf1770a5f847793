"""Why a step of Welcome To is refused, in the rulebook's own terms."""

from __future__ import annotations

from kvartal.core.errors import Refusal
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import members
from kvartal.games.welcome.facts import EFFECTS
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.position import Welcome

STAGES = ("start", "chosen", "built", "closing", "picking", "ready", "ahead")


def reason(kit: Kit, game: Welcome, code: int) -> Refusal:
    """Says why the seat that acts next may not play a code."""
    seat = game.turn
    for module in kit.modules:
        insisted = module.insists(game, seat)
        if insisted is not None:
            return insisted
    stage = game.mark(seat, codes.STAGE)
    now = Refusal("welcome-refusal-now", stage=STAGES[stage])
    if code >= codes.EXTRA:
        module, step = kit.module_at(code)
        return module.reason(game, seat, step)
    if stage == codes.AHEAD:
        return now
    if code < codes.WRITE:
        return _take(game, seat, code - codes.TAKE) if stage == codes.START else now
    if code < codes.REFUSE:
        return _write(kit, game, seat, *divmod(code - codes.WRITE, 40)) if stage == codes.CHOSEN else now
    if code < codes.FENCE:
        return _refuse(kit, game, seat) if stage == codes.START else now
    if code < codes.PLAN:
        return _effect(kit, game, seat, code) if stage == codes.BUILT else now
    if code < codes.ESTATE:
        return _plan(game, seat, code - codes.PLAN) if stage in (codes.BUILT, codes.CLOSING) else now
    if code < codes.RESHUFFLE:
        return _estate(kit, game, seat, code - codes.ESTATE) if stage == codes.PICKING else now
    if code == codes.RESHUFFLE:
        if not game.shuffles or game.mark(seat, codes.WISH):
            return Refusal("welcome-refusal-shuffle-never" if not game.shuffles else "welcome-refusal-shuffle-twice")
        return Refusal("welcome-refusal-shuffle")
    return now


def _take(game: Welcome, seat: int, combo: int) -> Refusal:
    number, effect = game.offer(seat, combo) if combo < game.ways() else (-1, codes.NOTHING)
    if number < 0:
        return Refusal("welcome-refusal-no-pair")
    return Refusal("welcome-refusal-no-place", number=number, temps="yes" if effect == codes.TEMPS else "no")


def _write(kit: Kit, game: Welcome, seat: int, number: int, place: int) -> Refusal:
    taken, effect = game.mark(seat, codes.NUMBER), game.mark(seat, codes.EFFECT)
    if number != taken and (effect != codes.TEMPS or abs(number - taken) > 2):
        return Refusal("welcome-refusal-number", number=number, taken=taken)
    return why_not_there(kit, game, seat, number, place)


def why_not_there(kit: Kit, game: Welcome, seat: int, number: int, place: int) -> Refusal:
    """Names the house that forbids a number at a place."""
    names = kit.places.names
    told: dict[str, str | int] = {"number": number, "place": names[place]}
    if game.mask(seat, codes.TAKEN) >> place & 1:
        return Refusal("welcome-refusal-taken", **told)
    street = kit.box.street_mask(kit.box.street_at(place))
    cuts = game.mask(seat, codes.CUTS)
    for side, step in (("left", -1), ("right", 1)):
        at = place + step
        while at >= 0 and street >> at & 1 and not cuts >> at & 1:
            other = game.mark(seat, codes.NUMBERS + at)
            if other >= 0 and (other >= number if step < 0 else other <= number):
                key = "welcome-refusal-same" if other == number else f"welcome-refusal-{side}"
                return Refusal(key, **told, other=other, at=names[at])
            at += step
    return Refusal("welcome-refusal-now", stage="chosen")


def _refuse(kit: Kit, game: Welcome, seat: int) -> Refusal:
    for combo in range(game.ways()):
        number, _ = game.offer(seat, combo)
        spots = game.fit(seat, number) if number >= 0 else 0
        if spots:
            return Refusal("welcome-refusal-fits", number=number, place=kit.places.names[next(members(spots))])
    return Refusal("welcome-refusal-refuse", passes="yes" if game.passes() else "no")


def _effect(kit: Kit, game: Welcome, seat: int, code: int) -> Refusal:
    wanted = (
        codes.FENCES
        if code < codes.AGENT
        else codes.AGENTS
        if code < codes.PARK
        else {codes.PARK: codes.PARKS, codes.POOL: codes.POOLING}.get(code, codes.BISES)
    )
    effect = game.mark(seat, codes.EFFECT)
    if effect != wanted:
        found = EFFECTS[effect] if effect < codes.NOTHING else "nothing"
        return Refusal("welcome-refusal-effect", effect=EFFECTS[wanted], found=found)
    if game.mark(seat, codes.SPENT):
        return Refusal("welcome-refusal-spent")
    place = kit.places.names[game.mark(seat, codes.HOUSE)]
    if wanted == codes.FENCES:
        return _fence(kit, game, seat, code - codes.FENCE)
    if wanted == codes.AGENTS:
        return Refusal("welcome-refusal-agents", size=code - codes.AGENT + 1)
    if wanted == codes.PARKS:
        return Refusal("welcome-refusal-parks")
    if wanted == codes.POOLING:
        return Refusal("welcome-refusal-no-pool", place=place)
    return _bis(kit, game, seat, *divmod(code - codes.BIS, 40))


def _fence(kit: Kit, game: Welcome, seat: int, gap: int) -> Refusal:
    told = {"place": kit.places.names[gap]}
    if game.mask(seat, codes.FENCED) >> gap & 1:
        return Refusal("welcome-refusal-fenced", **told)
    if game.mask(seat, codes.JOINED) >> gap & 1:
        return Refusal("welcome-refusal-joined", **told)
    return Refusal("welcome-refusal-used", **told)


def _bis(kit: Kit, game: Welcome, seat: int, number: int, place: int) -> Refusal:
    names = kit.places.names
    told: dict[str, str | int] = {"number": number, "place": names[place]}
    if game.mark(seat, codes.BISSED) >= kit.box.bis_boxes:
        return Refusal("welcome-refusal-bis-full", most=kit.box.bis_boxes)
    if game.mask(seat, codes.TAKEN) >> place & 1:
        return Refusal("welcome-refusal-taken", **told)
    street = kit.box.street_mask(kit.box.street_at(place))
    for at in (place - 1, place + 1):
        if at >= 0 and street >> at & 1 and game.mark(seat, codes.NUMBERS + at) == number:
            return Refusal("welcome-refusal-bis-fence", **told, at=names[at])
    return Refusal("welcome-refusal-bis-beside", **told)


def _plan(game: Welcome, seat: int, slot: int) -> Refusal:
    if game.mark(seat, codes.PLANNED + slot) >= 0:
        return Refusal("welcome-refusal-plan-done", plan=slot + 1)
    return Refusal("welcome-refusal-plan", plan=slot + 1)


def _estate(kit: Kit, game: Welcome, seat: int, start: int) -> Refusal:
    told = {"place": kit.places.names[start]}
    estate = game.estate(seat, start)
    if not estate:
        return Refusal("welcome-refusal-no-estate", **told)
    if estate & (game.mask(seat, codes.USED) | game.mask(seat, codes.PICKED)):
        return Refusal("welcome-refusal-estate-used", **told)
    return Refusal("welcome-refusal-estate", **told, size=estate.bit_count())
