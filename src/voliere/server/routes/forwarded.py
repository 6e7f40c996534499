"""Where a request comes from. Proxies write it into headers; only what our own ones wrote is believed."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Any

NOWHERE = "?"
NETWORK = 64  # bits of an IPv6 address that name one household; the rest each device makes up as it likes

Headers = Iterable[tuple[bytes, bytes]]


def header(headers: Headers, name: bytes) -> str:
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return ""


def entries(headers: Headers, name: bytes, last: int) -> list[str]:
    """The last few entries of a list that may be spread over several headers of one name."""
    found = ",".join(value.decode("latin-1") for key, value in headers if key == name)
    return [entry.strip() for entry in found.rsplit(",", last)[-last:]]


def place(given: str) -> str:
    """Whose limits count for an address; nothing if it is none. A port may stand behind it.

    >>> place("192.0.2.7:4711"), place("::ffff:192.0.2.7"), place("[2001:db8::1]:80"), place("unknown")
    ('192.0.2.7', '192.0.2.7', '2001:db8::', '')
    """
    if given.startswith("["):
        given = given[1:].partition("]")[0]
    elif given.count(":") == 1:
        given = given.partition(":")[0]
    try:
        address = ipaddress.ip_address(given.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK), strict=False).network_address)


def settle(scope: Any, proxies: int) -> None:
    """Write into a request where it comes from and whether it came by https, through so many proxies.

    Each proxy adds to the right of X-Forwarded-For whom it heard from. So the entry of the outermost of ours
    is the one that far from the right; what stands before it anybody may have made up.
    """
    client = scope.get("client")
    found = place(str(client[0])) or str(client[0]) if client else NOWHERE
    if proxies:
        named = entries(scope["headers"], b"x-forwarded-for", proxies)
        if len(named) == proxies:
            found = place(named[0]) or found
        scheme = entries(scope["headers"], b"x-forwarded-proto", proxies)[0].lower()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
    scope["client"] = (found, 0)


def address(scope: Any) -> str:
    """Where a settled request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else NOWHERE
