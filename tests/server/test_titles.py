"""Every title can be played at a table: steps are drafted, taken back and committed, and the game comes to its end."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.kit import running

import kvartal
from kvartal import texts
from kvartal.server import app


@pytest.mark.parametrize("title", [kind.title for kind in kvartal.titles()])
def test_a_title_is_played_from_the_first_deal_to_the_replay(title: str, tmp_path: Path) -> None:
    seats = max(2, kvartal.rules(title).spec.least)

    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            rng = random.Random(1)
            # Everybody at one screen: whoever is to act says ready, and plays a whole turn.
            table = (await person.open(title, "me", *["local"] * (seats - 1)))["id"]
            await person.join(table)
            tried = False
            while not person.over():
                pending = person.update["pending"]
                seat = next(one for one in pending["seats"] if one not in pending["ready"])
                assert (await person.ask("look", seat=seat))["type"] == "ok"
                while person.eyes() == seat and person.to_act() and not person.update["complete"]:
                    step = rng.choice(person.update["legal"])
                    assert (await person.act(step, done=False))["type"] == "ok"
                    assert person.update["draft"][-1] == step
                    assert person.update["desk"] is not None
                    if not tried:
                        tried = True
                        assert (await person.ask("undo", seat=seat))["type"] == "ok"
                        assert (await person.act(step, done=False))["type"] == "ok"
                answer = await person.ask("done", seat=seat, base=person.update["seq"])
                assert answer["type"] == "ok", answer
            game = live.site.lobby.tables[table].game
            assert game is not None
            assert kvartal.replay(game.journal).over == game.over
            shown = await person.get(f"/api/tables/{table}/replay")
            assert shown["frames"][-1]["view"] == person.update["view"]
            assert len(person.update["scores"]) == seats
            assert shown["scores"] == person.update["scores"]
            await person.leave()

    asyncio.run(story())


def test_titles_and_words_are_there_before_somebody_asks_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SETTLED", 0)
    texts.bundle.cache_clear()

    async def story() -> None:
        async with running(tmp_path) as live:
            while texts.bundle.cache_info().currsize < len(texts.LANGUAGES):
                await asyncio.sleep(0.01)
            read = texts.bundle.cache_info().misses
            person = await live.player()
            assert "town77" in (await person.get("/api/rules?ruleset=nonsense", 400))["message"]
            assert texts.bundle.cache_info().misses == read

    asyncio.run(story())
