"""What Zombie outbreak remembers; captured houses are the lost places of the sheet."""

from __future__ import annotations

from kvartal.core.facts import Record, beside, fact


class Siege(Record):
    """The hordes and the defence of a sheet."""

    hordes: list[int] = fact("i8", 6)
    """How often each horde has moved."""
    hordes_coming: int = fact("i8")
    """The hordes that a zombie card moves and that have not moved yet."""
    barricades: int = fact("u64")
    """The barricades that were built."""
    bullets_spent: int = fact("i8")
    card_given: int = fact("i8")
    """With hands of two, the card that goes on, from 1; 0 before that is said."""


class Outbreak(Record):
    """The two decks: piles are known by their size alone."""

    deck_piles: list[int] = fact("i8", 3, default=10)
    """How many construction cards lie in each pile of the first deck, the topmost first."""
    zombies_hidden: int = fact("i8", default=7)
    """The piles whose zombie card has not come."""
    zombies_left: int = fact("i8", default=7)
    """The zombie cards that have not come."""
    decks_made: int = fact("i8")
    """With hands, how many decks have been made; each is a pile."""


siege_beside = beside(Siege)
outbreak_beside = beside(Outbreak)
