"""The expert game outside the compiled loops: plans, notation, score lines, views and texts of positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kvartal.core.action import Action
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import PLACES
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.modes.expert import kinds
from kvartal.games.welcome.modes.expert.facts import Roundabout
from kvartal.games.welcome.modes.expert.listener import Roundabouts
from kvartal.games.welcome.tables import table

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

_KINDS = {
    "street_full": kinds.FULL,
    "bis_on_one_street": kinds.BIS,
    "temps": kinds.TEMPS,
    "street_ends": kinds.ENDS,
    "all_parks": kinds.PARKS,
    "all_pools": kinds.POOLS,
    "all_parks_and_pools": kinds.BOTH,
    "all_parks_pools_roundabout_same_street": kinds.ALL,
}
_EXTRA = ("street", "count", "streets_needed")
COSTS = tuple(table("sheet")["roundabouts"]["penalty_by_built"])
MOST = len(COSTS) - 1


@dataclass(frozen=True, slots=True)
class RoundaboutLayer:
    """The roundabout track of a sheet."""

    built: int
    costs: list[int]


class Expert(Extension):
    """Roundabouts, and ten more plans."""

    name = "expert"
    rows = (Roundabout,)
    codes = 40
    honours = ("roundabouts",)

    def __init__(self) -> None:
        super().__init__()
        self.listener = Roundabouts(COSTS)

    def plans(self) -> list[dict[str, Any]]:
        """Returns the ten expert plans."""
        found = []
        for card in table("plans")["plans"]:
            if card["set"] == "expert":
                wants = card["requirement"]
                extra = next((wants[name] for name in _EXTRA if name in wants), 0)
                found.append({**card, "kind": _KINDS[wants["kind"]], "extra": extra})
        return found

    def verbs(self) -> tuple[str, ...]:
        """Names its verb."""
        return ("roundabout",)

    def spell(self, step: int) -> Action:
        """Spells where the roundabout is built."""
        if step >= len(PLACES.names):
            raise Unreadable("welcome-bad-place", text=str(step))
        return Action("roundabout", (PLACES.names[step],))

    def step_of(self, action: Action) -> int:
        """Reads where the roundabout is built."""
        if len(action.args) != 1:
            raise Unreadable("argument-count", verb=action.verb, wanted=1, found=len(action.args))
        return PLACES.of(action.args[0])

    def reason(self, game: Welcome, seat: int, step: int) -> Refusal:
        """Says why no roundabout may be built there."""
        if _built(game, seat) >= MOST:
            return Refusal("welcome-refusal-roundabout-most", most=MOST)
        if game.record(Roundabout, seat).roundabout:
            return Refusal("welcome-refusal-roundabout-turn")
        if game.stage_of(seat) not in (codes.START, codes.BUILT):
            return Refusal("welcome-refusal-roundabout-now")
        lost = game.record(Sheet, seat).lost >> step & 1
        return Refusal("welcome-refusal-lost" if lost else "welcome-refusal-taken", number=0, place=PLACES.names[step])

    def told(self, before: Welcome, seat: int, step: int, after: Welcome) -> list[Fact]:
        """Tells that a roundabout was built."""
        return [Fact("welcome-fact-roundabout", {"seat": seat, "place": PLACES.names[step]})]

    def lines(self, game: Welcome, seat: int) -> list[Line]:
        """Returns the line of the roundabout track."""
        built = _built(game, seat)
        return [Line("welcome-line-roundabouts", -COSTS[built], {"roundabouts": built})]

    def earned(self, game: Welcome, seat: int, won: bool) -> list[str]:
        """Both roundabouts, and still a win."""
        return ["roundabouts"] if won and _built(game, seat) == MOST else []

    def layer(self, game: Welcome, seat: int) -> object:
        """Shows the roundabout track."""
        return RoundaboutLayer(_built(game, seat), list(COSTS))

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes whether this turn has built one."""
        return {"roundabout": "built"} if game.record(Roundabout, seat).roundabout else {}

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Reads whether this turn has built one."""
        name = f"{prefix}roundabout {seat}"
        word = fields.text(name, "")
        if word not in ("", "built"):
            raise BadLine(fields.line(name), "position-number", field="roundabout", text=word[:20])
        record = game.record(Roundabout, seat)
        record.roundabout = int(word == "built")
        game.store(record, seat)
        if _built(game, seat) > MOST:
            raise BadLine(fields.line(f"{prefix}sheet {seat}"), "welcome-refusal-roundabout-most", most=MOST)


def _built(game: Welcome, seat: int) -> int:
    """Counts the roundabouts of a seat."""
    return game.record(Sheet, seat).cuts.bit_count()
