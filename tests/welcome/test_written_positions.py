"""Positions written by hand: what stays secret in them, what is missing, and what cannot be."""

import pytest

import kvartal

HEAD = """ruleset: welcome(roswell)
seats: 2
stage: interlude
plans: N1-1 N2-1 ROSWELL-1
stack 1: 7-park
stack 2: 8-park
stack 3: 9-park
"""


@pytest.mark.parametrize(
    "written",
    [
        "sheet 0:\n  T 3 . . . . . . . . .\ngoal 0: 2",
        "sheet 0:\n  T 3 . . . . . . . . .\ngoal 0: 2\nturn 0: ready",
        "was sheet 0:\nwas goal 0: 2\nsheet 0:\n  T 3 . . . . . . . . .\ngoal 0: 2",
        "was sheet 0:\nsheet 0:\n  T 3 . . . . . . . . .\ngoal 0: 2",
    ],
)
def test_a_goal_is_secret_until_everybody_has_chosen_one(written: str) -> None:
    rules, position = kvartal.read_position(HEAD + written)
    assert position.acting() == (1,)

    def goals(reader: int) -> list[bool]:
        return [goal.chosen for goal in rules.view(position, reader).sheets[0].layers["roswell"].goals]

    assert not any(goals(1) + goals(-1))
    assert goals(0) == [False, True, False, False]
    assert rules.view(position, 0).sheets[0].streets[0].houses[0].number == 3
    again = kvartal.read_position(kvartal.write_position(rules, position))[1]
    assert again.raw() == position.raw()
    position.play(position.moves()[3])
    assert goals(1) == [False, True, False, False]


STACKS = "stack 1: 7-park fence\nstack 2: 8-park fence\nstack 3: 9-park fence\n"
HANDS = "hand 0: 3-fence 8-pool 12-bis\nhand 1: 4-temp 9-pool 13-bis\n"


@pytest.mark.parametrize(
    ("ruleset", "lines", "field", "why"),
    [
        ("welcome", "stack 1: 7-park fence\nstack 3: 9-park fence", "stack 2", "missing"),
        ("welcome", STACKS.replace("8-park fence", "8-park"), "stack 2", "effect"),
        ("welcome", "stage: tops\ndrawn: 3", "drawn", "drawn"),
        ("welcome", f"stage: deal\nunseen: 1-fence\n{STACKS}", "unseen", "few"),
        ("welcome", "stage: plans", "plans", "three"),
        ("welcome(experienced)", "hand 0: 3-fence 8-pool 12-bis", "hand 1", "hand"),
        ("welcome(experienced)", f"{HANDS}passed 1: 9-pool", "passed 1", "passed"),
        ("welcome(experienced)", "stage: tops", "stage", "never"),
        ("welcome(solo)", "hand 0: 3-fence 8-pool 12-bis\npassed 0: 3-fence", "passed 0", "nobody"),
        ("welcome(rivals=1)", "hand 0: 3-fence 8-pool 12-bis\ncompleted: A", "completed", "early"),
    ],
)
def test_a_field_that_does_not_fit_the_stage_is_named(ruleset: str, lines: str, field: str, why: str) -> None:
    seats = 1 if "solo" in ruleset or "rivals" in ruleset else 2
    with pytest.raises(kvartal.BadLine) as caught:
        kvartal.read_position(f"ruleset: {ruleset}\nseats: {seats}\nplans: N1-1 N2-1 N3-1\n{lines}\n")
    told = caught.value.args_
    assert (caught.value.key, told["field"], told["why"]) == ("welcome-cards-needed", field, why)


def test_a_card_that_the_deck_lacks_is_not_called_one_too_many() -> None:
    text = f"ruleset: welcome\nseats: 1\nplans: N1-1 N2-1 N3-1\n{STACKS}"
    for wrong in (text.replace("7-park", "9.75-fence"), f"{text}unseen: 9.75-fence"):
        with pytest.raises(kvartal.BadLine) as caught:
            kvartal.read_position(wrong)
        assert (caught.value.key, caught.value.args_["card"]) == ("welcome-card-none", "9.75-fence")


PLANS = {
    "icecream": "N1-1 N2-1 ICE-1",
    "doomsday": "N1-1 N2-1 DOOM-1",
    "quack": "N1-1 N2-1 QUACK-1",
    "halloween": "N1-1 N2-1 HALLOWEEN-1",
    "american_dream": "DREAM-A1 DREAM-B1 DREAM-C1",
}


def against_rival(name: str, lines: str) -> str:
    """Writes a deal against a rival, or another stage that the lines name, so late that all its cards may have come."""
    stage = "" if lines.startswith("stage:") else "stage: deal\n"
    cards = "unseen: 1-fence 2-fence 3-fence\ngiven: 9-park 8-park 7-park\n"
    return f"ruleset: welcome(rivals=1,{name})\nseats: 1\n{stage}plans: {PLANS[name]}\n{cards}{lines}"


