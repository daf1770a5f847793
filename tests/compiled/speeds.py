"""Plays every ruleset at whatever speed is installed and prints what came of it: `python -m tests.compiled.speeds`."""

import json
import sys

import kvartal
from kvartal.core import position
from kvartal.lab.simulate import simulate
from kvartal.testing import tables
from kvartal.testing.walk import finished

GAMES = 3
PLAYOUTS = 10


def compiled() -> bool:
    """Says whether the rules that were imported are compiled."""
    return bool(position.__file__) and not str(position.__file__).endswith(".py")


def record(ruleset: str, seats: int) -> dict[str, object]:
    """Plays a few random games through the journal, a few in the bulk loop, and one between sensible players."""
    rules = kvartal.rules(ruleset)
    journals = [str(finished(rules, seats, seed).journal) for seed in range(GAMES)]
    bulk = kvartal.Playouts(rules.new(seats), seed=1)
    sensible = simulate(rules, ["greedy"] * seats, games=1, seed=seats)
    ends = {"steps": bulk.run(PLAYOUTS), "end": bulk.world.digest()}
    return {"journals": journals, **ends, "sensible": sensible.digest}


def main() -> None:
    """Prints the records of all tables, and which engine made them."""
    records = {f"{ruleset} for {seats}": record(ruleset, seats) for ruleset, seats in tables()}
    json.dump({"compiled": compiled(), "records": records}, sys.stdout)


if __name__ == "__main__":
    main()
