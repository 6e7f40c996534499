"""The web app: a list of files made at the start, and nothing outside it."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from voliere.server.routes.requests import HttpRequest

FOREVER = "public, max-age=31536000, immutable"  # names below assets/ carry a hash of their content
WORTH_PACKING = 1000
# What the machine's own tables of file types may not know, or know otherwise.
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Volière</title>
<h1>Volière</h1>
<p>The server runs, but the web app has not been built. In a clone of the project: <code>make web</code>,
then start again.</p>
<p>Le serveur tourne, mais l’application web n’a pas été construite. Dans une copie du projet :
<code>make web</code>, puis relancez.</p>
"""


class File(Struct, frozen=True):
    body: bytes
    packed: bytes | None
    kind: str
    etag: str
    cache: str


class Shelf:
    """Every file of the app by its address. An address is looked up, never joined to a folder."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, File] = {}
        if (folder / "index.html").is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and not path.is_symlink():
                    name = "/" + path.relative_to(folder).as_posix()
                    self.files[name] = file_of(path.read_bytes(), name)
            self.page = self.files["/index.html"]
        else:
            self.page = file_of(MISSING.encode(), "/index.html")

    def find(self, path: str) -> File | None:
        """A file; or the page itself, for addresses the app makes up (they have no dot)."""
        if path in self.files:
            return self.files[path]
        last = path.rsplit("/", 1)[-1]
        return None if "." in last or path.startswith("/api") else self.page


def file_of(body: bytes, name: str) -> File:
    kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml"))
    packed = gzip.compress(body, 9, mtime=0) if text and len(body) > WORTH_PACKING else None
    cache = FOREVER if name.startswith("/assets/") else "no-cache"
    return File(body, packed, kind, f'"{sha256(body).hexdigest()[:32]}"', cache)


def routes(shelf: Shelf) -> HTTPRouteHandler:
    @HTTPRouteHandler(
        ["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, status_code=200
    )
    async def app(request: HttpRequest) -> Response[bytes]:
        file = shelf.find(request.scope["path"])
        if file is None:
            return Response(b"", status_code=404, media_type="text/plain")
        headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers, media_type=file.kind)
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type=file.kind)

    return app
