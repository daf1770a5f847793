"""The daily deal: everybody who plays alone today gets the same cards, and finds the results of the others here.

Whoever asks for a table with the setting `daily` gets the deal of the server's day (UTC). What chance brings depends
on the day, a secret of the server, the ruleset and how much was drawn before, not on the play, if the game's own odds
do not either. The first table that somebody opens with it counts, so that nobody knows the cards beforehand.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b

from msgspec import structs

from kvartal.core import marks
from kvartal.core.dealer import Dealer
from kvartal.core.journal import Entry
from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import Rules
from kvartal.table import lessons, records
from kvartal.table.bodies import DailyResult
from kvartal.table.dealing import SecretDealer
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
    """Gives the dealer that a table wants, to go on after these entries."""
    day, lesson = settings.get("daily"), lessons.number_of(settings)
    drawn = sum(entry.seat == marks.CHANCE for entry in entries or [])
    if lesson:
        # Everybody may know these cards, on every server.
        return DailyDealer(f"lesson {lesson}", drawn)
    return DailyDealer(day, drawn, secret) if isinstance(day, str) else SecretDealer()


def results(transaction: Transaction, rules: Rules, day: str, who: str | None) -> list[DailyResult]:
    """Lists the result of everybody who finished the first table with the deal of a day, the best first."""
    first: dict[str, DailyResult] = {}
    for name, one in transaction.daily_records(rules.ruleset, day):
        first.setdefault(one.person, DailyResult(name, one.score, one.at, one.person == who, one.target))
    # One deal has one target, also for whoever finished it before targets were noted.
    target = max((one.target for one in first.values() if one.target is not None), default=None)
    return records.best_first((structs.replace(one, target=target) for one in first.values()), rules)


__all__ = ["DailyDealer", "dealer_of", "results"]
