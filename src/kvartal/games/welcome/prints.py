"""Own sheets: what the owner of a printed sheet may correct, as a part of the ruleset and as a file.

The tables of the expansions partly hold guesses, since pictures were lost. A `Print` is one sort of thing on a sheet
whose place or value may be put right. A ruleset carries the corrections as `own=WORD:T0-1.T4-2;PLAN:8-4`: sections
parted by semicolons, each a sort of thing, or a plan with what it pays. The file is JSON with the same sections.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kvartal.core.errors import Unreadable
from kvartal.games.welcome.cards import PLACES
from kvartal.games.welcome.tables import table

Table = Mapping[str, Any]
FORM = "kvartal_sheet"
"""The field that says what a file is; its value is the form's version."""
MOST_POINTS = 40
LONGEST = 20_000
"""No file needs more characters."""


@dataclass(frozen=True, slots=True)
class Print:
    """A sort of thing that stands at places of a sheet, each with a few values, such as a colour and a number."""

    word: str
    path: tuple[str, ...]
    """Where the table of the expansion lists them."""
    values: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    """The values of each: the name in the table, and for every letter of the ruleset what it means."""
    least: int = 1
    form: str = "places"
    """How items are written, for screens that let people change them."""
    everywhere: bool = False
    """Whether every street must have one: a plan that wants all of a street would be fulfilled where there are none."""

    @property
    def letters(self) -> tuple[tuple[str, ...], ...]:
        """For each value, the letters it may have."""
        return tuple(tuple(known) for _, known in self.values)

    def spell(self, entry: Mapping[str, Any]) -> str:
        """Spells one for the ruleset, such as `T2-t1`."""
        letters = [
            next(letter for letter, value in known.items() if value == entry[name]) for name, known in self.values
        ]
        return "-".join(filter(None, (self.place(entry), "".join(letters))))

    def place(self, entry: Mapping[str, Any]) -> str:
        """Names the place of one."""
        return f"{'TMB'[entry['street']]}{entry['house']}"

    def read(self, text: str) -> dict[str, Any]:
        """Reads one as the ruleset spells it; raises `Unreadable`."""
        where, _, letters = text.partition("-")
        if len(letters) != len(self.values):
            raise Unreadable("welcome-own-item", section=self.word, item=text[:20])
        entry = self.at(where, text)
        for (name, known), letter in zip(self.values, letters, strict=True):
            if letter not in known:
                raise Unreadable("welcome-own-item", section=self.word, item=text[:20])
            entry[name] = known[letter]
        return entry

    def at(self, where: str, text: str) -> dict[str, Any]:
        """Reads the place of one; raises `Unreadable`."""
        if where not in PLACES.numbers:
            raise Unreadable("welcome-own-item", section=self.word, item=text[:20])
        return {"street": "TMB".index(where[0]), "house": int(where[1:]), "source": "owner"}

    def listed(self, printed: Table) -> list[dict[str, Any]]:
        """Returns what the table of an expansion lists."""
        found: Any = printed
        for name in self.path:
            found = found[name]
        return list(found)

    def put(self, printed: Table, entries: Sequence[Mapping[str, Any]]) -> Table:
        """Returns the table of an expansion with other things of this sort."""
        return corrected(printed, self.path, list(entries))

    def check(self, words: Sequence[str]) -> None:
        """Refuses places that come twice, too few of them, and streets without any; raises `Unreadable`."""
        if len(words) < self.least:
            raise Unreadable("welcome-own-few", section=self.word, least=self.least, found=len(words))
        places = [word.partition("-")[0] for word in words]
        for place in places:
            if places.count(place) > 1:
                raise Unreadable("welcome-own-twice", section=self.word, item=place)
        for street in "TMB" if self.everywhere else "":
            if not any(place.startswith(street) for place in places):
                raise Unreadable("welcome-own-street", section=self.word, street=street)


def corrected(printed: Table, path: Sequence[str], value: object) -> dict[str, Any]:
    """Returns a copy of a table in which one thing is another."""
    if not path:
        raise ValueError("nothing to correct")
    name, *rest = path
    inner = corrected(printed[name], rest, value) if rest else value
    return {**printed, name: inner}


def sections(printed: Table, prints: Iterable[Print]) -> dict[str, str]:
    """Spells everything that may be corrected as a table has it."""
    found = {one.word: ".".join(one.spell(entry) for entry in one.listed(printed)) for one in prints}
    for card in printed["plans"]:
        found[card["id"].lower()] = f"{card['first']}-{card['second']}"
    return found


