"""What a request is to us: Litestar's own types, without the parts we do not use."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

Connection = ASGIConnection[Any, Any, Any, Any]
HttpRequest = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
