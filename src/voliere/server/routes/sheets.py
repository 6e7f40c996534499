"""The route to sheets to print: the same PDFs that `voliere sheets` makes."""

from __future__ import annotations

import asyncio
from functools import cache

from litestar import Response, get
from litestar.params import FromPath, FromQuery

import voliere
from voliere.server.routes.dependencies import PROBLEMS
from voliere.server.routes.requests import HttpRequest
from voliere.server.routes.texts import kept
from voliere.sheets import file_name, pdf
from voliere.text import Words
from voliere.text.languages import USUAL


@cache
def made(game: str, kind: str, lang: str, paper: str) -> tuple[bytes, str]:
    """A sheet and its name. Kept: there are few, and whatever else is asked for is refused."""
    wanted, words = voliere.game(game), Words(lang)
    return pdf(wanted, kind, words, paper), file_name(wanted, kind, words, paper)


@get("/api/games/{game:str}/sheet.pdf", media_type="application/pdf", responses=PROBLEMS)
async def sheet(
    request: HttpRequest,
    game: FromPath[str],
    lang: FromQuery[str] = USUAL,
    paper: FromQuery[str] = "a4",
    kind: FromQuery[str] = "score",
) -> Response[bytes]:
    """Score sheets of a game (kind: score) or its player aid (kind: aid) on one page, a4 or letter."""
    content, name = await asyncio.to_thread(made, game, kind, lang, paper)
    return kept(
        request, content, "application/pdf", {"content-disposition": f'attachment; filename="{name}"'}
    )


ROUTES = [sheet]
