"""Nobody is sent what they may not see: tested on the very bytes."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path

from tests.server.kit import away, gather, play_on, running

import kvartal
from kvartal.core import marks
from kvartal.core.game import Game
from kvartal.core.journal import Entry

TILE = re.compile(rb"\b[A-G][1-7]\b")


def hand(game: Game, seat: int) -> set[str]:
    view = game.rules.view(game.position, seat)
    return set(view.hands[seat].tiles)


def town(game: Game) -> set[str]:
    return {laid.tile for laid in game.rules.view(game.position, -1).town if laid is not None}


def named(entries: list[Entry], reader: int) -> set[str]:
    """Gives the tiles that new entries show to a reader: everything done openly, and what the reader did and drew."""
    shown: set[str] = set()
    actor = -1
    for entry in entries:
        if entry.seat == marks.CHANCE:
            # A tile drawn after the reader's own turn is the reader's; hands, too, were told before.
            if actor == reader:
                shown.add(entry.steps[0].verb)
            continue
        actor = entry.seat
        for step in entry.steps:
            if step.verb in ("place", "exchange") or actor == reader:
                shown |= set(step.args)
    return shown


def test_no_seat_is_ever_sent_the_tiles_of_another_or_of_the_bag(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 3)
            watcher = await live.player()
            await watcher.join(table)
            readers = {0: players[0], 1: players[1], 2: players[2], -1: watcher}
            await play_on(players, choose=random.Random(5).choice)
            await watcher.until(lambda: watcher.over())
            journal = live.site.lobby.tables[table].game.journal  # type: ignore[union-attr]
            messages = {reader: list(player.raw) for reader, player in readers.items()}
            await away([*players, watcher])

        # Play the journal again, and hold every message against the position it was sent at.
        games: dict[int, tuple[set[str], list[set[str]]]] = {}
        rules = kvartal.rules("town77")
        game = Game(rules, rules.new(3))
        for number, entry in enumerate(journal.entries, 1):
            game.enter(entry)
            games[number] = (town(game), [hand(game, seat) for seat in range(3)])
        last = len(journal.entries)
        checked = leaks = 0
        for reader, raws in messages.items():
            seen = 0
            for raw in raws:
                message = json.loads(raw)
                if message["type"] != "update" or message["view"] is None:
                    assert TILE.search(raw) is None or message["type"] == "refused"
                    continue
                seq = message["seq"]
                if seq == last:
                    continue  # the game is over and the hands lie open
                lying, hands = games[seq]
                allowed = lying | named(journal.entries[seen:seq], reader)
                allowed |= hands[reader] if reader >= 0 else set()
                # What the reader held before, while the new entries were made, is their own as well.
                allowed |= games[seen][1][reader] if seen and reader >= 0 else set()
                told = {tile.decode() for tile in TILE.findall(raw)}
                assert told <= allowed, (reader, seq, told - allowed, raw)
                others = set().union(*(hands[seat] for seat in range(3) if seat != reader))
                leaks += bool(others)
                checked += 1
                seen = seq
        assert checked > 50
        assert leaks > 50, "the test must have had something to find"

    asyncio.run(story())


def test_at_a_shared_screen_no_hand_is_shown_before_somebody_says_ready(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player("Ada")
            table = (await person.open("town77", "me", "local"))["id"]
            await person.join(table, 0)
            rng = random.Random(3)
            for _ in range(3):
                assert person.eyes() is None
                if person.over():
                    break  # and all hands lie open
                assert [hand["tiles"] for hand in person.update["view"]["hands"]] == [None, None]
                assert person.update["legal"] == []
                (seat,) = person.update["pending"]["seats"]
                assert (await person.ask("look", seat=seat))["type"] == "ok"
                assert person.update["view"]["hands"][seat]["tiles"] is not None
                assert person.update["view"]["hands"][1 - seat]["tiles"] is None
                while person.eyes() is not None:
                    assert person.to_act(), "the eyes stay while the same seat is to act, and no longer"
                    await person.act(rng.choice(person.update["legal"]))
                assert person.update["pending"]["seats"] != [seat] or person.over()
            # Even whoever comes back and asks for a seat at once must first say ready.
            await person.join(table, 0)
            assert person.update["seat"] is None
            await person.leave()

    asyncio.run(story())


def test_seats_of_others_cannot_be_looked_through(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            thief = await live.player()
            await thief.join(table, 0)
            assert thief.all("error")[0]["code"] == "not-your-seat"
            assert thief.update["seat"] is None
            assert (await thief.ask("look", seat=1))["code"] == "not-your-seat"
            assert (await thief.ask("hint", seat=0))["code"] == "not-your-seat"
            assert (await thief.ask("why", seat=0, text="keep"))["code"] == "not-your-seat"
            assert (await thief.ask("undo", seat=0))["code"] == "not-your-seat"
            assert (await thief.ask("done", seat=0, base=0))["code"] == "not-your-seat"
            assert (await thief.ask("rematch"))["code"] == "not-over"
            assert (await thief.ask("start"))["code"] == "not-host"
            for path in ("replay", "journal"):
                assert (await thief.get(f"/api/tables/{table}/{path}", 409))["code"] == "not-over"
            forged = await live.player()
            forged.cookie = players[0].id + "." + forged.cookie.split(".")[1]
            await forged.join(table, 0)
            assert forged.update["seat"] is None
            assert forged.all("error")[0]["code"] == "not-your-seat"
            await away([*players, thief, forged])

    asyncio.run(story())
