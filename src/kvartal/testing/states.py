"""The laws that hold at every state of a game, one function each; see `kvartal.testing.laws`."""

from __future__ import annotations

from collections.abc import Callable

from kvartal.bots.titles import evaluator
from kvartal.core import marks, postext
from kvartal.core.action import Action
from kvartal.core.draft import Draft
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.journal import Entry
from kvartal.core.playouts import Playouts
from kvartal.core.position import Position
from kvartal.core.rules import EVERYTHING, Chance, Decide, Rules, total
from kvartal.core.visibility import seen_facts
from kvartal.testing.chances import draws_follow_the_odds
from kvartal.testing.sight import (
    drafts_show_no_more_than_is_seen,
    facts_are_seen_as_declared,
    facts_tell_no_more_than_is_seen,
    other_worlds_come_from_what_is_seen,
    rounds_under_way_are_secret,
    views_show_no_more_than_is_seen,
)
from kvartal.testing.state import State, worded
from kvartal.testing.walk import turn

# Spelling.


def actions_have_three_spellings(state: State) -> None:
    """Every legal code, its action and its text lead to each other; a line of the journal can hold the text."""
    for seat in state.position.acting():
        for code in state.position.sandbox(seat).moves():
            action = state.rules.action(code)
            assert state.rules.code(action) == code, f"code {code} is spelled {action}"
            assert Action.read(str(action)) == action, action
            assert Entry.read(str(Entry(seat, (action,)))) == Entry(seat, (action,)), action


def outcomes_have_three_spellings(state: State) -> None:
    """The same for what chance may bring."""
    for code, _ in state.odds():
        outcome = state.rules.outcome(code)
        assert state.rules.outcome_code(outcome) == code, f"outcome {code} is spelled {outcome}"
        entry = Entry(marks.CHANCE, (outcome,))
        assert Entry.read(str(entry)) == entry, entry


def positions_can_be_written(state: State) -> None:
    """A position survives being written and read, with whatever chance is about to decide."""
    text = postext.write(state.rules, state.position)
    rules, again = postext.read(text)
    assert rules.ruleset == state.rules.ruleset
    assert again.digest() == state.position.digest(), f"{text}\nis read as\n{_read_as(state, again)}"
    assert postext.write(rules, again) == text


def _read_as(state: State, again: Position) -> str:
    """Returns what was read, with the names of the facts that are not those of the position: the text may lack them."""
    here, there = seen_facts(state.position, EVERYTHING), seen_facts(again, EVERYTHING)
    other = [name for name in sorted(here.keys() | there.keys()) if here.get(name) != there.get(name)]
    return f"{postext.write(state.rules, again)}\nwith other facts: {', '.join(other)}"


# Going on.


def somebody_can_go_on(state: State) -> None:
    """Exactly one of chance, seats or nobody is waited for, and whoever is waited for can do something."""
    pending = state.rules.pending(state.position)
    actor = state.position.actor()
    acting = state.position.acting()
    if isinstance(pending, Decide):
        assert actor in acting, f"seat {actor} is not among {acting}"
        assert pending.seats == acting == tuple(sorted(set(acting))), acting
        assert set(acting) <= set(range(state.position.seats)), acting
        assert all(state.position.sandbox(seat).moves() for seat in acting), "a seat is to act and has no action"
        return
    assert acting == (), acting
    assert state.position.moves() == [], "nobody is to act, and yet there are actions"
    assert actor == (marks.CHANCE if isinstance(pending, Chance) else marks.OVER), actor
    if isinstance(pending, Chance):
        assert state.rules.odds(state.position), "chance is to decide between nothing"


def moves_ascend(state: State) -> None:
    """Legal codes come in ascending order, each once, within the bound that the spec states."""
    for seat in state.position.acting():
        moves = state.position.sandbox(seat).moves()
        assert moves == sorted(set(moves)), moves
        codes = state.rules.spec.codes
        assert 0 <= moves[0] <= moves[-1] < codes, f"{moves}, yet codes are below {codes} by the spec"


