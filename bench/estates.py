"""Measures random games of The Estates against OpenSpiel's gin rummy and against the interpreter, in one run.

    python -m bench.estates           # in an environment with the compiled package and OpenSpiel, see bench/README.md

Every figure is the best of several rounds in processor seconds of one core, the peer's rounds between ours. Steps
are the players' actions; what chance decides is not counted, on either side. Gin rummy is OpenSpiel's game that
comes nearest in kind: hidden cards there, hidden money here, chance in between. The exit code is 1 if a bar is missed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

SOURCE = Path(__file__).resolve().parents[1] / "src"
ROUNDS = 5
BARS = {"gin rummy": 20.0, "interpreted": 50.0}


def pace(work: Callable[[], float], seconds: float) -> float:
    done = 0.0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        done += work()
    return done / spent


def playouts(games: int) -> Callable[[], float]:
    import kvartal

    loop = kvartal.Playouts(kvartal.new("estates", seats=4, seed=1).position, 1)
    return lambda: loop.run(games)


def rummy() -> Callable[[], float]:
    """OpenSpiel's C++ rollouts: one simulation of its MCTS bot is 100 random games from the first decision."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    rng = Random(1)
    state = dealt(game.new_initial_state(), rng)
    length: float = sum(actions(state.clone(), rng) for _ in range(200)) / 200
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(100, 42), 2.0, 1, 100, False, 42, False)

    def work() -> float:
        bot.step(state)
        return 100 * length

    return work


def dealt(state: Any, rng: Random) -> Any:
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def actions(state: Any, rng: Random) -> int:
    """Counts the players' actions of one random game."""
    count = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        count += 1
        dealt(state, rng)
    return count


def interpreted() -> float:
    """Steps per second without compiled modules, in a process of its own that reads src/."""
    command = [sys.executable, __file__, "--interpreted"]
    env = os.environ | {"PYTHONPATH": str(SOURCE)}
    return float(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)


def main() -> int:
    import kvartal

    if "--interpreted" in sys.argv:
        print(max(pace(playouts(1), 0.5) for _ in range(ROUNDS)))
        return 0
    if kvartal.rules("estates").engine != "compiled":
        print("The rules are not compiled here; see bench/README.md.")
        return 1
    ours, theirs = playouts(1000), rummy()
    steps = peer = 0.0
    for _ in range(ROUNDS):
        steps = max(steps, pace(ours, 0.5))
        peer = max(peer, pace(theirs, 0.5))
    print(f"The Estates, 4 seats, random games: {steps:14,.0f} steps/s")
    missed = 0
    for name, figure in (("gin rummy", peer), ("interpreted", interpreted())):
        ratio = steps / figure
        missed += ratio < BARS[name]
        print(f"{name:34} {figure:16,.0f} steps/s   ratio {ratio:6.1f}   bar {BARS[name]:.0f}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
