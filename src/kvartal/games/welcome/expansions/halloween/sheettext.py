"""Ghosts and candies in a position text: `ghosts 0: T1 M3`, `ghostlevels 0: x o -`, `treats 0: bis 1 1`."""

from __future__ import annotations

from kvartal.core.bits import members
from kvartal.core.errors import BadLine
from kvartal.core.postext import Fields
from kvartal.games.welcome.cards import PLACES
from kvartal.games.welcome.expansions.halloween import kinds
from kvartal.games.welcome.expansions.halloween.facts import Night
from kvartal.games.welcome.facts import Sheet

_KINDS = ("", "pool", "park", "bis")
Printed = tuple[int, list[tuple[int, int]]]
"""The marked places, and the bonuses of the ghosts as kind and number of marks, two a level."""


def write(night: Night) -> dict[str, str]:
    """Writes symbols, levels, the bonus of the ghosts and what is owed; what has its usual value is left out."""
    told = {
        "ghosts": _places(night.ghosts),
        "candies": _places(night.candies),
        "ghostlevels": _levels(night.ghost_level, night.ghosts_gone),
        "candylevels": _levels(night.candy_level, night.candies_gone),
        "treats": f"{_KINDS[night.bonus]} {night.treated} {night.treats}" if night.bonus else "",
        "haunted": PLACES.names[night.haunted] if night.haunted >= 0 else "",
        "sweet": "yes" if night.sweet else "",
    }
    return {name: value for name, value in told.items() if value}


def _places(mask: int) -> str:
    return " ".join(PLACES.names[place] for place in members(mask))


def _levels(taken: int, gone: int) -> str:
    """Writes for each level whether it is open, circled or crossed."""
    if not taken and not gone:
        return ""
    levels = range(1, kinds.LEVELS + 1)
    return " ".join("o" if level == taken else "x" if gone >> level & 1 else "-" for level in levels)


def read(fields: Fields, here: Sheet, night: Night, seat: int, prefix: str, printed: Printed) -> Night:
    """Reads them; raises `BadLine`."""
    marked, bonuses = printed
    night.ghosts = _marked(fields, f"{prefix}ghosts {seat}", marked)
    night.candies = _marked(fields, f"{prefix}candies {seat}", marked)
    night.ghost_level, night.ghosts_gone = _read_levels(fields, f"{prefix}ghostlevels {seat}")
    night.candy_level, night.candies_gone = _read_levels(fields, f"{prefix}candylevels {seat}")
    night.bonus, night.treated, night.treats = _read_treats(
        fields, f"{prefix}treats {seat}", bonuses[night.ghost_level * 2 - 2 :][:2] if night.ghost_level else []
    )
    owed = _marked(fields, f"{prefix}haunted {seat}", marked & here.houses & ~(night.ghosts | night.candies))
    if owed.bit_count() > 1:
        raise _wrong(fields, f"{prefix}haunted {seat}")
    night.haunted = next(members(owed), -1)
    sweet = fields.text(f"{prefix}sweet {seat}", "")
    if sweet not in ("", "yes") or (sweet and not night.candy_level):
        raise _wrong(fields, f"{prefix}sweet {seat}")
    night.sweet = int(sweet == "yes")
    return night


def _wrong(fields: Fields, name: str) -> BadLine:
    return BadLine(fields.line(name), "position-number", field=name, text=" ".join(fields.words(name))[:20])


def _marked(fields: Fields, name: str, allowed: int) -> int:
    """Reads a field that names marked places."""
    mask = PLACES.marked(fields, name)
    wrong = mask & ~allowed
    if wrong:
        raise BadLine(fields.line(name), "welcome-halloween-no-mark", place=PLACES.names[next(members(wrong))])
    return mask


def _read_levels(fields: Fields, name: str) -> tuple[int, int]:
    """Reads which level is circled, and which are crossed."""
    words = fields.words(name, "- - -")
    if len(words) != kinds.LEVELS or set(words) - {"-", "o", "x"} or words.count("o") > 1:
        raise _wrong(fields, name)
    gone = sum(1 << level for level, word in enumerate(words, 1) if word == "x")
    return words.index("o") + 1 if "o" in words else 0, gone


def _read_treats(fields: Fields, name: str, offered: list[tuple[int, int]]) -> tuple[int, int, int]:
    """Reads the bonus that was chosen, how many of its marks were made and how many are still to be made."""
    words = fields.words(name)
    if not words:
        return 0, 0, 0
    for kind, most in offered:
        if words[0] == _KINDS[kind] and len(words) <= 3 and all(word in "0123" for word in words[1:]):
            made = int(words[1]) if len(words) > 1 else most
            left = int(words[2]) if len(words) > 2 else 0
            if made + left <= most:
                return kind, made, left
    raise _wrong(fields, name)
