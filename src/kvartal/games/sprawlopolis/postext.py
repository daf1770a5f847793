"""Positions as text; see docs/notation.md. A city alone, for scoring, is written as rows of blocks."""

from __future__ import annotations

from collections.abc import Iterable

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.errors import BadLine, KvartalError, Unreadable
from kvartal.core.postext import Fields
from kvartal.games.sprawlopolis import cards, codes
from kvartal.games.sprawlopolis.notation import action_of, card_name, card_names, card_of, code_of, mask_of, members
from kvartal.games.sprawlopolis.reasons import apart
from kvartal.games.sprawlopolis.score import Score
from kvartal.games.sprawlopolis.sprawl import ALL_CARDS, Sprawl

STAGES = ("goals", "begin", "hands", "start", "top", "act", "over")
WIDEST = 30
"""No city of fifteen cards has more rows or columns."""
START = codes.ORIGIN - codes.LEAST


def write(sprawl: Sprawl) -> str:
    """Writes a game: what lies in the city, in the order in which it was laid, and who holds what."""
    lines = [f"stage: {STAGES[sprawl.stage]}", f"turn: {sprawl.turn}", f"ply: {sprawl.ply}"]
    goals = [card_name(sprawl.goal(i)) for i in range(3) if sprawl.goal(i) != marks.EMPTY]
    lines.append(f"goals: {' '.join(goals)}".rstrip())
    if sprawl.top != marks.EMPTY:
        lines.append(f"top: {card_name(sprawl.top)}")
    for seat in range(sprawl.seats):
        lines.append(f"hand {seat}: {card_names(sprawl.hand(seat))}".rstrip())
        if sprawl.seen_by(seat) != _open(sprawl) | sprawl.hand(seat):
            lines.append(f"seen {seat}: {card_names(sprawl.seen_by(seat))}".rstrip())
    lines.append("city:")
    lines += [f"  {' '.join(action_of(code).args)}" for code in sprawl.placements()]
    lines += [f"  # {row}" for row in rows_of(sprawl)]
    return "\n".join(lines)


