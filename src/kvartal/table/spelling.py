"""Spelling caches the texts of actions, which are sent with every update, once for each ruleset."""

from __future__ import annotations

from functools import lru_cache

from kvartal.core.rules import Rules


class Spelling(dict[int, str]):
    """The text of each action code that was asked for.

    >>> import kvartal
    >>> spelling_of(kvartal.rules("town77"))[0]
    'place A1 a1'
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, code: int) -> str:
        text = self[code] = str(self._rules.action(code))
        return text


@lru_cache(32)
def spelling_of(rules: Rules) -> Spelling:
    """Returns the spelling of a ruleset, one for all its tables."""
    return Spelling(rules)
