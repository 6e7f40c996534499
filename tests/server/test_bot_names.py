"""Bots are called by names of their own: the same everywhere, once per table, and never a bird's."""

from __future__ import annotations

import re

import pytest
from tests.server.house import House

import voliere
from voliere.bots.names import NAMES
from voliere.text import LANGUAGES, Words


def names_at(table: object) -> list[str]:
    return [seat["name"] for seat in table["seats"]]  # type: ignore[index]


def test_bots_of_a_new_table_are_named_around_the_people(house: House) -> None:
    basile = house.player("basile")
    table = basile.table("wingspan", ["greedy", "me", "random", "greedy"])
    assert names_at(table) == ["Ada", "basile", "Cléo", "Dario"]


def test_a_bot_seated_in_the_waiting_room_has_a_name_too(house: House) -> None:
    ada = house.player("Ada")
    table = ada.table("wingspan", ["me", "open", "greedy", "open"])
    seated = ada.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": "random"})
    assert names_at(seated) == ["Ada", "Cléo", "Basile", ""]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_bot_is_called_like_a_bird(lang: str) -> None:
    """ "Grive solitaire" is a bird; a bot called Grive would be taken for it in the log."""
    words = Words(lang)
    said = [
        words.thing(game, kind, k)
        for game in voliere.catalogue().values()
        for kind, things in game.space.things.items()
        for k in range(len(things.names))
    ]
    assert any("Grive" in text or "Thrush" in text for text in said)
    parts = {part.casefold() for text in said for part in re.findall(r"\w+", text)}
    assert [name for name in NAMES if name.casefold() in parts] == []
