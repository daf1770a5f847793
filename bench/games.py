"""Plays Welcome To in every combination: `python -m bench.games` prints a table, and every violation with its seed.

Each expansion meets each mode that goes with it, and random mixes follow (`--mixes`). Of `--games` random games each
ends as an end must be: places and points follow from the sheets, no card is lost, nobody had more turns than promised.
One in `--looked` is played step by step, every other time sensibly, and its text read back before every card and turn;
one ruleset in `--held` also keeps every law for a game. It wants the compiled package.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import kvartal
from kvartal import Rng, Rules, Unreadable, read_position, total, write_position
from kvartal.bots.titles import evaluator
from kvartal.core import marks
from kvartal.core.position import Position
from kvartal.games.welcome import expansions
from kvartal.games.welcome.position import Welcome
from kvartal.testing import laws

MODES = (
    "",
    "expert",
    "experienced",
    "experienced,pass=left",
    "expert,experienced",
    "solo",
    "expert,solo",
    *(f"rivals={level}" for level in range(7)),
    "expert,rivals=3",
)
NAMES = [kind.name for kind in expansions.KINDS]


@dataclass
class Found:
    """What came of the games of one ruleset."""

    ruleset: str
    seats: int
    games: int = 0
    steps: int = 0
    turns: int = 0
    points: int = 0
    states: int = 0
    broken: list[str] = field(default_factory=list)


def rules_of(*words: str) -> Rules | None:
    """Gives the rules of these words, or nothing where they do not go together."""
    try:
        return kvartal.rules(f"welcome({','.join(filter(None, words))})")
    except Unreadable:
        return None


def singles() -> Iterator[Rules]:
    """Gives each expansion in each mode."""
    for name in NAMES:
        yield from filter(None, (rules_of(mode, name) for mode in MODES))


def mixes(count: int, seed: int = 1) -> Iterator[Rules]:
    """Gives so many different mixes of two expansions or more, with any mode, deck and cards."""
    rng, known = Random(seed), set[str]()
    while len(known) < count:
        names = sorted(rng.sample(NAMES, rng.randint(2, len(NAMES) - 1)))
        more = rng.choice(("", "nine_three_quarters")), rng.choice(("", "deck=63"))
        rules = rules_of(rng.choice(MODES), *more, *names)
        if rules is not None and rules.ruleset not in known:
            known.add(rules.ruleset)
            yield rules


def end_of(rules: Rules, position: Position, cards: dict[str, int]) -> None:
    """Checks a finished game."""
    assert isinstance(position, Welcome)
    over = rules.over(position)
    assert dict(rules.ledger(position)) == cards, "a card was lost or made up"
    assert position.ply <= rules.spec.longest, f"{position.ply} turns"
    for standing in over.standings:
        assert total(rules.score(position, standing.seat)) == standing.tiers[0] == position.score_of(standing.seat)
        assert standing.place == 1 + sum(other.tiers > standing.tiers for other in over.standings)
    rival = rules.kit.way.rival(position)  # type: ignore[attr-defined]
    if rival is not None and rival.score is not None:
        assert sum(line.points for line in rival.lines) == rival.score
        assert over.won is (over.standings[0].tiers[0] > rival.score)


def looked(rules: Rules, position: Position, seed: int, sensible: bool) -> int:
    """Plays a game step by step and reads its text back before every card and turn; tells how often."""
    states, judge = 0, evaluator(rules)(position)
    rng, choice = Rng(seed), Random(seed).choice
    while (actor := position.actor()) != marks.OVER:
        text = write_position(rules, position)
        again = read_position(text)[1]
        assert again.digest() == position.digest(), f"read back as another position:\n{text}"
        states += 1
        if actor == marks.CHANCE:
            position.deal(rng)
            continue
        ply = position.ply
        while position.ply == ply and position.actor() == actor:
            moves = position.moves()
            assert moves, f"nothing may be done:\n{text}"
            position.play(judge.advice(rng) if sensible else choice(moves))
    return states


def play(rules: Rules, games: int, every: int, held: int, seed: int) -> Found:
    """Plays the games of a ruleset."""
    seats = min(rules.spec.least + 1, rules.spec.most)
    found = Found(rules.ruleset, seats)
    start = rules.new(seats)
    cards = dict(rules.ledger(start))
    for number in range(seed, seed + games):
        position, game = start.copy(), Random(f"{rules.ruleset} {number}").getrandbits(63)
        try:
            if every and number % every == 0:
                found.states += looked(rules, position, game, number // every % 2 == 1)
            else:
                found.steps += position.playout(Rng(game))
            end_of(rules, position, cards)
        except Exception as error:
            found.broken.append(f"{rules.ruleset}, {seats} seats, seed {number}: {error!r}")
            continue
        found.games += 1
        found.turns += position.ply
        found.points += sum(position.score_of(seat) for seat in range(seats))  # type: ignore[attr-defined]
    for number in range(seed, seed + held):
        try:
            found.states += laws.hold(rules, seats, 1, number).states
        except laws.Broken as error:
            found.broken.append(str(error))
    return found


def main() -> int:
    """Plays everything and tells what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games of each ruleset")
    parser.add_argument("--mixes", type=int, default=100, help="random mixes of expansions")
    parser.add_argument("--looked", type=int, default=1000, help="one game in so many is looked at step by step")
    parser.add_argument("--held", type=int, default=8, help="one ruleset in so many is held to every law for a game")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wanted = [*singles(), *mixes(asked.mixes, asked.seed)]
    print(f"{len(wanted)} rulesets, {kvartal.rules('welcome').engine} rules")
    print(
        "| ruleset | seats | games | turns | points | positions looked at | violations |\n|---|---|---|---|---|---|---|"
    )
    begun, broken, games, states = time.process_time(), list[str](), 0, 0
    for place, rules in enumerate(wanted):
        held = asked.held and place % asked.held == 0
        found = play(rules, asked.games, asked.looked, int(held), asked.seed)
        mean = max(found.games, 1)
        figures = f"{found.games} | {found.turns / mean:.1f} | {found.points / mean / found.seats:.1f} | {found.states}"
        print(f"| `{found.ruleset}` | {found.seats} | {figures} | {len(found.broken)} |", flush=True)
        for line in found.broken:
            print(line, file=sys.stderr, flush=True)
        broken += found.broken
        games, states = games + found.games, states + found.states
    spent = time.process_time() - begun
    print(f"\n{games} games, {states} positions looked at, {len(broken)} violations, {spent:.0f} s of processor")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
