"""A way to play, here with three stacks: the facts of a supply, and how its cards are named, shown and written.

A way is to its `Supply` what an `Extension` is to its `Listener`: the plain half, which holds no game either.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.facts import Layout, Record
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Tier
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import card_name, card_of, value_of
from kvartal.games.welcome.facts import Box, Course
from kvartal.games.welcome.supplies import facts
from kvartal.games.welcome.supplies.stacks import Stacks
from kvartal.games.welcome.tables import EFFECTS
from kvartal.games.welcome.town import Supply

if TYPE_CHECKING:
    from kvartal.games.welcome.modes.rivals.shown import RivalView
    from kvartal.games.welcome.position import Welcome


class Way:
    """The usual way: three shared stacks."""

    common: tuple[type[Record], ...] = (facts.Pile, facts.Stacks)
    rows: tuple[type[Record], ...] = ()
    seen: Mapping[str, str] = {}
    """Who may see a fact, where it is not as declared: the pile can be counted only while no card is hidden."""
    temps = (0, 0)
    """How many temps pay alone, and how much; 0 where they are compared."""
    passes = False
    """Whether a refusal names the card left in a hand that goes to somebody else."""
    kept_by = ""
    """Who keeps that card afterwards, `neighbour` or `rival`, if anybody does."""
    honours: tuple[str, ...] = ()
    """What it adds to the diploma."""
    stacks = 3
    """How many stacks lie on the table."""
    least = 1
    most = 10_000
    """More seats than this would fit no street party."""

    interludes = 0
    """How many turns outside the rounds its cards may want of a seat."""

    def __init__(self, box_size: int = 0) -> None:
        self.size = box_size
        self.special_at = 0
        """The first of its own cards, as chance outcomes are numbered."""

    def special(self) -> tuple[str, ...]:
        """Names the cards of its own that may come up."""
        return ()

    def supply(self) -> Supply:
        """Makes the supply."""
        return Stacks()

    def place(self, supply: Supply, rows: Layout, common: Layout) -> None:
        """Tells the supply where its facts lie."""
        supply.common_at = common.places[facts.Pile]
        if isinstance(supply, Stacks):
            supply.stacks_at = common.places[facts.Stacks]

    def fill(self, blank: dict[type[Record], Any], box: Box) -> None:
        """Prints the full pile."""
        blank[facts.Pile].low = (1 << min(box.cards, 64)) - 1
        blank[facts.Pile].high = (1 << max(box.cards - 64, 0)) - 1

    # The cards.

    def unseen(self, game: Welcome) -> list[int]:
        """Returns the cards not yet turned up, in ascending order."""
        pile, cards = game.record(facts.Pile), game.rules.kit.box.card
        both = pile.low | pile.high << 64
        return [cards[i] for i in range(game.rules.kit.box.cards) if both >> i & 1]

    def set_unseen(self, game: Welcome, wanted: list[int]) -> None:
        """Lets these cards, and no others, be still to come; of equal cards the last ones."""
        pile, box = game.record(facts.Pile), game.rules.kit.box
        left, both = list(wanted), 0
        for i in reversed(range(box.cards)):
            if box.card[i] in left:
                left.remove(box.card[i])
                both |= 1 << i
        pile.low, pile.high = both & (1 << 64) - 1, both >> 64
        game.store(pile)

    def unknown(self, game: Welcome, reader: int) -> list[int]:
        """Returns the cards that a reader cannot see, in ascending order."""
        return self.unseen(game)

    def lying(self, game: Welcome) -> list[int]:
        """Returns the cards that lie open or are held."""
        return [card for card in game.record(facts.Stacks).tops if card >= 0]

    def odds(self, game: Welcome) -> list[tuple[int, int]]:
        """Lists the cards that may be turned up next, each as often as it is there."""
        cards = self.unseen(game)
        return [(card, cards.count(card)) for card in sorted(set(cards))]

    def left(self, game: Welcome) -> int:
        """Counts the cards not yet turned up."""
        pile = game.record(facts.Pile)
        return pile.low.bit_count() + pile.high.bit_count()

    # What is shown and told.

    def pairs(self, game: Welcome) -> list[tuple[int, int]]:
        """Returns for each stack that lies open its top card and the effect beside it."""
        stacks = game.record(facts.Stacks)
        return [(top, effect) for top, effect in zip(stacks.tops, stacks.effects, strict=True) if top >= 0]

    def hand(self, game: Welcome, reader: int) -> tuple[list[int], int] | None:
        """Returns the cards that a reader holds or may see held, and the card passed on last; None without hands."""
        return None

    def hands(self, game: Welcome, reader: int) -> list[list[str]] | None:
        """Returns for each seat the names of its cards as far as a reader sees them; None where nothing is secret."""
        return None

    def moved(self, before: Welcome, after: Welcome) -> list[Fact]:
        """Tells where cards went when a round ended."""
        return []

    def dealt(self, game: Welcome, card: int, after: Welcome) -> list[Fact]:
        """Tells what chance turned up."""
        if after.record(Course).stage != codes.PLAY:
            return []
        pairs = [
            f"{value_of(codes.card_number(top))}-{EFFECTS[effect]}"
            for top, effect in self.pairs(after)[: after.combos()]
        ]
        return [Fact("welcome-fact-pairs", {"round": after.record(Course).round + 1, "pairs": " ".join(pairs)})]

    def announced(self, game: Welcome, card: int, after: Welcome) -> list[Fact]:
        """Tells what a card of its own brought."""
        return []

    # Against a rival.

    def rival(self, game: Welcome) -> RivalView | None:
        """Shows the rival, if there is one."""
        return None

    def tiers(self) -> tuple[Tier, ...]:
        """Names the criterion that comes behind the score: how far it lies above the rival's."""
        return ()

    def tier_values(self, game: Welcome, seat: int) -> tuple[int, ...]:
        """Returns its value."""
        return ()

    def verdict(self, game: Welcome) -> tuple[str, bool] | None:
        """Says of a finished game how it came out and whether it is won, where a seat plays against a rival."""
        return None

    def earned(self, game: Welcome, seat: int) -> list[str]:
        """Names those of its honours that a seat earned in a finished game."""
        return []

    # Position texts.

    def come(self, game: Welcome) -> list[int]:
        """Returns the slots of the plan-completed cards that have come, in order."""
        return []

    def misfit(self, game: Welcome) -> Refusal | None:
        """Says which field does not fit the stage, for want of cards that it needs or otherwise."""
        phase, drawn = game.phase, game.record(facts.Pile).drawn
        if phase in (codes.FINISHED, codes.PLANNING):
            return None
        if phase in (codes.TOPS, codes.DEALING):
            if drawn >= self.stacks:
                return misfit("drawn", "drawn", self.stacks - 1, drawn)
            if len(self.unseen(game)) < self.stacks - drawn:
                return misfit("unseen", "few", self.stacks - drawn, len(self.unseen(game)))
        return self._unlaid(game)

    def _unlaid(self, game: Welcome) -> Refusal | None:
        """Says which stack lacks a card or an effect that the stage needs."""
        phase, stacks, drawn = game.phase, game.record(facts.Stacks), game.record(facts.Pile).drawn
        tops = drawn if phase == codes.TOPS else self.stacks
        beside = self.stacks if phase == codes.PLAY else drawn if phase == codes.DEALING else 0
        for stack in range(tops):
            if stacks.tops[stack] < 0:
                return misfit(f"stack {stack + 1}", "missing")
            if stack < beside and stacks.effects[stack] >= codes.NOTHING:
                return misfit(f"stack {stack + 1}", "effect")
        return None

    def write(self, game: Welcome) -> list[str]:
        """Writes what lies between the seats."""
        lines = []
        for stack, (top, effect) in enumerate(
            zip(game.record(facts.Stacks).tops, game.record(facts.Stacks).effects, strict=True), 1
        ):
            if top >= 0:
                beside = f" {EFFECTS[effect]}" if effect < codes.NOTHING else ""
                lines.append(f"stack {stack}: {card_name(top)}{beside}")
        return lines

    def read(self, fields: Fields, game: Welcome) -> None:
        """Reads it; raises `BadLine`."""
        stacks = game.record(facts.Stacks)
        for stack in range(3):
            name = f"stack {stack + 1}"
            words = fields.words(name)
            if not words:
                continue
            if len(words) > 2 or (len(words) == 2 and words[1] not in EFFECTS):
                raise BadLine(fields.line(name), "welcome-bad-stack", text=" ".join(words)[:40])
            stacks.tops[stack] = read_card(fields, name, words[0])
            stacks.effects[stack] = EFFECTS.index(words[1]) if len(words) == 2 else codes.NOTHING
        game.store(stacks)

    def named(self, fields: Fields, game: Welcome) -> list[tuple[str, list[str]]]:
        """Returns the fields that name cards which are not in the pile, with their words."""
        return [(f"stack {stack}", fields.words(f"stack {stack}")[:1]) for stack in (1, 2, 3)]

    def write_row(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes what a seat holds."""
        return {}

    def read_row(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Reads it; raises `BadLine`."""


def misfit(field: str, why: str, wanted: int = 0, found: int = 0) -> Refusal:
    """Says why a field does not fit the stage."""
    return Refusal("welcome-cards-needed", field=field, why=why, wanted=wanted, found=found)


def read_card(fields: Fields, name: str, word: str) -> int:
    """Reads a card; raises `BadLine`."""
    try:
        return card_of(word)
    except Unreadable as error:
        raise BadLine(fields.line(name), error.key, **error.args_) from error
