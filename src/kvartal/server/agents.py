"""Agents: the browser and system of a device, so that people recognise their own devices in a list."""

from __future__ import annotations

BROWSERS = (
    ("YaBrowser", "Yandex"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""What names a browser in a User-Agent header; browsers that also name another one come first."""
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


def agent_of(told: str) -> str:
    """Names the browser and the system; the versions, which would tell one person from another, are left out.

    >>> agent_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"), agent_of("curl/8")
    ('Firefox, Linux', '')
    """
    found = [next((name for sign, name in known if sign in told), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
