"""The moments that an extension may count on, each shown by a small one made up for the purpose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from tests.welcome.table import Table, row, stacks, streets

import kvartal
from kvartal.core.action import Action
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.facts import Record, beside, fact
from kvartal.core.position import Moves
from kvartal.core.rules import Line, Option
from kvartal.games.welcome import codes, expansions
from kvartal.games.welcome.expansions.christmas import Expansion as Christmas
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.modes.expert import Expert
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.rules import WelcomeTo
from kvartal.games.welcome.supplies.way import Way
from kvartal.games.welcome.tables import table
from kvartal.games.welcome.town import Listener, Town

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

    hears = ("required_steps", "on_write", "on_turn_end")

    def on_write(self, town: Town, here: Sheet, place: int) -> None:
        door_beside(here, self.row_at).door_asked = place + 1

    def required_steps(self, town: Town, here: Sheet, out: Moves) -> None:
        door = door_beside(here, self.row_at)
        if door.door_asked:
            out.add(self.codes_at)
            out.add(self.codes_at + 1)
        elif door.door_knocked:
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

    hears = ("legal_steps",)

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
    sandbox = at.after("take 2", "write 5 T3", "gift")
    assert sandbox.record(Sheet, 0).numbers[3:5] == [5, 5]
    assert (at.lines(at=sandbox)["christmas"], at.lines(at=sandbox)["bis"]) == (2, 0)


# Comparing sheets


class Height(Record):
    """Whether a sheet has the highest number."""

    highest: int = fact("i8", derived=True)


height_beside = beside(Height)


class Measuring(Listener):
    """Five points for whoever has the highest number."""

    hears = ("on_compare", "points")

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

    hears = ("effect_instead", "on_write")

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
    sandbox = at.after(*steps)
    assert at.legal(*steps) == ["done"]
    assert rules.view(sandbox, 0).sheets[0].layers == {"avenue": ideal}


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


def test_two_providers_of_one_slot_are_refused_by_name() -> None:
    with pytest.raises(Unreadable) as caught:
        rules_with(Avenue(), Avenue())
    assert caught.value.args_ == {"one": "avenue", "two": "avenue"}


def test_two_records_that_declare_one_name_are_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"Door and .*Door both declare door_asked"):
        rules_with(Knocker(), Knocker())


# Saying what one hears


class Silent(Listener):
    """Overrides a moment without saying so."""

    def on_write(self, town: Town, here: Sheet, place: int) -> None:
        here.bis += 1


class Boasting(Listener):
    """Says that it hears what it does not override."""

    hears = ("on_write",)


@pytest.mark.parametrize(
    ("listener", "fault"),
    [(Silent(), "Silent overrides on_write"), (Boasting(), "Boasting does not override on_write")],
)
def test_a_listener_says_which_moments_it_hears(listener: Listener, fault: str) -> None:
    extension = Extension()
    extension.listener = listener
    with pytest.raises(TypeError, match=fault):
        rules_with(extension)


def test_a_moment_that_nobody_hears_is_asked_of_nobody() -> None:
    rules = rules_with(Christmas(), Gift())
    first, second = (extension.listener for extension in rules.kit.extensions)
    chains = rules.kit.chains
    assert chains.decides is None
    assert chains.on_write is not None
    assert chains.legal_steps is not None
    assert (chains.on_write.listener, chains.on_write.behind) == (first, None)
    assert (chains.legal_steps.listener, chains.legal_steps.behind) == (second, None)
