"""Twenty thousand messages that no client should send: each gets a typed answer, and the game goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import typing
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import LOOSE, Live, Player, away, gather, play_on, running

import kvartal
from kvartal.server.limits import Rate
from kvartal.table.codes import ErrorCode
from kvartal.table.protocol import LARGEST, ClientMessage

MESSAGES = 20_000
BATCH = 100
CODES = set(typing.get_args(ErrorCode))
KINDS = [kind.__struct_config__.tag for kind in typing.get_args(ClientMessage)]
TEXTS = ["place A1 a1", "place B2 b1", "keep", "leave", "discard C3", "exchange A1 A2 A3", "call a1", "facedown A1 a1"]
ODD: list[Any] = [None, True, -1, 0, 1, 2, 7, 10**9, 10**30, 1.5, "", "x", "\u0000", "😀" * 30, [], [[]], {}, {"a": 1}]


class Fuzz:
    """Makes messages from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.sent: list[str] = []

    def message(self, player: Player) -> str | bytes:
        make = self.rng.choices(
            (self.noise, self.broken, self.odd, self.shaped, self.again, self.large),
            (10, 15, 25, 35, 14, 1),
        )[0]
        message = make(player)
        if isinstance(message, str):
            self.sent.append(message)
        return message

    def noise(self, _: Player) -> str | bytes:
        size = self.rng.randrange(60)
        if self.rng.random() < 0.5:
            return self.rng.randbytes(size)
        return "".join(chr(self.rng.choice((34, 91, 123, 58, 44, 110, 49, 0x416, 0x1F600))) for _ in range(size))

    def broken(self, player: Player) -> str:
        """A good message with something cut out, doubled or changed."""
        text = self.shaped(player)
        at = self.rng.randrange(len(text))
        return self.rng.choice((text[:at], text[:at] + text[at + 1 :], text[:at] + text[at:] * 2, "[" * 3000 + text))

    def odd(self, player: Player) -> str:
        """A good message with a value that does not belong there."""
        message = json.loads(self.shaped(player))
        name = self.rng.choice([*message, "extra"])
        message[name] = self.rng.choice(ODD)
        if self.rng.random() < 0.2:
            del message[self.rng.choice(list(message))]
        return json.dumps(message)

    def shaped(self, player: Player) -> str:
        """A message of the right shape, mostly from the wrong person or at the wrong moment."""
        rng = self.rng
        kind = rng.choice(KINDS)
        if kind == "handover" and rng.random() < 0.9:
            # Bots that stand in play well formed turns, and soon the game would be over.
            kind = "resume"
        seq = player.update["seq"]
        texts = [*TEXTS, *player.update["legal"][:5]]
        fields: dict[str, Any] = {
            "id": f"f{rng.randrange(10**9)}",
            "seat": rng.choice((0, 1, 2, 7)),
            "base": rng.choice((0, seq - 1, seq, seq, seq + 1)),
            "text": rng.choice(texts),
            "done": rng.random() < 0.3,
            "protocol": 2,
            "since": rng.choice((0, seq, 10**6)),
            "level": rng.choice(("easy", "hard", "god")),
            "name": "Ёж",
            "at": rng.choice(("a1", "b2")),
            "key": rng.choice(("welcome-phrase-good", "phrase")),
        }
        wanted = {
            "hello": ("protocol", "since", "seat"),
            "look": ("id", "seat"),
            "act": ("id", "seat", "base", "text", "done"),
            "done": ("id", "seat", "base"),
            "why": ("id", "seat", "text"),
            "preview": ("id", "seat", "text"),
            "point": ("id", "seat", "at"),
            "sit": ("id", "seat", "name"),
            "fill": ("id", "seat", "level"),
            "start": ("id",),
            "rematch": ("id",),
            "chat": ("id", "text"),
            "phrase": ("id", "key"),
        }.get(kind, ("id", "seat"))
        return json.dumps({"type": kind, **{name: fields[name] for name in wanted}})

    def again(self, player: Player) -> str:
        return self.rng.choice(self.sent) if self.sent else self.broken(player)

    def large(self, player: Player) -> str:
        return json.dumps({"type": "chat", "id": "large", "text": "x" * (LARGEST + self.rng.randrange(1000))})


async def pelt(player: Player, seat: int | None, fuzz: Fuzz, messages: int) -> None:
    """Throws messages at the server in batches, and waits after each until all are answered."""
    for batch in range(0, messages, BATCH):
        for _ in range(min(BATCH, messages - batch)):
            await player.send(fuzz.message(player))
        answer = await player.ask("look", seat=seat)
        assert answer["type"] == "ok"


async def play_honestly(player: Player) -> None:
    """Plays the seat that nobody tampers with."""
    while True:
        await player.until(lambda: player.to_act(), 600)
        answer = await player.act(player.update["legal"][0])
        assert answer["type"] == "ok"


