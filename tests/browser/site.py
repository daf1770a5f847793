"""Serves a site for the browser tests until the standard input ends: `python -m tests.browser.site FOLDER`.

Each line of the input names a test that begins: from there on chance follows from that name, so that a test meets
the same cards whenever it runs.
"""

from __future__ import annotations

import random
import secrets
import socket
import sys
import threading
from pathlib import Path
from unittest import mock

import uvicorn

from kvartal.server.app import make
from kvartal.server.limits import Limits, Rate
from kvartal.server.main import config
from kvartal.server.site import Site

PATIENT = Limits(messages=Rate(500, 2000), requests=Rate(1000, 5000), tables=Rate(100, 1000))


def main() -> None:
    """Binds a free port, tells it, serves."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()  # whoever is told the port and comes at once waits, and is not refused
    site = Site.at(Path(sys.argv[1]), lang="", limits=PATIENT)
    server = uvicorn.Server(config(site, make(site)))

    dice = random.Random()

    def watch() -> None:
        for name in sys.stdin:
            dice.seed(name)
            print(flush=True)
        server.should_exit = True

    threading.Thread(target=watch, daemon=True).start()
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    with mock.patch.object(secrets, "randbits", dice.getrandbits):
        server.run(sockets=[listener])


if __name__ == "__main__":
    main()
