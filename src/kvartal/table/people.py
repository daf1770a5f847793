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


STACKED = 4
"""So many marks may stand above and below one letter; no language needs more, and a tower covers others' words."""


def plain(text: str, most: int) -> str:
    """Makes one tidy line of a text: nothing that controls, no towers, no runs of spaces, not too long, or nothing."""
    kept, stacked = "", 0
    for sign in text:
        stacked = stacked + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if stacked <= STACKED:
            kept += " " if _controls(sign) else sign
    line = " ".join(kept.split())[:most].strip()
    return line if any(unicodedata.category(sign) not in ("Cf", "Zs", "Mn") for sign in line) else ""


ALIKE = {
    ord(sign): letter
    for alphabet, letters in (
        ("авекмнорстухіјѕһԁԛԝү", "abekmhopctyxljshdqwy"),
        ("αβεηικμνορτυχω", "abenlkmvoptuxw"),
        ("01|!ıi", "olllll"),
    )
    for sign, letter in zip(alphabet, letters, strict=True)
}
"""Letters of other alphabets, and digits, that are drawn like Latin letters, small or capital; `i` is like `l`."""


def skeleton(name: str) -> str:
    """Gives what is left of a name when all that looks the same is the same; it is compared and never shown.

    >>> skeleton("Аnnа") == skeleton("ＡＮＮＡ "), skeleton("Ilya") == skeleton("l1ya"), skeleton("Анна")
    (True, True, 'ahha')
    """
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(sign for sign in bare if unicodedata.category(sign) not in ("Mn", "Me", "Cf", "Zs", "Pc", "Pd"))
    return seen.casefold().translate(ALIKE)


def same_name(one: str, other: str) -> bool:
    """Tells whether two names would be taken for one another.

    >>> same_name("Anna", "Аnnа"), same_name("", "")
    (True, False)
    """
    return bool(skeleton(one)) and skeleton(one) == skeleton(other)


def _controls(sign: str) -> bool:
    return unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") or unicodedata.bidirectional(sign) in TURNING