def test_twenty_thousand_bad_messages(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        # A few hints are enough: each costs as much as a thousand bad messages.
        async with running(tmp_path, replace(LOOSE, hints=Rate(0.01, 3))) as live:
            table, players = await gather(live, "town77", 3, standin="easy")
            stranger = await live.player()
            nobody = Player(live.url, "forged.cookie", "nobody")
            # The host plays honestly: from anybody else, sending people away is a bad message too.
            host, crowd = players[0], [*players[1:], stranger, nobody]
            for player in (stranger, nobody):
                await player.join(table)
            for player in crowd:
                player.heard.clear()
            number = host.update["seq"]
            honest = asyncio.get_running_loop().create_task(play_honestly(host))
            seats = [1, 2, None, None]
            await asyncio.gather(*(pelt(crowd[n], seats[n], Fuzz(n), MESSAGES // 4) for n in range(4)))
            # Bad messages have not stopped the game: those who sent them can go on, and so can everybody else.
            for seat, player in enumerate(players[1:], 1):
                await player.ask("resume", seat=seat)
                await player.ask("restart", seat=seat)
                if player.to_act():
                    assert (await player.act(player.update["legal"][0]))["type"] == "ok"
            await host.until(lambda: host.update["seq"] > number)
            honest.cancel()
            answers: Counter[str] = Counter()
            for player in crowd:
                assert player.closed is None, "the connection is kept"
                for message in player.heard:
                    if message["type"] == "error":
                        assert message["code"] in CODES - {"broken"}
                        answers[message["code"]] += 1
                    else:
                        answers[message["type"]] += 1
            assert answers["malformed"] > MESSAGES / 4
            assert answers["too-large"] > MESSAGES / 400
            assert min(answers[code] for code in ("not-your-seat", "stale", "not-host", "started")) > 5
            assert answers["bot-plays"] > 0
            assert min(answers[kind] for kind in ("ok", "refused", "update", "chat")) > 30
            await on_disk_as_in_memory(live, table)
            await requests(live, table)
            await away(crowd)
            for seat, player in enumerate(players):
                await player.join(table, seat)
                await player.ask("resume", seat=seat)
                await player.ask("restart", seat=seat)
            await play_on(players)
            await on_disk_as_in_memory(live, table)
            await away(players)

    with caplog.at_level(logging.ERROR):
        asyncio.run(story())
    assert [record.getMessage() for record in caplog.records] == []


async def on_disk_as_in_memory(live: Live, table: str) -> None:
    """Nothing is lost, and nothing is only in memory: what can be seen is on disk at that very moment."""
    shown = live.site.lobby.tables[table]
    game = shown.game
    assert game is not None
    # A bot may move between two looks; what was seen before is on disk, and what is on disk is seen after.
    before = await shown.peek(game.journal.copy)
    kept = await live.site.database.read(lambda t: t.load(table))
    after = await shown.peek(game.journal.copy)
    assert kept is not None
    assert kept.entries[: len(before.entries)] == before.entries
    assert kept.entries == after.entries[: len(kept.entries)]
    assert before.digests.items() <= kept.digests.items() <= after.digests.items()
    assert kvartal.replay(after).journal.digests == after.digests


async def requests(live: Live, table: str) -> None:
    """Requests that no client should send: never a 5xx."""
    rng = random.Random(8)
    paths = [
        "/",
        "/api",
        "/api/me",
        "/api/tables",
        "/api/games",
        "/api/records",
        "/healthz",
        "/ws/x",
        "/t/1",
        "/%00",
        "/..",
    ]
    paths += [f"/api/tables/{table}/{end}" for end in ("", "snapshot", "replay", "journal", "x")]
    paths += ["/api/tables/" + "x" * 3000, "/api/tables/..%2f..", "/static/../../pyproject.toml", "/api/tables/%ff"]
    seats: list[Any] = [*ODD, [{"kind": "me"}] * 2, [{"kind": "me"}] * 200, [{"kind": "bot", "level": "god"}] * 2]
    queries = ["", "?since=-1", "?seat=99&since=1e9", "?ruleset=%ff(", "?ruleset=welcome"]
    kinds = ["application/json", "text/plain", "multipart/form-data", "application/x-www-form-urlencoded"]
    rulesets = [*ODD, "town77", "town77("]
    async with (await live.player()).http() as http:
        for number in range(400):
            path = rng.choice(paths) + rng.choice(queries)
            method = rng.choice(("GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"))
            wish = {"ruleset": rng.choice(rulesets), "seats": rng.choice(seats), "name": "x" * number}
            body = rng.choice((b"", b"{", rng.randbytes(30), b"x" * 20_000, json.dumps(wish).encode()))
            kind = rng.choice(kinds)
            answer = await http.request(method, path, content=body, headers={"content-type": kind})
            assert answer.status_code < 500, (method, path, body[:80], answer.text)
            if answer.status_code >= 400 and method != "HEAD":
                assert answer.json()["code"] in CODES
