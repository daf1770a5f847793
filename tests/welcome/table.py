"""Sets up positions of Welcome To for the tests, and tries steps on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from unittest import mock

import pytest

from kvartal import Action, Draft, Refusal, Rules, read_position, total
from kvartal.games.welcome.cards import card_name, deck
from kvartal.games.welcome.position import Welcome

LENGTHS = {"T": 10, "M": 11, "B": 12}
House = Mapping[str, str]


def streets(houses: House, seat: int = 0) -> str:
    """Writes a sheet from its houses, such as {"T2": "7", "T3": "7b|"}; the others are empty."""
    rows = [f"sheet {seat}:"]
    for street, length in LENGTHS.items():
        rows.append(f"  {street} " + " ".join(houses.get(f"{street}{i}", ".") for i in range(length)))
    assert set(houses) <= {f"{s}{i}" for s, length in LENGTHS.items() for i in range(length)}, houses
    return "\n".join(rows)


def row(street: str, *words: str, start: int = 0) -> dict[str, str]:
    """Names neighbouring houses of a street."""
    return {f"{street}{start + i}": word for i, word in enumerate(words)}


def stacks(pairs: str) -> str:
    """Lays out pairs such as "8-agent 5-park 12-bis"; which effect is on the back of a number does not matter."""
    left = deck(81)
    lines = []
    for stack, pair in enumerate(pairs.split(), 1):
        number, effect = pair.split("-")
        card = next(card for card in left if card // 6 == int(number))
        left.remove(card)
        lines.append(f"stack {stack}: {card_name(card)} {effect}")
    return "\n".join(lines)


class Table:
    """A position and the rules it is under."""

    def __init__(self, text: str) -> None:
        self.rules: Rules
        self.rules, position = read_position(text)
        assert isinstance(position, Welcome)
        self.position = position

    def draft(self, *steps: str, seat: int = 0) -> Draft:
        """Takes steps of a turn."""
        return Draft(self.rules, self.position, seat, [Action.read(step) for step in steps])

    def legal(self, *steps: str, seat: int = 0) -> list[str]:
        """Lists what may follow these steps."""
        return [str(action) for action in self.draft(*steps, seat=seat).legal()]

    def refused(self, *steps: str, seat: int = 0) -> Refusal:
        """Gives the refusal of the last of these steps."""
        draft = self.draft(*steps[:-1], seat=seat)
        with pytest.raises(Refusal) as caught:
            draft.step(Action.read(steps[-1]))
        return caught.value

    def why(self, *steps: str, seat: int = 0) -> str:
        """Tells why the last of these steps is refused, by the last words of the key."""
        return self.refused(*steps, seat=seat).key.removeprefix("welcome-refusal-")

    def after(self, *steps: str, seat: int = 0) -> Welcome:
        """Gives the sandbox after these steps."""
        sandbox = self.draft(*steps, seat=seat).position
        assert isinstance(sandbox, Welcome)
        return sandbox

    def play(self, *turns: str) -> Welcome:
        """Plays a turn for each seat, steps parted by slashes, and gives the position after the round."""
        world = self.position.copy()
        for seat, turn in enumerate(turns):
            draft = self.draft(*(step.strip() for step in turn.split("/")), seat=seat)
            assert draft.complete, turn
            world.focus(seat)
            for code in draft.codes:
                world.play(code)
        return world

    def lines(self, seat: int = 0, at: Welcome | None = None) -> dict[str, int]:
        """Gives the points of each sort of line."""
        found: dict[str, int] = {}
        for line in self.rules.score(at or self.position, seat):
            key = line.key.removeprefix("welcome-line-")
            found[key] = found.get(key, 0) + line.points
        return found

    def score(self, seat: int = 0, at: Welcome | None = None) -> int:
        """Adds a sheet up."""
        return total(self.rules.score(at or self.position, seat))


def table(
    houses: House | Sequence[House] | None = None,
    pairs: str = "8-agent 5-park 12-bis",
    ruleset: str = "welcome",
    plans: str = "N1-1 N2-1 N3-1",
    more: str = "",
    seats: int = 1,
    anyhow: bool = False,
    stage: str = "play",
) -> Table:
    """Sets up a round in play, or another stage; `anyhow` allows marks without the houses that they come from."""
    if anyhow:
        with mock.patch("kvartal.games.welcome.postext.impossible", return_value=[]):
            return table(houses, pairs, ruleset, plans, more, seats, stage=stage)
    sheets = houses if isinstance(houses, Sequence) else [houses or {}]
    parts = [f"ruleset: {ruleset}", f"seats: {seats}", f"stage: {stage}", f"plans: {plans}"]
    parts += [stacks(pairs)] if pairs else []
    parts += [streets(sheet, seat) for seat, sheet in enumerate(sheets)]
    return Table("\n".join([*parts, more]))
