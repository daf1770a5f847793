"""The commands, as a shell sees them."""

import json
import re
import resource
import subprocess
import sys
from pathlib import Path

import click
import pytest
from tests.cli.shell import bad, good, run

import kvartal
from kvartal import testing
from kvartal.cli import COMMANDS, main
from kvartal.texts import LANGUAGES, Texts

POSITION = """
ruleset: town77
seats: 2
town: A1
hand 0: B2 A3
hand 1: C3
"""


# Everything


def test_help_lists_every_command() -> None:
    shown = good("--help")
    assert [name for name in COMMANDS if f"\n  {name} " not in shown] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    assert "--lang" in good(name, "--help")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*COMMANDS, None])
def test_help_words_every_command_and_option_in_both_languages(name: str | None, lang: str) -> None:
    words = Texts(lang)
    key = f"help-{name or 'kvartal'}"
    shown = " ".join(good(*filter(None, (name,)), "--help", "--lang", lang).split())
    assert shown.startswith(words.say("help-usage"))
    assert words.say(key).split("\n")[0] in shown
    command = main.commands[name] if name else main
    for param in command.params:
        if isinstance(param, click.Option):
            option = max(param.opts, key=len).lstrip("-")
            own, shared = f"{key}-{option}", f"help-{option}"
            assert words.has(own) or words.has(shared), own
            assert words.say(own if words.has(own) else shared) in shown


def test_the_version_is_told() -> None:
    assert kvartal.__version__ in good("--version")


def test_errors_are_sentences_in_the_readers_language() -> None:
    assert bad("explain", "town78").startswith("kvartal: There is no game “town78”; there are: ")
    assert bad("explain", "town78", lang="ru_RU.UTF-8").startswith("kvartal: Игры «town78» нет; есть: ")
    assert bad("--lang", "ru", "explain", "town78").startswith("kvartal: Игры")
    assert bad("explain", "town78", "--lang", "ru").startswith("kvartal: Игры")


MISUSED = (
    ("nope", "There is no command nope.", "Команды nope нет."),
    ("--nope", "There is no option --nope.", "Параметра --nope нет."),
    ("simulate", "RULESET is missing.", "Не хватает RULESET."),
    ("simulate town77 --gmes 3", "no option --gmes. Did you mean --games?", "Может быть, --games?"),
    ("simulate town77 -q", "There is no option -q.", "Параметра -q нет."),
    ("simulate town77 --games", "--games needs a value.", "После --games нужно значение."),
    ("simulate town77 --json=1", "--json takes no value.", "--json пишут без значения."),
    ("simulate town77 a b", "Unexpected: a b.", "Лишние слова: a b."),
    (
        "simulate town77 --games x",
        "--games: x does not fit; give a whole number from 1.",
        "нужно целое число от 1.",
    ),
    ("serve --port 99999", "give a whole number from 0 to 65535.", "нужно целое число от 0 до 65535."),
    ("duel town77 --think abc", "give a number from 0.001 to 3600.", "нужно число от 0.001 до 3600."),
    ("simulate town77 --share 0", "give a number greater than 0 and up to 1.", "нужно число больше 0 и до 1."),
    ("simulate town77 --share nan", "--share: nan does not fit; give a number greater than 0", "нужно число больше 0"),
    ("duel town77 --think nan", "--think: nan does not fit; give a number from 0.001", "нужно число от 0.001"),
    (
        "position - --seat x",
        "--seat: x does not fit; give a whole number.",
        "x не подходит, нужно целое число.",
    ),
    (
        "simulate town77 --seed -1",
        "--seed: -1 does not fit; give a whole number from 0 to 2147483647.",
        "нужно целое число от 0 до 2147483647.",
    ),
    ("print welcome --paper a5", "--paper: a5 does not fit; choose from a4, letter.", "возможны a4, letter."),
    ("--lang xx games", "--lang: xx does not fit; choose from ru, en.", "возможны ru, en."),
)


@pytest.mark.parametrize(("words", "english", "russian"), MISUSED)
def test_a_wrong_call_is_told_with_the_usage_in_the_readers_language(words: str, english: str, russian: str) -> None:
    for lang, told, usage in (("en", english, "Usage: "), ("ru_RU.UTF-8", russian, "Вызов: ")):
        result = run(*words.split(), lang=lang)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith(usage)
        assert told in result.stderr
        foreign = {"en": "[а-я]", "ru_RU.UTF-8": "Error|Usage|Try|Invalid|No such"}[lang]
        assert not re.search(foreign, result.stderr), result.stderr


