"""A real server and a real Chromium for every test that looks through the browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.driver import Player
from tests.browser.served import Server, served

# A busy machine is slow, not wrong.
expect.set_options(timeout=20_000)

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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Runs a site of its own."""
    with served(tmp_path_factory.mktemp("site")) as server:
        yield server


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
