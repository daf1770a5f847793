"""How much the advice on an expansion is worth: `python bench/advice.py halloween 400` lets two greedy players meet.

One of them sees what the expansion is about, the other plays as if it were not there. With `--solo` they play alone,
and their mean scores are compared.
"""

from __future__ import annotations

import argparse
from unittest import mock

import kvartal
from kvartal.bots.titles import evaluator
from kvartal.bots.welcome import advice
from kvartal.games.welcome import codes
from kvartal.games.welcome.position import Welcome


def scores(ruleset: str, name: str, seats: int, blind: set[int], seed: int) -> list[int]:
    """Plays one game in which these seats are blind to the expansion."""
    rules = kvartal.rules(ruleset)
    position = rules.new(seats)
    assert isinstance(position, Welcome)
    tips = advice._tips
    judges = []
    for seat in range(seats):
        hidden = mock.patch.object(advice, "_tips", lambda word: None if word == name else tips(word))
        with hidden if seat in blind else mock.patch.object(advice, "_tips", tips):
            judges.append(evaluator(rules)(position))
    rng = kvartal.Rng(seed)
    while position.stage != codes.FINISHED:
        actor = position.actor()
        if actor < 0:
            position.deal(rng)
        else:
            position.play_unchecked(judges[actor].advice(rng))
    return [position.score_of(seat) for seat in range(seats)]


def main() -> None:
    """Plays the games and tells who won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("expansion")
    parser.add_argument("games", type=int)
    parser.add_argument("--solo", action="store_true")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    asked = parser.parse_args()
    name, games = asked.expansion, range(asked.first, asked.first + asked.games)
    if asked.solo:
        for blind in (set[int](), {0}):
            mean = sum(scores(f"welcome(solo,{name})", name, 1, blind, seed)[0] for seed in games) / len(games)
            print(f"{'blind' if blind else 'seeing'}: {mean:.1f}")
        return
    won = 0.0
    for seed in games:
        unseeing = seed % 2
        found = scores(f"welcome({name})", name, 2, {unseeing}, seed)
        ahead = found[1 - unseeing] - found[unseeing]
        won += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    print(f"seeing won {won:g} of {len(games)} games: {won / len(games):.1%}")


if __name__ == "__main__":
    main()
