"""For those who watch a server: `/health` (it lives, and reads its database), `/ready` (send people here)."""

from __future__ import annotations

import asyncio

from litestar import Response
from litestar.handlers import HTTPRouteHandler

from voliere.server.store.store import Store

PATIENCE = 5.0  # seconds a database may take to answer


class Health:
    """Whether this process can serve. Nobody needs to sign in to ask, and asking costs one small read."""

    def __init__(self) -> None:
        self.store: Store | None = None  # none yet, or no longer
        self.stopping = False
        self.reading: asyncio.Task[bool] | None = None

    async def reads(self) -> bool:
        """Whether the database answers. However many ask at a time, it is asked once."""
        if self.store is None:
            return False
        if self.reading is None or self.reading.done():
            self.reading = asyncio.create_task(reads(self.store))
        try:
            return await asyncio.wait_for(asyncio.shield(self.reading), PATIENCE)
        except TimeoutError:
            return False

    async def state(self) -> str:
        if self.stopping:
            return "stopping"
        if self.store is None:
            return "starting"
        return "ready" if await self.reads() else "no-database"


async def reads(store: Store) -> bool:
    try:
        return await store.answers()
    except Exception:  # drivers have exceptions of their own, and each means no
        return False


def routes(health: Health) -> list[HTTPRouteHandler]:
    @HTTPRouteHandler("/health", http_method=["GET", "HEAD"], include_in_schema=False, status_code=200)
    async def alive() -> Response[dict[str, str]]:
        found = await health.reads()
        return told("ok" if found else "no-database", found)

    @HTTPRouteHandler("/ready", http_method=["GET", "HEAD"], include_in_schema=False, status_code=200)
    async def ready() -> Response[dict[str, str]]:
        state = await health.state()
        return told(state, state == "ready")

    return [alive, ready]


def told(status: str, well: bool) -> Response[dict[str, str]]:
    headers = {"cache-control": "no-store"}
    return Response({"status": status}, status_code=200 if well else 503, headers=headers)
