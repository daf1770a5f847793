"""A player at a browser, in the words of the game instead of those of the page."""

from __future__ import annotations

import re
from dataclasses import dataclass

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

import kvartal

KEY = re.compile(rf"\b(?:{'|'.join(kind.title for kind in kvartal.titles())})-[a-z]+|\{{\$")
"""A key without words, or an argument that a sentence was not given."""
SOON = 30_000
"""Bots think, and the machine may be busy: so many milliseconds are soon."""


@dataclass
class Player:
    """One person with one browser."""

    page: Page

    def by(self, name: str) -> Locator:
        """Finds a part of the page by its test name."""
        return self.page.locator(f'[data-test="{name}"]')

    def way(self, name: str, title: str = "town77") -> Locator:
        """Finds a way to begin a game on the front page: now, solo."""
        return self.page.locator(f'[data-title="{title}"] [data-test="{name}"]')

    @property
    def table(self) -> Locator:
        return self.by("table")

    @property
    def status(self) -> Locator:
        return self.by("status")

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-tile]")

    @property
    def open_cells(self) -> Locator:
        return self.page.locator("[data-open]")

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-cell="{name}"]')

    def state(self) -> str:
        """Tells what the table waits for: act (me), wait (others), curtain, over."""
        return self.table.get_attribute("data-state") or ""

    def await_turn(self) -> str:
        """Waits until this browser has something to do, or the game is over."""
        expect(self.table).to_have_attribute("data-state", re.compile("act|curtain|over"), timeout=SOON)
        return self.state()

    def seq(self) -> str:
        return self.table.get_attribute("data-seq") or ""

    def take_placeable(self) -> bool:
        """Takes the first tile of the hand that fits somewhere."""
        for index in range(self.hand.count()):
            tile = self.hand.nth(index)
            if tile.get_attribute("aria-pressed") != "true":
                tile.click()
            expect(tile).to_have_attribute("aria-pressed", "true")
            if self.open_cells.count():
                return True
        return False

    def step(self) -> None:
        """Makes one decision: keep, leave, or place the first tile on the first cell, and waits until it counts."""
        before = self.seq()
        decided = self.page.locator('[data-test="game-button"].main')
        if decided.count():
            decided.first.click()
        elif self.take_placeable():
            self.open_cells.first.click()
            self.by("done").click()
        expect(self.table).not_to_have_attribute("data-seq", before, timeout=SOON)

    def set_name(self, name: str) -> None:
        self.page.get_by_label(re.compile("Ваше имя|Your name")).first.fill(name)

    def check_accessible(self) -> None:
        """Finds nothing that would shut somebody out, and no key where a word should be."""
        body = self.page.locator("body")
        expect(body).to_have_attribute("aria-busy", "false")
        expect(body).not_to_contain_text(KEY, use_inner_text=True)
        results = Axe().run(self.page)
        assert results.violations_count == 0, results.generate_report()
