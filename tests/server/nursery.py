"""A process that has everything loaded and starts servers by forking: as real as any, and quick to be born.

It reads lines: `start DATA PORT` forks a server and prints its process number; the end of the input ends it. The
servers are killed from outside; the nursery waits for them, so that none is left over.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from tests.server.kit import LOOSE

from kvartal.server import app, logs, main, site  # noqa: F401  # loaded here, used in the children
from kvartal.server.main import Settings, serve


def child(data: str, port: str) -> None:
    """Is a server."""
    sys.stdin.close()
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    serve(Settings(Path(data), port=int(port), limits=LOOSE))


def nursery() -> None:
    """Starts servers until the input ends."""
    born = 0
    for line in sys.stdin:
        _, data, port = line.split()
        if born:
            os.waitpid(born, 0)
        born = os.fork()
        if born == 0:
            try:
                child(data, port)
            finally:
                os._exit(1)
        print(born, flush=True)
    if born:
        os.kill(born, signal.SIGKILL)
        os.waitpid(born, 0)


if __name__ == "__main__":
    nursery()
