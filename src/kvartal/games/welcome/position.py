"""The base game: three shared stacks offer three pairs, everybody plays one, and a round is resolved at once.

A pair is the number on top of a stack and the effect of the card that lay there before. Which cards are still to come
is a set, not an order.
"""

from __future__ import annotations

from typing import Any

from kvartal.core import marks
from kvartal.core.position import Position
from kvartal.core.postext import Fields
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes
from kvartal.games.welcome.box import Box
from kvartal.games.welcome.pile import Pile


class Welcome(Pile):
    """A game of any number of seats around three stacks."""

    def __init__(self, seats: int, box: Box, modules: Any = None, lowest: int = 0, held: int = 0) -> None:
        Pile.__init__(self, seats, box, modules, lowest, held)
        self.round = 0
        """How many rounds have been resolved."""
        self.tops = [-1] * 3
        """The cards whose numbers lie on top of the stacks."""
        self.effects = [codes.NOTHING] * 3
        """The effects of the cards turned over."""
        self.home: Any = None
        self.table: Any = None
        """For a desk: the position it was taken from, where the other sheets lie."""
        self.keep()

    # Chance.

    def draw(self, rng: Rng) -> int:
        """Turns up a plan or a card."""
        code = codes.PLAN_OUTCOME + self.any_plan(rng) if self.stage == codes.PLANNING else self.any_card(rng)
        self.reveal(code)
        return code

    def reveal(self, code: int) -> None:
        """Takes a plan, or a card on top of the next stack."""
        if self.stage == codes.PLANNING:
            self.plan[self.drawn] = code - codes.PLAN_OUTCOME
        else:
            self.pull(code)
            if self.stage == codes.DEALING:
                self.effects[self.drawn] = self.tops[self.drawn] % 6
            self.tops[self.drawn] = code
        self.drawn += 1
        if self.drawn == 3:
            self.drawn = 0
            self.dealt()

    def dealt(self) -> None:
        """Goes on when plans or cards lie on the table."""
        if self.stage == codes.PLANNING:
            self.stage = codes.TOPS
        elif self.stage == codes.TOPS:
            self.open_up()
        else:
            self.stage = codes.PLAY
            self.waiting = self.held

    def open_up(self) -> None:
        """Lets every seat decide what modules want decided before round one, or goes on to dealing."""
        if self.round or self.ply or self.modules is None or not self.modules.opens(self, 0):
            self.stage = codes.DEALING
            return
        self.stage = codes.OPENING
        self.waiting = self.held
        for row in range(self.held):
            self.boxes[row * self.boxes_each + codes.STAGE] = codes.AHEAD
        self.keep()

    # Pairs.

    def offered(self, row: int, combo: int) -> int:
        """Gives the number on top of a stack."""
        return self.tops[combo] // 6

    def effect(self, row: int, combo: int) -> int:
        """Gives the effect beside a stack."""
        return self.effects[combo]

    # Rounds.

    def who(self) -> int:
        """Tells the seat that steps next, or that chance decides, or that the game is over."""
        if self.stage == codes.PLAY or self.stage == codes.OPENING:
            return self.turn
        return marks.OVER if self.stage == codes.FINISHED else marks.CHANCE

    def keep(self) -> None:
        """Notes the sheets as everybody may see them."""
        self.old_masks[:] = self.masks
        self.old_boxes[:] = self.boxes

    def resolve(self) -> None:
        """Ends the round for all seats at once: plans are approved, modules have their say, the end is looked for."""
        over = False
        wish = False
        for row in range(self.held):
            b = row * self.boxes_each
            plans = 0
            for slot in range(3):
                if self.boxes[b + codes.PLANNED + slot] >= 0:
                    self.approved |= 1 << slot
                    plans += 1
            if plans == 3 or self.boxes[b + codes.REFUSED] == 3:
                over = True
            if self.masks[row * self.masks_each + codes.TAKEN] == self.box.all_places:
                over = True
            if self.boxes[b + codes.WISH]:
                wish = True
        self.turn = 0
        self.compare()
        if self.stage == codes.PLAY:
            if self.modules is not None:
                self.modules.resolved(self)
                over = self.modules.ends(self) or over
            self.round += 1
            self.clean_up()
            self.collect(wish)
        else:
            self.clean_up()
            self.stage = codes.DEALING
        if over:
            self.stage = codes.FINISHED
        if self.stage == codes.FINISHED:
            for row in range(self.held):
                self.boxes[row * self.boxes_each + codes.TOTAL] = self.points(row)
        self.keep()

    def clean_up(self) -> None:
        """Forgets the turns of the round."""
        for row in range(self.held):
            b = row * self.boxes_each
            self.boxes[b + codes.STAGE] = codes.START
            self.boxes[b + codes.NUMBER] = 0
            self.boxes[b + codes.EFFECT] = codes.NOTHING
            self.boxes[b + codes.COMBO] = -1
            self.boxes[b + codes.HOUSE] = -1
            self.boxes[b + codes.FIRST] = 0
            self.boxes[b + codes.WISH] = 0
            self.boxes[b + codes.SPENT] = 0

    def collect(self, wish: bool) -> None:
        """Goes on to the next deal; the cards are shuffled if somebody may and will, or if the stacks have run out."""
        self.stage = codes.DEALING
        if wish or self.left() < 3:
            self.gather()
            # The stacks are made anew: nothing lies on them until their first cards are turned up.
            for stack in range(3):
                self.tops[stack] = marks.EMPTY
                self.effects[stack] = codes.NOTHING
            self.stage = codes.TOPS

    # Values.

    def points(self, row: int) -> int:
        """Adds up a sheet with its modules."""
        points = self.sheet_points(row)
        return points if self.modules is None else points + self.modules.points(self, row)

    def worth(self, seat: int) -> float:
        """Values a game by the margin over the best other seat, an even one at 0.5; alone, the score counts."""
        mine = self.boxes[(seat - self.lowest) * self.boxes_each + codes.TOTAL]
        value = mine / 160.0
        if self.seats > 1:
            best = -1000
            for row in range(self.held):
                if row != seat - self.lowest and self.boxes[row * self.boxes_each + codes.TOTAL] > best:
                    best = self.boxes[row * self.boxes_each + codes.TOTAL]
            value = 0.5 + (mine - best) / 100.0
        if value < 0.0:
            return 0.0
        return 1.0 if value > 1.0 else value

    # Other worlds.

    def redeal(self, seat: int, rng: Rng) -> None:
        """Takes back what other seats have done in this round, which nobody sees yet; nothing else is hidden."""
        if self.stage != codes.PLAY and self.stage != codes.OPENING:
            return
        for row in range(self.held):
            if row != seat - self.lowest:
                for i in range(row * self.masks_each, (row + 1) * self.masks_each):
                    self.masks[i] = self.old_masks[i]
                for i in range(row * self.boxes_each, (row + 1) * self.boxes_each):
                    self.boxes[i] = self.old_boxes[i]
        if self.table is None:
            self.waiting = 0
            for row in range(self.held):
                if self.boxes[row * self.boxes_each + codes.STAGE] != codes.READY:
                    self.waiting += 1
            self.advance()

    def follow(self) -> None:
        """Copies what is common to all seats from the position at home."""
        self.ply = self.home.ply
        self.hired = self.home.hired
        self.plan[:] = self.home.plan
        self.approved = self.home.approved
        self.stage = self.home.stage
        self.turn = self.home.turn
        self.waiting = self.home.waiting
        self.round = self.home.round
        self.drawn = self.home.drawn
        self.low = self.home.low
        self.high = self.home.high
        self.tops[:] = self.home.tops
        self.effects[:] = self.home.effects

    def reset(self) -> None:
        """Copies everything from the position at home."""
        self.follow()
        self.masks[:] = self.home.masks
        self.boxes[:] = self.home.boxes
        self.old_masks[:] = self.home.old_masks
        self.old_boxes[:] = self.home.old_boxes

    # For Python.

    def tether(self, home: Position) -> None:
        """Remembers the position that `reset` returns to."""
        self.home = home

    def untie(self) -> None:
        """Forgets that position."""
        self.home = None

    def blank(self, lowest: int, held: int) -> Welcome:
        """Gives an empty position of the same sort that holds these sheets."""
        return Welcome(self.seats, self.box, self.modules, lowest, held)

    def copy(self) -> Welcome:
        """Gives an equal position that shares nothing with this one but the box."""
        twin = self.blank(self.lowest, self.held)
        twin.tether(self)
        twin.reset()
        twin.untie()
        twin.table = self.table
        return twin

    def desk(self, seat: int) -> Welcome:
        """Gives a desk with one sheet on it; the round is never resolved there."""
        desk = self.blank(seat, 1)
        desk.tether(self)
        desk.follow()
        desk.untie()
        desk.table = self.table if self.table is not None else self
        desk.turn = seat
        desk.waiting = self.seats + 1
        m = (seat - self.lowest) * self.masks_each
        b = (seat - self.lowest) * self.boxes_each
        desk.masks[:] = self.masks[m : m + self.masks_each]
        desk.boxes[:] = self.boxes[b : b + self.boxes_each]
        desk.old_masks[:] = self.old_masks[m : m + self.masks_each]
        desk.old_boxes[:] = self.old_boxes[b : b + self.boxes_each]
        return desk

    def acting(self) -> tuple[int, ...]:
        """Names every seat that has not finished its turn."""
        if self.stage != codes.PLAY and self.stage != codes.OPENING:
            return ()
        stages = range(codes.STAGE, self.held * self.boxes_each, self.boxes_each)
        return tuple(self.lowest + i for i, at in enumerate(stages) if self.boxes[at] != codes.READY)

    def state(self) -> tuple[object, ...]:
        """Gives every committed fact."""
        return (
            *self.sheets_state(),
            (self.ply, self.stage, self.turn, self.waiting, self.round, self.drawn, self.low, self.high, self.approved),
            tuple([self.plan[i] for i in range(3)]),
            tuple([self.tops[i] for i in range(3)]),
            tuple([self.effects[i] for i in range(3)]),
        )

    def score_of(self, seat: int) -> int:
        """Adds up a seat's sheet as it stands."""
        return self.points(seat - self.lowest)

    def hand(self, seat: int) -> list[int]:
        """Gives the cards that a seat holds, in the variants with hands."""
        return []

    def open_hand(self) -> bool:
        """Tells whether everybody may see the hands."""
        return False

    def passes(self) -> bool:
        """Tells whether the card left in a hand goes to a neighbour."""
        return self.ways() > 3 and not self.open_hand()

    def receiver(self) -> int:
        """Tells which seat gets the next card, in the variants with hands."""
        return marks.EMPTY

    def passed(self, seat: int) -> int:
        """Gives the card that a seat passed on last, or EMPTY."""
        return marks.EMPTY

    def top(self, stack: int) -> int:
        """Gives the card whose number lies on a stack, or EMPTY."""
        return self.tops[stack]

    def beside(self, stack: int) -> int:
        """Gives the effect that lies beside a stack."""
        return self.effects[stack]

    def set_stack(self, stack: int, top: int, effect: int) -> None:
        """Lays a card on a stack and an effect beside it."""
        self.tops[stack] = top
        self.effects[stack] = effect

    def mid_round(self) -> bool:
        """Tells whether some seat has begun a turn that is not resolved."""
        return bytes(self.masks) != bytes(self.old_masks) or bytes(self.boxes) != bytes(self.old_boxes)

    def as_begun(self) -> Welcome:
        """Gives a copy in which every turn of this round is taken back."""
        twin = self.copy()
        twin.masks[:] = twin.old_masks
        twin.boxes[:] = twin.old_boxes
        return twin

    def as_it_was(self, seat: int) -> bool:
        """Tells whether a sheet is still as it was when the round began, but for the turn itself."""
        m, b = (seat - self.lowest) * self.masks_each, (seat - self.lowest) * self.boxes_each
        now, then = bytes(self.boxes[b : b + self.boxes_each]), bytes(self.old_boxes[b : b + self.boxes_each])
        before, behind = 2 * codes.STAGE, 2 * codes.TOTAL
        same = now[:before] == then[:before] and now[behind:] == then[behind:]
        masks = bytes(self.masks[m : m + self.masks_each])
        return same and masks == bytes(self.old_masks[m : m + self.masks_each])

    # For position texts.

    def wipe(self, seat: int) -> None:
        """Takes a fresh sheet for a seat."""
        row = seat - self.lowest
        for field in range(self.masks_each):
            self.masks[row * self.masks_each + field] = 0
        for field in range(self.boxes_each):
            self.boxes[row * self.boxes_each + field] = 0
        self.clear(row)
        if self.stage == codes.OPENING:
            self.boxes[row * self.boxes_each + codes.STAGE] = codes.AHEAD

    def note(self) -> None:
        """Takes the sheets read so far as those that everybody sees."""
        if self.stage == codes.OPENING:
            for row in range(self.held):
                self.boxes[row * self.boxes_each + codes.STAGE] = codes.AHEAD
        self.compare()
        if self.stage == codes.FINISHED:
            for row in range(self.held):
                self.boxes[row * self.boxes_each + codes.TOTAL] = self.points(row)
        self.keep()

    def go_on(self) -> None:
        """Counts the seats that have not finished; one of them steps next."""
        self.waiting = len(self.acting())
        if self.waiting:
            self.advance()

    def supplied(self) -> bool:
        """Tells whether the stage has the cards it needs."""
        if self.stage == codes.FINISHED:
            return True
        if self.stage == codes.PLANNING:
            return self.drawn < 3 and all((self.plan[i] >= 0) == (i < self.drawn) for i in range(3))
        dealing = self.stage == codes.TOPS or self.stage == codes.DEALING
        if dealing and (self.drawn > 2 or self.left() < 3 - self.drawn):
            return False
        tops = self.drawn if self.stage == codes.TOPS else 3
        beside = 3 if self.stage == codes.PLAY else self.drawn if self.stage == codes.DEALING else 0
        return all(self.tops[i] >= 0 for i in range(tops)) and all(
            self.effects[i] < codes.NOTHING for i in range(beside)
        )

    def extra_fields(self) -> dict[str, str]:
        """Writes what a mode keeps beside the sheets."""
        return {}

    def extra_boxes(self, seat: int) -> dict[str, str]:
        """Writes what a mode keeps on a sheet."""
        return {}

    def read_extra(self, fields: Fields) -> None:
        """Reads what a mode keeps beside the sheets."""

    def read_boxes(self, fields: Fields, seat: int, prefix: str) -> None:
        """Reads what a mode keeps on a sheet."""
