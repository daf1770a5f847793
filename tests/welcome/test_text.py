"""Positions as text: half-finished turns, and what cannot be read."""

import random
import re
from pathlib import Path

import pytest
from tests.welcome.table import row, streets, table

import kvartal
from kvartal import BadLine
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.position import Welcome

RULESETS = [("welcome", 2), ("welcome(expert,experienced)", 3), ("welcome(expert,roswell,icecream)", 2)]


@pytest.mark.parametrize(("ruleset", "seats"), RULESETS)
def test_half_finished_turns_of_several_seats_can_be_written(ruleset: str, seats: int) -> None:
    rules = kvartal.rules(ruleset)
    position = rules.new(seats)
    chance, rng = kvartal.Rng(4), random.Random(4)
    written = 0
    while position.actor() != kvartal.core.marks.OVER:
        if position.actor() < 0:
            position.deal(chance)
            continue
        position.focus(rng.choice(position.acting()))
        position.play(rng.choice(position.moves()))
        text = kvartal.write_position(rules, position)
        again = kvartal.read_position(text)[1]
        assert again.raw() == position.raw(), text
        assert again.moves() == position.moves()
        written += "turn " in text
    assert written > 20


@pytest.mark.parametrize("ruleset", ["welcome(expert,roswell,icecream)", "welcome(experienced)", "welcome(solo)"])
def test_the_notation_tells_of_every_field(ruleset: str) -> None:
    notation = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
    section = notation.partition("\n## Welcome To\n")[2].partition("\n## ")[0]
    rules = kvartal.rules(ruleset)
    position = rules.new(max(rules.spec.least, min(2, rules.spec.most)))
    chance, rng = kvartal.Rng(9), random.Random(9)
    fields = set()
    while position.actor() != kvartal.core.marks.OVER:
        fields |= set(re.findall(r"^([a-z ]+?)(?: [0-9]+)?:", rules.write(position), re.MULTILINE))
        if position.actor() < 0:
            position.deal(chance)
        else:
            position.play(rng.choice(position.moves()))
    told = set(re.findall(r"`([a-z ]+?)(?: [NK])?`", section))
    assert {name.removeprefix("was ") for name in fields} - {"sheet"} <= told


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ("round: x", "position-number"),
        ("stack 1: 7-park nothing", "welcome-bad-stack"),
        ("stack 1: 99-park", "welcome-bad-card"),
        ("unseen: 1-fence 1-fence", "welcome-card-twice"),
        ("approved: 4", "position-number"),
        ("parks 0: 1 2", "welcome-row"),
        ("parks 0: 9 0 0", "welcome-fault-track"),
        ("bis 0: 10", "welcome-fault-track"),
        ("turn 0: asleep", "welcome-stage"),
        ("turn 0: built", "welcome-turn-short"),
        ("turn 0: ready", "welcome-all-ready"),
        ("turn 0: ahead", "welcome-turn-short"),
        ("turn 0: chosen combo=3", "welcome-turn-short"),
        ("turn 0: chosen combo=0 number=99", "welcome-turn-short"),
        ("turn 0: chosen combo=0 effect=bis", "welcome-turn-short"),
        ("turn 0: built combo=0 house=T3", "welcome-turn-short"),
        ("turn 0: start house=T1 plan=2", "welcome-turn-short"),
        ("turn 0: picking combo=0 plan=2", "welcome-turn-short"),
        ("turn 0: picking combo=0 plan=7", "position-number"),
        ("turn 0: closing combo=0 spent=3", "position-number"),
        ("turn 0: closing combo=0 wish=2", "position-number"),
        ("turn 0: chosen combo=0 foo=1", "welcome-turn-word"),
        ("turn 0: built combo=0 house=Z9", "welcome-turn-word"),
        ("turn 0: built combo", "welcome-turn-word"),
        ("refusals 0: 3", "welcome-refused-thrice"),
        ("done 0: 8 11 12", "welcome-planned-thrice"),
        ("hand 0: 3-fence", "position-unknown"),
        ("nonsense: 1", "position-unknown"),
    ],
)
def test_what_cannot_be_read_is_named(more: str, key: str) -> None:
    parts = ["ruleset: welcome", "seats: 1", "stage: play", "plans: N1-1 N2-1 N3-1"]
    if "stack 1" not in more:
        parts.append("stack 1: 7-park fence")
    parts += ["stack 2: 8-park fence", "stack 3: 9-park fence", streets({}), more]
    with pytest.raises(BadLine) as caught:
        kvartal.read_position("\n".join(parts))
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("ruleset", "cards", "line"),
    [
        ("welcome", "stack 1: 1-park fence\nstack 2: 3-bis fence\nstack 3: 3-bis park", 6),
        ("welcome(experienced)", "hand 0: 3-bis 4-bis 5-park\nhand 1: 1-fence 2-fence 3-bis", 5),
        ("welcome(solo)", "hand 0: 3-bis 4-bis 3-bis", 4),
    ],
)
def test_a_card_that_lies_twice_is_found_on_its_own_line(ruleset: str, cards: str, line: int) -> None:
    seats = 2 if "experienced" in ruleset else 1
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(f"ruleset: {ruleset}\nseats: {seats}\nplans: N1-1 N2-1 N3-1\n{cards}\n")
    assert (caught.value.key, caught.value.args_["line"]) == ("welcome-card-twice", line)


