"""What a link shows where it is shared: a name and a picture of the table, and nothing that is hidden there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.kit import LOOSE, gather, play_on, running

from kvartal.server.limits import Rate
from kvartal.server.pages import Pages
from kvartal.server.pictures import Pictures

PNG = b"\x89PNG"


def pages(folder: Path) -> Pages:
    (folder / "index.html").write_text("<html><head></head><body></body></html>")
    for name in ("og.png", "og-town77.png"):
        (folder / name).write_bytes(name.encode())
    return Pages(folder)


def test_a_shared_link_has_a_name_and_a_picture(tmp_path: Path) -> None:
    found = pages(tmp_path)
    table = found.shared("https://example.org", "Town “77” <b>", "xyz").body.decode()
    assert 'content="https://example.org/api/tables/xyz/picture"' in table
    assert "&lt;b&gt;" in table
    assert 'content="https://example.org/static/og.png"' in found.shared("https://example.org").body.decode()
    assert found.emblem("town77") == b"og-town77.png"
    assert found.emblem("unknown") == b"og.png"


def test_the_page_of_a_table_names_its_title_and_its_picture(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            table = await anna.open("town77(solo)", "me")
            async with httpx.AsyncClient(base_url=live.url, trust_env=False) as http:
                page = await http.get(f"/t/{table['id']}")
                front = await http.get("/")
                again = await http.get("/", headers={"if-none-match": front.headers["etag"]})
                odd = await http.get("/t/%22%3E%3Cscript%3E")
                missing = await http.get("/api/tables/nothing/picture")
            assert 'property="og:title" content="Town 77 · Kvartal"' in page.text
            assert f"/api/tables/{table['id']}/picture" in page.text
            assert 'property="og:title" content="Kvartal"' in front.text
            assert "<script>" not in odd.text.partition("og:image")[2].partition("/>")[0]
            assert again.status_code == 304
            assert missing.status_code == 404

    asyncio.run(story())


@pytest.mark.parametrize("ruleset", ["town77", "estates", "welcome", "sprawlopolis"])
def test_the_picture_shows_what_a_stranger_sees_whoever_asks(tmp_path: Path, ruleset: str) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, ruleset, 2)
            drafting = next(player for player in players if player.to_act())
            address = f"/api/tables/{table}/picture"
            async with httpx.AsyncClient(base_url=live.url, trust_env=False) as http, drafting.http() as own:
                first = await http.get(address)
                seen = await own.get(address)
                live.site.pictures = Pictures()
                assert (await drafting.act(drafting.update["legal"][0], done=False))["type"] == "ok"
                drafted = await own.get(address)
            assert first.content.startswith(PNG)
            assert first.headers["cache-control"] == "public, max-age=60"
            # Neither the hand of whoever asks nor what is only drafted changes a byte.
            assert seen.content == drafted.content == first.content

    asyncio.run(story())


def test_the_picture_of_a_finished_game_is_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "town77", 2)
            address = f"{live.url}api/tables/{table}/picture"
            async with httpx.AsyncClient(trust_env=False) as http:
                before = await http.get(address)
                await play_on(players)
                after = await http.get(address)
            assert after.content.startswith(PNG)
            assert after.content != before.content

    asyncio.run(story())


def test_whoever_hands_on_a_result_shows_the_own_sheet_in_the_own_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, players = await gather(live, "welcome", 2)
            dice = Random(3)
            await play_on(players, choose=dice.choice)
            address = f"/api/tables/{table}/picture"
            async with players[0].http() as own, httpx.AsyncClient(base_url=live.url, trust_env=False) as stranger:
                asked = ("", "?seat=0&lang=en", "?seat=1&lang=en", "?seat=0&lang=ru")
                linked, *made = [(await own.get(address + one)).content for one in asked]
                assert len(set(made)) == 3
                # What a link shows is one of the sheets, and a seat that nobody has changes nothing.
                assert linked in made
                assert (await own.get(address + "?seat=7&lang=xx")).content == linked
                assert (await players[0].ask("close", closed=True))["type"] == "ok"
                kept = await own.get(address + asked[1])
                refused = await stranger.get(address + asked[1])
            assert kept.content == made[0]
            assert kept.headers["cache-control"] == "private, max-age=60"
            assert refused.status_code == 403

    asyncio.run(story())


def test_of_a_closed_table_nothing_is_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            table, (host, _) = await gather(live, "town77", 2)
            assert (await host.ask("close", closed=True))["type"] == "ok"
            async with host.http() as http:
                picture = await http.get(f"/api/tables/{table}/picture")
                page = await http.get(f"/t/{table}")
            assert picture.content == live.site.pages.emblem()
            assert 'property="og:title" content="Kvartal"' in page.text
            assert "/picture" not in page.text

    asyncio.run(story())


def test_pictures_cost_something_unless_they_are_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, replace(LOOSE, sheets=Rate(1e-6, 1))) as live:
            anna = await live.player("Anna")
            first, second = [(await anna.open("town77", "me", "open"))["id"] for _ in range(2)]
            async with httpx.AsyncClient(base_url=live.url, trust_env=False) as http:
                told = [(await http.get(f"/api/tables/{name}/picture")).status_code for name in (first, first, second)]
            assert told == [200, 200, 429]

    asyncio.run(story())