def correct(printed: Table, prints: Sequence[Print], changes: Mapping[str, str]) -> Table:
    """Returns a table with the corrections that concern it; raises `Unreadable`."""
    for one in prints:
        if one.word in changes:
            words = [word for word in changes[one.word].split(".") if word]
            entries = [one.read(word) for word in words]
            one.check(words)
            printed = one.put(printed, entries)
    cards = []
    for card in printed["plans"]:
        pays = changes.get(card["id"].lower())
        if pays is not None:
            first, second = _pays(card["id"], pays)
            card = {**card, "first": first, "second": second, "points_source": "owner"}
        cards.append(card)
    return {**printed, "plans": cards}


def _pays(plan: str, text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,2})-([0-9]{1,2})", text, re.ASCII)
    if not found or not MOST_POINTS >= int(found[1]) > int(found[2]):
        raise Unreadable("welcome-own-points", section=plan, item=text[:20], most=MOST_POINTS)
    return int(found[1]), int(found[2])


def require(possible: bool, section: str, plan: str) -> None:
    """Refuses a sheet on which a plan would be fulfilled at once; raises `Unreadable`."""
    if not possible:
        raise Unreadable("welcome-own-plan", section=section, plan=plan)


def read(own: str, kinds: Iterable[tuple[str, Sequence[Print]]]) -> tuple[dict[str, Table], str]:
    """Reads the option of a ruleset: for each expansion the table as corrected, and the option as it should be spelled.

    What is no correction at all is left out. Raises `Unreadable` that names the section.
    """
    changes = split(own)
    tables: dict[str, Table] = {}
    kept: dict[str, str] = {}
    known: set[str] = set()
    for name, prints in kinds:
        usual = sections(table(name), prints)
        known |= usual.keys()
        own_changes = {word: value for word, value in changes.items() if word in usual}
        now = sections(correct(table(name), prints, own_changes), prints)
        real = {word: now[word] for word in own_changes if _items(now[word]) != _items(usual[word])}
        # What is as in our table stays ours: equal rulesets also agree on what is a guess.
        tables[name] = correct(table(name), prints, real)
        kept |= real
    for word in changes:
        if word not in known:
            raise Unreadable("welcome-own-unknown", section=word[:20], known=tuple(sorted(known)))
    return tables, joined(kept)


def _items(text: str) -> list[str]:
    """Returns what a section lists, in an order of its own."""
    return sorted(text.split("."))


def split(own: str) -> dict[str, str]:
    """Reads the sections of the option; raises `Unreadable`."""
    found: dict[str, str] = {}
    for part in filter(None, own.split(";")):
        word, colon, value = part.partition(":")
        if not colon:
            raise Unreadable("welcome-own-section", section=part[:20])
        if word in found:
            raise Unreadable("welcome-own-twice", section=word[:20], item=word[:20])
        found[word] = value
    return found


def joined(changes: Mapping[str, str]) -> str:
    """Spells sections as the option of a ruleset, in the order of their names."""
    return ";".join(f"{word}:{changes[word]}" for word in sorted(changes))


# Files.


def to_file(name: str, found: Mapping[str, str]) -> str:
    """Writes an own sheet as a file."""
    listed = {
        word: value if re.fullmatch(r"[0-9]+-[0-9]+", value) else value.split(".") for word, value in found.items()
    }
    return json.dumps({FORM: 1, "expansion": name, **listed}, indent=1, ensure_ascii=False) + "\n"


def from_file(text: str) -> tuple[str, dict[str, str]]:
    """Reads such a file: the expansion and the sections; raises `Unreadable` that names the field."""
    try:
        read = json.loads(text[: LONGEST + 1], object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise Unreadable("welcome-own-json", line=getattr(error, "lineno", 1)) from error
    if not isinstance(read, dict) or read.get(FORM) != 1:
        raise Unreadable("welcome-own-form", field=FORM)
    name = read.pop("expansion", None)
    del read[FORM]
    if not isinstance(name, str):
        raise Unreadable("welcome-own-field", field="expansion")
    found = {}
    for word, value in read.items():
        parts = [value] if isinstance(value, str) else value
        if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
            raise Unreadable("welcome-own-field", field=_shown(word))
        if not all(text.isprintable() for text in (word, *parts)):
            raise Unreadable("welcome-own-field", field=_shown(word))
        if ":" in word or ";" in word:
            raise Unreadable("welcome-own-section", section=word[:20])
        for part in parts:
            if ";" in part:
                raise Unreadable("welcome-own-item", section=word[:20], item=part[:20])
        found[word] = ".".join(parts)
    return name, found


def _shown(word: str) -> str:
    """Returns a word that any screen can show; half of a pair of surrogates is no text that can be sent."""
    return (word if word.isprintable() else ascii(word))[:40]


def _once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """Refuses a field that stands in a file twice, of which JSON would keep the last."""
    found: dict[str, Any] = {}
    for word, value in pairs:
        if word in found:
            raise Unreadable("welcome-own-twice", section=_shown(word), item=_shown(word))
        found[word] = value
    return found


__all__ = ["Print", "Table", "correct", "from_file", "joined", "read", "require", "sections", "split", "to_file"]
