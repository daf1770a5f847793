"""The expansions, one folder each; the base game and the others do not know them.

Every folder of this package is one expansion and calls its extension `Expansion`.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from kvartal.games.welcome.extension import Extension

KINDS: tuple[type[Extension], ...] = tuple(
    import_module(f"{__name__}.{name}").Expansion for name in sorted(found.name for found in iter_modules(__path__))
)
"""All expansions, in the order of their names."""
