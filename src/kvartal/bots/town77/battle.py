"""Judgement in a battle: place the tile with the fewest places first, shed tiles when the town gets narrow."""

from __future__ import annotations

from kvartal.bots.evaluator import Evaluator
from kvartal.bots.town77 import mobility
from kvartal.core import bits, dice, marks
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.town77 import codes, fits, town
from kvartal.games.town77.battle import Battle

NOWHERE = 63 << 6
ROOMY = 10
"""Up to this many tiles in the town, sensible players do not compare cells."""
ROOM = 32
"""About how many tiles a town takes before it is too narrow to count on a place in it."""
LATITUDE = 2
"""How many tiles sensible players differ by about that."""


class BattleEvaluator(Evaluator):
    """Judges a battle by the places that tiles have."""

    def __init__(self, world: Position) -> None:
        Evaluator.__init__(self, world)
        assert isinstance(world, Battle)
        self.world = world
        self.trial: Battle = world
        """A copy to try actions on, once any is to be rated."""

    # What a search expects of everybody.

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Places the tile with the fewest places first, and sheds tiles when the town gets narrow."""
        # What no way to play changes is called by the name of the class: compiled, that costs nothing.
        here = self.world.town
        hand = self.world.hands[here.turn].hand
        if here.stage == codes.DISCARDING:
            return BattleEvaluator.shed(self, hand, rng)
        # One less than the number of places above, the tile below: the smallest of these is the tile with the fewest
        # places. One that has none comes last without being asked for, which would cost more than the rest.
        least = NOWHERE
        rest = hand
        while rest:
            tile = bits.first(rest)
            rest &= rest - 1
            key = ((bits.count(fits.cells(here, tile)) - 1) & 63) << 6 | tile
            least = min(key, least)
        if least >= NOWHERE:
            if self.world.has_exchange(hand):
                self.world.fill(moves)
                return moves.codes[dice.below(rng, moves.count - 1)]
            return codes.LEAVE
        tile = least & 63
        least = (least >> 6) + 1
        spots = fits.cells(here, tile)
        cell = bits.pick(spots, dice.below(rng, least))
        if least > 1 and bits.count(here.built) >= ROOMY:
            other = bits.pick(spots, dice.below(rng, least))
            if other != cell and mobility.leeway(here, hand, tile, other) > mobility.leeway(here, hand, tile, cell):
                cell = other
        return codes.place_code(tile, cell)

    def shed(self, hand: int, rng: Rng) -> int:
        """Discards the tile with the fewest places if it is time, or keeps all."""
        if BattleEvaluator.hurry(self, hand, rng):
            return codes.DISCARD + mobility.stiffest(self.world.town, hand)
        return codes.KEEP

    def hurry(self, hand: int, rng: Rng) -> bool:
        """Returns whether a sensible player sheds a tile now, with some latitude, for nobody knows the right moment."""
        held = bits.count(hand)
        rival = BattleEvaluator.rival(self)
        if rival != marks.EMPTY:
            # Alone in the game, as many tiles as the best of the others are few enough.
            return held > rival and held > 1
        late = bits.count(self.world.town.built) + self.world.seats * held - ROOM
        return held > 1 and late >= -LATITUDE and late + dice.below(rng, 2 * LATITUDE + 1) >= LATITUDE

    def rival(self) -> int:
        """Returns how many tiles the best of the others left with, if all of them have left, or EMPTY."""
        least = 50
        for other in range(self.world.seats):
            if other != self.world.town.turn:
                if self.world.hands[other].left == 0:
                    return marks.EMPTY
                least = min(least, bits.count(self.world.hands[other].hand))
        return least

    def rollout(self, rng: Rng, moves: Moves) -> int:
        """Plays sensibly until the ranking is settled and returns how many actions that took."""
        steps = 0
        here = self.world.town
        while here.stage != codes.FINISHED:
            if here.stage == codes.ACT:
                if bits.count(self.world.hands[here.turn].hand) <= BattleEvaluator.rival(self):
                    # The last player in can only get better; the others cannot catch up.
                    self.world.hands[here.turn].left = self.world.ply + 1
                    here.stage = codes.FINISHED
                else:
                    Battle.apply(self.world, BattleEvaluator.policy(self, rng, moves))
                    steps += 1
            elif here.stage == codes.DISCARDING:
                Battle.apply(self.world, BattleEvaluator.shed(self, self.world.hands[here.turn].hand, rng))
                steps += 1
            else:
                Battle.draw(self.world, rng)
        return steps

    # How it ends.

    def value(self, seat: int) -> float:
        """Values the first place at 1, and the places behind it at a little for each seat beaten."""
        beaten = 0
        for other in range(self.world.seats):
            if other != seat and self.ahead(seat, other):
                beaten += 1
        if beaten == self.world.seats - 1:
            return 1.0
        return 0.25 * beaten / (self.world.seats - 1)

    def ahead(self, one: int, two: int) -> bool:
        """Returns whether a seat ranks above another: fewer tiles, then longer in the game."""
        mine = bits.count(self.world.hands[one].hand)
        theirs = bits.count(self.world.hands[two].hand)
        if mine != theirs:
            return mine < theirs
        return self.world.hands[one].left > self.world.hands[two].left

    # For a bot that does not look ahead.

    def rates(self, seat: int, legal: list[int]) -> list[float]:
        """Rates the legal actions of a seat."""
        if self.trial is self.world:
            self.trial = self.world.copy()
        return [self.rate(seat, code) for code in legal]

    def rate(self, seat: int, code: int) -> float:
        """Rates one of them by the places that the own tiles and those of the others have after it."""
        if code >= codes.CALL:
            return 1000.0
        if code == codes.LEAVE:
            return -1000.0
        if code >= codes.DISCARD:
            return self.rate_discard(seat, code)
        if code >= codes.EXCHANGE:
            # Exchanging costs nothing, but good tiles are seldom three alike.
            return -500.0 if mobility.mobility(self.world.town, self.world.hands[seat].hand) else 0.0
        if not (fits.cells(self.world.town, codes.tile_of(code)) >> codes.cell_of(code)) & 1:
            # Nobody misplaces on purpose.
            return -2000.0
        self.trial.become(self.world)
        self.trial.apply(code)
        rivals = 0.0
        for other in range(self.trial.seats):
            if other != seat and self.trial.hands[other].left == 0:
                rivals += self.expected(seat, other)
        mine = mobility.mobility(self.trial.town, self.trial.hands[seat].hand)
        return mine - rivals / (self.trial.seats - 1)

    def rate_discard(self, seat: int, code: int) -> float:
        """Rates keeping at 0, discarding above it when it is time; then the tile with the fewest places goes first."""
        if code == codes.KEEP:
            return 0.0
        spots = bits.count(fits.cells(self.world.town, code - codes.DISCARD))
        return (100.0 if self.narrow(seat) else -100.0) - spots

    def narrow(self, seat: int) -> bool:
        """Returns whether it is time to shed tiles."""
        held = bits.count(self.world.hands[seat].hand)
        least = 50
        for other in range(self.world.seats):
            if other != seat:
                if self.world.hands[other].left == 0:
                    return held > 1 and bits.count(self.world.town.built) + self.world.seats * held >= ROOM
                least = min(least, bits.count(self.world.hands[other].hand))
        return held > least

    def expected(self, seat: int, other: int) -> float:
        """Values the places of another seat's tiles on the trial as far as their backs tell which they are."""
        hidden = self.trial.town.bag
        for rival in range(self.trial.seats):
            if rival != seat:
                hidden |= self.trial.hands[rival].hand
        value = 0.0
        for colour in range(7):
            held = bits.count(self.trial.hands[other].hand & town.COLOUR[colour])
            if held:
                pool = hidden & town.COLOUR[colour]
                value += held * float(mobility.mobility(self.trial.town, pool)) / bits.count(pool)
        return value
