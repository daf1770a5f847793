"""A position holds the committed facts of one game and knows how to go on from them.

What is not decided yet is not in it: a bag is a set, not an order, and a turn that is being thought over lives
in a `Draft`. The facts lie in `Rows`, as the title declared them (see `facts`): `common` for what belongs to no seat,
`rows` with one row a seat, and, in games of rounds, `begun` with the rows as they were when the round began.

A position has two faces. The *hot verbs* (`who fill apply draw reveal redeal chosen finish`) are overridden by every
game and are called in compiled loops without the interpreter's lock; they trust their arguments. The *plain verbs*
(`actor moves play deal copy playout …`) are for Python and written once, here.

Simultaneous turns are stepped one seat after another: `who` names a seat that has not finished its turn in this
round, `focus` picks another one, and when the last seat has finished, its last `apply` resolves the round. What a
seat does before that must not change what another seat may do; the laws in `kvartal.testing` check it.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, Self, TypeVar

from kvartal.core import marks
from kvartal.core.errors import Unreadable
from kvartal.core.facts import Record
from kvartal.core.named import changed_facts, digest, pickled, restored
from kvartal.core.rng import Rng
from kvartal.core.rows import Rows

if TYPE_CHECKING:
    from kvartal.core.rules import Rules

R = TypeVar("R", bound=Record)


class Moves:
    """A list of action codes that compiled code can fill without allocating."""

    def __init__(self) -> None:
        # No position of any game offers more actions than this.
        self.codes = [0] * 8192
        self.count = 0

    def add(self, code: int) -> None:
        """Appends one code."""
        self.codes[self.count] = code
        self.count += 1

    def listed(self) -> list[int]:
        """Returns the codes as a Python list."""
        # Compiled, the codes are an array, whose slice is not a list yet.
        return [code for code in self.codes[: self.count]]  # noqa: C416


class Scratch(threading.local):
    """A list of moves for each thread: a fresh one for each call would cost more than the call."""

    def __init__(self) -> None:
        self.moves = Moves()


SCRATCH = Scratch()


HOT_VERBS = ("who", "fill", "apply", "draw", "reveal", "redeal", "chosen", "finish", "become")


SEEN: set[type] = set()
"""The classes whose verbs compiled code sees."""


def refuse_unseen(kind: type, base: type, verbs: tuple[str, ...], bridge: str) -> None:
    """Refuses a Python class that overrides verbs which compiled code calls in C and would never see overridden."""
    for verb in verbs:
        # Compiled, such a verb is no attribute of its class.
        if hasattr(kind, verb) and not hasattr(base, verb):
            name = f"{kind.__module__}.{kind.__qualname__}"
            raise TypeError(f"{name} overrides {verb}, which compiled code does not see: {bridge}")
    SEEN.add(kind)


class Position:
    """The state of one game under one ruleset; each title has a subclass of its own, made with the same arguments.

    `first` and `held` say whose rows it holds: all of them, or a single one in a position to think on (`sandbox`).
    """

    def __init__(self, rules: Rules, seats: int, first: int = 0, held: int = 0) -> None:
        if type(self) not in SEEN:
            refuse_unseen(type(self), Position, HOT_VERBS, "subclass kvartal.Plain, write to_act legal step chance")
        self.rules = rules
        self.seats = seats
        self.ply = 0
        """How many turns have been finished; a turn of several steps counts when its last step is made."""
        self.first = first
        self.held = held if held else seats
        self.common = Rows(rules.common, 1)
        self.rows = Rows(rules.rows, self.held, first)
        self.begun = Rows(rules.rows, self.held, first) if rules.simultaneous else self.rows
        """The rows as they were when the round began, which is what others see of them until it is resolved."""
        self.whole: Position | None = None
        """For a position that holds one row: the one it was taken from, where the other rows are."""

    # The hot verbs: overridden by each game.

    def who(self) -> int:
        """Returns which seat acts next, or CHANCE, or OVER."""
        return marks.OVER

    def fill(self, out: Moves) -> None:
        """Lists the legal action codes of the seat that acts next, in ascending order."""
        out.count = 0

    def apply(self, code: int) -> None:
        """Plays a legal action of the seat that acts next."""

    def draw(self, rng: Rng) -> int:
        """Lets chance decide once by the odds, reveals the outcome, and returns its code."""
        return 0

    def reveal(self, code: int) -> None:
        """Takes a chance outcome that was decided elsewhere."""

    def redeal(self, seat: int, rng: Rng) -> None:
        """Becomes another world that this seat cannot tell from the present one.

        The new world depends on what the seat sees and on the stream alone, never on what is hidden.
        """

    def chosen(self, rng: Rng, moves: Moves) -> int:
        """Picks the code that a random play-out plays here; games may override it to skip the list."""
        self.fill(moves)
        return moves.codes[rng.below(moves.count)]

    def finish(self, rng: Rng, moves: Moves) -> int:
        """Plays at random to the end and returns how many actions that took."""
        steps = 0
        seat = self.who()
        while seat != marks.OVER:
            if seat == marks.CHANCE:
                self.draw(rng)
            else:
                self.apply(self.chosen(rng, moves))
                steps += 1
            seat = self.who()
        return steps

    def become(self, other: Position) -> None:
        """Makes every fact equal to that of another position of the same ruleset that holds the same rows."""
        self.ply = other.ply
        self.common.become(other.common)
        self.rows.become(other.rows)
        if self.begun is not self.rows:
            self.begun.become(other.begun)

    # The plain verbs: for Python.

    def focus(self, seat: int) -> None:
        """Lets this seat step next in a simultaneous round; turn-by-turn games have nothing to do."""

    def acting(self) -> tuple[int, ...]:
        """Names every seat that has a turn to decide now."""
        seat = self.who()
        return (seat,) if seat >= 0 else ()

    def actor(self) -> int:
        """Returns which seat acts next, or CHANCE, or OVER."""
        return self.who()

    def moves(self) -> list[int]:
        """Returns the legal action codes of the seat that acts next, in ascending order; none when none is to act."""
        if self.who() < 0:
            return []
        moves: Moves = SCRATCH.moves
        self.fill(moves)
        return moves.listed()

    def play(self, code: int) -> None:
        """Plays a legal action; raises `Refusal` or `Unreadable` for any other code."""
        if self.who() < 0 or code not in self.moves():
            raise self.refused(code)
        self.play_unchecked(code)

    def play_unchecked(self, code: int) -> None:
        """Plays an action that is known to be legal; any other leaves a broken position or crashes."""
        self.apply(code)

    def refused(self, code: int) -> Exception:
        """Returns the error for a code that may not be played."""
        rules = self.rules
        rules.action(code)
        if self.who() < 0:
            return Unreadable("nobody-acts", code=code)
        return rules.reason(self, code)

    def turn_up(self, code: int) -> None:
        """Takes a chance outcome by its code; raises `Unreadable` if chance cannot decide so now."""
        if self.who() != marks.CHANCE or code not in [possible for possible, _ in self.rules.odds(self)]:
            raise Unreadable("impossible-outcome", outcome=str(code))
        self.turn_up_unchecked(code)

    def turn_up_unchecked(self, code: int) -> None:
        """Takes a chance outcome that is known to be possible; any other leaves a broken position or crashes."""
        self.reveal(code)

    def deal(self, rng: Rng) -> int:
        """Lets chance decide once and returns the outcome's code."""
        if self.who() != marks.CHANCE:
            raise Unreadable("journal-no-chance")
        return self.draw(stream(rng))

    def resample(self, seat: int, rng: Rng) -> None:
        """Becomes another world that this seat cannot tell from the present one; raises `Unreadable` for no seat."""
        if seat >= self.seats:
            raise Unreadable("no-seat", seat=seat, seats=self.seats)
        self.redeal(seat, stream(rng))

    def playout(self, rng: Rng) -> int:
        """Plays at random to the end and returns how many actions that took; see `Playouts` for many."""
        return self.finish(stream(rng), SCRATCH.moves)

    # The facts by their names.

    def record(self, kind: type[R], seat: int = -1) -> R:
        """Returns a copy of a record: of a seat's row, or of the facts that belong to no seat."""
        return self.common.get(kind, 0) if seat < 0 else self.rows.get(kind, self.held_seat(seat))

    def store(self, record: Record, seat: int = -1) -> None:
        """Writes such a copy, perhaps changed, back."""
        if seat < 0:
            self.common.put(record, 0)
        else:
            self.rows.put(record, self.held_seat(seat))

    def held_seat(self, seat: int) -> int:
        """Returns a seat whose row is here; raises `Unreadable` for any other, of which there is no memory."""
        if not self.first <= seat < self.first + self.held:
            raise Unreadable("no-seat", seat=seat, seats=self.seats)
        return seat

    def named(self) -> dict[str, int]:
        """Returns every fact that differs from its default, by its name; equal for equal positions."""
        return dict(changed_facts(self))

    def digest(self) -> str:
        """Returns a short fingerprint of every fact that differs from its default."""
        return digest(self)

    # Copies and comparisons.

    def blank(self, first: int, held: int) -> Self:
        """Returns a fresh position of the same ruleset that holds these rows."""
        return type(self)(self.rules, self.seats, first, held)

    def copy(self) -> Self:
        """Returns an equal position that shares nothing with this one."""
        twin = self.blank(self.first, self.held)
        copy_facts(twin, self)
        twin.whole = self.whole
        return twin

    def follow(self, other: Position, seat: int) -> None:
        """Becomes equal to a position on which only this seat has stepped since; in a round that costs one row."""
        if self.begun is self.rows:
            copy_facts(self, other)
        else:
            copy_row(self, other, seat)

    def sandbox(self, seat: int) -> Self:
        """Returns the smallest position on which this seat can think its turn over."""
        self.held_seat(seat)
        if self.begun is self.rows:
            return self.copy()
        small = self.blank(seat, 1)
        copy_row(small, self, seat)
        small.whole = self if self.whole is None else self.whole
        small.focus(seat)
        return small

    def raw(self) -> tuple[int, tuple[bytes, ...]]:
        """Returns all facts as they lie in memory."""
        rows = [self.common.raw(0), *[self.rows.raw(seat) for seat in self.rows.seats()]]
        if self.begun is not self.rows:
            rows += [self.begun.raw(seat) for seat in self.begun.seats()]
        return self.ply, tuple(rows)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position) or type(self) is not type(other):
            return NotImplemented
        seated = (self.seats, self.first, self.held) == (other.seats, other.first, other.held)
        return seated and self.rules == other.rules and self.raw() == other.raw()

    def __hash__(self) -> int:
        # Of the facts as they are: a position that is played on is another key.
        return hash((self.rules, self.seats, self.first, self.raw()))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, pickled(self)

    def __repr__(self) -> str:
        waits = {marks.CHANCE: "chance decides", marks.OVER: "over"}.get(self.who(), f"seat {self.who()} acts")
        return f"<{self.rules.ruleset}, {self.seats} seats, ply {self.ply}, {waits}, {self.digest()}>"


def stream(rng: Rng) -> Rng:
    """Returns a stream; raises `TypeError` for anything else, None above all, which compiled code would write into."""
    if not isinstance(rng, Rng):
        raise TypeError(f"randomness is a kvartal.Rng, not {type(rng).__name__}")
    return rng


def copy_facts(to: Position, source: Position) -> None:
    """Makes every fact of a position equal to that of another."""
    to.become(source)


def copy_row(to: Position, source: Position, seat: int) -> None:
    """Makes the row of one seat, and what belongs to no seat, equal to that of another position."""
    to.ply = source.ply
    to.common.become(source.common)
    to.rows.take(seat, source.rows)
    to.begun.take(seat, source.begun)
