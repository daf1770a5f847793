"""Cities and positions as text: what is counted as written, and which mistakes are named with their line."""

import pytest

import kvartal
from kvartal.core.errors import BadLine
from kvartal.core.rules import Tally
from kvartal.texts import LANGUAGES, Texts

RULES = kvartal.rules("sprawlopolis")
CITY = "REW CEW REW\nP I P\n"


def counted(text: str) -> Tally:
    tally = RULES.tally(text)
    assert tally
    return tally


def mistake(text: str) -> tuple[str, object]:
    with pytest.raises(BadLine) as caught:
        RULES.tally(text)
    return caught.value.key, caught.value.args_["line"]


# A city from a real table


def test_a_city_conditions_are_counted_in_the_order_in_which_they_are_written() -> None:
    tally = counted(f"goals: 11 3 8\n{CITY}")
    assert [line.args["card"] for line in tally.sheets[0].lines[-3:]] == [11, 3, 8]
    assert tally.target == 22


@pytest.mark.parametrize("text", [f"Goals: 8, 9, 11\n{CITY}", f"# ours\n\ngoals:8 9 11\r\ncity:\n{CITY.lower()}"])
def test_a_city_may_be_written_loosely(text: str) -> None:
    assert counted(text) == counted(f"goals: 8 9 11\n{CITY}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_city_is_read_in_the_letters_that_either_language_shows(lang: str) -> None:
    words = Texts(lang)
    letters = {zone: words.say(f"sprawlopolis-letter-{zone}") for zone in "RCIP"}
    letters |= {side: words.say(f"sprawlopolis-side-{side}") for side in "NESW"}
    city = "REW CNS P\nISW CNE .\n"
    written = "".join(letters.get(sign, sign) for sign in city)
    assert counted(written) == counted(written.lower()) == counted(city)


def test_a_city_may_mix_the_letters_of_both_languages() -> None:
    assert counted("ЖEW КВЗ rew\nп I P\n") == counted(CITY)


@pytest.mark.parametrize(("token", "column"), [("СВЗ", 2), ("ЖВВ", 2), ("ЖЖ", 2), ("Р", 2), ("ПВЗ", 2)])
def test_a_mistake_in_russian_letters_is_named_with_its_line_and_column(token: str, column: int) -> None:
    with pytest.raises(BadLine) as caught:
        RULES.tally(f"Ж К\nЖ {token}\n")
    told = caught.value.args_
    assert (told["line"], told["column"], told["text"]) == (2, column, token)


def test_a_city_without_conditions_has_groups_and_roads_alone() -> None:
    tally = counted(CITY)
    assert ([line.points for line in tally.sheets[0].lines], tally.target) == ([1, 1, 1, 1, -1], None)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "sprawlopolis-no-blocks", 1),
        ("goals: 1 2 3\n", "sprawlopolis-no-blocks", 1),
        (". . .\n. .\n", "sprawlopolis-no-blocks", 1),
        ("R C\nX P\n", "sprawlopolis-bad-block", 2),
        ("R C\nRE P\n", "sprawlopolis-bad-block", 2),
        ("R C\nRNES P\n", "sprawlopolis-bad-block", 2),
        ("R C\nRNN P\n", "sprawlopolis-bad-block", 2),
        ("R C\n.NS P\n", "sprawlopolis-bad-block", 2),
        ("R C\n\nI PEW\n", "sprawlopolis-park-road", 3),
        ("R . C\n", "sprawlopolis-apart", 1),
        ("R .\n. C\n", "sprawlopolis-apart", 2),
        ("R " * 31, "sprawlopolis-wide", 1),
        ("R\n" * 31, "sprawlopolis-wide", 31),
        ("R C\ngoals:\n", "sprawlopolis-tally-goals", 2),
        ("goals: 1 2 3 4\nR C\n", "sprawlopolis-tally-goals", 1),
        ("goals: 1 1 2\nR C\n", "sprawlopolis-card-twice", 1),
        ("goals: 1 19 2\nR C\n", "sprawlopolis-bad-card", 1),
        ("goals: 1 2 3\ngoals: 1 2 3\nR C\n", "position-twice", 2),
    ],
)
def test_a_city_with_a_mistake_is_refused_with_its_line(text: str, key: str, line: int) -> None:
    assert mistake(text) == (key, line)


# Positions

