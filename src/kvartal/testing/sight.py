"""The laws of what is seen and told, which hold at every state of a game; see `kvartal.testing.laws`."""

from __future__ import annotations

from kvartal.core import marks, postext
from kvartal.core.draft import Draft
from kvartal.core.driver import Driver
from kvartal.core.position import Position
from kvartal.core.rng import Rng
from kvartal.core.rules import SPECTATOR, Fact, Rules, heard
from kvartal.core.visibility import seen_facts
from kvartal.testing.state import State, sent, worded
from kvartal.testing.walk import turn


def facts_are_seen_as_declared(state: State) -> None:
    """A fact that a seat may see, by its declaration, is the same in every world that the seat cannot tell apart."""
    for seat in state.some(3):
        here, there = seen_facts(state.position, seat), seen_facts(state.elsewhere(seat), seat)
        for name in here.keys() | there.keys():
            assert here.get(name) == there.get(name), f"seat {seat} may see {name}, yet another world has another one"


def views_show_no_more_than_is_seen(state: State) -> None:
    """A view is the same, byte for byte, in every world that its seat cannot tell from the real one."""
    for seat in state.some(3):
        world = state.elsewhere(seat)
        for reader in (seat, SPECTATOR):
            _sees_the_same(state, state.position, world, reader)
            for other in state.some(1):
                here, there = (state.rules.sheet(one, other, reader) for one in (state.position, world))
                assert sent(here) == sent(there), f"the sheet of seat {other} shows {reader} what {seat} does not know"
        for other in state.some(2):
            here, there = (state.rules.score(one, other) for one in (state.position, world))
            assert sent(here) == sent(there), f"the score of seat {other} tells what {seat} does not know"
        assert world.acting() == state.position.acting()
        if seat in world.acting():
            assert world.sandbox(seat).moves() == state.position.sandbox(seat).moves(), (
                f"seat {seat} may do other things"
            )


def drafts_show_no_more_than_is_seen(state: State) -> None:
    """After every step of a draft its seat sees and is told the same in every world that it cannot tell apart.

    Where the draft is made on the whole position, what others may see of it tells them nothing either; in rounds that
    is the next law.
    """
    for seat in (one for one in state.some(2) if one in state.position.acting()):
        world = state.elsewhere(seat)
        here, there = Draft(state.rules, state.position, seat), Draft(state.rules, world, seat)
        while not here.complete:
            assert here.legal() == there.legal(), f"after {here.steps}, seat {seat} may do other things"
            before, elsewhere = here.position.copy(), there.position.copy()
            action = state.rng.choice(here.legal())
            here.step(action)
            there.step(action)
            _sees_the_same(state, here.position, there.position, seat)
            told = state.rules.tell(before, seat, here.codes[-1], here.position)
            _told_the_same(told, state.rules.tell(elsewhere, seat, here.codes[-1], there.position), seat)
            for reader in (*state.some(1), SPECTATOR):
                if reader != seat and here.position.held == state.position.seats:
                    _shows_no_more(state, here.position, reader)


def rounds_under_way_are_secret(state: State) -> None:
    """In the middle of a round that several seats decide at once, a reader sees the own steps and nobody else's."""
    seats = state.position.acting()
    if len(seats) < 2:
        return
    middle = state.position.copy()
    drafts = {}
    # Somebody has not finished, so that the round is not resolved.
    slowest = state.rng.choice(seats)
    for seat in state.rng.sample(seats, min(4, len(seats))):
        steps = turn(Draft(state.rules, state.position, seat), state.rng)
        made = steps[: state.rng.randrange(len(steps) + (seat != slowest))]
        drafts[seat] = Draft(state.rules, state.position, seat, made)
        middle.focus(seat)
        for code in drafts[seat].codes:
            before = middle.copy()
            middle.play(code)
            for fact in state.rules.tell(before, seat, code, middle):
                worded(fact.key)
                sent(fact)
    for reader in {*drafts, *state.some(1), SPECTATOR}:
        own = drafts[reader].position if reader in drafts else state.position
        _sees_the_same(state, own, middle, reader)
        _shows_no_more(state, middle, reader)


