"""A game that begins at a written position: what the tables of all titles have in common."""

from __future__ import annotations

from collections.abc import Mapping

import kvartal
from kvartal.core.errors import KvartalError
from kvartal.core.game import Game


class Laid:
    """A game laid out from the fields of a position text; a block is a field of several lines."""

    def __init__(self, ruleset: str, seats: int, fields: Mapping[str, object], **blocks: str) -> None:
        told = [f"{name.replace('_', ' ')}: {value}" for name, value in fields.items()]
        for name, rows in blocks.items():
            told += [f"{name}:", *(f"  {row}" for row in rows.strip().splitlines())]
        text = "\n".join([f"ruleset: {ruleset}", f"seats: {seats}", *told, ""])
        self.game = Game(*kvartal.read_position(text))

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
