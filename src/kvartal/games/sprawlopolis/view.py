"""What a reader sees: the city, the conditions, the open card and their own hand; of other hands only the size."""

from __future__ import annotations

from dataclasses import dataclass

from kvartal.core import marks
from kvartal.core.bits import members
from kvartal.core.visibility import shows
from kvartal.games.sprawlopolis import cards, codes
from kvartal.games.sprawlopolis.facts import Course, Hand
from kvartal.games.sprawlopolis.notation import parts_of
from kvartal.games.sprawlopolis.sprawl import Sprawl

FACES = cards.faces()
STAGES = ("deal", "deal", "deal", "deal", "draw", "act", "over")


@dataclass(frozen=True, slots=True)
class CardView:
    """A card whose front can be seen: its number and its four blocks, row by row."""

    card: int
    blocks: list[str]


@dataclass(frozen=True, slots=True)
class LaidView:
    """A card in the city; `blocks` shows it as it lies, turned or not."""

    card: int
    blocks: list[str]
    turned: bool
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand: everybody sees how many cards it has, its owner which."""

    count: int
    cards: list[CardView] | None


@dataclass(frozen=True, slots=True)
class CityView:
    """One reader's sight of a game."""

    laid: list[LaidView]
    """The cards of the city in the order in which they were laid: later ones lie on top."""
    goals: list[int]
    target: int
    deck: int
    """How many cards lie in the deck, the open one included."""
    top: CardView | None
    turn: int
    stage: str
    hands: list[HandView]


def card_view(card: int) -> CardView:
    """Shows the front of a card."""
    return CardView(card + 1, [cards.token_of(block) for block in FACES[card * 8 : card * 8 + 4]])


def laid_view(code: int) -> LaidView:
    """Shows a card as it lies in the city."""
    card, turned, row, column = parts_of(code)
    face = (card * 2 + turned) * 4
    blocks = [cards.token_of(block) for block in FACES[face : face + 4]]
    return LaidView(card + 1, blocks, turned, column - codes.ORIGIN, row - codes.ORIGIN)


def hand_view(hand: Hand, shown: bool) -> HandView:
    """Shows one hand."""
    return HandView(hand.held.bit_count(), [card_view(card) for card in members(hand.held)] if shown else None)


def city_view(sprawl: Sprawl, reader: int) -> CityView:
    """Shows a game to a seat, a spectator, or after the game to anybody."""
    course = sprawl.record(Course)
    goals = [card + 1 for card in course.goals if card != marks.EMPTY]
    top = None if course.top == marks.EMPTY else card_view(course.top)
    return CityView(
        laid=[laid_view(code) for code in sprawl.placements()],
        goals=goals,
        target=sum(goals),
        deck=course.deck.bit_count() + (top is not None),
        top=top,
        turn=course.turn,
        stage=STAGES[course.stage],
        hands=[
            hand_view(sprawl.record(Hand, seat), shows(sprawl, "held", reader, seat)) for seat in range(sprawl.seats)
        ],
    )
