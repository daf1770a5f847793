"""How a sensible player judges a step: room for later numbers, points of the tracks, estates that plans want.

Nothing here is a rule. Searches use it to go on sensibly and to leave hopeless steps out; the greedy bot plays by it.
"""

from __future__ import annotations

from typing import Any

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, sheet
from kvartal.games.welcome.box import Box
from kvartal.games.welcome.turn import Turns


class Sense(Turns):
    """Turns that can be judged."""

    def __init__(self, seats: int, box: Box, modules: Any = None, lowest: int = 0, held: int = 0) -> None:
        Turns.__init__(self, seats, box, modules, lowest, held)
        self.wants = [0] * 7
        """How many estates of each size the open plans want beyond those that stand or are fenced off."""
        self.fenced = [0] * 7
        """How many estates of each size are fenced off, complete or not."""
        self.alive = 0
        """The empty places that some number may still fill."""

    def study(self, row: int) -> None:
        """Looks a sheet over before its steps are judged."""
        m = row * self.masks_each
        b = row * self.boxes_each
        self.alive = 0
        for number in range(1, 16):
            self.alive |= self.masks[m + codes.OPEN + number]
        dead = self.box.all_places & ~(self.alive | self.masks[m + codes.HOUSES])
        used = self.masks[m + codes.USED]
        for size in range(7):
            self.fenced[size] = 0
            self.wants[size] = 0
        for slot in range(3):
            if self.boxes[b + codes.PLANNED + slot] < 0 and self.plan[slot] >= 0:
                for size in range(1, 7):
                    self.wants[size] += self.box.plan_need[self.plan[slot] * 7 + size]
        rest = self.masks[m + codes.FENCED]
        start = 0
        while rest:
            end = bits.first(rest)
            rest &= rest - 1
            size = end - start + 1
            if size <= 6 and dead & (((sheet.ONE << size) - 1) << start) == 0:
                self.fenced[size] += 1
                if used & (sheet.ONE << start) == 0:
                    self.wants[size] -= 1
            start = end + 1

    def lie(self, row: int, number: int, place: int) -> float:
        """Judges a number at a place: the numbers to come should find room on both sides of it."""
        m = row * self.masks_each
        b = row * self.boxes_each + codes.NUMBERS
        street = self.box.street[self.box.street_of[place]] & ~self.masks[m + codes.CUTS]
        houses = self.masks[m + codes.HOUSES]
        low = 0
        high = 16
        left = 0
        right = 0
        at = place - 1
        while at >= 0 and (street >> at) & 1:
            if (houses >> at) & 1:
                low = self.boxes[b + at] + 1
                break
            left += 1
            at -= 1
        at = place + 1
        while (street >> at) & 1:
            if (houses >> at) & 1:
                high = self.boxes[b + at]
                break
            right += 1
            at += 1
        if high <= number:
            high = number + 1
        before = self.box.weight[number] - self.box.weight[low] if number > low else 0.0
        here = self.box.weight[number + 1] - self.box.weight[number]
        behind = self.box.weight[high] - self.box.weight[number + 1]
        slots = left + right + 1
        off = left + 0.5 - slots * (before + 0.5 * here) / (before + here + behind)
        value = -2.5 * off * off / slots
        if left > number - low:
            value -= 3.0 * (left - number + low)
        if right > high - number - 1:
            value -= 3.0 * (right - high + number + 1)
        if slots == 1:
            value += 1.0
        return value

    def hired_value(self, row: int, size: int) -> float:
        """Judges an agent for a size by the estates that stand, that are fenced off and that are wanted."""
        agents = self.boxes[row * self.boxes_each + codes.AGENCY + size]
        if agents >= self.box.agent_boxes[size]:
            return -1.0
        gain = self.box.estate_points[size * 6 + agents + 1] - self.box.estate_points[size * 6 + agents]
        likely = 0.8 * self.fenced[size] + 0.4
        if self.wants[size] > 0:
            likely += 0.6 * self.wants[size]
        return gain * likely

    def drawn_value(self, row: int, effect: int, place: int) -> float:
        """Judges what the effect of a pair will bring at a place, before it is used."""
        b = row * self.boxes_each
        value = 0.0
        if effect == codes.PARKS:
            street = self.box.street_of[place]
            parks = self.boxes[b + codes.PARKED + street]
            if parks < self.box.park_boxes[street]:
                at = street * 8 + parks
                value = 0.5 * (self.box.park_points[at + 1] - self.box.park_points[at]) + 1.6
        elif effect == codes.TEMPS:
            value = 1.4
        elif effect == codes.AGENTS:
            for size in range(1, 7):
                gain = self.hired_value(row, size)
                if gain > value:
                    value = gain
        elif effect == codes.FENCES:
            value = 2.0
        elif effect == codes.BISES:
            value = 0.6
        if (self.box.pools >> place) & 1:
            value += 3.5 if effect == codes.POOLING else -1.2
        return value

    def piece(self, row: int, first: int, last: int) -> float:
        """Judges the places between two fences."""
        m = row * self.masks_each
        size = last - first + 1
        if size > 6:
            return 0.5 * size
        part = ((sheet.ONE << size) - 1) << first
        empty = part & ~self.masks[m + codes.HOUSES]
        if empty & ~self.alive:
            return 0.0
        worth = self.box.estate_points[size * 6 + self.boxes[row * self.boxes_each + codes.AGENCY + size]] + 0.0
        if self.wants[size] > 0:
            worth += 2.5
        return worth * (1.0 - 0.6 * bits.count(empty) / size)

    def fence_value(self, row: int, gap: int) -> float:
        """Judges a fence by the two pieces that it makes out of one."""
        fences = self.masks[row * self.masks_each + codes.FENCED]
        first = gap
        while first > 0 and not (fences >> (first - 1)) & 1:
            first -= 1
        last = gap + 1
        while not (fences >> last) & 1:
            last += 1
        whole = self.piece(row, first, last)
        return self.piece(row, first, gap) + self.piece(row, gap + 1, last) - whole

    def bis_value(self, row: int, place: int) -> float:
        """Judges a bis: it fills a place for certain, which matters where no number fits, and costs ever more."""
        m = row * self.masks_each
        bis = self.boxes[row * self.boxes_each + codes.BISSED]
        value = 0.9 + self.box.bis_points[bis] - self.box.bis_points[bis + 1]
        if not (self.alive >> place) & 1:
            value += 2.5
        fences = self.masks[m + codes.FENCED]
        first = place
        while first > 0 and not (fences >> (first - 1)) & 1:
            first -= 1
        size = bits.first(fences >> first) + 1
        part = ((sheet.ONE << size) - 1) << first
        if size <= 6 and part & ~self.masks[m + codes.HOUSES] == sheet.ONE << place:
            value += 0.5 * size
        return value

    def written_value(self, row: int, number: int, place: int, effect: int) -> float:
        """Judges writing a number with an effect at a place."""
        value = self.lie(row, number, place) + self.drawn_value(row, effect, place)
        return value if self.modules is None else value + self.modules.lures(self, row, number, place)

    def taken_value(self, row: int, combo: int) -> float:
        """Judges a combination by the best place for it."""
        m = row * self.masks_each + codes.OPEN
        number = self.offered(row, combo)
        effect = self.brought(row, combo)
        low = number
        high = number
        if effect == codes.TEMPS:
            low = number - 2 if number > 2 else 0
            high = number + 2 if number < 15 else 17
        best = -1000.0
        for other in range(low, high + 1):
            spots = self.masks[m + other]
            while spots:
                value = self.written_value(row, other, bits.first(spots), effect)
                spots &= spots - 1
                if value > best:
                    best = value
        return best

    def appraise(self, row: int, code: int) -> float:
        """Judges a legal step; being done is worth 0."""
        b = row * self.boxes_each
        if code < codes.WRITE:
            return self.taken_value(row, code - codes.TAKE)
        if code < codes.REFUSE:
            place = (code - codes.WRITE) % 40
            return self.written_value(row, (code - codes.WRITE) // 40, place, self.boxes[b + codes.EFFECT])
        if code < codes.FENCE:
            return -6.0
        if code < codes.AGENT:
            return self.fence_value(row, code - codes.FENCE)
        if code < codes.PARK:
            return self.hired_value(row, code - codes.AGENT + 1)
        if code < codes.BIS:
            return 4.0
        if code < codes.PLAN:
            return self.bis_value(row, (code - codes.BIS) % 40)
        if code < codes.ESTATE:
            return 30.0
        if code < codes.RESHUFFLE or code == codes.DONE:
            return 0.0
        return -1.0 if code == codes.RESHUFFLE else self.modules.tempts(self, row, code)

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Picks the step that looks best, with a little whim; a plan is claimed when the effect is used."""
        self.fill(moves)
        if moves.count == 1:
            return moves.codes[0]
        row = self.turn - self.lowest
        self.study(row)
        best = moves.codes[0]
        most = -10000.0
        for i in range(moves.count):
            value = self.appraise(row, moves.codes[i]) + 0.6 * rng.below(1024) / 1024
            if value > most:
                most = value
                best = moves.codes[i]
        if best >= codes.PLAN and best < codes.ESTATE:
            # Claiming ends the turn's effect, so the effect comes first if it is worth anything.
            most = 0.0
            for i in range(moves.count):
                if moves.codes[i] < codes.PLAN:
                    value = self.appraise(row, moves.codes[i])
                    if value > most:
                        most = value
                        best = moves.codes[i]
        return best

    def consider(self, out: Moves) -> None:
        """Lists the steps that are not much worse than the best."""
        self.fill(out)
        row = self.turn - self.lowest
        self.study(row)
        most = -10000.0
        for i in range(out.count):
            value = self.appraise(row, out.codes[i])
            if value > most and value < 20.0:
                most = value
        kept = 0
        for i in range(out.count):
            if out.count <= 4 or self.appraise(row, out.codes[i]) >= most - 0.9:
                out.codes[kept] = out.codes[i]
                kept += 1
        out.count = kept

    # For Python.

    def judge(self, code: int) -> float:
        """Judges a legal step of the seat that acts next."""
        row = self.turn - self.lowest
        self.study(row)
        return self.appraise(row, code)
