"""The words of Welcome To's steps and outcomes, and their numbers."""

from __future__ import annotations

from kvartal.core.action import Action
from kvartal.core.errors import Unreadable
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import card_name, card_of, house_number, number_of, value_of
from kvartal.games.welcome.kit import Kit

_ARGUMENTS = {
    "take": (1, 2),
    "write": (2,),
    "refuse": (0, 1),
    "fence": (1,),
    "agent": (1,),
    "park": (0,),
    "pool": (0,),
    "bis": (2,),
    "plan": (1,),
    "estate": (1,),
    "reshuffle": (0,),
    "done": (0,),
}
_PLAIN = {"park": codes.PARK, "pool": codes.POOL, "reshuffle": codes.RESHUFFLE, "done": codes.DONE}


def action_of(kit: Kit, code: int) -> Action:
    """Spells a code; raises `Unreadable` if it means nothing."""
    names = kit.places.names
    if code < codes.WRITE:
        return Action("take", tuple(str(card + 1) for card in codes.taken(code)))
    if code < codes.REFUSE or codes.BIS <= code < codes.PLAN:
        number, place = codes.number_and_place(code - (codes.WRITE if code < codes.REFUSE else codes.BIS))
        if place >= len(names):
            raise Unreadable("welcome-bad-place", text=str(place))
        told = str(value_of(number))
        house_number(told, kit.box.numbers)
        return Action("write" if code < codes.REFUSE else "bis", (told, names[place]))
    if code < codes.FENCE:
        return Action("refuse", (str(code - codes.REFUSE),) if code > codes.REFUSE else ())
    if code < codes.AGENT or codes.ESTATE <= code < codes.RESHUFFLE:
        place = code - (codes.FENCE if code < codes.AGENT else codes.ESTATE)
        if place >= len(names):
            raise Unreadable("welcome-bad-place", text=str(place))
        return Action("fence" if code < codes.AGENT else "estate", (names[place],))
    if code < codes.PARK:
        return Action("agent", (str(code - codes.AGENT + 1),))
    if codes.PLAN <= code < codes.ESTATE:
        return Action("plan", (str(code - codes.PLAN + 1),))
    for verb, plain in _PLAIN.items():
        if code == plain:
            return Action(verb)
    extension, step = kit.extension_at(code)
    return extension.spell(step)


def code_of(kit: Kit, action: Action) -> int:
    """Reads an action; raises `Unreadable`."""
    verb, args = action.verb, action.args
    if verb not in _ARGUMENTS:
        for extension in kit.extensions:
            if verb in extension.verbs():
                return extension.listener.codes_at + extension.step_of(action)
        verbs = [*_ARGUMENTS, *(verb for extension in kit.extensions for verb in extension.verbs())]
        raise Unreadable("unknown-verb", verb=verb[:20], verbs=tuple(verbs))
    if len(args) not in _ARGUMENTS[verb]:
        nearest = min(_ARGUMENTS[verb], key=lambda count: abs(count - len(args)))
        raise Unreadable("argument-count", verb=verb, wanted=nearest, found=len(args))
    if verb == "take":
        chosen = [number_of(arg, 1, 3) - 1 for arg in args]
        return codes.TAKE + chosen[0] if len(chosen) == 1 else codes.take_code(*chosen)
    if verb in ("write", "bis"):
        make = codes.write_code if verb == "write" else codes.bis_code
        return make(house_number(args[0], kit.box.numbers), kit.places.of(args[1]))
    if verb == "refuse":
        return codes.REFUSE + (number_of(args[0], 1, 3) if args else 0)
    if verb in ("fence", "estate"):
        return (codes.FENCE if verb == "fence" else codes.ESTATE) + kit.places.of(args[0])
    if verb == "agent":
        return codes.AGENT + number_of(args[0], 1, 6) - 1
    if verb == "plan":
        return codes.PLAN + number_of(args[0], 1, 3) - 1
    return _PLAIN[verb]


def outcome_of(kit: Kit, code: int) -> Action:
    """Spells what chance brought: a plan, a construction card, or a special one."""
    if code >= codes.PLAN_OUTCOME:
        return Action("plan", (kit.plans[code - codes.PLAN_OUTCOME].id,))
    return Action.read(kit.special[code - codes.SPECIAL] if code >= codes.SPECIAL else card_name(code))


def outcome_code_of(kit: Kit, outcome: Action) -> int:
    """Reads what chance brought; raises `Unreadable`."""
    if outcome.verb == "plan" and len(outcome.args) == 1:
        number = kit.plan_number(outcome.args[0])
        if number < 0:
            raise Unreadable("welcome-bad-plan", text=outcome.args[0][:20])
        return codes.PLAN_OUTCOME + number
    if str(outcome) in kit.special:
        return codes.SPECIAL + kit.special.index(str(outcome))
    if outcome.args:
        raise Unreadable("bad-outcome", text=str(outcome)[:40])
    return card_of(outcome.verb)
