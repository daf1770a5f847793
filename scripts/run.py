"""Sets Kvartal up and starts it: the implementation of `./run`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from background import COMPILED, PLAIN, begin
from environment import Environment, can_compile
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


def can_wait(words: list[str], variables: Mapping[str, str]) -> bool:
    """Say whether to begin with interpreted rules: only a server can do so and change to compiled ones later."""
    serves = words[0] == "serve" and not {"-h", "--help"} & {*words}
    return serves and variables.get("KVARTAL_COMPILE") != "1" and can_compile(variables)


def set_up(words: list[str]) -> Environment:
    """Bring an environment up to date that can run this command now."""
    variables = {"KVARTAL_NATIVE": "1", **os.environ}
    if COMPILED.fresh(variables) or not can_wait(words, variables):
        COMPILED.with_wheel(variables)
        return COMPILED
    PLAIN.with_wheel({**variables, "KVARTAL_COMPILE": "0"})
    say("you can play at once; meanwhile the rules are compiled, and until then bots are slower.")
    os.environ["KVARTAL_SUCCESSOR"] = str(begin(variables))
    return PLAIN


def main(arguments: list[str]) -> None:
    """Bring an environment up to date and become the `kvartal` program."""
    if arguments in (["-h"], ["--help"]):
        print(USAGE, end="")
        return
    words = command(arguments)
    os.environ.pop("KVARTAL_SUCCESSOR", None)
    try:
        environment = set_up(words)
    except SetupError as error:
        say(str(error))
        sys.exit(1)
    program = environment.program("kvartal")
    os.execv(program, [program, *words])


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
