"""A view that is told by its changes is the view."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kvartal
from kvartal.table.bodies import Change
from kvartal.table.changes import changed, changes
from kvartal.table.updates import ViewCache

PLAIN = st.recursive(
    st.none() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", min_size=1, max_size=1), inner),
    max_leaves=12,
)


@given(PLAIN, PLAIN)
def test_changes_lead_from_any_view_to_any_other(before: Any, after: Any) -> None:
    assert changed(before, changes(before, after)) == after
    assert (changes(before, after) == []) == (before == after)


@pytest.mark.parametrize("ruleset", [name for kind in kvartal.titles() for name in kind.rulesets])
def test_every_step_of_a_turn_is_told_by_its_changes(ruleset: str) -> None:
    rng = random.Random(ruleset)
    game = kvartal.new(ruleset, seats=kvartal.rules(ruleset).spec.least, seed=5)
    whole, told = 0, 0
    for _ in range(12):
        if game.over:
            break
        seat = game.acting[0]
        views = ViewCache(game)
        draft = game.draft(seat)
        while not draft.complete:
            draft.step(rng.choice(draft.legal()))
            after = msgspec.json.encode(game.rules.view(draft.position, seat))
            sent = msgspec.json.encode(views.desk(seat, draft.steps))
            again = msgspec.json.decode(sent, type=list[Change])
            assert changed(msgspec.json.decode(views.view(seat)), again) == msgspec.json.decode(after)
            whole, told = whole + len(after), told + len(sent)
        game.commit(seat)
    assert told < whole
