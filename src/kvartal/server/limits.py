"""Limits keep one connection, or one address, from taking the server away from the others."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once after a rest."""

    each_second: float
    at_once: float


@dataclass(frozen=True, slots=True)
class Limits:
    """How much the server takes from one client before it says «slow down»."""

    messages: Rate = Rate(20, 80)
    """Messages on one connection."""
    shared: Rate = Rate(1000, 4000)
    """Messages on all connections from one address: a club of a hundred behind one router has ten a second for each."""
    strikes: int = 100
    """So many messages over the rate close a connection."""
    requests: Rate = Rate(50, 1000)
    """Requests and new connections from one address: somebody who comes to a table makes about six."""
    files: Rate = Rate(500, 6000)
    """Files of the client from one address; they lie in memory, and the first visit to a table asks for about 40."""
    tables: Rate = Rate(0.5, 40)
    """New tables from one address."""
    connections: int = 300
    """Connections from one address at the same time."""
    hints: Rate = Rate(0.5, 10)
    """Hints on one connection; they cost the most."""


class Bucket:
    """Counts what a client may still do."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.at_once
        self.seen = monotonic()

    def take(self) -> bool:
        """Takes one, if there is one left."""
        now = monotonic()
        self.left = min(self.rate.at_once, self.left + (now - self.seen) * self.rate.each_second)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Address:
    """What has come from one network address lately."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Bucket(limits.requests)
        self.files = Bucket(limits.files)
        self.messages = Bucket(limits.shared)
        self.tables = Bucket(limits.tables)
        self.connections = 0


class Addresses:
    """Every address that was heard of lately; the longest silent ones are forgotten."""

    def __init__(self, limits: Limits, most: int = 10_000) -> None:
        self.limits = limits
        self.most = most
        self._known: OrderedDict[str, Address] = OrderedDict()

    def __getitem__(self, host: str) -> Address:
        found = self._known.pop(host, None) or Address(self.limits)
        self._known[host] = found
        if len(self._known) > self.most:
            silent = next((name for name, one in self._known.items() if not one.connections), None)
            if silent is not None and silent != host:
                del self._known[silent]
        return found
