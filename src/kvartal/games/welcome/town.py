"""The town and what may be added to it: one supply that brings the cards, and listeners that hear what happens.

This is the page of what a mode or an expansion may touch. A `Supply` is chosen by the ruleset: three stacks, hands,
the draw of the solo game. A `Listener` is a mode or an expansion: the town calls those that hear of a moment, in
order, by the `all_…` methods of its chain, so that no listener has to remember the next one. Both belong to the ruleset
and hold no game: what they remember they declare as facts of their own and find beside the sheet, or beside the course
of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kvartal.core import bits
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, facts, sheet

if TYPE_CHECKING:
    from kvartal.games.welcome.rules import WelcomeTo


class Town(Position):
    """The sheets of all seats, the course of the game, the supply and the listeners."""

    if TYPE_CHECKING:
        rules: WelcomeTo

    def __init__(self, rules: WelcomeTo, seats: int, first: int = 0, held: int = 0) -> None:
        Position.__init__(self, rules, seats, first, held)
        kit = rules.kit
        self.printed = kit.printed
        self.box = facts.box_at(self.printed, 0)
        self.course = facts.course_at(self.common, 0)
        self.supply: Supply = kit.supply
        self.chains: Chains = kit.chains
        self.temps_wanted = kit.temps_wanted
        """The temps that pay in a game for one; 0 where temps are compared with those of the others."""
        self.temps_pay = kit.temps_pay

    def sheet(self, seat: int) -> facts.Sheet:
        """Returns the sheet of a seat."""
        return facts.sheet_at(self.rows, seat)

    # Stages.

    def begin_turns(self) -> None:
        """Lets every seat take its turn."""
        self.course.stage = codes.PLAY
        self.course.waiting = self.held

    def open_up(self) -> None:
        """Lets the seats decide what listeners want decided before round one, and goes on to dealing."""
        if self.course.round:
            self.course.stage = codes.DEALING
        else:
            self.interlude(codes.DEALING)

    def interlude(self, after: int) -> None:
        """Lets every seat decide what listeners want of it outside its turns, and then goes on with a stage."""
        waiting = 0
        self.course.stage = codes.INTERLUDE
        self.course.after = after
        for seat in range(self.first, self.first + self.held):
            if self.undecided(facts.sheet_at(self.rows, seat)):
                waiting += 1
        if waiting == 0:
            self.course.stage = after
            self.course.after = codes.DEALING
            return
        for seat in range(self.first, self.first + self.held):
            here = facts.sheet_at(self.rows, seat)
            here.stage = codes.AHEAD if self.undecided(here) else codes.READY
        self.course.waiting = waiting
        self.advance()
        self.keep()

    def undecided(self, here: facts.Sheet) -> bool:
        """Returns whether a seat still has something to decide in an interlude."""
        return self.chains.decides is not None and self.chains.decides.all_decide(self, here)

    def advance(self) -> None:
        """Goes on to the next seat that has not finished."""
        while facts.sheet_at(self.rows, self.course.turn).stage == codes.READY:
            self.course.turn += 1
            if self.course.turn == self.first + self.held:
                self.course.turn = self.first

    def keep(self) -> None:
        """Notes the sheets as everybody may see them."""
        self.begun.become(self.rows)

    # Writing.

    def write(self, here: facts.Sheet, number: int, place: int) -> None:
        """Writes a number into an empty place."""
        sheet.put(here, self.box, number, place)
        if self.chains.on_write is not None:
            self.chains.on_write.all_on_write(self, here, place)

    def repeat(self, here: facts.Sheet, number: int, place: int) -> None:
        """Writes a bis, free or not."""
        sheet.copy_beside(here, self.box, number, place)
        if self.chains.on_write is not None:
            self.chains.on_write.all_on_write(self, here, place)

    def lose(self, here: facts.Sheet, place: int) -> None:
        """Removes a place for good, with its house if there is one."""
        sheet.lose(here, self.box, place)
        if self.chains.on_loss is not None:
            self.chains.on_loss.all_on_loss(self, here, place)

    # Comparing.

    def compare(self) -> None:
        """Notes who has most of what, where sheets are compared."""
        hired = sheet.ONE & 0
        for seat in range(self.first, self.first + self.held):
            hired |= sheet.ONE << facts.sheet_at(self.rows, seat).temps
        self.course.hired = hired & ~sheet.ONE
        if self.chains.on_compare is not None:
            self.chains.on_compare.all_on_compare(self)

    def temp_points(self, here: facts.Sheet) -> int:
        """Values the temps: most, second most and third most; equal numbers share, none is worth nothing."""
        if self.temps_wanted:
            return self.temps_pay if here.temps >= self.temps_wanted else 0
        if here.temps == 0:
            return 0
        ahead = bits.count(self.course.hired >> (here.temps + 1))
        return self.box.temp_points[ahead] if ahead < 3 else 0

    def points(self, here: facts.Sheet) -> int:
        """Adds up a sheet with what the listeners add."""
        return (
            sheet.plan_points(here)
            + sheet.park_points(here, self.box)
            + sheet.pool_points(here, self.box)
            + self.temp_points(here)
            + sheet.estate_points(here, self.box)
            - sheet.costs(here, self.box)
            + (0 if self.chains.points is None else self.chains.points.all_points(self, here))
        )


class Supply:
    """Where the numbers and effects come from."""

    hidden = False
    """Whether seats have cards that others do not see."""

    def __init__(self) -> None:
        self.shuffles = True
        """Whether whoever completes a plan first may have the cards shuffled."""
        self.closes = True
        """Whether being done ends a turn; else a listener has a step that does."""
        self.common_at = 0
        """Where its facts lie that belong to no seat."""
        self.row_at = 0
        """Where its facts lie beside a sheet."""
        self.rival_at = -1
        """Where the facts of a rival lie; -1 without one."""
        self.compares = False
        """Whether a seat plays for more points than a rival has."""

    def combos(self) -> int:
        """Returns how many ways to take a pair have a code."""
        return 3

    def offered(self, town: Town, here: facts.Sheet, combo: int) -> int:
        """Returns the number that a combination offers, or -1 if there is no such combination."""
        return -1

    def effect(self, town: Town, here: facts.Sheet, combo: int) -> int:
        """Returns the effect on the card of a combination."""
        return codes.NOTHING

    def refusals(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lists the ways to be refused a permit."""
        out.add(codes.REFUSE)

    def begin(self, town: Town) -> None:
        """Goes on when the plans lie on the table."""

    def draw(self, town: Town, rng: Rng) -> int:
        """Picks what chance turns up next; the plans are drawn by the game itself."""
        return 0

    def reveal(self, town: Town, code: int) -> None:
        """Takes what chance turned up, and goes on to the turns when all lies there."""

    def end_turns(self, town: Town) -> None:
        """Moves cards when all turns of a round are in; what they took is still written on the sheets."""

    def collect(self, town: Town, shuffle: bool) -> None:
        """Goes on to the next deal, or ends the game."""

    def redeal(self, town: Town, seat: int, rng: Rng) -> None:
        """Deals the cards anew that a seat cannot see."""

    def rival_points(self, town: Town) -> int:
        """Adds up what a rival has."""
        return 0

    def gift(self, town: Town, here: facts.Sheet, combo: int) -> int:
        """Returns what a rival gains by the card that a combination leaves over."""
        return 0