def _open(sprawl: Sprawl) -> int:
    """Gives the cards that everybody has seen because they lie open: laid by a player, or on the deck."""
    laid = sum(1 << code // (2 * codes.SPAN) for code in sprawl.placements()[1:])
    return laid | (1 << sprawl.top if sprawl.top != marks.EMPTY else 0)


def read(fields: Fields, sprawl: Sprawl) -> None:
    """Reads a game into a fresh position; raises `BadLine`."""
    stage = fields.text("stage", "act")
    if stage not in STAGES:
        raise BadLine(fields.line("stage"), "sprawlopolis-stage", text=stage[:20], stages=" ".join(STAGES))
    sprawl.stage = STAGES.index(stage)
    sprawl.turn = fields.number("turn", 0, 0, sprawl.seats - 1)
    used = _Used(fields)
    goals = [_card(fields, "goals", word) for word in fields.words("goals")]
    if len(goals) > 3:
        raise BadLine(fields.line("goals"), "sprawlopolis-goals", found=len(goals))
    for i, card in enumerate(goals):
        used.take("goals", 1 << card)
        sprawl.set_goal(i, card)
    if fields.line("top"):
        sprawl.top = _card(fields, "top", fields.text("top"))
        used.take("top", 1 << sprawl.top)
    for seat in range(sprawl.seats):
        used.take(f"hand {seat}", _mask(fields, f"hand {seat}"))
    _read_city(fields, sprawl, used)
    sprawl.ply = fields.number("ply", max(0, sprawl.cards - 1))
    sprawl.deck = ALL_CARDS & ~used.mask
    for seat in range(sprawl.seats):
        held = _mask(fields, f"hand {seat}")
        seen = _mask(fields, f"seen {seat}")
        if seen & sprawl.deck:
            hidden = card_name(next(members(seen & sprawl.deck)))
            raise BadLine(fields.line(f"seen {seat}"), "sprawlopolis-seen-deck", card=hidden)
        sprawl.set_hand(seat, held, seen | _open(sprawl) | held)
    fields.done()
    _check(fields, sprawl, len(goals))


class _Used:
    """The cards that a text has named so far; none may be in two places."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self.mask = 0

    def take(self, field: str, taken: int, line: int = 0) -> None:
        """Takes some cards; raises `BadLine` if one was taken before."""
        twice = self.mask & taken
        if twice:
            card = card_name(next(members(twice)))
            raise BadLine(line or self.fields.line(field), "sprawlopolis-card-twice", card=card)
        self.mask |= taken


def _card(fields: Fields, name: str, word: str) -> int:
    try:
        return card_of(word)
    except Unreadable as error:
        raise BadLine(fields.line(name), error.key, **error.args_) from error


def _mask(fields: Fields, name: str) -> int:
    try:
        return mask_of(fields.words(name))
    except Unreadable as error:
        raise BadLine(fields.line(name), error.key, **error.args_) from error


def _read_city(fields: Fields, sprawl: Sprawl, used: _Used) -> None:
    """Lays the cards one after another, each where the rules allow it."""
    fields.text("city", "")
    for number, line in fields.rows("city"):
        try:
            code = code_of(Action("place", tuple(line.split())))
        except KvartalError as error:
            raise BadLine(number, error.key, **error.args_) from error
        used.take("city", 1 << code // (2 * codes.SPAN), number)
        if sprawl.cards == 15:
            raise BadLine(number, "sprawlopolis-cards", most=15)
        there = code % codes.SPAN
        if sprawl.cards == 0 and there != START * (codes.SIDE + 1):
            raise BadLine(number, "sprawlopolis-start-place")
        if sprawl.cards and there not in sprawl.places():
            found = apart(sprawl, code)
            raise BadLine(number, found.key, **found.args_)
        sprawl.lay_card(code)


def _check(fields: Fields, sprawl: Sprawl, goals: int) -> None:
    """Refuses a position from which play could not go on."""
    line = fields.line("stage")
    held = [sprawl.hand(seat).bit_count() for seat in range(sprawl.seats)]
    if (goals == 3) != (sprawl.stage > codes.GOALS):
        raise BadLine(fields.line("goals") or line, "sprawlopolis-goals", found=goals)
    for seat in range(sprawl.seats):
        if held[seat] > 3:
            raise BadLine(fields.line(f"hand {seat}"), "sprawlopolis-hand-full", most=3)
    if (sprawl.cards > 0) != (sprawl.stage > codes.START):
        raise BadLine(fields.line("city") or line, "sprawlopolis-city-needed")
    if (sprawl.cards == 15) != (sprawl.stage == codes.FINISHED):
        raise BadLine(line, "sprawlopolis-not-over", found=sprawl.cards)
    if sprawl.stage in (codes.ACT, codes.TOP):
        _check_turn(fields, sprawl, held)
    elif sprawl.stage != codes.FINISHED:
        _check_deal(fields, sprawl, held)


def _check_deal(fields: Fields, sprawl: Sprawl, held: list[int]) -> None:
    """Refuses hands that are not dealt yet: three cards for the first player, then one for everybody else."""
    line = fields.line("stage")
    for seat in range(sprawl.seats):
        most = 3 if seat == sprawl.turn else 1 if held[sprawl.turn] == 3 else 0
        most = most if sprawl.stage >= codes.HANDS else 0
        if held[seat] > most:
            raise BadLine(fields.line(f"hand {seat}"), "sprawlopolis-hand-early", most=most)
    if sprawl.stage == codes.HANDS and not sprawl.wants_card():
        raise BadLine(line, "sprawlopolis-hand-full", most=3)
    if sprawl.stage == codes.START and sprawl.wants_card():
        raise BadLine(line, "sprawlopolis-deal-short")


def _check_turn(fields: Fields, sprawl: Sprawl, held: list[int]) -> None:
    """Refuses hands that the deal and the passing cannot have led to: 14 placements must come out even."""
    line = fields.line("stage")
    deck = sprawl.deck.bit_count() + (sprawl.top != marks.EMPTY)
    if sprawl.stage == codes.TOP and (sprawl.top != marks.EMPTY or not sprawl.deck):
        raise BadLine(fields.line("top") or line, "sprawlopolis-top-open")
    if sprawl.stage == codes.ACT and sprawl.top == marks.EMPTY and sprawl.deck:
        raise BadLine(line, "sprawlopolis-top-needed")
    if sprawl.cards + sum(held) + deck != 15:
        raise BadLine(fields.line("city"), "sprawlopolis-cards", most=15)
    turn = sprawl.turn
    for _ in range(15 - sprawl.cards):
        if not held[turn]:
            raise BadLine(fields.line(f"hand {turn}") or line, "sprawlopolis-hand-needed", seat=turn)
        left = (turn + 1) % sprawl.seats
        rest = held[turn] - 1
        held[turn] = 0
        held[left] += rest
        if held[left] > 3:
            raise BadLine(fields.line(f"hand {left}") or line, "sprawlopolis-hand-full", most=3)
        if deck:
            deck -= 1
            held[turn] += 1
        turn = left
    if max(held) > 0:
        raise BadLine(line, "sprawlopolis-hand-full", most=3)


# A city as rows.


def rows_of(score: Score) -> list[str]:
    """Writes the visible blocks as rows, `.` where there is none."""
    rows = [
        [cards.token_of(score.block(row, column)) for column in range(score.west, score.east + 1)]
        for row in range(score.north, score.south + 1)
    ]
    return [" ".join(token.ljust(3) for token in row).rstrip() for row in rows]


def read_rows(rows: Iterable[tuple[int, str]], score: Score) -> None:
    """Reads a city written as rows of blocks into an empty one; raises `BadLine`."""
    found: dict[tuple[int, int], int] = {}
    lines = []
    for row, (number, line) in enumerate(rows):
        lines.append(number)
        tokens = line.split()
        if row >= WIDEST or len(tokens) > WIDEST:
            raise BadLine(number, "sprawlopolis-wide", most=WIDEST)
        for column, token in enumerate(tokens):
            try:
                block = cards.block_of(token.upper().translate(cards.LATIN))
            except ValueError:
                raise BadLine(number, "sprawlopolis-bad-block", text=token[:20], column=column + 1) from None
            if block & 7 == codes.PARK and block > 7:
                raise BadLine(number, "sprawlopolis-park-road", text=token[:20], column=column + 1)
            if block:
                found[row, column] = block
    if not found:
        raise BadLine(1, "sprawlopolis-no-blocks")
    _check_joined(set(found), next(iter(found)), lines)
    for (row, column), block in found.items():
        score.set_block(codes.ORIGIN + row, codes.ORIGIN + column, block)


def _check_joined(left: set[tuple[int, int]], start: tuple[int, int], lines: list[int]) -> None:
    """Refuses blocks that do not hang together by their sides."""
    reached = [start]
    left.discard(start)
    while reached:
        row, column = reached.pop()
        for other in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if other in left:
                left.discard(other)
                reached.append(other)
    if left:
        row, column = min(left)
        raise BadLine(lines[row], "sprawlopolis-apart", column=column + 1)
