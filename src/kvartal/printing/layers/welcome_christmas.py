"""Garlands on the paper sheet of Welcome To."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WORDS = ("longest",)


def facts(printed: Mapping[str, Any]) -> dict[str, object]:
    """The gaps between houses are those of the base sheet."""
    return {}
