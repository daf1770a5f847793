"""A showing is one state of a table, shown to everybody who looks, each with their own eyes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec import Raw

from kvartal.core.draft import Draft
from kvartal.core.game import Game
from kvartal.core.position import Position
from kvartal.core.rules import EVERYTHING, SPECTATOR, Rules
from kvartal.server.bodies import Over, Pending, ScoreLine, SeatInfo, Standing, TableInfo
from kvartal.server.protocol import Foreseen, Update, encode
from kvartal.server.storage.archive import SeatRow, TableRow

if TYPE_CHECKING:
    from kvartal.server.table import Table


def seat_info(seat: SeatRow, who: str | None, online: bool) -> SeatInfo:
    """Tells a reader about one seat."""
    mine = seat.person is not None and seat.person == who
    return SeatInfo(seat.seat, cast(Any, seat.kind), seat.name, seat.level, mine, online, seat.mark, seat.standin)


def table_info(
    row: TableRow, seats: Sequence[SeatRow], seq: int, who: str | None, present: Iterable[int] = ()
) -> TableInfo:
    """Tells a reader about a table without its game."""
    here = set(present)
    return TableInfo(
        row.id,
        row.ruleset,
        row.ruleset.partition("(")[0],
        cast(Any, row.phase),
        row.host == who,
        [seat_info(seat, who, seat.kind == "bot" or seat.seat in here) for seat in seats],
        seq,
        row.created,
        row.settings,
    )


def over_of(game: Game) -> Over | None:
    """Tells how a game ended, if it did."""
    over = game.over
    if over is None:
        return None
    standings = [Standing(one.seat, one.place, list(one.tiers)) for one in over.standings]
    return Over(over.reason, standings, over.won)


def pending_of(game: Game | None) -> Pending:
    """Tells whom a table waits for."""
    if game is None:
        return Pending("gathering", [], [])
    seats = list(game.position.acting())
    return Pending("decide" if seats else "over", seats, [seat for seat in seats if seat in game.sealed])


def scores_of(rules: Rules, position: Position) -> list[list[ScoreLine]]:
    """Writes the score sheet of every seat."""
    return [
        [ScoreLine(line.key, dict(line.args), line.points) for line in rules.score(position, seat)]
        for seat in range(position.seats)
    ]


def foreseen(asked: str, text: str, draft: Draft) -> Foreseen:
    """Shows a seat its own desk after one more step; chance is not drawn."""
    view = Raw(encode(draft.rules.view(draft.desk, draft.seat)))
    return Foreseen(asked, text, view, scores_of(draft.rules, draft.desk))


class Showing:
    """Builds updates; what several readers share is built once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.seq = table.seq
        self.pending = pending_of(self.game)
        self.over = over_of(self.game) if self.game else None
        self.present = table.present()
        self._scores: Any = []
        if self.game is not None:
            self._scores = Raw(encode(scores_of(self.game.rules, self.game.position)))
        self.handovers = table.autoplay.facts()
        self._views: dict[int, Raw] = {}
        self._infos: dict[str | None, TableInfo] = {}

    def info(self, who: str | None) -> TableInfo:
        """Tells a person about the table."""
        if who not in self._infos:
            self._infos[who] = table_info(self.table.row, self.table.seats, self.seq, who, self.present)
        return self._infos[who]

    def view(self, reader: int) -> Raw | None:
        """Shows the committed position to a reader; when the game is over, nothing is hidden from anybody."""
        if self.game is None:
            return None
        if self.over is not None:
            reader = EVERYTHING
        if reader not in self._views:
            self._views[reader] = Raw(encode(self.game.view(reader)))
        return self._views[reader]

    def update(self, who: str | None, eyes: int | None, since: int) -> Update:
        """Shows the table to a person who looks through a seat's eyes, or nobody's, and has seen up to a number."""
        legal, draft, complete, desk = self._turn(eyes)
        reader = SPECTATOR if eyes is None else eyes
        return Update(
            seq=self.seq,
            table=self.info(who),
            seat=eyes,
            view=self.view(reader),
            desk=desk,
            pending=self.pending,
            legal=legal,
            draft=draft,
            complete=complete,
            facts=self.table.chronicle.since(reader, since) if self.table.chronicle else [],
            over=self.over,
            scores=self._scores,
            left=self.left(eyes),
            handovers=self.handovers,
        )

    def left(self, eyes: int | None) -> float | None:
        """Tells how much time a seat has left for its turn, or the seat whose time is up first."""
        return self.table.lobby.clocks.left(self.table.row.id, eyes)

    def _turn(self, eyes: int | None) -> tuple[list[str], list[str], bool, Any]:
        """Gives what a seat may do next, what it has done in this turn, whether that is complete, and how it looks."""
        if self.game is None or eyes is None:
            return [], [], False, None
        if eyes in self.game.sealed:
            sealed = Draft(self.game.rules, self.game.position, eyes, self.game.sealed[eyes])
            return [], [str(step) for step in sealed.steps], True, self.game.rules.view(sealed.desk, eyes)
        if eyes not in self.pending.seats:
            return [], [], False, None
        draft = self.game.draft(eyes)
        desk = self.game.rules.view(draft.desk, eyes) if draft.steps else None
        legal = [] if self.table.seats[eyes].standin else [str(one) for one in draft.legal()]
        return legal, [str(one) for one in draft.steps], draft.complete, desk
