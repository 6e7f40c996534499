"""The gate: which names the server answers to, which pages may speak to it, how often; browsers' headers."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from voliere.server.live.credits import Credits
from voliere.server.routes.bodies import Problem
from voliere.server.routes.forwarded import Headers, address, header, settle
from voliere.server.settings import Settings
from voliere.server.table.wire import encode

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
SECURE = (b"strict-transport-security", b"max-age=31536000")
BEARER = re.compile(r"(?i:bearer) +([A-Za-z0-9._~+/-]+=*) *", re.ASCII)
LONGEST_BODY = 64 * 1024
# Of what Litestar keeps the last thousand of, parsed: nobody may fill memory with them.
LONGEST_PATH = 300
LONGEST_QUERY = 1000
LONGEST_COOKIES = 8 * 1024


TOO_LONG = (414, Problem("too-long", {}, "that address is too long"))


class Hostnames:
    """The names this server answers to. A page of another name that was made to point here is refused."""

    def __init__(self, settings: Settings) -> None:
        self.origins = {origin.rstrip("/").lower() for origin in settings.origins}
        self.public = {urlsplit(origin).netloc for origin in self.origins}
        own = socket.gethostname().lower()
        self.local = {"localhost", own, f"{own}.local"}

    def hosts(self, host: str) -> bool:
        """Whether a Host header names this server: its public names, this machine, or a plain address."""
        host = host.lower()
        if host in self.public:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self.local:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True  # an address cannot be made to point elsewhere

    def own(self, origin: str, host: str, scheme: str) -> bool:
        """Whether a page of this origin is ours: exactly the address it was asked at."""
        origin, host = origin.lower(), host.lower()
        if origin in self.origins:
            return host in self.public
        scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
        return self.hosts(host) and host not in self.public and origin == f"{scheme}://{host}"

    def secure(self, host: str, scheme: str) -> bool:
        """Whether browsers reach us under this name by https, perhaps through a proxy."""
        return scheme == "https" or f"https://{host.lower()}" in self.origins


def bearer(headers: Headers) -> str:
    """The token a program sends, if it sends one properly. Anything else leaves a cookie in charge.

    >>> bearer([(b"authorization", b"Bearer abc")]), bearer([(b"authorization", b"Basic abc")])
    ('abc', '')
    """
    given = [value.decode("latin-1") for key, value in headers if key == b"authorization"]
    found = BEARER.fullmatch(given[0]) if len(given) == 1 else None
    return found[1] if found else ""


class Gate:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, hostnames: Hostnames, page: str) -> None:
        self.app = app
        # An open page sees that another one is served by now, and offers to load it.
        self.of_api = [(b"cache-control", b"no-store"), (b"x-voliere-page", page.encode())]
        self.hostnames = hostnames
        self.proxies = settings.proxies
        self.credits = Credits(settings.limits.address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        settle(scope, self.proxies)
        fits = len(scope["raw_path"]) <= LONGEST_PATH and len(scope["query_string"]) <= LONGEST_QUERY
        fits = fits and sum(len(v) for k, v in scope["headers"] if k == b"cookie") <= LONGEST_COOKIES
        if kind == "websocket":  # the rest is for the door of the sockets to see to
            if fits and self.credits.spend(address(scope)):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        own = [*HEADERS, SECURE] if self.secure(scope) else HEADERS
        wrong = self.refusal(scope) or (None if fits else TOO_LONG)
        if wrong is not None:
            await refuse(send, own, *wrong)
            return
        api = scope["path"].startswith("/api")

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *own]
                if api:
                    headers += self.of_api
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, dressed)

    def secure(self, scope: Mapping[str, Any]) -> bool:
        return self.hostnames.secure(header(scope["headers"], b"host"), scope["scheme"])

    def refusal(self, scope: Mapping[str, Any]) -> tuple[int, Problem] | None:
        headers: Headers = scope["headers"]
        host = header(headers, b"host")
        if not self.hostnames.hosts(host):
            return 421, Problem("wrong-host", {}, "this server does not answer to that name")
        if not self.credits.spend(address(scope)):
            return 429, Problem("too-often", {}, "too many requests: wait a moment")
        origin = header(headers, b"origin")
        reads = scope["method"] in ("GET", "HEAD")
        if origin and not self.hostnames.own(origin, host, scope["scheme"]):
            return 403, Problem("wrong-origin", {}, "that page may not speak to this server")
        if not origin and not reads and not bearer(headers) and header(headers, b"cookie"):
            return 403, Problem("wrong-origin", {}, "a request with a cookie must say where it comes from")
        length = header(headers, b"content-length")
        if length and (not length.isdecimal() or int(length) > LONGEST_BODY):
            return 413, Problem("too-long", {}, f"at most {LONGEST_BODY} bytes")
        return None


async def refuse(send: Send, own: Headers, status: int, problem: Problem) -> None:
    body = encode(problem)
    headers = [
        *own,
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
