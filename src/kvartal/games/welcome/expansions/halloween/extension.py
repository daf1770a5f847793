"""Halloween outside the compiled loops: plans, notation, score lines, views and texts of positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.bits import members
from kvartal.core.errors import Refusal, Unreadable
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line
from kvartal.games.welcome import codes
from kvartal.games.welcome.cards import PLACES, STREETS, house_number, number_of, value_of
from kvartal.games.welcome.expansions.halloween import kinds, sheettext
from kvartal.games.welcome.expansions.halloween.facts import Night
from kvartal.games.welcome.expansions.halloween.listener import Haunting
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.prints import Print, Table
from kvartal.games.welcome.reasons import why_no_bis
from kvartal.games.welcome.tables import table

if TYPE_CHECKING:
    from kvartal.games.welcome.position import Welcome

BONUSES = ("", "pool", "park", "bis")
"""What the ghosts bring, by number."""
SYMBOLS = ("ghosts", "candies")
_COUNTS = tuple(int(count) for count in table("halloween")["levels"]["counts"])
_PLANS = {
    "circled_candies": (kinds.CANDIES, "count"),
    "circled_ghosts_and_candies": (kinds.BOTH, "ghosts"),
    "all_ghost_candy_houses_built": (kinds.BUILT, "count"),
    "all_ghosts_on_streets": (kinds.STREETS, "streets_needed"),
    "all_candies_on_street": (kinds.STREET, "street"),
}


@dataclass(frozen=True, slots=True)
class HauntedView:
    """A house with a ghost and a candy: open, one of them circled, or lost with its place."""

    place: str
    state: str


@dataclass(frozen=True, slots=True)
class LevelView:
    """A level: how many symbols it wants, what it brings, and whether it is open, won or lost."""

    level: int
    count: int
    pays: list[str]
    """The bonuses of the ghosts, such as `pool 2`; for candies the points."""
    state: str
    reconstructed: bool


@dataclass(frozen=True, slots=True)
class HauntedLayer:
    """Ghosts, candies and their levels; where the marked houses stand is our guess, as its table says."""

    houses: list[HauntedView]
    ghosts: list[LevelView]
    candies: list[LevelView]
    haunted: str | None
    """The house whose ghost or candy is to be circled now."""
    treat: str | None
    """The bonus that is to be used now."""
    treats: int
    """How many marks of it are still to be made."""
    reconstructed: bool


class Expansion(Extension):
    """Ghosts and candies, and five plans about them."""

    name = "halloween"
    rows = (Night,)
    codes = kinds.STEPS
    honours = ("ghosts",)
    prints = (Print("houses", ("sheet", "ghost_candy_houses"), least=9, everywhere=True),)

    def __init__(self, printed: Table | None = None) -> None:
        super().__init__(printed or table(self.name))
        marked = 0
        for house in self.printed["sheet"]["ghost_candy_houses"]:
            marked |= 1 << PLACES.of(f"{STREETS[house['street']]}{house['house']}")
        self.bonuses = [
            (BONUSES.index(kind), int(count))
            for row in self.printed["ghost_bonuses"]
            for option in row["options"]
            for kind, count in option.items()
        ]
        """For each level two bonuses of the ghosts, as kind and number of marks."""
        self.pays = [int(row["points"]) for row in self.printed["candy_bonuses"]]
        self.listener: Haunting = Haunting(marked, _COUNTS, self.bonuses, self.pays)
        self.listener.rival_pays = table(self.name)["solo"]["rival_points_per_crossed_level"]

    def plans(self) -> list[dict[str, Any]]:
        """Returns its five plans."""
        found = []
        for card in self.printed["plans"]:
            kind, extra = _PLANS[card["requirement"]["kind"]]
            found.append({**card, "kind": kind, "extra": card["requirement"][extra]})
        return found

    def levels(self) -> tuple[int, ...]:
        """Its plans take the place of the third level."""
        return (3,)

    # Steps.

    def verbs(self) -> tuple[str, ...]:
        """Names its verbs."""
        return ("ghost", "candy", "ghosts", "candies", "treat")

    def spell(self, step: int) -> Action:
        """Spells a symbol, a level or a mark of a bonus."""
        if step < kinds.GHOSTS:
            return Action("ghost" if step == kinds.GHOST else "candy")
        if step < kinds.SWEETS:
            which = step - kinds.GHOSTS
            return Action("ghosts", (str(which // 2 + 1), BONUSES[self.bonuses[which][0]]))
        if step < kinds.TREAT_POOL:
            return Action("candies", (str(step - kinds.SWEETS + 1),))
        if step < kinds.TREAT_PARK:
            return Action("treat", ("pool", _named(step - kinds.TREAT_POOL)))
        if step < kinds.TREAT_BIS:
            street = step - kinds.TREAT_PARK
            if street >= len(PLACES.lengths):
                raise Unreadable("welcome-bad-place", text=str(street))
            return Action("treat", ("park", STREETS[street]))
        number, place = codes.number_and_place(step - kinds.TREAT_BIS)
        return Action("treat", ("bis", str(value_of(number)), _named(place)))

    def step_of(self, action: Action) -> int:
        """Reads a symbol, a level or a mark of a bonus."""
        verb, args = action.verb, action.args
        wanted = {"ghosts": 2, "candies": 1, "treat": 3 if args[:1] == ("bis",) else 2}.get(verb, 0)
        if len(args) != wanted:
            raise Unreadable("argument-count", verb=verb, wanted=wanted, found=len(args))
        if verb == "ghosts":
            return self._level_of(number_of(args[0], 1, kinds.LEVELS), args[1])
        if verb == "candies":
            return kinds.SWEETS + number_of(args[0], 1, kinds.LEVELS) - 1
        if verb != "treat":
            return kinds.GHOST if verb == "ghost" else kinds.CANDY
        if args[0] == "pool":
            return kinds.TREAT_POOL + PLACES.of(args[1])
        if args[0] == "bis":
            bis = codes.bis_code(house_number(args[1], codes.NUMBERS), PLACES.of(args[2]))
            return kinds.TREAT_BIS + bis - codes.BIS
        if args[0] != "park":
            raise Unreadable("welcome-halloween-bonus", text=args[0][:20], bonuses=tuple(BONUSES[1:]))
        if args[1] not in tuple(STREETS[: len(PLACES.lengths)]):
            raise Unreadable("welcome-bad-place", text=args[1][:20])
        return kinds.TREAT_PARK + STREETS.index(args[1])

    def _level_of(self, level: int, bonus: str) -> int:
        """Reads which of the two bonuses of a level is taken."""
        offered = [BONUSES[kind] for kind, _ in self.bonuses[level * 2 - 2 : level * 2]]
        if bonus not in offered:
            raise Unreadable("welcome-halloween-bonus", text=bonus[:20], bonuses=tuple(offered))
        return kinds.GHOSTS + level * 2 - 2 + offered.index(bonus)

    def reason(self, game: Welcome, seat: int, step: int) -> Refusal:
        """Says why a symbol, a level or a mark cannot be had."""
        here, night = game.record(Sheet, seat), game.record(Night, seat)
        if step < kinds.GHOSTS:
            if here.stage == codes.BUILT and not self.listener.marked >> here.house & 1:
                return Refusal("welcome-refusal-halloween-none", place=PLACES.names[here.house])
            return Refusal("welcome-refusal-halloween-now")
        if step >= kinds.TREAT_POOL and night.treats:
            return self._no_treat(game, seat, step)
        if insisted := self.required(game, seat):
            return insisted
        if step >= kinds.TREAT_POOL:
            return Refusal("welcome-refusal-halloween-idle")
        if here.stage == codes.PICKING:
            return Refusal("welcome-refusal-now", stage="picking")
        if here.stage not in (codes.BUILT, codes.CLOSING):
            return Refusal("welcome-refusal-halloween-late")
        ghosts = step < kinds.SWEETS
        symbol = SYMBOLS[not ghosts]
        level = (step - kinds.GHOSTS) // 2 + 1 if ghosts else step - kinds.SWEETS + 1
        count = (night.ghosts if ghosts else night.candies).bit_count()
        if night.ghost_level if ghosts else night.candy_level:
            return Refusal("welcome-refusal-halloween-once", symbol=symbol)
        if (night.ghosts_gone if ghosts else night.candies_gone) >> level & 1:
            return Refusal("welcome-refusal-halloween-gone", level=level, by="card" if game.seats == 1 else "others")
        if not self.listener.exact(count):
            return Refusal("welcome-refusal-halloween-count", symbol=symbol, count=count)
        if level > self.listener.exact(count):
            return Refusal("welcome-refusal-halloween-level", symbol=symbol, level=level, count=count)
        return Refusal("welcome-refusal-halloween-order")

    def _no_treat(self, game: Welcome, seat: int, step: int) -> Refusal:
        """Says why a mark of a bonus cannot be made there."""
        here, night, kit = game.record(Sheet, seat), game.record(Night, seat), game.rules.kit
        owed = BONUSES[night.bonus]
        insisted = self.required(game, seat)
        if insisted and (self.spell(step).args[0] != owed or night.haunted >= 0):
            return insisted
        if owed == "park":
            return Refusal("welcome-refusal-parks")
        if owed == "bis":
            return why_no_bis(kit, game, seat, step - kinds.TREAT_BIS)
        place = step - kinds.TREAT_POOL
        key = "no-pool"
        if kit.box.pools >> place & 1:
            key = "halloween-pool" if here.pools >> place & 1 else "lost" if here.lost >> place & 1 else "taken"
        return Refusal(f"welcome-refusal-{key}", place=PLACES.names[place])

    def required(self, game: Welcome, seat: int) -> Refusal | None:
        """Says that a symbol is to be circled, or a bonus to be used."""
        night = game.record(Night, seat)
        if night.haunted >= 0:
            return Refusal("welcome-refusal-halloween-owed", place=PLACES.names[night.haunted])
        return Refusal("welcome-refusal-halloween-treat", bonus=BONUSES[night.bonus]) if night.treats else None

    # What happened.

    def told(self, before: Welcome, seat: int, step: int, after: Welcome) -> list[Fact]:
        """Tells a symbol, a level or a mark of a bonus."""
        if step < kinds.GHOSTS:
            key, place = ("ghost", "candy")[step], PLACES.names[before.record(Night, seat).haunted]
            return [_fact(key, {"seat": seat, "place": place})]
        action = self.spell(step)
        if step < kinds.TREAT_POOL:
            level, *bonus = action.args
            args = {"level": int(level), "bonus": bonus[0] if bonus else ""}
            return [_fact(action.verb, {"seat": seat, **args})]
        kind, *words = action.args
        args = (
            {"street": STREETS.index(words[0])}
            if kind == "park"
            else {"place": words[-1], "number": words[0].replace(".75", "¾")}
        )
        return [_fact(kind, {"seat": seat, **args})]

    def aftermath(self, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
        """Tells at the end of the round which levels are gone, or which one a plan-completed card crossed."""
        if seat == marks.CHANCE:
            was, now = before.record(Night, 0), after.record(Night, 0)
            ghosts, candies = now.ghosts_gone & ~was.ghosts_gone, now.candies_gone & ~was.candies_gone
            crossed = {"both": ghosts & candies, "ghosts": ghosts & ~candies, "candies": candies & ~ghosts}
            return [
                _fact("card", {"symbol": symbol, "level": level})
                for symbol, mask in crossed.items()
                for level in members(mask)
            ]
        if code != codes.DONE:
            return []
        told = []
        for symbol in SYMBOLS:
            gone = 0
            for other in after.rows.seats():
                was, now = (getattr(game.record(Night, other), f"{symbol}_gone") for game in (before, after))
                gone |= now & ~was
            told += [_fact("gone", {"symbol": symbol, "level": at}) for at in members(gone)]
        return told

    def lines(self, game: Welcome, seat: int) -> list[Line]:
        """Returns the line of the candies."""
        night = game.record(Night, seat)
        points = self.pays[night.candy_level - 1] if night.candy_level else 0
        args = {"candies": night.candies.bit_count(), "level": night.candy_level}
        return [Line("welcome-line-halloween", points, args)]

    def rival_lines(self, game: Welcome) -> list[Line]:
        """Returns the line of the levels that the plan-completed cards crossed."""
        levels = self.listener.levels_crossed(game)
        return [Line("welcome-line-rival-halloween", levels * self.listener.rival_pays, {"levels": levels})]

    # Sheets.

    def faults(self, game: Welcome, seat: int) -> list[Refusal]:
        """Finds houses with two symbols or with none, symbols without a house, and levels out of reach."""
        here, night = game.record(Sheet, seat), game.record(Night, seat)
        circled = night.ghosts | night.candies
        asked = 1 << night.haunted if night.haunted >= 0 else 0
        told = {
            "both": night.ghosts & night.candies,
            "neither": self.listener.marked & here.houses & ~(circled | asked),
            "empty": circled & ~(here.filled & ~here.cuts),
        }
        found = []
        for key, mask in told.items():
            found += [Refusal(f"welcome-fault-halloween-{key}", place=PLACES.names[place]) for place in members(mask)]
        for level, mask in ((night.ghost_level, night.ghosts), (night.candy_level, night.candies)):
            if level and mask.bit_count() < _COUNTS[level - 1]:
                args = {"level": level, "wanted": _COUNTS[level - 1], "count": mask.bit_count()}
                found.append(Refusal("welcome-fault-halloween-level", **args))
        return found

    def contradicted(self, game: Welcome, seat: int) -> tuple[str, Refusal] | None:
        """Against a rival levels are crossed by their plan-completed cards."""
        night, come = game.record(Night, seat), game.rules.kit.way.come(game)
        for field, gone in (("ghostlevels", night.ghosts_gone), ("candylevels", night.candies_gone)):
            early = [level for level in members(gone) if level - 1 not in come]
            if early and game.supply.rival_at >= 0:
                return field, Refusal("welcome-early-card", card="ABC"[early[0] - 1])
        return None

    def explains(self, game: Welcome, seat: int, fault: Refusal) -> bool:
        """Pools of the ghosts may be circled where a bis stands or no house yet, and later a roundabout."""
        here, night, box = game.record(Sheet, seat), game.record(Night, seat), game.rules.kit.box
        if fault.key != "welcome-fault-pool" or night.bonus != kinds.POOL:
            return False
        # Where a house was lost, its own pool may have been circled.
        free = here.pools & ~(here.houses & ~here.copies | here.lost)
        place = 1 << PLACES.of(str(fault.args_["place"]))
        return place & box.pools != 0 and free.bit_count() <= night.treated

    def effects_used(self, game: Welcome, seat: int) -> int:
        """The marks of a bonus took no effect."""
        return -game.record(Night, seat).treated

    def free_bis(self, game: Welcome, seat: int) -> int:
        """The bis of the ghosts cross no box."""
        night = game.record(Night, seat)
        return night.treated if night.bonus == kinds.BIS else 0

    def earned(self, game: Welcome, seat: int, won: bool) -> list[str]:
        """Nine ghosts, which is the highest level."""
        return ["ghosts"] if game.record(Night, seat).ghosts.bit_count() >= _COUNTS[-1] else []

    def layer(self, game: Welcome, seat: int) -> object:
        """Shows the marked houses and both tracks of levels."""
        here, night = game.record(Sheet, seat), game.record(Night, seat)
        houses = []
        for place in members(self.listener.marked):
            state = "ghost" if night.ghosts >> place & 1 else "candy" if night.candies >> place & 1 else "open"
            if state == "open" and here.filled & ~here.houses & 1 << place:
                state = "lost"
            houses.append(HauntedView(PLACES.names[place], state))
        offered = [f"{BONUSES[kind]} {count}" for kind, count in self.bonuses]
        guess = any(house["source"] == "reconstructed" for house in self.printed["sheet"]["ghost_candy_houses"])
        tracks: list[list[LevelView]] = [[], []]
        for at, count in enumerate(_COUNTS):
            ghosts, candies = (_state(night, symbol, at + 1) for symbol in SYMBOLS)
            doubt = self.printed["candy_bonuses"][at]["source"] == "reconstructed"
            tracks[0].append(LevelView(at + 1, count, offered[at * 2 : at * 2 + 2], ghosts, False))
            tracks[1].append(LevelView(at + 1, count, [str(self.pays[at])], candies, doubt))
        haunted = PLACES.names[night.haunted] if night.haunted >= 0 else None
        treat = BONUSES[night.bonus] if night.treats and not haunted else None
        return HauntedLayer(houses, tracks[0], tracks[1], haunted, treat, night.treats, guess)

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        """Writes symbols, levels, and what is owed."""
        return sheettext.write(game.record(Night, seat))

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        """Reads them."""
        here, night, printed = game.record(Sheet, seat), game.record(Night, seat), (self.listener.marked, self.bonuses)
        game.store(sheettext.read(fields, here, night, seat, prefix, printed), seat)


def _fact(key: str, args: dict[str, object]) -> Fact:
    return Fact(f"welcome-fact-{Expansion.name}-{key}", args)


def _named(place: int) -> str:
    """Names a place; raises `Unreadable`."""
    if place >= len(PLACES.names):
        raise Unreadable("welcome-bad-place", text=str(place))
    return PLACES.names[place]


def _state(night: Night, symbol: str, level: int) -> str:
    """Returns whether a level is open, won or lost."""
    taken, gone = (
        (night.ghost_level, night.ghosts_gone) if symbol == "ghosts" else (night.candy_level, night.candies_gone)
    )
    # There is one level of each kind a game.
    return "won" if taken == level else "lost" if taken or gone >> level & 1 else "open"
