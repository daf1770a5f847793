"""A real server and a real Chromium for every test that looks through the browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.driver import Player

# A busy machine is slow, not wrong.
expect.set_options(timeout=20_000)

ROOT = Path(__file__).resolve().parents[2]
QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Uses the Chromium that the machine has; without one, Playwright's own, which fails if it is not there either."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("KVARTAL_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    return {**browser_type_launch_args, **({"executable_path": found} if found else {}), "args": QUIET}


@dataclass
class Server:
    """A running site and the way to tell it which test begins."""

    address: str
    begin: Callable[[str], None]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Runs a server on a free port; it stops when its input ends, also if the tests are killed."""
    command = [sys.executable, "-m", "tests.browser.site", str(tmp_path_factory.mktemp("site"))]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    talk, answer = process.stdin, process.stdout
    assert talk is not None
    assert answer is not None

    def begin(name: str) -> None:
        talk.write(f"{name}\n")
        talk.flush()
        assert answer.readline() == "\n", "the server is gone"

    with process:
        address = answer.readline().strip()
        assert address.startswith("http://127.0.0.1:"), "the server did not start"
        yield Server(address, begin)
        talk.close()


@pytest.fixture
def site(server: Server, request: pytest.FixtureRequest) -> str:
    """The address of the site, where the same cards come up whenever this test runs."""
    server.begin(request.node.name)
    return server.address


@pytest.fixture
def visit(site: str, browser: Browser) -> Iterator[Callable[..., Player]]:
    """Opens the site as a new person; errors in the page's console fail the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)

    def open_site(path: str = "/", lang: str = "ru", **settings: Any) -> Player:
        context = browser.new_context(
            base_url=site, locale={"ru": "ru-RU", "en": "en-GB"}[lang], **{"reduced_motion": "reduce", **settings}
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        listen(page)
        page.goto(path)
        return Player(page)

    yield open_site
    for context in contexts:
        context.close()
    assert complaints == []
