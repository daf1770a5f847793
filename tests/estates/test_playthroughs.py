"""Whole games of 2 to 5 seats, of several rounds and of every switch still go the way that is written down.

`python -m tests.estates.test_playthroughs` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import kvartal
from kvartal.core.game import Game
from kvartal.lab.perft import perft
from kvartal.testing.playthroughs import file_name
from kvartal.testing.walk import finished

FOLDER = Path(__file__).parent / "games"
GAMES = [
    ("estates", 2),
    ("estates", 3),
    ("estates", 4),
    ("estates", 5),
    ("estates(rounds=3)", 4),
    ("estates(rounds=9,early_win=any)", 2),
    ("estates(longest_row=10,zero_row=false,offer_ends=true)", 3),
]


def file_of(ruleset: str, seats: int) -> Path:
    return FOLDER / file_name(kvartal.rules(ruleset).ruleset).replace(".txt", f"-{seats}.txt")


def written(ruleset: str, seats: int) -> str:
    """A random game as a journal, with its end in comments."""
    game = finished(kvartal.rules(ruleset), seats, seed=5)
    return str(game.journal) + "".join(f"# {line}\n" for line in ending(game))


def ending(game: Game) -> list[str]:
    assert game.over
    lines = [game.over.reason]
    for standing in game.over.standings:
        sheet = ", ".join(f"{line.args.get('lot', line.key)} {line.points}" for line in game.score(standing.seat))
        lines.append(f"seat {standing.seat} place {standing.place} tiers {list(standing.tiers)}: {sheet}")
    return lines


@pytest.mark.parametrize(("ruleset", "seats"), GAMES)
def test_random_play_goes_the_written_way(ruleset: str, seats: int) -> None:
    assert written(ruleset, seats).splitlines() == file_of(ruleset, seats).read_text("utf-8").splitlines()


@pytest.mark.parametrize(("ruleset", "seats"), GAMES)
def test_written_games_replay_to_the_written_end(ruleset: str, seats: int) -> None:
    text = file_of(ruleset, seats).read_text("utf-8")
    game = kvartal.replay(text)
    assert [line[2:] for line in text.splitlines() if line.startswith("#")] == ending(game)


def test_positions_are_counted() -> None:
    # 6 floors, 5 other pieces and embezzling; then 11 pieces with a pass or 12 bids each, or 11 after embezzling;
    # then 18 + 21 + 4 + 1 places after a pass, two answers to each of 132 bids, or 11 pieces with 13 bids.
    assert perft(kvartal.rules("estates"), seats=2, seed=1, depth=3) == [1, 12, 11 * 13 + 11, 44 + 2 * 132 + 143]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in GAMES:
        file_of(*one).write_text(written(*one), "utf-8")