def legality_is_explained(state: State, samples: int = 24) -> None:
    """What is listed is not refused; what is not listed is, for a reason that has words in every language."""
    for seat in state.position.acting():
        sandbox = state.position.sandbox(seat)
        before = sandbox.digest()
        moves = sandbox.moves()
        near = [code + step for code in state.rng.sample(moves, min(3, len(moves))) for step in (-1, 1)]
        far = [state.rng.randrange(state.rules.spec.codes) for _ in range(samples)]
        for code in state.rng.sample(moves, min(samples, len(moves))):
            assert state.rules.refusal(sandbox, code) is None, f"legal and refused: {state.rules.action(code)}"
        for code in {*near, *far} - set(moves):
            if 0 <= code < state.rules.spec.codes and _spelled(state.rules, code):
                refusal = state.rules.refusal(sandbox, code)
                assert isinstance(refusal, Refusal), f"neither legal nor refused: {state.rules.action(code)}"
                worded(refusal.key)
                str(refusal)
        assert sandbox.digest() == before, "asking changed the position"


def advice_is_legal(state: State) -> None:
    """What a sensible player is expected to do may be done."""
    for seat in state.position.acting():
        world = state.position.copy()
        world.focus(seat)
        judge = evaluator(state.rules)(world)
        for code in (judge.advice(state.fresh()), *judge.considered()):
            assert code in world.moves(), f"advised and not legal: {state.rules.action(code)}"


def chance_keeps_to_the_odds(state: State) -> None:
    """Weights are positive, draws yield listed outcomes, and revealing an outcome does what drawing it did."""
    odds = state.odds()
    assert all(weight > 0 for _, weight in odds), odds
    codes = [code for code, _ in odds]
    assert len(set(codes)) == len(codes), "an outcome is listed twice"
    if odds:
        drawn, revealed = state.position.copy(), state.position.copy()
        code = drawn.deal(state.fresh())
        assert code in codes, f"{state.rules.outcome(code)} has no odds"
        revealed.turn_up(code)
        assert drawn.digest() == revealed.digest(), f"{state.rules.outcome(code)} drawn and revealed differ"


def drafts_leave_no_trace(state: State) -> None:
    """Thinking a turn over, taking steps back and starting again change neither the position nor the next try."""
    before = state.position.digest()
    for seat in state.position.acting():
        draft = Draft(state.rules, state.position, seat)
        blank = draft.position.digest()
        seen = [blank]
        while not draft.complete:
            draft.step(state.rng.choice(draft.legal()))
            seen.append(draft.position.digest())
        assert draft.legal() == [], "a complete turn has no next step"
        steps = list(draft.steps)
        for digest in reversed(seen[:-1]):
            draft.undo()
            assert draft.position.digest() == digest, f"undo of {steps} leaves something behind"
        draft = Draft(state.rules, state.position, seat, steps)
        assert draft.position.digest() == seen[-1], f"the same steps lead elsewhere: {steps}"
        draft.restart()
        assert (draft.steps, draft.position.digest()) == ([], blank), f"restart after {steps} leaves something behind"
    assert state.position.digest() == before, "a draft changed the position"


def simultaneous_turns_commute(state: State) -> None:
    """In a round that several seats decide at once, nobody's turn changes what another may do, and order is nothing."""
    seats = state.position.acting()
    if len(seats) < 2:
        return
    turns = {seat: turn(Draft(state.rules, state.position, seat), state.rng) for seat in seats}
    digests = set()
    for order in (list(seats), list(reversed(seats)), state.rng.sample(seats, len(seats))):
        world = state.position.copy()
        for seat in order:
            world.focus(seat)
            assert world.moves() == state.position.sandbox(seat).moves(), f"seat {seat} feels what others did before it"
            for action in turns[seat]:
                world.play(state.rules.code(action))
        digests.add(world.digest())
    assert len(digests) == 1, f"the order of arrival matters: {turns}"


