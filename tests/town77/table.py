"""A table of Town 77 laid out from text, on which rule tests play."""

from __future__ import annotations

from collections.abc import Iterable

import kvartal
from kvartal.core.errors import KvartalError
from kvartal.core.game import Game


class Table:
    """A game that begins at a written position; chance brings what the test says."""

    def __init__(self, town: str, ruleset: str = "town77", seats: int = 2, **fields: str | int) -> None:
        rows = "\n".join(f"  {row}" for row in town.strip().splitlines())
        told = "\n".join(f"{name.replace('_', ' ')}: {value}" for name, value in fields.items())
        self.text = f"ruleset: {ruleset}\nseats: {seats}\ntown:\n{rows}\n{told}\n"
        rules, position = kvartal.read_position(self.text)
        self.game = Game(rules, position)

    @property
    def seat(self) -> int:
        return self.game.acting[0]

    def legal(self) -> list[str]:
        return [str(action) for action in self.game.legal(self.seat)]

    def refused(self, action: str) -> KvartalError:
        """Gives the error of an action that must not be possible; it changes nothing."""
        before = self.game.position.digest()
        assert action not in self.legal()
        try:
            self.game.draft(self.seat).check(kvartal.Action.read(action))
        except KvartalError as error:
            assert self.game.position.digest() == before
            return error
        raise AssertionError(f"{action} is allowed")

    def why(self, action: str) -> str:
        return self.refused(action).key

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