def test_a_wrong_call_is_told_in_the_language_that_it_asks_for_itself() -> None:
    assert "Параметра --nope нет." in run("--lang", "ru", "games", "--nope").stderr
    assert "Параметра --nope нет." in run("games", "--nope", "--lang", "ru").stderr


# games


def test_games_lists_every_ruleset_with_seats_and_options() -> None:
    listed = good("games")
    assert all(ruleset in listed for ruleset in testing.rulesets())
    assert "exchanges=0..99" in listed
    assert "holes_are_edge=false" in listed


def test_games_for_programs() -> None:
    town77 = next(title for title in json.loads(good("games", "--json")) if title["title"] == "town77")
    assert town77["engine"] in ("compiled", "interpreted")
    seats = {r["ruleset"]: r["seats"] for r in town77["rulesets"]}
    assert seats == {"town77": [2, 5], "town77(solo)": [1, 1], "town77(calls)": [2, 5]}
    exchanges = next(option for option in town77["options"] if option["name"] == "exchanges")
    assert exchanges == {"name": "exchanges", "kind": "int", "default": 10, "min": 0, "max": 99}


# files


def test_a_file_that_is_not_there_or_no_text_is_named(tmp_path: Path) -> None:
    assert "no-such-file" in bad("replay", "no-such-file")
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in bad("replay", str(binary))
    assert str(tmp_path) in bad("position", str(tmp_path))