# Ending.


def scores_add_up(state: State) -> None:
    """Score lines have words, and when the game is over they add up to the tier that is the score."""
    over = state.rules.over(state.position) if state.position.actor() == marks.OVER else None
    for seat in state.some(5):
        lines = state.rules.score(state.position, seat)
        for line in lines:
            worded(line.key)
        if over:
            assert total(lines) == over.standings[seat].tiers[state.rules.spec.score], lines


def endings_are_ranked(state: State) -> None:
    """Places follow from the tiers, the value of a place is between 0 and 1, and a better place has no lower one."""
    if state.position.actor() != marks.OVER:
        return
    over = state.rules.over(state.position)
    tiers = state.rules.spec.tiers
    for key in (over.reason, *(tier.key for tier in tiers)):
        worded(key)
    assert [standing.seat for standing in over.standings] == list(range(state.position.seats))
    keys = [[v if t.high else -v for t, v in zip(tiers, s.tiers, strict=True)] for s in over.standings]
    for standing, rank in zip(over.standings, keys, strict=True):
        assert standing.place == 1 + sum(other > rank for other in keys), over
    judge = evaluator(state.rules)(state.position)
    values = [judge.result(seat) for seat in range(state.position.seats)]
    assert all(0 <= value <= 1 for value in values), values
    for one, mine in zip(over.standings, values, strict=True):
        for two, theirs in zip(over.standings, values, strict=True):
            assert one.place >= two.place or mine >= theirs, f"{over} {values}"


# Copying.


def copies_are_equal_and_apart(state: State) -> None:
    """A copy is equal, and neither it nor a loop of play-outs touches the original."""
    before = state.position.digest()
    twin = state.position.copy()
    assert twin.digest() == before
    assert [twin.sandbox(s).moves() for s in twin.acting()] == [
        state.position.sandbox(s).moves() for s in twin.acting()
    ]
    twin.playout(state.fresh())
    assert twin.actor() == marks.OVER, "a play-out stopped before the end"
    longest = state.rules.spec.longest
    assert twin.ply <= longest, f"{twin.ply} turns, no more than {longest} by the spec"
    loop = Playouts(state.position, state.rng.getrandbits(32))
    loop.run(2)
    assert loop.world.actor() == marks.OVER
    assert state.position.digest() == before, "a copy's play changed the original"


Law = Callable[[State], None]
STATE_LAWS: tuple[Law, ...] = (
    actions_have_three_spellings,
    outcomes_have_three_spellings,
    positions_can_be_written,
    somebody_can_go_on,
    moves_ascend,
    legality_is_explained,
    advice_is_legal,
    chance_keeps_to_the_odds,
    draws_follow_the_odds,
    drafts_leave_no_trace,
    simultaneous_turns_commute,
    facts_are_seen_as_declared,
    views_show_no_more_than_is_seen,
    drafts_show_no_more_than_is_seen,
    rounds_under_way_are_secret,
    facts_tell_no_more_than_is_seen,
    other_worlds_come_from_what_is_seen,
    scores_add_up,
    endings_are_ranked,
    copies_are_equal_and_apart,
)
CHEAP_LAWS: tuple[Law, ...] = (
    somebody_can_go_on,
    moves_ascend,
    advice_is_legal,
    chance_keeps_to_the_odds,
    drafts_leave_no_trace,
    simultaneous_turns_commute,
    facts_are_seen_as_declared,
    endings_are_ranked,
)
"""The laws of play, which cost little. The others are dear: they write, read, look, draw often or play to the end,
which takes ten times as long."""


def _spelled(rules: Rules, code: int) -> bool:
    """Returns whether a code means anything in this ruleset; a title may number actions that only a variant has."""
    try:
        return rules.code(rules.action(code)) == code
    except Unreadable:
        return False
