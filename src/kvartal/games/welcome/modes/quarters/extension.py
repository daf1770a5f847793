"""The cards with the number 9¾. What a quarter is, the base rules know: they look at the numbers of their cards."""

from __future__ import annotations

from kvartal.games.welcome.cards import card_of
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.tables import table


class Quarters(Extension):
    """Three more construction cards."""

    name = "nine_three_quarters"
    draws = False

    def cards(self) -> tuple[int, ...]:
        """Returns the three cards."""
        facts = table("deck")[self.name]
        return tuple(card_of(f"{facts['numeric_value']}-{card['effect']}") for card in facts["cards"])
