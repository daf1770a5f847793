"""Actions, outcomes and positions as text, and what is said about texts that cannot be read."""

import pytest

import kvartal
from kvartal.core.errors import BadLine, KvartalError, Unreadable

ACTIONS = [
    "place B2 b1",
    "exchange A2 B2 C2",
    "exchange A1 A2 A3",
    "discard D5",
    "keep",
    "leave",
]


@pytest.mark.parametrize("text", ACTIONS)
def test_actions_round_trip(text: str) -> None:
    rules = kvartal.rules("town77")
    assert str(rules.action(rules.code(kvartal.Action.read(text)))) == text


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "action-empty"),
        ("x" * 201, "action-too-long"),
        ("build B2 b1", "unknown-verb"),
        ("facedown B2 b1", "unknown-verb"),
        ("place B2", "argument-count"),
        ("keep B2", "argument-count"),
        ("place H1 b1", "town77-bad-tile"),
        ("place b2 b1", "town77-bad-tile"),
        ("place B8 b1", "town77-bad-tile"),
        ("place B² b1", "town77-bad-tile"),
        ("place B2 B1", "town77-bad-cell"),
        ("exchange A1 A1 A2", "town77-tile-twice"),
        ("exchange A1 B2 C3", "town77-refusal-not-alike"),
    ],
)
def test_actions_that_mean_nothing(text: str, key: str) -> None:
    with pytest.raises(KvartalError) as caught:
        kvartal.rules("town77").code(kvartal.Action.read(text))
    assert caught.value.key == key


@pytest.mark.parametrize("text", ["A3", "first 0", "first 4"])
def test_outcomes_round_trip(text: str) -> None:
    rules = kvartal.rules("town77")
    assert str(rules.outcome(rules.outcome_code(kvartal.Action.read(text)))) == text


@pytest.mark.parametrize("text", ["A8", "first 5", "first", "A3 B4", "first 0 0", "first ²"])
def test_outcomes_that_mean_nothing(text: str) -> None:
    with pytest.raises(Unreadable):
        kvartal.rules("town77").outcome_code(kvartal.Action.read(text))


@pytest.mark.parametrize("code", [-1, 5392, 10**6])
def test_a_number_that_is_no_action(code: int) -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules("town77").action(code)
    assert (caught.value.key, caught.value.args_) == ("bad-code", {"code": code, "codes": 5392})


def test_every_number_that_is_an_action_has_one_text() -> None:
    rules = kvartal.rules("town77(calls)")
    spelled = {}
    for code in range(rules.spec.codes):
        try:
            if rules.code(rules.action(code)) == code:
                spelled[str(rules.action(code))] = code
        except Unreadable:
            assert str(rules.action(code)).startswith("facedown")
    assert len(spelled) == 49 * 49 + 490 + 49 + 2 + 49


SMALL = """
ruleset: town77   # a comment
seats: 2
town:
  A1
hand 0: B2 C3

hand 1: D4
"""


def test_a_position_may_leave_out_what_is_usual() -> None:
    rules, position = kvartal.read_position(SMALL)
    assert rules.ruleset == "town77"
    assert kvartal.write_position(rules, position).splitlines()[2:5] == ["stage: act", "turn: 0", "ply: 0"]
    assert position.acting() == (0,)


