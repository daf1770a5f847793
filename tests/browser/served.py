"""A running site for the browser: for tests, and for the scripts that take pictures."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Server:
    """A running site and the way to tell it which test begins."""

    address: str
    begin: Callable[[str], None]


@contextmanager
def served(folder: Path) -> Iterator[Server]:
    """Runs a server on a free port; it stops when its input ends, also if whoever started it is killed."""
    command = [sys.executable, "-m", "tests.browser.site", str(folder)]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    talk, answer = process.stdin, process.stdout
    assert talk is not None
    assert answer is not None

    def begin(name: str) -> None:
        talk.write(f"{name}\n")
        talk.flush()
        assert answer.readline() == "\n", "the server is gone"

    with process:
        address = answer.readline().strip()
        assert address.startswith("http://127.0.0.1:"), "the server did not start"
        yield Server(address, begin)
        talk.close()
