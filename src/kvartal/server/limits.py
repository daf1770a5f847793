"""Limits keep one connection, or one address, from taking the server away from the others."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import OrderedDict, deque
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from time import monotonic
from typing import Any

BEGIN = 4
"""The most requests of one address that begin in one turn of the event loop; the dearest take ten milliseconds."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate: how many each second in the long run, and how many at once after a pause."""

    each_second: float
    at_once: float

    def __str__(self) -> str:
        return f"{self.each_second:g}/{self.at_once:g}"

    @classmethod
    def read(cls, text: str) -> Rate:
        """Reads a rate as it is written; raises `ValueError`.

        >>> Rate.read("0.5/40")
        Rate(each_second=0.5, at_once=40.0)
        """
        each, slash, most = text.partition("/")
        rate = cls(float(each), float(most))
        if not slash or not (0 < rate.each_second < 1e9 and 1 <= rate.at_once < 1e9):
            raise ValueError(text)
        return rate


@dataclass(frozen=True, slots=True)
class Limits:
    """How much the server takes from one client, and from all of them; `docs/limits.md` tells of each."""

    messages: Rate = Rate(20, 80)
    """Messages on one socket."""
    shared: Rate = Rate(1000, 4000)
    """Messages on all sockets from one address: a club of a hundred behind one router has ten a second for each."""
    strikes: int = 100
    """Messages over the rate after which a socket is closed."""
    requests: Rate = Rate(50, 1000)
    """Requests and new sockets from one address: somebody who comes to a table makes about six."""
    files: Rate = Rate(500, 6000)
    """Files of the client from one address; they lie in memory, and the first visit to a table asks for about 40."""
    newcomers: Rate = Rate(2, 1000)
    """Persons from one address who get their first cookie; each may stay on disk."""
    tables: Rate = Rate(0.5, 40)
    """New tables from one address."""
    sockets: int = 300
    """Sockets from one address at the same time."""
    unsent: int = 32 * 1024 * 1024
    """Bytes that wait until the pages of one address take them."""
    hints: Rate = Rate(0.5, 10)
    """Hints on one socket; they cost the most."""
    talk: Rate = Rate(1, 20)
    """Lines of chat on one socket; every line stays on disk, and before others' eyes."""
    shared_talk: Rate = Rate(10, 200)
    """Lines of chat on all sockets from one address."""
    thinking: int = 100
    """Seats of bots that think ahead, at running tables that were opened from one address."""
    unattended: int = 2
    """Running tables with bots alone, opened from one address."""
    unattended_everywhere: int = 20
    """The same from all addresses."""
    sheets: Rate = Rate(1, 120)
    """Printed sheets from one address."""
    head: int = 32 * 1024
    """Bytes of a request before its body: the line with the address, and the headers."""
    address: int = 8 * 1024
    """Bytes of the address in that line."""
    patience: int = 15
    """Seconds for a request to arrive, from its first byte or the beginning of the connection to its last byte."""
    arriving: int = 400
    """Connections from one address whose request has not arrived; browsers open some before they need them."""
    connections: int = 1500
    """Connections from one address at the same time, sockets included."""
    everybody: int = 10_000
    """Connections in all; fewer, if the system lets the process open fewer files."""

    def but(self, name: str, value: str) -> Limits:
        """Returns the limits with another value for one of them; raises `ValueError`, or `KeyError` for its name."""
        old = {field.name: getattr(self, field.name) for field in fields(self)}[name]
        new: Any = Rate.read(value) if isinstance(old, Rate) else int(value)
        if isinstance(new, int) and new < 1:
            raise ValueError(value)
        return replace(self, **{name: new})

    def written(self) -> list[str]:
        """Writes the limits that differ from the usual ones, each as `NAME=VALUE`."""
        usual = Limits()
        own = [(field.name, getattr(self, field.name)) for field in fields(self)]
        return [f"{name}={value}" for name, value in own if value != getattr(usual, name)]


class Bucket:
    """Counts what a client may still do."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.at_once
        self.seen = monotonic()

    def take(self, cost: float = 1) -> bool:
        """Takes one, or as many as something costs, if enough are left; returns whether they were."""
        now = monotonic()
        self.left = min(self.rate.at_once, self.left + (now - self.seen) * self.rate.each_second)
        self.seen = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Address:
    """What has come from one network address lately."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Bucket(limits.requests)
        self.files = Bucket(limits.files)
        self.messages = Bucket(limits.shared)
        self.talk = Bucket(limits.shared_talk)
        self.newcomers = Bucket(limits.newcomers)
        self.tables = Bucket(limits.tables)
        self.sheets = Bucket(limits.sheets)
        self.sockets = 0
        self.unsent = 0
        self.connections = 0
        self.arriving = 0
        """Connections whose request has not arrived yet."""
        self._line: deque[asyncio.Future[None]] = deque()
        """Requests that wait for their turn."""
        self._begun = 0
        """How many requests have begun in this turn of the event loop."""

    async def turn(self) -> None:
        """Waits until few enough requests of this address begin in this turn of the event loop.

        Otherwise hundreds that arrive together would be answered in a row, while everybody else waits.
        """
        loop = asyncio.get_running_loop()
        if not self._begun:
            loop.call_soon(self._next)
        if self._begun < BEGIN:
            self._begun += 1
        else:
            place: asyncio.Future[None] = loop.create_future()
            self._line.append(place)
            await place

    def _next(self) -> None:
        self._begun = 0
        while self._line and self._begun < BEGIN:
            place = self._line.popleft()
            if not place.done():
                place.set_result(None)
                self._begun += 1
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next)

    @property
    def busy(self) -> bool:
        """Whether something of this address is open."""
        return bool(self.sockets or self.connections)


@lru_cache(4096)
def neighbourhood(host: str) -> str:
    """Names what counts as one address: in IPv6 a network of 64 bits, for that is what one household gets.

    >>> neighbourhood("2001:db8:1:2:aaaa::1"), neighbourhood("::ffff:192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(address) >> 64 << 64))


class Addresses:
    """The addresses that have sent something lately; those silent for longest are forgotten."""

    def __init__(self, limits: Limits, most: int = 10_000) -> None:
        self.limits = limits
        self.most = most
        self._known: OrderedDict[str, Address] = OrderedDict()

    def __getitem__(self, host: str) -> Address:
        host = neighbourhood(host)
        found = self._known.get(host)
        if found is not None:
            self._known.move_to_end(host)
            return found
        found = self._known[host] = Address(self.limits)
        if len(self._known) > self.most:
            self._forget()
        return found

    def _forget(self) -> None:
        """Forgets the longest silent address; those with something open move on, so that they are not met again."""
        for _ in range(100):
            host, one = next(iter(self._known.items()))
            if not one.busy:
                del self._known[host]
                return
            self._known.move_to_end(host)