class Listener:
    """The base class of what modes and expansions do in play; it changes nothing."""

    name = ""
    """The word that switches it on."""
    hears = ()  # type: tuple[str, ...]
    """Which of the moments it overrides; the others pass it by."""

    def __init__(self) -> None:
        self.number = 0
        """Its place among them, from 1; plans name their owner by it."""
        self.common_at = 0
        """Where its facts lie that belong to no seat."""
        self.row_at = 0
        """Where its facts lie beside a sheet."""
        self.codes_at = 0
        """Its first action code."""
        self.codes_count = 0
        self.cards_at = 0
        """The first of its own cards, as chance outcomes are numbered."""

    # The hot moments: overridden.

    def decides(self, town: Town, here: facts.Sheet) -> bool:
        """In an interlude: returns whether this seat still has something to decide."""
        return False

    def decisions(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """In an interlude: adds the steps among which it decides, in ascending order."""

    def early_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """In a turn, before a pair is taken: adds the legal steps of the listener, in ascending order."""

    def required_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Once a number is written: adds the steps among which one must come next, in ascending order, if one must."""

    def legal_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Once a number is written or refused: adds the legal steps of the listener, in ascending order."""

    def take_step(self, town: Town, here: facts.Sheet, step: int) -> None:
        """Takes a step of the listener, counted from 0."""

    def effect_instead(self, town: Town, here: facts.Sheet, effect: int) -> int:
        """Returns which effect a pair brings instead of the one on its card."""
        return effect

    def on_write(self, town: Town, here: facts.Sheet, place: int) -> None:
        """After a number was written, by a bis too."""

    def on_loss(self, town: Town, here: facts.Sheet, place: int) -> None:
        """After a place was lost for good, with its house if there was one."""

    def on_turn_end(self, town: Town, here: facts.Sheet) -> None:
        """At the end of a seat's own turn."""

    def on_round_end(self, town: Town) -> None:
        """At the end of the round, when every turn is in."""

    def on_compare(self, town: Town) -> None:
        """Whenever the sheets of all seats lie open side by side: at the end of a round, and when they were read."""

    def ends_game(self, town: Town) -> bool:
        """At the end of the round: returns whether the game ends."""
        return False

    def points(self, town: Town, here: facts.Sheet) -> int:
        """When scoring: returns what the listener adds to a seat's score."""
        return 0

    def on_completed(self, town: Town, slot: int) -> None:
        """When the plan-completed card of a plan has come, and its plan is settled."""

    def laid_as(self, town: Town, below: int, effect: int) -> int:
        """Tells as which effect a card lies on a rival's stack, by what lies below it, -1 for nothing."""
        return effect

    def rival_points(self, town: Town) -> int:
        """When scoring: returns what the listener adds to a rival's score."""
        return 0

    def estate_fits(self, town: Town, here: facts.Sheet, kind: int, estate: int) -> bool:
        """Returns whether an estate, given by its places, is of the sort that a plan of the listener wants."""
        return False

    def plan_fulfilled(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> bool:
        """Returns whether a seat fulfils a plan of the listener that is not about estates."""
        return False

    def plan_houses(self, town: Town, here: facts.Sheet, kind: int, extra: int) -> int:
        """Returns the houses that such a plan uses up."""
        return 0


class Link:
    """A listener in the chain of those that hear of a moment. It is told or asked first, then those behind it."""

    # Compiled code without the interpreter's lock cannot loop over objects, so each link calls the next.

    def __init__(self, listener: Listener, behind: Link | None) -> None:
        self.listener = listener
        self.behind = behind

    def all_decide(self, town: Town, here: facts.Sheet) -> bool:
        """Asks all whether a seat has something to decide in an interlude."""
        return self.listener.decides(town, here) or (self.behind is not None and self.behind.all_decide(town, here))

    def all_decisions(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lets all that have something to decide list their steps."""
        self.listener.decisions(town, here, out)
        if self.behind is not None:
            self.behind.all_decisions(town, here, out)

    def all_early_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lets all list their steps before a pair is taken."""
        self.listener.early_steps(town, here, out)
        if self.behind is not None:
            self.behind.all_early_steps(town, here, out)

    def all_required_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lets the first that requires a step list it."""
        self.listener.required_steps(town, here, out)
        if out.count == 0 and self.behind is not None:
            self.behind.all_required_steps(town, here, out)

    def all_legal_steps(self, town: Town, here: facts.Sheet, out: Moves) -> None:
        """Lets all list their steps."""
        self.listener.legal_steps(town, here, out)
        if self.behind is not None:
            self.behind.all_legal_steps(town, here, out)

    def all_effects(self, town: Town, here: facts.Sheet, effect: int) -> int:
        """Asks all which effect a pair brings."""
        effect = self.listener.effect_instead(town, here, effect)
        return effect if self.behind is None else self.behind.all_effects(town, here, effect)

    def all_on_write(self, town: Town, here: facts.Sheet, place: int) -> None:
        """Tells all that a number was written."""
        self.listener.on_write(town, here, place)
        if self.behind is not None:
            self.behind.all_on_write(town, here, place)

    def all_on_loss(self, town: Town, here: facts.Sheet, place: int) -> None:
        """Tells all that a place was lost."""
        self.listener.on_loss(town, here, place)
        if self.behind is not None:
            self.behind.all_on_loss(town, here, place)

    def all_on_turn_end(self, town: Town, here: facts.Sheet) -> None:
        """Tells all that a turn ends."""
        self.listener.on_turn_end(town, here)
        if self.behind is not None:
            self.behind.all_on_turn_end(town, here)

    def all_on_round_end(self, town: Town) -> None:
        """Tells all that the round ends."""
        self.listener.on_round_end(town)
        if self.behind is not None:
            self.behind.all_on_round_end(town)

    def all_on_compare(self, town: Town) -> None:
        """Lets all compare the sheets."""
        self.listener.on_compare(town)
        if self.behind is not None:
            self.behind.all_on_compare(town)

    def all_end_game(self, town: Town) -> bool:
        """Asks all whether the game ends."""
        return self.listener.ends_game(town) or (self.behind is not None and self.behind.all_end_game(town))

    def all_points(self, town: Town, here: facts.Sheet) -> int:
        """Adds up what all add to the score."""
        points = self.listener.points(town, here)
        return points if self.behind is None else points + self.behind.all_points(town, here)

    # In the chain of everybody.

    def all_on_completed(self, town: Town, slot: int) -> None:
        """Tells all that a plan-completed card has come."""
        self.listener.on_completed(town, slot)
        if self.behind is not None:
            self.behind.all_on_completed(town, slot)

    def all_laid_as(self, town: Town, below: int, effect: int) -> int:
        """Asks all as which effect a card lies on a rival's stack."""
        effect = self.listener.laid_as(town, below, effect)
        return effect if self.behind is None else self.behind.all_laid_as(town, below, effect)

    def all_rival_points(self, town: Town) -> int:
        """Adds up what all add to a rival's score."""
        points = self.listener.rival_points(town)
        return points if self.behind is None else points + self.behind.all_rival_points(town)

    def any_take_step(self, town: Town, here: facts.Sheet, code: int) -> None:
        """Lets the listener take a step whose code it is."""
        step = code - self.listener.codes_at
        if step >= 0 and step < self.listener.codes_count:
            self.listener.take_step(town, here, step)
        elif self.behind is not None:
            self.behind.any_take_step(town, here, code)

    def any_estate_fits(self, town: Town, here: facts.Sheet, owner: int, kind: int, estate: int) -> bool:
        """Asks the owner of a plan about an estate."""
        if owner == self.listener.number:
            return self.listener.estate_fits(town, here, kind, estate)
        return self.behind is not None and self.behind.any_estate_fits(town, here, owner, kind, estate)

    def any_plan_fulfilled(self, town: Town, here: facts.Sheet, owner: int, kind: int, extra: int) -> bool:
        """Asks the owner of a plan whether it is fulfilled."""
        if owner == self.listener.number:
            return self.listener.plan_fulfilled(town, here, kind, extra)
        return self.behind is not None and self.behind.any_plan_fulfilled(town, here, owner, kind, extra)

    def any_plan_houses(self, town: Town, here: facts.Sheet, owner: int, kind: int, extra: int) -> int:
        """Asks the owner of a plan which houses it uses up."""
        if owner == self.listener.number:
            return self.listener.plan_houses(town, here, kind, extra)
        return 0 if self.behind is None else self.behind.any_plan_houses(town, here, owner, kind, extra)


class Chains:
    """For each moment the chain of the listeners that hear of it, or None; and the chain of all."""

    def __init__(self, everybody: Link, heard: Mapping[str, Link | None]) -> None:
        self.everybody = everybody
        self.decides = heard["decides"]
        self.early_steps = heard["early_steps"]
        self.required_steps = heard["required_steps"]
        self.legal_steps = heard["legal_steps"]
        self.effect_instead = heard["effect_instead"]
        self.on_write = heard["on_write"]
        self.on_loss = heard["on_loss"]
        self.on_turn_end = heard["on_turn_end"]
        self.on_round_end = heard["on_round_end"]
        self.on_compare = heard["on_compare"]
        self.ends_game = heard["ends_game"]
        self.points = heard["points"]


__all__ = ["Chains", "Link", "Listener", "Supply", "Town"]