HEAD = "ruleset: sprawlopolis\nseats: 2\n"
GOALS = "goals: 4 18 1\n"
HANDS = "hand 0: 2 3 9\nhand 1: 6\n"
START = "city:\n  17 0,0\n"


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        (f"stage: play\n{GOALS}", "sprawlopolis-stage", 3),
        ("goals: 4 18\n", "sprawlopolis-goals", 3),
        ("goals: 4 18 1 2\n", "sprawlopolis-goals", 3),
        ("goals: 4 4 1\n", "sprawlopolis-card-twice", 3),
        (f"{GOALS}top: 4\n{HANDS}{START}", "sprawlopolis-card-twice", 4),
        (f"{GOALS}top: 5\n{HANDS}{START}  9 2,0\n", "sprawlopolis-card-twice", 9),
        (f"{GOALS}top: 5\nhand 0: 2 3 9 10\n{START}", "sprawlopolis-hand-full", 5),
        (f"{GOALS}top: 5\nhand 0: 2 x 9\n{START}", "sprawlopolis-bad-card", 5),
        (f"{GOALS}top: 5\n{HANDS}city:\n  17 1,0\n", "sprawlopolis-start-place", 8),
        (f"{GOALS}top: 5\n{HANDS}{START}  16 2,2\n", "sprawlopolis-refusal-corner", 9),
        (f"{GOALS}top: 5\n{HANDS}{START}  16 3,1\n", "sprawlopolis-refusal-alone", 9),
        (f"{GOALS}top: 5\n{HANDS}{START}  16 2;1\n", "sprawlopolis-bad-place", 9),
        (f"{GOALS}top: 5\n{HANDS}seen 0: 2 3 9 7\n{START}", "sprawlopolis-seen-deck", 7),
        (f"stage: top\n{GOALS}top: 5\n{HANDS}{START}", "sprawlopolis-top-open", 5),
        (f"stage: over\n{GOALS}{HANDS}{START}", "sprawlopolis-not-over", 3),
        (f"stage: act\n{GOALS}{HANDS}{START}", "sprawlopolis-top-needed", 3),
        (f"stage: act\n{GOALS}{HANDS}", "sprawlopolis-city-needed", 3),
        (f"turn: 1\n{GOALS}top: 5\nhand 0: 2 3 9\n{START}", "sprawlopolis-hand-needed", 9),
        (f"{GOALS}top: 5\nhand 0: 2 3 9\nhand 1: 6 7\n{START}", "sprawlopolis-hand-full", 6),
        ("stage: goals\nhand 1: 6\n", "sprawlopolis-hand-early", 4),
        (f"stage: begin\n{GOALS}hand 0: 2 3 9\n", "sprawlopolis-hand-early", 5),
        (f"stage: hands\n{GOALS}hand 0: 2 3\nhand 1: 6\n", "sprawlopolis-hand-early", 6),
        (f"stage: hands\n{GOALS}hand 0: 2 3 9\nhand 1: 6 7\n", "sprawlopolis-hand-early", 6),
        (f"stage: hands\n{GOALS}{HANDS}", "sprawlopolis-hand-full", 3),
        (f"stage: start\n{GOALS}hand 0: 2 3 9\n", "sprawlopolis-deal-short", 3),
        (f"stage: start\n{GOALS}hand 0: 2 3 9\nhand 1: 6 7\n", "sprawlopolis-hand-early", 6),
    ],
)
def test_a_position_with_a_mistake_is_refused_with_its_line(text: str, key: str, line: int) -> None:
    with pytest.raises(BadLine) as caught:
        kvartal.read_position(HEAD + text)
    assert (caught.value.key, caught.value.args_["line"]) == (key, line)


@pytest.mark.parametrize(
    "text",
    [
        "stage: goals\n",
        "stage: goals\ngoals: 4 18\n",
        f"stage: begin\n{GOALS}",
        f"stage: hands\nturn: 1\n{GOALS}hand 1: 2 3\n",
        f"stage: hands\n{GOALS}hand 0: 2 3 9\n",
        f"stage: start\n{GOALS}{HANDS}",
        f"stage: top\n{GOALS}{HANDS}{START}",
        f"{GOALS}top: 5\n{HANDS}{START}",
    ],
)
def test_a_position_of_every_stage_is_played_on_to_the_end(text: str) -> None:
    rules, position = kvartal.read_position(HEAD + text)
    rng = kvartal.Rng(7)
    while position.actor() != -2:
        if position.actor() == -1:
            position.deal(rng)
        else:
            position.play(position.moves()[0])
    assert rules.over(position).standings


def test_a_position_tells_by_its_city_how_many_cards_were_laid() -> None:
    game = kvartal.new("sprawlopolis", seats=2, seed=4)
    game.play(game.acting[0], game.legal(game.acting[0])[0])
    text = kvartal.write_position(game.rules, game.position)
    assert "\nply: 1\n" in text
    _, twin = kvartal.read_position(text.replace("\nply: 1\n", "\n"))
    assert twin.digest() == game.position.digest()


def test_a_position_remembers_who_has_seen_what() -> None:
    text = f"{HEAD}{GOALS}top: 5\n{HANDS}seen 0: 2 3 5 6 9\n{START}"
    rules, position = kvartal.read_position(text)
    assert "seen 0: 2 3 5 6 9" in kvartal.write_position(rules, position)
    _, twin = kvartal.read_position(kvartal.write_position(rules, position))
    assert twin.digest() == position.digest()