def test_output_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    with open(tmp_path / "told", "wb") as told:
        words = [sys.executable, "-m", "kvartal", "--lang", "en", "explain", "town77"]
        done = subprocess.run(words, stdout=told, stderr=subprocess.PIPE, preexec_fn=no_room, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("kvartal: The output cannot be written: ")
    assert done.stderr.count("\n") == 1


def test_what_the_system_refuses_is_told_with_its_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "folder"
    assert bad("playthrough", "--write", str(folder)) == f"kvartal: {folder}: part of the path is not a folder."
    assert "it is a folder" in bad("play", "town77", "--bots", "random", "--journal", str(tmp_path))


def test_a_file_from_an_editor_that_marks_its_beginning_is_read_as_any_other(tmp_path: Path) -> None:
    marked = tmp_path / "position"
    marked.write_text(POSITION, encoding="utf-8-sig")
    assert good("position", str(marked)) == good("position", "-", text=POSITION)


# position


def test_position_lists_actions_and_scores() -> None:
    told = good("position", "-", text=POSITION)
    assert "  place B2 b1\n  place B2 a2\n" in told
    assert "Player 0:\n    2  Tiles in hand\n    2  total\n" in told


def test_position_for_programs() -> None:
    told = json.loads(good("position", "-", "--json", text=POSITION))
    assert (told["pending"], told["acting"], told["legal"]) == ("decide", [0], {"0": ["place B2 b1", "place B2 a2"]})
    assert told["scores"][0] == [{"key": "town77-line-tiles", "points": 2, "args": {}}]


def test_position_tells_the_odds_when_chance_is_next() -> None:
    text = POSITION.replace("hand 0: B2 A3", "hand 0: B2\nstage: draw\nbag: G6 G7")
    assert "G6, G7" in good("position", "-", text=text)
    assert json.loads(good("position", "-", "--json", text=text))["odds"] == {"G6": 1, "G7": 1}


def test_position_tells_how_a_game_ended() -> None:
    text = "ruleset: town77\nseats: 2\nstage: over\nply: 9\ntown: A1\nout 0: 8\nhand 1: B2\nout 1: 9\n"
    assert "1. Player 0: no tiles left" in good("position", "-", text=text)
    assert json.loads(good("position", "-", "--json", text=text))["over"]["reason"] == "town77-reason-all-out"


def test_try_says_legal_with_code_0_and_why_not_with_code_1() -> None:
    assert good("position", "-", "--try", "place B2 b1", text=POSITION) == "Legal.\n"
    refused = run("position", "-", "--try", "place A3 b1", text=POSITION)
    assert refused.exit_code == 1
    assert refused.stdout == "A3 cannot go on b1: its row already has that colour, A1 on a1.\n"
    unread = run("position", "-", "--try", "place A3", "--lang", "ru", text=POSITION)
    assert (unread.exit_code, unread.stdout.startswith("После «place»")) == (1, True)


def test_try_for_programs() -> None:
    refused = run("position", "-", "--try", "place A3 b1", "--json", text=POSITION)
    told = json.loads(refused.stdout)
    assert refused.exit_code == 1
    assert (told["legal"], told["key"], told["args"]["at"]) == (False, "town77-refusal-colour", "a1")
    assert json.loads(good("position", "-", "--try", "place B2 b1", "--json", text=POSITION))["legal"] is True


def test_a_legal_try_tells_where_it_leads_and_can_be_gone_on_from() -> None:
    start = "ruleset: welcome\nseats: 2\nplans: N1-1 N2-1 N3-1\n"
    start += "stack 1: 7-park fence\nstack 2: 12-bis agent\nstack 3: 3-pool temp\n"
    tried = json.loads(good("position", "-", "--json", "--try", "take 1 / write 7 T3", text=start))
    assert (tried["complete"], tried["after"]["acting"]) == (False, [0, 1])
    assert "fence T3" in tried["after"]["legal"]["0"]
    tried = json.loads(good("position", "-", "--json", "--try", "fence T2 / done", text=tried["after"]["position"]))
    assert (tried["complete"], tried["after"]["acting"]) == (True, [1])
    words = ("position", "-", "--json", "--seat", "1", "--try", "take 3 / write 1 M0 / done")
    after = json.loads(good(*words, text=tried["after"]["position"]))["after"]
    assert (after["pending"], sum(after["odds"].values())) == ("chance", 78)
    assert [sum(line["points"] for line in lines) for lines in after["scores"]] == [0, 7]
    assert json.loads(good("position", "-", "--json", text=after["position"]))["digest"] == after["digest"]


def test_try_where_nobody_or_another_is_to_act() -> None:
    over = "ruleset: town77\nseats: 2\nstage: over\nply: 9\ntown: A1\nout 0: 8\nout 1: 9\n"
    assert "Nobody has a turn" in bad("position", "-", "--try", "keep", text=over)
    assert "nothing to decide" in bad("position", "-", "--try", "keep", "--seat", "1", text=POSITION)


def test_without_try_a_seat_may_be_chosen_whose_actions_are_listed() -> None:
    start = "ruleset: welcome\nseats: 2\nplans: N1-1 N2-1 N3-1\n"
    start += "stack 1: 7-park fence\nstack 2: 12-bis agent\nstack 3: 3-pool temp\n"
    told = json.loads(good("position", "-", "--json", "--seat", "1", text=start))
    assert (told["acting"], list(told["legal"])) == ([0, 1], ["1"])
    listed = good("position", "-", "--seat", "1", text=start)
    assert "Player 1 has" in listed
    assert "Player 0 has" not in listed
    assert "Seat 7 has nothing to decide" in bad("position", "-", "--seat", "7", text=start)


def test_a_text_that_is_no_position_is_bad_input() -> None:
    assert bad("position", "-", text="hello") == "kvartal: Line 1: The field “ruleset” is missing."


# explain


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_rules_are_explained_in_both_languages(lang: str) -> None:
    told = good("explain", "town77(solo)", lang=lang)
    assert len(told) > 2000
    assert "figure:" not in told
    assert "sign:" not in good("explain", "welcome(zombies)", lang=lang)
    assert "{#" not in told
    assert json.loads(good("explain", "town77", "--json", lang=lang))["lang"] == lang


def test_explain_tells_of_what_was_chosen_and_of_nothing_else_that_may_be_added() -> None:
    told = good("explain", "welcome(quack)")
    assert "## Quack! The ducklings" in told
    assert "## Collector’s Edition. Nine expansions" in told
    assert "## Doomsday." not in told


def test_explain_begins_with_what_was_chosen() -> None:
    told = json.loads(good("explain", "sprawlopolis(hard,holes_are_edge=false,burbs_tie=worst)", "--json"))["options"]
    assert [line.partition(". ")[0] for line in told] == [
        "Hard: Only one zone’s largest group counts.",
        "A hole has an edge: no",
        "The ’Burbs with equal groups: the worst for the team",
    ]
    (*_, stacks) = json.loads(good("explain", "town77(solo,stacks=4)", "--json", lang="ru"))["options"]
    assert ": 4. " in stacks


# playthrough


def test_a_playthrough_is_written_out() -> None:
    assert good("playthrough", "town77(solo)").startswith("# A random game of town77(solo), 1 seats, seed 1.")
    assert bad("playthrough") == "kvartal: Name a ruleset, or a folder after --write."
    assert run("playthrough", "town77", "--seats", "0").exit_code == 2
