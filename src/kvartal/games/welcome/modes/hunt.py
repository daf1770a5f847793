"""The solo score hunt: three cards a turn, number of one and effect of another, until the cards run out."""

from __future__ import annotations

from typing import Any

from kvartal.core.errors import BadLine
from kvartal.core.position import Moves
from kvartal.core.postext import Fields
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes
from kvartal.games.welcome.box import Box
from kvartal.games.welcome.facts import table
from kvartal.games.welcome.modes import hands
from kvartal.games.welcome.modes.hands import Hands
from kvartal.games.welcome.position import Welcome

_TEMPS = table("solo")["score_hunt"]["temps"]


class Hunt(Hands):
    """A game for one; somewhere in the lower half of the cards lies the one that approves all plans."""

    def __init__(self, seats: int, box: Box, modules: Any = None, lowest: int = 0, held: int = 0) -> None:
        Hands.__init__(self, seats, box, modules, lowest, held)
        self.shuffles = 0
        self.found = 0
        """Whether the solo card has come up."""
        self.temps_wanted = int(_TEMPS["need"])
        self.temps_bring = int(_TEMPS["points"])
        self.origin: Any = None

    def each(self) -> int:
        """Three cards a turn."""
        return 3

    def lurks(self) -> bool:
        """Tells whether the next card may be the solo card, which lies in the lower half."""
        return self.found == 0 and self.box.size - self.left() >= (self.box.size + 1) // 2

    def draw(self, rng: Rng) -> int:
        """Turns up a plan or a card, or the solo card."""
        code = codes.SOLO_CARD
        if self.stage == codes.PLANNING or not self.lurks() or rng.below(self.left() + 1):
            return Welcome.draw(self, rng)
        self.reveal(code)
        return code

    def reveal(self, code: int) -> None:
        """Takes a plan or a card; the solo card approves all plans and another card is drawn for it."""
        if code == codes.SOLO_CARD:
            self.found = 1
            self.approved = 7
        else:
            Hands.reveal(self, code)

    def fill_refusals(self, row: int, out: Moves) -> None:
        """There is nobody to pass a card to."""
        out.add(codes.REFUSE)

    def clean_up(self) -> None:
        """Discards all three cards."""
        for i in range(3):
            self.boxes[hands.HAND + i] = -1
        Welcome.clean_up(self)

    def collect(self, wish: bool) -> None:
        """The game ends when the cards run out."""
        self.stage = codes.DEALING if self.left() else codes.FINISHED

    def temp_points(self, row: int) -> int:
        """Temps pay when there are enough of them."""
        enough = self.boxes[row * self.boxes_each + codes.TEMPED] >= self.temps_wanted
        return self.temps_bring if enough else 0

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""
        Welcome.redeal(self, seat, rng)

    def follow(self) -> None:
        """Copies what is common to all seats from the position at home."""
        Hands.follow(self)
        self.found = self.origin.found

    # For Python.

    def tether(self, home: Any) -> None:
        """Remembers the position that `reset` returns to."""
        self.home = home
        self.origin = home

    def untie(self) -> None:
        """Forgets that position."""
        self.home = None
        self.origin = None

    def blank(self, lowest: int, held: int) -> Hunt:
        """Gives an empty position of the same sort."""
        return Hunt(self.seats, self.box, self.modules, lowest, held)

    def open_hand(self) -> bool:
        """Everybody may look."""
        return True

    def passed(self, seat: int) -> int:
        """Nothing is passed on."""
        return -1

    def likely(self) -> list[tuple[int, int]]:
        """Lists the cards that may come next; the solo card lies in the lower half."""
        cards = Hands.likely(self)
        return [*cards, (codes.SOLO_CARD, 1)] if self.lurks() else cards

    def extra_fields(self) -> dict[str, str]:
        """Writes whether the solo card has come up."""
        return {"solo card": "drawn"} if self.found else {}

    def read_extra(self, fields: Fields) -> None:
        """Reads whether the solo card has come up."""
        word = fields.text("solo card", "")
        if word not in ("", "drawn"):
            raise BadLine(fields.line("solo card"), "position-number", field="solo card", text=word[:20])
        self.found = int(word == "drawn")
        if self.found:
            self.approved = 7

    def supplied(self) -> bool:
        """Tells whether the stage has the cards it needs; they are dealt once."""
        return Hands.supplied(self) and (self.stage != codes.DEALING or self.left() >= 3 - self.drawn)

    def state(self) -> tuple[object, ...]:
        """Gives every committed fact."""
        return (*Hands.state(self), self.found)
