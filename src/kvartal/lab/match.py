"""A match is one game between bots, without journal or server; it keeps only how the game ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kvartal.bots import Bot, Budget, Player, look
from kvartal.bots.makers import seated
from kvartal.bots.turns import turn
from kvartal.core import marks
from kvartal.core.dealer import SeededDealer
from kvartal.core.driver import Driver
from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import Over, Rules
from kvartal.core.ruleset import ruled

Watch = Callable[[Position], None]


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended."""

    steps: int
    """Actions, not counting what chance did."""
    over: Over
    score: int = 0
    """Which tier is the score."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        return tuple(standing.tiers[self.score] for standing in self.over.standings)

    @property
    def wins(self) -> tuple[float, ...]:
        """What part of the victory each seat has: seats that share the first place share it.

        Together, or alone, seats win if the rules say that the goal was reached, and else nobody does.
        """
        standings = self.over.standings
        if self.over.won is not None or len(standings) == 1:
            return tuple(float(bool(self.over.won)) for _ in standings)
        first = sum(standing.place == 1 for standing in standings)
        return tuple((standing.place == 1) / first for standing in standings)


def seed_of(seed: int, number: int) -> int:
    """Returns the seed of one game in a batch; no two games of batches with small seeds share one."""
    return (seed << 32) + number


def match(
    ruleset: str | Rules,
    players: Sequence[Player],
    seed: int,
    watch: Watch | None = None,
    budget: Budget | None = None,
) -> Result:
    """Plays one game between bots, or bots with these names, one a seat; equal seeds give equal games.

    A `budget` is for the bots that think, in place of their own.
    """
    rules = ruled(ruleset)
    rules.check_seats(len(players))
    deal = Rng(seed)
    if all(player == "random" for player in players) and watch is None:
        return _random(rules, len(players), deal)
    bots = [seated(player, rules, deal.fork().state, budget) for player in players]
    return play(rules, bots, deal, watch)


def play(rules: Rules, bots: Sequence[Bot], deal: Rng, watch: Watch | None = None) -> Result:
    """Plays one game; `watch` is shown every position on the way, and a bot that fails fails the match."""
    driver = Driver(rules, rules.new(len(bots)))
    dealer = SeededDealer(deal)
    steps = 0
    while (actor := driver.position.actor()) != marks.OVER:
        if watch is not None:
            watch(driver.position)
        if actor == marks.CHANCE:
            driver.deal(dealer)
            continue
        # Seats that decide at once all look at the same position; only the last turn that is committed changes it.
        for seat in driver.acting:
            codes = turn(look(rules, driver.position, seat), bots[seat])
            driver.commit(seat, codes)
            steps += len(codes)
    if watch is not None:
        watch(driver.position)
    return Result(steps, rules.over(driver.position), rules.spec.score)


def _random(rules: Rules, seats: int, deal: Rng) -> Result:
    """Plays one game in the compiled loop."""
    position = rules.new(seats)
    steps = position.playout(deal)
    return Result(steps, rules.over(position), rules.spec.score)
