"""A second reading of the rules, slow and plain, agrees with the masks on every state of random play."""

from __future__ import annotations

from itertools import combinations

import pytest

import kvartal
from kvartal.core import marks
from kvartal.core.position import Position
from kvartal.games.town77 import facts
from kvartal.games.town77.tiles import tile_names
from kvartal.testing.walk import walk

COLUMNS = "abcdefg"
CELLS = [f"{column}{row}" for row in range(1, 8) for column in COLUMNS]


class Plain:
    """A town as a dictionary from cells to tiles; face-down tiles are told by their cells."""

    def __init__(self, position: Position) -> None:
        town = position.record(facts.Town)
        names = [tile_names(1 << tile)[0] if tile >= 0 else "" for tile in town.tiles]
        self.town = {cell: name for cell, name in zip(CELLS, names, strict=True) if name}
        self.down = {cell for at, cell in enumerate(CELLS) if town.down >> at & 1}

    def touches(self, cell: str) -> bool:
        column, row = COLUMNS.index(cell[0]), int(cell[1])
        beside = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
        return any(0 <= c < 7 and f"{COLUMNS[c]}{r}" in self.town for c, r in beside)

    def fits(self, tile: str, cell: str, shape: bool = True) -> bool:
        """Conditions 1 to 3; a tile face down forbids its colour only, as in the solo challenge."""
        if cell in self.town or not self.touches(cell):
            return False
        for at, other in self.town.items():
            if at[0] == cell[0] or at[1] == cell[1]:
                if other[0] == tile[0]:
                    return False
                if shape and at not in self.down and other[1] == tile[1]:
                    return False
        return True

    def places(self, tiles: list[str], verb: str = "place") -> set[str]:
        shape = verb == "place"
        return {f"{verb} {tile} {cell}" for tile in tiles for cell in CELLS if self.fits(tile, cell, shape)}


def battle_actions(battle: Position, stage: str) -> set[str]:
    town = battle.record(facts.Town)
    hand = tile_names(battle.record(facts.Hand, town.turn).hand)
    if stage == "discard":
        return {"keep", *(f"discard {tile}" for tile in hand)}
    actions = Plain(battle).places(hand) or {"leave"}
    if town.bag and battle.record(facts.Turn).exchanges < 10:
        for three in combinations(hand, 3):
            if len({tile[0] for tile in three}) == 1 or len({tile[1] for tile in three}) == 1:
                actions.add(f"exchange {' '.join(three)}")
    return actions


def solo_actions(solo: Position) -> set[str]:
    stacks = solo.record(facts.Stacks, 0)
    tops = [tile_names(1 << top)[0] for top in stacks.tops if top != marks.EMPTY]
    plain = Plain(solo)
    return plain.places(tops) | (plain.places(tops, "facedown") if stacks.uses else set())


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [("town77", 2), ("town77", 3), ("town77", 5), ("town77(solo)", 1), ("town77(solo,stacks=6,facedown=9)", 1)],
)
def test_the_plain_reading_lists_the_same_actions(ruleset: str, seats: int) -> None:
    rules = kvartal.rules(ruleset)
    states = 0
    for seed in range(8):
        for game in walk(rules, seats, seed):
            if not game.acting:
                continue
            position = game.position
            found = {str(action) for action in game.legal(game.acting[0])}
            if seats == 1:
                assert found == solo_actions(position)
            else:
                assert found == battle_actions(position, game.view(0).stage)
            states += 1
    assert states > 80