def facts_tell_no_more_than_is_seen(state: State, samples: int = 3) -> None:
    """What happens next is told alike in every world that looks alike to the reader before and after it."""
    codes = _codes(state.rules, state.position)
    if not codes:
        return
    if len(state.position.acting()) > 1:
        _rounds_are_told_alike(state)
        return
    actor = state.position.actor()
    code = state.rng.choice(codes)
    for seat in state.some(2):
        world = state.elsewhere(seat)
        twins = [twin for twin in _codes(state.rules, world) if twin == code or _secret(state, actor, seat, code, twin)]
        for twin in {*state.rng.sample(twins, min(samples, len(twins))), *({code} & set(twins))}:
            here, there = _next(state.position, actor, code), _next(world, actor, twin)
            for reader in (seat, SPECTATOR):
                if sent(state.rules.view(here, reader)) == sent(state.rules.view(there, reader)):
                    told = state.rules.tell(state.position, actor, code, here)
                    _told_the_same(told, state.rules.tell(world, actor, twin, there), reader)


def other_worlds_come_from_what_is_seen(state: State) -> None:
    """A resampled world depends on the seat's sight and the stream alone, and it is a world of the same game."""
    for seat in state.some(2):
        stream = state.rng.getrandbits(64)
        direct, twice = state.position.copy(), state.elsewhere(seat)
        direct.resample(seat, Rng(stream))
        twice.resample(seat, Rng(stream))
        assert direct.digest() == twice.digest(), f"the world of seat {seat} depends on what it cannot see"
        text = postext.write(state.rules, direct)
        assert postext.read(text)[1].digest() == direct.digest(), f"seat {seat} is shown an impossible world\n{text}"
        assert dict(state.rules.ledger(direct)) == dict(state.rules.ledger(state.position))


def _sees_the_same(state: State, here: Position, there: Position, reader: int) -> None:
    assert sent(state.rules.view(there, reader)) == sent(state.rules.view(here, reader)), (
        f"reader {reader} sees what it cannot know"
    )


def _shows_no_more(state: State, position: Position, reader: int) -> None:
    """Holds what a reader sees in the middle of a turn to another world that the reader cannot tell apart."""
    world = position.copy()
    world.resample(reader, state.fresh())
    _sees_the_same(state, position, world, reader)


def _told_the_same(told: list[Fact], elsewhere: list[Fact], reader: int) -> None:
    said = sent(heard(told, reader))
    assert sent(heard(elsewhere, reader)) == said, f"reader {reader} is told a secret: {said.decode()}"


def _rounds_are_told_alike(state: State) -> None:
    """Resolves a round by the same turns in two worlds, where all of them can be made and lead to the same sight."""
    turns = {s: Draft(state.rules, state.position, s) for s in state.position.acting()}
    for draft in turns.values():
        turn(draft, state.rng)
    for seat in state.some(2):
        world = state.elsewhere(seat)
        if not all(_playable(world, other, draft.codes) for other, draft in turns.items()):
            continue
        drivers = [Driver(state.rules, one, tells=True) for one in (state.position.copy(), world)]
        told, elsewhere = ([f for s, d in turns.items() for f in driver.commit(s, d.codes)] for driver in drivers)
        for reader in (seat, SPECTATOR):
            here, there = (sent(state.rules.view(driver.position, reader)) for driver in drivers)
            if here == there:
                _told_the_same(told, elsewhere, reader)


def _playable(world: Position, seat: int, codes: list[int]) -> bool:
    """Returns whether a seat could take these steps in a world."""
    sandbox = world.sandbox(seat)
    for code in codes:
        if code not in sandbox.moves():
            return False
        sandbox.play_unchecked(code)
    return True


def _codes(rules: Rules, position: Position) -> list[int]:
    if position.actor() == marks.CHANCE:
        return [code for code, _ in rules.odds(position)]
    return position.moves()


def _next(before: Position, actor: int, code: int) -> Position:
    after = before.copy()
    if actor == marks.CHANCE:
        after.turn_up(code)
    else:
        after.play(code)
    return after


def _secret(state: State, actor: int, seat: int, code: int, twin: int) -> bool:
    """Returns whether a reader at this seat may fail to see which of two codes was played."""
    if actor == marks.CHANCE:
        return True
    verb = state.rules.action(code).verb
    return actor != seat and verb not in state.rules.shown and state.rules.action(twin).verb == verb
