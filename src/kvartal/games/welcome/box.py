"""The box: the printed sheet, the cards and the plans of a ruleset, filled once from the tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kvartal.core.facts import Layout
from kvartal.core.rows import Rows
from kvartal.games.welcome import codes
from kvartal.games.welcome.facts import Box
from kvartal.games.welcome.sizes import one


def printed(sheet: Mapping[str, Any], cards: Sequence[int]) -> Box:
    """Takes streets and tracks from the table of a sheet, and the cards in ascending order."""
    box = Box()
    for number, street in enumerate(sheet["streets"]):
        first = box.places
        last = first + street["houses"]
        for place in range(first, last):
            box.street_of[place] = number
            box.before[place] = (1 << place) - (1 << first)
            box.after[place] = (1 << last) - (1 << (place + 1))
        for house in street["pools"]:
            box.pools |= 1 << (first + house)
        box.street[number] = (1 << last) - (1 << first)
        box.ends |= 1 << (last - 1)
        box.park_boxes[number] = len(street["park_boxes"])
        for crossed, points in enumerate(sheet["parks"]["score_by_crossed"][number]):
            box.park_points[codes.park_box(number, crossed)] = points
        box.places = last
        box.streets = number + 1
    box.all_places = (1 << box.places) - 1
    box.pool_points[: len(sheet["pools"]["score_by_built"])] = sheet["pools"]["score_by_built"]
    for column in sheet["estates"]["columns"]:
        box.agent_boxes[column["size"]] = column["boxes"]
        for agents, points in enumerate(column["values"]):
            box.estate_points[codes.estate_box(column["size"], agents)] = points
    box.bis_points[: len(sheet["bis"]["penalty_by_used"])] = sheet["bis"]["penalty_by_used"]
    box.refusal_points[: len(sheet["refusals"]["penalty_by_taken"])] = sheet["refusals"]["penalty_by_taken"]
    box.temp_points[: len(sheet["temps"]["majority_points"])] = sheet["temps"]["majority_points"]
    box.temp_boxes = int(sheet["temps"]["boxes"])
    box.bis_boxes = int(sheet["bis"]["boxes"])
    for card in sorted(cards):
        box.card[box.cards] = card
        if box.card_at[card] < 0:
            box.card_at[card] = box.cards
        box.cards += 1
    if box.card[box.cards - 1] >= codes.card_of(codes.QUARTER, 0):
        box.numbers = codes.NUMBERS
    return box


def add_plan(box: Box, level: int, owner: int, kind: int, extra: int, sizes: Sequence[int], pays: Sequence[int]) -> int:
    """Adds a plan card and returns its number."""
    number = box.plan_count
    box.plans_of[level] |= 1 << number
    box.plan_owner[number] = owner
    box.plan_kind[number] = kind
    box.plan_extra[number] = extra
    box.plan_first[number], box.plan_second[number] = pays
    for size in sizes:
        box.plan_wants[number] += one(size)
        box.plan_picks[number] += 1
    box.plan_count += 1
    return number


def packed(box: Box) -> Rows:
    """Lays the box where compiled code finds it."""
    layout = Layout([Box])
    layout.print({Box: box})
    return Rows(layout, 1)


def track(box: Box, name: str, row: int = 0) -> list[int]:
    """Returns the values printed on a track: parks of a street, pools, estates of a size, bis, refusals, temps."""
    if name == "parks":
        return box.park_points[codes.park_box(row, 0) : codes.park_box(row, box.park_boxes[row] + 1)]
    if name == "estates":
        return box.estate_points[codes.estate_box(row, 0) : codes.estate_box(row, box.agent_boxes[row] + 1)]
    if name == "pools":
        return box.pool_points[: box.pools.bit_count() + 1]
    if name == "bis":
        return box.bis_points[: box.bis_boxes + 1]
    return box.refusal_points[:4] if name == "refusals" else box.temp_points[:3]
