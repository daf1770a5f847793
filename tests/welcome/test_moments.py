"""The moments that an extension may count on, each shown by a small one made up for the purpose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from tests.welcome.table import Table, row, stacks, streets

import kvartal
from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.facts import Record, beside, fact
from kvartal.core.game import Game
from kvartal.core.position import Moves
from kvartal.core.postext import Fields
from kvartal.core.rules import Fact, Line, Option
from kvartal.games.welcome import codes, expansions
from kvartal.games.welcome.expansions.christmas import Expansion as Christmas
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.modes.expert import Expert
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.rules import WelcomeTo
from kvartal.games.welcome.supplies.stacks import Stacks
from kvartal.games.welcome.supplies.ways import Way
from kvartal.games.welcome.tables import table
from kvartal.games.welcome.town import Listener, Supply, Town

PAIRS = "8-bis 5-fence 12-park"


def rules_with(*extensions: Extension) -> WelcomeTo:
    rules = WelcomeTo()
    rules.kit = Kit(81, Way(81), extensions)
    rules.common, rules.rows = rules.kit.common, rules.kit.rows
    return rules


def read(rules: WelcomeTo, text: str, seats: int = 1) -> Welcome:
    position = rules.read(list(enumerate(text.splitlines(), 1)), seats)
    assert isinstance(position, Welcome)
    return position


class Laid(Table):
    """A round under rules that no option names."""

    def __init__(self, rules: WelcomeTo, *sheets: Mapping[str, str], pairs: str = PAIRS, third: str = "N3-1") -> None:
        written = [streets(sheet, seat) for seat, sheet in enumerate(sheets)]
        text = "\n".join(["stage: play", f"plans: N1-1 N2-1 {third}", stacks(pairs), *written])
        self.rules = rules
        self.position = read(rules, text, max(len(sheets), 1))


# Steps that are required


class Door(Record):
    """Who stands before it."""

    door_asked: int = fact("i8")
    """The house that is owed an answer, from 1."""
    door_knocked: int = fact("i8")
    """Whether the last answer was a knock."""


door_beside = beside(Door)


class Knocking(Listener):
    """Whoever builds a house must say whether somebody knocks; after a knock nothing but being done is left."""

    def on_write(self, town: Town, here: Sheet, place: int) -> None:
        door_beside(here, self.row_at).door_asked = place + 1

    def must_step(self, town: Town, here: Sheet) -> bool:
        door = door_beside(here, self.row_at)
        return door.door_asked > 0 or door.door_knocked > 0

    def required_steps(self, town: Town, here: Sheet, out: Moves) -> None:
        if door_beside(here, self.row_at).door_asked:
            out.add(self.codes_at)
            out.add(self.codes_at + 1)
        else:
            out.add(codes.DONE)

    def take_step(self, town: Town, here: Sheet, step: int) -> None:
        door = door_beside(here, self.row_at)
        door.door_asked, door.door_knocked = 0, step

    def on_turn_end(self, town: Town, here: Sheet) -> None:
        door_beside(here, self.row_at).door_knocked = 0


class Knocker(Extension):
    """Brings the door."""

    name = "knocker"
    rows = (Door,)
    codes = 2

    def __init__(self) -> None:
        self.listener = Knocking()

    def verbs(self) -> tuple[str, ...]:
        return ("silence", "knock")

    def spell(self, step: int) -> Action:
        return Action(self.verbs()[step])

    def step_of(self, action: Action) -> int:
        return self.verbs().index(action.verb)

    def required(self, game: Welcome, seat: int) -> Refusal | None:
        door = game.record(Door, seat)
        return Refusal("welcome-refusal-knock") if door.door_asked or door.door_knocked else None


def test_what_is_required_comes_before_everything_else_of_the_base_and_of_other_extensions() -> None:
    at = Laid(rules_with(Expert(), Knocker()))
    assert "roundabout T0" in at.legal()
    assert at.legal("take 1", "write 8 T3") == ["silence", "knock"]
    for step in ("done", "bis 8 T4", "roundabout T0"):
        assert at.why("take 1", "write 8 T3", step) == "knock"
    assert at.why("take 1", "write 8 T3", "knock", "silence") == "now", "a step of its own is answered by itself"
    assert {"bis 8 T4", "roundabout T0", "done"} <= set(at.legal("take 1", "write 8 T3", "silence"))


def test_a_bis_requires_it_as_well() -> None:
    at = Laid(rules_with(Knocker()))
    assert at.legal("take 1", "write 8 T3", "silence", "bis 8 T4") == ["silence", "knock"]


def test_an_extension_may_leave_nothing_but_being_done() -> None:
    at = Laid(rules_with(Expert(), Knocker()), row("T", "1|", "2|", "3|"))
    assert at.legal("take 1", "write 8 T3", "knock") == ["done"]
    assert at.draft("take 1", "write 8 T3", "knock", "done").complete


# What an extension gives away


class Giving(Listener):
    """A free bis to the right of the house just written."""

    def legal_steps(self, town: Town, here: Sheet, out: Moves) -> None:
        if here.stage == codes.BUILT:
            out.add(self.codes_at)

    def take_step(self, town: Town, here: Sheet, step: int) -> None:
        town.repeat(here, here.numbers[here.house], here.house + 1)


class Gift(Extension):
    """Brings the gift."""

    name = "gift"
    codes = 1

    def __init__(self) -> None:
        self.listener = Giving()

    def verbs(self) -> tuple[str, ...]:
        return ("gift",)

    def spell(self, step: int) -> Action:
        return Action("gift")

    def step_of(self, action: Action) -> int:
        return 0


@pytest.mark.parametrize("extensions", [(Christmas, Gift), (Gift, Christmas)])
def test_a_free_bis_is_known_to_every_extension_and_costs_nothing(extensions: tuple[type[Extension], ...]) -> None:
    at = Laid(rules_with(*(kind() for kind in extensions)), third="XMAS-1")
    desk = at.after("take 2", "write 5 T3", "gift")
    assert desk.record(Sheet, 0).numbers[3:5] == [5, 5]
    assert (at.lines(at=desk)["christmas"], at.lines(at=desk)["bis"]) == (2, 0)


# Comparing sheets


class Height(Record):
    """Whether a sheet has the highest number."""

    highest: int = fact("i8", derived=True)


height_beside = beside(Height)


class Measuring(Listener):
    """Five points for whoever has the highest number."""

    def on_compare(self, town: Town) -> None:
        heights = [max(town.sheet(seat).numbers) for seat in town.rows.seats()]
        for seat, height in zip(town.rows.seats(), heights, strict=True):
            height_beside(town.sheet(seat), self.row_at).highest = int(height == max(heights))

    def points(self, town: Town, here: Sheet) -> int:
        return 5 * height_beside(here, self.row_at).highest


class Tallest(Extension):
    """Brings the measure."""

    name = "tallest"
    rows = (Height,)

    def __init__(self) -> None:
        self.listener = Measuring()

    def lines(self, game: Welcome, seat: int) -> list[Line]:
        return [Line("welcome-line-tallest", 5 * game.record(Height, seat).highest)]


def test_sheets_are_compared_at_the_end_of_a_round() -> None:
    at = Laid(rules_with(Tallest()), row("T", "1"), row("T", "1"))
    end = at.play("take 1 / write 8 T3 / done", "take 3 / write 12 T3 / done")
    assert [at.lines(seat, end)["tallest"] for seat in (0, 1)] == [0, 5]


def test_sheets_from_a_real_table_are_compared_too() -> None:
    tally = rules_with(Tallest()).tally("name: Anna\nT 1 . . . . . . . . 9\nname: Boris\nT 1 . . . . . . . . 8\n")
    assert [sheet.lines[-1].points for sheet in tally.sheets] == [5, 0]


# What only an extension can have done


class Spring(Extension):
    """Pools may be there without a house."""

    name = "spring"

    def explains(self, game: Welcome, seat: int, fault: Refusal) -> bool:
        return fault.key == "welcome-fault-pool"


def test_what_an_extension_did_is_no_fault_of_a_position_or_of_a_paper_sheet() -> None:
    with pytest.raises(BadLine, match="welcome-fault-pool"):
        Laid(rules_with(), {"T2": ".~"})
    assert Laid(rules_with(Spring()), {"T2": ".~"}).lines()["pools"] == 3
    paper = "T . . .~ . . . . . . .\n"
    for extensions, faults, points in (((), ["welcome-fault-pool"], 0), ((Spring(),), [], 3)):
        tally = rules_with(*extensions).tally(paper)
        (sheet,) = tally.sheets
        assert [fault.key for fault in sheet.faults] == faults
        assert kvartal.total(sheet.lines) == points


# A sheet of its own


class Homes(Record):
    """The ideal houses."""

    ideal: int = fact("u64")


homes_beside = beside(Homes)


class Planting(Listener):
    """Effects do nothing, but a park card makes a house ideal."""

    def effect_instead(self, town: Town, here: Sheet, effect: int) -> int:
        return codes.NOTHING + 1 + effect

    def on_write(self, town: Town, here: Sheet, place: int) -> None:
        if here.effect == codes.NOTHING + 1 + codes.PARKS:
            homes_beside(here, self.row_at).ideal |= 1 << place


class Avenue(Extension):
    """Five streets of seven."""

    name = "avenue"
    rows = (Homes,)
    alone = True

    def __init__(self) -> None:
        self.listener = Planting()

    def sheet(self) -> dict[str, Any]:
        usual = table("sheet")
        street = {"houses": 7, "pools": [], "park_boxes": []}
        return {**usual, "streets": [street] * 5, "parks": {"score_by_crossed": [[0]] * 5}}

    def layer(self, game: Welcome, seat: int) -> object:
        return game.record(Homes, seat).ideal


def test_an_extension_may_bring_a_sheet_with_other_streets() -> None:
    rules = rules_with(Avenue())
    at = Laid(rules, pairs="8-temp 5-fence 12-park")
    assert at.legal("take 1") == [f"write 8 {street}{house}" for street in "TMB45" for house in range(7)]
    assert [len(street.houses) for street in rules.view(at.position, 0).sheets[0].streets] == [7] * 5
    assert rules.spec.longest == 37 * rules.spec.most


@pytest.mark.parametrize(("steps", "ideal"), [(("take 2", "write 5 56"), 0), (("take 3", "write 12 56"), 1 << 34)])
def test_an_extension_learns_the_effect_of_a_card_that_brings_none(steps: tuple[str, str], ideal: int) -> None:
    rules = rules_with(Avenue())
    at = Laid(rules, pairs="8-temp 5-fence 12-park")
    desk = at.after(*steps)
    assert at.legal(*steps) == ["done"]
    assert rules.view(desk, 0).sheets[0].layers == {"avenue": ideal}


def test_a_turn_whose_pair_brings_nothing_survives_its_text() -> None:
    rules = rules_with(Avenue())
    at = Laid(rules, pairs="8-temp 5-fence 12-park")
    world = at.position.copy()
    for step in ("take 1", "write 8 T3"):
        world.play(rules.code(Action.read(step)))
    assert read(rules, rules.write(world)).digest() == world.digest()


def test_an_extension_that_wants_to_be_alone_is_played_with_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expansions, "KINDS", (*expansions.KINDS, Avenue))
    monkeypatch.setattr(WelcomeTo, "options", (*WelcomeTo.options, Option("avenue")))
    assert WelcomeTo({"avenue": True, "experienced": True}).kit.extensions[0].alone
    for other in ("expert", "christmas"):
        with pytest.raises(Unreadable) as caught:
            WelcomeTo({"avenue": True, other: True})
        assert caught.value.args_ == {"one": "avenue", "two": other}


class Feud(Extension):
    """Neighbours who quarrel."""

    name = "feud"
    apart: ClassVar[Mapping[str, str]] = {"solo": "welcome-mix-opponent"}
    least = 2


def test_an_extension_may_keep_away_from_words_of_the_ruleset_and_need_more_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(expansions, "KINDS", (*expansions.KINDS, Feud))
    monkeypatch.setattr(WelcomeTo, "options", (*WelcomeTo.options, Option("feud")))
    assert WelcomeTo({"feud": True}).spec.least == 2
    with pytest.raises(Unreadable) as caught:
        WelcomeTo({"feud": True, "solo": True})
    assert (caught.value.key, caught.value.args_) == ("welcome-mix-opponent", {"one": "feud", "two": "solo"})


# A deal of its own


class Weather(Record):
    """Whether the storm has come."""

    stormed: int = fact("i8")


weather_beside = beside(Weather)


class Pair(Stacks):
    """Two stacks, and a storm that may come up between their cards."""

    def combos(self) -> int:
        return 2

    def reveal(self, town: Town, code: int) -> None:
        if code >= codes.SPECIAL:
            weather_beside(town.course, self.weather_at).stormed = 1
            return
        super().reveal(town, code)
        if self.pile(town).drawn == 2:
            self.pile(town).drawn = 0
            if town.course.stage == codes.TOPS:
                town.open_up()
            else:
                town.begin_turns()

    weather_at = 0


class Windy(Way):
    """The way to play with two stacks."""

    stacks = 2

    def __init__(self, card: int) -> None:
        super().__init__(81)
        self.card = card

    def supply(self) -> Supply:
        return Pair()

    def place(self, supply: Supply, rows: Any, common: Any) -> None:
        super().place(supply, rows, common)
        assert isinstance(supply, Pair)
        supply.weather_at = common.places[Weather]

    def odds(self, game: Welcome) -> list[tuple[int, int]]:
        return super().odds(game) + ([] if game.record(Weather).stormed else [(self.card, 1)])


class Storm(Extension):
    """Deals two pairs, and one storm."""

    name = "storm"
    common = (Weather,)

    def special(self) -> tuple[str, ...]:
        return ("storm",)

    def way(self, usual: Way) -> Way | None:
        return Windy(self.listener.cards_at) if type(usual) is Way else None

    def aftermath(self, before: Welcome, seat: int, code: int, after: Welcome) -> list[Fact]:
        return [Fact("welcome-fact-storm")] if seat == marks.CHANCE else []


def test_an_extension_may_deal_in_its_own_way_and_add_cards_of_its_own() -> None:
    rules = rules_with(Storm())
    outcomes = ["plan N1-1", "plan N2-1", "plan N3-1", "3-pool", "storm", "5-park", "7-bis", "9-agent"]
    game = Game(rules, rules.new(2))
    told = []
    for text in outcomes:
        code = rules.outcome_code(Action.read(text))
        assert str(rules.outcome(code)) == text
        assert code in dict(rules.odds(game.position))
        before = game.position.copy()
        game.position.turn_up(code)
        told += rules.tell(before, marks.CHANCE, code, game.position)
    assert [fact.key for fact in told[-2:]] == ["welcome-fact-storm", "welcome-fact-pairs"]
    assert told[-1].args["pairs"] == "7-pool 9-park"
    assert [str(action) for action in game.legal(0)] == ["take 1", "take 2"]
    assert len(game.view(0).pairs) == 2
    with pytest.raises(Unreadable):
        rules_with().outcome_code(Action("storm"))


# An interlude in the middle of a deal


class Alarm(Record):
    """Who still has to answer it."""

    rung: int = fact("i8")


alarm_beside = beside(Alarm)


class Answering(Listener):
    """Whoever heard the alarm says whether they come or stay."""

    def decides(self, town: Town, here: Sheet) -> bool:
        return alarm_beside(here, self.row_at).rung > 0

    def legal_steps(self, town: Town, here: Sheet, out: Moves) -> None:
        if here.stage == codes.AHEAD:
            out.add(self.codes_at)
            out.add(self.codes_at + 1)

    def take_step(self, town: Town, here: Sheet, step: int) -> None:
        alarm_beside(here, self.row_at).rung = 0


class Ringing(Pair):
    """An alarm among the cards, which all seats but the first hear."""

    alarm_at = 0

    def reveal(self, town: Town, code: int) -> None:
        super().reveal(town, code)
        if code >= codes.SPECIAL:
            for seat in range(1, town.seats):
                alarm_beside(town.sheet(seat), self.alarm_at).rung = 1
            town.interlude(town.course.stage)


class Alarmed(Windy):
    """The way to play with an alarm."""

    def supply(self) -> Supply:
        return Ringing()

    def place(self, supply: Supply, rows: Any, common: Any) -> None:
        super().place(supply, rows, common)
        assert isinstance(supply, Ringing)
        supply.alarm_at = rows.places[Alarm]

    def write(self, game: Welcome) -> list[str]:
        return [*super().write(game), f"stormed: {game.record(Weather).stormed}"]

    def read(self, fields: Fields, game: Welcome) -> None:
        super().read(fields, game)
        weather = game.record(Weather)
        weather.stormed = fields.number("stormed", 0, 0, 1)
        game.store(weather)


class Siren(Storm):
    """Deals two pairs, and one alarm."""

    name = "siren"
    rows = (Alarm,)
    codes = 2
    interludes = 1

    def __init__(self) -> None:
        self.listener = Answering()

    def way(self, usual: Way) -> Way | None:
        return Alarmed(self.listener.cards_at)

    def verbs(self) -> tuple[str, ...]:
        return ("come", "stay")

    def spell(self, step: int) -> Action:
        return Action(self.verbs()[step])

    def step_of(self, action: Action) -> int:
        return self.verbs().index(action.verb)

    def write(self, game: Welcome, seat: int) -> dict[str, str]:
        return {"rung": "1"} if game.record(Alarm, seat).rung else {}

    def read(self, fields: Fields, game: Welcome, seat: int, prefix: str) -> None:
        alarm = game.record(Alarm, seat)
        alarm.rung = fields.number(f"{prefix}rung {seat}", 0, 0, 1)
        game.store(alarm, seat)


@pytest.mark.parametrize("before", [["3-pool"], ["3-pool", "5-park", "7-bis"]])
def test_a_card_may_let_seats_decide_in_the_middle_of_a_deal(before: list[str]) -> None:
    rules = rules_with(Siren())
    game = Game(rules, rules.new(3))
    for text in ["plan N1-1", "plan N2-1", "plan N3-1", *before]:
        game.position.turn_up(rules.outcome_code(Action.read(text)))
    dealing = rules.view(game.position, 0).stage
    game.position.turn_up(rules.outcome_code(Action("storm")))
    assert (game.acting, rules.view(game.position, 0).stage) == ((1, 2), "interlude")
    again = read(rules, rules.write(game.position), 3)
    assert (again.digest(), again.acting()) == (game.position.digest(), (1, 2))
    game.play(2, "stay")
    assert game.acting == (1,)
    assert read(rules, rules.write(game.position), 3).digest() == game.position.digest()
    game.play(1, "come")
    assert rules.view(game.position, 0).stage == dealing
    assert str(rules.outcome(rules.odds(game.position)[0][0])) == "1-fence"


def test_two_providers_of_one_slot_are_refused_by_name() -> None:
    with pytest.raises(Unreadable) as caught:
        rules_with(Avenue(), Avenue())
    assert caught.value.args_ == {"one": "avenue", "two": "avenue"}


def test_two_records_that_declare_one_name_are_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"Door and .*Door both declare door_asked"):
        rules_with(Knocker(), Knocker())
