"""The four titles, one folder each; they know the core and nothing of each other."""

from kvartal.core.ruleset import offer

RULES = {"town77": "Town77", "sprawlopolis": "Sprawlopolis", "estates": "TheEstates", "welcome": "WelcomeTo"}
"""The class of each title in its `rules.py`."""
TITLES = tuple(RULES)


def load() -> None:
    """Offers every title; its rules are loaded when somebody asks for it."""
    for title, name in RULES.items():
        offer(title, f"kvartal.games.{title}.rules:{name}")