@pytest.mark.parametrize(
    ("sheet", "line"),
    [
        ("T . . . . . . . . . .\n  M 7 6 . . . . . . . . .", 9),
        ("T . . . . . . . . . .\n  M 7b . . . . . . . . . .", 9),
        ("T . . . . . . . . . .\nparks 0: 4 0 0", 9),
        ("T . . . . . . . . . .\nagents 0: 2 0 0 0 0 0", 9),
        ("T 1 1b 1b 1b 1b 1b 1b 1b 1b 1b\n  M 1 1b . . . . . . . . .", 7),
    ],
)
def test_a_fault_of_a_sheet_is_found_on_its_own_line(sheet: str, line: int) -> None:
    stacks = "\n".join(f"stack {i}: {i + 6}-park fence" for i in (1, 2, 3))
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(f"ruleset: welcome\nseats: 1\nplans: N1-1 N2-1 N3-1\n{stacks}\nsheet 0:\n  {sheet}\n")
    assert caught.value.args_["line"] == line


@pytest.mark.parametrize(
    ("ruleset", "fields"),
    [
        ("welcome", "stage: deal\ndrawn: 3"),
        ("welcome", "stage: deal\ndrawn: 1"),
        ("welcome", "stage: tops\ndrawn: 3"),
        ("welcome(experienced)", "stage: tops"),
        ("welcome(experienced)", "stage: deal\ndrawn: 6"),
        ("welcome(experienced)", "stage: deal\ndrawn: 2"),
        ("welcome(experienced)", "stage: deal\nround: 1"),
        ("welcome(experienced)", "stage: deal\nhand 1: 3-fence"),
        ("welcome(experienced)", "stage: play\nhand 0: 3-fence 8-pool 12-bis\nhand 1: 3-bis 4-pool"),
        ("welcome(solo)", "stage: deal\ndrawn: 3\nhand 0: 3-fence 8-pool 12-bis"),
        ("welcome(solo)", "stage: deal\nunseen: 3-fence 8-pool"),
    ],
)
def test_a_deal_that_cannot_go_on_is_refused(ruleset: str, fields: str) -> None:
    seats = 1 if "solo" in ruleset else 2
    stacks = "\n".join(f"stack {i}: {i}-fence" for i in (1, 2, 3)) if ruleset == "welcome" else ""
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(f"ruleset: {ruleset}\nseats: {seats}\nplans: N1-1 N2-1 N3-1\n{stacks}\n{fields}")
    assert caught.value.key == "welcome-cards-needed"


