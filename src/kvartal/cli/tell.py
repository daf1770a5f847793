"""Facts, scores and endings as sentences for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from kvartal.core.rules import Fact, Line, Over, Rules
from kvartal.texts import Texts


def names(texts: Texts, seats: int) -> list[str]:
    """Names the seats by their numbers, as the notation does."""
    return [texts.say("cli-seat", seat=seat) for seat in range(seats)]


def fact_told(texts: Texts, fact: Fact, people: Sequence[str]) -> str:
    """Words one fact; seats become names, and what a card wants is said in its name's place."""
    args = dict(fact.args)
    for role, name in (("seat", "name"), ("owner", "owner-name")):
        if role in args:
            args[name] = people[int(args[role])]
    if "wants" in args:
        args["id"] = texts.say(str(args["wants"]), sizes=args["sizes"])
    said = texts.say(fact.key, **args)
    return said[:1].upper() + said[1:]


def line_told(texts: Texts, line: Line) -> str:
    """Words one line of a score sheet."""
    said = texts.say(line.key, **line.args)
    return said if not line.points and line.args else f"{said}: {line.points}"


def over_told(texts: Texts, rules: Rules, over: Over, people: Sequence[str]) -> list[str]:
    """Words how a game ended: the reason, then every seat by its place."""
    told = [texts.say(over.reason)]
    for standing in sorted(over.standings, key=lambda standing: (standing.place, standing.seat)):
        tiers = ", ".join(
            texts.say(tier.key, value=value) for tier, value in zip(rules.spec.tiers, standing.tiers, strict=True)
        )
        if len(over.standings) == 1:
            told.append(tiers)
        else:
            told.append(texts.say("cli-place", place=standing.place, name=people[standing.seat], why=tiers))
    return told
