"""Sets Kvartal up and starts it; what stands behind `./run`."""

from __future__ import annotations

import os
import sys

from environment import HOME, Environment
from installer import SetupError, say

USAGE = """\
Usage: ./run [OPTIONS]              set up what is needed and open Kvartal in the browser
       ./run COMMAND [ARGUMENTS]    the same for any command of kvartal, such as: ./run simulate town77

Options:
  --port N        the port to listen on
  --host ADDRESS  the address to listen on (127.0.0.1 unless given: this machine only)
  --no-browser    do not open a browser
  --data DIR      the folder for games and settings
  --lang ru|en    the language to start in

./run --help shows this, ./run serve --help all options of the server, ./run kvartal --help all commands.
"""


def command(arguments: list[str]) -> list[str]:
    """Turn the words after `./run` into the words after `kvartal`: options alone mean the server."""
    if arguments and not arguments[0].startswith("-"):
        return arguments[1:] if arguments[0] == "kvartal" else arguments
    if arguments == ["--version"]:
        return arguments
    return ["serve", "--open", *arguments]


def main(arguments: list[str]) -> None:
    """Bring the environment up to date and become the `kvartal` program."""
    if arguments in (["-h"], ["--help"]):
        print(USAGE, end="")
        return
    environment = Environment(HOME / "env", "requirements.txt")
    try:
        environment.with_wheel({"KVARTAL_NATIVE": "1", **os.environ})
    except SetupError as error:
        say(str(error))
        sys.exit(1)
    program = environment.program("kvartal")
    os.execv(program, [program, *command(arguments)])


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
