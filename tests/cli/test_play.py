"""`kvartal play`: games in the terminal."""

import re
from pathlib import Path

from tests.cli.shell import bad, good, run

import kvartal
from kvartal.bots.plain import Random
from kvartal.cli.play import Session


def test_a_person_plays_a_bot_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "journal.txt"
    # Whatever is possible: the unlikely answers are refused and asked again.
    answers = "?\nhelp\nnonsense\n" + "\n".join(["keep", "leave", *(f"place {t} " for t in tiles())] * 40)
    told = run("play", "town77", "--bots", "random", "--seed", "5", "--journal", str(file), text=answers)
    assert told.exit_code == 0, told.output
    assert "There is no action “nonsense” here" in told.output
    assert kvartal.replay(file.read_text(encoding="utf-8")).journal.entries


def tiles() -> list[str]:
    return [f"{colour}{shape}" for colour in "ABCDEFG" for shape in "1234567"]


def test_quitting_and_the_end_of_input_are_no_errors() -> None:
    assert run("play", "town77(solo)", "--seed", "1", text="quit\n").exit_code == 0
    assert run("play", "town77(solo)", "--seed", "1", text="").exit_code == 0


def test_the_help_of_play_teaches_the_notation() -> None:
    lines = [line.strip() for line in good("play", "--help").splitlines()]
    assert "place B2 b1          place tile B2 on lot b1" in lines


def test_the_help_in_a_game_gives_an_action_of_that_game_as_example() -> None:
    shown = run("play", "sprawlopolis", "--seats", "1", "--seed", "1", text="help\nquit\n").output
    (example,) = re.findall("such as “(.+?)”", shown)
    assert example in map(str, kvartal.new("sprawlopolis", seats=1, seed=1).legal(0))


def test_a_hint_is_legal_and_a_beginning_is_enough() -> None:
    shown = run("play", "town77(solo)", "--seed", "1", text="hint\nquit\n").output
    assert "A bot would play " in shown


def test_a_turn_may_be_typed_as_the_journal_writes_it() -> None:
    typed = "take 1 / write 4 T0 / plan 3\ntake 1\nquit\n"
    shown = run("play", "welcome", "--seats", "1", "--seed", "1", text=typed).output
    assert "You have not completed plan 3." in shown
    assert "\n  take 1\n" in shown
    shown = run("play", "welcome", "--seats", "1", "--seed", "1", text="take 1 / write 4 T0 / done\n\nquit\n").output
    assert "Round 2" in shown


def test_nothing_after_a_stroke_is_no_step_even_where_one_action_is_left() -> None:
    typed = "take 1 / write 4 T0 / agent 1 /\n\nquit\n"
    shown = run("play", "welcome", "--seats", "1", "--seed", "1", text=typed).output
    assert "Write an action." in shown
    assert "Round 2" not in shown


def test_who_builds_together_has_one_score_sheet() -> None:
    shown = run("play", "sprawlopolis", "--people", "0", "--bots", "random,random", "--seed", "1").output
    assert shown.count("Largest park group") == 1
    shown = run("play", "town77", "--people", "0", "--bots", "random,random", "--seed", "1").output
    assert shown.count("Tiles in hand") == 2


def test_two_people_pass_the_screen_and_see_only_their_own_tiles() -> None:
    game = kvartal.new("town77", seats=2, seed=9)
    first = game.acting[0]
    own = game.view(first).hands[first].tiles
    others = game.view(1 - first).hands[1 - first].tiles
    shown = run("play", "town77", "--people", "2", "--bots", "", "--seed", "9", text="\nquit\n").output
    curtain, _, after = shown.partition("press Enter")
    assert not any(tile in curtain for tile in own)
    assert all(tile in after for tile in own)
    assert not any(tile in shown for tile in others)


def test_more_people_than_seats_are_refused() -> None:
    assert "for 3 people" in bad("play", "town77", "--seats", "2", "--people", "3")
    assert "is for 2 to 5 players" in bad("play", "town77", "--seats", "9")
    assert "bot" in bad("play", "town77", "--bots", "genius")
    assert "no bot “”" in bad("simulate", "town77", "--games", "1", "--bots", "random,,random")


def test_a_journal_that_cannot_be_kept_is_told_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "missing" / "journal.txt"
    assert "cannot be written" in bad("play", "town77(solo)", "--journal", str(file), text="quit\n")


def test_rulesets_for_one_say_so() -> None:
    assert bad("play", "town77(solo)", "--seats", "2") == "kvartal: town77(solo) is for one player, not 2."


def test_bots_can_play_among_themselves() -> None:
    assert "1. Player" in good("play", "town77", "--people", "0", "--seats", "2", "--bots", "random", "--seed", "2")


def test_bots_among_themselves_have_other_streams_than_the_dealer() -> None:
    seed = 11
    session = Session(kvartal.new("town77", seats=3, seed=seed), 0, ["random"], seed)
    streams = [bot.rng.state for bot in session.bots.values() if isinstance(bot, Random)]
    assert len({kvartal.Rng(seed).state, *streams}) == 4


POSITION = "ruleset: town77\nseats: 2\ntown: A1\nhand 0: B2 A3\nhand 1: C3\n"


def test_a_game_goes_on_from_a_position_and_its_journal_begins_there(tmp_path: Path) -> None:
    place, kept = tmp_path / "position.txt", tmp_path / "journal.txt"
    place.write_text(POSITION, encoding="utf-8")
    words = ("play", "--position", str(place), "--bots", "greedy", "--seed", "3", "--journal", str(kept))
    shown = run(*words, text="place B2 a2\nkeep\nplace A3 b2\nleave\n").output
    assert "Player 0 places B2 on a2." in shown
    game = kvartal.replay(kept.read_text(encoding="utf-8"))
    assert game.journal.start == kvartal.Game.at(POSITION).journal.start
    assert str(game.journal.entries[0]) == "0 place B2 a2"
    assert "Player 0 places B2 on a2." in good("replay", str(kept), "--story")


def test_a_position_names_its_rules_and_one_of_the_two_is_needed() -> None:
    assert "--seats" in bad("play", "town77", "--position", "-", text=POSITION)
    assert "--seats" in bad("play", "--seats", "2", "--position", "-", text=POSITION)
    assert "--position" in bad("play")
    assert "Line 5" in bad("play", "--position", "-", text=POSITION.replace("C3", "B2"))
