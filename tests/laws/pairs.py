"""A covering array: few tables of Welcome To in which every pair of options that go together is played.

Finding it takes some seconds, so it is kept in `pairs.txt`; `python -m tests.laws.pairs` writes it anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import kvartal
from kvartal import Rules, Unreadable
from kvartal.core.rules import Section
from kvartal.games.welcome import expansions
from kvartal.games.welcome.modes.rivals.way import RIVALS

Factors = Mapping[str, Sequence[str]]
Choice = dict[str, str]
Pair = frozenset[tuple[str, str]]
FILE = Path(__file__).with_suffix(".txt")
TRIES = 4
"""So many rows are thought up for each that is taken."""

HANDS = ("experienced", "experienced,pass=left")
FACTORS: Factors = {
    "way": ("", *HANDS, "solo", *(f"rivals={level}" for level in range(len(RIVALS)))),
    "deck": ("", "deck=63"),
    "expert": ("", "expert"),
    "quarters": ("", "nine_three_quarters"),
    **{kind.name: ("", kind.name) for kind in expansions.KINDS},
    "own": ("", "own"),
    "seats": ("few", "more"),
}
"""What is chosen for a game of Welcome To; `own` are corrected sheets of all expansions in it."""


def covering(factors: Factors, goes: Callable[[Choice], bool], seed: int = 1) -> list[Choice]:
    """Gives rows in which every pair of values occurs that can be in one row, by taking the best of a few each time."""
    rng, rows = Random(seed), list[Choice]()
    left = dict.fromkeys(pair for pair in pairs_of(factors) if completed(factors, dict(pair), goes))
    while left:
        pair = next(iter(left))
        tries = [_row(factors, dict(pair), left, goes, rng) for _ in range(TRIES)]
        best = max(tries, key=lambda row: sum(pair in left for pair in pairs_in(row)))
        rows.append(best)
        for found in pairs_in(best):
            left.pop(found, None)
    return rows


def pairs_of(factors: Factors) -> Iterator[Pair]:
    """Gives every pair of values of two factors."""
    for one, two in combinations(factors, 2):
        for first in factors[one]:
            for second in factors[two]:
                yield frozenset({(one, first), (two, second)})


def pairs_in(row: Choice) -> Iterator[Pair]:
    """Gives the pairs that a row plays."""
    return (frozenset(pair) for pair in combinations(row.items(), 2))


def completed(factors: Factors, begun: Choice, goes: Callable[[Choice], bool]) -> Choice | None:
    """Gives a row with what was chosen and as little besides as will do, or nothing if there is none."""
    usual = {name: values[0] for name, values in factors.items()} | begun
    if goes(usual):
        return usual
    others = ({**usual, name: value} for name in factors if name not in begun for value in factors[name])
    return next((row for row in others if goes(row)), None)


def _row(
    factors: Factors, begun: Choice, left: Mapping[Pair, None], goes: Callable[[Choice], bool], rng: Random
) -> Choice:
    """Thinks up a row around a pair: factor by factor the value that plays most pairs which were not played."""
    names = [name for name in factors if name not in begun]
    rng.shuffle(names)
    for name in names:
        values = [value for value in factors[name] if completed(factors, {**begun, name: value}, goes)]
        rng.shuffle(values)
        new = {value: sum(frozenset({(name, value), other}) in left for other in begun.items()) for value in values}
        begun = {**begun, name: max(values, key=lambda value: new[value])}
    return begun


def rules_of(choice: Choice) -> Rules | None:
    """Gives the rules of a choice of Welcome To, or nothing where it does not go together."""
    words = [word for name, word in choice.items() if word and name not in ("own", "seats")]
    found = _rules(",".join(words))
    if found is None or not choice["own"]:
        return found
    own = ";".join(f"{section.word}:{_moved(section)}" for section in found.sections())
    return _rules(",".join([*words, f"own={own}"])) if own else None


@cache
def _rules(words: str) -> Rules | None:
    try:
        return kvartal.rules(f"welcome({words})" if words else "welcome")
    except Unreadable:
        return None


def _moved(section: Section) -> str:
    """Corrects a sheet: the top street is mirrored, plans pay otherwise."""
    if section.form == "points":
        return "17-6"
    return ".".join(re.sub(r"^T(\d)(?!\S*[|/])", lambda house: f"T{9 - int(house[1])}", item) for item in section.items)


def goes(choice: Choice) -> bool:
    """Tells whether a choice of Welcome To goes together."""
    return rules_of(choice) is not None


def written() -> str:
    """Writes the array out: in each line how many play, and the ruleset."""
    lines = []
    for row in covering(FACTORS, goes):
        rules = rules_of(row)
        assert rules is not None
        seats = rules.spec.least if row["seats"] == "few" else min(rules.spec.least + 1, rules.spec.most)
        lines.append(f"{seats} {rules.ruleset}\n")
    return "".join(lines)


def tables() -> list[tuple[str, int]]:
    """Gives the rulesets that the file lists, with their numbers of seats."""
    lines = FILE.read_text("utf-8").splitlines()
    return [(ruleset, int(seats)) for seats, _, ruleset in (line.partition(" ") for line in lines)]


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
