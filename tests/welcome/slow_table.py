"""A table of Welcome To read a second time, slowly and plainly: what a turn may do, and what a round brings."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

from tests.welcome.slow_sheet import (
    COLUMNS,
    CONES,
    PLACES,
    PLANS,
    POOLS,
    SAUCERS,
    SHEET,
    STREETS,
    Card,
    Estate,
    Place,
    Sheet,
    claimable,
    free,
    fulfils,
    name,
    place_of,
)


class Turn:
    """One player's turn, on a copy of the sheet."""

    def __init__(self, slow: Slow, seat: int) -> None:
        self.slow = slow
        self.sheet = deepcopy(slow.sheets[seat])
        self.stage = "start"
        self.pair: Card = (0, "")
        self.house: Place = ("", 0)
        self.kept = 0
        self.turned = self.spent = self.counted = self.first = self.wish = self.done = False
        self.slot = 0
        self.picked: list[Estate] = []

    def offers(self) -> dict[str, Card]:
        hand = self.sheet.hand
        if not self.slow.dealt:
            return {f"take {i + 1}": pair for i, pair in enumerate(self.slow.pairs)}
        return {f"take {i + 1} {j + 1}": (hand[i][0], hand[j][1]) for i in range(3) for j in range(3) if i != j}

    def numbers(self, pair: Card) -> list[int]:
        reach = 2 if pair[1] == "temp" else 0
        return [n for n in range(18) if abs(n - pair[0]) <= reach]

    def legal(self) -> set[str]:
        sheet, effect = self.sheet, self.pair[1]
        if self.stage == "chosen":
            return {f"write {n} {name(spot)}" for n in self.numbers(self.pair) for spot in sheet.spots(n)}
        if self.stage == "picking":
            return {f"estate {name(estate[0])}" for estate in self.choices()}
        found: set[str] = set()
        idle = self.turned or len(sheet.roundabouts) == 2 or self.stage not in ("start", "built")
        if "expert" in self.slow.options and not idle:
            found |= {f"roundabout {name(spot)}" for spot in PLACES if sheet.empty(spot)}
        if self.stage == "start":
            offers = self.offers()
            found |= {take for take, pair in offers.items() if any(sheet.spots(n) for n in self.numbers(pair))}
            if not any(sheet.spots(number) for number, _ in offers.values()):
                passing = "experienced" in self.slow.options
                found |= {"refuse 1", "refuse 2", "refuse 3"} if passing else {"refuse"}
            return found
        if self.stage == "built" and not self.spent:
            if effect == "fence":
                found |= {f"fence {name(gap)}" for gap in sheet.gaps()}
            elif effect == "agent":
                found |= {f"agent {n}" for n, values in COLUMNS.items() if sheet.agents[n] < len(values) - 1}
            elif effect == "bis" and len(sheet.bis) < SHEET["bis"]["boxes"]:
                found |= {f"bis {number} {name(spot)}" for number, spot in sheet.repeats()}
            elif (effect == "park" and not sheet.planted(self.house[0])) or (effect == "pool" and self.house in POOLS):
                found.add(effect)
            if "roswell" in self.slow.options and self.house in SAUCERS:
                found.add("saucer")
        for slot, plan in enumerate(self.slow.plans):
            if sheet.done[slot] is None and claimable(plan, sheet):
                found.add(f"plan {slot + 1}")
        if self.first and not self.wish and "solo" not in self.slow.options:
            found.add("reshuffle")
        return found | {"done"}

    def choices(self) -> list[Estate]:
        """The estates that may be picked next for the plan being claimed."""
        plan = self.slow.plans[self.slot]
        lacks = Counter(PLANS[plan]["requirement"]["sizes"]) - Counter(map(len, self.picked))
        return [e for e in free(plan, self.sheet) if e not in self.picked and lacks[len(e)] > 0]

    def step(self, action: str) -> None:
        verb, *words = action.split()
        getattr(self, f"_{verb}")(*words)

    def _take(self, *words: str) -> None:
        self.pair = self.offers()[" ".join(("take", *words))]
        self.kept = 6 - sum(map(int, words)) - 1
        self.stage = "chosen"

    def _refuse(self, card: str = "1") -> None:
        self.sheet.refusals += 1
        self.kept = int(card) - 1
        self.stage = "closing"

    def _write(self, number: str, spot: str) -> None:
        self.house = place_of(spot)
        self.sheet.write(int(number), self.house)
        self.stage = "built"
        if self.pair[1] == "temp":
            self.spent = int(number) != self.pair[0]
            self.counted = self.sheet.temps < SHEET["temps"]["boxes"]
            self.sheet.temps += self.counted

    def _roundabout(self, spot: str) -> None:
        self.sheet.roundabout(place_of(spot))
        self.turned = True

    def _fence(self, gap: str) -> None:
        self.sheet.fences.add(place_of(gap))
        self.spent = True

    def _agent(self, size: str) -> None:
        self.sheet.agents[int(size)] += 1
        self.spent = True

    def _park(self) -> None:
        self.sheet.parks[self.house[0]] += 1
        self.spent = True

    def _pool(self) -> None:
        self.sheet.pools.add(self.house)
        self.spent = True

    def _bis(self, number: str, spot: str) -> None:
        self.sheet.bis.add(place_of(spot))
        self.sheet.write(int(number), place_of(spot))
        self.spent = True

    def _saucer(self) -> None:
        self.sheet.zurgs.add(self.house)
        self.sheet.temps -= self.counted
        self.spent = True

    def _plan(self, number: str) -> None:
        self.slot = int(number) - 1
        self.stage = "picking"
        self._settle()

    def _estate(self, spot: str) -> None:
        self.picked.append(next(e for e in self.sheet.estates() if e[0] == place_of(spot)))
        self._settle()

    def _settle(self) -> None:
        """Completes the plan once there is nothing to choose."""
        plan = PLANS[self.slow.plans[self.slot]]
        sizes = plan["requirement"].get("sizes")
        used = fulfils(plan["id"], self.sheet)[1] if sizes is None else set()
        if sizes is not None:
            counted = [*self.picked, *self.choices()]
            if len(counted) > len(sizes):
                return
            used = {place for estate in counted for place in estate}
        self.sheet.used |= used
        self.first = self.first or self.slot not in self.slow.approved
        self.sheet.done[self.slot] = plan["second" if self.slot in self.slow.approved else "first"]
        self.picked = []
        self.stage = "closing"

    def _reshuffle(self) -> None:
        self.wish = True

    def _done(self) -> None:
        self.done = True


