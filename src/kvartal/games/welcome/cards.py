"""Cards, places and their names, such as `7-park` and `T3`."""

from __future__ import annotations

import re
from functools import cache

from kvartal.core.errors import BadLine, Unreadable
from kvartal.core.postext import Fields
from kvartal.games.welcome import codes
from kvartal.games.welcome.tables import EFFECTS, table

STREETS = "TMB45"
"""Top, middle, bottom; sheets with more streets number them, unless they say otherwise."""
_EDITIONS = {81: "base_81", 63: "collector_63"}


def deck(size: int) -> list[int]:
    """Returns the cards of an edition in ascending order, as number * 6 + effect."""
    rows = table("deck")["editions"][_EDITIONS[size]]["cards"]
    return sorted(
        codes.card_of(row["number"], EFFECTS.index(effect))
        for row in rows
        for effect, count in row["effects"].items()
        for _ in range(count)
    )


def value_of(number: int) -> int | float:
    """Returns a number as it is compared and shown.

    >>> value_of(9), value_of(20)
    (9, 9.75)
    """
    return number if number < codes.QUARTER else codes.whole(number) + 0.75


def spoken(number: int) -> int | str:
    """Returns a number as sentences write it.

    >>> spoken(9), spoken(20)
    (9, '9¾')
    """
    return number if number < codes.QUARTER else f"{codes.whole(number)}¾"


QUARTERS = {str(value_of(number)): number for number in range(codes.QUARTER, codes.NUMBERS)}
"""The quarters by their names, such as `9.75`."""
PRINTED = {str(number): number for number in range(1, 16)} | {"9.75": QUARTERS["9.75"]}
"""The numbers that cards have, by their names."""


@cache
def card_name(card: int) -> str:
    """Names a construction card.

    >>> card_name(44), card_name(120)
    ('7-park', '9.75-fence')
    """
    return f"{value_of(codes.card_number(card))}-{EFFECTS[codes.card_effect(card)]}"


def face_down(card: int) -> str:
    """Names a card whose number is secret.

    >>> face_down(44)
    '?-park'
    """
    return f"?-{EFFECTS[codes.card_effect(card)]}"


def card_of(text: str) -> int:
    """Reads a construction card; raises `Unreadable`."""
    number, _, effect = text.partition("-")
    if effect in EFFECTS and number in PRINTED:
        return codes.card_of(PRINTED[number], EFFECTS.index(effect))
    raise Unreadable("welcome-bad-card", text=text[:20])


class Places:
    """The names of the places of a sheet."""

    def __init__(self, lengths: list[int], letters: str = STREETS) -> None:
        self.lengths = lengths
        self.letters = letters[: len(lengths)]
        """The letter of each street."""
        self.names = [f"{letters[s]}{i}" for s, length in enumerate(lengths) for i in range(length)]
        self.numbers = {name: place for place, name in enumerate(self.names)}

    def of(self, text: str) -> int:
        """Reads a place; raises `Unreadable`."""
        if text not in self.numbers:
            street = self.letters.find(text[:1]) if text else -1
            if street < 0:
                raise Unreadable("welcome-bad-place", text=text[:20])
            letter, last = self.letters[street], self.lengths[street] - 1
            raise Unreadable("welcome-bad-lot", text=text[:20], first=f"{letter}0", last=f"{letter}{last}")
        return self.numbers[text]

    def marked(self, fields: Fields, name: str) -> int:
        """Reads a field that names places, as a set; raises `BadLine`."""
        mask = 0
        for word in fields.words(name):
            try:
                place = self.of(word)
            except Unreadable as error:
                raise BadLine(fields.line(name), error.key, **error.args_) from error
            if mask >> place & 1:
                raise BadLine(fields.line(name), "welcome-named-twice", field=name, text=word)
            mask |= 1 << place
        return mask


PLACES = Places([street["houses"] for street in table("sheet")["streets"]])
"""The places of the base sheet."""


def number_of(text: str, least: int, most: int) -> int:
    """Reads a small number in a range; raises `Unreadable`."""
    if re.fullmatch("[0-9]{1,2}", text, re.ASCII) and least <= int(text) <= most:
        return int(text)
    raise Unreadable("welcome-bad-number", text=text[:20], least=least, most=most)


def house_number(text: str, numbers: int) -> int:
    """Reads the number of a house, of which `numbers` are in use; raises `Unreadable`."""
    if text in QUARTERS and QUARTERS[text] < numbers:
        return QUARTERS[text]
    try:
        return number_of(text, 0, 17)
    except Unreadable as error:
        quarters = "yes" if numbers > codes.QUARTER else "no"
        raise Unreadable("welcome-bad-house-number", text=text[:20], quarters=quarters) from error
