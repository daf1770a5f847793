"""How strong `hard` is in each expansion of Welcome To: `python -m bench.strength strength.jsonl --games 20`.

It meets `greedy` at a table of two, in either seat by turns, and alone a rival of level 3, with 1,000 simulations a
step. Each game adds a line to the file. A run that was stopped goes on where it ended, and games that are there are not
played again, so that more may be asked for later; whoever changed a bot takes a new file. It ends with a table.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import kvartal
from kvartal.bots import Budget
from kvartal.games.welcome import expansions
from kvartal.lab.simulate import simulate

BARS = {"greedy": 0.70, "rival": 0.50}
"""The share of the games that is to be won."""


@dataclass(frozen=True, slots=True)
class Game:
    """How one game ended."""

    expansion: str
    against: str
    number: int
    won: float
    points: float
    """The points of `hard`."""
    theirs: float | None
    """Those of `greedy`."""


def play(expansion: str, against: str, number: int, simulations: int) -> Game:
    """Plays one game, the same every time."""
    words = [expansion] if against == "greedy" else ["rivals=3", expansion]
    rules = kvartal.rules(f"welcome({','.join(filter(None, words))})")
    bots, seat = ["hard"], 0
    if against == "greedy":
        seat = number % 2
        bots.insert(1 - seat, "greedy")
    found = simulate(rules, bots, 1, seed=number // len(bots), budget=Budget(simulations))
    theirs = found.scores[1 - seat] if against == "greedy" else None
    return Game(expansion, against, number, found.wins[seat], found.scores[seat], theirs)


def read(file: Path) -> Iterator[Game]:
    """Reads the games of a file."""
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            yield Game(**json.loads(line))


def interval(won: float, games: int) -> tuple[float, float]:
    """Tells between which shares the true one lies, 95 times of 100 (Wilson)."""
    share, wide = won / games, 1.96**2 / games
    half = 1.96 * math.sqrt(share * (1 - share) / games + wide / (4 * games))
    return (share + wide / 2 - half) / (1 + wide), (share + wide / 2 + half) / (1 + wide)


def tell(games: list[Game]) -> None:
    """Prints what came of the games, a line for each expansion and opponent."""
    for against, bar in BARS.items():
        for name in dict.fromkeys(game.expansion for game in games):
            those = [game for game in games if (game.expansion, game.against) == (name, against)]
            if those:
                won = sum(game.won for game in those)
                low, high = interval(won, len(those))
                points = sum(game.points for game in those) / len(those)
                print(
                    f"{against:7} {name or 'base':15} {won:5g} of {len(those):3} = {won / len(those):5.1%} "
                    f"({low:.0%} to {high:.0%}), mean {points:5.1f}, bar {bar:.0%}"
                )


def main() -> None:
    """Plays the games that the file lacks, a round of all pairs at a time, and tells of all."""
    every = [kind.name for kind in expansions.KINDS]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=20, help="of each pair; 0 only tells of those in the file")
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--only", nargs="+", default=every, metavar="EXPANSION", help="these; '' is the base game")
    parser.add_argument("--against", nargs="+", choices=[*BARS], default=[*BARS])
    asked = parser.parse_args()
    games = [*read(asked.file)]
    known = {(game.expansion, game.against, game.number) for game in games}
    for number in range(asked.games):
        for expansion in asked.only:
            for against in asked.against:
                if (expansion, against, number) not in known:
                    game = play(expansion, against, number, asked.simulations)
                    games.append(game)
                    with asked.file.open("a", encoding="utf-8") as out:
                        print(json.dumps(asdict(game)), file=out)
    tell(games)


if __name__ == "__main__":
    main()
