"""Zombie outbreak read a second time: hordes, bullets, barricades, and houses that are lost."""

from __future__ import annotations

from typing import Any

from tests.welcome.slow_paper import STREETS, Estate, Layer, Paper, Place, facts, printed

FACTS = facts("zombies")
OPEN = set(printed(FACTS["sheet"]["unbarricaded_houses"]))
"""Houses without a printed barricade."""
STOPS: dict[str, list[Place]] = {
    f"{STREETS[horde['street']]}{horde['side'][0].upper()}": [(STREETS[horde["street"]], at) for at in horde["stops"]]
    for horde in FACTS["sheet"]["hordes"]
}
"""Where each horde stops, one place an arrow; `TL` is the horde on the left of the top street."""
BULLET_BOXES = {(row["estate_size"], row["box"]) for row in FACTS["sheet"]["bullets"]["boxes_with_bullet"]}


def moved_by(card: str) -> list[str]:
    """The hordes that a zombie card moves, in order: top to bottom, on one street left before right."""
    sides = {"right": "L", "left": "R", "both": "LR"}[card]
    return [street + side for street in STREETS for side in sides]


class Zombies(Layer):
    """Bullets, barricades and hordes of one sheet.

    When a zombie card comes, `shoot TL` holds a horde back and `advance TL` lets it come, horde by horde, as long as a
    bullet is left. `barricade` takes the place of a fence.
    """

    name = "zombies"
    verbs = ("shoot", "advance", "barricade")

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper)
        self.circled = FACTS["sheet"]["bullets"]["at_start"]
        self.spent = 0
        self.barricades: set[Place] = set()
        self.arrows = dict.fromkeys(STOPS, 0)
        self.coming: list[str] = []
        self.house: Place = ("", 0)

    def bullets(self) -> int:
        return int(self.circled) - self.spent

    def card(self, card: str) -> None:
        """A zombie card is settled; without bullets nothing is to be decided."""
        self.coming = moved_by(card)
        self._go_on()

    def _go_on(self) -> None:
        while self.coming and not self.bullets():
            self._advance(self.coming.pop(0))

    def _advance(self, horde: str) -> None:
        stop = STOPS[horde][self.arrows[horde]]
        self.arrows[horde] += 1
        if stop in OPEN - self.barricades - self.paper.roundabouts:
            self.paper.capture(stop)
            for layer in self.all:
                layer.lost(stop)

    def owed(self) -> set[str]:
        return {f"{verb} {self.coming[0]}" for verb in ("shoot", "advance")} if self.coming else set()

    def instead(self, house: Place, effect: str) -> set[str]:
        self.house = house
        return {"barricade"} if effect == "fence" and house in OPEN - self.barricades else set()

    def step(self, verb: str, *words: str) -> None:
        if verb == "barricade":
            self.barricades.add(self.house)
            return
        horde = self.coming.pop(0)
        if verb == "shoot":
            self.spent += 1
        else:
            self._advance(horde)
        self._go_on()

    def agent(self, size: int, box: int) -> None:
        self.circled += (size, box) in BULLET_BOXES

    def meets(self, wants: dict[str, Any], estate: Estate) -> bool:
        return bool(len(self.barricades & set(estate)) >= wants.get("min_built_barricades_each", 0))

    def fulfils(self, wants: dict[str, Any]) -> bool | None:
        kind = wants["kind"]
        if kind == "built_barricades":
            return bool(len(self.barricades) >= wants["count"])
        if kind == "all_houses_barricaded_on_street":
            safe = self.barricades | self.paper.roundabouts
            return any({place for place in OPEN if place[0] == street} <= safe for street in STREETS)
        if kind == "bullets_spent":
            return bool(self.spent >= wants["count"])
        if kind == "houses_captured":
            return bool(len(self.paper.captured) >= wants["min"])
        return None


def strikes_rival(stack: list[str]) -> list[str]:
    """From level 1 a zombie card takes the place of the two top cards of the rival's stack, bottom first."""
    return [*stack[:-2], "zombie"]
