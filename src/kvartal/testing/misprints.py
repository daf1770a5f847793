"""The law of misprints: a position text with a mistake in it is refused with its line, or can be played to the end.

`hold("town77", seats=3, texts=20, seed=1)` takes texts from random play and spoils each a little.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from kvartal.core import marks, postext
from kvartal.core.errors import BadLine
from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import Rules
from kvartal.core.ruleset import ruled
from kvartal.testing.laws import Broken
from kvartal.testing.state import State, worded
from kvartal.testing.states import endings_are_ranked, positions_can_be_written, scores_add_up, somebody_can_go_on

# Spoiling a text.


def misprint(text: str, rng: Random) -> str:
    """Spoils a position text in one place, or in two."""
    lines = text.splitlines()
    for _ in range(rng.choice((1, 1, 1, 2))):
        if lines:
            rng.choice(MISPRINTS)(lines, rng)
    return "\n".join(lines) + "\n"


def _at(lines: list[str], rng: Random) -> int:
    return rng.randrange(len(lines))


def _line_lost(lines: list[str], rng: Random) -> None:
    del lines[_at(lines, rng)]


def _line_doubled(lines: list[str], rng: Random) -> None:
    lines.insert(_at(lines, rng), lines[_at(lines, rng)])


def _lines_swapped(lines: list[str], rng: Random) -> None:
    one, two = _at(lines, rng), _at(lines, rng)
    lines[one], lines[two] = lines[two], lines[one]


def _number_changed(lines: list[str], rng: Random) -> None:
    at = _at(lines, rng)
    numbers = list(re.finditer("[0-9]+", lines[at]))
    if numbers:
        found = rng.choice(numbers)
        value = rng.choice((0, 1, int(found[0]) - 1, int(found[0]) + 1, rng.randrange(20)))
        lines[at] = f"{lines[at][: found.start()]}{value}{lines[at][found.end() :]}"


def _words(line: str) -> list[re.Match[str]]:
    """Finds the words of a line but its name."""
    return [word for word in re.finditer(r"[^\s=]+", line) if not word[0].endswith(":")]


def _word_changed(lines: list[str], rng: Random) -> None:
    """Puts a word of the text where another one stands, or none."""
    at = _at(lines, rng)
    words = _words(lines[at])
    if words:
        gone, new = rng.choice(words), _words(lines[_at(lines, rng)])
        word = rng.choice(new)[0] if new and rng.randrange(6) else ""
        lines[at] = f"{lines[at][: gone.start()]}{word}{lines[at][gone.end() :]}"


def _words_swapped(lines: list[str], rng: Random) -> None:
    at = _at(lines, rng)
    words = _words(lines[at])
    if len(words) > 1:
        one, two = sorted(rng.sample(words, 2), key=lambda word: word.start())
        between = lines[at][one.end() : two.start()]
        lines[at] = f"{lines[at][: one.start()]}{two[0]}{between}{one[0]}{lines[at][two.end() :]}"


def _seats_swapped(lines: list[str], rng: Random) -> None:
    """Gives what a field says of one seat to another, which has it of its own or not."""
    named = {at: form for at, line in enumerate(lines) if (form := re.match(r"([a-z ]+) ([0-9]+):(.*)", line))}
    if not named:
        return
    at = rng.choice(list(named))
    name, mine, value = named[at].groups()
    others = [(other, form) for other, form in named.items() if form[1] == name and other != at]
    if others:
        other, form = rng.choice(others)
        lines[at], lines[other] = f"{name} {mine}:{form[3]}", f"{name} {form[2]}:{value}"
    else:
        lines[at] = f"{name} {rng.randrange(3)}:{value}"


MISPRINTS: tuple[Callable[[list[str], Random], None], ...] = (
    _line_lost,
    _line_doubled,
    _lines_swapped,
    _number_changed,
    _number_changed,
    _word_changed,
    _word_changed,
    _words_swapped,
    _seats_swapped,
)


# The law.


@dataclass(frozen=True, slots=True)
class Held:
    """How many texts were refused, and how many were read and played to the end."""

    refused: int
    played: int


def hold(ruleset: str | Rules, seats: int, texts: int = 20, seed: int = 0) -> Held:
    """Spoils texts of one random game, as many as are asked for; raises `Broken` at the first that breaks the law."""
    rules = ruled(ruleset)
    rng = Random(f"misprints {rules.ruleset} {seats} {seed}")
    states = _states(rules, seats, rng)
    refused = 0
    for _ in range(texts):
        text = misprint(postext.write(rules, rng.choice(states)), rng)
        try:
            refused += not read_and_played(text, rng)
        except Exception as error:
            why = str(error) if isinstance(error, AssertionError) else repr(error)
            raise Broken(f"a text that is accepted can go on\nseed {seed}\n{why}\n{text}") from error
    return Held(refused, texts - refused)


def read_and_played(text: str, rng: Random) -> bool:
    """Returns whether a text is accepted; if so, checks that it reads back equal and that random play from it ends.

    What is not accepted is refused by an error that has words and names its line.
    """
    try:
        rules, position = postext.read(text)
    except BadLine as error:
        _names_its_line(error, text)
        return False
    positions_can_be_written(State(rules, position, rng))
    somebody_can_go_on(State(rules, position, rng))
    longest = position.ply + rules.spec.longest
    while position.actor() != marks.OVER:
        _step(position, rng)
        assert position.ply <= longest, f"{rules.spec.longest} turns, and no end"
    end = State(rules, position, rng)
    scores_add_up(end)
    endings_are_ranked(end)
    return True


def _names_its_line(error: BadLine, text: str) -> None:
    worded(error.key)
    # A field that is missing would stand behind the last line.
    there = 1 <= error.line <= len(text.splitlines()) + 1
    assert there, f"{error.key} on line {error.line}, which is not there"


def _states(rules: Rules, seats: int, rng: Random) -> list[Position]:
    """Plays one game at random and returns its states, those in the middle of a turn among them."""
    position = rules.new(seats)
    states = [position.copy()]
    while position.actor() != marks.OVER:
        _step(position, rng)
        states.append(position.copy())
    return states


def _step(position: Position, rng: Random) -> None:
    if position.actor() == marks.CHANCE:
        position.deal(Rng(rng.getrandbits(64)))
    else:
        position.focus(rng.choice(position.acting()))
        moves = position.moves()
        assert moves, f"seat {position.actor()} can do nothing"
        position.play(rng.choice(moves))
