"""The laws that every ruleset keeps in random play, one function each: here those of whole games.

`hold("town77", seats=3, games=5, seed=1)` plays games, checks those of `states` at every state and these at the end,
and raises `Broken` where one fails, with the position as text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from kvartal.core import postext
from kvartal.core.driver import told
from kvartal.core.errors import Unreadable
from kvartal.core.game import Game, replay
from kvartal.core.journal import Journal
from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import EVERYTHING, SPECTATOR, Rules
from kvartal.core.ruleset import ruled
from kvartal.testing.state import State, sent, worded
from kvartal.testing.states import STATE_LAWS
from kvartal.testing.walk import walk


class Broken(AssertionError):
    """A law does not hold; the message says which one, where, and in which position."""


@dataclass
class Trail:
    """What is kept of a game while it is played: copies with their digests, the ledger, whether secrets moved."""

    game: Game
    ledger: dict[str, int]
    copies: list[tuple[Position, str]] = field(default_factory=list)
    moved: bool = False
    """Whether resampling for seat 0 ever led to another world."""

    def keep(self) -> None:
        """Remembers the present state and checks the ledger."""
        self.copies.append((self.game.position.copy(), self.game.position.digest()))
        assert dict(self.game.rules.ledger(self.game.position)) == self.ledger, "something was lost or made up"
        world = self.game.position.copy()
        world.resample(0, Rng(len(self.copies)))
        self.moved |= world.digest() != self.game.position.digest()


def copies_never_change(trail: Trail) -> None:
    """Every copy that was taken on the way still has the digest that it had then."""
    for number, (copy, digest) in enumerate(trail.copies):
        assert copy.digest() == digest, f"the copy taken at state {number} was changed by later play"


def secrets_are_dealt_anew(trail: Trail) -> None:
    """Where seats have secrets, resampling changes them; a sampler that changes nothing would show the real world."""
    secrets = trail.game.rules.spec.hidden and trail.game.position.seats > 1
    assert trail.moved or not secrets, "no resampled world ever differed from the real one"


def journals_replay(trail: Trail) -> None:
    """The journal survives being written and read, and leads through the same digests to the same end."""
    journal = trail.game.journal
    again = Journal.read(str(journal))
    assert again == journal
    assert again.digests, "a journal without digests proves nothing"
    assert replay(again).position.digest() == trail.game.position.digest()


def games_end_in_time(trail: Trail) -> None:
    """No game takes more turns than the spec says."""
    ply, longest = trail.game.position.ply, trail.game.rules.spec.longest
    assert ply <= longest, f"{ply} turns, {longest} were promised"


def codes_end_where_the_spec_says(trail: Trail) -> None:
    """A number below 0 or beyond the last code is no action, and says so."""
    rules = trail.game.rules
    for code in (-1, rules.spec.codes, rules.spec.codes + 1000):
        try:
            action = rules.action(code)
        except Unreadable as error:
            worded(error.key)
        else:
            raise AssertionError(f"code {code} is spelled {action}")


def stories_have_words(trail: Trail) -> None:
    """Every reader is told the whole game in facts that have words and fit the wire."""
    rules = trail.game.rules
    for reader in (0, SPECTATOR, EVERYTHING):
        start = rules.new(trail.game.position.seats)
        for facts in told(rules, trail.game.journal.entries, start, reader):
            sent(facts)
            for fact in facts:
                worded(fact.key)
        assert start.digest() == trail.game.position.digest()


GAME_LAWS: tuple[Callable[[Trail], None], ...] = (
    copies_never_change,
    secrets_are_dealt_anew,
    journals_replay,
    games_end_in_time,
    codes_end_where_the_spec_says,
    stories_have_words,
)


@dataclass(frozen=True, slots=True)
class Held:
    """How much was looked at."""

    games: int
    states: int


def hold(ruleset: str | Rules, seats: int, games: int = 1, seed: int = 0, every: int = 1) -> Held:
    """Plays random games and checks every law at every state; raises `Broken` at the first that fails.

    Where time is short, the laws of a state are checked at one state in `every`, and at the end.
    """
    rules = ruled(ruleset)
    states = 0
    for number in range(seed, seed + games):
        rng = Random(f"laws {number}")
        trail: Trail | None = None
        for at, game in enumerate(_walked(rules, seats, number)):
            trail = trail or Trail(game, dict(rules.ledger(game.position)))
            _check(game, number, "nothing is lost", trail.keep)
            if not game.sealed and (at % every == 0 or game.over):
                state = State(rules, game.position, rng)
                for law in (*STATE_LAWS, *rules.laws):
                    _check(game, number, law.__name__, lambda law=law, state=state: law(state))  # type: ignore[misc]
                states += 1
        assert trail is not None
        for closing in GAME_LAWS:
            _check(trail.game, number, closing.__name__, lambda law=closing, trail=trail: law(trail))  # type: ignore[misc]
    return Held(games, states)


def _walked(rules: Rules, seats: int, seed: int) -> Iterator[Game]:
    """Walks through a game; raises `Broken` with the position where it cannot go on."""
    at: Game | None = None
    try:
        for at in walk(rules, seats, seed):
            yield at
    except Exception as error:
        if at is None:
            raise
        raise _broken(at, seed, "somebody can go on", error) from error


def _check(game: Game, seed: int, name: str, law: Callable[[], None]) -> None:
    try:
        law()
    except Exception as error:
        raise _broken(game, seed, name, error) from error


def _broken(game: Game, seed: int, name: str, error: Exception) -> Broken:
    """Returns the error that says which law is broken, where, and in which position."""
    at = f"{game.rules.ruleset}, {game.position.seats} seats, seed {seed}, entry {len(game.journal.entries)}"
    try:
        shown = postext.write(game.rules, game.position)
    except Exception as failure:
        shown = f"(cannot be written: {failure!r})"
    why = str(error) if isinstance(error, AssertionError) else repr(error)
    return Broken(f"{name.replace('_', ' ')}\n{at}\n{why}\n{shown}")


__all__ = ["GAME_LAWS", "STATE_LAWS", "Broken", "Held", "State", "Trail", "hold"]
