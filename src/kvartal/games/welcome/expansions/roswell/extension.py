"""Roswell outside the compiled loops: plans, notation, score lines, views and texts of positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kvartal.core.action import Action
from kvartal.core.bits import members
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import PLACES, number_of
from kvartal.games.welcome.expansions.roswell import kinds
from kvartal.games.welcome.expansions.roswell.facts import Landing
from kvartal.games.welcome.expansions.roswell.listener import Saucers
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.prints import Print, Table
from kvartal.games.welcome.tables import table

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

ENDLESS = 99


@dataclass(frozen=True, slots=True)
class GoalView:
    """A goal: how many estates with zurgs it wants, and what each of them is worth."""

    least: int
    most: int | None
    points: int
    chosen: bool
    reconstructed: bool


@dataclass(frozen=True, slots=True)
class SaucerView:
    """A saucer above a house."""

    place: str
    circled: bool


@dataclass(frozen=True, slots=True)
class SaucerLayer:
    """Goals and saucers of a sheet; where the saucers hang is our guess, as its table says."""

    goals: list[GoalView]
    saucers: list[SaucerView]
    groups: int
    failed: int
    reconstructed: bool


class Columns(Print):
    """The three columns of houses, each named by its house on the top street; the streets end on the right together."""

    def place(self, entry: Mapping[str, Any]) -> str:
        """Names the house on the top street."""
        return f"T{entry['houses'][0][1]}"

    def at(self, where: str, text: str) -> dict[str, Any]:
        """Reads it and finds the houses below."""
        house = super().at(where, text)
        if house["street"]:
            raise Unreadable("welcome-own-item", section=self.word, item=text[:20])
        return {"houses": [[street, house["house"] + street] for street in range(3)], "source": "owner"}

    def check(self, words: Sequence[str]) -> None:
        """There are three of them."""
        super().check(words)
        if len(words) != self.least:
            raise Unreadable("welcome-own-few", section=self.word, least=self.least, found=len(words))


class Expansion(Extension):
    """Goals and saucers, and five plans about them."""

    name = "roswell"
    rows = (Landing,)
    codes = kinds.SAUCER + 1
    interludes = 1

    prints = (
        Print("saucers", ("sheet", "saucers"), least=3, everywhere=True),
        Columns("columns", ("sheet", "columns"), least=3),
    )

    def __init__(self, printed: Table | None = None) -> None:
        super().__init__(printed or table(self.name))
        self.failed = int(self.printed["failed_goal_points_each"]["value"])
        """What each group is worth when the goal is missed."""
        saucers, columns = 0, [0] * 3
        for saucer in self.printed["sheet"]["saucers"]:
            saucers |= 1 << PLACES.of(f"{'TMB'[saucer['street']]}{saucer['house']}")
        for number, column in enumerate(self.printed["sheet"]["columns"]):
            for street, house in column["houses"]:
                columns[number] |= 1 << PLACES.of(f"{'TMB'[street]}{house}")
        self.goals = [
            (goal["min_groups"], ENDLESS if goal["max_groups"] is None else goal["max_groups"], goal["points_each"])
            for goal in sorted(self.printed["goals"], key=lambda goal: int(goal["id"]))
        ]
        """For each goal the least and the greatest number of groups, and what each is worth."""
        self.listener: Saucers = Saucers(saucers, columns, self.goals, self.failed)
        self.listener.rival_pays = table(self.name)["solo"]["points_per_zurg_card"]

    def plans(self) -> list[dict[str, Any]]:
        """Returns its five plans."""
        found = []
        for card in self.printed["plans"]:
            wants = card["requirement"]
            kind = {"all_saucers_circled_on_street": kinds.STREET, "circled_saucers_per_column": kinds.COLUMNS}.get(
                wants["kind"], 0
            )
            if not kind:
                least = wants.get("min_zurgs_each", 0)
                kind = kinds.NONE if not least else kinds.ONE_EACH if least == 1 else kinds.TWO_EACH
            found.append({**card, "kind": kind, "extra": wants.get("min_each", 0)})
        return found

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of the third level."""
        return (3,)

    def verbs(self) -> tuple[str, ...]:
        """Names its verbs."""
        return ("goal", "saucer")

    def spell(self, step: int) -> Action:
        """Spells a goal or the saucer."""
        return Action("saucer") if step == kinds.SAUCER else Action("goal", (str(step + 1),))

    def step_of(self, action: Action) -> int:
        """Reads a goal or the saucer."""
        wanted = 1 if action.verb == "goal" else 0
        if len(action.args) != wanted:
            raise Unreadable("argument-count", verb=action.verb, wanted=wanted, found=len(action.args))
        return number_of(action.args[0], 1, 4) - 1 if wanted else kinds.SAUCER

    def reason(self, game: Welcome, seat: int, step: int) -> Refusal:
        """Says why a goal or a saucer cannot be had."""
        if step < kinds.SAUCER:
            return Refusal("welcome-refusal-roswell-goal")
        here = game.record(Sheet, seat)
        if here.stage != codes.BUILT:
            return Refusal("welcome-refusal-roswell-now")
        if not self.listener.saucers >> here.house & 1:
            return Refusal("welcome-refusal-roswell-none", place=PLACES.names[here.house])
        circled = game.record(Landing, seat).zurgs >> here.house & 1
        return Refusal("welcome-refusal-roswell-circled" if circled else "welcome-refusal-roswell-used")

    def told(self, before: Welcome, seat: int, step: int, after: Welcome) -> list[Fact]:
        """Tells a goal, which is told when all are in, or a zurg."""
        if step < kinds.SAUCER:
            least, most, _ = self.goals[step]
            return [Fact("welcome-fact-roswell-goal", {"seat": seat, "goal": step + 1, "least": least, "most": most})]
        place = PLACES.names[before.record(Sheet, seat).house]
        return [Fact("welcome-fact-roswell-zurg", {"seat": seat, "place": place})]

    def lines(self, game: Welcome, seat: int) -> list[Line]:
        """Returns the line of the goal."""
        goal, groups = game.record(Landing, seat).goal, self.listener.groups_of(game, seat)
        reached = "yes" if goal and self.goals[goal - 1][0] <= groups <= self.goals[goal - 1][1] else "no"
        args = {"groups": groups, "goal": goal, "reached": reached}
        return [Line("welcome-line-roswell", self.listener.points_of(game, seat), args)]

    def rival_lines(self, game: Welcome) -> list[Line]:
        """Returns the line of the rival's zurgs."""
        zurgs = self.listener.zurgs_given(game)
        return [Line("welcome-line-rival-roswell", zurgs * self.listener.rival_pays, {"zurgs": zurgs})]

    def aftermath(self, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
        """Tells that a card given to a rival is a house with a zurg."""
        if code != codes.DONE or after.supply.rival_at < 0 or after.whole is not None:
            return []
        new = self.listener.zurgs_given(after) > self.listener.zurgs_given(before)
        return [Fact("welcome-fact-roswell-rival")] if new else []

    def faults(self, game: Welcome, seat: int) -> list[Refusal]:
        """Finds zurgs where no effect was traded for them, and estates with zurgs but no goal."""
        here, landing = game.record(Sheet, seat), game.record(Landing, seat)
        # A house with a pool has had its effect, unless another extension gives pools away.
        free = any(other.effects_used(game, seat) < 0 for other in game.rules.kit.extensions)
        traded = here.houses & ~(here.copies | (0 if free else here.pools)) | here.lost
        wrong = members(landing.zurgs & ~traded)
        found = [Refusal("welcome-fault-roswell-zurg", place=PLACES.names[place]) for place in wrong]
        if not landing.goal and self.listener.groups_of(game, seat):
            found.append(Refusal("welcome-fault-roswell-goal"))
        return found

    def given_up(self, game: Welcome, seat: int) -> Refusal | None:
        """A saucer takes the effect of its turn."""
        circled = game.record(Landing, seat).zurgs >> game.record(Sheet, seat).house & 1
        return Refusal("welcome-refusal-roswell-given") if circled else None

    def effects_used(self, game: Welcome, seat: int) -> int:
        """A zurg takes the effect of its turn."""
        return game.record(Landing, seat).zurgs.bit_count()

    def layer(self, game: Welcome, seat: int) -> object:
        """Shows goals and saucers."""
        landing = game.record(Landing, seat)
        goals = [
            GoalView(
                goal["min_groups"],
                goal["max_groups"],
                goal["points_each"],
                goal["id"] == landing.goal,
                goal.get("range_source") == "reconstructed",
            )
            for goal in self.printed["goals"]
        ]
        places = members(self.listener.saucers)
        saucers = [SaucerView(PLACES.names[place], bool(landing.zurgs >> place & 1)) for place in places]
        guess = any(saucer["source"] == "reconstructed" for saucer in self.printed["sheet"]["saucers"])
        return SaucerLayer(goals, saucers, self.listener.groups_of(game, seat), self.failed, guess)

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes the goal and the zurgs."""
        landing = game.record(Landing, seat)
        zurgs = " ".join(PLACES.names[place] for place in members(landing.zurgs))
        return ({"goal": str(landing.goal)} if landing.goal else {}) | ({"zurgs": zurgs} if zurgs else {})

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Reads them."""
        landing = game.record(Landing, seat)
        landing.goal = fields.number(f"{prefix}goal {seat}", 0, 0, 4)
        name = f"{prefix}zurgs {seat}"
        landing.zurgs = PLACES.marked(fields, name)
        wrong = landing.zurgs & ~self.listener.saucers
        if wrong:
            raise BadLine(fields.line(name), "welcome-refusal-roswell-none", place=PLACES.names[next(members(wrong))])
        game.store(landing, seat)

    def conceal(self, game: Welcome) -> set[int]:
        """Goals are secret until everybody has chosen one."""
        landings = [(seat, game.record(Landing, seat)) for seat in game.rows.seats()]
        chosen = [(seat, landing) for seat, landing in landings if landing.goal]
        if len(chosen) == game.seats:
            return set()
        for seat, landing in chosen:
            landing.goal = 0
            game.store(landing, seat)
        return {seat for seat, _ in chosen}
