"""Whole games through the browser: together, at one screen, alone, by keyboard, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.driver import SOON, Player, play_on

Visit = Callable[..., Player]


def start_with_bots(player: Player, bots: int = 1) -> None:
    """Sets a table with easy bots."""
    player.page.goto("/new/town77?mode=bots")
    player.page.get_by_role("button", name=str(bots + 1), exact=True).click()
    for seat in range(bots):
        player.page.get_by_label(re.compile("Сила бота|Bot’s strength")).nth(seat).select_option("easy")
    player.by("begin").click()
    expect(player.table).to_be_visible(timeout=SOON)


def test_two_browsers_and_a_bot_play_a_whole_game_and_watch_it_again(visit: Visit) -> None:
    anna = visit("/new/town77?mode=friends", "ru")
    anna.set_name("Анна")
    anna.page.get_by_role("button", name="3", exact=True).click()
    anna.page.get_by_label("Место 3").select_option("bot")
    anna.page.get_by_label("Сила бота").select_option("easy")
    anna.by("begin").click()

    link = anna.page.locator("#invite").input_value()
    boris = visit(link, "en")
    boris.set_name("Boris")
    boris.by("sit").click()
    expect(anna.page.get_by_text("Boris")).to_be_visible()
    anna.by("start").click()

    for player in (anna, boris):
        expect(player.table).to_be_visible(timeout=SOON)
        expect(player.hand).to_have_count(4)
    expect(anna.page.get_by_role("list", name="Игроки")).to_contain_text("Boris")

    play_on((anna, boris), Player.step)
    # Whoever has won is not told their own name.
    expect(anna.by("why")).to_contain_text(re.compile("^(?!Анна)(Вы победили|.+ побеждает)"))
    expect(boris.by("why")).to_contain_text(re.compile("^(?!Boris)(You win|.+ wins)"))

    # Who wants to play again asks the others, and pulls nobody away.
    old = anna.page.url
    boris.by("rematch").click()
    expect(boris.page).not_to_have_url(old)
    expect(anna.by("follow")).to_be_visible()
    assert anna.page.url == old
    anna.by("replay").click()
    expect(anna.by("said")).not_to_be_empty()
    # The heading says which game it was, and the story stands beside the result.
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Town 77: запись партии")
    expect(anna.page.get_by_role("log")).to_be_in_viewport(ratio=1)
    end = anna.page.url
    anna.by("back").click()
    expect(anna.page).not_to_have_url(end)
    expect(anna.page).to_have_url(re.compile(r"/replay#\d+$"))
    moment = anna.page.url
    said = anna.by("said").inner_text()
    boris.page.goto(moment)
    expect(boris.by("said")).not_to_be_empty()
    anna.page.reload()
    expect(anna.by("said")).to_have_text(said)


def test_a_rematch_moves_everybody_to_a_new_table(visit: Visit) -> None:
    player = visit("/")
    start_with_bots(player)
    while player.await_turn() != "over":
        player.step()
    old = player.page.url
    # Who comes back to a finished board finds it as it is, without marks of what was news once.
    player.page.reload()
    expect(player.by("rematch")).to_be_visible(timeout=SOON)
    expect(player.page.locator("[data-placed].fresh")).to_have_count(0)
    player.by("rematch").click()
    expect(player.page).not_to_have_url(old)
    player.await_state("act", "wait")


def test_at_one_screen_the_hand_stays_hidden_until_its_owner_is_there(visit: Visit) -> None:
    player = visit("/new/town77?mode=screen")
    player.set_name("Анна")
    player.page.get_by_label("Имя", exact=True).fill("Борис")
    player.by("begin").click()
    expect(player.table).to_be_visible(timeout=SOON)
    owners = set()
    for _ in range(3):
        assert player.await_turn() == "curtain"
        expect(player.hand).to_have_count(0)
        owners.add(player.by("ready").inner_text())
        player.by("ready").click()
        player.await_state("act")
        expect(player.hand).to_have_count(4)
        turn = player.by("ready")
        while not turn.count() and player.state() == "act":
            player.step()
            player.await_state("act", "curtain")
    assert owners == {"Это я, Анна", "Это я, Борис"}


def test_a_reload_in_mid_turn_loses_nothing(visit: Visit) -> None:
    player = visit("/")
    start_with_bots(player)
    assert player.await_turn() == "act"
    assert player.take_placeable()
    cell = player.open_cells.first.get_attribute("data-cell") or ""
    player.open_cells.first.click()
    expect(player.by("done")).to_be_enabled()
    tiles = [tile.get_attribute("data-tile") for tile in player.hand.all()]
    player.page.reload()
    expect(player.by("done")).to_be_enabled()
    expect(player.cell(cell)).to_have_attribute("aria-label", re.compile("ещё не подтверждено"))
    assert [tile.get_attribute("data-tile") for tile in player.hand.all()] == tiles
    player.by("undo").click()
    expect(player.by("done")).to_have_count(0)
    expect(player.cell(cell)).to_have_attribute("aria-label", re.compile("пусто"))


def test_a_spectator_sees_the_town_and_no_hand(visit: Visit) -> None:
    player = visit("/")
    start_with_bots(player)
    assert player.await_turn() == "act"
    watcher = visit(player.page.url, "en")
    expect(watcher.status).to_contain_text("Waiting for")
    expect(watcher.hand).to_have_count(0)
    expect(player.page.get_by_text("Смотрит 1 зритель.")).to_be_visible()
    before = watcher.seq()
    player.step()
    watcher.await_change(before)
    player.page.get_by_label("Написать всем").fill("Привет!")
    player.page.keyboard.press("Enter")
    expect(watcher.page.get_by_text("Привет!")).to_be_visible()


def test_an_impossible_cell_says_why_in_the_readers_language(visit: Visit) -> None:
    player = visit("/", "en")
    start_with_bots(player)
    assert player.await_turn() == "act"
    player.cell("g7").click()
    expect(player.by("told")).to_contain_text("First pick a tile")
    player.hand.first.click()
    player.cell("a1").click()
    expect(player.by("told")).to_contain_text("a1 is taken")
    player.cell("g7").click()
    expect(player.by("told")).to_contain_text("does not touch the town")
    player.by("language").click()
    expect(player.by("told")).to_contain_text("не касается города")


def test_a_table_that_watches_for_mistakes_itself_lets_them_be_called(visit: Visit) -> None:
    player = visit("/new/town77?mode=bots", "en")
    player.page.get_by_role("button", name="2", exact=True).click()
    player.by("variants").click()
    player.page.get_by_label("Players watch for mistakes").check()
    player.by("begin").click()
    assert player.await_turn() == "act"
    player.page.get_by_role("button", name="Call a mistake").click()
    expect(player.status).to_contain_text("Point at the tile")
    player.cell("a1").click()
    expect(player.by("told")).to_contain_text("Everything is right on a1")
    player.hand.first.click()
    # Right or wrong, every free lot that touches the town is open to mistakes.
    expect(player.open_cells.first).to_be_visible()


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    player = visit("/")
    start_with_bots(player)
    keyboard = player.page.keyboard
    for _ in range(2):
        assert player.await_turn() == "act"
        before = player.seq()
        for digit in "1234":
            keyboard.press(digit)
            expect(player.hand.nth(int(digit) - 1)).to_have_attribute("aria-pressed", "true")
            if player.open_cells.count():
                break
        target = player.open_cells.first.get_attribute("data-cell") or ""
        player.page.locator('[data-cell][tabindex="0"]').focus()
        keyboard.press("Home")
        while keyboard_cell(player)[1] != "1":
            keyboard.press("ArrowUp")
        for _ in range(int(target[1]) - 1):
            keyboard.press("ArrowDown")
        for _ in range(ord(target[0]) - ord("a")):
            keyboard.press("ArrowRight")
        expect(player.cell(target)).to_be_focused()
        keyboard.press("Enter")
        expect(player.by("done")).to_be_enabled()
        keyboard.press("d")
        player.await_change(before)
        before = player.seq()
        keep = player.page.get_by_role("button", name="Оставить все")
        keep.focus()
        keyboard.press("Enter")
        player.await_change(before)
    keyboard.press("Shift+?")
    expect(player.page.get_by_role("dialog", name="Клавиши")).to_be_visible()
    keyboard.press("Escape")
    expect(player.page.get_by_role("dialog", name="Клавиши")).to_be_hidden()


def keyboard_cell(player: Player) -> str:
    found: str = player.page.evaluate("document.activeElement.dataset.cell")
    return found


def test_on_a_phone_a_turn_fits_on_the_first_screen(visit: Visit) -> None:
    player = visit("/", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    start_with_bots(player, 4)
    assert player.await_turn() == "act"
    assert player.take_placeable()
    player.open_cells.first.tap()
    for part in (
        player.by("done"),
        player.by("undo"),
        player.status,
        player.cell("a1"),
        player.cell("g7"),
        player.hand.last,
    ):
        expect(part).to_be_in_viewport(ratio=1)
    width = player.page.evaluate("document.documentElement.scrollWidth")
    assert width == 360
    player.by("done").tap()
    expect(player.by("done")).to_have_count(0)
    player.by("side").tap()
    expect(player.page.get_by_role("log")).to_be_visible()


def test_a_tile_can_be_dragged_into_the_town(visit: Visit) -> None:
    player = visit("/")
    start_with_bots(player)
    assert player.await_turn() == "act"
    assert player.take_placeable()
    tile = player.page.locator('[data-tile][aria-pressed="true"]')
    target = player.open_cells.first
    cell = target.get_attribute("data-cell") or ""
    tile.drag_to(target)
    expect(player.cell(cell)).to_have_attribute("aria-label", re.compile("ещё не подтверждено"))
    expect(player.by("done")).to_be_enabled()


def test_the_solo_challenge_is_counted_up_and_ends_with_a_record(visit: Visit) -> None:
    player = visit("/", "en")
    player.way("solo").click()
    expect(player.table).to_be_visible(timeout=SOON)
    # A phone of the same person, where things move.
    person = player.page.context.storage_state()
    phone = {"width": 360, "height": 640}
    moving = visit(player.page.url, "en", storage_state=person, viewport=phone, reduced_motion="no-preference")
    expect(moving.table).to_be_visible(timeout=SOON)
    while player.await_turn() != "over":
        if player.take_placeable():
            before = player.seq()
            player.open_cells.first.click()
            player.by("done").click()
        else:
            before = player.seq()
            player.page.get_by_role("button", name=re.compile("Face down")).click()
            assert player.take_placeable()
            player.open_cells.first.click()
            player.by("done").click()
        player.await_change(before)
    expect(player.page.get_by_text("Your first record")).to_be_visible()
    expect(moving.page.locator("[data-counting]")).to_be_visible(timeout=SOON)
    expect(moving.page.locator("[data-cell].lit").first).to_be_visible()
    built = player.page.locator('[data-cell]:not([aria-label*="empty"])').count()
    expect(moving.by("verdict")).to_have_attribute("data-total", str(built), timeout=SOON)
    expect(moving.page.get_by_role("dialog", name="Result")).to_be_visible(timeout=SOON)
    with player.page.expect_download() as saved:
        player.by("share").click()
    # The server draws it, with the board.
    table = player.page.url.rpartition("/")[2]
    drawn = player.page.request.get(f"/api/tables/{table}/picture?seat=0&lang=en")
    assert saved.value.path().read_bytes() == drawn.body()
    assert saved.value.suggested_filename == "kvartal.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    player.by("share-link").click()
    expect(player.by("share-link")).to_have_text("Copied")
    # One line a turn: what is turned up goes without saying.
    expect(player.page.get_by_role("log")).not_to_contain_text("turned up")
    player.page.goto("/")
    expect(player.way("solo")).to_contain_text(re.compile(r"record \d+"))


def test_a_hint_points_at_a_move_that_works(visit: Visit) -> None:
    player = visit("/")
    start_with_bots(player)
    assert player.await_turn() == "act"
    player.by("hint").click()
    expect(player.by("told")).to_contain_text(re.compile("Бот предлагает (поставить|обменять)"), timeout=SOON)
    expect(player.page.locator("[data-tile].advised")).not_to_have_count(0)


def test_a_tile_that_fits_nowhere_asks_for_another(visit: Visit) -> None:
    player = visit("/", "en")
    for _ in range(40):
        start_with_bots(player)
        assert player.await_turn() == "act"
        for tile in player.hand.all():
            tile.click()
            expect(tile).to_have_attribute("aria-pressed", "true")
            if not player.open_cells.count():
                expect(player.status).to_contain_text("fits nowhere now. Choose another tile.")
                return
            expect(player.status).not_to_contain_text("nowhere")
    raise AssertionError("every tile fits")


def test_without_confirming_a_touch_is_a_move(visit: Visit) -> None:
    player = visit("/")
    start_with_bots(player)
    assert player.await_turn() == "act"
    player.by("settings").click()
    player.page.get_by_label("Подтверждать каждый ход").uncheck()
    player.page.keyboard.press("Escape")
    before = player.seq()
    assert player.take_placeable()
    player.open_cells.first.click()
    player.await_change(before)
