"""What a reader sees of Welcome To: every sheet as it was when the round began, one's own as it is now.

The dataclasses name everything that a screen, a printed sheet or a score page needs; modules add layers by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import EVERYTHING
from kvartal.games.welcome import codes
from kvartal.games.welcome.box import track
from kvartal.games.welcome.cards import card_name, value_of
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.kit import Kit, Plan
from kvartal.games.welcome.modes.rivals.shown import RivalView
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.reasons import STAGES as TURN_STAGES
from kvartal.games.welcome.tables import EFFECTS

STAGES = ("setup", "setup", "interlude", "deal", "play", "over")
MANY = 16
"""A table with more seats shows standings, and only the reader's own sheet."""


@dataclass(frozen=True, slots=True)
class HouseView:
    """One place of a street."""

    number: int | float | None = None
    """9.75 and its like are quarters."""
    bis: bool = False
    pool: bool = False
    """Whether a pool is printed there."""
    swum: bool = False
    """Whether it was built."""
    used: bool = False
    """Whether the house counts for a plan."""
    picked: bool = False
    """Whether it is picked for the plan being claimed."""
    roundabout: bool = False
    lost: bool = False
    """Whether it is gone for good, whatever stood there."""
    fresh: bool = False
    """Whether it was written in the turn under way."""


@dataclass(frozen=True, slots=True)
class StreetView:
    """One street: its houses, the fences right of each house but the last, its park boxes and its estates."""

    houses: list[HouseView]
    fences: list[bool]
    parks: int
    """How many park boxes are crossed."""
    park_points: list[int]
    estates: list[list[int]]
    """The complete estates, each as its first house and its size."""


@dataclass(frozen=True, slots=True)
class EstateView:
    """The column of one estate size: how many are complete, how many agents are hired, what one is worth by agents."""

    size: int
    count: int
    agents: int
    points: list[int]


@dataclass(frozen=True, slots=True)
class SheetView:
    """A whole sheet."""

    seat: int
    streets: list[StreetView]
    estates: list[EstateView]
    pools: int
    temps: int
    temp_points: int
    """What the temps are worth as everybody's numbers stand."""
    bis: int
    refusals: int
    plans: list[int | None]
    """The points of each completed plan."""
    score: int
    layers: dict[str, object] = field(default_factory=dict)
    """What the modules draw, by their names."""


@dataclass(frozen=True, slots=True)
class PairView:
    """A number and the effect that comes with it; `coming` is the effect on the back of the number's card."""

    number: int | float
    effect: str | None
    coming: str


@dataclass(frozen=True, slots=True)
class PlanView:
    """A plan on the table."""

    id: str
    level: int
    key: str
    sizes: list[int]
    first: int
    second: int
    approved: bool
    reconstructed: bool


@dataclass(frozen=True, slots=True)
class TurnView:
    """The reader's own turn under way."""

    stage: str
    combo: int | None = None
    """What was taken, counted as the codes count it."""
    number: int | float | None = None
    effect: str | None = None
    house: str | None = None
    spent: bool = False
    shuffle: bool = False
    plan: int | None = None
    """The plan whose estates are being picked, from 1."""


@dataclass(frozen=True, slots=True)
class StandingView:
    """One line of the table of standings."""

    seat: int
    score: int
    built: int
    plans: int
    refusals: int


@dataclass(frozen=True, slots=True)
class WelcomeView:
    """One reader's sight of a game."""

    stage: str
    round: int
    pairs: list[PairView]
    plans: list[PlanView]
    deck: int
    """How many cards are still to come before a shuffle."""
    coming: dict[str, int]
    """How often each card that the reader cannot see is about, as one can count."""
    sheets: list[SheetView]
    standings: list[StandingView]
    tracks: dict[str, list[int]]
    """The values printed on the pool, bis, refusal and temp tracks."""
    turn: TurnView | None = None
    hand: list[str] | None = None
    passed: str | None = None
    """The card that the reader passed on last."""
    hands: list[list[str]] | None = None
    """Where numbers of cards are secret: every seat's cards as the reader sees them, such as `?-park` and `7-park`."""
    rival: RivalView | None = None
    """Against whom a single seat plays, if it does."""


def seen(game: Welcome, reader: int) -> Welcome:
    """Returns the position with the turns taken back that this reader cannot know of."""
    if reader == EVERYTHING or not game.mid_round():
        return game
    shown = game.copy()
    shown.resample(reader, Rng(0))
    return shown


def sheet_view(kit: Kit, game: Welcome, seat: int) -> SheetView:
    """Shows a sheet."""
    here = game.record(Sheet, seat)
    box = kit.box
    fresh = here.house
    flags = [here.copies, here.pools, here.used, here.picked, here.cuts, here.lost, box.pools]
    flags.append(1 << fresh if fresh >= 0 else 0)
    fences = here.fences
    numbers = here.numbers
    streets = []
    place = 0
    for street, length in enumerate(kit.places.lengths):
        places = range(place, place + length)
        houses = [_house(numbers[at], *[mask >> at & 1 for mask in flags]) for at in places]
        gaps = [bool(fences >> at & 1) for at in places[:-1]]
        parks, points = here.parks[street], track(box, "parks", street)
        sizes = [(at - place, game.estate(seat, at).bit_count()) for at in places]
        streets.append(StreetView(houses, gaps, parks, points, [[start, size] for start, size in sizes if size]))
        place += length
    counts = game.estates(seat)
    plans = [here.plans[slot] for slot in range(3)]
    return SheetView(
        seat=seat,
        streets=streets,
        estates=[
            EstateView(size, counts[size], here.agents[size], track(box, "estates", size)) for size in range(1, 7)
        ],
        pools=flags[1].bit_count(),
        temps=here.temps,
        temp_points=game.tracks(seat)["temps"],
        bis=here.bis,
        refusals=here.refusals,
        plans=[points if points >= 0 else None for points in plans],
        score=game.score_of(seat),
        layers={extension.name: extension.layer(game, seat) for extension in kit.extensions},
    )


