"""Hosts: the names under which a site may be asked for, and the proxies that may speak for others."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from re import fullmatch

HOME = ("localhost", "local", "lan", "home", "internal", "home.arpa", "test")
"""Endings of names that nobody can buy, so that no foreign page can come here under one (DNS rebinding)."""

MAPPED = 0xFFFF << 32
"""The IPv6 address `::ffff:0.0.0.0`, behind which all of IPv4 lies."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def named(host: str) -> str:
    """Returns the name in a Host header, without the port.

    >>> named("Play.example:443"), named("[::1]:7077")
    ('play.example', '::1')
    """
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].rstrip(".")


class Sites:
    """The names of a site; without any, those by which a machine is known at home. Raises `ValueError` for no name."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self.names = frozenset(_asked_for(name) for name in names)

    def knows(self, host: str) -> bool:
        """Returns whether a request for this host is meant for this site."""
        name = named(host)
        if not name:
            return False
        if self.names:
            return name in self.names or loopback(name)
        return number_of(name) is not None or "." not in name or name.endswith(tuple(f".{one}" for one in HOME))


def number_of(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Reads a numeric address; None if it is none."""
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def _asked_for(name: str) -> str:
    """Returns a name as browsers ask for it: `игра.example` is `xn--80afo7a.example` to them."""
    number = number_of(name) or number_of(named(name))
    if number is not None:
        return str(number)
    spelled = named(name).encode("idna").decode()
    if "/" in name or not fullmatch(r"[\w-]+(\.[\w-]+)*", spelled):
        raise ValueError(name)
    return spelled


def loopback(name: str) -> bool:
    """Returns whether a name is that of the machine itself."""
    number = number_of(name)
    return name == "localhost" or (number is not None and number.is_loopback)


class Proxies:
    """The proxies whose word is taken for who is asking; raises `ValueError` for what is no address or network."""

    def __init__(self, told: Sequence[str] = ()) -> None:
        self.told = tuple(told)
        self._networks: tuple[Network, ...] = tuple(ipaddress.ip_network(one, strict=False) for one in told)

    @property
    def spelled(self) -> list[str]:
        """Names them in every way in which they may ask: a socket for both kinds of addresses sees IPv4 as IPv6."""
        both = [one for one in self._networks if isinstance(one, ipaddress.IPv4Network)]
        mapped = [ipaddress.IPv6Network((MAPPED | int(one.network_address), 96 + one.prefixlen)) for one in both]
        return [str(one) for one in (*self._networks, *mapped)]

    def __contains__(self, host: str) -> bool:
        number = number_of(host.partition("%")[0])
        if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is not None:
            number = number.ipv4_mapped
        return number is not None and any(number in network for network in self._networks)
