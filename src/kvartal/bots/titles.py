"""What bots know of a title: its evaluator, and how to list the worlds of an end that can be counted out.

A title of Kvartal has a package `kvartal.bots.<title>`; one from elsewhere names such a module by `Rules.judgement`. A
title without any is judged by the places of its ranking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kvartal.bots.evaluator import Evaluator, PlainEvaluator
from kvartal.core.position import Position
from kvartal.core.rules import Rules

MANY_WORLDS = 40
"""No title lists more worlds than this."""
Worlds = Callable[[Position, int], Iterable[Position] | None]
"""Lists every world that a seat cannot tell from this one, or None if there are too many."""


@cache
def _module(title: str, judgement: str) -> Any:
    """Returns the module that knows a title, or None."""
    name = judgement or f"kvartal.bots.{title}"
    return import_module(name) if judgement or find_spec(name) is not None else None


def evaluator(rules: Rules) -> type[Evaluator]:
    """Returns the evaluator of a ruleset."""
    module = _module(rules.title, rules.judgement)
    if module is None:
        return PlainEvaluator
    found: type[Evaluator] = module.evaluator(rules)
    return found


def worlds(rules: Rules) -> Worlds | None:
    """Returns the function that lists the worlds of a seat, if the title has one."""
    return getattr(_module(rules.title, rules.judgement), "worlds", None)