class Slow:
    """A table: the sheets of all, the plans, and what is on offer."""

    def __init__(self, options: set[str], seats: int) -> None:
        self.options = options
        self.dealt = bool(options & {"experienced", "solo"})
        self.sheets = [Sheet() for _ in range(seats)]
        self.plans: list[str] = []
        self.pairs: list[Card] = []
        self.approved: set[int] = set()
        self.over = ""

    def resolve(self, turns: list[Turn]) -> None:
        """Ends a round."""
        seats = range(len(turns))
        thirds = [turn.sheet.hand[turn.kept] if "experienced" in self.options else (0, "") for turn in turns]
        self.sheets = [turn.sheet for turn in turns]
        for seat in seats if self.dealt else ():
            giver = (seat - 1 if "pass=left" in self.options else seat + 1) % len(turns)
            self.sheets[seat].hand = [thirds[giver]] if "experienced" in self.options else []
        for street, last in zip(STREETS, (("T", 9), ("M", 0), ("B", 10)), strict=True):
            open_ = [sheet for sheet in self.sheets if street not in sheet.bonus]
            if any(last in sheet.cones for sheet in open_):
                for sheet in open_:
                    sheet.bonus[street] = last in sheet.cones
        for sheet in self.sheets:
            self.approved |= {slot for slot in range(3) if sheet.done[slot] is not None}
        if any(sheet.refusals == 3 for sheet in self.sheets):
            self.over = "refusals"
        elif any(None not in sheet.done for sheet in self.sheets):
            self.over = "plans"
        elif any(not any(map(sheet.empty, PLACES)) for sheet in self.sheets):
            self.over = "built"

    def score(self, seat: int) -> dict[str, int]:
        """Adds up a sheet, line by line."""
        sheet = self.sheets[seat]
        ranks = sorted({other.temps for other in self.sheets} - {0}, reverse=True)
        temps = dict(zip(ranks, SHEET["temps"]["majority_points"], strict=False)).get(sheet.temps, 0)
        lines = {
            "plan": sum(points or 0 for points in sheet.done),
            "parks": sum(
                SHEET["parks"]["score_by_crossed"][row][sheet.parks[street]] for row, street in enumerate(STREETS)
            ),
            "pools": SHEET["pools"]["score_by_built"][len(sheet.pools)],
            "temps": 7 * (sheet.temps >= 6) if "solo" in self.options else temps,
            "estates": sum(COLUMNS[len(e)][sheet.agents[len(e)]] for e in sheet.estates()),
            "bis": -SHEET["bis"]["penalty_by_used"][len(sheet.bis)],
            "refusals": -SHEET["refusals"]["penalty_by_taken"][sheet.refusals],
        }
        if "expert" in self.options:
            lines["roundabouts"] = -(0, 3, 8)[len(sheet.roundabouts)]
        if "christmas" in self.options:
            lines["christmas"] = sum(map(sheet.garland, STREETS))
        if "icecream" in self.options:
            sold = [place for place, stopped in sheet.cones.items() if stopped]
            lines["icecream"] = sum(CONES[place] + sheet.bonus.get(place[0], False) for place in sold)
        if "roswell" in self.options:
            groups = sum(bool(sheet.zurgs & set(estate)) for estate in sheet.estates())
            least, most, each = ((3, 4, 4), (5, 6, 5), (7, 8, 6), (9, 33, 7))[sheet.goal - 1]
            lines["roswell"] = groups * (each if least <= groups <= most else 2)
        return lines

    def places(self) -> list[int]:
        """Ranks by points, then by estates, then by those of one house, of two, and so on."""
        keys = []
        for seat, sheet in enumerate(self.sheets):
            sizes = Counter(map(len, sheet.estates()))
            keys.append((sum(self.score(seat).values()), sizes.total(), *(sizes[size] for size in range(1, 7))))
        return [1 + sum(other > key for other in keys) for key in keys]