@pytest.mark.parametrize("stage", ["interlude", "opening"])
@pytest.mark.parametrize("ruleset", ["welcome", "welcome(expert)", "welcome(roswell)"])
def test_in_an_interlude_somebody_must_have_something_to_decide(ruleset: str, stage: str) -> None:
    third, goal = ("ROSWELL-1", "goal 0: 1") if "roswell" in ruleset else ("N3-1", "")
    stacks = "\n".join(f"stack {i}: {i}-fence" for i in (1, 2, 3))
    text = f"ruleset: {ruleset}\nseats: 1\nstage: {stage}\nplans: N1-1 N2-1 {third}\n{stacks}\n"
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(text + goal)
    assert caught.value.key == "welcome-all-ready"


def test_a_number_that_was_chosen_fits_somewhere() -> None:
    cards = "plans: N1-1 N2-1 N3-1\nstack 1: 7-park fence\nstack 2: 8-park fence\nstack 3: 9-park fence"
    highest = {"T0": "15", "M0": "15", "B0": "15"}
    head = f"ruleset: welcome\nseats: 1\nstage: play\n{cards}\n"
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(f"{head}{streets(highest)}\nturn 0: chosen combo=0")
    assert caught.value.key == "welcome-turn-short"
    rules, position = kvartal.read_position(f"{head}{streets({})}\nturn 0: chosen combo=0")
    assert rules.action(position.moves()[0]).verb == "write"


def test_nobody_passes_a_card_alone() -> None:
    game = kvartal.new("welcome(solo)", seats=1, seed=3)
    text = kvartal.write_position(game.rules, game.position)
    with pytest.raises(BadLine):
        kvartal.read_position(f"{text}passed 0: 9-pool\n")


def test_a_passed_card_lies_in_the_hand_of_the_neighbour() -> None:
    hands = "hand 0: 3-fence 8-pool 12-bis\nhand 1: 4-temp 9-pool 13-bis"
    text = f"ruleset: welcome(experienced)\nseats: 2\nround: 1\nplans: N1-1 N2-1 N3-1\n{hands}\npassed 0: "
    rules, position = kvartal.read_position(text + "9-pool")
    assert rules.view(position, 0).passed == "9-pool"
    for wrong in (text + "5-fence", text.replace("round: 1", "stage: plans") + "5-fence"):
        with pytest.raises(BadLine) as caught:
            kvartal.read_position(wrong)
        assert caught.value.key == "welcome-cards-needed"


def test_plans_under_way_are_counted_by_their_names() -> None:
    rules, position = kvartal.read_position("ruleset: welcome\nseats: 1\nstage: plans\nplans: N1-3")
    assert {str(rules.outcome(code)) for code, _ in rules.odds(position)} == {f"plan N2-{i}" for i in range(1, 7)}


def test_what_a_position_shows_need_not_be_said_twice() -> None:
    """A taken pair has its number and effect, a plan that was completed is approved, bis houses cross boxes."""
    sheets = [row("T", "1", "2", "3|", "4", "5", "6|", "7", "8", "9|"), row("T", "1", "1b", "1b")]
    more = "done 1: 8 - -\nturn 0: chosen combo=1"
    at = table(sheets, "8-agent 15-park 12-bis", plans="N1-3 N2-1 N3-1", more=more, seats=2)
    assert at.after("write 15 B9", "park", "plan 1").record(Sheet, 0).plans[0] == 4
    assert at.lines(1)["bis"] == -3


def test_a_seat_that_is_not_ready_steps_next() -> None:
    at = table([{}, {}], more="turn 0: ready combo=0", seats=2)
    assert (at.position.actor(), at.position.acting()) == (1, (1,))


