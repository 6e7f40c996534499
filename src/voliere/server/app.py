"""The application: routes, what they are given, and how refusals are answered."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import voliere
from voliere.core.refused import Refused
from voliere.server.live.keeper import Busy
from voliere.server.routes import (
    lessons,
    lists,
    me,
    pads,
    play,
    reach,
    recaps,
    sheets,
    sockets,
    static,
    tables,
    texts,
)
from voliere.server.routes.bodies import Problem
from voliere.server.routes.dependencies import DEPENDENCIES
from voliere.server.routes.gate import LONGEST_BODY, Gate, Hostnames
from voliere.server.routes.health import Health
from voliere.server.routes.health import routes as health_routes
from voliere.server.routes.requests import HttpRequest
from voliere.server.routes.service import Service
from voliere.server.settings import Settings

STATUS = {
    "nobody": 401,
    "not-your-seat": 403,
    "no-talk": 403,
    "seen-cards": 403,
    "no-table": 404,
    "no-game": 404,
    "no-lesson": 404,
    "no-rules": 404,
    "no-sheet": 404,
    "sheet-kind": 404,
    "sheet-paper": 404,
    "language": 404,
    "no-recovery": 404,
    "no-device": 404,
    "stale": 409,
    "not-asked": 409,
    "not-started": 409,
    "not-over": 409,
    "not-away": 409,
    "stand-in": 409,
    "game-over": 409,
    "closed": 409,
    "not-host": 403,
    "not-alone": 409,
    "started": 409,
    "old-rules": 409,
    "seat-taken": 409,
    "seat-asked": 409,
    "seat-denied": 403,
    "seat-not-asked": 409,
    "nobody-to-ask": 409,
    "table-full": 409,
    "lesson": 409,
    "undo-none": 409,
    "undo-shown": 409,
    "undo-enough": 409,
    "undo-not-asked": 409,
    "too-many-tables": 429,
    "too-often": 429,
    "too-much": 429,
    "busy": 503,
}
KEYS = {401: "nobody", 403: "not-allowed", 404: "not-found", 405: "no-method", 413: "too-long"}
MALFORMED = "what was sent is not what this address takes: see docs/wire-protocol.md"

log = logging.getLogger(__name__)


def refused(_: HttpRequest, no: Refused) -> Response[Problem]:
    return Response(Problem(no.key, no.about, str(no)), status_code=STATUS.get(no.key, 400))


def http_error(_: HttpRequest, no: HTTPException) -> Response[Problem]:
    """A body that does not fit, an address that does not exist. Says little, for it may echo input."""
    status = no.status_code
    key = KEYS.get(status, "malformed" if status < 500 else "broken")
    message = MALFORMED if key == "malformed" else key
    return Response(Problem(key, {}, message), status_code=status, headers=no.headers)


def too_deep(_: HttpRequest, no: RecursionError) -> Response[Problem]:
    """A body nested beyond reason. Our own code does not recurse."""
    return Response(Problem("malformed", {}, MALFORMED), status_code=400)


def not_text(_: HttpRequest, no: UnicodeDecodeError) -> Response[Problem]:
    """A body that is no UTF-8."""
    return Response(Problem("malformed", {}, MALFORMED), status_code=400)


def no_database(_: HttpRequest, no: Busy) -> Response[Problem]:
    return Response(Problem("busy", {}, "the database does not answer"), status_code=503)


def broken(request: HttpRequest, no: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=no)
    return Response(Problem("broken", {}, "something went wrong on the server"), status_code=500)


def application(settings: Settings, health: Health | None = None) -> ASGIApp:
    """The whole server as one ASGI application. Whoever starts it may say by `health` that it stops."""
    hostnames = Hostnames(settings)
    shelf = static.Shelf(settings.app)
    watched = Health() if health is None else health

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with Service.running(settings, hostnames) as service:
            app.state.service = service
            watched.store = service.store
            yield
            watched.store = None

    app = Litestar(
        route_handlers=[
            *me.ROUTES,
            *tables.ROUTES,
            *pads.ROUTES,
            *lists.ROUTES,
            *lessons.ROUTES,
            *texts.ROUTES,
            *sheets.ROUTES,
            *play.ROUTES,
            *recaps.ROUTES,
            *sockets.ROUTES,
            *reach.ROUTES,
            *health_routes(watched),
            static.routes(shelf),
        ],
        dependencies=DEPENDENCIES,
        exception_handlers={
            Refused: refused,
            HTTPException: http_error,
            RecursionError: too_deep,
            UnicodeDecodeError: not_text,
            Busy: no_database,
            Exception: broken,
        },
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            title="Volière",
            version=voliere.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
    return Gate(app, settings, hostnames, shelf.page.etag)
