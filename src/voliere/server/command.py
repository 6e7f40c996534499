"""`voliere serve`. Imports nothing heavy before it is called: the other commands stay quick."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from voliere.core.refused import Refused
from voliere.server.settings import PORT, Settings, database_url, proxy_count, public_address


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "0.0.0.0",
    port: Annotated[int | None, typer.Option(help=f"The port; {PORT} or the next free one.")] = None,
    database: Annotated[
        str | None,
        typer.Option(help="sqlite:///FILE or postgresql://…; else DATABASE_URL, else your own file."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    origin: Annotated[
        list[str] | None, typer.Option(help="A public address of this server, as https://birds.example.")
    ] = None,
    proxy: Annotated[
        int, typer.Option(help="How many proxies of yours stand before it and write X-Forwarded-For.")
    ] = 0,
    drain: Annotated[
        float, typer.Option(help="Seconds to serve on when told to stop, while /ready says 503.", min=0)
    ] = 0.0,
) -> None:
    """Start the table in the browser, for this device and those around it."""
    from voliere.server import start

    try:
        origins = [public_address(given) for given in origin or []]
        settings = Settings(
            database=database_url(database),
            origins=origins,
            proxies=proxy_count(proxy),
            drain_seconds=drain,
        )
        start.run(settings, host, port, browser)
    except Refused as no:
        print(start.spoken().refused(no), file=sys.stderr)
        raise typer.Exit(2) from no


if __name__ == "__main__":
    typer.run(serve)