@cache
def _house(
    number: int, bis: int, swum: int, used: int, picked: int, roundabout: int, lost: int, pool: int, fresh: int
) -> HouseView:
    """Shows one place; equal places are one object, since there are thirty-three on every sheet."""
    return HouseView(
        number=value_of(number) if number >= 0 else None,
        bis=bool(bis),
        pool=bool(pool),
        swum=bool(swum),
        used=bool(used),
        picked=bool(picked),
        roundabout=bool(roundabout),
        lost=bool(lost),
        fresh=bool(fresh),
    )


def plan_view(kit: Kit, game: Welcome, slot: int) -> PlanView:
    """Shows a plan on the table."""
    return plan_card(kit.plans[game.plan_at(slot)], bool(game.approved >> slot & 1))


def plan_card(plan: Plan, approved: bool = False) -> PlanView:
    """Shows a plan, wherever it lies."""
    return PlanView(
        id=plan.id,
        level=plan.level,
        key=plan.key,
        sizes=list(plan.sizes),
        first=plan.first,
        second=plan.second,
        approved=approved,
        reconstructed=plan.reconstructed,
    )


def turn_view(kit: Kit, game: Welcome, seat: int) -> TurnView:
    """Shows the turn of the seat that looks."""
    here = game.record(Sheet, seat)
    stage = here.stage
    combo, house = here.combo, here.house
    taken = 0 <= combo < codes.GONE
    effect = here.effect
    return TurnView(
        stage=TURN_STAGES[stage],
        combo=combo if combo >= 0 else None,
        number=value_of(here.number) if taken else None,
        effect=EFFECTS[effect] if taken and effect < codes.NOTHING else None,
        house=kit.places.names[house] if house >= 0 else None,
        spent=bool(here.spent),
        shuffle=bool(here.shuffle),
        plan=here.slot + 1 if stage == codes.PICKING else None,
    )


def standing_view(game: Welcome, seat: int) -> StandingView:
    """Shows one line of the standings."""
    here = game.record(Sheet, seat)
    return StandingView(
        seat=seat,
        score=game.score_of(seat),
        built=here.filled.bit_count(),
        plans=sum(here.plans[slot] >= 0 for slot in range(3)),
        refusals=here.refusals,
    )


def pairs_view(kit: Kit, game: Welcome) -> list[PairView]:
    """Shows the three stacks, as far as they lie open."""
    shown = []
    for top, effect in kit.way.pairs(game):
        told = EFFECTS[effect] if effect < codes.NOTHING and game.stage in (codes.PLAY, codes.FINISHED) else None
        shown.append(PairView(value_of(codes.card_number(top)), told, EFFECTS[codes.card_effect(top)]))
    return shown


def welcome_view(kit: Kit, game: Welcome, reader: int) -> WelcomeView:
    """Shows a game to a seat, a spectator, or after the game to anybody."""
    shown = seen(game, reader)
    at = _holder(shown, game, reader)
    # A turn that is thought over holds one hand only; what the others have is seen in the whole game.
    whole = shown if game.whole is None else seen(_welcome(game.whole), reader)
    seats = range(game.seats)
    own = [reader] if reader in seats else []
    full = seats if game.seats <= MANY else own
    coming: dict[str, int] = {}
    for card in kit.way.unknown(whole, reader):
        coming[card_name(card)] = coming.get(card_name(card), 0) + 1
    held = kit.way.hand(shown, reader)
    acting = reader in seats and game.stage in (codes.PLAY, codes.INTERLUDE)
    return WelcomeView(
        stage=STAGES[game.stage],
        round=game.round,
        pairs=pairs_view(kit, shown),
        plans=[plan_view(kit, shown, slot) for slot in range(3) if shown.plan_at(slot) >= 0],
        deck=kit.way.left(shown),
        coming=coming,
        sheets=[sheet_view(kit, at(seat), seat) for seat in full],
        standings=[standing_view(at(seat), seat) for seat in seats],
        tracks={name: track(kit.box, name) for name in ("pools", "bis", "refusals", "temps")},
        turn=turn_view(kit, shown, reader) if acting else None,
        hand=[card_name(card) for card in held[0]] if held else None,
        passed=card_name(held[1]) if held and held[1] >= 0 else None,
        hands=kit.way.hands(whole, reader),
        rival=kit.way.rival(shown),
    )


def seen_sheet(kit: Kit, game: Welcome, seat: int, reader: int) -> SheetView:
    """Shows one sheet to a reader."""
    return sheet_view(kit, _holder(seen(game, reader), game, reader)(seat), seat)


def _holder(shown: Welcome, game: Welcome, reader: int) -> Callable[[int], Welcome]:
    """Returns what tells where the sheet of a seat is to be found: a turn being thought over holds one of them only."""
    whole = shown if game.whole is None else seen(_welcome(game.whole), reader)
    return lambda seat: shown if seat in shown.rows.seats() else whole


def _welcome(position: Position) -> Welcome:
    assert isinstance(position, Welcome)
    return position
