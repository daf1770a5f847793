"""An evaluator judges one world for a bot: which step a sensible player takes, and how good an end is for a seat.

The rules know what is legal and what it scores, nothing more; every title has its evaluator under `bots/<title>`. An
evaluator is bound to one world and follows it as it is played on; whoever resets the world calls `begin`. The
*hot verbs* are called in compiled loops; an evaluator written in plain Python is a subclass of `PlainEvaluator`.
"""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.position import SCRATCH, SEEN, Moves, Position, refuse_unseen
from kvartal.core.rng import Rng

HOT_VERBS = ("policy", "consider", "rollout", "value")


class Evaluator:
    """Judges a world without knowing its game: any step is as good as another."""

    def __init__(self, world: Position) -> None:
        if type(self) not in SEEN:
            refuse_unseen(type(self), Evaluator, HOT_VERBS, "subclass PlainEvaluator, write choose and judge")
        self.position = world

    # The hot verbs.

    def begin(self, seat: int) -> None:
        """Hears that the world was set back and dealt anew, as this seat may think it; what was remembered is void."""

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Picks the code that a sensible player plays here."""
        return self.position.chosen(rng, moves)

    def consider(self, out: Moves) -> None:
        """Lists the legal codes that are worth a thought, never none."""
        self.position.fill(out)

    def rollout(self, rng: Rng, moves: Moves) -> int:
        """Plays sensibly to the end and returns how many actions that took."""
        steps = 0
        seat = self.position.who()
        while seat != marks.OVER:
            if seat == marks.CHANCE:
                self.position.draw(rng)
            else:
                self.position.apply(self.policy(rng, moves))
                steps += 1
            seat = self.position.who()
        return steps

    def value(self, seat: int) -> float:
        """Returns how good the finished game is for a seat, from 0 (worst) to 1 (best)."""
        return 0.0

    # The plain verbs.

    def advice(self, rng: Rng) -> int:
        """Returns the code that `policy` picks here."""
        return self.policy(rng, SCRATCH.moves)

    def considered(self) -> list[int]:
        """Returns the legal codes that are worth a thought."""
        moves: Moves = SCRATCH.moves
        self.consider(moves)
        return moves.listed()

    def play_on(self, rng: Rng) -> int:
        """Plays sensibly to the end and returns how many actions that took."""
        return self.rollout(rng, SCRATCH.moves)

    def result(self, seat: int) -> float:
        """Returns how good the finished game is for a seat, from 0 (worst) to 1 (best)."""
        return self.value(seat)

    def rates(self, seat: int, codes: list[int]) -> list[float] | None:
        """Rates legal codes of a seat for a bot that does not look ahead; None where it can only try them out."""
        return None


class PlainEvaluator(Evaluator):
    """An evaluator written in plain Python: its methods are called from compiled loops, too, at the price of speed."""

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Asks `choose`."""
        return self.choose(self.position, rng)

    def value(self, seat: int) -> float:
        """Asks `judge`."""
        return self.judge(self.position, seat)

    def choose(self, world: Position, rng: Rng) -> int:
        """Picks the code that a sensible player plays here."""
        codes = world.moves()
        return codes[rng.roll(len(codes))]

    def judge(self, world: Position, seat: int) -> float:
        """Returns how good the finished game is for a seat, from 0 (worst) to 1 (best)."""
        standings = world.rules.over(world).standings
        return len([1 for other in standings if standings[seat].place < other.place]) / max(1, len(standings) - 1)
