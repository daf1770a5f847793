"""A game that begins at a position: played over the wire, kept, replayed, and counted nowhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Player, running

import kvartal
from kvartal.texts import Texts

POSITION = "ruleset: town77\nseats: 2\ntown: A1\nhand 0: B2 A3\nhand 1: C3 C4\n"


def middle(ruleset: str, seats: int, turns: int) -> str:
    """Gives a position out of the middle of a game."""
    game = kvartal.new(ruleset, seats=seats, seed=4)
    for _ in range(turns):
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    while game.sealed:
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    return kvartal.write_position(game.rules, game.position)


def wish(ruleset: str, position: str, *kinds: str, **settings: Any) -> dict[str, Any]:
    seats = [{"kind": kind, "level": "easy"} if kind == "bot" else {"kind": kind} for kind in kinds]
    return {"ruleset": ruleset, "seats": seats, "settings": settings, "position": position}


async def finish(person: Player) -> None:
    while not person.over():
        await person.until(lambda: person.over() or person.to_act())
        if not person.over():
            done = person.update["draft"] and not person.update["legal"]
            await (person.ask("done", seat=0, base=person.update["seq"]) if done else step(person))


async def step(person: Player) -> None:
    assert (await person.act(person.update["legal"][0]))["type"] == "ok"


@pytest.mark.parametrize(("ruleset", "turns"), [("town77", 9), ("welcome", 12), ("estates(rounds=3)", 20)])
def test_a_person_plays_on_from_a_position_against_a_bot(tmp_path: Path, ruleset: str, turns: int) -> None:
    seats = kvartal.rules(ruleset).spec.least
    text = middle(ruleset, seats, turns)

    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            table = await person.post("/api/tables", wish(ruleset, text, "me", *["bot"] * (seats - 1)), 201)
            assert table["set_up"]
            await person.join(table["id"], 0)
            await finish(person)
            await person.leave()
            journal = live.site.lobby.tables[table["id"]].game.journal  # type: ignore[union-attr]
        # The next process knows of the game what is on disk.
        async with running(tmp_path) as live:
            again = Player(live.url, person.cookie, person.id)
            shown = await again.join(table["id"], 0)
            assert shown["over"] is not None
            replay = await again.get(f"/api/tables/{table['id']}/replay")
            assert replay["frames"][-1]["view"] is not None
            async with again.http() as http:
                told = (await http.get(f"/api/tables/{table['id']}/journal")).text
            await again.leave()
        assert told == str(journal)
        game = kvartal.replay(told)
        assert game.over is not None
        begun = kvartal.Game.at(text, dealer=kvartal.ScriptedDealer([]))
        assert game.journal.start == begun.journal.start

    asyncio.run(story())


def test_friends_gather_and_begin_at_the_position(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            host, guest = await live.player("Ada"), await live.player("Bob")
            table = await host.post("/api/tables", wish("town77", POSITION, "me", "open"), 201)
            await host.join(table["id"], 0)
            await guest.join(table["id"])
            assert (await guest.ask("sit", seat=1, name="Bob"))["type"] == "ok"
            assert (await host.ask("start"))["type"] == "ok"
            await host.until(lambda: bool(host.update["view"]))
            assert host.update["view"]["hands"][0]["tiles"] == ["A3", "B2"]
            assert "C3" not in str(host.update["view"]["hands"][1]), "the hand of another stays hidden"
            export = await guest.get("/api/me/export")
            assert export["tables"][0]["id"] == table["id"]
            assert "B2" not in str(export), "a position has all hands"
            await host.leave()
            await guest.leave()

    asyncio.run(story())


def test_nothing_of_it_counts(tmp_path: Path) -> None:
    text = middle("town77(solo)", 1, 3)

    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            table = await person.post("/api/tables", wish("town77(solo)", text, "me", daily=True), 201)
            assert "daily" not in table["settings"]
            await person.join(table["id"], 0)
            await finish(person)
            assert await person.get("/api/records?ruleset=town77(solo)") == []
            assert (await person.ask("rematch"))["type"] == "ok"
            (again,) = [one["table"] for one in person.heard if one["type"] == "moved"]
            assert (await person.get(f"/api/tables/{again}"))["set_up"], "a rematch begins at the same position"
            await person.join((await person.open("town77(solo)", "me"))["id"], 0)
            await finish(person)
            assert len(await person.get("/api/records?ruleset=town77(solo)")) == 1
            await person.leave()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("ruleset", "position", "key"),
    [
        ("town77", POSITION.replace("C3 C4", "C3 C3"), "C3"),
        ("town77", POSITION + "moon: full\n", "moon"),
        ("town77", "nonsense", "1"),
        ("town77(calls)", POSITION, "town77"),
        ("town77", "ruleset: town77\nseats: 2\ntown: A1\nstage: over\nout 0: 1\nout 1: 2\n", ""),
    ],
)
def test_a_position_that_does_not_do_is_refused_in_the_language_of_the_person(
    tmp_path: Path, ruleset: str, position: str, key: str
) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            person = await live.player()
            await person.post("/api/me", {"lang": "ru"})
            answer = await person.post("/api/tables", wish(ruleset, position, "me", "bot"), 400)
            assert answer["code"] == "bad-position"
            assert key in answer["message"]
            assert any("а" <= letter <= "я" for letter in answer["message"])
            assert Texts("ru").has(f"error-{answer['code']}")
            assert (await person.post("/api/tables", wish("town77", POSITION, "me", "bot", lesson=1), 400))["code"]

    asyncio.run(story())
