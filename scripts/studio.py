"""A site of its own with a browser in front of it, for the scripts that take pictures."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser import find_chromium
from environment import ROOT, Environment

sys.path.insert(0, str(ROOT))

from tests.browser.served import served


@dataclass
class Studio:
    """A running site, a browser, and the way to tell the site which chance comes next."""

    address: str
    browser: Browser
    begin: Callable[[str], None]


@contextmanager
def studio() -> Iterator[Studio]:
    """Runs both until the pictures are taken."""
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as site, sync_playwright() as playwright:
        program = find_chromium(Environment(ROOT / ".venv", "requirements-dev.txt"))
        browser = playwright.chromium.launch(executable_path=program)
        yield Studio(site.address, browser, site.begin)
        browser.close()


def image(picture: bytes, height: float) -> str:
    """Writes a picture as HTML, so many pixels high."""
    return f'<img style="height: {height}px" src="data:image/png;base64,{base64.b64encode(picture).decode()}">'


def montage(page: Page, drawn: str, style: str) -> bytes:
    """Takes one picture of many."""
    style = f"body {{ margin: 0; width: max-content; background: #999; {style} }}"
    page.set_content(f"<!doctype html><style>{style}</style>{drawn}")
    return page.locator("body").screenshot()
