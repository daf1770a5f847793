"""The box holds what stays the same during a game: the printed sheet, the cards and the plans.

Positions share it and never change it, so copies cost nothing. Sets of places are masks, one bit a place; the bit of
a gap is the bit of the place to its left, and the last place of each street has its fence from the start.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kvartal.games.welcome import codes

ONE = 1


class Box:
    """The components of one ruleset."""

    def __init__(self, sheet: Mapping[str, Any], cards: Sequence[int]) -> None:
        self.places = 0
        self.streets = 0
        self.all_places = 0
        self.ends = 0
        """The last place of each street."""
        self.pools = 0
        self.street = [0] * 8
        """For each street, its places."""
        self.street_of = [0] * 40
        self.before = [0] * 40
        """For each place, those to its left on its street."""
        self.after = [0] * 40
        self.park_boxes = [0] * 8
        self.park_points = [0] * 64
        """Points of street * 8 + boxes crossed."""
        self.pool_points = [0] * 12
        self.estate_points = [0] * 48
        """Points of one estate, at size * 6 + agents."""
        self.agent_boxes = [0] * 7
        self.bis_points = [0] * 12
        self.refusal_points = [0] * 4
        self.temp_points = [0] * 4
        self.temp_boxes = int(sheet["temps"]["boxes"])
        self.bis_boxes = int(sheet["bis"]["boxes"])
        self.size = 0
        """How many construction cards there are."""
        self.card = [0] * 128
        self.card_at = [-1] * 128
        """For each card, the first of its copies in the box."""
        self.weight = [0.0] * 20
        """How much of the deck lies below each number; temps reach 0, 16 and 17 now and then."""
        self.plans = 0
        self.plan_level = [0] * 64
        self.plan_owner = [0] * 64
        """The number of the module that knows the plan, 0 for the base game."""
        self.plan_kind = [0] * 64
        """0 for estates of any sort, else what the owner makes of it."""
        self.plan_extra = [0] * 64
        self.plan_need = [0] * 448
        """At plan * 7 + size: how many estates of this size are wanted."""
        self.plan_picks = [0] * 64
        """How many estates are wanted in all."""
        self.plan_first = [0] * 64
        self.plan_second = [0] * 64
        self.masks = codes.MASKS
        """How many masks a sheet has; modules ask for more."""
        self.boxes = codes.BOXES
        self._print(sheet)
        for card in sorted(cards):
            self.card[self.size] = card
            if self.card_at[card] < 0:
                self.card_at[card] = self.size
            self.size += 1
        for number in range(18):
            here = sum(card // 6 == number for card in cards)
            self.weight[number + 1] = self.weight[number] + (float(here) if here else 0.5)

    def _print(self, sheet: Mapping[str, Any]) -> None:
        """Takes streets and tracks from the table."""
        for number, street in enumerate(sheet["streets"]):
            first = self.places
            last = first + street["houses"]
            for place in range(first, last):
                self.street_of[place] = number
                self.before[place] = (ONE << place) - (ONE << first)
                self.after[place] = (ONE << last) - (ONE << (place + 1))
            for house in street["pools"]:
                self.pools |= ONE << (first + house)
            self.street[number] = (ONE << last) - (ONE << first)
            self.ends |= ONE << (last - 1)
            self.park_boxes[number] = len(street["park_boxes"])
            for crossed, points in enumerate(sheet["parks"]["score_by_crossed"][number]):
                self.park_points[number * 8 + crossed] = points
            self.places = last
            self.streets = number + 1
        self.all_places = (ONE << self.places) - 1
        for built, points in enumerate(sheet["pools"]["score_by_built"]):
            self.pool_points[built] = points
        for column in sheet["estates"]["columns"]:
            self.agent_boxes[column["size"]] = column["boxes"]
            for agents, points in enumerate(column["values"]):
                self.estate_points[column["size"] * 6 + agents] = points
        for used, points in enumerate(sheet["bis"]["penalty_by_used"]):
            self.bis_points[used] = points
        for taken, points in enumerate(sheet["refusals"]["penalty_by_taken"]):
            self.refusal_points[taken] = points
        for rank, points in enumerate(sheet["temps"]["majority_points"]):
            self.temp_points[rank] = points

    def add_plan(
        self, level: int, owner: int, kind: int, extra: int, sizes: Sequence[int], first: int, second: int
    ) -> int:
        """Adds a plan card and tells its number."""
        number = self.plans
        self.plan_level[number] = level
        self.plan_owner[number] = owner
        self.plan_kind[number] = kind
        self.plan_extra[number] = extra
        self.plan_first[number] = first
        self.plan_second[number] = second
        for size in sizes:
            self.plan_need[number * 7 + size] += 1
            self.plan_picks[number] += 1
        self.plans += 1
        return number

    def room(self, masks: int, boxes: int) -> tuple[int, int]:
        """Gives a module or mode that many masks and boxes of its own on every sheet, and tells where they begin."""
        at = (self.masks, self.boxes)
        self.masks += masks
        self.boxes += boxes
        return at

    # For Python.

    def cards(self) -> list[int]:
        """Gives all construction cards in ascending order."""
        return [self.card[i] for i in range(self.size)]

    def street_mask(self, street: int) -> int:
        """Gives the places of a street."""
        return self.street[street]

    def street_at(self, place: int) -> int:
        """Tells on which street a place is."""
        return self.street_of[place]

    def parks(self, street: int) -> int:
        """Tells how many park boxes a street has."""
        return self.park_boxes[street]

    def agents(self, size: int) -> int:
        """Tells how many agents can be hired for estates of a size."""
        return self.agent_boxes[size]

    def track(self, name: str, row: int = 0) -> list[int]:
        """Gives the values printed on a track: parks of a street, pools, estates of a size, bis, refusals, temps."""
        if name == "parks":
            return [self.park_points[row * 8 + i] for i in range(self.park_boxes[row] + 1)]
        if name == "estates":
            return [self.estate_points[row * 6 + i] for i in range(self.agent_boxes[row] + 1)]
        if name == "pools":
            return [self.pool_points[i] for i in range(self.pools.bit_count() + 1)]
        if name == "bis":
            return [self.bis_points[i] for i in range(self.bis_boxes + 1)]
        if name == "refusals":
            return [self.refusal_points[i] for i in range(4)]
        return [self.temp_points[i] for i in range(3)]
