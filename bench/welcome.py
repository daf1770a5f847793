"""How fast Welcome To is: random games against OpenSpiel's hex 9×9, stepping from Python, and ten thousand seats.

    python -m bench.welcome      # in an environment with the compiled package and, for the ratios, OpenSpiel

Every figure is processor time of one core in this run. OpenSpiel's rollouts are those inside its C++ `MCTSBot` with
`RandomRolloutEvaluator(2000)`; without OpenSpiel only our own figures are printed.
"""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable

import kvartal

MIX = ("christmas", "doomsday", "easter", "halloween", "icecream", "quack", "roswell", "zombies")
"""As many expansions as go together."""
MODES = (
    "welcome",
    "welcome(expert)",
    "welcome(experienced)",
    "welcome(christmas)",
    "welcome(icecream)",
    "welcome(roswell)",
    "welcome(easter)",
    "welcome(doomsday)",
    "welcome(quack)",
    "welcome(halloween)",
    "welcome(zombies)",
    "welcome(american_dream)",
    "welcome(nine_three_quarters)",
    f"welcome({','.join(MIX)})",
)


def loop(ruleset: str) -> Callable[[], int]:
    """Plays twenty random games, and tells of how many steps."""
    games = kvartal.Playouts(kvartal.rules(ruleset).new(2), 1)
    games.run(1)
    return lambda: games.run(20)


def playouts(ruleset: str, seconds: float = 2.0) -> float:
    work = loop(ruleset)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        steps += work()
    return steps / (time.process_time() - start)


def stepping(seconds: float = 2.0) -> float:
    rules, rng, choice = kvartal.rules("welcome"), kvartal.Rng(1), random.Random(1).choice
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        position = rules.new(2)
        while (actor := position.actor()) != -2:
            if actor == -1:
                position.deal(rng)
            else:
                position.play(choice(position.moves()))
                steps += 1
    return steps / (time.process_time() - start)


def crowd(seats: int, rounds: int = 5) -> tuple[float, float]:
    """Tells the seconds of one round with all its turns, and the bytes a seat."""
    tracemalloc.start()
    position = kvartal.rules("welcome").new(seats)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    rng = kvartal.Rng(1)
    start = time.process_time()
    while position.ply < rounds * seats:
        if position.actor() == -1:
            position.deal(rng)
        else:
            moves = position.moves()
            position.play(moves[rng.roll(len(moves))])
    return (time.process_time() - start) / rounds, held / seats


def hex_playouts(seconds: float = 2.0) -> tuple[float, float] | None:
    """Tells the steps a second of OpenSpiel's hex 9×9: inside its C++ rollouts, and from Python."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hex(board_size=9)")
    evaluator = pyspiel.RandomRolloutEvaluator(2000, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
    rolled, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        bot.mcts_search(game.new_initial_state())
        rolled += 2000
    spent = time.process_time() - start
    choice = random.Random(1).choice
    steps, games, begin = 0, 0, time.process_time()
    while time.process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            steps += 1
        games += 1
    python = steps / (time.process_time() - begin)
    return rolled * (steps / games) / spent, python


def main() -> None:
    print(f"rules: {kvartal.rules('welcome').engine}")
    rates = {ruleset: playouts(ruleset) for ruleset in MODES}
    for ruleset, rate in rates.items():
        print(f"{ruleset:24} {rate / 1e6:8.2f} M steps/s   {rate / rates['welcome']:5.2f} of the base game")
    python = stepping()
    print(f"{'from Python':24} {python / 1e6:8.2f} M steps/s")
    peer = hex_playouts()
    if peer is not None:
        for name, theirs, ours in (("C++ rollouts", peer[0], rates["welcome"]), ("from Python", peer[1], python)):
            print(f"hex 9x9, {name:15} {theirs / 1e6:8.2f} M steps/s   ours is {ours / theirs:.1f} times as fast")
    small, _ = crowd(100)
    for seats in (100, 1_000, 10_000):
        seconds, bytes_each = crowd(seats)
        slope = seconds / seats / (small / 100)
        print(f"{seats:6} seats: {seconds:.3f} s a round, {bytes_each:.0f} bytes a seat, {slope:.2f} × the cost of 100")


if __name__ == "__main__":
    main()
