"""Bans: persons and networks that the operator does not want here, and persons who may not speak."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping
from typing import Any

from kvartal.server.hosts import number_of

BAN, MUTE = "ban", "mute"


def network(text: str) -> str | None:
    """Writes an address, or a network of addresses, as it is kept; None if it is neither.

    >>> network("192.0.2.7"), network("192.0.2.7/24"), network("2001:db8::1"), network("abcd")
    ('192.0.2.7/32', '192.0.2.0/24', '2001:db8::/64', None)
    """
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    if found.version == 6 and "/" not in text:
        # Whoever has one address of an IPv6 network has all of them.
        found = found.supernet(new_prefix=64)
    return str(found)


class Bans:
    """What the operator has decided, as the running server knows it."""

    def __init__(self, rows: Iterable[Mapping[str, Any]] = ()) -> None:
        rows = list(rows)
        banned = [str(row["name"]) for row in rows if row["kind"] == BAN]
        self.muted = frozenset(str(row["name"]) for row in rows if row["kind"] == MUTE)
        self._networks = [ipaddress.ip_network(name) for name in banned if "/" in name]
        self._persons = frozenset(name for name in banned if "/" not in name)

    def person(self, who: str | None) -> bool:
        """Returns whether a person is banned."""
        return who in self._persons

    def address(self, host: str) -> bool:
        """Returns whether an address is banned."""
        if not self._networks:
            return False
        number = number_of(host.partition("%")[0])
        if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is not None:
            number = number.ipv4_mapped
        return number is not None and any(number in one for one in self._networks)
