"""No table that anybody began is bent by a change of the rules: what was played is played the same today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.archive import make
from tests.archive.games import FOLDER, HOW, difference, file_of, read

import voliere
from voliere.core.game import Game

VERSIONS = [(game, version.number) for game in voliere.games() for version in game.versions]
NAMES = [f"{game.id}-{rules}" for game, rules in VERSIONS]
every_version = pytest.mark.parametrize(("game", "rules"), VERSIONS, ids=NAMES)


@every_version
def test_every_version_has_games_kept(game: Game, rules: int) -> None:
    assert file_of(game, rules).exists(), "a new version needs its games: python -m tests.archive.make"


def test_no_version_is_given_up() -> None:
    assert {path.name for path in FOLDER.glob("*.gz")} == {f"{name}.jsonl.gz" for name in NAMES}


@every_version
def test_games_kept_come_to_the_same_positions(game: Game, rules: int) -> None:
    _, games = read(game, rules)
    for kept in games:
        found = difference(kept)
        assert not found, f"{found}\n{HOW}"


@every_version
def test_games_are_kept_of_every_seat_count_and_option(game: Game, rules: int) -> None:
    _, games = read(game, rules)
    played = list(games)
    assert {kept["seats"] for kept in played} >= set(game.seat_counts)
    for id in played[0]["options"]:
        assert len({kept["options"][id] for kept in played}) > 1, id


@every_version
def test_an_action_number_means_the_same_in_every_version(game: Game, rules: int) -> None:
    head, _ = read(game, rules)
    now = [game.space.text(a) for a in range(len(head["actions"]))]
    assert now == head["actions"], "action numbers only grow: put new blocks after the old ones"


@pytest.mark.parametrize("game", voliere.games(), ids=lambda game: game.id)
def test_versions_count_up_and_say_what_changed(game: Game) -> None:
    numbers = [version.number for version in game.versions]
    assert numbers == list(range(1, len(numbers) + 1))
    dates = [version.date for version in game.versions]
    assert dates == sorted(dates)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for date in dates)
    rules = (Path(__file__).parents[2] / "docs" / "rules" / f"{game.id}.en.md").read_text(encoding="utf-8")
    for version in game.versions[1:]:
        assert version.change.endswith(".")
        assert version.rule in rules


def test_a_change_of_behaviour_is_found_at_its_move() -> None:
    game = voliere.game("songbirds")
    _, games = read(game, 1)
    kept = next(games)
    assert difference(kept) == ""
    other = kept | {"digests": kept["digests"][:24] + "00000000" + kept["digests"][32:]}
    assert "move 3, " in difference(other)
    assert "another set-up" in difference(kept | {"seed": "f" * 32})
    assert "another result" in difference(kept | {"end": []})
    gone = kept | {"moves": [*kept["moves"], [0, 0]]}
    assert f"move {len(gone['moves'])}, " in difference(gone)


def test_what_is_kept_is_never_written_anew() -> None:
    game = voliere.game("songbirds")
    before = file_of(game, 1).read_bytes()
    with pytest.raises(SystemExit, match="kept already"):
        make.main(["songbirds"])
    assert file_of(game, 1).read_bytes() == before
