"""By which addresses others reach this server: an invitation that says "localhost" leads nobody here."""

from __future__ import annotations

import ipaddress
import socket

from litestar import get

from voliere.server.routes.bodies import Reach
from voliere.server.routes.dependencies import PROBLEMS, Asker, OurService
from voliere.server.routes.requests import HttpRequest

# Nobody there is spoken to. The first stands for everywhere; then the networks of homes, each of which
# may be behind another card: Wi-Fi, cable, a phone that shares its connection.
AFAR = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")


def everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")


def near_only(host: str) -> bool:
    """Whether only this machine itself can reach a server that listens there."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_addresses() -> list[str]:
    """This machine's addresses on its networks. No packet is sent: only routes are looked up."""
    found: list[str] = []
    for target in AFAR:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
                found.append(str(probe.getsockname()[0]))
            except OSError:
                continue
    return [one for one in dict.fromkeys(found) if reachable(one)]


def reachable(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return not (found.is_loopback or found.is_unspecified or found.is_link_local)


def site(host: str, port: int) -> str:
    return f"http://{'[' + host + ']' if ':' in host else host}:{port}"


def sites(host: str, port: int) -> list[str]:
    """The addresses of the page for other devices of the network, the likeliest first."""
    if near_only(host):
        return []
    return [site(one, port) for one in (own_addresses() if everywhere(host) else [host])]


@get("/api/reach", responses=PROBLEMS)
async def reach(request: HttpRequest, person: Asker, service: OurService) -> Reach:
    """The addresses to invite others to; only for people who are somebody here."""
    settings = service.settings
    if settings.origins:
        return Reach(settings.origins, False)
    port = (request.scope.get("server") or ("", None))[1]
    return Reach(sites(settings.host, port) if port else [], near_only(settings.host))


ROUTES = [reach]
