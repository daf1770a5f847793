"""The eighteen conditions at their edges: nothing to count, loops, ties, holes, roads that leave."""

import pytest
from tests.sprawlopolis.table import city, points

LOOP = "RES CSW / INE CNW"

EDGES: dict[int, list[tuple[str, str, int]]] = {
    1: [
        ("no road", "R C / P I", 0),
        ("both ends leave, once", "REW CEW", -1),
        ("both ends meet blocks", "P REW CEW P", 1),
        ("one end leaves", "P REW CEW", -1),
        ("a loop", LOOP, 1),
        ("a loop beside a road that leaves", "RES CSW REW / INE CNW P", 0),
        ("an end at a block whose road runs the other way", "P REW CNS P / P P P P", 0),
    ],
    2: [
        ("no park in two rows and two columns", "R C / C R", -4),
        ("three in a row", "P P P", 1),
        ("three in a column", "P / P / P", 1),
        ("four are too many", "P P P P", 0),
        ("a hole is in no line's way", "P P C / C . . / P P C", -2),
    ],
    3: [("parks", "P P / P P", 4), ("industry", "I I / C R", -6), ("neither", "R C / C R", 0)],
    4: [
        ("none", "R C / C R", -8),
        ("two zones", "R R C C / R R C C", -2),
        ("three overlap", "R R R R / R R R R", 1),
        ("five", "R R R R R R / R R R R R R", 7),
        ("around a hole", "R R R / R . R / R R R", -8),
        ("roads do no harm", "RNS REW / RES R", -5),
    ],
    5: [
        ("a home beside it", "I R / C C", 0),
        ("a park below it", "I C / P C", 0),
        ("a home at the corner", "I C / C R", 2),
        ("industry alone", "I I / I I", 8),
        ("no industry", "R C / C R", 0),
    ],
    6: [("no homes", "I I / C C", -2), ("no industry", "R R / C C", 2), ("corners join nothing", "R I / I R", 0)],
    7: [
        ("corner blocks are missing", ". C . / C P C / . C .", 1),
        ("on a corner once", "P P / C C", -4),
        ("no park", "C R", 0),
    ],
    8: [
        ("no homes", "P I / C C", 0),
        ("touched twice", "R I / R R", -2),
        ("a park at the corner", "R C / C P", 0),
        ("beside the smaller group", "R R C I R / P C C C C", 1),
    ],
    9: [
        ("both diagonals", "C I / I C", 2),
        ("sides and corners", "I I / I I", 4),
        ("a chain", "I C C / C I C / C C I", 3),
        ("across a hole", "I C C / C . C / C C I", 0),
        ("a knight's move", "I C C / C C I", 0),
    ],
    10: [("none", "R P", 0), ("a column", "C / R / C / C", 3), ("across a hole", "C P C / C . C / C P C", 3)],
    11: [
        ("a bend", "CES REW / RNS P", 2),
        ("one home", "CEW REW", 0),
        ("not next to it", "REW IEW CEW REW", 0),
        ("two shops in a loop", "RES CSW / CNE RNW", 4),
    ],
    12: [
        ("no road", "P P / C C", 0),
        ("one section", "REW C", 0),
        ("three sections", "REW CEW IEW", 1),
        ("a loop", LOOP, 2),
        ("crossing roads do not join", "REW CNS REW / P P P", 0),
        ("only the longest", "REW CEW REW CEW / P P P P / REW CEW P P", 2),
    ],
    13: [
        ("one end", "P REW C", 0),
        ("a loop", "RES CSW P / INE CNW P", 0),
        ("two blocks of one green", "RES P / CNE P", 3),
        ("an end that leaves", "CES REW P / RNS P P", 0),
    ],
    14: [
        ("no loop", "REW CEW", 0),
        ("two loops", "RES CSW RES CSW / INE CNW INE CNW", 8),
        ("around a hole", "RES REW RSW / RNS . RNS / RNE REW RNW", 8),
        ("not closed", "RES CSW / INE CEW", 0),
    ],
    15: [
        ("one", "I R C", 0),
        ("three count once", "I R I / C I C", 2),
        ("two homes", "R I / I R", 4),
        ("at corners", "I C I / C R C", 0),
    ],
    16: [
        ("once a road", "REW CEW REW CEW", 2),
        ("two roads", "REW CEW / REW CEW", 4),
        ("no home", "IEW CEW", 0),
        ("a shop without a road", "REW C", 0),
        ("a loop", LOOP, 2),
    ],
    17: [
        ("two corners of a city", "C R / R C", 4),
        ("an edge", "R C R / R R R / R R R", 1),
        ("inside", "R R R / R C R / R R R", 0),
        ("a corner block is missing", ". R R / R C R / R R R", 0),
    ],
    18: [
        ("one card", "R C / I P", 4),
        ("one row", "R C I P", 5),
        ("a gap", "R . R / R R R", 5),
        ("row and column apart", "R R R R / R . . . / R . . .", 7),
    ],
}


@pytest.mark.parametrize(
    ("card", "rows", "expected"),
    [
        pytest.param(card, rows, expected, id=f"{card}-{name.replace(' ', '-')}")
        for card, edges in EDGES.items()
        for name, rows, expected in edges
    ],
)
def test_a_condition_at_its_edges(card: int, rows: str, expected: int) -> None:
    assert points(card, rows.split(" / ")) == expected


@pytest.mark.parametrize(
    ("ruleset", "rows", "expected"),
    [
        ("sprawlopolis", "REW CEW / INS P", 4 - 2),
        ("sprawlopolis(easy)", "REW CEW / INS P", 4),
        ("sprawlopolis(hard)", "REW REW / I P", 2 - 1),
        ("sprawlopolis(easy,hard)", "REW REW / I P", 2),
        ("sprawlopolis(hard)", "R C R", 1),
        ("sprawlopolis(hard,hard_zone=park)", "R R / I I", 0),
        ("sprawlopolis", "R C / C R", 1 + 1),
        ("sprawlopolis", "RES CSW / INE RNW", 3 - 1),
        ("sprawlopolis", "REW C REW C REW C REW", 1 + 1 - 4),
    ],
)
def test_groups_and_roads_at_each_difficulty(ruleset: str, rows: str, expected: int) -> None:
    assert city(rows.split(" / "), ruleset).grand_total() == expected
