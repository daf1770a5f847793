"""The daily deal: everybody who plays alone today gets the same cards, and finds the results of the others here.

Whoever asks for a table with the setting `daily` gets the deal of the server's day (UTC). What chance brings depends
on the day, a secret of the server, the ruleset and how much was drawn before, not on the play, if the game's own odds
do not either. The first table that somebody opens with it counts, so that nobody knows the cards beforehand. Where
nobody can play alone, one plays against two bots of the normal level, to be ahead of the better of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from msgspec import structs

from kvartal.core import marks
from kvartal.core.dealer import Dealer
from kvartal.core.game import Game
from kvartal.core.journal import Entry
from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import SPECTATOR, Rules
from kvartal.table import lessons, records
from kvartal.table.bodies import DailyResult, OwnDay
from kvartal.table.dealing import SecretDealer
from kvartal.table.rows import SeatRow
from kvartal.table.store import Transaction


class DailyDealer:
    """Deals what the day says; `drawn` outcomes are dealt already, and nobody without the secret knows the others."""

    def __init__(self, day: str, drawn: int = 0, secret: bytes = b"") -> None:
        self.day = day
        self.drawn = drawn
        self.secret = secret

    def deal(self, rules: Rules, position: Position) -> int:
        """Draws by the odds, from a seed of the day and of the number of the draw."""
        told = f"{self.day} {rules.ruleset} {self.drawn}".encode()
        self.drawn += 1
        return position.deal(Rng(int.from_bytes(blake2b(told, digest_size=8, key=self.secret).digest(), "big")))


def dealer_of(settings: Mapping[str, object], secret: bytes, entries: list[Entry] | None = None) -> Dealer:
    """Returns the dealer that a table wants, to go on after these entries."""
    day, lesson = settings.get("daily"), lessons.number_of(settings)
    drawn = sum(entry.seat == marks.CHANCE for entry in entries or [])
    if lesson:
        # Everybody may know these cards, on every server.
        return DailyDealer(f"lesson {lesson}", drawn)
    return DailyDealer(day, drawn, secret) if isinstance(day, str) else SecretDealer()


RIVALS, LEVEL = 2, "normal"
"""The bots, and their level, that take part in the deal of the day of a title that nobody can play alone."""


def fits(rules: Rules, seats: Sequence[SeatRow]) -> bool:
    """Returns whether a table with these seats may have the deal of the day."""
    if rules.spec.least == 1:
        return len(seats) == 1
    bots = [seat.level for seat in seats if seat.kind == "bot"]
    return bots == [LEVEL] * RIVALS and len(seats) == RIVALS + 1


def opening(rules: Rules, day: str, secret: bytes) -> Any:
    """Shows what everybody may see of the deal of a day before they play it."""
    seats = 1 if rules.spec.least == 1 else RIVALS + 1
    game = Game.new(rules.ruleset, seats, dealer=DailyDealer(day, 0, secret))
    return rules.view(game.position, SPECTATOR)


def own(transaction: Transaction, who: str) -> list[OwnDay]:
    """Lists what somebody has finished of the deals of days, the newest day first."""
    return [OwnDay(day, one.ruleset, one.score, one.target, one.table) for day, one in transaction.days_of(who)]


def results(transaction: Transaction, rules: Rules, day: str, who: str | None) -> list[DailyResult]:
    """Lists the result of everybody who finished the first table with the deal of a day, the best first."""
    first: dict[str, DailyResult] = {}
    for name, one in transaction.daily_records(rules.ruleset, day):
        first.setdefault(one.person, DailyResult(name, one.score, one.at, one.person == who, one.target))
    if rules.spec.margin is None:
        return records.best_first(first.values(), rules)
    # One deal has one target, also for whoever finished it before targets were noted.
    target = max((one.target for one in first.values() if one.target is not None), default=None)
    return records.best_first((structs.replace(one, target=target) for one in first.values()), rules)


__all__ = ["DailyDealer", "dealer_of", "fits", "opening", "own", "results"]
