"""A player at a browser, in the words of the game instead of those of the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
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

    def await_mark(self, *marks: str, timeout: int = SOON) -> None:
        """Waits until the table has one of these marks.

        `expect` describes the whole page at every try, in case it is the last one: where much is waited for, that is
        a third of a browser's work.
        """
        wanted = ", ".join(f'[data-test="table"]{mark}' for mark in marks)
        self.page.locator(wanted).wait_for(state="attached", timeout=timeout)

    def await_state(self, *states: str, timeout: int = SOON) -> str:
        """Waits until the table is in one of these states, and tells in which."""
        self.await_mark(*(f'[data-state="{state}"]' for state in states), timeout=timeout)
        return self.state()

    def await_turn(self) -> str:
        """Waits until this browser has something to do, or the game is over."""
        return self.await_state("act", "curtain", "over")

    def seq(self) -> str:
        return self.table.get_attribute("data-seq") or ""

    def await_change(self, before: str) -> None:
        """Waits until what was decided counts."""
        self.await_mark(f':not([data-seq="{before}"])')

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
        self.await_change(before)

    def set_name(self, name: str) -> None:
        self.page.get_by_label(re.compile("Ваше имя|Your name")).first.fill(name)

    def paint(self, wanted: bool) -> None:
        """Lets the browser paint or not, until the page is loaded anew: what nobody looks at costs a sixth less."""
        self.page.evaluate("(wanted) => { document.documentElement.style.opacity = wanted ? 1 : 0; }", wanted)

    def check_accessible(self) -> None:
        """Finds nothing that would shut somebody out, and no key where a word should be."""
        body = self.page.locator("body")
        expect(body).to_have_attribute("aria-busy", "false")
        expect(body).not_to_contain_text(KEY, use_inner_text=True)
        results = Axe().run(self.page)
        assert results.violations_count == 0, results.generate_report()


def play_on(players: Sequence[Player], decide: Callable[[Player], object]) -> None:
    """Lets each of them decide whenever it is their turn, until the game is over."""
    first = players[0]
    for player in players:
        player.paint(False)
    while "over" not in [player.state() for player in players]:
        newest, acted = max(int(player.seq()) for player in players), False
        for player in players:
            # A page that has not heard yet would say that it waits, and so would all the others.
            while int(seq := player.seq()) < newest:
                player.await_change(seq)
            if player.await_state("act", "wait", "over") == "act":
                decide(player)
                acted = True
        if not acted:
            # It is a bot's turn.
            first.await_change(str(newest))
    for player in players:
        player.await_state("over")
        player.paint(True)
