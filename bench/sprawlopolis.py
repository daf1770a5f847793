"""How many cities Sprawlopolis counts in a second and how many random games it plays, compiled and interpreted.

    python -m bench.sprawlopolis      # in an environment with the compiled package

The interpreted figures come from the same sources in the same run: the package is copied without its compiled modules
and measured in a process of its own. A counted city is one full score: groups, roads and three conditions, after a
placement was tried on it. Placements that cover nothing are counted by adding their four blocks to a labelled city, the
others anew; the same placements, all counted anew, are measured beside them and compared on 100,000 random cities.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

OVER = -2
AGREE = 100_000
GAMES = 24
"""So many half-built cities of different games are measured, so that every condition has its share."""


def advise(cities: list[tuple[Any, int]], seconds: float, anew: bool) -> float:
    """Cities counted per second by a sensible player, who tries every placement and counts the city each time."""
    import kvartal

    rng = kvartal.Rng(1)
    counted, start = 0, time.process_time()
    for planner, _ in cities:
        planner.anew = anew
    while time.process_time() - start < seconds:
        for planner, moves_here in cities:
            planner.advice(rng)
            counted += moves_here
    return counted / (time.process_time() - start)


def agree(cities: int) -> int:
    """Compares both ways to count on at least so many cities, one for each placement, and tells how many."""
    import kvartal
    from kvartal.bots.sprawlopolis import Planner
    from kvartal.core.game import Game

    rng = kvartal.Rng(2)
    seed = compared = 0
    while compared < cities:
        seed += 1
        rules = kvartal.rules(("sprawlopolis", "sprawlopolis(hard)", "sprawlopolis(holes_are_edge=false)")[seed % 3])
        position: Any = Game.new(rules, 1, seed).position
        while position.actor() != OVER:
            if position.actor() < 0:
                position.deal(rng)
                continue
            moves = position.moves()
            planner = Planner(position)
            added = planner.promises()
            planner.anew = True
            if added != planner.promises():
                raise SystemExit(f"the two counts differ in game {seed} after {position.ply} placements")
            compared += len(moves)
            position.play(moves[rng.roll(len(moves))])
    return compared


def measure(seconds: float) -> dict[str, float | str]:
    import kvartal
    from kvartal.bots.sprawlopolis import Planner
    from kvartal.core.game import Game

    rules = kvartal.rules("sprawlopolis")
    rng = kvartal.Rng(1)
    cities = []
    for seed in range(GAMES):
        position = Game.new(rules, 1, seed).position
        while position.ply < 8:
            if position.actor() < 0:
                position.deal(rng)
            else:
                moves = position.moves()
                position.play(moves[rng.roll(len(moves))])
        while position.actor() < 0:
            position.deal(rng)
        cities.append((Planner(position), len(position.moves())))
    rounds = [(advise(cities, seconds / 12, True), advise(cities, seconds / 12, False)) for _ in range(12)]
    anew, counts = (max(paces) for paces in zip(*rounds, strict=True))
    loops = [kvartal.Playouts(Game.new(rules, 1, seed).position, seed) for seed in range(GAMES)]
    played, start = 0, time.process_time()
    batch = 100 if rules.engine == "compiled" else 1
    while time.process_time() - start < seconds:
        for loop in loops:
            loop.run(batch)
            played += batch
    games = played / (time.process_time() - start)
    return {"engine": rules.engine, "cities": counts, "anew": anew, "games": games}


def interpreted(seconds: float) -> dict[str, float | str]:
    import kvartal

    with tempfile.TemporaryDirectory() as folder:
        package = Path(kvartal.__file__).parent
        shutil.copytree(package, Path(folder, "kvartal"), ignore=shutil.ignore_patterns("*.so", "*.pyd", "static"))
        environment = {**os.environ, "PYTHONPATH": folder}
        command = [sys.executable, str(Path(__file__).resolve()), "--measure", str(seconds)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=folder)
    found: dict[str, float | str] = json.loads(done.stdout)
    return found


def main() -> None:
    if "--measure" in sys.argv:
        print(json.dumps(measure(float(sys.argv[-1]))))
        return
    fast, slow = measure(3.0), interpreted(6.0)
    if fast["engine"] != "compiled":
        print("The rules are not compiled here, so there is nothing to compare.")
    print(f"both counts agree on {agree(AGREE):,} cities")
    print(f"adding blocks where nothing is covered : counting anew = {float(fast['cities']) / float(fast['anew']):.2f}")
    for what, unit in (("cities", "cities counted/s"), ("games", "random games/s")):
        here, there = float(fast[what]), float(slow[what])
        print(f"{unit:18} {fast['engine']} {here:12,.0f}   {slow['engine']} {there:10,.0f}   ratio {here / there:6.1f}")


if __name__ == "__main__":
    main()
