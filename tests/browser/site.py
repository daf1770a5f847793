"""Serves a site for the browser tests until the standard input ends: `python -m tests.browser.site FOLDER`."""

from __future__ import annotations

import socket
import sys
import threading
from pathlib import Path

import uvicorn

from kvartal.server.app import make
from kvartal.server.limits import Limits, Rate
from kvartal.server.site import Site

PATIENT = Limits(messages=Rate(500, 2000), requests=Rate(1000, 5000), tables=Rate(100, 1000))


def main() -> None:
    """Binds a free port, tells it, serves."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    app = make(Site.at(Path(sys.argv[1]), lang="", limits=PATIENT))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))

    def watch() -> None:
        sys.stdin.read()
        server.should_exit = True

    threading.Thread(target=watch, daemon=True).start()
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    server.run(sockets=[listener])


if __name__ == "__main__":
    main()
