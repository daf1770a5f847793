"""A turn of one seat, step by step: take a pair, write the number, use the effect, claim plans, be done.

A seat that can write none of the numbers is refused a permit. Effects and plans are optional; plans come last.
"""

from __future__ import annotations

from typing import Any

from kvartal.core import bits
from kvartal.core.position import Moves
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, sheet
from kvartal.games.welcome.box import Box
from kvartal.games.welcome.plans import Plans


class Turns(Plans):
    """Sheets whose seats take turns; where the pairs come from is said by the classes built on it."""

    def __init__(self, seats: int, box: Box, modules: Any = None, lowest: int = 0, held: int = 0) -> None:
        Plans.__init__(self, seats, box, modules, lowest, held)
        self.stage = codes.PLANNING
        self.turn = lowest
        """The seat that steps next."""
        self.waiting = 0
        """How many seats have not finished their turn."""
        self.shuffles = 1
        """Whether whoever completes a plan first may have the cards shuffled."""

    # What is offered: overridden by modes.

    def combos(self) -> int:
        """Tells how many ways to take a pair have a code."""
        return 3

    def offered(self, row: int, combo: int) -> int:
        """Gives the number that a combination offers, or -1 if there is no such combination."""
        return -1

    def effect(self, row: int, combo: int) -> int:
        """Gives the effect on the card of a combination."""
        return codes.NOTHING

    def resolve(self) -> None:
        """Ends the round: overridden."""

    # Listing.

    def brought(self, row: int, combo: int) -> int:
        """Gives the effect that a combination brings."""
        effect = self.effect(row, combo)
        return effect if self.modules is None else self.modules.brings(self, row, effect)

    def reach(self, row: int, number: int, effect: int) -> int:
        """Gives the places open to a number with its effect: temps change it by up to 2."""
        m = row * self.masks_each + codes.OPEN
        if effect != codes.TEMPS:
            return self.masks[m + number]
        low = number - 2 if number > 2 else 0
        high = number + 2 if number < 15 else 17
        spots = self.masks[m + low]
        for other in range(low + 1, high + 1):
            spots |= self.masks[m + other]
        return spots

    def fill_start(self, row: int, out: Moves) -> None:
        """Lists the combinations that can be written; a refusal only if none of the plain numbers fits."""
        plain = False
        for combo in range(self.combos()):
            number = self.offered(row, combo)
            if number < 0:
                continue
            if self.masks[row * self.masks_each + codes.OPEN + number]:
                plain = True
                out.add(codes.TAKE + combo)
            elif self.brought(row, combo) == codes.TEMPS and self.reach(row, number, codes.TEMPS):
                out.add(codes.TAKE + combo)
        if not plain:
            self.fill_refusals(row, out)

    def fill_refusals(self, row: int, out: Moves) -> None:
        """Lists the ways to be refused a permit."""
        out.add(codes.REFUSE)

    def fill_writes(self, row: int, out: Moves) -> None:
        """Lists where the taken number may be written."""
        m = row * self.masks_each + codes.OPEN
        b = row * self.boxes_each
        number = self.boxes[b + codes.NUMBER]
        low = number
        high = number
        if self.boxes[b + codes.EFFECT] == codes.TEMPS:
            low = number - 2 if number > 2 else 0
            high = number + 2 if number < 15 else 17
        for other in range(low, high + 1):
            spots = self.masks[m + other]
            while spots:
                out.add(codes.WRITE + other * 40 + bits.first(spots))
                spots &= spots - 1

    def fill_effect(self, row: int, out: Moves) -> None:
        """Lists the ways to use the effect of the pair."""
        m = row * self.masks_each
        b = row * self.boxes_each
        effect = self.boxes[b + codes.EFFECT]
        if effect == codes.FENCES:
            spots = self.fence_gaps(row)
            while spots:
                out.add(codes.FENCE + bits.first(spots))
                spots &= spots - 1
        elif effect == codes.AGENTS:
            for size in range(1, 7):
                if self.boxes[b + codes.AGENCY + size] < self.box.agent_boxes[size]:
                    out.add(codes.AGENT + size - 1)
        elif effect == codes.PARKS:
            street = self.box.street_of[self.boxes[b + codes.HOUSE]]
            if self.boxes[b + codes.PARKED + street] < self.box.park_boxes[street]:
                out.add(codes.PARK)
        elif effect == codes.POOLING:
            if (self.box.pools >> self.boxes[b + codes.HOUSE]) & 1:
                out.add(codes.POOL)
        elif effect == codes.BISES and self.boxes[b + codes.BISSED] < self.box.bis_boxes:
            self.fill_bis(row, m, b, out)

    def fill_bis(self, row: int, m: int, b: int, out: Moves) -> None:
        """Lists the bis houses, by number and then by place."""
        left = self.bis_left(row)
        right = self.bis_right(row)
        for number in range(18):
            rest = left | right
            while rest:
                place = bits.first(rest)
                rest &= rest - 1
                if ((left >> place) & 1 and self.boxes[b + codes.NUMBERS + place - 1] == number) or (
                    (right >> place) & 1 and self.boxes[b + codes.NUMBERS + place + 1] == number
                ):
                    out.add(codes.BIS + number * 40 + place)

    def fill_close(self, row: int, out: Moves) -> None:
        """Lists what may end a turn: plans, the wish to shuffle, being done."""
        b = row * self.boxes_each
        self.fill_claims(row, out)
        if self.shuffles and self.boxes[b + codes.FIRST] and not self.boxes[b + codes.WISH]:
            out.add(codes.RESHUFFLE)
        out.add(codes.DONE)

    def fill(self, out: Moves) -> None:
        """Lists the steps that the seat may take next."""
        out.count = 0
        row = self.turn - self.lowest
        b = row * self.boxes_each
        stage = self.boxes[b + codes.STAGE]
        if stage == codes.READY:
            return
        if stage == codes.AHEAD:
            self.modules.steps(self, row, out)
            return
        if self.modules is not None and self.modules.owes(self, row):
            self.modules.owed(self, row, out)
            return
        if stage == codes.START:
            self.fill_start(row, out)
        elif stage == codes.CHOSEN:
            self.fill_writes(row, out)
        elif stage == codes.PICKING:
            spots = self.pickable(row)
            while spots:
                out.add(codes.ESTATE + bits.first(spots))
                spots &= spots - 1
        else:
            if stage == codes.BUILT and self.boxes[b + codes.SPENT] == 0:
                self.fill_effect(row, out)
            self.fill_close(row, out)
        if self.modules is not None and stage != codes.CHOSEN and stage != codes.PICKING:
            self.modules.steps(self, row, out)

    def chosen(self, rng: Rng, moves: Moves) -> int:
        """Picks one of the legal steps, each equally likely, listing no more than it must."""
        row = self.turn - self.lowest
        m = row * self.masks_each
        b = row * self.boxes_each
        stage = self.boxes[b + codes.STAGE]
        if self.modules is None or not self.modules.owes(self, row):
            if stage == codes.CHOSEN and self.boxes[b + codes.EFFECT] != codes.TEMPS:
                number = self.boxes[b + codes.NUMBER]
                spots = self.masks[m + codes.OPEN + number]
                return codes.WRITE + number * 40 + bits.pick(spots, rng.below(bits.count(spots)))
            effect = self.boxes[b + codes.EFFECT]
            if stage == codes.BUILT and self.boxes[b + codes.SPENT] == 0:
                if effect == codes.FENCES:
                    self.fill_rest(row, moves)
                    spots = self.fence_gaps(row)
                    k = rng.below(bits.count(spots) + moves.count)
                    return moves.codes[k] if k < moves.count else codes.FENCE + bits.pick(spots, k - moves.count)
                if effect == codes.BISES and self.boxes[b + codes.BISSED] < self.box.bis_boxes:
                    self.fill_rest(row, moves)
                    return self.any_bis(row, b, rng, moves)
        self.fill(moves)
        return moves.codes[rng.below(moves.count)]

    def fill_rest(self, row: int, moves: Moves) -> None:
        """Lists what may be done instead of using the effect."""
        moves.count = 0
        self.fill_close(row, moves)
        if self.modules is not None:
            self.modules.steps(self, row, moves)

    def any_bis(self, row: int, b: int, rng: Rng, moves: Moves) -> int:
        """Picks one of the listed steps, or a bis beside a number to its left or to its right."""
        left = self.bis_left(row)
        right = self.bis_right(row)
        k = rng.below(bits.count(left) + bits.count(right) + moves.count)
        if k < moves.count:
            return moves.codes[k]
        k -= moves.count
        if k < bits.count(left):
            place = bits.pick(left, k)
            return codes.BIS + self.boxes[b + codes.NUMBERS + place - 1] * 40 + place
        place = bits.pick(right, k - bits.count(left))
        return codes.BIS + self.boxes[b + codes.NUMBERS + place + 1] * 40 + place

    # Stepping.

    def apply(self, code: int) -> None:
        """Takes one step of the acting seat's turn."""
        row = self.turn - self.lowest
        b = row * self.boxes_each
        if code < codes.WRITE:
            self.boxes[b + codes.COMBO] = code - codes.TAKE
            self.boxes[b + codes.NUMBER] = self.offered(row, code - codes.TAKE)
            self.boxes[b + codes.EFFECT] = self.brought(row, code - codes.TAKE)
            self.boxes[b + codes.STAGE] = codes.CHOSEN
        elif code < codes.REFUSE:
            self.build(row, (code - codes.WRITE) // 40, (code - codes.WRITE) % 40)
        elif code < codes.FENCE:
            self.boxes[b + codes.COMBO] = codes.GONE + code - codes.REFUSE
            self.boxes[b + codes.REFUSED] += 1
            self.boxes[b + codes.STAGE] = codes.CLOSING
        elif code < codes.PLAN:
            self.use(row, code)
            self.boxes[b + codes.SPENT] = 1
        elif code < codes.ESTATE:
            self.claim(row, code - codes.PLAN)
        elif code < codes.RESHUFFLE:
            self.masks[row * self.masks_each + codes.PICKED] |= self.estate_from(row, code - codes.ESTATE)
            self.settle(row)
        elif code == codes.RESHUFFLE:
            self.boxes[b + codes.WISH] = 1
        elif code == codes.DONE:
            if self.modules is not None:
                self.modules.closed(self, row)
            self.finish_turn(row)
        else:
            self.modules.step(self, row, code)
            if self.boxes[b + codes.STAGE] == codes.AHEAD and not self.modules.opens(self, row):
                self.finish_turn(row)

    def build(self, row: int, number: int, place: int) -> None:
        """Writes the taken number; temps are counted even if they change nothing."""
        b = row * self.boxes_each
        self.put(row, number, place)
        self.boxes[b + codes.HOUSE] = place
        self.boxes[b + codes.STAGE] = codes.BUILT
        if self.boxes[b + codes.EFFECT] == codes.TEMPS:
            self.boxes[b + codes.SPENT] = 0 if number == self.boxes[b + codes.NUMBER] else 1
            if self.boxes[b + codes.TEMPED] < self.box.temp_boxes:
                self.boxes[b + codes.TEMPED] += 1
                if number == self.boxes[b + codes.NUMBER]:
                    self.boxes[b + codes.SPENT] = 2
        Turns.wrote(self, row, place)

    def wrote(self, row: int, place: int) -> None:
        """Lets the modules know that a number was written."""
        if self.modules is not None:
            self.modules.wrote(self, row, place)

    def use(self, row: int, code: int) -> None:
        """Uses the effect of the pair."""
        m = row * self.masks_each
        b = row * self.boxes_each
        if code < codes.AGENT:
            self.masks[m + codes.FENCED] |= sheet.ONE << (code - codes.FENCE)
        elif code < codes.PARK:
            self.boxes[b + codes.AGENCY + code - codes.AGENT + 1] += 1
        elif code == codes.PARK:
            self.boxes[b + codes.PARKED + self.box.street_of[self.boxes[b + codes.HOUSE]]] += 1
        elif code == codes.POOL:
            self.masks[m + codes.POOLED] |= sheet.ONE << self.boxes[b + codes.HOUSE]
        else:
            self.boxes[b + codes.BISSED] += 1
            self.repeat(row, (code - codes.BIS) // 40, (code - codes.BIS) % 40)

    def compare(self) -> None:
        """Notes who has most of what, where sheets are compared."""
        self.count_temps()
        if self.modules is not None:
            self.modules.compared(self)

    def finish_turn(self, row: int) -> None:
        """Finishes a seat's turn; the last one resolves the round."""
        self.boxes[row * self.boxes_each + codes.STAGE] = codes.READY
        self.ply += 1
        self.waiting -= 1
        if self.waiting == 0:
            self.resolve()
        elif self.held > 1:
            self.advance()

    def advance(self) -> None:
        """Goes on to the next seat that has not finished."""
        while self.boxes[(self.turn - self.lowest) * self.boxes_each + codes.STAGE] == codes.READY:
            self.turn += 1
            if self.turn == self.lowest + self.held:
                self.turn = self.lowest

    # For Python.

    def focus(self, seat: int) -> None:
        """Lets this seat step next."""
        self.turn = seat

    def ways(self) -> int:
        """Tells how many ways to take a pair have a code."""
        return self.combos()

    def offer(self, seat: int, combo: int) -> tuple[int, int]:
        """Gives number and effect of a combination; the number is -1 if there is no such combination."""
        row = seat - self.lowest
        number = self.offered(row, combo)
        effect = self.brought(row, combo) if number >= 0 else codes.NOTHING
        return number, effect

    def places(self, seat: int, number: int, effect: int) -> int:
        """Gives the places open to a number with its effect."""
        return self.reach(seat - self.lowest, number, effect)
