"""The four titles, one folder each; they know the core and nothing of each other."""

from importlib import import_module

TITLES = ("town77", "sprawlopolis", "estates", "welcome")


def load() -> None:
    """Registers every title."""
    for title in TITLES:
        import_module(f"kvartal.games.{title}.rules")
