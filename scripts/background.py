"""Compiles the rules beside a server that serves them interpreted already, and ends with that server."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

from environment import HOME, Environment, wheel_fingerprint
from installer import SetupError, say

PLAIN = Environment(HOME / "plain", "requirements.txt")
"""Serves while the rules are being compiled."""
COMPILED = Environment(HOME / "env", "requirements.txt")
NICENESS = 10


def begin(variables: Mapping[str, str]) -> Path:
    """Start to compile; return the program that will stand there when it is done.

    What keeps the process alive is a pipe whose other end is held by this process and by the program that it becomes.
    """
    program = HOME / "ready" / wheel_fingerprint(variables)[:16]
    lifeline, held = os.pipe()
    os.set_inheritable(held, True)
    subprocess.Popen(
        [sys.executable, __file__, str(lifeline), str(program)],
        env=variables,
        pass_fds=(lifeline,),
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr.fileno(),  # the first line on the standard output is the address of the site
        start_new_session=True,
    )
    os.close(lifeline)
    return program


def end_with(lifeline: int) -> None:
    """Wait until nobody holds the other end of the pipe, then end this process and all that it started."""
    os.read(lifeline, 1)
    os.killpg(os.getpgrp(), signal.SIGTERM)


def is_compiled(environment: Environment) -> bool:
    """Say whether every title in the environment runs, and runs compiled."""
    told = environment.output("kvartal", "games", "--json")
    return bool(told) and all(title["engine"] == "compiled" for title in json.loads(told))


def main(lifeline: int, program: Path) -> int:
    """Compile, and let the program appear; return the exit code."""
    os.nice(NICENESS)
    threading.Thread(target=end_with, args=(lifeline,), daemon=True).start()
    try:
        COMPILED.with_wheel(os.environ)
        if not is_compiled(COMPILED):
            return 1  # the build has said why
        program.parent.mkdir(exist_ok=True)
        for old in program.parent.iterdir():
            old.unlink()
        with contextlib.suppress(FileExistsError):
            program.symlink_to(COMPILED.program("kvartal"))
    except (SetupError, OSError) as error:
        say(f"the rules stay interpreted until the next start, for compiling failed: {error}")
        return 1
    say("the rules are compiled; the site restarts with them as soon as nobody plays, and so does the next ./run.")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), Path(sys.argv[2])))
