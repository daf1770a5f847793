"""What a game looks like in the terminal."""

import re
from dataclasses import replace

import click
from tests.cli.shell import run

import kvartal
from kvartal.cli.boards import board
from kvartal.games.welcome.modes.rivals.shown import RivalCardView, RivalLineView, RivalView
from kvartal.texts import Texts


def test_the_sheet_shows_the_turn_under_way() -> None:
    typed = "take 1\nwrite 4 T2\nagent 2\nundo\nquit\n"
    shown = run("play", "welcome(expert,icecream)", "--bots", "random", "--seed", "1", text=typed).output
    start, taken, written, hired, undone = shown.split("Player 0, your action")[:5]
    assert "1:  4 agent" in start
    assert "City plan 1. Complete two estates of four houses. 6 points for the first, 3 for the rest." in start
    assert "N1-4      6/3   Complete two estates of four houses." in start
    assert "T  ·    ·    ·≈" in start
    assert taken.count("T  +    +    +≈") == 1, "only on the own sheet"
    assert "T  ·    ·    4    ·" in written
    assert "(2)" in written, "the cone is sold"
    assert "Estates of 2: 0 × 3" in hired
    assert "Estates of 2: 0 × 3" not in undone


def test_what_ghosts_and_candies_pay_is_told_in_the_language_of_the_reader() -> None:
    shown = run("play", "welcome(halloween)", "--seed", "1", text="quit\n", lang="ru").output
    assert "Привидения: 0   4: бассейн 1 / сквер 1  6: бассейн 2 / строение 1  9: сквер 3 / строение 2\n" in shown
    assert "Конфеты: 0   4: 4  6: 8  9: 12\n" in shown


def test_of_many_seats_the_own_sheet_and_the_leaders_are_shown() -> None:
    shown = run("play", "welcome", "--seats", "40", "--bots", "random", "--seed", "1", text="quit\n").output
    assert shown.count("park 0/3") == 1
    assert shown.count("(random bot): 0 points") == 10


def test_the_rows_of_the_estates_are_drawn_with_towers_and_bids() -> None:
    words = ("play", "estates", "--seats", "2", "--bots", "greedy", "--seed", "4")
    shown = run(*words, text="quit\n", lang="ru").output
    assert "  A   ▫   ·   ·   ·  ≈\n" in shown
    assert "Ряд A: застроено 0 из 4 участков, не завершён, считается в минус" in shown
    assert "  12 крыш (1 1 2 2 3 3 4 4 5 5 6 6)\n" in shown
    assert "деньги в секрете; за здания 0" in shown
    assert not re.search(r"\b(stage|offer|rows|players|prospects|barrier|mayor)\b", shown)


def test_the_estates_show_where_a_piece_may_go_and_what_stands() -> None:
    text = (
        "ruleset: estates\nseats: 2\nstage: place\nturn: 1\nply: 40\na: S1\nb: E3H1 R6^1 W1\nc:\n"
        "barriers: x1 C-2 B+3\nmayor: A\ncube: free\n"
        "offer: S5 H2 Y5 S3 W2 H4 / R1 E5 H6 Y6 E4 S2 W6 / R4 S6 Y3 R5 W5\n"
        "unused: S4 R2 R3 Y1 Y2 Y4 E1 E2 E6 H5 W3 W4\nroofs: 1 2 2 3 3 4 4 5 5 6 6\n"
        "certificates: S1 R1 E0 H0 W1\nhand 0: 18\nbox 0: 1\nhand 1: 5\nbox 1: 0\npiece: H3\nbids: 0=7\nacts: 0\n"
    )
    rules, position = kvartal.read_position(text)
    game = kvartal.Game(rules, position)
    seen = board("estates")(game.view(0), game.legal(0), Texts("en"), ["Anna", "Bob"], 0)
    lines = [line.rstrip() for line in click.unstyle(seen).splitlines()]
    assert lines[1] == "  A  S1   +   ·   ·  ≈"
    assert "doubled by the mayor" in lines[2]
    assert lines[4:6] == ["     H1  ^1          ≈", "  B  E3  R6  W1   +  ≈   ▫   ·   ·  |3"]
    assert lines[8] == "  C   +   ▫  |2      ≈"
    assert "  Auction: H3" in lines
    assert lines[-2].startswith(
        "→ Anna: 18 checks in hand, 1 in the box; certificates: green, purple; buildings −4; bid 7"
    )
    assert lines[-1].startswith("  Bob (auctioneer): money is secret; ")


