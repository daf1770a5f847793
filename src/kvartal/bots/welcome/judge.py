"""How a sensible player judges a step: room for later numbers, points of the tracks, estates that plans want.

Nothing here is a rule. Searches use it to go on sensibly and to leave hopeless steps out; the greedy bot plays by it.
All values are about in points; being done is worth 0.
"""

from __future__ import annotations

from kvartal.bots.evaluator import Evaluator
from kvartal.bots.welcome.advice import Advice, chained
from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, facts, plans, sheet, turn
from kvartal.games.welcome.position import Welcome


class Judge(Evaluator):
    """Judges a game of Welcome To."""

    def __init__(self, world: Welcome) -> None:
        Evaluator.__init__(self, world)
        self.world = world
        self.tips: Advice = chained(world.rules.kit.extensions)
        """What the extensions are worth."""
        self.below = [0.0] * 20
        """How much of the deck lies below each number; temps reach 0, 16 and 17 now and then."""
        self.wants = [0] * 7
        """How many estates of each size the open plans want beyond those that stand or are fenced off."""
        self.fenced = [0] * 7
        """How many estates of each size are fenced off, complete or not."""
        self.doomed = 0
        """The places that will be gone before the end."""
        self.dead = 0
        """The places that no estate will have: doomed ones, and empty ones that no number may fill."""
        self.fences = 0
        """The fences that stand, and those that will part doomed places from others."""
        self.weigh()

    def weigh(self) -> None:
        """Counts the cards of each number."""
        for number in range(18):
            self.below[number + 1] = 0.0
        for i in range(self.world.box.cards):
            self.below[codes.whole(codes.card_number(self.world.box.card[i])) + 1] += 1.0
        for number in range(18):
            if self.below[number + 1] == 0.0:
                self.below[number + 1] = 0.5
            self.below[number + 1] += self.below[number]

    def prepare(self, here: facts.Sheet) -> None:
        """Looks a sheet over before its steps are judged."""
        box = self.world.box
        alive = sheet.ONE & 0
        for number in range(1, 16):
            alive |= here.open[number]
        for number in range(codes.QUARTER, box.numbers):
            alive |= here.open[number]
        self.doomed = self.tips.all_doomed(self.world, here)
        self.dead = box.all_places & ~(alive | here.houses) | self.doomed
        self.fences = here.fences | self.doomed | ((self.doomed >> 1) & ~box.ends)
        for size in range(7):
            self.fenced[size] = 0
            self.wants[size] = 0
        for slot in range(3):
            plan = self.world.course.plan[slot]
            if here.plans[slot] < 0 and plan >= 0:
                for size in range(1, 7):
                    self.wants[size] += plans.need(box, plan, size)
        rest = self.fences
        start = 0
        while rest:
            end = bits.first(rest)
            rest &= rest - 1
            size = end - start + 1
            if size <= sheet.LARGEST and self.dead & sheet.span(start, size) == 0:
                self.fenced[size] += 1
                if here.used & (sheet.ONE << start) == 0:
                    self.wants[size] -= 1
            start = end + 1

    # Numbers and places.

    def room_value(self, here: facts.Sheet, number: int, place: int) -> float:
        """Judges a number at a place: the numbers to come should find room on both sides of it."""
        number = codes.whole(number)
        street = self.world.box.street[self.world.box.street_of[place]] & ~here.cuts
        low = 0
        high = 16
        left = 0
        right = 0
        at = place - 1
        while at >= 0 and (street >> at) & 1:
            if (here.houses >> at) & 1:
                low = codes.whole(here.numbers[at]) + 1
                break
            left += 1 - ((here.lost >> at) & 1)
            at -= 1
        at = place + 1
        while (street >> at) & 1:
            if (here.houses >> at) & 1:
                high = codes.whole(here.numbers[at])
                break
            right += 1 - ((here.lost >> at) & 1)
            at += 1
        # Of two numbers with the same whole one is a quarter.
        if low > number:
            low = number
        if high <= number:
            high = number + 1
        before = self.below[number] - self.below[low] if number > low else 0.0
        equal = self.below[number + 1] - self.below[number]
        behind = self.below[high] - self.below[number + 1]
        slots = left + right + 1
        off = left + 0.5 - slots * (before + 0.5 * equal) / (before + equal + behind)
        value = -2.5 * off * off / slots
        if left > number - low:
            value -= 3.0 * (left - number + low)
        if right > high - number - 1:
            value -= 3.0 * (right - high + number + 1)
        if slots == 1:
            value += 1.0
        return value

    def written_value(self, here: facts.Sheet, number: int, place: int, effect: int) -> float:
        """Judges writing a number with an effect at a place."""
        return (
            self.room_value(here, number, place)
            + self.effect_value(here, effect, place)
            + self.tips.all_on_effect(self.world, here, effect, place)
            + self.tips.all_on_write(self.world, here, number, place)
        )

    def taken_value(self, here: facts.Sheet, combo: int) -> float:
        """Judges a combination by the best place for it."""
        number = self.world.supply.offered(self.world, here, combo)
        effect = turn.brought(self.world, here, combo)
        best = -1000.0
        for other in range(turn.lowest(number, effect), turn.highest(number, effect) + 1):
            spots = here.open[other]
            while spots:
                value = self.written_value(here, other, bits.first(spots), effect)
                spots &= spots - 1
                if value > best:
                    best = value
        return best + self.tips.given_away(self.world, here, combo)

    # Effects.

    def effect_value(self, here: facts.Sheet, effect: int, place: int) -> float:
        """Judges what the effect of a pair will bring at a place, before it is used."""
        box = self.world.box
        value = 0.0
        if effect == codes.PARKS:
            street = box.street_of[place]
            parks = here.parks[street]
            if parks < box.park_boxes[street]:
                at = codes.park_box(street, parks)
                value = 0.5 * (box.park_points[at + 1] - box.park_points[at]) + 1.6
        elif effect == codes.TEMPS:
            value = 1.4
        elif effect == codes.AGENTS:
            for size in range(1, 7):
                gain = self.agent_value(here, size)
                if gain > value:
                    value = gain
        elif effect == codes.FENCES:
            value = 2.0
        elif effect == codes.BISES:
            value = 0.6
        if (box.pools >> place) & 1:
            value += 3.5 if effect == codes.POOLING else -1.2
        return value

    def agent_value(self, here: facts.Sheet, size: int) -> float:
        """Judges an agent for a size by the estates that stand, that are fenced off and that are wanted."""
        agents = here.agents[size]
        if agents >= self.world.box.agent_boxes[size]:
            return -1.0
        at = codes.estate_box(size, agents)
        gain = self.world.box.estate_points[at + 1] - self.world.box.estate_points[at]
        likely = 0.8 * self.fenced[size] + 0.4
        if self.wants[size] > 0:
            likely += 0.6 * self.wants[size]
        return gain * likely

    def piece_value(self, here: facts.Sheet, first: int, last: int) -> float:
        """Judges the places between two fences."""
        size = last - first + 1
        if size > sheet.LARGEST:
            return 0.5 * size
        if sheet.span(first, size) & self.dead:
            return 0.0
        value = self.world.box.estate_points[codes.estate_box(size, here.agents[size])] + 0.0
        if self.wants[size] > 0:
            value += 2.5
        return value * (1.0 - 0.6 * bits.count(sheet.span(first, size) & ~here.houses) / size)

    def fence_value(self, here: facts.Sheet, gap: int) -> float:
        """Judges a fence by the two pieces that it makes out of one."""
        if (self.fences >> gap) & 1:
            return 0.0
        first = gap
        while first > 0 and not (self.fences >> (first - 1)) & 1:
            first -= 1
        last = gap + 1
        while not (self.fences >> last) & 1:
            last += 1
        whole = self.piece_value(here, first, last)
        return self.piece_value(here, first, gap) + self.piece_value(here, gap + 1, last) - whole

    def bis_value(self, here: facts.Sheet, place: int) -> float:
        """Judges a bis: it fills a place for certain, which matters where no number fits, and costs ever more."""
        value = 0.9 + self.world.box.bis_points[here.bis] - self.world.box.bis_points[here.bis + 1]
        if (self.doomed >> place) & 1:
            return value - 0.9
        if (self.dead >> place) & 1:
            value += 2.5
        first = place
        while first > 0 and not (self.fences >> (first - 1)) & 1:
            first -= 1
        size = bits.first(self.fences >> first) + 1
        if size <= sheet.LARGEST and sheet.span(first, size) & ~here.houses == sheet.ONE << place:
            value += 0.5 * size
        return value

    def step_value(self, here: facts.Sheet, code: int) -> float:
        """Judges a legal step of a sheet that was studied."""
        if code < codes.WRITE:
            return self.taken_value(here, code - codes.TAKE)
        if code < codes.REFUSE:
            return self.written_value(
                here, codes.number_of(code - codes.WRITE), codes.place_of(code - codes.WRITE), here.effect
            )
        if code < codes.FENCE:
            return -6.0 + self.tips.given_away(self.world, here, codes.GONE + code - codes.REFUSE)
        if code < codes.AGENT:
            gap = code - codes.FENCE
            return self.fence_value(here, gap) + self.tips.all_on_fence(self.world, here, gap)
        if code < codes.PARK:
            return self.agent_value(here, code - codes.AGENT + 1)
        if code < codes.BIS:
            return 4.0
        if code < codes.PLAN:
            place = codes.place_of(code - codes.BIS)
            number = codes.number_of(code - codes.BIS)
            return self.bis_value(here, place) + self.tips.all_on_write(self.world, here, number, place)
        if code < codes.ESTATE:
            return 30.0
        if code < codes.RESHUFFLE or code == codes.DONE:
            return 0.0
        return -1.0 if code == codes.RESHUFFLE else self.tips.any_on_step(self.world, here, code)

    # The hot verbs.

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Picks the step that looks best, with a little whim; a plan is claimed when the effect is used."""
        self.world.fill(moves)
        if moves.count == 1:
            return moves.codes[0]
        here = self.world.sheet(self.world.course.turn)
        self.prepare(here)
        best = moves.codes[0]
        most = -10000.0
        for i in range(moves.count):
            value = self.step_value(here, moves.codes[i]) + 0.6 * rng.below(1024) / 1024
            if value > most:
                most = value
                best = moves.codes[i]
        if best >= codes.PLAN and best < codes.ESTATE:
            # Claiming ends the turn's effect, so the effect comes first if it is worth anything.
            most = 0.0
            for i in range(moves.count):
                if moves.codes[i] < codes.PLAN:
                    value = self.step_value(here, moves.codes[i])
                    if value > most:
                        most = value
                        best = moves.codes[i]
        return best

    def consider(self, out: Moves) -> None:
        """Lists the steps that are not much worse than the best."""
        self.world.fill(out)
        here = self.world.sheet(self.world.course.turn)
        self.prepare(here)
        most = -10000.0
        for i in range(out.count):
            value = self.step_value(here, out.codes[i])
            if value > most and value < 20.0:
                most = value
        kept = 0
        for i in range(out.count):
            if out.count <= 4 or self.step_value(here, out.codes[i]) >= most - 0.9:
                out.codes[kept] = out.codes[i]
                kept += 1
        out.count = kept

    def value(self, seat: int) -> float:
        """Values a game by the margin over the best other seat or a rival, an even one at 0.5; else by the score."""
        mine = self.world.sheet(seat).total
        value = mine / 160.0
        if self.world.seats > 1:
            best = -1000
            for other in range(self.world.seats):
                if other != seat and self.world.sheet(other).total > best:
                    best = self.world.sheet(other).total
            value = 0.5 + (mine - best) / 100.0
        elif self.world.supply.compares:
            value = 0.5 + (mine - self.world.supply.rival_points(self.world)) / 100.0
        if value < 0.0:
            return 0.0
        return 1.0 if value > 1.0 else value

    # For Python.

    def rates(self, seat: int, codes: list[int]) -> list[float]:
        """Rates the legal steps; a plan is claimed once the effect is used or worth nothing."""
        rates = [self.rate(code) for code in codes]
        if [code for code, rate in zip(codes, rates, strict=True) if is_effect(code) and rate > 0]:
            # Claiming a plan gives the effect of the turn up.
            return [0.0 if is_claim(code) else rate for code, rate in zip(codes, rates, strict=True)]
        return rates

    def rate(self, code: int) -> float:
        """Judges a legal step of the seat that acts next."""
        here = self.world.sheet(self.world.course.turn)
        self.prepare(here)
        return self.step_value(here, code)


def is_effect(code: int) -> bool:
    """Returns whether a step uses the effect of the turn."""
    return codes.FENCE <= code < codes.PLAN


def is_claim(code: int) -> bool:
    """Returns whether a step claims a plan."""
    return codes.PLAN <= code < codes.ESTATE
