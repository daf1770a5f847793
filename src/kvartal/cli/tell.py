"""Facts, scores and endings as sentences for the terminal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from kvartal.core.game import Game
from kvartal.core.rules import Fact, Line, Over, Rules, total
from kvartal.texts import Texts

ROLES = {"seat": "name", "owner": "owner-name", "rival": "rival-name"}
"""Arguments that are seats, with the arguments that name whoever sits there."""
CARD = re.compile(r"(\b\d+(?:\.75)?|\?)-([a-z]+)\b")


def names(texts: Texts, seats: int) -> list[str]:
    """Names the seats by their numbers, as the notation does."""
    return [texts.say("cli-seat", seat=seat) for seat in range(seats)]


def signed(points: int) -> str:
    """Writes points with a real minus."""
    return str(points).replace("-", "−")


def facts_told(texts: Texts, facts: Iterable[Fact], people: Sequence[str]) -> list[str]:
    """Words facts, a line each; cards that one player draws one after another are told together."""
    return [fact_told(texts, fact, people) for fact in _gathered(facts)]


def _gathered(facts: Iterable[Fact]) -> Iterator[Fact]:
    last: Fact | None = None
    for fact in facts:
        if last and fact.key == last.key and fact.key.endswith("-fact-drew") and _alike(fact, last):
            last = Fact(last.key, {**last.args, "card": [*_cards(last), *_cards(fact)]})
            continue
        if last:
            yield last
        last = fact
    if last:
        yield last


def _cards(fact: Fact) -> list[object]:
    card = fact.args["card"]
    return card if isinstance(card, list) else [card]


def _alike(one: Fact, other: Fact) -> bool:
    """Returns whether two facts differ in the card alone."""
    return "card" in one.args and {**one.args, "card": None} == {**other.args, "card": None}


def fact_told(texts: Texts, fact: Fact, people: Sequence[str]) -> str:
    """Words one fact; seats become names, and what a card wants is said in its name's place."""
    said = texts.say(fact.key, **fact_args(texts, fact, people))
    return said[:1].upper() + said[1:]


def fact_args(texts: Texts, fact: Fact, people: Sequence[str]) -> dict[str, object]:
    """Returns the arguments of a fact with the words that stand for seats and cards."""
    args = dict(fact.args)
    for role, name in ROLES.items():
        if role in args:
            args[name] = people[int(args[role])]
    if "wants" in args:
        args["id"] = plan_told(
            texts, str(args["wants"]), [int(size) for size in str(args["sizes"]).split(", ") if size]
        )
    if "card" in args:
        args["card"] = [card_told(texts, str(card)) for card in _cards(fact)]
    if "pairs" in args:
        args["pairs"] = ", ".join(card_told(texts, card) for card in str(args["pairs"]).split())
    return args


def card_told(texts: Texts, card: str) -> str:
    """Words a card with a number and an effect, such as `7-park`; others keep their names."""
    found = CARD.fullmatch(card)
    return f"{found[1].replace('.75', '¾')} {texts.say(f'welcome-short-{found[2]}')}" if found else card


def plan_told(texts: Texts, key: str, sizes: Sequence[int]) -> str:
    """Words what a plan wants, groups of equal size together."""
    groups = [texts.say("welcome-plan-group", size=size, count=count) for size, count in Counter(sizes).items()]
    return texts.say(key, sizes=groups)


def sheet_told(texts: Texts, lines: Sequence[Line]) -> list[str]:
    """Words a score sheet: the points before every line, and their sum."""
    # A grade is a name for the sum, and brings nothing.
    points = ("" if line.key.endswith("-grade") else signed(line.points) for line in lines)
    told = [f"{brings:>5}  {texts.say(line.key, **line.args)}" for line, brings in zip(lines, points, strict=True)]
    return [*told, f"{signed(total(lines)):>5}  {texts.say('cli-score-total')}"]


def sheets_told(texts: Texts, game: Game, people: Sequence[str]) -> list[str]:
    """Words the score sheets of all seats; who wins or loses together has one sheet."""
    if game.rules.spec.coop or len(people) == 1:
        return sheet_told(texts, game.score(0))
    sheets = ([f"{name}:", *sheet_told(texts, game.score(seat))] for seat, name in enumerate(people))
    return [line for sheet in sheets for line in sheet]


def tier_told(texts: Texts, key: str, value: int, rank: int = 1) -> str:
    """Words one criterion of the ranking; nothing, if there is nothing to say. The rank counts from the least value."""
    sign = "minus" if value < 0 else "plus" if value else "zero"
    return texts.say(key, value=value, size=abs(value), sign=sign, rank=rank)


def over_told(texts: Texts, rules: Rules, over: Over, people: Sequence[str]) -> list[str]:
    """Words how a game ended: the reason, then every seat by its place, or what all have reached together."""
    told = [texts.say(over.reason)]
    standings = sorted(over.standings, key=lambda standing: (standing.place, standing.seat))
    needed = _needed([standing.tiers for standing in standings])
    for standing in standings:
        worded = []
        for number, value in enumerate(standing.tiers[:needed]):
            rank = 1 + sum(other.tiers[number] < value for other in standings)
            worded.append(tier_told(texts, rules.spec.tiers[number].key, value, rank))
        tiers = ", ".join(filter(None, worded))
        if len(standings) == 1 or rules.spec.coop:
            return [*told, tiers]
        told.append(texts.say("cli-place", place=standing.place, name=people[standing.seat], why=tiers))
    return told


def _needed(ranked: Sequence[Sequence[int]]) -> int:
    """Counts the criteria up to the last one that parts anybody from the next; all, where nothing does."""
    parted = (next((n for n, (a, b) in enumerate(zip(*pair, strict=True)) if a != b), -1) for pair in pairwise(ranked))
    return 1 + max(parted, default=-1) or len(ranked[0])