def test_the_solo_card_that_was_drawn_has_approved_all_plans() -> None:
    text = "ruleset: welcome(solo)\nseats: 1\nplans: N1-1 N2-1 N3-1\nhand 0: 3-fence 8-pool 12-bis\nsolo card: drawn"
    position = kvartal.read_position(text)[1]
    assert isinstance(position, Welcome)
    assert position.approved == 7


@pytest.mark.parametrize(
    ("houses", "key"),
    [
        (row("T", "7", "6"), "order"),
        (row("T", "7", ".", "7"), "repeat"),
        (row("T", "7", "7"), "repeat"),
        (row("T", "7b", "8"), "bis"),
        (row("T", "7b", "7b"), "bis"),
        (row("T", "7", "7b", "7"), "repeat"),
        (row("T", "1", ".", "7") | {"T3": "7b"} | {"T6": "9", "T7": "9b~"}, "pool"),
        (row("T", "7|", "7b"), "parted"),
        (row("T", "7~"), "pool"),
        (row("T", ".'"), "used"),
        (row("T", ".", "@"), "roundabout"),
    ],
)
def test_faults_of_a_sheet_are_named(houses: dict[str, str], key: str) -> None:
    with pytest.raises(BadLine) as caught:
        table(houses, ruleset="welcome(expert)")
    assert caught.value.key == f"welcome-fault-{key}"


def test_a_roundabout_belongs_to_the_expert_game() -> None:
    with pytest.raises(BadLine) as caught:
        table(row("T", "@|"))
    assert caught.value.key == "welcome-fault-no-roundabouts"


def test_the_places_open_to_a_number_are_the_same_written_and_worked_out() -> None:
    game = kvartal.new("welcome(expert)", seats=2, seed=11)
    rng = random.Random(11)
    while not game.over:
        seat = game.acting[0]
        game.play(seat, rng.choice(game.legal(seat)))
        position = game.position
        assert isinstance(position, Welcome)
        again = position.copy()
        for other in range(2):
            again.renew(other)
        assert again.raw() == position.raw()


def test_a_large_table_shows_standings_and_ones_own_sheet() -> None:
    game = kvartal.new("welcome", seats=100, seed=1)
    view = game.view(7)
    assert [sheet.seat for sheet in view.sheets] == [7]
    assert len(view.standings) == 100
    assert game.view(-1).sheets == []


@pytest.mark.parametrize(("text", "wanted"), [("take", 1), ("take 1 2 3", 2), ("refuse 1 2", 1), ("write 7", 2)])
def test_an_action_of_the_wrong_length_names_the_nearest_right_one(text: str, wanted: int) -> None:
    with pytest.raises(kvartal.Unreadable) as refused:
        kvartal.rules("welcome").code(kvartal.Action.read(text))
    assert (refused.value.key, refused.value.args_["wanted"]) == ("argument-count", wanted)


def test_a_lot_behind_the_end_of_its_street_is_told_where_the_street_ends() -> None:
    rules = kvartal.rules("welcome")
    with pytest.raises(kvartal.Unreadable) as caught:
        rules.code(kvartal.Action.read("write 5 T10"))
    told = caught.value.args_
    assert (caught.value.key, told["first"], told["last"]) == ("welcome-bad-lot", "T0", "T9")
    with pytest.raises(kvartal.Unreadable) as caught:
        rules.code(kvartal.Action.read("write 5 X1"))
    assert caught.value.key == "welcome-bad-place"


def test_a_sheet_without_an_empty_lot_has_ended_the_game() -> None:
    full = {f"{street}{at}": str(at + 1) for street, lots in (("T", 10), ("M", 11), ("B", 12)) for at in range(lots)}
    cards = "stack 1: 7-park fence\nstack 2: 8-park fence\nstack 3: 9-park fence"
    text = f"ruleset: welcome\nseats: 1\nplans: N1-1 N2-1 N3-1\n{cards}\n{streets(full)}"
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(text)
    assert (caught.value.key, caught.value.line) == ("welcome-built-all", 7)
    assert kvartal.read_position(text + "\nstage: over")
