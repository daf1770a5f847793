"""Blank sheets come as a PDF; what cannot be printed is refused, not broken."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from kvartal.server.app import make
from kvartal.server.site import Site


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    site: Any = make(Site.at(tmp_path))
    with TestClient(site, base_url="http://127.0.0.1") as client:
        yield client


def test_sheets_come_as_a_pdf(client: TestClient[Any]) -> None:
    answer = client.get("/api/print/welcome?sheets=2&paper=letter&lang=ru&aid&low-ink")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/pdf")
    assert answer.content.startswith(b"%PDF")
    assert answer.headers["content-disposition"] == 'inline; filename="welcome-2-aid-letter-ru-low-ink.pdf"'


def test_sheets_come_with_what_an_expansion_prints(client: TestClient[Any]) -> None:
    answer = client.get("/api/print/welcome?sheets=1&lang=en&ruleset=welcome(icecream)")
    assert (answer.status_code, answer.content[:4]) == (200, b"%PDF")
    assert answer.headers["content-disposition"] == 'inline; filename="welcome-icecream-1-a4-en.pdf"'


def test_the_player_aid_comes_alone_too(client: TestClient[Any]) -> None:
    answer = client.get("/api/print/welcome?sheets=0&aid&lang=en")
    assert (answer.status_code, answer.content[:4]) == (200, b"%PDF")
    assert answer.headers["content-disposition"] == 'inline; filename="welcome-aid-a4-en.pdf"'


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/print/town77", 404),
        ("/api/print/nothing", 404),
        ("/api/print/..%2fwelcome", 404),
        ("/api/print/welcome?sheets=0", 400),
        ("/api/print/welcome?sheets=9999", 400),
        ("/api/print/welcome?sheets=0001999999", 400),
        ("/api/print/welcome?sheets=x", 400),
        ("/api/print/welcome?paper=a0", 400),
        ("/api/print/welcome?ruleset=nothing", 400),
        ("/api/print/welcome?ruleset=town77", 400),
        ("/api/print/welcome?lang=fr", 400),
    ],
)
def test_what_cannot_be_printed_is_refused(client: TestClient[Any], path: str, status: int) -> None:
    assert client.get(path).status_code == status
