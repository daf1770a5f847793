"""What a link shows where it is shared: a name and a picture of the title, and nothing of the game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from tests.server.kit import running

from kvartal.server.pages import Pages


def pages(folder: Path) -> Pages:
    (folder / "index.html").write_text("<html><head></head><body></body></html>")
    for name in ("og.png", "og-town77.png"):
        (folder / name).write_bytes(b"picture")
    return Pages(folder)


def test_a_shared_link_has_a_name_and_a_picture(tmp_path: Path) -> None:
    found = pages(tmp_path)
    table = found.shared("https://example.org", "town77", "Town “77” <b>").body.decode()
    assert 'content="https://example.org/static/og-town77.png"' in table
    assert "&lt;b&gt;" in table
    assert 'content="https://example.org/static/og.png"' in found.shared("https://example.org").body.decode()
    assert "/static/og.png" in found.shared("https://example.org", "unknown", "Unknown").body.decode()


def test_the_page_of_a_table_names_its_title(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            anna = await live.player("Anna")
            table = await anna.open("town77(solo)", "me")
            async with httpx.AsyncClient(base_url=live.url, trust_env=False) as http:
                page = await http.get(f"/t/{table['id']}")
                front = await http.get("/")
                again = await http.get("/", headers={"if-none-match": front.headers["etag"]})
            assert 'property="og:title" content="Town 77 · Kvartal"' in page.text
            assert 'property="og:title" content="Kvartal"' in front.text
            assert again.status_code == 304

    asyncio.run(story())
