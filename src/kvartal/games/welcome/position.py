"""A game of Welcome To: everybody takes a turn at once, and a round is resolved when all turns are in."""

from __future__ import annotations

from kvartal.core import marks
from kvartal.core.position import Moves
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, facts, plans, sheet, sizes, turn
from kvartal.games.welcome.supplies import pile
from kvartal.games.welcome.town import Town


class Welcome(Town):
    """A game of any number of seats."""

    # Chance.

    def draw(self, rng: Rng) -> int:
        """Turns up a plan or a card."""
        if self.course.stage == codes.PLANNING:
            code = codes.PLAN_OUTCOME + pile.any_plan(self.box, Welcome.planned(self) + 1, rng)
        else:
            code = self.supply.draw(self, rng)
        Welcome.reveal(self, code)
        return code

    def reveal(self, code: int) -> None:
        """Takes a plan, or what the supply turned up."""
        if self.course.stage != codes.PLANNING:
            self.supply.reveal(self, code)
            return
        self.course.plan[Welcome.planned(self)] = code - codes.PLAN_OUTCOME
        if Welcome.planned(self) == 3:
            self.supply.begin(self)

    def planned(self) -> int:
        """Counts the plans that lie on the table."""
        count = 0
        while count < 3 and self.course.plan[count] >= 0:
            count += 1
        return count

    # Turns.

    def who(self) -> int:
        """Returns the seat that steps next, or that chance decides, or that the game is over."""
        if self.course.stage == codes.PLAY or self.course.stage == codes.INTERLUDE:
            return self.course.turn
        return marks.OVER if self.course.stage == codes.FINISHED else marks.CHANCE

    def finish(self, rng: Rng, moves: Moves) -> int:
        """Plays at random to the end and returns how many actions that took."""
        # The same loop as in `Position`, but nothing overrides a verb of this game: called by the name of the class, it
        # costs nothing when compiled.
        steps = 0
        while self.course.stage != codes.FINISHED:
            if self.course.stage == codes.PLAY or self.course.stage == codes.INTERLUDE:
                Welcome.apply(self, Welcome.chosen(self, rng, moves))
                steps += 1
            else:
                Welcome.draw(self, rng)
        return steps

    def fill(self, out: Moves) -> None:
        """Lists the steps that the seat may take next."""
        turn.list_steps(self, facts.sheet_at(self.rows, self.course.turn), out)

    def chosen(self, rng: Rng, moves: Moves) -> int:
        """Picks one of the legal steps, each equally likely."""
        return turn.any_step(self, facts.sheet_at(self.rows, self.course.turn), rng, moves)

    def apply(self, code: int) -> None:
        """Takes one step of the acting seat's turn."""
        here = facts.sheet_at(self.rows, self.course.turn)
        if code == codes.DONE:
            here.stage = codes.READY
        else:
            turn.take_step(self, here, code)
        if here.stage == codes.READY:
            # A step of a listener may have taken the place of being done.
            if self.chains.on_turn_end is not None:
                self.chains.on_turn_end.all_on_turn_end(self, here)
            Welcome.finish_turn(self, here)
        elif here.stage == codes.AHEAD and not self.undecided(here):
            Welcome.finish_turn(self, here)

    def finish_turn(self, here: facts.Sheet) -> None:
        """Finishes a seat's turn; the last one resolves the round."""
        here.stage = codes.READY
        self.ply += 1
        self.course.waiting -= 1
        # A round is never resolved where one seat thinks its turn over.
        if self.whole is not None:
            return
        if self.course.waiting == 0:
            Welcome.resolve(self)
        else:
            self.advance()

    # Rounds.

    def resolve(self) -> None:
        """Ends the round for all seats at once: plans are approved, listeners have their say, the end is looked for."""
        over = False
        shuffle = False
        for seat in range(self.seats):
            here = facts.sheet_at(self.rows, seat)
            done = 0
            for slot in range(3):
                if here.plans[slot] >= 0:
                    self.course.approved |= 1 << slot
                    done += 1
            if done == 3 or here.refusals == 3 or here.filled == self.box.all_places:
                over = True
            if here.shuffle:
                shuffle = True
        self.course.turn = 0
        self.compare()
        if self.course.stage == codes.PLAY:
            self.supply.end_turns(self)
            if self.chains.on_round_end is not None:
                self.chains.on_round_end.all_on_round_end(self)
            if self.chains.ends_game is not None and self.chains.ends_game.all_end_game(self):
                over = True
            self.course.round += 1
            Welcome.forget_turns(self)
            self.supply.collect(self, shuffle)
            if over:
                self.course.stage = codes.FINISHED
        else:
            Welcome.forget_turns(self)
            self.course.stage = self.course.after
            self.course.after = codes.DEALING
        if self.course.stage == codes.FINISHED:
            for seat in range(self.seats):
                facts.sheet_at(self.rows, seat).total = self.points(facts.sheet_at(self.rows, seat))
        self.keep()

    def forget_turns(self) -> None:
        """Forgets the turns of the round."""
        for seat in range(self.seats):
            turn.forget(facts.sheet_at(self.rows, seat))

    # Other worlds.

    def redeal(self, seat: int, rng: Rng) -> None:
        """Takes back what other seats have done in this round, which nobody sees yet, and deals hidden cards anew."""
        if self.course.stage == codes.PLAY or self.course.stage == codes.INTERLUDE:
            for other in range(self.first, self.first + self.held):
                if other != seat:
                    self.rows.take(other, self.begun)
            if self.whole is None:
                self.course.waiting = 0
                for other in range(self.seats):
                    if facts.sheet_at(self.rows, other).stage != codes.READY:
                        self.course.waiting += 1
                self.advance()
        if self.whole is None:
            self.supply.redeal(self, seat, rng)

    # For Python.

    def focus(self, seat: int) -> None:
        """Lets this seat step next."""
        self.course.turn = self.held_seat(seat)

    def acting(self) -> tuple[int, ...]:
        """Names every seat that has a turn to decide now."""
        if self.course.stage != codes.PLAY and self.course.stage != codes.INTERLUDE:
            return ()
        return tuple([seat for seat in self.rows.seats() if self.stage_of(seat) != codes.READY])

    @property
    def stage(self) -> int:
        """The stage of the game."""
        return self.course.stage

    @property
    def phase(self) -> int:
        """The stage of the game, looking past an interlude: the one that it interrupts."""
        return self.course.after if self.course.stage == codes.INTERLUDE else self.course.stage

    @property
    def round(self) -> int:
        """How many rounds have been resolved."""
        return self.course.round

    @property
    def approved(self) -> int:
        """The slots of plans that were completed in an earlier round."""
        return self.course.approved

    def plan_at(self, slot: int) -> int:
        """Returns the number of a plan in the box, or -1 before it is drawn."""
        return self.course.plan[slot]

    def stage_of(self, seat: int) -> int:
        """Returns the stage of a seat's turn."""
        return self.sheet(seat).stage

    def combos(self) -> int:
        """Returns how many ways to take a pair have a code."""
        return self.supply.combos()

    def offer(self, seat: int, combo: int) -> tuple[int, int]:
        """Returns number and effect of a combination; the number is -1 if there is no such combination."""
        number = self.supply.offered(self, self.sheet(seat), combo)
        return number, turn.brought(self, self.sheet(seat), combo) if number >= 0 else codes.NOTHING

    def spots(self, seat: int, number: int, effect: int) -> int:
        """Returns the places open to a number with its effect."""
        return turn.reach(self.sheet(seat), number, effect)

    def gaps(self, seat: int) -> int:
        """Returns the gaps where a fence may go."""
        return sheet.fence_gaps(self.sheet(seat), self.box)

    def repeats(self, seat: int) -> tuple[int, int]:
        """Returns the places that may repeat the number to their left, and to their right."""
        return sheet.bis_left(self.sheet(seat)), sheet.bis_right(self.sheet(seat))

    def estates(self, seat: int, barred: int = 0) -> list[int]:
        """Counts complete estates by size, at the index of the size."""
        counts = sheet.estate_counts(self.sheet(seat), barred)
        return [sizes.count(counts, size) for size in range(7)]

    def estate(self, seat: int, start: int) -> int:
        """Returns the places of the complete estate that begins at a place, or nothing."""
        return sheet.estate_from(self.sheet(seat), start)

    def may_claim(self, seat: int, slot: int) -> bool:
        """Returns whether a seat fulfils a plan that it has not completed yet."""
        return plans.claimable(self, self.sheet(seat), slot)

    def plan_houses(self, seat: int, slot: int) -> int:
        """Returns the houses that a plan uses up, unless it is about estates."""
        return plans.houses(self, self.sheet(seat), slot)

    def fits(self, seat: int, slot: int, estate: int) -> bool:
        """Returns whether an estate, whatever its size, is of the sort that a plan wants."""
        plan = self.course.plan[slot]
        return self.box.plan_kind[plan] == 0 or bool(
            self.chains.everybody.any_estate_fits(
                self, self.sheet(seat), self.box.plan_owner[plan], self.box.plan_kind[plan], estate
            )
        )

    def choices(self, seat: int) -> int:
        """Returns the first places of the estates that may be picked next for the plan being claimed."""
        return plans.pickable(self, self.sheet(seat))

    def wanting(self, seat: int) -> list[int]:
        """Counts by size the estates that the plan being claimed still wants."""
        here = self.sheet(seat)
        picked = plans.picked_counts(self, here)
        return [plans.lack(self, here, picked, size) if size else 0 for size in range(7)]

    def score_of(self, seat: int) -> int:
        """Adds up a seat's sheet as it stands."""
        return self.points(self.sheet(seat))

    def rival_score(self) -> int:
        """Adds up what a rival has."""
        return self.supply.rival_points(self)

    def gift_of(self, seat: int, combo: int) -> int:
        """Returns what a rival gains by the card that a combination leaves over."""
        return self.supply.gift(self, self.sheet(seat), combo)

    def tracks(self, seat: int) -> dict[str, int]:
        """Returns the points of each part of the printed sheet; costs are negative."""
        here = self.sheet(seat)
        return {
            "plans": sheet.plan_points(here),
            "parks": sheet.park_points(here, self.box),
            "pools": sheet.pool_points(here, self.box),
            "temps": self.temp_points(here),
            "estates": sheet.estate_points(here, self.box),
            "bis": -self.box.bis_points[here.bis],
            "refusals": -self.box.refusal_points[here.refusals],
        }

    def mid_round(self) -> bool:
        """Returns whether some seat has begun a turn that is not resolved."""
        return [self.rows.same(seat, self.begun) for seat in self.rows.seats()].count(False) > 0

    def as_begun(self) -> Welcome:
        """Returns a copy in which every turn of this round is taken back."""
        twin = self.copy()
        twin.rows.become(twin.begun)
        return twin

    # For position texts.

    def renew(self, seat: int) -> None:
        """Works out anew what follows from the numbers of a seat's sheet."""
        sheet.renew(self.sheet(seat), self.box)

    def settle_sheets(self) -> None:
        """Takes the sheets read so far as those that everybody sees."""
        for seat in self.rows.seats():
            if self.course.stage == codes.INTERLUDE:
                self.sheet(seat).stage = codes.AHEAD if self.undecided(self.sheet(seat)) else codes.READY
        self.compare()
        if self.course.stage == codes.FINISHED:
            for seat in self.rows.seats():
                self.sheet(seat).total = self.points(self.sheet(seat))
        self.keep()

    def go_on(self) -> None:
        """Counts the seats that have not finished; one of them steps next."""
        self.course.waiting = len(self.acting())
        if self.course.waiting:
            self.advance()
