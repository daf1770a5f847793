"""Runs all tests in stages: the implementation of `./check`, which the CI runs."""

from __future__ import annotations

import filecmp
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from browser import find_chromium
from environment import HOME, ROOT, Environment, call
from installer import SetupError, say
from node import Node

DEV = Environment(ROOT / ".venv", "requirements-dev.txt")
COMPILED = Environment(HOME / "compiled", "requirements-dev.txt")
BENCH = Environment(HOME / "bench", "requirements-bench.txt")
STATIC = ROOT / "src" / "kvartal" / "static"
MUST_COMPILE = {"KVARTAL_COMPILE": "1", "KVARTAL_NATIVE": "1"}
MESSAGES = ROOT / "web" / "src" / "net" / "messages.ts"
VIEWS = MESSAGES.parent / "views"
LONG = [f"--ignore=tests/{folder}" for folder in ("bots", "laws", "packaging", "perft", "playthroughs", "server")]
"""Tests that play many games or start many servers; `--quick` leaves them out."""
USAGE = """\
Usage: ./check             set up the development environment and pass every test
       ./check STAGE …     only these stages: {stages}
       ./check --quick     lint, types and the quick half of the tests, in some three minutes
       ./check --setup     only set up

The stage bench measures speed against OpenSpiel and fails where it falls below its bars. It runs only when it is named:
it downloads some 800 MB, and what it measures depends on who else uses the machine.
"""


def lint() -> bool:
    """Checks the style of the Python sources."""
    ruff = DEV.program("ruff")
    return all([call(ruff, "check"), call(ruff, "format", "--check")])


def types() -> bool:
    """Checks the types of the Python sources."""
    return call(DEV.program("mypy"))


def web() -> bool:
    """Checks the web client: types, tests, and that the committed build is what its sources give."""
    node = Node(ROOT / "web", DEV)
    node.install()
    return all([messages_are_current(node), node.npm("run", "check"), node.npm("test"), build_is_current(node)])


def messages_are_current(node: Node) -> bool:
    """Compares the client's types of messages and views with those that the server's give now."""
    before = _types()
    generated = node.npm("run", "types")
    after = _types()
    wrong = sorted(file for file in before.keys() | after.keys() if before.get(file) != after.get(file))
    for file in wrong:
        say(f"{file.relative_to(ROOT)} is not what the server's types give: run `npm run types` in web/.")
        if file in before:
            file.write_bytes(before[file])
        else:
            file.unlink()
    return generated and not wrong


def _types() -> dict[Path, bytes]:
    """Reads the types that are generated from the server's."""
    return {file: file.read_bytes() for file in (MESSAGES, *VIEWS.glob("*.ts"))}


def build_is_current(node: Node) -> bool:
    """Compares the committed client, byte for byte, with a fresh build."""
    with tempfile.TemporaryDirectory() as scratch:
        built = node.npm("run", "build", "--", "--outDir", scratch, "--emptyOutDir")
        differing = differences(Path(scratch), STATIC)
    if differing:
        more = f" and {len(differing) - 5} more" if len(differing) > 5 else ""
        say(f"the committed client is not what web/ builds; it differs in {', '.join(differing[:5])}{more}.")
        say("run `npm run build` in web/ and commit the result with its sources.")
    return built and not differing


def tests() -> bool:
    """Runs everything under tests/ that needs neither a browser nor compiled modules."""
    # Three for two cores: tests of servers often wait.
    return pytest(DEV, "tests", "--ignore=tests/compiled", "--ignore=tests/browser", workers=3)


def half() -> bool:
    """Runs the tests of rules, records, words and commands: what most changes can break."""
    return pytest(DEV, "tests", "--ignore=tests/compiled", "--ignore=tests/browser", *LONG, workers=3)


def browser() -> bool:
    """Plays in a real Chromium; in processes of its own, for Playwright keeps an event loop running."""
    return pytest(DEV, "tests/browser", variables={"KVARTAL_CHROMIUM": find_chromium(DEV)})


def compiled() -> bool:
    """Compares the compiled modules with the interpreted ones."""
    COMPILED.with_wheel({**os.environ, **MUST_COMPILE})
    return pytest(COMPILED, "tests/compiled")


def bench() -> bool:
    """Measures the compiled rules against their peers."""
    BENCH.with_wheel({**os.environ, **MUST_COMPILE})
    return call(BENCH.program("python"), "-m", "bench.ratios")


def pytest(
    environment: Environment, *arguments: str, workers: int = 2, variables: dict[str, str] | None = None
) -> bool:
    """Run tests on two cores; finding none at all is a failure too."""
    spread = ("-n", str(workers), "--dist", "worksteal", "--durations=10")
    return call(environment.program("python"), "-m", "pytest", *spread, *arguments, variables=variables)


def differences(left: Path, right: Path) -> list[str]:
    """List the files that differ between two folders."""
    names = {str(file.relative_to(top)) for top in (left, right) for file in top.rglob("*") if file.is_file()}
    _, unequal, missing = filecmp.cmpfiles(left, right, sorted(names), shallow=False)
    return sorted(unequal + missing)


STAGES: dict[str, Callable[[], bool]] = {
    stage.__name__: stage for stage in (lint, types, web, tests, browser, compiled, bench)
}
USUAL = {name: stage for name, stage in STAGES.items() if stage is not bench}
QUICK = {stage.__name__: stage for stage in (lint, types, half)}


def chosen(arguments: list[str]) -> dict[str, Callable[[], bool]]:
    """Read the words after `./check`."""
    if not arguments:
        return USUAL
    if arguments == ["--quick"]:
        return QUICK
    if arguments == ["--setup"]:
        return {}
    if set(arguments) <= set(STAGES):
        return {name: STAGES[name] for name in arguments}
    print(USAGE.format(stages=", ".join(STAGES)), end="")
    sys.exit(0 if set(arguments) <= {"-h", "--help"} else 2)


def main(arguments: list[str]) -> int:
    """Run the stages one after another, all of them even if one fails, and sum up."""
    stages = chosen(arguments)
    results = []
    started = time.monotonic()
    for name, stage in {"setup": set_up, **stages}.items():
        print(f"── {name}: {(stage.__doc__ or '').rstrip('.')}", flush=True)
        since = time.monotonic()
        try:
            passed = stage()
        except SetupError as error:
            say(str(error))
            passed = False
        results.append((name, passed, time.monotonic() - since))
        if name == "setup" and not passed:
            break
    print("── summary")
    for name, passed, seconds in [
        *results,
        ("all", all(result[1] for result in results), time.monotonic() - started),
    ]:
        print(f"{'passed' if passed else 'FAILED'}  {name:<9}{seconds:7.1f} s")
    return 0 if all(passed for _, passed, _ in results) else 1


def set_up() -> bool:
    """Brings the development environment in .venv up to date."""
    DEV.editable()
    return True


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
