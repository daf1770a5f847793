"""Starts and stops the server for `kvartal serve`."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import webbrowser
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Thread
from typing import IO, TYPE_CHECKING, Any

from kvartal.core.errors import KvartalError
from kvartal.server.limits import Limits

if TYPE_CHECKING:
    from kvartal.server.site import Site

UNREAD = 60_000
"""Milliseconds without acknowledgement after which the system drops a connection."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server is started with."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 7077
    lang: str = ""
    browse: bool = False
    """Whether to open a browser."""
    limits: Limits = field(default_factory=Limits)
    sites: tuple[str, ...] = ()
    """The names under which the site is asked for; without any, those of a machine at home."""
    keep_tables: int = 0
    """Days until a table without a running game is forgotten; 0 keeps it."""
    keep_talk: int = 0
    """Days until what was said at tables is forgotten; 0 keeps it."""
    contact: str = ""
    """Whom people may write to about what is kept of them."""
    metrics: bool = False
    """Whether `/metrics` is there."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of the proxies that may say for whom they ask."""

    def words(self) -> list[str]:
        """Writes the command that starts the same server again."""
        words = ["serve", "--host", self.host, "--port", str(self.port), "--data", str(self.data)]
        told = (
            ("--lang", [self.lang] if self.lang else []),
            ("--site", self.sites),
            ("--keep-tables", [str(self.keep_tables)] if self.keep_tables else []),
            ("--keep-talk", [str(self.keep_talk)] if self.keep_talk else []),
            ("--contact", [self.contact] if self.contact else []),
            ("--trusted-proxy", self.proxies),
            ("--limit", self.limits.written()),
        )
        words += ["--metrics"] if self.metrics else []
        return words + [word for option, values in told for value in values for word in (option, value)]


def data_folder() -> Path:
    """Returns the folder where programs keep a user's data on this platform."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Kvartal"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Kvartal"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "kvartal"


def serve(settings: Settings) -> None:
    """Serves until a signal comes or a better build takes over; raises `KvartalError` if that cannot begin."""
    with contextlib.ExitStack() as held:
        listener = held.enter_context(listening(settings.host, settings.port))
        held.enter_context(own_folder(settings.data))
        settings = replace(settings, port=listener.getsockname()[1])
        successor = run(settings, listener)
    if successor is not None:
        with contextlib.suppress(OSError):
            os.execv(successor, [str(successor), *settings.words()])
        serve(replace(settings, browse=False))  # it cannot be started, so that everything stays as it was


def listening(host: str, port: int) -> socket.socket:
    """Takes the port before anything slow is done."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError, OverflowError) as error:
        raise KvartalError("serve-no-address", host=host, why=str(error)) from error
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":
            # Those who connect have it from the listener; without it, somebody who never reads is waited for forever.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        listener.bind(address)
        listener.listen(512)
    except OSError as error:
        listener.close()
        key = "serve-port-used" if error.errno == errno.EADDRINUSE else "serve-no-port"
        raise KvartalError(key, host=host, port=str(port), why=error.strerror or str(error)) from error
    return listener


def own_folder(folder: Path) -> IO[str]:
    """Makes the data folder and takes it for this process alone; the lock goes with the process, however that ends."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if sys.platform != "win32":
            # Somebody may have made it beforehand; what lies in it is nobody else's business.
            folder.chmod(0o700)
        held = open(folder / "lock", "a")  # noqa: SIM115  # it stays open as long as the server runs
        if sys.platform != "win32":
            (folder / "lock").chmod(0o600)
    except OSError as error:
        raise KvartalError("serve-folder", folder=str(folder), why=error.strerror or str(error)) from error
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            held.close()
            raise KvartalError("serve-folder-used", folder=str(folder)) from error
    return held


def run(settings: Settings, listener: socket.socket) -> Path | None:
    """Serves on a socket that listens; returns the program that takes over, if one does."""
    import uvicorn

    from kvartal.server import app, logs, successor
    from kvartal.server.hosts import Proxies, Sites
    from kvartal.server.site import Site
    from kvartal.server.storage.database import Unusable

    logs.begin()
    try:
        site = Site.at(
            settings.data,
            settings.lang,
            settings.limits,
            sites=Sites(settings.sites),
            metrics=settings.metrics,
            keep_tables=settings.keep_tables,
            keep_talk=settings.keep_talk,
            contact=settings.contact,
            proxies=Proxies(settings.proxies),
        )
    except Unusable as error:
        raise KvartalError("serve-database", folder=str(settings.data), why=error.key) from error
    except OSError as error:
        raise KvartalError("serve-folder", folder=str(settings.data), why=error.strerror or str(error)) from error
    url = address_of(listener)

    application = app.make(site)
    program = successor.named()
    heir = successor.Successor(program, site.lobby, application) if program is not None else None

    class Server(uvicorn.Server):
        """Prints the address as soon as the server answers."""

        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            if self.started:
                print(url, flush=True)
                if settings.browse:
                    Thread(target=webbrowser.open, args=(url,), daemon=True).start()
                if heir is not None:
                    self.watch = asyncio.get_running_loop().create_task(heir.wait(self.stop))

        def stop(self) -> None:
            """Stops as a signal would."""
            self.should_exit = True

    # uvicorn stops at these signals and then passes them on; nothing is left to do for them.
    signals: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, _: signals.append(number))
    Server(config(site, heir or application)).run([listener])
    return heir.program if heir is not None and heir.due and not signals else None


def config(site: Site, application: Any) -> Any:
    """Returns uvicorn's settings."""
    import uvicorn

    from kvartal.server.gate import protocols
    from kvartal.table.protocol import LARGEST

    requests, messages = protocols(site.gate)
    return uvicorn.Config(
        application,
        loop="auto",
        http=requests,
        ws=messages,
        proxy_headers=bool(site.proxies.told),
        forwarded_allow_ips=site.proxies.spelled,
        # A little over the limit is told so; far over it, the connection is closed.
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def address_of(listener: socket.socket) -> str:
    """Returns the address to type into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
