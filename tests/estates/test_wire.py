"""No message that the server sends to a seat tells what another has in hand or box: tested on the very bytes."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest
from tests.server.kit import away, gather, play_on, running

import kvartal
from kvartal.core.game import Game
from kvartal.core.rng import Rng

WORLDS = 3


def test_no_message_depends_on_the_money_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The same deal every time: whether anybody embezzles must not hang on luck.
    monkeypatch.setattr("kvartal.table.dealing.secrets.randbits", random.Random(8).getrandbits)

    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "estates", 3)
            watcher = await live.player()
            await watcher.join(table)
            readers = {0: players[0], 1: players[1], 2: players[2], -1: watcher}
            await play_on(players, choose=random.Random(8).choice)
            await watcher.until(lambda: watcher.over())
            journal = live.site.lobby.tables[table].game.journal  # type: ignore[union-attr]
            messages = {reader: list(player.raw) for reader, player in readers.items()}
            await away([*players, watcher])

        rules = kvartal.rules("estates")
        game = Game(rules, rules.new(3))
        positions = {}
        for number, entry in enumerate(journal.entries, 1):
            game.enter(entry)
            positions[number] = game.position.copy()
        embezzled = [entry.seat for entry in journal.entries if str(entry.steps[0]) == "embezzle"]
        rng = Rng(1)
        checked = differed = 0
        for reader, raws in messages.items():
            for raw in raws:
                message = json.loads(raw)
                if message["type"] != "update" or message["view"] is None or message["over"]:
                    continue
                position = positions[message["seq"]]
                for fact in message["facts"]:
                    assert fact["key"] != "estates-fact-embezzled" or fact["args"]["seat"] == reader
                for seat, player in enumerate(message["view"]["players"]):
                    assert (player["hand"] is None and player["box"] is None) == (seat != reader)
                for _ in range(WORLDS):
                    world = position.copy()
                    world.resample(reader, rng)
                    differed += world.digest() != position.digest()
                    # The bytes of the message are those that any other money of the others would have given.
                    assert msgspec.json.encode(rules.view(world, reader)) in raw
                    scores = [rules.score(world, seat) for seat in range(3)]
                    told = [[line.points for line in lines] for lines in scores]
                    assert [[line["points"] for line in lines] for lines in message["scores"]] == told
                checked += 1
        assert checked > 400
        assert differed > 400, "the worlds must have differed from the real one"
        assert embezzled, "somebody must have had something to hide"

    asyncio.run(story())
