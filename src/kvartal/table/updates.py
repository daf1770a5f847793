"""A showing is one state of a table, from which every reader's own update is made."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from msgspec import Raw, to_builtins

from kvartal.core.action import Action
from kvartal.core.draft import Draft
from kvartal.core.game import Game
from kvartal.core.position import Position
from kvartal.core.rules import EVERYTHING, SPECTATOR, Rules
from kvartal.core.visibility import known
from kvartal.table.bodies import Change, Over, Pending, ScoreLine, SeatInfo, Standing, TableInfo
from kvartal.table.changes import changes
from kvartal.table.characters import character_of
from kvartal.table.protocol import Drafted, PreviewAnswer, Update, encode
from kvartal.table.rows import MUTED, SeatRow, TableRow
from kvartal.table.spelling import Spelling, spelling_of

if TYPE_CHECKING:
    from kvartal.table.table import Table

CROWD = 16
"""Where more sit, a score sheet is told to its own seat alone until the game is over: a hundred are a lot to send."""


def seat_info(table: str, seat: SeatRow, who: str | None, online: bool, muted: bool = False) -> SeatInfo:
    """Tells a reader about one seat of a table."""
    mine = seat.person is not None and seat.person == who
    kind = cast(Any, seat.kind)
    bot = character_of(table, seat.seat) if seat.kind == "bot" else None
    return SeatInfo(seat.seat, kind, seat.name, seat.level, mine, online, seat.mark, seat.standin, muted, bot)


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    seq: int,
    who: str | None,
    present: Iterable[int] = (),
    marks: Collection[tuple[str, str]] = (),
) -> TableInfo:
    """Tells a reader about a table without its game."""
    here = set(present)
    return TableInfo(
        row.id,
        row.ruleset,
        row.ruleset.partition("(")[0],
        cast(Any, row.phase),
        row.host == who,
        [
            seat_info(row.id, one, who, one.kind == "bot" or one.seat in here, (one.person, MUTED) in marks)
            for one in seats
        ],
        seq,
        row.created,
        row.settings,
        bool(row.start),
    )


def over_of(game: Game) -> Over | None:
    """Returns how a game ended, if it did."""
    over = game.over
    if over is None:
        return None
    standings = [Standing(one.seat, one.place, list(one.tiers)) for one in over.standings]
    return Over(over.reason, standings, [tier.key for tier in game.rules.spec.tiers], over.won)


def pending_of(game: Game | None) -> Pending:
    """Tells whom a table waits for."""
    if game is None:
        return Pending("gathering", [], [])
    seats = list(game.position.acting())
    return Pending("decide" if seats else "over", seats, [seat for seat in seats if seat in game.sealed])


def scores_of(rules: Rules, position: Position, reader: int = EVERYTHING) -> list[list[ScoreLine]]:
    """Writes the score sheet of every seat; in a crowd, a reader gets the own one and the others empty."""
    everybody = reader == EVERYTHING or position.seats <= CROWD
    position = known(position, reader)
    return [score_lines(rules, position, seat) if everybody or seat == reader else [] for seat in range(position.seats)]


def score_lines(rules: Rules, position: Position, seat: int) -> list[ScoreLine]:
    """Writes the score sheet of one seat."""
    return [ScoreLine(line.key, dict(line.args), line.points) for line in rules.score(position, seat)]


def preview_of(asked: str, text: str, draft: Draft) -> PreviewAnswer:
    """Shows a seat its own desk after one more step; chance is not drawn."""
    view = Raw(encode(draft.rules.view(draft.position, draft.seat)))
    return PreviewAnswer(asked, text, view, scores_of(draft.rules, draft.position, draft.seat))


class ViewCache:
    """A committed position as each reader sees it: built when somebody looks, and kept until the game goes on.

    Many look at the same position often, because drafts and the turns of a round under way do not change it.
    """

    def __init__(self, game: Game, before: ViewCache | None = None) -> None:
        self.game = game
        self.over = over_of(game)
        self.spelling: Spelling = spelling_of(game.rules) if before is None else before.spelling
        self.frames: dict[int, Raw] = {}
        """The whole game from its first moment, through the eyes of those who have asked for it when it was over."""
        self._views: dict[int, Raw] = {}
        self._scores: dict[int, Raw] = {}
        self._sheets: dict[tuple[int, int], tuple[Raw, Raw]] = {}
        self._desks: dict[int, tuple[Sequence[Action], list[Change]]] = {}
        self._plain: dict[int, Any] = {}

    def afterwards(self, reader: int) -> int:
        """Returns the reader to show a finished game to: EVERYTHING, but in a crowd the own seat, to show its sheet."""
        return EVERYTHING if reader == SPECTATOR or self.game.position.seats <= CROWD else reader

    def view(self, reader: int) -> Raw:
        """Shows the position to a reader; when the game is over, nothing is hidden from anybody."""
        if self.over is not None:
            reader = self.afterwards(reader)
        if reader not in self._views:
            self._views[reader] = Raw(encode(self.game.view(reader)))
        return self._views[reader]

    def scores(self, reader: int) -> Raw:
        """Returns the score sheets that a reader is told."""
        position = self.game.position
        if self.over is not None or (position.seats <= CROWD and known(position, reader) is position):
            reader = EVERYTHING
        if reader not in self._scores:
            self._scores[reader] = Raw(encode(scores_of(self.game.rules, position, reader)))
        return self._scores[reader]

    def sheet(self, seat: int, reader: int) -> tuple[Raw, Raw]:
        """Returns what lies before a seat, and its score sheet, however many sit there."""
        reader = EVERYTHING if self.over is not None else reader
        if (seat, reader) not in self._sheets:
            rules, position = self.game.rules, self.game.position
            lines = score_lines(rules, known(position, reader), seat)
            self._sheets[seat, reader] = Raw(encode(rules.sheet(position, seat, reader))), Raw(encode(lines))
        return self._sheets[seat, reader]

    def desk(self, seat: int, steps: Sequence[Action]) -> list[Change]:
        """Tells a seat how its view looks after these steps of a turn."""
        known = self._desks.get(seat)
        if known is None or known[0] != tuple(steps):
            draft = Draft(self.game.rules, self.game.position, seat, steps)
            if seat not in self._plain:
                self._plain[seat] = to_builtins(self.game.view(seat))
            after = to_builtins(self.game.rules.view(draft.position, seat))
            known = self._desks[seat] = (tuple(steps), changes(self._plain[seat], after))
        return known[1]


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat may do next, what it has done in this turn, whether that is complete, and how it changes its view."""

    legal: list[str] = field(default_factory=list)
    draft: list[str] = field(default_factory=list)
    complete: bool = False
    desk: list[Change] | None = None


