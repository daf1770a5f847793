"""Measures the ratios that Kvartal promises, in a short form: the implementation of `./check bench`.

    python -m bench.ratios              # about a minute; the exit code is 1 if a ratio is below its bar
    python -m bench.ratios --store      # writes them to bench/results, under the tag or commit that is checked out
    python -m bench.ratios --store v1   # or under a name

Ours and the peer's are measured in turns, in processor time of one core, and the best round of each counts: whatever
disturbs a measurement makes it slower. A ratio that falls short is measured once more, and longer, before it counts.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bench import engine, estates, sprawlopolis, welcome

RESULTS = Path(__file__).parent / "results"
ROUNDS = 12
AGAIN = 3
"""A ratio that falls short is measured again with so many times the rounds."""
MARGIN = 0.85
"""Runs of one build differ by a tenth, a little more in company; what is below this share of its bar is slower."""


@dataclass(frozen=True, slots=True)
class Promise:
    """How many times as fast as a peer something is."""

    name: str
    what: str
    bar: float
    measure: Callable[[int], tuple[float, float]]
    """Gives our pace and the peer's, measured in so many rounds."""

    def kept(self, ratio: float) -> bool:
        """Whether the ratio is above the bar, or below it by no more than noise explains."""
        return ratio >= self.bar * MARGIN


def town77(rounds: int) -> tuple[float, float]:
    return engine.best_pair(engine.playouts(), engine.hex_rollouts(7), rounds)


def welcome_to(rounds: int) -> tuple[float, float]:
    return engine.best_pair(welcome.loop("welcome"), engine.hex_rollouts(9), rounds)


def expanded(*names: str) -> Callable[[int], tuple[float, float]]:
    """Gives what measures Welcome To with expansions against the base game."""
    ruleset = f"welcome({','.join(names)})"
    return lambda rounds: engine.best_pair(welcome.loop(ruleset), welcome.loop("welcome"), rounds)


def the_estates(rounds: int) -> tuple[float, float]:
    return engine.best_pair(estates.playouts(1000), estates.rummy(), rounds)


def search(rounds: int) -> tuple[float, float]:
    return engine.best_pair(engine.searching(), engine.four_searching(), rounds)


def cities(rounds: int) -> tuple[float, float]:
    """Not in turns, for the interpreter needs a process of its own."""
    ours, theirs = sprawlopolis.measure(rounds / 12), sprawlopolis.interpreted(rounds / 6)
    return float(ours["cities"]), float(theirs["cities"])


PROMISES = (
    Promise("town77", "Town 77, random games : OpenSpiel's hex 7×7", 12.0, town77),
    Promise("welcome", "Welcome To, random games : OpenSpiel's hex 9×9", 7.5, welcome_to),
    Promise("expansion", "Welcome To, slowest expansion : the base game", 0.75, expanded("zombies")),
    Promise("mix", "Welcome To, eight expansions : the base game", 0.5, expanded(*welcome.MIX)),
    Promise("estates", "The Estates, random games : OpenSpiel's gin rummy", 180.0, the_estates),
    Promise("sprawlopolis", "Sprawlopolis, cities counted : interpreted", 100.0, cities),
    Promise("search", "search in Town 77 : OpenSpiel's in connect four", 4.4, search),
)


def measured(promise: Promise) -> float:
    """Measures a ratio, once more if it falls short."""
    ours, theirs = promise.measure(ROUNDS)
    if promise.kept(ours / theirs):
        return ours / theirs
    more, less = promise.measure(AGAIN * ROUNDS)
    # The best rounds of both measurements count, as within one.
    return max(ours, more) / max(theirs, less)


def told(promise: Promise, ratio: float) -> str:
    verdict = "ok" if promise.kept(ratio) else "MISSED"
    return f"{promise.what:<52} {ratio:7.2f}   bar {promise.bar:g}   {verdict}"


def machine() -> dict[str, str | float]:
    """Tells what the ratios were measured on."""
    notes: dict[str, str | float] = {"system": f"{platform.system()} {platform.machine()}"}
    notes["python"] = f"{platform.python_implementation()} {platform.python_version()}"
    notes["cores"] = os.cpu_count() or 1
    notes["load"] = round(os.getloadavg()[0], 1)
    try:
        found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
        notes["processor"] = found[1] if found else platform.processor()
    except OSError:
        notes["processor"] = platform.processor()
    return notes


def store(tag: str, ratios: dict[str, float]) -> Path:
    """Writes the ratios into a file of their own."""
    if not re.fullmatch(r"[\w.-]+", tag):
        raise SystemExit(f"bench: {tag!r} cannot be the name of a file of results.")
    RESULTS.mkdir(exist_ok=True)
    file = RESULTS / f"{tag}.json"
    rounded = {name: round(ratio, 2) for name, ratio in ratios.items()}
    text = json.dumps({"tag": tag, "machine": machine(), "ratios": rounded}, indent=2, ensure_ascii=False)
    file.write_text(text + "\n", encoding="utf-8")
    return file


def commit() -> str:
    """Names what is checked out: its tag, else its commit."""
    command = ["git", "describe", "--tags", "--always", "--abbrev=10"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=RESULTS.parent)
    return done.stdout.strip() or "unknown"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", nargs="?", const="", metavar="TAG", help="write the ratios to bench/results")
    options = parser.parse_args()
    import kvartal

    if kvartal.rules("town77").engine != "compiled":
        print("bench: the rules are not compiled here; ./check bench makes an environment where they are.")
        return 2
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    ratios = {}
    for promise in PROMISES:
        ratios[promise.name] = measured(promise)
        print(told(promise, ratios[promise.name]), flush=True)
    if options.store is not None:
        print(store(options.store or commit(), ratios).relative_to(RESULTS.parents[1]))
    return 0 if all(promise.kept(ratios[promise.name]) for promise in PROMISES) else 1


if __name__ == "__main__":
    sys.exit(main())
