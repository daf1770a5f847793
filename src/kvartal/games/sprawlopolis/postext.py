"""Positions as text; see docs/notation.md. A city alone, for scoring, is written as rows of blocks."""

from __future__ import annotations

from collections.abc import Iterable

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.bits import members
from kvartal.core.errors import BadLine, KvartalError, Unreadable
from kvartal.core.postext import Fields
from kvartal.games.sprawlopolis import cards, codes
from kvartal.games.sprawlopolis.facts import City, Course, Hand
from kvartal.games.sprawlopolis.notation import action_of, card_name, card_names, card_of, code_of, mask_of
from kvartal.games.sprawlopolis.reasons import apart
from kvartal.games.sprawlopolis.sprawl import Sprawl

STAGES = ("goals", "begin", "hands", "start", "top", "act", "over")
WIDEST = 30
"""No city of fifteen cards has more rows or columns."""


def write(sprawl: Sprawl) -> str:
    """Writes a game: what lies in the city, in the order in which it was laid, and who holds what."""
    course = sprawl.record(Course)
    lines = [f"stage: {STAGES[course.stage]}", f"turn: {course.turn}", f"ply: {sprawl.ply}"]
    goals = [card_name(card) for card in course.goals if card != marks.EMPTY]
    lines.append(f"goals: {' '.join(goals)}".rstrip())
    if course.top != marks.EMPTY:
        lines.append(f"top: {card_name(course.top)}")
    for seat in range(sprawl.seats):
        hand = sprawl.record(Hand, seat)
        lines.append(f"hand {seat}: {card_names(hand.held)}".rstrip())
        if hand.known != _open(sprawl) | hand.held:
            lines.append(f"seen {seat}: {card_names(hand.known)}".rstrip())
    lines.append("city:")
    lines += [f"  {' '.join(action_of(code).args)}" for code in sprawl.placements()]
    lines += [f"  # {row}" for row in rows_of(sprawl)]
    return "\n".join(lines)


def _open(sprawl: Sprawl) -> int:
    """Returns the cards that everybody has seen because they lie open: laid by a player, or on the deck."""
    top = sprawl.record(Course).top
    laid = sum(1 << codes.card_of(code) for code in sprawl.placements()[1:])
    return laid | (1 << top if top != marks.EMPTY else 0)


def read(fields: Fields, sprawl: Sprawl) -> None:
    """Reads a game into a fresh position; raises `BadLine`."""
    course = sprawl.record(Course)
    stage = fields.text("stage", "act")
    if stage not in STAGES:
        raise BadLine(fields.line("stage"), "sprawlopolis-stage", text=stage[:20], stages=tuple(STAGES))
    course.stage = STAGES.index(stage)
    course.turn = fields.number("turn", 0, 0, sprawl.seats - 1)
    used = _Used(fields)
    goals = [_card(fields, "goals", word) for word in fields.words("goals")]
    if len(goals) > 3:
        raise BadLine(fields.line("goals"), "sprawlopolis-goals", found=len(goals))
    for i, card in enumerate(goals):
        used.take("goals", 1 << card)
        course.goals[i] = card
    if fields.line("top"):
        course.top = _card(fields, "top", fields.text("top"))
        used.take("top", 1 << course.top)
    for seat in range(sprawl.seats):
        used.take(f"hand {seat}", _mask(fields, f"hand {seat}"))
    _read_city(fields, sprawl, used)
    sprawl.ply = fields.number("ply", max(0, len(sprawl.placements()) - 1))
    course.deck = codes.ALL_CARDS & ~used.mask
    sprawl.store(course)
    for seat in range(sprawl.seats):
        hand = sprawl.record(Hand, seat)
        hand.held = _mask(fields, f"hand {seat}")
        seen = _mask(fields, f"seen {seat}")
        if seen & course.deck:
            hidden = card_name(next(members(seen & course.deck)))
            raise BadLine(fields.line(f"seen {seat}"), "sprawlopolis-seen-deck", card=hidden)
        hand.known = seen | _open(sprawl) | hand.held
        sprawl.store(hand, seat)
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
        used.take("city", 1 << codes.card_of(code), number)
        laid = len(sprawl.placements())
        if laid == codes.FULL:
            raise BadLine(number, "sprawlopolis-cards", most=codes.FULL)
        there = codes.place_of(code)
        if laid == 0 and there != codes.place(codes.ORIGIN, codes.ORIGIN):
            raise BadLine(number, "sprawlopolis-start-place")
        if laid and there not in sprawl.places():
            found = apart(sprawl, code)
            raise BadLine(number, found.key, **found.args_)
        sprawl.lay_card(code)


