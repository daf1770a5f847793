"""What the host of a table can do for peace, in the browser, and what the others see of it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.driver import SOON, Player

Visit = Callable[..., Player]


def table_of(visit: Visit) -> tuple[Player, Player]:
    """Opens a table of an English host, with a guest who reads Russian."""
    host = visit("/new/town77?mode=friends", "en")
    host.set_name("Anna")
    host.by("begin").click()
    guest = visit(host.page.locator("#invite").input_value(), "ru")
    guest.set_name("Борис")
    guest.by("sit").click()
    expect(guest.page.get_by_text("это вы")).to_be_visible()
    return host, guest


def test_the_host_mutes_and_sends_away_before_the_game(visit: Visit) -> None:
    host, boris = table_of(visit)
    expect(boris.by("host-more")).to_have_count(0)
    expect(boris.by("close-table")).to_have_count(0)
    host.by("host-more").click()
    host.by("mute").click()
    expect(host.by("muted")).to_have_text("may not chat")
    expect(boris.by("muted")).to_have_text("чат закрыт")
    boris.page.get_by_label("Написать всем").fill("Привет")
    boris.page.keyboard.press("Enter")
    expect(boris.page.get_by_role("alert")).to_have_text("Хозяин стола попросил вас не писать в чат.")
    host.by("mute").click()
    expect(boris.by("muted")).to_have_count(0)
    host.check_accessible()

    # Nobody is sent away by a slip of the finger.
    host.by("dismiss").click()
    expect(host.by("dismiss-yes")).to_be_focused()
    host.page.get_by_role("button", name="Never mind").click()
    expect(boris.page.get_by_text("это вы")).to_be_visible()
    host.by("dismiss").click()
    host.check_accessible()
    host.by("dismiss-yes").click()
    expect(boris.page.get_by_role("heading", name="Вас попросили выйти")).to_be_visible()
    boris.check_accessible()
    expect(host.page.get_by_text("free seat")).to_be_visible()

    # Who comes again is told the same; in a context of its own, whose console may tell of the refusal.
    browser = boris.page.context.browser
    assert browser is not None
    again = browser.new_context(storage_state=boris.page.context.storage_state(), locale="ru-RU")
    page = again.new_page()
    page.goto(boris.page.url)
    expect(page.get_by_role("heading", name="Вас попросили выйти")).to_be_visible()
    again.close()


def test_the_host_closes_the_table_and_plays_on_with_a_bot(visit: Visit) -> None:
    host, boris = table_of(visit)
    watcher = visit(host.page.url, "ru")
    expect(watcher.by("sit")).to_have_count(0)
    host.by("start").click()
    for player in (host, boris, watcher):
        expect(player.table).to_be_visible(timeout=SOON)
    host.by("close-table").check()
    expect(watcher.page.get_by_role("heading", name="Стол закрыт")).to_be_visible()
    watcher.check_accessible()
    expect(boris.by("closed")).to_have_text("Стол закрыт для посторонних.")
    host.by("close-table").uncheck()
    expect(boris.by("closed")).to_have_count(0)
    watcher.page.reload()
    expect(watcher.table).to_be_visible(timeout=SOON)

    host.by("host-more").click()
    host.by("dismiss").click()
    host.by("dismiss-yes").click()
    expect(boris.page.get_by_role("heading", name="Вас попросили выйти")).to_be_visible()
    expect(host.by("standin")).to_be_visible()
    expect(host.page.get_by_role("log")).to_contain_text("The host has removed Борис from the table: a bot takes over.")
    told = "Борис выходит по просьбе хозяина стола: дальше ходит бот."
    expect(watcher.page.get_by_role("log")).to_contain_text(told)
    host.check_accessible()
