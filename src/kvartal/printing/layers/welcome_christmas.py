"""Garlands on the paper sheet of Welcome To."""

from __future__ import annotations

WORDS = ("longest",)


def facts() -> dict[str, object]:
    """The gaps between houses are those of the base sheet."""
    return {}
