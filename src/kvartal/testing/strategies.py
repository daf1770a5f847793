"""Hypothesis strategies and a stateful machine that drives a game as careless people would.

Hypothesis is not among Kvartal's own requirements; install it to use this module.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import kvartal
from kvartal import testing
from kvartal.core.action import Action
from kvartal.core.errors import KvartalError, OutOfTurn, Refusal, Unreadable
from kvartal.core.game import Game, replay


def rulesets() -> st.SearchStrategy[str]:
    """Draws a ruleset that a site offers."""
    return st.sampled_from(testing.rulesets())


def actions(ruleset: str) -> st.SearchStrategy[Action]:
    """Draws any action that the ruleset can spell, legal or not."""
    rules = kvartal.rules(ruleset)

    def spelled(code: int) -> Action | None:
        try:
            return rules.action(code)
        except Unreadable:
            return None  # not every number below the bound is a code

    return st.integers(0, rules.spec.codes - 1).map(spelled).filter(bool)  # type: ignore[return-value]


@st.composite
def games(draw: st.DrawFn, ruleset: str, seats: int, most: int = 60) -> Game:
    """Draws a game some way into its course; it has a dealer and can be played on."""
    game = Game.new(ruleset, seats, seed=draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, most))):
        if game.over:
            break
        seat = draw(st.sampled_from(game.acting))
        game.play(seat, draw(st.sampled_from(game.legal(seat))))
    return game


class Table(RuleBasedStateMachine):
    """People at one table: they step, take back, confirm, act out of turn, and type nonsense.

    Make a subclass with a ruleset and a number of seats, and run its `TestCase`.
    """

    ruleset: ClassVar[str] = "town77"
    seats: ClassVar[int] = 2

    @initialize(seed=st.integers(0, 2**32))
    def sit_down(self, seed: int) -> None:
        """Deals a new game."""
        self.game = Game.new(self.ruleset, self.seats, seed)
        self.committed = self.game.position.digest()

    def _playing(self) -> bool:
        return not self.game.over

    @precondition(_playing)
    @rule(data=st.data())
    def step(self, data: st.DataObject) -> None:
        """Takes a legal step in some seat's draft, if the turn is not complete."""
        draft = self.game.draft(data.draw(st.sampled_from(self.game.acting)))
        if not draft.complete:
            draft.step(data.draw(st.sampled_from(draft.legal())))

    @precondition(_playing)
    @rule(data=st.data())
    def commit(self, data: st.DataObject) -> None:
        """Confirms a turn; an incomplete one is not taken."""
        seat = data.draw(st.sampled_from(self.game.acting))
        if self.game.draft(seat).complete:
            entries = self.game.commit(seat)
            assert entries[0].seat == seat
        else:
            self._refused(Unreadable, lambda: self.game.commit(seat))
        self.committed = self.game.position.digest()

    @precondition(_playing)
    @rule(data=st.data(), all_of_it=st.booleans())
    def take_back(self, data: st.DataObject, all_of_it: bool) -> None:
        """Takes back one step, or all."""
        draft = self.game.draft(data.draw(st.sampled_from(self.game.acting)))
        before = len(draft.steps)
        if all_of_it:
            draft.restart()
        else:
            draft.undo()
        assert len(draft.steps) == (0 if all_of_it else max(0, before - 1))
        assert not draft.complete

    @precondition(_playing)
    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        """Tries an action that may be illegal; what is not listed is refused and changes nothing."""
        draft = self.game.draft(data.draw(st.sampled_from(self.game.acting)))
        action = data.draw(actions(self.ruleset))
        before = draft.position.digest()
        if action not in draft.legal():
            self._refused((Refusal, Unreadable), lambda: draft.step(action))
            assert draft.position.digest() == before

    @precondition(_playing)
    @rule(text=st.text(max_size=30), data=st.data())
    def type_nonsense(self, text: str, data: st.DataObject) -> None:
        """Types something; at worst it is refused."""
        seat = data.draw(st.sampled_from(self.game.acting))
        if text.split() not in [str(action).split() for action in self.game.legal(seat)]:
            self._refused(KvartalError, lambda: self.game.play(seat, text))

    @rule(seat=st.integers(-3, 8))
    def act_out_of_turn(self, seat: int) -> None:
        """Lets somebody act who has nothing to decide."""
        if seat not in self.game.acting:
            assert self.game.legal(seat) == []
            self._refused(OutOfTurn, lambda: self.game.draft(seat))

    @invariant()
    def nothing_uncommitted_is_in_the_position(self) -> None:
        """Only a commit changes the position."""
        assert self.game.position.digest() == self.committed

    def teardown(self) -> None:
        """Replays the game from its journal; turns that wait for others are sealed again too."""
        if not hasattr(self, "game"):
            return
        again = replay(str(self.game.journal))
        assert again.position.digest() == self.committed
        assert again.sealed == self.game.sealed

    def _refused(self, kinds: type[Exception] | tuple[type[Exception], ...], act: Any) -> None:
        try:
            act()
        except kinds:
            return
        raise AssertionError("that should have been refused")
