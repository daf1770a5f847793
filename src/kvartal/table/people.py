"""People have a name and no account: what their names and texts may hold, and names that nobody can guess."""

from __future__ import annotations

import secrets
import unicodedata

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