Own = tuple[bool, tuple[int, ...]]


class UpdateBuilder:
    """Builds updates; what several readers share is built once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.seq = table.seq
        self.pending = pending_of(self.game)
        self.views = table.views
        self.present = table.present()
        self.handovers = table.autoplay.facts()
        self._own: dict[str | None, Own] = {}
        self._infos: dict[Own, TableInfo] = {}
        self._encoded: dict[tuple[Own, int | None, int], bytes] = {}

    def own(self, who: str | None) -> Own:
        """Returns what makes a person's sight of the table their own: whether they are the host, and their seats."""
        if who not in self._own:
            mine = tuple(seat.seat for seat in self.table.seats_of(who))
            self._own[who] = (who is not None and who == self.table.row.host, mine)
        return self._own[who]

    def info(self, who: str | None) -> TableInfo:
        """Tells a person about the table."""
        own = self.own(who)
        if own not in self._infos:
            table = self.table
            self._infos[own] = table_info(table.row, table.seats, self.seq, who, self.present, table.marks)
        return self._infos[own]

    def encoded(self, who: str | None, eyes: int | None, since: int) -> bytes:
        """Returns an update as it is sent; those who see the same are sent the same bytes."""
        key = self.own(who), eyes, since
        if key not in self._encoded:
            self._encoded[key] = encode(self.update(who, eyes, since))
        return self._encoded[key]

    def update(self, who: str | None, eyes: int | None, since: int) -> Update:
        """Shows the table to a person who looks through a seat's eyes, or nobody's, and has seen up to a number."""
        turn = self._turn(eyes)
        reader = SPECTATOR if eyes is None else eyes
        return Update(
            seq=self.seq,
            table=self.info(who),
            seat=eyes,
            view=self.views.view(reader) if self.views else None,
            desk=turn.desk,
            pending=self.pending,
            legal=turn.legal,
            draft=turn.draft,
            complete=turn.complete,
            facts=cast(Any, self.table.chronicle.told(reader, since)) if self.table.chronicle else [],
            over=self.views.over if self.views else None,
            scores=cast(Any, self.views.scores(reader)) if self.views else [],
            left=self.left(eyes),
            handovers=self.handovers,
        )

    def left(self, eyes: int | None) -> float | None:
        """Returns how much time a seat has left for its turn, or the seat whose time is up first."""
        return self.table.lobby.clocks.left(self.table.row.id, eyes)

    def drafted(self, seat: int) -> Drafted:
        """Tells a seat how its draft stands, without the rest of an update."""
        turn = self._turn(seat)
        return Drafted(
            seq=self.seq,
            seat=seat,
            legal=turn.legal,
            draft=turn.draft,
            complete=turn.complete,
            desk=turn.desk,
            left=self.left(seat),
        )

    def _turn(self, eyes: int | None) -> Turn:
        if self.game is None or self.views is None or eyes is None or eyes not in self.pending.seats:
            return Turn()
        if eyes in self.game.sealed:
            sealed = self.game.sealed[eyes]
            return Turn([], [str(step) for step in sealed], True, self.views.desk(eyes, sealed))
        draft = self.game.draft(eyes)
        desk = self.views.desk(eyes, draft.steps) if draft.steps else None
        waits = draft.complete or self.table.seats[eyes].standin or self.table.frozen
        legal = [] if waits else [self.views.spelling[code] for code in draft.position.moves()]
        return Turn(legal, [str(one) for one in draft.steps], draft.complete, desk)
