"""Devices, passkeys and what is kept of a person, in the browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.browser.driver import SOON, Player

Visit = Callable[..., Player]


def named(player: Player, name: str) -> None:
    """Gives somebody a name, and with it a place on disk."""
    player.by("settings").click()
    player.set_name(name)
    player.page.keyboard.press("Tab")
    player.page.keyboard.press("Escape")


def test_a_link_carries_a_seat_to_another_device_and_signing_out_takes_it_away(visit: Visit) -> None:
    anna = visit("/", "en")
    named(anna, "Anna")
    anna.way("solo").click()
    expect(anna.table).to_be_visible(timeout=SOON)
    table = anna.page.url
    anna.by("settings").click()
    anna.by("devices").click()
    anna.by("invite-device").click()
    expect(anna.by("qr")).to_be_visible()
    anna.check_accessible()
    link = anna.by("ticket").input_value()

    phone = visit(link, "ru", viewport={"width": 360, "height": 640})
    expect(phone.page.get_by_role("heading", name="Продолжить как Anna?")).to_be_visible()
    # The secret is gone from the address, and nothing has happened yet.
    assert "#" not in phone.page.url
    phone.check_accessible()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    phone.by("enter").click()
    phone.page.wait_for_url("**/")
    phone.page.goto(table)
    phone.await_turn()
    phone.await_state("act")

    anna.page.reload()
    expect(anna.by("sessions").locator("li")).to_have_count(2)
    anna.by("end").click()
    expect(anna.by("sessions").locator("li")).to_have_count(1)
    # The page on the other device is told at once, and shows the table as to a stranger.
    phone.await_state("wait")
    anna.by("end-here").click()
    expect(anna.page.get_by_text("there will be no way back")).to_be_visible()
    anna.check_accessible()
    anna.by("end-here-yes").click()
    anna.page.wait_for_url("**/")
    anna.page.goto(table)
    anna.await_state("wait")


def authenticator(page: Page) -> tuple[Any, str]:
    """Puts a virtual authenticator with passkeys into a browser."""
    client = page.context.new_cdp_session(page)
    client.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return client, client.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_passkey_brings_a_person_back_on_another_device(site: str, browser: Browser) -> None:
    # Passkeys are made for names; 127.0.0.1 is a number.
    home = site.replace("127.0.0.1", "localhost")
    contexts = [browser.new_context(base_url=home, locale="en-GB", reduced_motion="reduce") for _ in range(2)]
    first, second = (Player(context.new_page()) for context in contexts)
    first.page.goto("/")
    named(first, "Anna")
    first.page.goto("/devices")
    client, name = authenticator(first.page)
    first.by("passkey-make").click()
    expect(first.by("passkeys").locator("li")).to_have_count(1)
    first.check_accessible()
    keys = client.send("WebAuthn.getCredentials", {"authenticatorId": name})["credentials"]
    assert [key["isResidentCredential"] for key in keys] == [True]
    # The same authenticator is not given a second one.
    first.by("passkey-make").click()
    expect(first.page.get_by_role("alert")).to_be_visible()
    expect(first.by("passkeys").locator("li")).to_have_count(1)

    second.page.goto("/devices")
    there, other = authenticator(second.page)
    there.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": keys[0]})
    before = second.page.request.get("/api/me").json()["person"]
    second.by("passkey-enter").click()
    second.page.wait_for_url(f"{home}/")
    after = second.page.request.get("/api/me").json()
    assert (after["name"], after["person"] != before) == ("Anna", True)

    # A copy of the key, whose counter stands where it stood, is not believed.
    there.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": other})
    second.page.goto("/devices")
    third = Player(browser.new_context(base_url=home, locale="en-GB").new_page())
    third.page.goto("/devices")
    copied, last = authenticator(third.page)
    copied.send("WebAuthn.addCredential", {"authenticatorId": last, "credential": {**keys[0], "signCount": 0}})
    third.by("passkey-enter").click()
    expect(third.page.get_by_role("alert")).to_have_text("This passkey does not work here.")

    # Once it is deleted, it opens nothing.
    first.by("drop").click()
    expect(first.by("passkeys")).to_have_count(0)
    third.page.context.clear_cookies()
    third.page.reload()
    third.by("passkey-enter").click()
    expect(third.page.get_by_role("alert")).to_have_text("This passkey does not work here.")
    for player in (first, second, third):
        player.page.context.close()


def test_what_is_kept_is_told_downloaded_and_deleted(visit: Visit, tmp_path: Path) -> None:
    anna = visit("/", "ru")
    named(anna, "Анна")
    anna.way("solo").click()
    expect(anna.table).to_be_visible(timeout=SOON)
    table = anna.page.url
    anna.page.goto("/")
    anna.by("settings").click()
    anna.by("privacy").click()
    expect(anna.by("keeping")).to_contain_text("Столы и партии хранятся")
    anna.check_accessible()
    with anna.page.expect_download() as download:
        anna.by("export").click()
    download.value.save_as(tmp_path / "kvartal.json")
    assert json.loads((tmp_path / "kvartal.json").read_text(encoding="utf-8"))["person"]["name"] == "Анна"
    anna.by("forget").click()
    expect(anna.by("forget-yes")).to_be_focused()
    anna.check_accessible()
    anna.by("forget-yes").click()
    anna.page.wait_for_url("**/")
    anna.by("settings").click()
    expect(anna.page.get_by_label("Ваше имя")).to_have_value("")
    assert anna.page.request.get(table.replace("/t/", "/api/tables/")).status == 404
