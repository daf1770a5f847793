"""The law that draws follow the odds: exactly where one number decides, else as closely as many draws can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt

from kvartal.core.rng import Rng
from kvartal.testing.state import State

# Those of `Rng`: constants of a compiled module cannot be imported.
_WORD = 0xFFFFFFFFFFFFFFFF
_INVERSE = pow(0x2545F4914F6CDD1D, -1, _WORD + 1)
SHARE = 6
"""One chance in this many is checked, because each check costs as many draws as its weights add up to."""
DRAWS = 40
"""How many draws each unit of weight gets where draws are only counted."""
MOST = 3000
"""The most draws in all: weights may be large where cards come from several piles."""


def draws_follow_the_odds(state: State) -> None:
    """Every outcome is drawn as often as its weight says.

    The first number that `draw` asks for is led evenly through its range, in as many steps as the weights add up to.
    Where that number alone decides, every outcome comes exactly as often as its weight says. Where a draw asks for
    more, many draws are counted: their chi-square stays below a bound that honest draws exceed less than once in a
    hundred million times.
    """
    odds = dict(state.odds())
    if not odds or state.rng.randrange(SHARE):
        return
    weight = sum(odds.values())
    streams = [starting((2 * i + 1 << 31) // weight) for i in range(weight)]
    after = [Rng() for _ in streams]
    for stream, used_once in zip(streams, after, strict=True):
        used_once.state = stream.state
        used_once.roll(2)
    found = Counter(_drawn(state, stream) for stream in streams)
    if streams == after:
        assert found == odds, f"evenly drawn: {_named(state, found)}, by the odds: {_named(state, odds)}"
        return
    draws = min(DRAWS * weight, MOST)
    found = Counter(_drawn(state, state.fresh()) for _ in range(draws))
    assert found.keys() <= odds.keys(), "something is drawn that has no odds"
    expected = {code: draws * share / weight for code, share in odds.items()}
    squares = sum((found[code] - wanted) ** 2 / wanted for code, wanted in expected.items())
    free = len(odds) - 1
    assert squares <= free + 6 * sqrt(2 * free) + 36, (
        f"draws do not follow the odds: chi-square {squares:.0f}, {free} free"
    )


def _named(state: State, counts: Mapping[int, int]) -> str:
    return " ".join(f"{state.rules.outcome(code)}={counts[code]}" for code in sorted(counts))


def starting(high: int) -> Rng:
    """Returns a stream whose first number has these upper 32 bits: `below(n)` is then `high * n >> 32`."""
    word = (high << 32) * _INVERSE & _WORD
    word = _unshifted(word, 27)
    back = word
    for _ in range(3):
        back = word ^ (back << 25 & _WORD)
    rng = Rng()
    rng.state = _unshifted(back, 12)
    return rng


def _unshifted(word: int, by: int) -> int:
    """Returns the number that becomes this one when it is combined with itself, shifted to the right."""
    back = word
    for _ in range(64 // by):
        back = word ^ back >> by
    return back


def _drawn(state: State, rng: Rng) -> int:
    return state.position.copy().deal(rng)
