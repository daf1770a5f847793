"""A sheet of Welcome To read a second time, slowly and plainly: houses in a dictionary, fences in a set, no masks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from kvartal.games.welcome.tables import table

Place = tuple[str, int]
Estate = tuple[Place, ...]
Card = tuple[int, str]
SHEET: dict[str, Any] = table("sheet")
STREETS = "TMB"
LENGTHS = {STREETS[row["street"]]: int(row["houses"]) for row in SHEET["streets"]}
PLACES: list[Place] = [(street, at) for street in STREETS for at in range(LENGTHS[street])]
TREES = {STREETS[row["street"]]: len(row["park_boxes"]) for row in SHEET["streets"]}
POOLS: set[Place] = {(STREETS[row["street"]], at) for row in SHEET["streets"] for at in row["pools"]}
COLUMNS: dict[int, list[int]] = {column["size"]: column["values"] for column in SHEET["estates"]["columns"]}
CONES: dict[Place, int] = {
    (STREETS[cone["street"]], cone["house"]): cone["scoops"] for cone in table("icecream")["sheet"]["cones"]
}
SAUCERS: set[Place] = {(STREETS[s["street"]], s["house"]) for s in table("roswell")["sheet"]["saucers"]}
PLANS: dict[str, dict[str, Any]] = {
    card["id"]: card for name in ("plans", "christmas", "icecream", "roswell") for card in table(name)["plans"]
}


def name(place: Place) -> str:
    return f"{place[0]}{place[1]}"


def place_of(text: str) -> Place:
    return text[0], int(text[1:])


def street_of(street: str) -> list[Place]:
    return [place for place in PLACES if place[0] == street]


class Sheet:
    """What a player has written so far."""

    def __init__(self) -> None:
        self.houses: dict[Place, int] = {}
        self.bis: set[Place] = set()
        self.roundabouts: set[Place] = set()
        self.fences: set[Place] = set()
        """The places to the left of the fences."""
        self.pools: set[Place] = set()
        self.parks: Counter[str] = Counter()
        self.agents: Counter[int] = Counter()
        self.temps = self.refusals = self.goal = 0
        self.done: list[int | None] = [None] * 3
        self.used: set[Place] = set()
        self.arcs: set[Place] = set()
        self.cones: dict[Place, bool] = {}
        """Whether a cone that the truck has met was sold."""
        self.trucks: dict[str, int] = {}
        self.bonus: dict[str, bool] = {}
        """Whether the bonus of a street was won, once that is decided."""
        self.zurgs: set[Place] = set()
        self.hand: list[Card] = []

    def empty(self, place: Place) -> bool:
        return place not in self.houses and place not in self.roundabouts

    def fits(self, number: int, place: Place) -> bool:
        """Numbers grow from left to right as far as the next roundabout."""
        if not self.empty(place):
            return False
        street, at = place
        for side in (-1, 1):
            other = at + side
            while 0 <= other < LENGTHS[street] and (street, other) not in self.roundabouts:
                written = self.houses.get((street, other))
                if written is not None and (written - number) * side <= 0:
                    return False
                other += side
        return True

    def spots(self, number: int) -> list[Place]:
        return [place for place in PLACES if self.fits(number, place)]

    def fenced(self, place: Place) -> bool:
        """Whether there is a fence to the right."""
        return place[1] == LENGTHS[place[0]] - 1 or place in self.fences

    def estates(self) -> list[Estate]:
        found, row = [], []
        for place in PLACES:
            row.append(place)
            if self.fenced(place):
                if len(row) <= 6 and all(house in self.houses for house in row):
                    found.append(tuple(row))
                row = []
        return found

    def gaps(self) -> list[Place]:
        """Where a fence may go."""
        return [
            left
            for left in PLACES
            if not self.fenced(left)
            and (self.houses.get(left) is None or self.houses.get(left) != self.houses.get((left[0], left[1] + 1)))
            and not {left, (left[0], left[1] + 1)} <= self.used
        ]

    def repeats(self) -> set[tuple[int, Place]]:
        """The bis houses that may be written."""
        found = set()
        for street, at in PLACES:
            for left, right in (((street, at - 1), (street, at)), ((street, at), (street, at + 1))):
                if self.empty((street, at)) and left in PLACES and not self.fenced(left):
                    beside = left if right == (street, at) else right
                    if beside in self.houses:
                        found.add((self.houses[beside], (street, at)))
        return found

    def write(self, number: int, place: Place) -> None:
        self.houses[place] = number
        street, at = place
        for left in ((street, at - 1), place):
            right = (street, left[1] + 1)
            if left in self.houses and right in self.houses and self.houses[right] - self.houses[left] <= 1:
                self.arcs.add(left)
        step = -1 if street == "M" else 1
        stood = self.trucks.get(street, LENGTHS[street] if step < 0 else -1)
        if (at - stood) * step > 0:
            for passed in range(stood + step, at + step, step):
                if (street, passed) in CONES:
                    self.cones[street, passed] = passed == at
            self.trucks[street] = at

    def roundabout(self, place: Place) -> None:
        self.roundabouts.add(place)
        self.fences |= {place, (place[0], place[1] - 1)}

    def garland(self, street: str) -> int:
        longest = run = 0
        for place in street_of(street):
            run = run + 1 if place in self.arcs else 0
            longest = max(longest, run + 1 if run else 0)
        return longest

    def planted(self, street: str) -> bool:
        return self.parks[street] == TREES[street]

    def swum(self, street: str) -> bool:
        return {place for place in POOLS if place[0] == street} <= self.pools


# Plans.


def meets(plan: str, sheet: Sheet, estate: Estate) -> bool:
    """Whether an estate is of the sort that a plan wants."""
    wants = PLANS[plan]["requirement"]
    arcs = [place in sheet.arcs for place in estate[:-1]]
    sold = sum(sheet.cones.get(place, False) for place in estate)
    zurgs = len(sheet.zurgs & set(estate))
    checks: dict[str, Callable[[int], bool]] = {
        "all_houses_one_garland": lambda _: all(arcs),
        "middle_house_connected_to_neighbours": lambda _: not any(arcs),
        "min_circled_cones_each": lambda least: sold >= least,
        "max_circled_cones_each": lambda most: sold <= most,
        "pools_each": lambda wanted: len(sheet.pools & set(estate)) == wanted,
        "circled_cones_each": lambda wanted: sold == wanted,
        "min_zurgs_each": lambda least: zurgs >= least,
        "max_zurgs_each": lambda most: zurgs <= most,
    }
    return all(check(wants[key]) for key, check in checks.items() if key in wants)


def fulfils(plan: str, sheet: Sheet) -> tuple[bool, set[Place]]:
    """Whether a plan that is not about estates is fulfilled, and the houses it uses up."""
    wants = PLANS[plan]["requirement"]
    kind = wants["kind"]
    streets = [STREETS[wants["street"]]] if "street" in wants else list(STREETS)
    if kind == "street_full":
        built = set(street_of(streets[0])) & set(sheet.houses)
        filled = not any(sheet.empty(place) for place in street_of(streets[0]))
        return filled and not built & sheet.used, built
    if kind == "street_ends":
        ends = {(street, at) for street in STREETS for at in (0, LENGTHS[street] - 1)}
        return ends <= set(sheet.houses) and not ends & sheet.used, ends
    if kind == "temps":
        return sheet.temps >= wants["count"], set()
    if kind == "circled_cones_with_scoops":
        sold = [place for place, stopped in sheet.cones.items() if stopped and CONES[place] == wants["scoops"]]
        return len(sold) >= wants["count"], set()
    if kind == "circled_saucers_per_column":
        columns = [{(STREETS[s], at) for s, at in row["houses"]} for row in table("roswell")["sheet"]["columns"]]
        return all(len(column & sheet.zurgs) >= wants["min_each"] for column in columns), set()
    kinds: dict[str, Callable[[str], bool]] = {
        "bis_on_one_street": lambda s: sum(place[0] == s for place in sheet.bis) >= wants["count"],
        "all_parks": sheet.planted,
        "all_pools": sheet.swum,
        "all_parks_and_pools": lambda s: sheet.planted(s) and sheet.swum(s),
        "all_parks_pools_roundabout_same_street": lambda s: (
            sheet.planted(s) and sheet.swum(s) and any(place[0] == s for place in sheet.roundabouts)
        ),
        "street_one_garland": lambda s: sheet.garland(s) == LENGTHS[s],
        "street_one_garland_and_all_parks": lambda s: sheet.garland(s) == LENGTHS[s] and sheet.planted(s),
        "all_cones_circled_on_street": lambda s: all(sheet.cones.get(place, False) for place in CONES if place[0] == s),
        "all_saucers_circled_on_street": lambda s: {place for place in SAUCERS if place[0] == s} <= sheet.zurgs,
    }
    return sum(kinds[kind](street) for street in streets) >= wants.get("streets_needed", 1), set()


def free(plan: str, sheet: Sheet) -> list[Estate]:
    """The estates that may still count for a plan."""
    return [e for e in sheet.estates() if not set(e) & sheet.used and meets(plan, sheet, e)]


def claimable(plan: str, sheet: Sheet) -> bool:
    sizes = PLANS[plan]["requirement"].get("sizes")
    if sizes is None:
        return fulfils(plan, sheet)[0]
    return not Counter(sizes) - Counter(map(len, free(plan, sheet)))
