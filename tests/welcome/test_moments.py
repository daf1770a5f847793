"""The moments that a module may count on, each shown by a small one made up for the purpose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.welcome.table import Table, row, stacks, streets

import kvartal
from kvartal.core import marks
from kvartal.core.action import Action
from kvartal.core.errors import BadLine, Refusal, Unreadable
from kvartal.core.game import Game
from kvartal.core.position import Moves, Position
from kvartal.core.rules import Fact, Line, Option, Value
from kvartal.games.welcome import codes, expansions
from kvartal.games.welcome.box import Box
from kvartal.games.welcome.expansions.christmas import Expansion as Christmas
from kvartal.games.welcome.facts import table as facts
from kvartal.games.welcome.kit import kit
from kvartal.games.welcome.modes import hands
from kvartal.games.welcome.modes.expert import Expert
from kvartal.games.welcome.module import Module
from kvartal.games.welcome.position import Welcome
from kvartal.games.welcome.rules import WelcomeTo
from kvartal.games.welcome.sheet import Sheets

PAIRS = "8-bis 5-fence 12-park"


def rules_with(*modules: Module) -> WelcomeTo:
    rules = WelcomeTo()
    rules.kit = kit(81, modules, hands.SPARE)
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


# What a module insists on


class Knocker(Module):
    """Whoever builds a house must say whether somebody knocks; after a knock nothing but being done is left."""

    name = "knocker"
    wants_boxes = 2
    """The house that is owed an answer, from 1; whether the last answer was a knock."""
    wants_codes = 2

    def wrote(self, sheets: Sheets, row: int, place: int) -> None:
        sheets.boxes[row * sheets.boxes_each + self.boxes_at] = place + 1
        Module.wrote(self, sheets, row, place)

    def owes(self, sheets: Sheets, row: int) -> bool:
        b = row * sheets.boxes_each + self.boxes_at
        return sheets.boxes[b] > 0 or sheets.boxes[b + 1] > 0 or Module.owes(self, sheets, row)

    def owed(self, sheets: Sheets, row: int, out: Moves) -> None:
        if sheets.boxes[row * sheets.boxes_each + self.boxes_at]:
            out.add(self.codes_at)
            out.add(self.codes_at + 1)
        else:
            out.add(codes.DONE)
        Module.owed(self, sheets, row, out)

    def step(self, sheets: Sheets, row: int, code: int) -> None:
        b = row * sheets.boxes_each + self.boxes_at
        sheets.boxes[b] = 0
        sheets.boxes[b + 1] = code - self.codes_at

    def closed(self, sheets: Sheets, row: int) -> None:
        sheets.boxes[row * sheets.boxes_each + self.boxes_at + 1] = 0
        Module.closed(self, sheets, row)

    def verbs(self) -> tuple[str, ...]:
        return ("silence", "knock")

    def spell(self, code: int) -> Action:
        return Action(self.verbs()[code])

    def code(self, action: Action) -> int:
        return self.verbs().index(action.verb)

    def insists(self, sheets: Sheets, seat: int) -> Refusal | None:
        return Refusal("welcome-refusal-knock") if self.owes(sheets, seat - sheets.lowest) else None


def test_what_is_owed_comes_before_everything_else_of_the_base_and_of_other_modules() -> None:
    at = Laid(rules_with(Expert(), Knocker()))
    assert "roundabout T0" in at.legal()
    assert at.legal("take 1", "write 8 T3") == ["silence", "knock"]
    for step in ("done", "bis 8 T4", "roundabout T0"):
        assert at.why("take 1", "write 8 T3", step) == "knock"
    assert {"bis 8 T4", "roundabout T0", "done"} <= set(at.legal("take 1", "write 8 T3", "silence"))


def test_a_bis_is_owed_for_as_well() -> None:
    at = Laid(rules_with(Knocker()))
    assert at.legal("take 1", "write 8 T3", "silence", "bis 8 T4") == ["silence", "knock"]


def test_a_module_may_leave_nothing_but_being_done() -> None:
    at = Laid(rules_with(Expert(), Knocker()), row("T", "1|", "2|", "3|"))
    assert at.legal("take 1", "write 8 T3", "knock") == ["done"]
    assert at.draft("take 1", "write 8 T3", "knock", "done").complete


# What a module gives away


class Gift(Module):
    """A free bis to the right of the house just written."""

    name = "gift"
    wants_codes = 1

    def steps(self, sheets: Sheets, row: int, out: Moves) -> None:
        if sheets.boxes[row * sheets.boxes_each + codes.STAGE] == codes.BUILT:
            out.add(self.codes_at)
        Module.steps(self, sheets, row, out)

    def step(self, sheets: Sheets, row: int, code: int) -> None:
        house = sheets.boxes[row * sheets.boxes_each + codes.HOUSE]
        sheets.repeat(row, sheets.boxes[row * sheets.boxes_each + codes.NUMBERS + house], house + 1)

    def verbs(self) -> tuple[str, ...]:
        return ("gift",)

    def spell(self, code: int) -> Action:
        return Action("gift")

    def code(self, action: Action) -> int:
        return 0


@pytest.mark.parametrize("modules", [(Christmas, Gift), (Gift, Christmas)])
def test_a_free_bis_is_known_to_every_module_and_costs_nothing(modules: tuple[type[Module], ...]) -> None:
    at = Laid(rules_with(*(kind() for kind in modules)), third="XMAS-1")
    desk = at.after("take 2", "write 5 T3", "gift")
    assert desk.numbers(0)[3:5] == [5, 5]
    assert (at.lines(at=desk)["christmas"], at.lines(at=desk)["bis"]) == (2, 0)


# Comparing sheets


class Tallest(Module):
    """Five points for whoever has the highest number."""

    name = "tallest"
    wants_boxes = 1

    def compared(self, sheets: Sheets) -> None:
        heights = [max(sheets.numbers(sheets.lowest + row)) for row in range(sheets.held)]
        for number, height in enumerate(heights):
            sheets.boxes[number * sheets.boxes_each + self.boxes_at] = int(height == max(heights))
        Module.compared(self, sheets)

    def points(self, sheets: Sheets, row: int) -> int:
        return Module.points(self, sheets, row) + 5 * sheets.boxes[row * sheets.boxes_each + self.boxes_at]

    def lines(self, sheets: Sheets, seat: int) -> list[Line]:
        return [Line("welcome-line-tallest", 5 * sheets.mark(seat, self.boxes_at))]


def test_sheets_are_compared_at_the_end_of_a_round() -> None:
    at = Laid(rules_with(Tallest()), row("T", "1"), row("T", "1"))
    end = at.play("take 1 / write 8 T3 / done", "take 3 / write 12 T3 / done")
    assert [at.lines(seat, end)["tallest"] for seat in (0, 1)] == [0, 5]


def test_sheets_from_a_real_table_are_compared_too() -> None:
    tally = rules_with(Tallest()).tally("name: Anna\nT 1 . . . . . . . . 9\nname: Boris\nT 1 . . . . . . . . 8\n")
    assert [sheet.lines[-1].points for sheet in tally.sheets] == [5, 0]


# What only a module can have done


class Spring(Module):
    """Pools may be there without a house."""

    name = "spring"

    def excuses(self, sheets: Sheets, seat: int, fault: Refusal) -> bool:
        return fault.key == "welcome-fault-pool"


def test_what_a_module_did_is_no_fault_of_a_position_or_of_a_paper_sheet() -> None:
    with pytest.raises(BadLine, match="welcome-fault-pool"):
        Laid(rules_with(), {"T2": ".~"})
    assert Laid(rules_with(Spring()), {"T2": ".~"}).lines()["pools"] == 3
    paper = "T . . .~ . . . . . . .\n"
    for modules, faults, points in (((), ["welcome-fault-pool"], 0), ((Spring(),), [], 3)):
        tally = rules_with(*modules).tally(paper)
        (sheet,) = tally.sheets
        assert [fault.key for fault in sheet.faults] == faults
        assert kvartal.total(sheet.lines) == points


# A sheet of its own


class Avenue(Module):
    """Five streets of seven; effects do nothing, but a park card makes a house ideal."""

    name = "avenue"
    wants_masks = 1
    alone = True

    def sheet(self) -> dict[str, Any]:
        usual = facts("sheet")
        street = {"houses": 7, "pools": [], "park_boxes": []}
        return {**usual, "streets": [street] * 5, "parks": {"score_by_crossed": [[0]] * 5}}

    def brings(self, sheets: Sheets, row: int, effect: int) -> int:
        return codes.NOTHING + 1 + Module.brings(self, sheets, row, effect)

    def wrote(self, sheets: Sheets, row: int, place: int) -> None:
        if sheets.boxes[row * sheets.boxes_each + codes.EFFECT] == codes.NOTHING + 1 + codes.PARKS:
            sheets.masks[row * sheets.masks_each + self.masks_at] |= 1 << place
        Module.wrote(self, sheets, row, place)

    def layer(self, sheets: Sheets, seat: int) -> object:
        return sheets.mask(seat, self.masks_at)


def test_a_module_may_bring_a_sheet_with_other_streets() -> None:
    rules = rules_with(Avenue())
    at = Laid(rules, pairs="8-temp 5-fence 12-park")
    assert at.legal("take 1") == [f"write 8 {street}{house}" for street in "TMB45" for house in range(7)]
    assert [len(street.houses) for street in rules.view(at.position, 0).sheets[0].streets] == [7] * 5
    assert rules.spec.longest == 38 * rules.spec.most


@pytest.mark.parametrize(("steps", "ideal"), [(("take 2", "write 5 56"), 0), (("take 3", "write 12 56"), 1 << 34)])
def test_a_module_learns_the_effect_of_a_card_that_brings_none(steps: tuple[str, str], ideal: int) -> None:
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


def test_a_module_that_wants_to_be_alone_is_played_with_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expansions, "KINDS", (*expansions.KINDS, Avenue))
    monkeypatch.setattr(WelcomeTo, "options", (*WelcomeTo.options, Option("avenue")))
    assert WelcomeTo({"avenue": True, "experienced": True}).kit.modules[0].alone
    for other in ("expert", "christmas"):
        with pytest.raises(Unreadable) as caught:
            WelcomeTo({"avenue": True, other: True})
        assert caught.value.args_ == {"one": "avenue", "two": other}


# A deal of its own


class Stormy(Welcome):
    """Two stacks, and a storm that may come up between their cards."""

    def combos(self) -> int:
        return 2

    def reveal(self, code: int) -> None:
        if codes.SPECIAL <= code < codes.PLAN_OUTCOME:
            for number in range(self.held):
                self.boxes[number * self.boxes_each + self.modules.boxes_at] += 1
            self.keep()
            return
        Welcome.reveal(self, code)
        if self.drawn == 2 and self.stage != codes.PLANNING:
            self.drawn = 0
            self.dealt()

    def likely(self) -> list[tuple[int, int]]:
        storm = [] if self.mark(0, self.modules.boxes_at) else [(self.modules.cards_at, 1)]
        return Welcome.likely(self) + storm

    def blank(self, lowest: int, held: int) -> Stormy:
        return Stormy(self.seats, self.box, self.modules, lowest, held)


class Storm(Module):
    """Deals two pairs, and one storm."""

    name = "storm"
    wants_boxes = 1

    def special(self) -> tuple[str, ...]:
        return ("storm",)

    def lay_out(self, seats: int, box: Box, first: Module, chosen: Mapping[str, Value]) -> Position | None:
        return None if chosen["solo"] else Stormy(seats, box, first)

    def aftermath(self, before: Sheets, seat: int, code: int, after: Sheets) -> list[Fact]:
        return [Fact("welcome-fact-storm")] if seat == marks.CHANCE else []


def test_a_module_may_deal_in_its_own_way_and_add_cards_of_its_own() -> None:
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