def test_the_first_row_of_the_town_may_stand_beside_its_name() -> None:
    _, position = kvartal.read_position(SMALL.replace("town:\n  A1", "town: A1"))
    assert position.digest() == kvartal.read_position(SMALL)[1].digest()


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("hand 0: A1", "town77-tile-twice"),
        ("hand 0: B2 B2", "town77-tile-twice"),
        ("hand 0: D4", "town77-tile-twice"),
        ("hand 0: B2 B3 B4 B5 B6", "town77-hand-full"),
        ("hand 0: X9", "town77-bad-tile"),
        ("hand 0: B2\n  C3", "position-line"),
        ("hand 0: B2\nhand 0: C3", "position-twice"),
        ("hand 0: B2\nhand 2: C3", "position-unknown"),
        ("hand 0:", "town77-hand-needed"),
        ("hand 0: B2\nturn: 2", "position-range"),
        ("hand 0: B2\nturn: ²", "position-number"),
        ("hand 0: B2\nply: -1", "position-range"),
        ("hand 0: B2\nply: 99999999999", "position-number"),
        ("hand 0: B2\nout 0: 3", "town77-turn-out"),
        ("hand 0: B2\nstage: end", "town77-stage"),
        ("hand 0: B2\nstage: over", "town77-not-over"),
        ("hand 0: B2\nstage: deal", "town77-dealing"),
        ("hand 0: B2 B3 B4 B5\nstage: draw", "town77-hand-full"),
        ("hand 0: B2\nstage: draw\nbag: empty", "town77-bag-needed"),
        ("hand 0: B2\nstage: start", "town77-town-early"),
        ("hand 0: B2\nbag: C3 B2", "town77-tile-twice"),
        ("hand 0: B2\ndrawn: C3", "town77-drawn"),
        ("hand 0: B2\nwrong: b1", "position-unknown"),
    ],
)
def test_positions_that_cannot_be_say_where_and_why(line: str, key: str) -> None:
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(f"ruleset: town77\nseats: 2\ntown:\n  A1\nhand 1: D4\n{line}\n")
    assert caught.value.key == key
    assert caught.value.args_["line"] in (3, 4, 5, 6, 7)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "position-wants", 1),
        ("ruleset town77", "position-wants", 1),
        ("ruleset: town77", "position-wants", 2),
        ("# later\nseats: 2\nruleset: town77\ntown: A1", "position-order", 3),
        ("ruleset: town77\ntown: A1\nhand 0: B2\nseats: 2", "position-order", 4),
        ("ruleset: town77\nseats: 2\ntown: A1\nseats: 3", "position-twice", 4),
        ("ruleset: town77\nruleset: town77\nseats: 2", "position-order", 3),
        ("kvartal journal 2\nruleset: town77\nversion: 2\nseats: 2", "position-journal", 1),
        ("ruleset: town77\nseats: two", "position-number", 2),
        ("ruleset: town77\nseats: 2\nA1", "position-line", 3),
        ("ruleset: town77\nseats: 2\nhand 0: B2", "town77-town-needed", 4),
        ("ruleset: town77\nseats: 2\ntown:\n" + "..\n" * 8, "town77-rows", 11),
        ("ruleset: town77\nseats: 2\ntown:\n" + ".. " * 8, "town77-columns", 4),
        ("ruleset: town77\nseats: 2\ntown:\nA1 A1", "town77-tile-twice", 4),
        ("ruleset: town77\nseats: 2\ntown:\nA1 B?", "town77-bad-tile", 4),
        ("ruleset: town77(calls)\nseats: 2\ntown: A1\nhand 0: B2\nbuilders: a1=²", "position-number", 5),
        ("ruleset: town77(calls)\nseats: 2\ntown: A1\nhand 0: B2\nwrong: z9", "town77-bad-cell", 5),
        ("ruleset: town77(calls)\nseats: 2\ntown: A1\nhand 0: B2\nwrong: a1", "town77-builder", 5),
        ("ruleset: town77(calls)\nseats: 2\ntown: A1\nhand 0: B2\nnewest: b1", "town77-builder", 5),
        ("ruleset: town77(calls)\nseats: 2\ntown: A1\nhand 0: B2\ncaller: 0", "town77-caller", 5),
        ("ruleset: town77(calls)\nseats: 2\ntown: A1\nhand 0: B2\nkept: B2", "town77-kept", 5),
        ("ruleset: town77(calls)\nseats: 2\ntown: A1\nhand 0: B2\nnewest ply: 3", "position-range", 5),
        ("ruleset: town77\nseats: 2\ntown: A1\nhand 0: B2\nexchanges: 100", "position-range", 5),
        ("ruleset: town77(solo)\nseats: 1\ntown: A1\nstack 0: B2 ²", "town77-stack", 4),
        ("ruleset: town77(solo)\nseats: 1\ntown: A1\nstack 0: B2 99999999999999999999", "town77-stack", 4),
        ("ruleset: town77(solo)\nseats: 1\ntown: A1\nstack 0: A1 3", "town77-tile-twice", 4),
        ("ruleset: town77(solo)\nseats: 1\ntown: A1\nstage: soon", "town77-stage", 4),
        ("ruleset: town77(solo)\nseats: 1\ntown: A1\nstack 0: B2 48", "town77-stacks-high", 4),
        ("ruleset: town77(solo)\nseats: 1\n", "town77-town-needed", 3),
    ],
)
def test_texts_that_are_no_position_say_where_and_why(text: str, key: str, line: int) -> None:
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(text)
    assert (caught.value.key, caught.value.args_["line"]) == (key, line)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("town77", "town77"),
        (" town77 ( ) ", "town77"),
        ("town77(exchanges=10)", "town77"),
        ("town77(exchanges=3, calls)", "town77(calls,exchanges=3)"),
        ("town77(calls=true)", "town77(calls)"),
        ("town77(stacks = 4,solo,facedown=0)", "town77(solo,facedown=0,stacks=4)"),
    ],
)
def test_rulesets_have_one_canonical_text(text: str, canonical: str) -> None:
    assert kvartal.rules(text).ruleset == canonical
    assert eval(repr(kvartal.rules(text)), {"kvartal": kvartal}).ruleset == canonical


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "bad-ruleset"),
        ("town77(", "bad-ruleset"),
        ("town77 " + " " * 2100 + "x", "bad-ruleset"),
        ("town77" + " " * 2100, "bad-ruleset"),
        ("town78", "unknown-title"),
        ("town77(expert)", "unknown-option"),
        ("town77(solo,)", "unknown-option"),
        ("town77(so lo)", "unknown-option"),
        ("town77(solo,solo)", "option-twice"),
        ("town77(solo=2)", "bad-option"),
        ("town77(exchanges=100)", "bad-option"),
        ("town77(exchanges)", "bad-option"),
        ("town77(solo,calls)", "option-idle"),
        ("town77(stacks=2)", "option-idle"),
    ],
)
def test_rulesets_that_mean_nothing(text: str, key: str) -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules(text)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("fields", "line", "key"),
    [
        ("hand 0: B2", 5, "town77-hand-out"),
        ("stage: begin\nhand 1: B2", 6, "town77-hand-out"),
        ("stage: discard\nhand 0: B2\nhand 1: C3", 5, "town77-hand-last"),
        ("stage: draw\nhand 0:\nhand 1: C3", 5, "town77-hand-last"),
    ],
)
def test_4_whoever_has_placed_the_last_tile_is_out_in_written_positions_too(fields: str, line: int, key: str) -> None:
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(f"ruleset: town77\nseats: 2\ntown: A1\n{fields}")
    assert (caught.value.key, caught.value.line) == (key, line)


CALLED = """
ruleset: town77(calls)
seats: 3
turn: 1
ply: 3
town: A1 A2 B3
wrong: c1
builders: b1=0 c1=0
newest: c1
hand 0: B4
hand 1: D6
hand 2: F3
"""


def test_builders_tell_how_many_tiles_were_placed() -> None:
    rules, position = kvartal.read_position(CALLED.strip())
    game = kvartal.Game(rules, position)
    assert game.view(0).hands[0].placed == 2
    game.play(1, "call c1")
    text = kvartal.write_position(game.rules, game.position)
    assert kvartal.read_position(text)[1] == game.position
    assert "placed 0: 1\n" in text
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(CALLED.strip() + "\nplaced 0: 1")
    assert (caught.value.key, caught.value.line) == ("town77-placed", 12)
