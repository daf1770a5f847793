"""Many games with the same bots are played and added up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from time import perf_counter
from typing import TYPE_CHECKING

from kvartal.bots import Budget
from kvartal.bots import names as known_bots
from kvartal.core.errors import Unreadable
from kvartal.core.rules import Rules
from kvartal.core.ruleset import parse
from kvartal.lab.batch import spread
from kvartal.lab.match import match, seed_of

if TYPE_CHECKING:
    from kvartal.testing.watch import Watch

PIECE = 10
"""Games in a piece of work; a fixed number, so that the digest does not depend on the processes."""
RANDOM_PIECE = 5000


@dataclass(frozen=True, slots=True)
class Summary:
    """What came of many games."""

    ruleset: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int
    steps: int
    """Actions of all games together."""
    seconds: float
    wins: tuple[float, ...]
    """For each seat, how many games it won; a shared victory counts in parts."""
    scores: tuple[float, ...]
    """For each seat, the mean of what the ranking compares first."""
    digest: str
    """A fingerprint of every game's result, equal for equal rulesets, seats, bots and seeds."""
    watched: int
    """Positions held to the swift laws: all of them, or none."""
    held: int
    """Positions held to every law."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Some games of a simulation, for one process."""

    ruleset: str
    bots: tuple[str, ...]
    seed: int
    first: int
    games: int
    laws: float
    budget: Budget | None


@dataclass(frozen=True, slots=True)
class Part:
    """What came of one piece."""

    games: int
    steps: int
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    digest: bytes
    watched: int
    held: int


def simulate(
    rules: Rules,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    laws: float = 0,
    progress: Callable[[int], None] | None = None,
    budget: Budget | None = None,
) -> Summary:
    """Plays games with one bot a seat; `progress` is told from time to time how many more games are done.

    `laws` is the share of positions, chosen at random, that are held to every law of `kvartal.testing`; unless it is 0,
    all positions are held to the swift ones. A `budget` is for the bots that think, in place of their own.
    """
    rules.check_seats(len(bots))
    check_bots(rules, bots)
    start = perf_counter()
    size = RANDOM_PIECE if set(bots) == {"random"} and not laws else PIECE
    pieces = [
        Piece(rules.ruleset, tuple(bots), seed, first, min(size, games - first), laws, budget)
        for first in range(0, games, size)
    ]
    parts = []
    for part in spread(run, pieces, jobs):
        parts.append(part)
        if progress is not None:
            progress(part.games)
    digest = blake2b(b"".join(part.digest for part in parts), digest_size=8)
    return Summary(
        ruleset=rules.ruleset,
        seats=len(bots),
        bots=tuple(bots),
        seed=seed,
        games=games,
        steps=sum(part.steps for part in parts),
        seconds=round(perf_counter() - start, 3),
        wins=tuple(round(sum(part.wins[seat] for part in parts), 6) for seat in range(len(bots))),
        scores=tuple(sum(part.scores[seat] for part in parts) / max(games, 1) for seat in range(len(bots))),
        digest=digest.hexdigest(),
        watched=sum(part.watched for part in parts),
        held=sum(part.held for part in parts),
    )


def run(piece: Piece) -> Part:
    """Plays one piece."""
    rules = parse(piece.ruleset)
    watch = watch_of(rules, len(piece.bots), piece.first, piece.laws) if piece.laws else None
    seats = range(len(piece.bots))
    wins = [0.0 for _ in seats]
    scores = [0 for _ in seats]
    steps = 0
    digest = blake2b(digest_size=8)
    for number in range(piece.first, piece.first + piece.games):
        result = match(rules, piece.bots, seed_of(piece.seed, number), watch, piece.budget)
        steps += result.steps
        for seat, (win, score) in enumerate(zip(result.wins, result.scores, strict=True)):
            wins[seat] += win
            scores[seat] += score
        tiers = [standing.tiers for standing in result.over.standings]
        digest.update(repr((result.steps, result.over.reason, tiers)).encode())
    looks = (watch.watched, watch.held) if watch else (0, 0)
    return Part(piece.games, steps, tuple(wins), tuple(scores), digest.digest(), *looks)


def watch_of(rules: Rules, seats: int, seed: int, share: float) -> Watch:
    """Gives somebody who looks at every position."""
    # The laws come with the words of the site and need more than the standard library.
    from kvartal.testing.watch import Watch

    return Watch(rules, seats, seed, share)


def check_bots(rules: Rules, bots: Sequence[str]) -> None:
    """Refuses a bot that does not exist; raises `Unreadable`."""
    known = known_bots(rules)
    for bot in bots:
        if bot not in known:
            raise Unreadable("unknown-bot", bot=bot[:40], bots=" ".join(known))
