"""Routes to what games say: their words and pages of rules, for games the page was built without."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from litestar import Response, get
from litestar.params import FromPath

import voliere
from voliere.server.routes.dependencies import PROBLEMS
from voliere.server.routes.requests import HttpRequest
from voliere.text.pages import known_language, rules_text, words_source
from voliere.text.words import guest_packages

KEPT = {"cache-control": "no-cache"}  # kept by browsers, and asked for again by its mark


@cache
def words_of(game: str, lang: str) -> str:
    return words_source(voliere.game(game).package, known_language(lang))


@cache
def rules_of(game: str, lang: str) -> str:
    return rules_text(voliere.game(game), known_language(lang))


@cache
def guests_words(lang: str) -> str:
    known_language(lang)
    return "".join(words_source(package, lang) for package in guest_packages())


def answer(request: HttpRequest, text: str, kind: str) -> Response[bytes]:
    return kept(request, text.encode(), kind, {})


def kept(request: HttpRequest, body: bytes, kind: str, more: dict[str, str]) -> Response[bytes]:
    """A text or file; nothing, if the one who asks has it."""
    mark = f'"{sha256(body).hexdigest()[:32]}"'
    headers = KEPT | more | {"etag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(body, headers=headers, media_type=kind)


@get("/api/games/{game:str}/words/{lang:str}", media_type="text/plain", responses=PROBLEMS)
async def words(request: HttpRequest, game: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
    """All words of a game as a Fluent text; in English what it lacks in a language."""
    return answer(request, words_of(game, lang), "text/plain")


@get("/api/games/{game:str}/rules/{lang:str}", media_type="text/markdown", responses=PROBLEMS)
async def rules(request: HttpRequest, game: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
    """The rules of a game as Markdown; in English if there are none in a language."""
    return answer(request, rules_of(game, lang), "text/markdown")


@get("/api/words/{lang:str}", media_type="text/plain", responses=PROBLEMS)
async def others(request: HttpRequest, lang: FromPath[str]) -> Response[bytes]:
    """The words of all games and bots that are installed beside us, as a Fluent text."""
    return answer(request, guests_words(lang), "text/plain")


ROUTES = [words, rules, others]