def _check(fields: Fields, sprawl: Sprawl, goals: int) -> None:
    """Refuses a position from which play could not go on."""
    line = fields.line("stage")
    course, laid = sprawl.record(Course), len(sprawl.placements())
    held = [sprawl.record(Hand, seat).held.bit_count() for seat in range(sprawl.seats)]
    if (goals == 3) != (course.stage > codes.GOALS):
        raise BadLine(fields.line("goals") or line, "sprawlopolis-goals", found=goals)
    for seat in range(sprawl.seats):
        if held[seat] > 3:
            raise BadLine(fields.line(f"hand {seat}"), "sprawlopolis-hand-full", most=3)
    if (laid > 0) != (course.stage > codes.START):
        raise BadLine(fields.line("city") or line, "sprawlopolis-city-needed")
    if (laid == codes.FULL) != (course.stage == codes.FINISHED):
        raise BadLine(line, "sprawlopolis-not-over", found=laid)
    if course.stage in (codes.ACT, codes.TOP):
        _check_turn(fields, course, laid, held)
    elif course.stage != codes.FINISHED:
        _check_deal(fields, sprawl, held)


def _check_deal(fields: Fields, sprawl: Sprawl, held: list[int]) -> None:
    """Refuses hands that are not dealt yet: three cards for the first player, then one for everybody else."""
    line = fields.line("stage")
    course = sprawl.record(Course)
    for seat in range(sprawl.seats):
        most = 3 if seat == course.turn else 1 if held[course.turn] == 3 else 0
        most = most if course.stage >= codes.HANDS else 0
        if held[seat] > most:
            raise BadLine(fields.line(f"hand {seat}"), "sprawlopolis-hand-early", most=most)
    if course.stage == codes.HANDS and not sprawl.wants_card():
        raise BadLine(line, "sprawlopolis-hand-full", most=3)
    if course.stage == codes.START and sprawl.wants_card():
        raise BadLine(line, "sprawlopolis-deal-short")


def _check_turn(fields: Fields, course: Course, laid: int, held: list[int]) -> None:
    """Refuses hands that the deal and the passing cannot have led to: 14 placements must come out even."""
    line = fields.line("stage")
    deck = course.deck.bit_count() + (course.top != marks.EMPTY)
    if course.stage == codes.TOP and (course.top != marks.EMPTY or not course.deck):
        raise BadLine(fields.line("top") or line, "sprawlopolis-top-open")
    if course.stage == codes.ACT and course.top == marks.EMPTY and course.deck:
        raise BadLine(line, "sprawlopolis-top-needed")
    if laid + sum(held) + deck != codes.FULL:
        raise BadLine(fields.line("city"), "sprawlopolis-cards", most=codes.FULL)
    turn = course.turn
    for _ in range(codes.FULL - laid):
        if not held[turn]:
            raise BadLine(fields.line(f"hand {turn}") or line, "sprawlopolis-hand-needed", seat=turn)
        left = (turn + 1) % len(held)
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


def rows_of(sprawl: Sprawl) -> list[str]:
    """Writes the visible blocks as rows, `.` where there is none."""
    city = sprawl.record(City)
    rows = [
        [cards.token_of(city.cell[codes.cell_at(row, column)]) for column in range(city.west, city.east + 1)]
        for row in range(city.north, city.south + 1)
    ]
    return [" ".join(token.ljust(3) for token in row).rstrip() for row in rows]


def read_rows(rows: Iterable[tuple[int, str]], sprawl: Sprawl) -> None:
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
            if block & codes.ZONE == codes.PARK and block > codes.ZONE:
                raise BadLine(number, "sprawlopolis-park-road", text=token[:20], column=column + 1)
            if block:
                found[row, column] = block
    if not found:
        raise BadLine(1, "sprawlopolis-no-blocks")
    _check_joined(set(found), next(iter(found)), lines)
    for (row, column), block in found.items():
        sprawl.set_block(codes.ORIGIN + row, codes.ORIGIN + column, block)


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
