"""A table of Town 77 laid out from text, on which rule tests play."""

from __future__ import annotations

from collections.abc import Iterable

from tests.laid import Laid

import kvartal


class Table(Laid):
    """A game in which chance brings what the test says."""

    def __init__(self, town: str, ruleset: str = "town77", seats: int = 2, **fields: str | int) -> None:
        super().__init__(ruleset, seats, fields, town=town)

    def play(self, action: str, *draws: str) -> Table:
        """Plays an action of the acting seat, then lets chance bring these outcomes."""
        assert action in self.legal(), (action, self.legal())
        if draws:
            self.game.dealer = kvartal.ScriptedDealer(draws)
        self.game.play(self.seat, action)
        self.game.dealer = None
        return self

    def draws(self, *outcomes: str) -> Table:
        self.game.dealer = kvartal.ScriptedDealer(outcomes)
        for _ in outcomes:
            self.game.dealer.deal(self.game.rules, self.game.position)
        self.game.dealer = None
        return self

    def hand(self, seat: int) -> list[str]:
        tiles = self.game.view(seat).hands[seat].tiles
        return list(tiles)

    def field(self, name: str) -> str:
        """Gives one field of the position as text."""
        lines = kvartal.write_position(self.game.rules, self.game.position).splitlines()
        return next((line.partition(":")[2].strip() for line in lines if line.startswith(f"{name}:")), "")

    def bag(self) -> int:
        return int(self.game.view(kvartal.SPECTATOR).bag)


def placements(actions: Iterable[str], tile: str) -> set[str]:
    """Gives the cells where a tile may be placed, out of a list of actions."""
    return {action.split()[2] for action in actions if action.startswith(f"place {tile} ")}
