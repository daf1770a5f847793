"""The eighteen cards: four blocks with their roads on one side, a scoring condition on the other.

A block is written as its zone and the sides on which its road leaves it, such as `REW` or `P`; a card is written as
its upper and its lower row. The number of a card is also what its condition adds to the target.

Every card was read from three independent sources that agree on all eighteen: scans of an English copy (GitHub
tomo9878/sprawlopolis), the decoded road sprites of a hand-made version (dingbat/pico, sprawl.p8), and a transcription
of the print-and-play file (MarcoSeibert/ButtonShy, cards_data.json). Which front carries which number: the last two,
confirmed by photographs of two finished games (think-small/sprawlopolis and DanielHearn/danielhearn.github.io), in
whose cities exactly the three fronts of the conditions in play are missing. Conditions: scans of all eighteen scoring
sides, cross-read with ProfessorZoltan/sprawlopolis-scoring and DouglasHeinan/sprawlopolisScoreSheet.
"""

from __future__ import annotations

ZONES = ".RCIP"
"""Residential, commercial, industrial and park; the index is the zone's number, 0 is no block."""
SIDES = "NESW"
"""The sides of a block; side number k is bit k of a road's exits."""
LATIN = str.maketrans("ЖКИПСВЮЗ", "RCIPNESW")
"""The letters that Russian readers see for zones and sides, and those that mean them here."""

CARDS: tuple[tuple[str, str], ...] = (
    ("REW ISW", "P CNS"),  # 1 The Outskirts
    ("CEW REW", "P IES"),  # 2 Bloom Boom
    ("REW IEW", "P CES"),  # 3 Go Green
    ("IES REW", "CNS P"),  # 4 Block Party
    ("IEW CSW", "P RNS"),  # 5 Stacks and Scrapers
    ("RNS P", "CNS IES"),  # 6 Master Planned
    ("CEW IEW", "RSW P"),  # 7 Central Perks
    ("RNS CNE", "INS P"),  # 8 The 'Burbs
    ("CES IEW", "RNS P"),  # 9 Concrete Jungle
    ("REW CEW", "ISW P"),  # 10 The Strip
    ("IEW REW", "CSW P"),  # 11 Mini Marts
    ("CNS INE", "RNS P"),  # 12 Superhighway
    ("INS P", "RNS CES"),  # 13 Park Hopping
    ("RES CEW", "INS P"),  # 14 Looping Lanes
    ("CNS P", "INS RES"),  # 15 Skid Row
    ("IEW CEW", "P RES"),  # 16 Morning Commute
    ("INS RNE", "CNS P"),  # 17 Tourist Traps
    ("CEW RSW", "P INS"),  # 18 Sprawlopolis
)
"""The front of each card, card 1 first."""


def block_of(token: str) -> int:
    """Returns a block as a number: zone + 8 * exits; 0 for `.`; raises ValueError for what is no block.

    >>> block_of("REW"), block_of("P"), block_of(".")
    (81, 4, 0)
    """
    zone = ZONES.index(token[:1] or "?")
    exits = 0
    for side in token[1:]:
        bit = 1 << SIDES.index(side)
        if exits & bit:
            raise ValueError(token)
        exits |= bit
    if exits.bit_count() not in (0, 2) or (exits and not zone):
        raise ValueError(token)
    return zone + 8 * exits


def token_of(block: int) -> str:
    """Writes a block.

    >>> token_of(81)
    'REW'
    """
    return ZONES[block & 7] + "".join(side for k, side in enumerate(SIDES) if block >> (3 + k) & 1)


def turned(block: int) -> int:
    """Turns a block by half a turn: north becomes south, east becomes west."""
    exits = block >> 3
    return (block & 7) + 8 * ((exits << 2 | exits >> 2) & 15)


def faces() -> list[int]:
    """Lists the blocks of every card, upright and turned: index (card * 2 + turned) * 4 + quarter.

    Cards count from 0 here; quarters run north-west, north-east, south-west, south-east.
    """
    found = []
    for rows in CARDS:
        upright = [block_of(token) for row in rows for token in row.split()]
        found += upright + [turned(block) for block in reversed(upright)]
    return found
