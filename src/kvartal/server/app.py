"""The application: requests and sockets around one site."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from kvartal.server import devices, http, passkeys
from kvartal.server.guard import Guard
from kvartal.server.site import Site
from kvartal.server.socket import Sockets
from kvartal.table import answers
from kvartal.table.codes import ErrorCode
from kvartal.table.problems import BROKEN, Problem
from kvartal.table.protocol import LARGEST, Error
from kvartal.texts import LANGUAGES, Texts

log = logging.getLogger("kvartal.app")

SETTLED = 5.0
"""Seconds after a start by which most people who reconnect after a restart have been served."""
STATUS: dict[str, int] = {
    "unknown-table": 404,
    "unknown-page": 404,
    "slow-down": 429,
    "not-your-seat": 403,
    "closed": 403,
    "sent-away": 403,
    "banned": 403,
    "bad-ticket": 403,
    "bad-passkey": 403,
    "not-over": 409,
    "old-rules": 409,
}
"""The HTTP status of each problem; 400 for those not listed."""


def _problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Error]:
    return Response(problem.error(), status_code=STATUS.get(problem.code, 400))


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Error]:
    codes: dict[int, ErrorCode] = {404: "unknown-page", 405: "not-allowed", 413: "too-large"}
    code: ErrorCode = codes.get(error.status_code, "malformed" if error.status_code < 500 else "broken")
    return Response(Error(None, code, error.detail), status_code=error.status_code, headers=error.headers)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    log.error("a request broke", exc_info=error, extra={"path": request.url.path[:200]})
    return Response(BROKEN.error(), status_code=500)


async def _load(site: Site) -> None:
    """Loads all titles and words in advance: it takes a while, and the first to need them would block all others."""
    await asyncio.sleep(SETTLED)
    while site.lobby.fetching:
        await asyncio.sleep(1)
    await asyncio.to_thread(answers.games)
    for lang in LANGUAGES:
        await asyncio.to_thread(getattr, Texts(lang), "bundle")


def make(site: Site) -> Guard:
    """Makes the application of a site; it closes the site when it stops."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        site.garbage.begin()
        await site.heed()
        loop = asyncio.get_running_loop()
        work = site.garbage.work(), site.forget(), site.errands.work(), _load(site)
        chores = [loop.create_task(chore) for chore in work]
        site.lobby.begin()
        yield
        for chore in chores:
            chore.cancel()
        await site.lobby.close()
        site.garbage.end()
        site.press.shutdown(cancel_futures=True)
        site.database.close()
        log.info("stopped")

    app = Litestar(
        [*devices.HANDLERS, *passkeys.HANDLERS, *http.HANDLERS],
        state=State({"site": site}),
        lifespan=[life],
        exception_handlers={Problem: _problem, HTTPException: _http, Exception: _broken},
        request_max_body_size=LARGEST,
        # Replays are long, and nobody else is answered meanwhile; the client's files are packed beforehand.
        compression_config=CompressionConfig("gzip", minimum_size=2000, gzip_compress_level=6, exclude=["^/static/"]),
        openapi_config=None,
        logging_config=None,
    )
    return Guard(app, Sockets(site), site)  # type: ignore[arg-type]  # Litestar narrows the scope's type
