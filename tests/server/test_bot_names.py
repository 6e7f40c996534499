"""Bots are called by names of their own: the same everywhere, once per table, and never a bird's."""

from __future__ import annotations

import re

import pytest
from tests.server.house import House

import voliere
from voliere.bots.ladder import LEVELS
from voliere.bots.names import CAST, NAMES, company
from voliere.text import LANGUAGES, Words


def names_at(table: object) -> list[str]:
    return [seat["name"] for seat in table["seats"]]  # type: ignore[index]


def test_bots_of_a_new_table_are_named_around_the_people(house: House) -> None:
    basile = house.player("barnabé")
    table = basile.table("wingspan", ["greedy", "me", "random", "greedy"])
    assert names_at(table) == ["Zoé", "barnabé", "Mehdi", "Aminata"]


def test_a_bot_seated_in_the_waiting_room_has_a_name_too(house: House) -> None:
    ada = house.player("Ada")
    table = ada.table("wingspan", ["me", "open", "greedy", "open"])
    seated = ada.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": "random"})
    assert names_at(seated) == ["Ada", "Barnabé", "Zoé", ""]


def test_the_host_of_a_level_sits_first_and_nobody_sits_there_twice() -> None:
    five = company("wingspan", ["stroll", "stroll", "walk", "lookout", "expedition"], [])
    assert five == ["Zoé", "Mehdi", "Barnabé", "Kenji", "Ingrid"], "no guest takes the chair of a host"
    assert company("wingspan", ["expedition", "expedition"], ["Ingrid"]) == ["Kenji", "Meera"]
    every = company("feather", ["walk"] * 10, [])
    assert sorted(every[:8]) == sorted(NAMES)
    assert every[8:] == ["Zoé 2", "Barnabé 2"]
    assert company("magpies", ["stroll", "greedy"], []) == ["Zoé", "Barnabé"], "a game nobody is at home in"


def test_everybody_is_at_home_somewhere_in_every_game() -> None:
    games = {game.id for game in voliere.catalogue().values() if game.package.startswith("voliere.")}
    assert set(CAST.hosts) == games
    for game, hosts in CAST.hosts.items():
        assert len(set(hosts)) == len(LEVELS)
        levels = {one.id: one.levels[game] for one in CAST.all}
        assert [levels[host] for host in hosts] == [1, 2, 3, 4, 5]


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
