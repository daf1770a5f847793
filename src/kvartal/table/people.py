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
"""The most combining marks on one letter: no language needs more, and taller stacks cover other people's words."""


BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing: fillers of Korean, and Braille without dots."""


def plain(text: str, most: int) -> str:
    """Makes one tidy line of a text: no control characters, stacked marks or runs of spaces, and not too long."""
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
        ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡ", "abcdefghljklmnoprstuvwyzag"),
    )
    for sign, letter in zip(alphabet, letters, strict=True)
}
"""Letters of other alphabets, and digits, that are drawn like Latin letters, small or capital; `i` is like `l`."""
CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
"""Greek capitals that are drawn like Latin ones, while the small letters are like others or none."""
UNSEEN = ("Mn", "Me", "Cf", "Zs", "Pc", "Pd", "Po", "Pi", "Pf", "Ps", "Pe")
"""What hardly changes how a name looks: marks, spaces and points (by their class in Unicode)."""


def skeleton(name: str) -> str:
    """Returns what is left of a name when all that looks the same is the same; it is compared and never shown.

    >>> skeleton("Аnnа") == skeleton("ＡＮＮＡ "), skeleton("Ilya") == skeleton("l1ya."), skeleton("Анна")
    (True, True, 'ahha')
    """
    wide = unicodedata.normalize("NFKC", name).translate(CAPITALS)
    bare = unicodedata.normalize("NFKD", wide.casefold())
    alike = bare.casefold().translate(ALIKE)
    return "".join(sign for sign in alike if unicodedata.category(sign) not in UNSEEN) or alike


def same_name(one: str, other: str) -> bool:
    """Returns whether two names would be taken for one another, as they are written or in capitals.

    >>> same_name("Anna", "Аnnа"), same_name("Νίκη", "ΝΙΚΗ"), same_name("", "")
    (True, True, False)
    """
    return skeleton(one) == skeleton(other) != "" or skeleton(one.upper()) == skeleton(other.upper()) != ""


def _controls(sign: str) -> bool:
    return (
        sign in BLANK
        or unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp")
        or unicodedata.bidirectional(sign) in TURNING
    )
