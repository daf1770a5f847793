"""The guard stands before the application: it checks where requests come from, counts them, and adds safe headers."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

from kvartal.server.hosts import Proxies, loopback, named
from kvartal.table.problems import BROKEN, Problem
from kvartal.table.protocol import encode

if TYPE_CHECKING:
    from kvartal.server.site import Site

log = logging.getLogger("kvartal.guard")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        # Boards place and size things by the style attribute, which cannot run anything.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
FORWARDED = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip")
"""Headers that tell of a proxy on the way."""
HARMLESS = ("GET", "HEAD", "OPTIONS")
TABLE = re.compile("/ws/[^/]+")
"""Where sockets are."""


class Guard:
    """An ASGI application around two others: one for requests, one for sockets."""

    def __init__(self, app: App, sockets: App, site: Site) -> None:
        self.app = app
        self.sockets = sockets
        self.site = site
        self.addresses = site.addresses
        self.sites = site.sites

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = [*message.get("headers", ()), *HEADERS]
                if not any(name == b"cache-control" for name, _ in headers):
                    # What is not a file of the client is of one person, or of one moment.
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        address = self.addresses[host_of(scope)]
        counted = address.files if scope["path"].startswith("/static/") else address.requests
        try:
            if not self.sites.knows(asked_host(scope)):
                await _refuse(with_headers, 421, Problem("wrong-host", "this server does not go by that name"))
            elif not counted.take():
                await _refuse(with_headers, 429, Problem("slow-down", "too many requests from this address"))
            elif self.site.bans.address(host_of(scope)):
                await _refuse(with_headers, 403, Problem("banned", "the operator does not want this address here"))
            elif scope["method"] not in HARMLESS and not same_origin(scope):
                await _refuse(with_headers, 403, Problem("wrong-origin", "this request comes from another site"))
            else:
                if counted is address.requests:
                    await address.turn()
                await self.app(scope, receive, with_headers)
        except Exception:
            log.exception("a request broke", extra={"path": str(scope.get("path"))[:200]})
            if not started:
                await _refuse(with_headers, 500, BROKEN)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = self.addresses[host_of(scope)]
        if address.sockets >= self.addresses.limits.sockets or not address.requests.take():
            await _turn_away(receive, send, 1013)
        elif (
            not self.sites.knows(asked_host(scope))
            or not same_origin(scope)
            or not TABLE.fullmatch(scope["path"])
            or self.site.bans.address(host_of(scope))
        ):
            await _turn_away(receive, send, 1008)
        else:
            address.sockets += 1
            try:
                await self.sockets(scope, receive, send)
            finally:
                address.sockets -= 1


async def _refuse(send: Send, status: int, problem: Problem) -> None:
    body = encode(problem.error())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _turn_away(receive: Receive, send: Send, code: int) -> None:
    """Answers a handshake with a refusal (403)."""
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": ""})


def host_of(scope: Scope) -> str:
    """Names the address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


def forwarded(scope: Scope, proxies: Proxies) -> bool:
    """Returns whether a proxy asks for somebody else; one that says nothing of that asks under the site's own name."""
    if any(name in FORWARDED for name, _ in scope["headers"]):
        return True
    return host_of(scope) in proxies and not loopback(named(asked_host(scope)))


def asked_host(scope: Scope) -> str:
    """Returns the host that a request asks for; nothing if it names none, or several."""
    told = [value for name, value in scope["headers"] if name == b"host"]
    return told[0].decode("latin-1") if len(told) == 1 else ""


def same_origin(scope: Scope) -> bool:
    """Returns whether a request comes from a page of this site, or not from a page at all: browsers always say."""
    told = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host", SITE)}
    origin = told.get(b"origin")
    if origin is None:
        return told.get(SITE, "none") in ("none", "same-origin")
    return bool(told.get(b"host")) and origin.partition("://")[2].lower() == told[b"host"].lower()


SITE = b"sec-fetch-site"
