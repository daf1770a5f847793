"""A person is known by a signed cookie, and has no account."""

from __future__ import annotations

import os
import secrets
from hashlib import blake2b, sha256
from pathlib import Path

from itsdangerous import BadSignature, Signer

COOKIE = "kvartal"
YEAR = 365 * 24 * 3600
FIRST = "first"
"""The session of a cookie that names none: those from before there were sessions."""


class Identity:
    """Signs the cookies, with a secret that only the data folder knows."""

    def __init__(self, folder: Path) -> None:
        file = folder / "secret"
        # A start that was broken off, or had no room on the disk, leaves an empty file; anybody could sign with that.
        if not file.exists() or not file.read_bytes().strip():
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w") as opened:
                opened.write(secrets.token_hex(32))
        secret = file.read_bytes().strip()
        self._signer = Signer(secret, salt="kvartal person", digest_method=sha256)
        self.deals = blake2b(secret, digest_size=32, person=b"kvartal deals").digest()
        """The part of the secret that is mixed into the deals of the days."""

    def seal(self, person: str, session: str = FIRST) -> str:
        """Returns the cookie of a person's session."""
        return self._signer.sign(f"{person}-{session}").decode()

    def read(self, cookie: str | None) -> tuple[str, str] | None:
        """Returns the person and the session of a cookie, or None if it was not made here."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            person, _, session = self._signer.unsign(cookie).decode().partition("-")
        except (BadSignature, UnicodeError):
            return None
        return person, session or FIRST
