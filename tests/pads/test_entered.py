"""Games played by bots, entered on their pads: the same lines, totals, ranks and tie-breaks.

Some games by default; `VOLIERE_PAD_GAMES=1000 pytest tests/pads/test_entered.py` enters a thousand a title.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from tests.conformance.tables import TABLES, Table
from tests.pads.entering import SAYING, Played, entered, played

import voliere
from voliere.core.pad.state import PadState

GAMES = int(os.environ.get("VOLIERE_PAD_GAMES", "0"))  # a title; 0: each table once
GREEDY = {"wingspan": 40}  # one game in so many is played by the greedy bot; in four, unless said


def tables(game: str) -> list[Table]:
    return [table for table in TABLES if table.game == game and table.version == table.rules.version]


def same(game: str, one: Played, pad: PadState) -> None:
    s = one.state
    assert [score.lines for score in pad.scores()] == [dict(score.lines) for score in s.scores()]
    assert [score.total for score in pad.scores()] == [score.total for score in s.scores()]
    assert pad.places() == s.places()
    assert pad.returns() == s.returns()
    pad.apply(0, pad.choices(0)[0])
    view: Any = pad.view(-1)
    assert [player["total"] for player in view["players"]] == [score.total for score in s.scores()]
    assert view["places"] == s.places()
    assert view["over"]
    assert view["odd"] == []
    EXTRA.get(game, nothing)(one, view)


def nothing(one: Played, view: Any) -> None:
    """All of it was compared already."""


def of_feather(one: Played, view: Any) -> None:
    seen: Any = one.state.view(-1)
    assert [player["sheet"] for player in view["players"]] == [player["sheet"] for player in seen["players"]]
    assert view["title"] == seen["title"]


def of_songbirds(one: Played, view: Any) -> None:
    assert [told["scores"] for told in view["rounds"]] == [told["scores"] for told in one.rounds] or (
        one.rounds[-1]["favourites"] == [-1]  # nobody kept one: no score by the favourite, but nought
    )
    assert view["goes_on"] is False
    if one.state.options["mode"] == "duel":
        assert [told["first"] for told in view["rounds"]] == one.firsts
    log: Any = one.state.log
    titles = [event.args["title"] for event in log.events if event.name == "title"]
    assert [view["title"]] == (titles or [None])


def of_whats_up(one: Played, view: Any) -> None:
    s: Any = one.state
    assert (view["ending"] == "rows") == (s.ending == "rows")
    assert (view["ending"] == "stall") == (s.ending == "stall")


def of_wingspan(one: Played, view: Any) -> None:
    s: Any = one.state
    if s.automa is None:
        assert view["automa"] is None
        return
    from voliere.games.wingspan.score import automa_lines, result

    assert view["automa"]["lines"] == automa_lines(s)
    assert view["automa"]["result"] == result(s)


EXTRA = {
    "feather": of_feather,
    "songbirds": of_songbirds,
    "whats-up": of_whats_up,
    "wingspan": of_wingspan,
}


def enter(game: str, number: int) -> None:
    known = tables(game)
    table = known[number % len(known)]
    bot = "greedy" if number % GREEDY.get(game, 4) == 3 else "chance"
    one = played(game, table.seats, dict(table.options), number, bot)
    for say in SAYING[game]:
        same(game, one, entered(game, one.state, say(one), number))


@pytest.mark.parametrize("game", list(voliere.catalogue()))
def test_a_game_entered_on_its_pad_is_counted_as_the_game_counts(game: str) -> None:
    if game not in SAYING:
        pytest.skip("a game from elsewhere")
    for number in range(max(GAMES, len(tables(game)))):
        enter(game, number)
