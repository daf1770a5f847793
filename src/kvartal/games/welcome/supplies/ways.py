"""The ways to play with hands: those of experienced players, and the draw of the solo game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kvartal.core import marks
from kvartal.core.errors import BadLine, Refusal
from kvartal.core.facts import ALL, NOBODY, Layout, Record
from kvartal.core.postext import Fields
from kvartal.core.rules import EVERYTHING, Fact
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import card_name, face_down
from kvartal.games.welcome.facts import Course
from kvartal.games.welcome.supplies import facts
from kvartal.games.welcome.supplies.hands import Hands, Hunt
from kvartal.games.welcome.supplies.way import Way, misfit, read_card
from kvartal.games.welcome.tables import table
from kvartal.games.welcome.town import Supply

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

_TEMPS = table("solo")["score_hunt"]["temps"]


class Experienced(Way):
    """Hands of three cards; the third is passed on."""

    common: tuple[type[Record], ...] = (facts.Pile,)
    rows: tuple[type[Record], ...] = (facts.Hand,)
    seen: Mapping[str, str] = {"low": NOBODY, "high": NOBODY}
    least = 2
    passes = True
    kept_by = "neighbour"
    full = 3
    """How many cards a full hand has."""
    shown = False
    """Whether everybody may see the hands."""

    def __init__(self, box_size: int, leftward: bool = False) -> None:
        super().__init__(box_size)
        self.leftward = leftward
        self.most = box_size // 3

    def supply(self) -> Supply:
        """Makes the supply."""
        return Hands(self.leftward)

    def place(self, supply: Supply, rows: Layout, common: Layout) -> None:
        """Tells the supply where its facts lie."""
        supply.common_at = common.places[facts.Pile]
        supply.row_at = rows.places[facts.Hand]

    def each(self, game: Welcome) -> int:
        """Returns how many cards each seat gets in this deal."""
        return 2 if game.record(Course).round else 3

    def receiver(self, game: Welcome, drawn: int) -> int:
        """Returns which seat gets the next card of this deal, by how many have been drawn."""
        if self.leftward and not game.record(Course).round:
            return drawn if drawn < game.seats else (drawn - game.seats) // 2
        return drawn // self.each(game)

    def giver(self, game: Welcome, seat: int) -> int:
        """Returns from whom a seat gets its third card."""
        return (seat + (-1 if self.leftward else 1)) % game.seats

    def held(self, game: Welcome, seat: int) -> list[int]:
        """Returns the cards that a seat holds, as `take` numbers them."""
        return [card for card in game.record(facts.Hand, seat).cards if card >= 0]

    def unknown(self, game: Welcome, reader: int) -> list[int]:
        """Returns the cards in the pile and in hands that a reader cannot see."""
        cards = self.unseen(game)
        for seat in game.rows.seats():
            if seat != reader:
                cards += self.held(game, seat)
                if reader >= 0 and game.held > 1 and self.giver(game, seat) == reader:
                    passed = game.record(facts.Hand, reader).passed
                    if passed >= 0:
                        cards.remove(passed)
        return sorted(cards)

    def lying(self, game: Welcome) -> list[int]:
        """Returns the cards that are held."""
        return [card for seat in game.rows.seats() for card in self.held(game, seat)]

    def pairs(self, game: Welcome) -> list[tuple[int, int]]:
        """There are no stacks."""
        return []

    def hand(self, game: Welcome, reader: int) -> tuple[list[int], int] | None:
        """Returns the reader's own cards, or those that everybody may see."""
        owner = game.first if self.shown else reader
        if owner not in game.rows.seats():
            return None
        return self.held(game, owner), game.record(facts.Hand, owner).passed

    def hands(self, game: Welcome, reader: int) -> list[list[str]] | None:
        """Everybody sees the effects; the numbers are their owner's, but for the card that the reader passed on."""
        if self.shown:
            return None
        return [self._seen(game, seat, reader) for seat in range(game.seats)]

    def _seen(self, game: Welcome, seat: int, reader: int) -> list[str]:
        """Names the cards of a seat, those of others by their effects: their order must not tell the numbers."""
        cards = self.held(game, seat)
        if reader in (seat, EVERYTHING):
            return [card_name(card) for card in cards]
        known = []
        if reader in range(game.seats) and self.giver(game, seat) == reader:
            known = [card for card in cards if card == game.record(facts.Hand, reader).passed][:1]
        for card in known:
            cards.remove(card)
        secret = [face_down(card) for card in sorted(cards, key=codes.card_effect)]
        return [card_name(card) for card in known] + secret

    def moved(self, before: Welcome, after: Welcome) -> list[Fact]:
        """Tells everybody the effect of each card passed on, and whoever gets it the number."""
        told: list[Fact] = []
        if after.stage == codes.FINISHED:
            return told
        for seat in range(after.seats):
            card = after.record(facts.Hand, self.giver(after, seat)).passed
            told += self._told("passed", self.giver(after, seat), card, seat)
        return sorted(told, key=lambda fact: fact.args["seat"])

    def dealt(self, game: Welcome, card: int, after: Welcome) -> list[Fact]:
        """Tells everybody who drew which effect, and the owner the number."""
        owner = self.receiver(game, game.record(facts.Pile).drawn)
        return self._told("drew", owner, card, owner)

    def _told(self, key: str, seat: int, card: int, owner: int) -> list[Fact]:
        """Tells of a card: its owner all of it, others the effect, unless hands lie open."""
        whole = Fact(f"welcome-fact-{key}", {"seat": seat, "card": card_name(card)}, None if self.shown else owner)
        half = Fact(f"welcome-fact-{key}", {"seat": seat, "card": face_down(card)}, but=owner)
        return [whole] if self.shown else [whole, half]

    def misfit(self, game: Welcome) -> Refusal | None:
        """Says which field does not fit the stage."""
        wrong = self.mispassed(game)
        if wrong or game.phase in (codes.FINISHED, codes.PLANNING):
            return wrong
        if game.phase == codes.TOPS:
            return misfit("stage", "never")
        wrong = self.mispiled(game) or self.misdealt(game)
        return self.exhausted(game) if not wrong and game.phase == codes.DEALING else wrong

    def mispiled(self, game: Welcome) -> Refusal | None:
        """Says which pile of cards to come does not fit the stage, where there are some."""
        return None

    def exhausted(self, game: Welcome) -> Refusal | None:
        """Says that too few cards are left for a deal under way."""
        return misfit("unseen", "few", 1) if self.left(game) <= 0 else None

    def mispassed(self, game: Welcome) -> Refusal | None:
        """Says of which card that was passed on whoever got it does not hold it."""
        for seat in range(game.seats):
            giver = self.giver(game, seat)
            passed = game.record(facts.Hand, giver).passed
            if passed >= 0 and passed not in self.held(game, seat):
                return misfit(f"passed {giver}", "passed", seat)
        return None

    def misdealt(self, game: Welcome) -> Refusal | None:
        """Says which hand has not as many cards as it needs, or that all are dealt."""
        each, drawn = self.each(game), game.record(facts.Pile).drawn
        if game.phase == codes.DEALING and drawn >= each * game.seats:
            return misfit("drawn", "drawn", each * game.seats - 1, drawn)
        got = [self.receiver(game, card) for card in range(drawn)]
        for seat in range(game.seats):
            wanted = self.full if game.phase == codes.PLAY else self.full - each + got.count(seat)
            found = len(self.held(game, seat))
            if found != wanted:
                return misfit(f"hand {seat}", "hand", wanted, found)
        return None

    def write(self, game: Welcome) -> list[str]:
        """There are no stacks."""
        return []

    def read(self, fields: Fields, game: Welcome) -> None:
        """There are no stacks."""

    def named(self, fields: Fields, game: Welcome) -> list[tuple[str, list[str]]]:
        """The hands name cards."""
        return [(f"hand {seat}", fields.words(f"hand {seat}")) for seat in range(game.seats)]

    def write_row(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes the hand and the card passed on."""
        passed = game.record(facts.Hand, seat).passed
        cards = {"hand": " ".join(map(card_name, self.held(game, seat)))}
        return {
            name: value
            for name, value in (cards | {"passed": card_name(passed) if passed >= 0 else ""}).items()
            if value
        }

    def read_row(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Reads the hand and the card passed on."""
        name = f"{prefix}hand {seat}"
        cards = [read_card(fields, name, word) for word in fields.words(name)]
        passed = [read_card(fields, name, word) for word in fields.words(f"{prefix}passed {seat}")]
        if len(cards) > 3 or len(passed) > 1:
            raise BadLine(fields.line(name), "welcome-row", field="hand", wanted=3, found=len(cards))
        hand = game.record(facts.Hand, seat)
        # As they are written, not in order: it is by their places that a turn names cards.
        hand.cards = [*cards, *[marks.EMPTY] * (3 - len(cards))]
        hand.passed = passed[0] if passed else marks.EMPTY
        game.store(hand, seat)


class Solo(Experienced):
    """The score hunt: three cards a turn, until they run out."""

    common: tuple[type[Record], ...] = (facts.Pile, facts.Hunt)
    seen: Mapping[str, str] = {"cards": ALL, "passed": ALL}
    temps = (int(_TEMPS["need"]), int(_TEMPS["points"]))
    least = 1
    passes = False
    kept_by = ""
    shown = True

    def __init__(self, box_size: int) -> None:
        super().__init__(box_size)
        self.most = 1

    def supply(self) -> Supply:
        """Makes the supply."""
        return Hunt()

    def place(self, supply: Supply, rows: Layout, common: Layout) -> None:
        """Tells the supply where its facts lie."""
        super().place(supply, rows, common)
        if isinstance(supply, Hunt):
            supply.hunt_at = common.places[facts.Hunt]

    def each(self, game: Welcome) -> int:
        """Returns how many cards each turn brings: a whole hand."""
        return self.full

    def moved(self, before: Welcome, after: Welcome) -> list[Fact]:
        """There is nobody to pass a card to."""
        return []

    def odds(self, game: Welcome) -> list[tuple[int, int]]:
        """Lists the cards that may come next; the solo card lies in the lower half."""
        cards, size = super().odds(game), game.rules.kit.box.cards
        lurks = not game.record(facts.Hunt).found and size - self.left(game) >= (size + 1) // 2
        return [*cards, (codes.SOLO_CARD, 1)] if lurks else cards

    def exhausted(self, game: Welcome) -> Refusal | None:
        """Says that too few cards are left; they are dealt once."""
        wanted, found = self.full - game.record(facts.Pile).drawn, self.left(game)
        return misfit("unseen", "few", wanted, found) if found < wanted else None

    def mispassed(self, game: Welcome) -> Refusal | None:
        """Nothing is passed on."""
        return misfit("passed 0", "nobody") if game.record(facts.Hand, 0).passed >= 0 else None

    def write(self, game: Welcome) -> list[str]:
        """Writes whether the solo card has come up."""
        return ["solo card: drawn"] if game.record(facts.Hunt).found else []

    def read(self, fields: Fields, game: Welcome) -> None:
        """Reads whether the solo card has come up."""
        word = fields.text("solo card", "")
        if word not in ("", "drawn"):
            raise BadLine(fields.line("solo card"), "position-number", field="solo card", text=word[:20])
        if word:
            hunt, course = game.record(facts.Hunt), game.record(Course)
            hunt.found, course.approved = 1, 7
            game.store(hunt)
            game.store(course)
