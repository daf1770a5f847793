"""UFO in Roswell read a second time: goals, saucers instead of effects, and the zurgs among the rival's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.welcome.slow_paper import STREETS, Card, Estate, Layer, Paper, Place, facts, printed

FACTS = facts("roswell")
SAUCERS = set(printed(FACTS["sheet"]["saucers"]))
PILLARS: list[set[Place]] = [{(STREETS[s], at) for s, at in row["houses"]} for row in FACTS["sheet"]["columns"]]
"""The three vertical columns of houses."""
GOALS: dict[int, tuple[int, int, int]] = {
    goal["id"]: (goal["min_groups"], goal["max_groups"] or 33, goal["points_each"]) for goal in FACTS["goals"]
}


class Roswell(Layer):
    """The goal and the circled saucers: `goal K` before round one, `saucer` instead of an effect."""

    name = "roswell"
    verbs = ("goal", "saucer")

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper)
        self.goal = 0
        self.zurgs: set[Place] = set()
        self.house: Place = ("", 0)

    def opening(self) -> set[str]:
        """What is to be chosen before round one."""
        return {f"goal {goal}" for goal in GOALS if not self.goal}

    def instead(self, house: Place, effect: str) -> set[str]:
        self.house = house
        return {"saucer"} if house in SAUCERS - self.zurgs else set()

    def step(self, verb: str, *words: str) -> None:
        if verb == "goal":
            self.goal = int(words[0])
        else:
            self.zurgs.add(self.house)

    def groups(self) -> int:
        """How many complete estates have a zurg."""
        return sum(bool(self.zurgs & set(estate)) for estate in self.paper.estates())

    def meets(self, wants: dict[str, Any], estate: Estate) -> bool:
        zurgs = len(self.zurgs & set(estate))
        return bool(wants.get("min_zurgs_each", 0) <= zurgs <= wants.get("max_zurgs_each", zurgs))

    def fulfils(self, wants: dict[str, Any]) -> bool | None:
        if wants["kind"] == "all_saucers_circled_on_street":
            return any({place for place in SAUCERS if place[0] == street} <= self.zurgs for street in STREETS)
        if wants["kind"] == "circled_saucers_per_column":
            return all(len(pillar & self.zurgs) >= wants["min_each"] for pillar in PILLARS)
        return None

    def lines(self) -> dict[str, int]:
        groups = self.groups()
        least, most, each = GOALS.get(self.goal, (34, 33, 0))
        return {"roswell": groups * (each if least <= groups <= most else FACTS["failed_goal_points_each"]["value"])}


def faces(given: Sequence[Card]) -> list[str]:
    """The rival's stack as it lies, bottom first."""
    found: list[str] = []
    for _, effect in given:
        found.append(face(found, effect))
    return found


def face(stack: Sequence[str], effect: str) -> str:
    """How a card is laid on a stack: the first one and each after a fence is a zurg, whatever its effect."""
    return "zurg" if not stack or stack[-1] in ("fence", "zombie") else effect


def rival_lines(stack: Sequence[str]) -> dict[str, int]:
    """Five points for each zurg."""
    return {"roswell": 5 * sum(lies == "zurg" for lies in stack)}
