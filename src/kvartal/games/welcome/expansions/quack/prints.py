"""What the owner of a printed sheet of ducklings may put right: where these and their mothers stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kvartal.core.errors import Unreadable
from kvartal.games.welcome.cards import PLACES
from kvartal.games.welcome.prints import Print, Table

COLOURS = {"y": "yellow", "b": "black"}
PATH = ("sheet", "ducklings")
SHARED = (("colour", COLOURS),)


class Brood(Print):
    """Ducklings of one sort; those of the other sort stand in the same list of the table."""

    def place(self, entry: Mapping[str, Any]) -> str:
        """Names the first of the two houses beside a duckling."""
        street, house = entry["between"][0]
        return f"{'TMB'[street]}{house}"

    def ours(self, entry: Mapping[str, Any]) -> bool:
        """Returns whether a duckling is of this sort."""
        return bool(entry["place"] == "street")

    def listed(self, printed: Table) -> list[dict[str, Any]]:
        """Returns the ducklings of this sort."""
        return [entry for entry in super().listed(printed) if self.ours(entry)]

    def put(self, printed: Table, entries: Sequence[Mapping[str, Any]]) -> Table:
        """Leaves those of the other sort where they are; whatever stands on streets comes first."""
        others = [entry for entry in super().listed(printed) if not self.ours(entry)]
        both = sorted([*others, *entries], key=lambda entry: str(entry["place"]) != "street")
        return super().put(printed, both)


class OnStreets(Brood):
    """The ducklings on streets, each named by the house to its left: `T2-b`."""

    def at(self, where: str, text: str) -> dict[str, Any]:
        """Finds the house to the right."""
        street, house = _house(self, where, text)
        if f"{'TMB'[street]}{house + 1}" not in PLACES.numbers:
            raise Unreadable("welcome-own-item", section=self.word, item=text[:20])
        pair = [[street, house], [street, house + 1]]
        return {"place": "street", "street": street, "between": pair, "source": "owner"}


class Between(Brood):
    """The ducklings between streets, each named by the house above it: `T1-y`; streets end on the right together."""

    def ours(self, entry: Mapping[str, Any]) -> bool:
        """Returns whether a duckling stands between streets."""
        return not super().ours(entry)

    def at(self, where: str, text: str) -> dict[str, Any]:
        """Finds the house below."""
        street, house = _house(self, where, text)
        if street == 2:
            raise Unreadable("welcome-own-item", section=self.word, item=text[:20])
        pair = [[street, house], [street + 1, house + 1]]
        return {"place": "between_streets", "between": pair, "source": "owner"}


class Mothers(Print):
    """The mothers, one of each colour, each named by the house beside her: `T0-y`."""

    def place(self, entry: Mapping[str, Any]) -> str:
        """Names the house beside a mother."""
        street, house = entry["next_to"][0]
        return f"{'TMB'[street]}{house}"

    def at(self, where: str, text: str) -> dict[str, Any]:
        """Reads the house."""
        return {"next_to": [list(_house(self, where, text))], "source": "owner"}

    def check(self, words: Sequence[str]) -> None:
        """There is one of each colour."""
        super().check(words)
        for letter, colour in COLOURS.items():
            if sum(word.endswith(f"-{letter}") for word in words) > 1:
                raise Unreadable("welcome-own-twice", section=self.word, item=colour)


def _house(one: Print, where: str, text: str) -> tuple[int, int]:
    """Reads street and house of a place; raises `Unreadable`."""
    found = Print.at(one, where, text)
    return int(found["street"]), int(found["house"])


PRINTS = (
    OnStreets("ducklings", PATH, SHARED, least=3, everywhere=True),
    Between("between", PATH, SHARED, least=5),
    Mothers("mothers", ("sheet", "mothers"), SHARED, least=2),
)


WANTED = (
    ("between", "yellow", "between", 2),
    ("between", "black", "between", 3),
    ("ducklings", "yellow", "bottom", 2),
    ("ducklings", "black", "top", 2),
    ("ducklings", "yellow", "all", 5),
    ("ducklings", "black", "all", 5),
)
"""What the plans of the booklet want must be there: the section, the colour, where, and how many."""
_WHERE = {"between": None, "top": 0, "bottom": 2}


def check(printed: Table) -> None:
    """Refuses a sheet on which a plan could never be fulfilled, or would be at once; raises `Unreadable`."""
    ducklings = printed["sheet"]["ducklings"]
    for section, colour, where, least in WANTED:
        stands = [one.get("street") for one in ducklings if one["colour"] == colour]
        found = len(stands) if where == "all" else stands.count(_WHERE[where])
        if found < least:
            raise Unreadable("welcome-own-flock", section=section, colour=colour, where=where, least=least, found=found)
