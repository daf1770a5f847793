"""A duel compares bots: the same deals with the seats rotated, and win rates with confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import sqrt
from time import perf_counter

from kvartal.bots import Budget, Player
from kvartal.bots.makers import called
from kvartal.core.errors import Unreadable
from kvartal.core.rules import Rules
from kvartal.core.ruleset import parse, ruled
from kvartal.lab.batch import Stopped, spread
from kvartal.lab.match import match, seed_of
from kvartal.lab.simulate import check_bots, listed

SURE = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Record:
    """How one bot did."""

    bot: str
    games: int
    """In how many games it sat, counted once for each seat that it had."""
    wins: float
    rate: float
    low: float
    high: float
    """With 95 % confidence the true win rate lies between `low` and `high` (Wilson's interval)."""
    score: float
    """The mean of what the ranking compares first."""


@dataclass(frozen=True, slots=True)
class Duel:
    """How all of them did."""

    ruleset: str
    seats: int
    seed: int
    games: int
    """How many were played: fewer than were asked for if somebody has stopped it."""
    seconds: float
    records: tuple[Record, ...]
    engine: str
    """Whether the rules ran compiled or interpreted."""
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """One game of a duel: which bot of the list sits where, and the seed of the deal."""

    ruleset: str
    bots: tuple[Player, ...]
    seating: tuple[int, ...]
    seed: int
    budget: Budget | None


def duel(
    ruleset: str | Rules,
    seats: int,
    bots: Sequence[Player],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    budget: Budget | None = None,
) -> Duel:
    """Lets bots play against each other; if there are fewer than seats, the last one takes the seats left.

    A bot is a name, such as `hard` or `package.module:Class`, or a `Bot` of which every game gets a copy; with several
    `jobs` it is pickled, and a script calls this below `if __name__ == "__main__":`.

    A `budget` is for the bots that think, in place of their own.

    Each deal is played as often as there are seats, everybody moving on by one; a number of `games` that the seats do
    not divide leaves the last deal short. Where seats win together, or there is only one, each bot plays that many
    deals for all seats; then a win is a goal reached, or without a goal the best score.

    Whoever stops it gets `Stopped`, a `KeyboardInterrupt` with what came of the games so far.
    """
    rules = ruled(ruleset)
    rules.check_seats(seats)
    check_bots(rules, listed(bots))
    if len(bots) < 2:
        raise Unreadable("duel-few-bots", bots=",".join(map(called, bots)))
    alone = seats == 1 or rules.spec.coop
    if len(bots) > seats and not alone:
        raise Unreadable("duel-many-bots", bots=len(bots), seats=seats)
    start = perf_counter()
    pieces = (
        _apart(rules, seats, bots, games, seed, budget) if alone else _against(rules, seats, bots, games, seed, budget)
    )
    wins = [0.0] * len(bots)
    scores = [0.0] * len(bots)
    sat = [0] * len(bots)
    round_: list[tuple[int, float, float]] = []
    played = 0

    def result(stopped: bool) -> Duel:
        records = []
        for i, bot in enumerate(bots):
            each = max(sat[i], 1)
            bounds = wilson(wins[i], sat[i])
            records.append(Record(called(bot), sat[i], wins[i], wins[i] / each, *bounds, scores[i] / each))
        return Duel(
            rules.ruleset, seats, seed, played, round(perf_counter() - start, 3), tuple(records), rules.engine, stopped
        )

    try:
        with closing(spread(run, pieces, min(jobs, len(pieces)))) as done:
            for piece, (won, scored) in zip(pieces, done, strict=True):
                if alone:
                    round_.append((piece.seating[0], won[0], scored[0]))
                    if len(round_) == len(bots):
                        _share(rules, round_, sat, wins, scores)
                        round_ = []
                else:
                    for seat, bot in enumerate(piece.seating):
                        sat[bot] += 1
                        wins[bot] += won[seat]
                        scores[bot] += scored[seat]
                played += 1
                if progress is not None:
                    progress(1)
    except KeyboardInterrupt as error:
        raise Stopped(result(True)) from error
    return result(False)


def _against(
    rules: Rules, seats: int, bots: Sequence[Player], games: int, seed: int, budget: Budget | None
) -> list[Piece]:
    """Seats everybody, and moves everybody on by one seat from game to game; all seatings play the same deal."""
    order = [min(i, len(bots) - 1) for i in range(seats)]
    return [
        Piece(
            rules.ruleset,
            tuple(bots),
            tuple(order[(seat + game) % seats] for seat in range(seats)),
            seed_of(seed, game // seats),
            budget,
        )
        for game in range(games)
    ]


def _apart(
    rules: Rules, seats: int, bots: Sequence[Player], games: int, seed: int, budget: Budget | None
) -> list[Piece]:
    """Lets each bot play every deal for the whole table."""
    return [
        Piece(rules.ruleset, tuple(bots), (bot,) * seats, seed_of(seed, game), budget)
        for game in range(games)
        for bot in range(len(bots))
    ]


def _share(
    rules: Rules, round_: list[tuple[int, float, float]], sat: list[int], wins: list[float], scores: list[float]
) -> None:
    """Counts one deal that every bot played apart from the others."""
    high = not rules.spec.tiers or rules.spec.tiers[0].high
    best = max(score if high else -score for _, _, score in round_)
    first = sum((score if high else -score) == best for _, _, score in round_)
    for bot, won, score in round_:
        sat[bot] += 1
        scores[bot] += score
        if rules.spec.coop:
            wins[bot] += won
        else:
            wins[bot] += ((score if high else -score) == best) / first


def run(piece: Piece) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """Plays one game and tells each seat's part of the victory and its score."""
    rules = parse(piece.ruleset)
    result = match(rules, [piece.bots[i] for i in piece.seating], piece.seed, budget=piece.budget)
    return result.wins, result.scores


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Returns the range that holds the true win rate with 95 % confidence.

    >>> [round(bound, 3) for bound in wilson(65, 100)]
    [0.553, 0.736]
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread_ = SURE * sqrt(rate * (1 - rate) / games + SURE * SURE / (4 * games * games))
    middle = rate + SURE * SURE / (2 * games)
    whole = 1 + SURE * SURE / games
    return max(0.0, (middle - spread_) / whole), min(1.0, (middle + spread_) / whole)
