"""Ice cream truck outside the compiled loops: plans, notation, score lines, views and texts of positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.bits import members
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import PLACES, STREETS
from kvartal.games.welcome.expansions.icecream import kinds
from kvartal.games.welcome.expansions.icecream.facts import Sales
from kvartal.games.welcome.expansions.icecream.listener import Trucks
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.prints import Print, Table
from kvartal.games.welcome.tables import table

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

_BONUS = "-ox"
"""Open, circled, crossed."""


@dataclass(frozen=True, slots=True)
class ConeView:
    """A cone before a house: sold when circled, gone when the truck has passed it."""

    place: str
    scoops: int
    state: str


@dataclass(frozen=True, slots=True)
class TruckView:
    """The truck of a street: where it stands, where it goes, and the bonus at the end of its route."""

    street: int
    leftward: bool
    at: str | None
    bonus: str


@dataclass(frozen=True, slots=True)
class IceLayer:
    """Cones and trucks of a sheet."""

    cones: list[ConeView]
    trucks: list[TruckView]


class Expansion(Extension):
    """Cones and trucks, and five plans about them."""

    name = "icecream"
    rows = (Sales,)
    codes = 3
    prints = (Print("cones", ("sheet", "cones"), (("scoops", {"1": 1, "2": 2, "3": 3}),), least=3, everywhere=True),)

    def __init__(self, printed: Table | None = None) -> None:
        super().__init__(printed or table(self.name))
        sheet = self.printed["sheet"]
        self.scoops = [0] * 40
        self.leftward = [False] * 3
        last = [0] * 3
        for cone in sheet["cones"]:
            self.scoops[_place(cone)] = cone["scoops"]
        for truck in sheet["trucks"]:
            street = truck["street"]
            route = sorted(_place(cone) for cone in sheet["cones"] if cone["street"] == street)
            self.leftward[street] = truck["direction"] == "left"
            last[street] = route[0] if self.leftward[street] else route[-1]
        self.listener: Trucks = Trucks(self.scoops, self.leftward, last)
        alone = table(self.name)["solo"]
        self.listener.rival_card = alone["rival_points_per_card"]
        self.listener.rival_route = alone["rival_points_per_crossed_bonus"]

    def plans(self) -> list[dict[str, Any]]:
        """Returns its five plans."""
        found = []
        for card in self.printed["plans"]:
            wants = card["requirement"]
            if wants["kind"] == "circled_cones_with_scoops":
                kind = kinds.TRIPLES
            elif wants["kind"] == "all_cones_circled_on_street":
                kind = kinds.STREET
            elif "pools_each" in wants:
                kind = kinds.POOL
            else:
                kind = kinds.SOME if "min_circled_cones_each" in wants else kinds.NONE
            found.append({**card, "kind": kind, "extra": wants.get("count", 0)})
        return found

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of the third level."""
        return (3,)

    # Against a rival.

    def verbs(self) -> tuple[str, ...]:
        """Names its verb."""
        return ("cross",)

    def spell(self, step: int) -> Action:
        """Spells which bonus is crossed."""
        return Action("cross", (STREETS[step],))

    def step_of(self, action: Action) -> int:
        """Reads which bonus is crossed."""
        if len(action.args) != 1:
            raise Unreadable("argument-count", verb=action.verb, wanted=1, found=len(action.args))
        if action.args[0] not in tuple(STREETS[:3]):
            raise Unreadable("welcome-bad-street", text=action.args[0][:20], streets=tuple(STREETS[:3]))
        return STREETS.index(action.args[0])

    def reason(self, game: Welcome, seat: int, step: int) -> Refusal:
        """Says why a bonus may not be crossed."""
        owed = game.record(Sales, seat).routes_owed
        return Refusal("welcome-refusal-icecream-decided" if owed else "welcome-refusal-icecream-now")

    def required(self, game: Welcome, seat: int) -> Refusal | None:
        """A bonus is crossed before anything else."""
        return Refusal("welcome-refusal-icecream-owed") if game.record(Sales, seat).routes_owed else None

    def told(self, before: Welcome, seat: int, step: int, after: Welcome) -> list[Fact]:
        """Tells which bonus was crossed."""
        return [Fact("welcome-fact-icecream-crossed", {"seat": seat, "street": step})]

    def rival_lines(self, game: Welcome) -> list[Line]:
        """Returns the line of the rival's ice cream."""
        args = {"cards": self.listener.cards_given(game), "bonuses": self.listener.routes_crossed(game)}
        points = self.listener.rival_card * args["cards"] + self.listener.rival_route * args["bonuses"]
        return [Line("welcome-line-rival-icecream", points, args)]

    def truck(self, game: Welcome, seat: int, street: int) -> int:
        """Returns where a truck stands: at the house furthest along its route, or -1 before it has set out."""
        houses = list(members(game.record(Sheet, seat).houses & game.rules.kit.box.street[street]))
        if not houses:
            return -1
        return min(houses) if self.leftward[street] else max(houses)

    def lines(self, game: Welcome, seat: int) -> list[Line]:
        """Returns a line for each street."""
        sales, streets, told = game.record(Sales, seat), game.rules.kit.box.street, []
        for street in range(3):
            sold = (sales.cones_sold & streets[street]).bit_count()
            bonus = "yes" if sales.route_bonus[street] == kinds.WON else "no"
            args = {"street": street, "cones": sold, "bonus": bonus}
            told.append(Line("welcome-line-icecream", self.listener.earned_on(game, seat, street), args))
        return told

    def reached(self, game: Welcome, seat: int) -> int:
        """Returns the cones that the trucks have reached or passed."""
        found = 0
        for street in range(3):
            at = self.truck(game, seat, street)
            if at >= 0:
                found |= self.listener.passed(game, at)
        return found

    def faults(self, game: Welcome, seat: int) -> list[Refusal]:
        """Finds cones that cannot be sold, crossed or open as they are, and bonuses of routes that are not finished."""
        sales, here = game.record(Sales, seat), game.record(Sheet, seat)
        found = []
        for place in members(sales.cones_sold & ~(here.houses | here.lost)):
            found.append(Refusal("welcome-fault-icecream-empty", place=PLACES.names[place]))
        for street in range(3):
            lost = here.lost & game.rules.kit.box.street[street]
            at = self.truck(game, seat, street)
            if at >= 0 and not lost and self.listener.cones & ~sales.cones_sold & 1 << at:
                found.append(Refusal("welcome-fault-icecream-stop", place=PLACES.names[at]))
            met = here.cuts | (self.listener.passed(game, at) if at >= 0 else 0)
            for place in members(sales.cones_gone & game.rules.kit.box.street[street] & ~met if not lost else 0):
                found.append(Refusal("welcome-fault-icecream-gone", place=PLACES.names[place]))
            passed = self.listener.passed(game, at) & ~(1 << at) if at >= 0 else 0
            both = sales.cones_sold & sales.cones_gone & game.rules.kit.box.street[street]
            for place in members(both | passed & ~(sales.cones_sold | sales.cones_gone)):
                found.append(Refusal("welcome-fault-icecream-either", place=PLACES.names[place]))
            if sales.route_bonus[street] == kinds.WON and not self.listener.has_finished(game, seat, street):
                found.append(Refusal("welcome-fault-icecream-bonus", street=street))
        return found

    def contradicted(self, game: Welcome, seat: int) -> tuple[str, Refusal] | None:
        """Against a rival a bonus is crossed for each plan-completed card."""
        sales, most = game.record(Sales, seat), len(game.rules.kit.way.come(game))
        found = sales.route_bonus.count(kinds.LOST) + sales.routes_owed
        early = game.supply.rival_at >= 0 and found > most
        return ("bonus", Refusal("welcome-early-cards", found=found, most=most)) if early else None

    def layer(self, game: Welcome, seat: int) -> object:
        """Shows cones and trucks."""
        sales = game.record(Sales, seat)
        cones = []
        for place in members(self.listener.cones):
            state = "sold" if sales.cones_sold >> place & 1 else "gone" if sales.cones_gone >> place & 1 else "open"
            cones.append(ConeView(PLACES.names[place], self.scoops[place], state))
        trucks = []
        for street in range(3):
            at = self.truck(game, seat, street)
            bonus = ("open", "won", "lost")[sales.route_bonus[street]]
            trucks.append(TruckView(street, self.leftward[street], PLACES.names[at] if at >= 0 else None, bonus))
        return IceLayer(cones, trucks)

    def aftermath(self, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
        """Tells which cone was sold, and at the end of the round who finished a route."""
        if seat == marks.CHANCE:
            return []
        told = []
        for place in members(after.record(Sales, seat).cones_sold & ~before.record(Sales, seat).cones_sold):
            args = {"seat": seat, "place": PLACES.names[place], "scoops": self.scoops[place]}
            told.append(Fact("welcome-fact-icecream", args))
        if code == codes.DONE:
            bonuses = {
                other: (before.record(Sales, other).route_bonus, after.record(Sales, other).route_bonus)
                for other in after.rows.seats()
            }
            for street in range(3):
                for other, (was, now) in bonuses.items():
                    if now[street] == kinds.WON and was[street] == kinds.OPEN:
                        told.append(Fact("welcome-fact-icecream-route", {"seat": other, "street": street}))
        return told

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes circled and crossed cones and the bonuses."""
        sales = game.record(Sales, seat)
        named = {"cones": sales.cones_sold, "gone": sales.cones_gone}
        told = {name: " ".join(PLACES.names[place] for place in members(mask)) for name, mask in named.items()}
        if any(sales.route_bonus):
            told["bonus"] = " ".join(_BONUS[state] for state in sales.route_bonus)
        if sales.routes_owed:
            told["owed"] = str(sales.routes_owed)
        return {name: value for name, value in told.items() if value}

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Reads them; cones that are not named as gone are those that the trucks have passed."""
        sales = game.record(Sales, seat)
        sales.cones_sold = self._cones(fields, f"{prefix}cones {seat}")
        sales.cones_gone = self._cones(fields, f"{prefix}gone {seat}")
        if not fields.line(f"{prefix}gone {seat}"):
            sales.cones_gone = self.reached(game, seat) & ~sales.cones_sold
        words = fields.words(f"{prefix}bonus {seat}", "- - -")
        if len(words) != 3 or any(word not in tuple(_BONUS) for word in words):
            line = fields.line(f"{prefix}bonus {seat}")
            raise BadLine(line, "position-number", field="bonus", text=" ".join(words)[:20])
        sales.route_bonus = [_BONUS.index(word) for word in words]
        if game.supply.rival_at >= 0:
            most = min(1, words.count(_BONUS[kinds.OPEN]))
            sales.routes_owed = fields.number(f"{prefix}owed {seat}", 0, 0, most)
        game.store(sales, seat)

    def _cones(self, fields: Fields, name: str) -> int:
        """Reads a field that names cones."""
        mask = PLACES.marked(fields, name)
        wrong = mask & ~self.listener.cones
        if wrong:
            raise BadLine(fields.line(name), "welcome-icecream-no-cone", place=PLACES.names[next(members(wrong))])
        return mask


def _place(cone: dict[str, Any]) -> int:
    """Returns at which place a printed cone is."""
    return PLACES.of(f"{'TMB'[cone['street']]}{cone['house']}")
