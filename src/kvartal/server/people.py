"""People have a name and a signed cookie, and no account."""

from __future__ import annotations

import os
import secrets
import unicodedata
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, Signer

COOKIE = "kvartal"
YEAR = 365 * 24 * 3600
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits that are not taken for one another when somebody reads a link aloud."""


def token(length: int = 16) -> str:
    """Makes a name that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""Signs that turn the direction of what follows them, which may be another's words (by their class in Unicode)."""


def plain(text: str, most: int) -> str:
    """Makes one tidy line of a text: nothing that controls, no runs of spaces, not too long, or nothing to see."""
    kept = "".join(" " if _controls(sign) else sign for sign in text)
    line = " ".join(kept.split())[:most].strip()
    return line if any(unicodedata.category(sign) not in ("Cf", "Zs", "Mn") for sign in line) else ""


def _controls(sign: str) -> bool:
    return unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") or unicodedata.bidirectional(sign) in TURNING


class Identity:
    """Signs the cookies, with a secret that only the data folder knows."""

    def __init__(self, folder: Path) -> None:
        file = folder / "secret"
        # A start that was broken off, or had no room on the disk, leaves an empty file; anybody could sign with that.
        if not file.exists() or not file.read_bytes().strip():
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w") as opened:
                opened.write(secrets.token_hex(32))
        self._signer = Signer(file.read_bytes().strip(), salt="kvartal person", digest_method=sha256)

    def seal(self, person: str) -> str:
        """Gives the cookie of a person."""
        return self._signer.sign(person).decode()

    def read(self, cookie: str | None) -> str | None:
        """Gives the person of a cookie, or None if it was not made here."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
