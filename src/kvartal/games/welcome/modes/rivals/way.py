"""Rivals outside the compiled loops: values, notation, score lines, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.facts import Layout, Record
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line, Tier
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import card_name, card_of
from kvartal.games.welcome.facts import Course, Sheet
from kvartal.games.welcome.modes.rivals.facts import Rival
from kvartal.games.welcome.modes.rivals.shown import RivalCardView, RivalLineView, RivalView
from kvartal.games.welcome.modes.rivals.supply import Rivalry
from kvartal.games.welcome.supplies import facts
from kvartal.games.welcome.supplies.way import misfit
from kvartal.games.welcome.supplies.ways import Solo
from kvartal.games.welcome.tables import EFFECTS, table
from kvartal.games.welcome.town import Supply

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

LETTERS = "ABC"
LARGEST = 6
"""Estates of more cards pay nothing."""
RIVALS: list[dict[str, Any]] = sorted(table("solo")["rivals"], key=lambda rival: int(rival["level"]))
"""The rivals by their levels."""


class Rivals(Solo):
    """Alone against a rival, who gets the third card of every turn and completes plans."""

    common: tuple[type[Record], ...] = (facts.Pile, Rival)
    passes = True
    kept_by = "rival"
    interludes = len(LETTERS)
    honours = tuple(f"rival-{rival['level']}" for rival in RIVALS[1:])

    def __init__(self, box_size: int, level: int) -> None:
        super().__init__(box_size)
        self.level = level
        printed = RIVALS[level]
        self.values: dict[str, int] = printed["points_per_card"] or {}
        self.completes: list[bool] = printed["completes_plan_by_draw_order"]
        self.guess = "reconstructed" in (printed["source"], printed.get("pattern_source"))

    def special(self) -> tuple[str, ...]:
        """Names the three plan-completed cards."""
        return tuple(f"completed {letter}" for letter in LETTERS)

    def supply(self) -> Supply:
        """Makes the supply."""
        return Rivalry(self.level, [self.values.get(effect, 0) for effect in EFFECTS], self.completes)

    def place(self, supply: Supply, rows: Layout, common: Layout) -> None:
        """Tells the supply where its facts lie."""
        super().place(supply, rows, common)
        supply.rival_at = common.places[Rival]
        if isinstance(supply, Rivalry):
            supply.cards_at = self.special_at

    # The cards.

    def lying(self, game: Welcome) -> list[int]:
        """Returns the cards of the hand, and those that were given to the rival."""
        return [*super().lying(game), *self.given(game)]

    def given(self, game: Welcome) -> list[int]:
        """Returns the cards that the rival got, in order."""
        rival = game.record(Rival)
        return rival.given[: rival.gifts]

    def come(self, game: Welcome) -> list[int]:
        """Returns the slots of the plan-completed cards that have come, in order."""
        return [slot for slot in game.record(Rival).completed if slot >= 0]

    def reached(self, game: Welcome) -> bool:
        """Returns whether the lower half is reached."""
        size = game.rules.kit.box.cards
        return size - self.left(game) >= size // 2

    def odds(self, game: Welcome) -> list[tuple[int, int]]:
        """Lists the cards that may come next; the plan-completed cards lie in the lower half."""
        cards = super(Solo, self).odds(game)
        lurking = [slot for slot in range(3) if slot not in self.come(game)] if self.reached(game) else []
        return [*cards, *((self.special_at + slot, 1) for slot in lurking)]

    # What is shown and told.

    def announced(self, game: Welcome, card: int, after: Welcome) -> list[Fact]:
        """Tells that a plan-completed card came, and whether the rival completed its plan."""
        slot = card - self.special_at
        if not 0 <= slot < len(LETTERS):
            return []
        points, plan = after.record(Rival).rewards[slot], {"plan": slot + 1}
        told = [Fact("welcome-fact-rival-card", {"card": LETTERS[slot]})]
        if points < 0:
            return [*told, Fact("welcome-fact-rival-no-plan", plan)]
        if self.level:
            told.append(Fact("welcome-fact-rival-plan", {**plan, "points": points}))
        if not game.approved >> slot & 1:
            told.append(Fact("welcome-fact-rival-approved", plan))
        return told

    def moved(self, before: Welcome, after: Welcome) -> list[Fact]:
        """Tells which card the rival got."""
        new = self.given(after)[before.record(Rival).gifts :]
        return [Fact("welcome-fact-rival-given", {"card": card_name(card)}) for card in new]

    def earned(self, game: Welcome, seat: int) -> list[str]:
        """A rival of any level but 0 is beaten with more points."""
        beaten = self.level and game.record(Sheet, seat).total > game.rival_score()
        return [f"rival-{self.level}"] if beaten else []

    def rival(self, game: Welcome) -> RivalView:
        """Shows the rival."""
        rival = game.record(Rival)
        laid = [EFFECTS[effect] if effect < codes.NOTHING else None for effect in rival.laid[: rival.height]]
        names = [self.named_card(game, card) for card in rival.stack[: rival.height]]
        return RivalView(
            level=self.level,
            values=dict(self.values),
            completes=list(self.completes),
            completed=[slot + 1 for slot in self.come(game)],
            cards=[RivalCardView(name, effect) for name, effect in zip(names, laid, strict=True)],
            plans=[points if points >= 0 else None for points in rival.rewards],
            lines=[RivalLineView(line.key, line.points, dict(line.args)) for line in self.rival_lines(game)],
            score=game.rival_score() if self.level else None,
            reconstructed=self.guess,
        )

    def named_card(self, game: Welcome, card: int) -> str:
        """Names a card of the stack."""
        return game.rules.kit.special[card - codes.SPECIAL] if card >= codes.SPECIAL else card_name(card)

    def rival_lines(self, game: Welcome) -> list[Line]:
        """Returns the score sheet of the rival; none at level 0."""
        if not self.level:
            return []
        supply, rewards = game.supply, game.record(Rival).rewards
        assert isinstance(supply, Rivalry)
        told = []
        for slot in range(3):
            done = "yes" if rewards[slot] >= 0 else "no"
            told.append(Line("welcome-line-rival-plan", max(rewards[slot], 0), {"plan": slot + 1, "done": done}))
        for effect, name in enumerate(EFFECTS):
            if supply.is_lined(game, effect):
                count = supply.count_of(game, effect)
                args = {"effect": name, "cards": count, "each": self.values[name]}
                told.append(Line("welcome-line-rival-cards", count * self.values[name], args))
        if supply.has_estates(game):
            told.append(Line("welcome-line-rival-estates", supply.estates_pay(game), {"estates": _estates(game)}))
        for extension in game.rules.kit.extensions:
            told += extension.rival_lines(game)
        return told

    # How it came out.

    def tiers(self) -> tuple[Tier, ...]:
        """Compares the score with the rival's."""
        return (Tier("welcome-tier-rival"),) if self.level else ()

    def tier_values(self, game: Welcome, seat: int) -> tuple[int, ...]:
        """Returns how far the score lies above the rival's."""
        return (game.record(Sheet, seat).total - game.rival_score(),) if self.level else ()

    def verdict(self, game: Welcome) -> tuple[str, bool] | None:
        """Whoever has more points than the rival wins."""
        if not self.level:
            return None
        won = self.tier_values(game, 0)[0] > 0
        return ("welcome-reason-rival-won" if won else "welcome-reason-rival-lost"), won

    # Position texts.

    def misfit(self, game: Welcome) -> Refusal | None:
        """Says which field does not fit the stage, or that no plan-completed card can have come."""
        wrong = super().misfit(game)
        return misfit("completed", "early") if not wrong and self.come(game) and not self.reached(game) else wrong

    def write(self, game: Welcome) -> list[str]:
        """Writes the cards given to the rival, those of its stack if they are others, and the plan-completed cards."""
        given, come, rival = self.given(game), self.come(game), game.record(Rival)
        lines = [f"given: {' '.join(map(card_name, given))}"] if given else []
        stack = rival.stack[: rival.height]
        if stack != given:
            names = (self.named_card(game, card).replace(" ", "-") for card in stack)
            lines.append(f"lies: {' '.join(names)}")
        if come:
            lines.append(f"completed: {' '.join(LETTERS[slot] for slot in come)}")
            lines.append(f"rewards: {' '.join(str(points) if points >= 0 else '-' for points in rival.rewards)}")
        return lines

    def read(self, fields: Fields, game: Welcome) -> None:
        """Reads them."""
        rival = game.record(Rival)
        try:
            cards = [card_of(word) for word in fields.words("given")]
        except Unreadable as error:
            raise BadLine(fields.line("given"), error.key, **error.args_) from error
        most = self.size // self.full
        if len(cards) > most:
            raise BadLine(fields.line("given"), "welcome-row", field="given", wanted=most, found=len(cards))
        rival.gifts = len(cards)
        rival.given[: len(cards)] = cards
        stack = self.read_stack(fields, cards)
        rival.height = len(stack)
        rival.stack[: len(stack)] = stack
        self._read_completed(fields, game, rival)
        game.store(rival)
        supply = game.supply
        assert isinstance(supply, Rivalry)
        supply.relay(game)

    def read_stack(self, fields: Fields, given: list[int]) -> list[int]:
        """Reads the stack: all cards that were given."""
        return given

    def _read_completed(self, fields: Fields, game: Welcome, rival: Rival) -> None:
        """Reads which plan-completed cards came and what they brought; by that plans are approved."""
        letters = fields.words("completed")
        if len(set(letters)) != len(letters) or not set(letters) <= set(LETTERS):
            raise BadLine(fields.line("completed"), "welcome-bad-completed", text=" ".join(letters)[:20])
        course = game.record(Course)
        for come, letter in enumerate(letters):
            slot = LETTERS.index(letter)
            rival.completed[come] = slot
            course.approved |= self.completes[come] << slot
        game.store(course)
        possible: list[tuple[str, ...]] = [("-",)] * 3
        for slot, plan in enumerate(course.plan):
            if slot in rival.completed and self.completes[rival.completed.index(slot)]:
                card = game.rules.kit.plans[plan]
                possible[slot] = (str(card.first), str(card.second))
        words = fields.words("rewards", " ".join(pays[0] for pays in possible))
        line = fields.line("rewards")
        if len(words) != 3:
            raise BadLine(line, "welcome-row", field="rewards", wanted=3, found=len(words))
        for slot, (word, pays) in enumerate(zip(words, possible, strict=True)):
            if word not in pays:
                raise BadLine(line, "welcome-bad-reward", plan=slot + 1, text=word[:20], possible=pays)
            rival.rewards[slot] = -1 if word == "-" else int(word)

    def named(self, fields: Fields, game: Welcome) -> list[tuple[str, list[str]]]:
        """The hand and the cards of the rival name cards."""
        return [*super().named(fields, game), ("given", fields.words("given"))]


def _estates(game: Welcome) -> int:
    """Counts the estates of the stack that pay."""
    rival = game.record(Rival)
    sizes = [0]
    for effect in rival.laid[: rival.height]:
        if effect == codes.FENCES:
            sizes.append(0)
        else:
            sizes[-1] += 1
    return sum(0 < size <= LARGEST for size in sizes)
