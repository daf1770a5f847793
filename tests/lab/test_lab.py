"""Simulations add up, duels are fair, and both repeat themselves."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import click
import pytest
from click.testing import CliRunner

import kvartal
from kvartal.bots import Budget
from kvartal.cli import main
from kvartal.cli.budget import processors
from kvartal.lab import Stopped, duel, match, perft, simulate
from kvartal.lab.duel import wilson

TOWN = kvartal.rules("town77")


def test_a_digest_does_not_depend_on_the_number_of_processes() -> None:
    one = simulate(TOWN, ["greedy", "random"], 101, seed=4)
    two = simulate(TOWN, ["greedy", "random"], 101, seed=4, jobs=2)
    assert one.digest == two.digest
    assert (one.wins, one.scores, one.steps) == (two.wins, two.scores, two.steps)
    assert simulate(TOWN, ["greedy", "random"], 101, seed=5).digest != one.digest


def test_a_script_that_starts_itself_anew_in_every_process_is_told_so() -> None:
    script = "from kvartal import lab; lab.simulate('town77', ['greedy'] * 2, 2, jobs=2)"
    ended = subprocess.run([sys.executable], input=script, capture_output=True, text=True, check=False)
    assert ended.stderr.strip().splitlines()[-1].startswith("RuntimeError: a process ended too early; a script asks")


def test_random_games_add_up() -> None:
    summary = simulate(TOWN, ["random"] * 3, 200, seed=1)
    assert sum(summary.wins) == 200
    assert summary.digest == simulate(TOWN, ["random"] * 3, 200, seed=1).digest
    told: list[int] = []
    simulate(TOWN, ["random"] * 2, 30, progress=told.append)
    assert sum(told) == 30


def test_every_deal_of_a_duel_is_played_from_every_seat() -> None:
    result = duel(TOWN, 3, ["greedy", "random"], 6, seed=2)
    greedy, random = result.records
    assert (greedy.games, random.games) == (6, 12)
    assert greedy.wins + random.wins == 6
    assert greedy.low <= greedy.rate <= greedy.high


def test_alone_each_bot_plays_every_deal_and_the_better_score_wins_it() -> None:
    result = duel(kvartal.rules("town77(solo)"), 1, ["greedy", "random"], 10, seed=2)
    greedy, random = result.records
    assert greedy.games == random.games == 10
    assert greedy.score > random.score
    assert greedy.wins + random.wins == 10


def test_a_ruleset_may_be_given_as_its_text() -> None:
    assert simulate("town77", ["random"] * 2, 5).digest == simulate(TOWN, ["random"] * 2, 5).digest
    assert duel("town77(solo)", 1, ["greedy", "random"], 1).ruleset == "town77(solo)"
    assert perft("town77", 2, 1, 1) == perft(TOWN, 2, 1, 1)
    assert match("town77", ["random"] * 2, 1) == match(TOWN, ["random"] * 2, 1)


@pytest.mark.parametrize(
    ("ask", "error", "said"),
    [
        (lambda: simulate(5, ["random"] * 2, 1), TypeError, "a ruleset is a text .* not int"),  # type: ignore[arg-type]
        (lambda: kvartal.new(None), TypeError, "a ruleset is a text .* not NoneType"),  # type: ignore[arg-type]
        (lambda: simulate(TOWN, "random", 1), TypeError, "bots are a list"),
        (lambda: duel(TOWN, 2, "hard,greedy", 1), TypeError, "bots are a list"),
        (lambda: match(TOWN, ["random"], 1), kvartal.Unreadable, "2 to 5 players, not 1"),
        (lambda: perft(TOWN, 2, 1, -1), ValueError, "a depth is 0 or more, not -1"),
    ],
)
def test_a_call_that_cannot_be_meant_says_what_is_wrong(
    ask: Callable[[], object], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        ask()


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (400, 400, 0.9905, 1.0)]
)
def test_wilson_intervals_are_those_of_the_tables(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_simulate_prints_json_for_programs() -> None:
    done = CliRunner().invoke(main, ["simulate", "town77", "--seats", "2", "--games", "20", "--seed", "1", "--json"])
    assert done.exit_code == 0
    told = json.loads(done.stdout)
    assert told["games"] == 20
    assert {"steps", "seconds", "wins", "scores", "digest"} <= set(told)
    assert len(told["wins"]) == len(told["scores"]) == 2


def test_simulate_counts_seats_as_the_notation_does() -> None:
    words = ["simulate", "town77", "--bots", "greedy,random", "--games", "1", "--lang", "en"]
    told = CliRunner().invoke(main, words).stdout
    assert "Seat 0, greedy:" in told
    assert "Seat 1, random:" in told


def test_levels_with_a_clock_are_said_to_be_weaker_where_the_rules_are_interpreted() -> None:
    words = ["simulate", "town77", "--bots", "normal,random", "--games", "1", "--json"]
    clock = CliRunner().invoke(main, [*words, "--think", "0.001"])
    assert json.loads(clock.stdout)["engine"] == TOWN.engine
    assert ("not compiled" in clock.stderr) == (TOWN.engine == "interpreted")
    assert "not compiled" not in CliRunner().invoke(main, [*words, "--simulations", "4"]).stderr


def test_simulate_can_hold_every_position_to_the_laws() -> None:
    words = ["simulate", "town77", "--games", "1", "--bots", "greedy", "--laws", "--share", "1", "--json"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["held"] == told["watched"] > told["steps"]


def test_some_positions_are_held_to_every_law_and_all_to_the_swift_ones() -> None:
    done = CliRunner().invoke(main, ["simulate", "estates", "--games", "2", "--laws", "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["watched"] > 100 * told["games"] > 10 * told["held"] > 0


def test_a_crash_in_a_law_names_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOWN), "pending", lambda rules, position: 1 // 0)
    with pytest.raises(AssertionError, match=r"ZeroDivisionError.*\nruleset: town77"):
        simulate(TOWN, ["random", "random"], 1, laws=1e-9)


def test_a_thing_lost_is_noticed_in_every_position(monkeypatch: pytest.MonkeyPatch) -> None:
    shrinking = iter(range(1000, 0, -1))
    monkeypatch.setattr(type(TOWN), "ledger", lambda rules, position: {"tiles": next(shrinking)})
    with pytest.raises(AssertionError, match="lost"):
        simulate(TOWN, ["random", "random"], 1, laws=1e-9)


def test_duel_and_perft_print_json_for_programs() -> None:
    done = CliRunner().invoke(
        main, ["duel", "town77", "--bots", "greedy,random", "--games", "4", "--jobs", "1", "--json"]
    )
    assert [record["bot"] for record in json.loads(done.stdout)["records"]] == ["greedy", "random"]
    done = CliRunner().invoke(main, ["perft", "town77", "--seats", "2", "--seed", "0", "--depth", "3", "--json"])
    assert json.loads(done.stdout)["counts"] == [1, 6, 30, 300]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "town77", "--bots", "clever"], "clever"),
        (["simulate", "town77", "--seats", "9"], "9"),
        (["simulate", "town78"], "town78"),
        (["simulate", "town77", "--seats", "3", "--bots", "greedy,random"], "3"),
        (["duel", "town77", "--bots", "hard"], "hard"),
        (["duel", "town77", "--seats", "2", "--bots", "hard,easy,greedy"], "3"),
        (["perft", "town77(moon)"], "moon"),
        (["perft", "town77", "--depth", "-1"], "depth"),
    ],
)
def test_bad_input_gets_a_sentence_and_code_2(words: list[str], said: str) -> None:
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_think_limits_the_seconds_a_step() -> None:
    quick = Budget(seconds=0.01).instead_of(Budget(500, 1.0))
    assert (quick.simulations, quick.seconds) == (500, 0.01)
    assert duel(TOWN, 2, ("hard", "random"), 2, budget=Budget(seconds=0.001)).games == 2
    assert simulate(TOWN, ("hard", "random"), 1, budget=Budget(seconds=0.001)).games == 1


def test_simulations_limit_a_step_whatever_the_clock_says() -> None:
    assert Budget(20).instead_of(Budget(500, 1.0)) == Budget(20)
    words = ["simulate", "town77", "--bots", "hard,random", "--games", "2", "--simulations", "8", "--json"]
    told = [json.loads(CliRunner().invoke(main, words).stdout)["digest"] for _ in range(2)]
    assert told[0] == told[1]
    assert told[0] == simulate(TOWN, ("hard", "random"), 2, budget=Budget(8)).digest


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """Lets SIGINT interrupt: in the background it is ignored from the start."""
    old = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, old)


def stopping(after: int, number: int = signal.SIGINT) -> Callable[[int], None]:
    """Gives somebody who watches the progress, and stops the work when so many games are done."""
    done = 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        if done >= after:
            signal.raise_signal(number)

    return tell


@pytest.mark.parametrize(
    ("bots", "whole", "jobs"), [(("greedy", "random"), 13, 2), (("greedy", "random"), 4, 1), (("random",) * 2, 250, 1)]
)
def test_a_stopped_simulation_tells_what_fewer_games_would_have_given(
    bots: tuple[str, ...], whole: int, jobs: int
) -> None:
    with pytest.raises(Stopped) as stopped:
        simulate(TOWN, bots, 10**12, seed=3, jobs=jobs, progress=stopping(whole))
    told, plain = stopped.value.so_far, simulate(TOWN, bots, whole, seed=3)
    assert (told.stopped, plain.stopped) == (True, False)
    assert (told.games, told.steps, told.wins, told.scores, told.digest) == (
        (plain.games, plain.steps, plain.wins, plain.scores, plain.digest)
    )


@pytest.mark.parametrize("ruleset", ["town77", "town77(solo)"])
def test_a_stopped_duel_tells_how_it_stood(ruleset: str) -> None:
    rules = kvartal.rules(ruleset)
    with pytest.raises(Stopped) as stopped:
        duel(rules, rules.spec.least, ("greedy", "random"), 1000, seed=3, progress=stopping(8))
    told = stopped.value.so_far
    assert (told.stopped, told.games) == (True, 8)
    fewer = duel(rules, rules.spec.least, ("greedy", "random"), 8 // (1 + (ruleset != "town77")), seed=3)
    assert told.records == fewer.records


@pytest.mark.parametrize(("number", "code", "jobs"), [(signal.SIGINT, 130, "1"), (signal.SIGTERM, 143, "2")])
def test_a_stopped_command_prints_what_it_has_and_exits_as_programs_do(
    monkeypatch: pytest.MonkeyPatch, number: int, code: int, jobs: str
) -> None:
    @contextmanager
    def progress(whole: int) -> Iterator[Callable[[int], None]]:
        yield stopping(4, number)

    def stopped(*words: str) -> str:
        done = CliRunner().invoke(main, [*words, "--bots", "greedy,random", "--games", "1000"])
        assert (done.exit_code, done.stderr) == (code, "")
        return done.stdout

    monkeypatch.setattr("kvartal.cli.simulate.progress", progress)
    monkeypatch.setattr("kvartal.cli.duel.progress", progress)
    told: dict[str, Any] = json.loads(stopped("simulate", "town77", "--json", "--jobs", jobs))
    assert (told["stopped"], told["games"]) == (True, 4)
    assert told["digest"] == simulate(TOWN, ("greedy", "random"), 4).digest
    assert stopped("simulate", "town77", "--lang", "ru").startswith("Остановлено. Сыграно партий: 4 из 1000\n")
    assert json.loads(stopped("duel", "town77", "--jobs", "1", "--json"))["stopped"]
    assert stopped("duel", "town77", "--jobs", "1", "--lang", "en").startswith("Stopped. Games played: 4 of 1000\n")
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_other_commands_end_quietly_when_they_are_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kvartal.cli.perft.parse", lambda _: signal.raise_signal(signal.SIGINT))
    done = CliRunner().invoke(main, ["perft", "town77"])
    assert (done.exit_code, done.output) == (130, "")


@pytest.mark.parametrize("module", ["simulate", "duel"])
def test_all_processors_are_used_unless_told_otherwise(module: str) -> None:
    command: click.Command = import_module(f"kvartal.cli.{module}").command
    (jobs,) = (option for option in command.params if option.name == "jobs")
    assert jobs.get_default(click.Context(command)) == processors() >= 1
