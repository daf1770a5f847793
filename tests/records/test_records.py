"""Journals of every rules version that was ever released replay for ever, or say why they do not.

A file is called `<ruleset>.v<rules version>.journal`. Never change one: add those of a new version beside it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import kvartal
from kvartal.core.journal import FORM, Journal

RECORDS = sorted((Path(__file__).parent / "kept").glob("*.journal"))
ENDED = dict.fromkeys(["town77-calls.v1.journal", "welcome-experienced-pass-left.v1.journal"], "journal-old")
"""Journals of rules that are not played any more: what their reader is told."""


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.name))
def test_a_journal_replays_to_its_end_or_says_why_not(file: Path) -> None:
    record = Journal.read(file.read_text("utf-8"))
    if file.name in ENDED:
        with pytest.raises(kvartal.Unreadable) as caught:
            kvartal.replay(record)
        assert caught.value.key == ENDED[file.name]
        return
    game = kvartal.replay(record)
    assert game.over is not None
    assert game.unchecked == (len(record.digests) if record.form < FORM else 0)


def test_every_ruleset_that_a_site_offers_has_a_record() -> None:
    kept = {Journal.read(file.read_text("utf-8")).ruleset for file in RECORDS}
    assert {ruleset for kind in kvartal.titles() for ruleset in kind.rulesets} <= kept | {"handful"}


def test_a_digest_of_the_present_form_is_compared() -> None:
    game = kvartal.new("town77", seats=2, seed=3)
    game.play(game.acting[0], game.legal(game.acting[0])[0])
    last = max(game.journal.digests)
    assert kvartal.replay(str(game.journal)).unchecked == 0
    game.journal.digests[last] = "0" * 16
    with pytest.raises(kvartal.BadLine, match="journal-digest"):
        kvartal.replay(str(game.journal))
