"""Welcome To in the terminal: the pairs, the plans, and every sheet as three rows of places under their numbers."""

from __future__ import annotations

from collections.abc import Sequence

import click

from kvartal.cli.boards.layers import choices, signs, tracks, whole
from kvartal.cli.tell import card_told, plan_told, signed
from kvartal.core.action import Action
from kvartal.games.welcome.modes.rivals.shown import RivalCardView, RivalView
from kvartal.games.welcome.view import HouseView, PlanView, SheetView, StreetView, WelcomeView
from kvartal.texts import Texts

STREETS = "TMB"
BASE = {"take", "write", "refuse", "done", "estate"}
"""One of these may be done in every turn."""
LEADERS = 10
"""Where there are too many sheets to draw, how many of the others are listed with their scores, the best first."""


def draw(view: WelcomeView, legal: Sequence[Action], texts: Texts, people: Sequence[str], seat: int | None) -> str:
    """Draws what lies on the table, then the sheets, with `+` where the number or a bis may be written."""
    lines = [f"  {texts.say('welcome-round', round=view.round + (view.stage != 'over'), deck=view.deck)}"]
    for number, pair in enumerate(view.pairs, 1):
        effect = texts.say(f"welcome-effect-{pair.effect}") if pair.effect else ""
        lines.append(f"  {number}: {_numeral(pair.number):>2} {effect}".rstrip())
    if view.hand:
        lines.append(
            "  " + "   ".join(f"{number}: {card_told(texts, card)}" for number, card in enumerate(view.hand, 1))
        )
    lines += ["", *(_plan(plan, texts) for plan in view.plans)]
    lines += ["", *_rival(view.rival, texts)] if view.rival else []
    for sheet in view.sheets:
        lines += ["", _standing(people[sheet.seat], sheet.score, texts)]
        if view.hands and sheet.seat != seat:
            lines.append(_hand(people[sheet.seat], view.hands[sheet.seat], texts))
        lines += _sheet(sheet, legal if sheet.seat == seat else (), texts)
    shown = {sheet.seat for sheet in view.sheets}
    others = sorted((s for s in view.standings if s.seat not in shown), key=lambda standing: -standing.score)
    lines += ["" for _ in others[:1]] + [_standing(people[s.seat], s.score, texts) for s in others[:LEADERS]]
    return "\n".join(lines)


def _rival(rival: RivalView, texts: Texts) -> list[str]:
    """Draws the rival: its stack, bottom first, with `|` behind what counts as a fence, and what brings it points."""
    name = texts.say("welcome-rival-level", level=rival.level)
    lines = [f"  {name}" if rival.score is None else _standing(name, rival.score, texts)]
    cards = [_laid(card, texts) + (" |" if card.laid == "fence" else "") for card in rival.cards]
    lines += ["    " + ", ".join(cards)] if cards else []
    paid = [line for line in rival.lines if line.points]
    return lines + [f"{signed(line.points):>7}  {texts.say(line.key, **line.args)}" for line in paid]


def _laid(card: RivalCardView, texts: Texts) -> str:
    """Words a card of the rival; one that is no construction card has a message of its own."""
    if card.card[0].isdigit():
        told = card_told(texts, card.card)
        return told if card.laid else f"({told})"
    return texts.say("welcome-card-" + card.card.replace(" ", "-"))


def _standing(name: str, score: int, texts: Texts) -> str:
    return f"  {name}: {texts.say('welcome-tier-score', value=score)}"


def _hand(name: str, cards: Sequence[str], texts: Texts) -> str:
    effects = ", ".join(card_told(texts, card) for card in cards)
    return f"    {texts.say('welcome-hand-of', name=name, effects=effects)}"


def _plan(plan: PlanView, texts: Texts) -> str:
    wants = plan_told(texts, plan.key, plan.sizes)
    pays = f"{plan.second}" if plan.approved else f"{plan.first}/{plan.second}"
    return f"  {plan.id:<9} {pays:<5} {wants}"


def _sheet(sheet: SheetView, legal: Sequence[Action], texts: Texts) -> list[str]:
    open_ = {action.args[1] for action in legal if action.verb in ("write", "bis")}
    drawn = whole("welcome", sheet.layers, sheet, open_, texts)
    if drawn is not None:
        return [*drawn, _told(_marks(sheet, ("refusals",), texts) + _plans(sheet, texts))]
    marks = signs("welcome", sheet.layers)
    places = range(max(len(street.houses) for street in sheet.streets))
    lines = ["      " + "".join(f"{place:>2}   " for place in places).rstrip()]
    for letter, street in zip(STREETS, sheet.streets, strict=True):
        lines.append(f"{_street(letter, street, open_)} {texts.say('welcome-short-park')} {_parks(street)}")
        if marks:
            below = "".join(f"{marks.get(f'{letter}{place}', ''):<5}" for place in range(len(street.houses)))
            lines.append(f"       {below}".rstrip())
    told = _marks(sheet, ("pools", "temps", "bis", "refusals"), texts)
    for estate in sheet.estates:
        if estate.count or estate.agents:
            each = estate.points[estate.agents]
            told.append(texts.say("welcome-line-estates", size=estate.size, count=estate.count, each=each))
    lines.append(_told(told + _plans(sheet, texts)))
    lines += tracks("welcome", sheet.layers, texts)
    return lines + (choices("welcome", sheet.layers, texts) if _opens(legal) else [])


def _marks(sheet: SheetView, names: Sequence[str], texts: Texts) -> list[str]:
    return [texts.say(f"welcome-line-{name}", **{name: getattr(sheet, name)}) for name in names]


def _plans(sheet: SheetView, texts: Texts) -> list[str]:
    done = [(number, points) for number, points in enumerate(sheet.plans, 1) if points is not None]
    return [f"{texts.say('welcome-line-plan', plan=number, done='yes')}: {points}" for number, points in done]


def _told(told: Sequence[str]) -> str:
    return "    " + "; ".join(told)


def _opens(legal: Sequence[Action]) -> bool:
    """Returns whether something is to be chosen before round one, when nothing of the base game may be done."""
    return bool(legal) and not any(action.verb in BASE for action in legal)


def _street(letter: str, street: StreetView, open_: set[str]) -> str:
    fences = [*street.fences, False]
    cells = [
        _house(house, f"{letter}{place}" in open_) + ("|" if fence else " ")
        for place, (house, fence) in enumerate(zip(street.houses, fences, strict=True))
    ]
    return f"    {letter} {''.join(cells)}"


def _parks(street: StreetView) -> str:
    return f"{street.parks}/{len(street.park_points) - 1}"


def _numeral(number: float) -> str:
    """Writes a number as houses do: 9.75 is 9¾."""
    return str(number).replace(".75", "¾")


def _house(house: HouseView, open_: bool) -> str:
    """Writes a place as positions do, in four signs; `≈` is a pool that can still be built."""
    if house.roundabout or house.lost:
        return " @  " if house.roundabout else " X  "
    if house.number is None:
        return f"{click.style(' +', bold=True) if open_ else ' ·'}{'≈' if house.pool else ' '} "
    signs = ("b" if house.bis else "") + ("~" if house.swum else "") + ("'" if house.used else "")
    told = f"{_numeral(house.number):>2}{signs + '^' * house.picked}".ljust(4)
    return click.style(told, bold=True) if house.fresh else told
