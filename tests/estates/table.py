"""A table of The Estates laid out from text, on which rule tests play."""

from __future__ import annotations

from typing import Any

from tests.laid import Laid

import kvartal
from kvartal.games.estates.view import EstatesView

OFFER = "S3 R4 / Y6 W2 / E4"


class Table(Laid):
    """A game in which chance brings what the test says."""

    def __init__(self, ruleset: str = "estates", seats: int = 3, **fields: Any) -> None:
        built = "".join(str(fields.get(row, "")) for row in "abc")
        fields.setdefault("offer", " ".join(word for word in OFFER.split() if word not in built))
        super().__init__(ruleset, seats, fields)

    @property
    def view(self) -> EstatesView:
        view = self.game.view(kvartal.EVERYTHING)
        assert isinstance(view, EstatesView)
        return view

    def play(self, *actions: str) -> Table:
        """Plays actions, each by the seat to act; `roof 4` among them is what chance turns up."""
        for action in actions:
            if action.startswith("roof "):
                self.game.dealer = kvartal.ScriptedDealer([action])
                self.game.deal()
                self.game.dealer = None
            else:
                assert action in self.legal(), (action, self.legal())
                self.game.play(self.seat, action)
        return self

    def free(self, piece: str, *placing: str) -> Table:
        """Auctions a piece for which nobody bids, and places it."""
        self.play(f"offer {piece.split()[0]}")
        if piece.startswith("roof"):
            self.play(piece)
        return self.play(*["pass"] * (self.game.position.seats - 1), *placing)

    def hands(self) -> list[int | None]:
        return [player.hand for player in self.view.players]

    def boxes(self) -> list[int | None]:
        return [player.box for player in self.view.players]

    def lengths(self) -> list[int]:
        return [row.length for row in self.view.rows]

    def complete(self) -> str:
        return "".join(row.row for row in self.view.rows if row.complete)

    def scores(self) -> list[int]:
        return [kvartal.total(self.game.score(seat)) for seat in range(self.game.position.seats)]

    def places(self) -> list[int]:
        assert self.game.over
        return [standing.place for standing in self.game.over.standings]


def targets(actions: list[str], verb: str = "place") -> str:
    """Gives what a verb may be done to, out of a list of actions."""
    return " ".join(action.split()[1] for action in actions if action.startswith(f"{verb} "))
