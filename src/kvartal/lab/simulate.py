"""Plays many games with the same bots and sums up the results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from time import perf_counter
from typing import TYPE_CHECKING

from kvartal.bots import Budget, Player
from kvartal.bots.makers import called, check
from kvartal.core.rules import Rules
from kvartal.core.ruleset import parse, ruled
from kvartal.lab.batch import Stopped, spread
from kvartal.lab.match import match, seed_of

if TYPE_CHECKING:
    from kvartal.testing.watch import Watch

PIECE, RANDOM_PIECE = 1, 250
"""Games in a piece of work: whoever stops a simulation loses no more than that, and random games are short."""
BUNDLE, RANDOM_BUNDLE = 10, 5000
"""Games whose results are summed up in one part of the digest."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of many games."""

    ruleset: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int
    """How many were played: fewer than were asked for if somebody has stopped it."""
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
    engine: str
    """Whether the rules ran compiled or interpreted: the same games, but bots with a clock think of far fewer lines."""
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """Some games of a simulation, for one process."""

    ruleset: str
    bots: tuple[Player, ...]
    seed: int
    first: int
    games: int
    laws: float
    budget: Budget | None


@dataclass(frozen=True, slots=True)
class Part:
    """The results of one piece."""

    steps: int
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    results: tuple[bytes, ...]
    """How each game ended, for the digest."""
    watched: int
    held: int


def simulate(
    ruleset: str | Rules,
    bots: Sequence[Player],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    laws: float = 0,
    progress: Callable[[int], None] | None = None,
    budget: Budget | None = None,
) -> Summary:
    """Plays games with one bot a seat; `progress` is told from time to time how many more games are done.

    `laws` is the share of positions, chosen at random, that are held to every law of `kvartal.testing`; unless it is 0,
    all positions are held to the swift ones. A `budget` is for the bots that think, in place of their own. A script
    that asks for several `jobs` calls this below `if __name__ == "__main__":`.

    Whoever stops it gets `Stopped`, a `KeyboardInterrupt` with the summary of the first games, as if no more of them
    had been asked for.
    """
    rules = ruled(ruleset)
    bots = listed(bots)
    rules.check_seats(len(bots))
    check_bots(rules, bots)
    swift = all(bot == "random" for bot in bots) and not laws
    size = RANDOM_PIECE if swift else PIECE
    pieces = (
        Piece(rules.ruleset, tuple(bots), seed, first, min(size, games - first), laws, budget)
        for first in range(0, games, size)
    )
    tally = Tally(rules, bots, seed, RANDOM_BUNDLE if swift else BUNDLE)
    try:
        with closing(spread(run, pieces, jobs if games > size else 1)) as parts:
            for part in parts:
                tally.add(part)
                if progress is not None:
                    progress(len(part.results))
    except KeyboardInterrupt as error:
        raise Stopped(tally.summary(stopped=True)) from error
    return tally.summary()


class Tally:
    """Adds up what comes of the pieces."""

    def __init__(self, rules: Rules, bots: Sequence[Player], seed: int, bundle: int) -> None:
        self.rules = rules
        self.bots = tuple(map(called, bots))
        self.seed = seed
        self.bundle = bundle
        self.start = perf_counter()
        self.games = self.steps = self.watched = self.held = 0
        self.wins = [0.0 for _ in bots]
        self.scores = [0 for _ in bots]
        self.whole = blake2b(digest_size=8)
        """The digest of all bundles that are full."""
        self.open = blake2b(digest_size=8)
        """The digest of the bundle that is not."""

    def add(self, part: Part) -> None:
        """Adds one part; they come in the order of their games."""
        for result in part.results:
            self.open.update(result)
            self.games += 1
            if self.games % self.bundle == 0:
                self.whole.update(self.open.digest())
                self.open = blake2b(digest_size=8)
        for seat in range(len(self.bots)):
            self.wins[seat] += part.wins[seat]
            self.scores[seat] += part.scores[seat]
        self.steps += part.steps
        self.watched += part.watched
        self.held += part.held

    def summary(self, stopped: bool = False) -> Summary:
        """Sums up what has come so far."""
        digest = self.whole.copy()
        if self.games % self.bundle:
            digest.update(self.open.digest())
        return Summary(
            ruleset=self.rules.ruleset,
            seats=len(self.bots),
            bots=self.bots,
            seed=self.seed,
            games=self.games,
            steps=self.steps,
            seconds=round(perf_counter() - self.start, 3),
            wins=tuple(round(wins, 6) for wins in self.wins),
            scores=tuple(score / max(self.games, 1) for score in self.scores),
            digest=digest.hexdigest(),
            watched=self.watched,
            held=self.held,
            engine=self.rules.engine,
            stopped=stopped,
        )


def run(piece: Piece) -> Part:
    """Plays one piece."""
    rules = _rules(piece.ruleset)
    watch = watch_of(rules, len(piece.bots), piece.first, piece.laws) if piece.laws else None
    seats = range(len(piece.bots))
    wins = [0.0 for _ in seats]
    scores = [0 for _ in seats]
    steps = 0
    results = []
    for number in range(piece.first, piece.first + piece.games):
        result = match(rules, piece.bots, seed_of(piece.seed, number), watch, piece.budget)
        steps += result.steps
        for seat, (win, score) in enumerate(zip(result.wins, result.scores, strict=True)):
            wins[seat] += win
            scores[seat] += score
        tiers = [standing.tiers for standing in result.over.standings]
        results.append(repr((result.steps, result.over.reason, tiers)).encode())
    looks = (watch.watched, watch.held) if watch else (0, 0)
    return Part(steps, tuple(wins), tuple(scores), tuple(results), *looks)


@cache
def _rules(ruleset: str) -> Rules:
    """Reads a ruleset once for all pieces."""
    return parse(ruleset)


def watch_of(rules: Rules, seats: int, seed: int, share: float) -> Watch:
    """Returns a watch over every position, if laws are to be checked."""
    # The laws come with the words of the site and need more than the standard library.
    from kvartal.testing.watch import Watch

    return Watch(rules, seats, seed, share)


def listed(bots: Sequence[Player]) -> Sequence[Player]:
    """Returns the bots; raises `TypeError` for a text, whose letters would be taken for names."""
    if isinstance(bots, str):
        raise TypeError(f"bots are a list, such as ['hard', 'greedy'], not the text {bots!r}")
    return bots


def check_bots(rules: Rules, bots: Sequence[Player]) -> None:
    """Refuses a bot that does not exist; raises `Unreadable`."""
    for bot in bots:
        check(bot, rules)
