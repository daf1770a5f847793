"""Extras are optional dependencies: rules, bots and lab need none, but commands, site and printing do."""

from __future__ import annotations

from importlib.util import find_spec

from kvartal.core.errors import KvartalError

EXTRAS: dict[str, tuple[str, ...]] = {
    "cli": ("click", "msgspec", "rich"),
    "print": ("typst",),
    "server": (
        "alembic",
        "fido2",
        "itsdangerous",
        "litestar",
        "msgspec",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
}
"""What each extra brings, by the names that are imported; `pyproject.toml` says which releases."""


def require(extra: str) -> None:
    """Raises a `KvartalError` that says what to install, if a package of an extra is missing."""
    missing = [name for name in EXTRAS[extra] if find_spec(name) is None]
    if missing:
        raise KvartalError("missing-extra", extra=extra, packages=", ".join(missing))