def test_goals_are_listed_while_one_is_to_be_promised() -> None:
    shown = run("play", "welcome(roswell)", "--bots", "random", "--seed", "1", text="goal 4\nquit\n").output
    before, after = shown.split("Player 0, your action")[:2]
    assert before.count("goal 4: 9+") == 1
    assert "goal 4: 9+" not in after


def test_the_cards_of_a_solo_turn_are_told_in_one_line() -> None:
    shown = run("play", "welcome(solo)", "--seed", "1", text="quit\n", lang="ru").output
    (drawn,) = [line for line in shown.splitlines() if " берёт " in line]
    assert re.fullmatch(r"Игрок 0 берёт \d+ [а-я]+, \d+ [а-я]+ и \d+ [а-я]+\.", drawn)


def test_the_rival_is_shown_with_its_stack_and_points() -> None:
    shown = run("play", "welcome(rivals=1)", "--seed", "1", text="quit\n").output
    assert "  Sergey, level 1: 0 points" in shown.splitlines()
    stack = [("9-park", "park"), ("3-fence", "fence"), ("8-pool", None), ("zombie both", "fence")]
    cards = [RivalCardView(card, laid) for card, laid in stack]
    lines = [RivalLineView("welcome-line-rival-estates", 3, {"estates": 2})]
    rival = RivalView(1, {}, [True, False, False], [], cards, [None] * 3, lines, 3, False)
    drawn = replace(kvartal.new("welcome(rivals=1)", seats=1, seed=1).view(0), rival=rival)
    told = board("welcome")(drawn, (), Texts("en"), ["Anna"], 0).splitlines()
    assert "  Sergey, level 1: 3 points" in told
    assert "    9 park, 3 fence |, (8 pool), zombies ↔ |" in told
    assert "      3  Estates in the rival’s stack: 2" in told


def test_what_a_team_reaches_is_told_once() -> None:
    words = ("play", "sprawlopolis", "--people", "0", "--seats", "3", "--bots", "random", "--seed", "1")
    shown = run(*words, text="").output
    assert len(re.findall(r"^−?\d+ points?, (\d+ short|\d+ to spare|exactly enough)$", shown, re.MULTILINE)) == 1


def test_a_line_worth_nothing_says_so_and_a_grade_brings_nothing() -> None:
    shown = run("play", "town77(solo)", "--people", "0", "--bots", "random", "--seed", "1", text="").output
    assert re.search(r"^ {7}\w[\w ]+, \d of 6$", shown, re.MULTILINE)
    shown = run("play", "welcome", "--people", "0", "--bots", "random", "--seed", "1", text="").output
    assert re.search(r"^    0  Plan \d, not completed$", shown, re.MULTILINE)


def test_endings_are_told_by_what_decided_them() -> None:
    text = "ruleset: town77\nseats: 2\nstage: over\nply: 9\ntown: A1\nhand 0: C3\nout 0: 8\nhand 1: B2\nout 1: 9\n"
    told = run("position", "-", text=text).stdout
    assert "1. Player 1: 1 tile left, out second\n2. Player 0: 1 tile left, out first\n" in told
    told = run("position", "-", text=text.replace("hand 1: B2\n", "")).stdout
    assert "1. Player 1: no tiles left\n2. Player 0: 1 tile left\n" in told
