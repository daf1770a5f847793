"""Finds Chromium or Chrome for the browser tests, or installs it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from environment import Environment, call
from installer import SetupError, say

# The shell is the same browser without windows, which nobody sees here: its pages cost a quarter less.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
MAC = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
# Without a font the letters of both languages are empty boxes, and so are the measures of the layout.
FONTS = "fonts-dejavu-core"
ASK_PLAYWRIGHT = (
    "from playwright.sync_api import sync_playwright as start\n"
    "with start() as playwright: print(playwright.chromium.executable_path)"
)


def find_chromium(environment: Environment) -> str:
    """Return the path of a browser: the named one, an installed one, Debian's, or Playwright's own."""
    named = os.environ.get("KVARTAL_CHROMIUM")
    if named:
        if not shutil.which(named):
            raise SetupError(f"KVARTAL_CHROMIUM is {named}, which is not a program.")
        return named
    found = installed()
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        say("installing Chromium by apt-get …")
        quietly = {"DEBIAN_FRONTEND": "noninteractive"}
        # Another installation may be going on, for instance of updates that nobody asked for.
        get = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300")
        if call(*get, "update", variables=quietly):
            install = (*get, "install", "--yes", "--no-install-recommends", FONTS)
            any(call(*install, package, variables=quietly) for package in (SHELL, "chromium"))
        found = installed()
    return found or playwrights_own(environment)


def installed() -> str | None:
    """Return a browser that the system has."""
    return next((path for name in (*NAMES, *MAC) if (path := shutil.which(name))), None)


def playwrights_own(environment: Environment) -> str:
    """Let Playwright download its browser and return the path."""
    say("downloading Chromium by Playwright …")
    asked = environment.output("python", "-c", ASK_PLAYWRIGHT)
    if asked and (Path(asked).exists() or call(environment.program("playwright"), "install", "chromium")):
        return asked
    raise SetupError(
        "no Chromium or Chrome for the browser tests: none is installed, and neither apt-get nor Playwright "
        "could bring one. Install one, or let KVARTAL_CHROMIUM name it."
    )