@pytest.mark.parametrize(
    ("name", "lines", "key"),
    [
        ("halloween", "ghostlevels 0: - x -", "welcome-early-card"),
        ("halloween", "completed: A\ncandylevels 0: x - x", "welcome-early-card"),
        ("icecream", "completed: C\nbonus 0: x x -", "welcome-early-cards"),
        ("icecream", "stage: interlude\ncompleted: C\nbonus 0: x - -\nowed 0: 1", "welcome-early-cards"),
        ("icecream", "stage: interlude\nowed 0: 2", "position-range"),
        ("american_dream", "streetbonus 0: x - - - -", "welcome-early-cards"),
        ("american_dream", "completed: A\ncolumnbonus 0: x x x - - - -", "welcome-early-cards"),
        ("doomsday", "completed: A\ndug 0: 0 7 0", "welcome-early-card"),
        ("quack", "phases 0: 0 - -", "welcome-quack-phase"),
        ("quack", "completed: A\nphases 0: 0 - 0", "welcome-quack-phase"),
        ("quack", "completed: A\nrivalphases 0: 0 - -", "welcome-quack-phase"),
        ("quack", "completed: A\nphases 0: 0 - -\nrivalphases 0: 2 - -", "welcome-quack-rival"),
    ],
)
def test_what_a_plan_completed_card_marks_needs_that_card(name: str, lines: str, key: str) -> None:
    text = against_rival(name, lines)
    with pytest.raises(kvartal.BadLine) as caught:
        kvartal.read_position(text)
    assert caught.value.key == key
    if key != "position-range":
        assert text.splitlines()[caught.value.line - 1].startswith(str(caught.value.args_["field"]))


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("halloween", "completed: A\nghostlevels 0: x - -\ncandylevels 0: x - -"),
        ("icecream", "completed: A\nbonus 0: x - -"),
        ("doomsday", "completed: B\ndug 0: 0 9 0"),
        ("quack", "completed: A B\nphases 0: 0 0 0\nrivalphases 0: 0 1 1"),
    ],
)
def test_what_plan_completed_cards_have_marked_is_read(name: str, lines: str) -> None:
    rules, position = kvartal.read_position(against_rival(name, lines))
    assert kvartal.read_position(kvartal.write_position(rules, position))[1].raw() == position.raw()


def test_phases_come_for_all_seats_at_once() -> None:
    text = f"ruleset: welcome(quack)\nseats: 2\nplans: {PLANS['quack']}\n{STACKS}phases 1: 0 - -\n"
    with pytest.raises(kvartal.BadLine) as caught:
        kvartal.read_position(text)
    assert (caught.value.key, caught.value.args_["field"]) == ("welcome-quack-phase", "phases 1")


@pytest.mark.parametrize(("name", "field"), [("doomsday", "dug"), ("quack", "rivalphases"), ("icecream", "owed")])
def test_what_belongs_to_a_rival_is_no_field_without_one(name: str, field: str) -> None:
    text = f"ruleset: welcome({name})\nseats: 2\nplans: {PLANS[name]}\n{STACKS}{field} 0: 0 0 0\n"
    with pytest.raises(kvartal.BadLine) as caught:
        kvartal.read_position(text)
    assert (caught.value.key, caught.value.args_["field"]) == ("position-unknown", f"{field} 0")


def test_a_roundabout_on_the_last_lot_leaves_a_turn_to_finish() -> None:
    top = "  T 1 2 3 4 5 6 7 8 9 {last}\n  M 1 2 3 4 5 6 7 8 9 10 11\n  B 1 2 3 4 5 6 7 8 9 10 11 12"
    head = f"ruleset: welcome(expert)\nseats: 1\nplans: N1-1 N2-1 N3-1\n{STACKS}"
    rules, position = kvartal.read_position(f"{head}sheet 0:\n{top.format(last='.')}\n")
    built = next(code for code in position.moves() if rules.action(code).verb == "roundabout")
    position.play(built)
    assert kvartal.read_position(kvartal.write_position(rules, position))[1].raw() == position.raw()


def test_a_horde_that_captures_the_last_lot_leaves_a_round_to_play() -> None:
    streets = "  T 1 2 3 4 5 6 7 8 . 10\n  M 1 2 3 4 5 6 7 8 9 10 11\n  B 1 2 3 4 5 6 7 8 9 10 11 12"
    head = "ruleset: welcome(zombies)\nseats: 1\nstage: interlude\nplans: N1-1 N2-1 ZOMBIE-1\n"
    stacks = "stack 1: 7-park\nstack 2: 8-park\n"
    rules, position = kvartal.read_position(f"{head}{stacks}sheet 0:\n{streets}\ncoming 0: TR\n")
    position.play(position.moves()[-1])
    assert kvartal.read_position(kvartal.write_position(rules, position))[1].raw() == position.raw()
