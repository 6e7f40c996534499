"""No table that anybody began is bent by a change of the rules: what was played is played the same today."""

from __future__ import annotations

import itertools
import re

import pytest
from tests.archive import games as archive
from tests.archive import make, seen
from tests.archive.games import FOLDER, difference, file_of, read, read_seen, seen_file
from tests.conformance.tables import pairs, valid

import voliere
from voliere.core.game import Game
from voliere.text.pages import rules_text

VERSIONS = [(game, version.number) for game in voliere.catalogue().values() for version in game.versions]
NAMES = [f"{game.id}-{rules}" for game, rules in VERSIONS]
every_version = pytest.mark.parametrize(("game", "rules"), VERSIONS, ids=NAMES)


@every_version
def test_every_version_has_games_kept(game: Game, rules: int) -> None:
    assert file_of(game, rules).exists(), "a new version needs its games: python -m tests.archive.make"


def test_no_version_is_given_up() -> None:
    kept = {f"{name}.{kind}.gz" for name in NAMES for kind in ("jsonl", "seen")}
    assert {path.name for path in FOLDER.glob("*.gz")} == kept


@every_version
def test_games_kept_come_to_the_same_positions(game: Game, rules: int) -> None:
    _, games = read(game, rules)
    for kept, digits in zip(games, read_seen(game, rules), strict=True):
        assert len(digits) == seen.STEP * (len(kept["moves"]) + 1)
        assert difference(kept, digits) == ""


@every_version
def test_games_are_kept_of_every_seat_count_and_pair_of_option_values(game: Game, rules: int) -> None:
    """Of all options there were when the version was new."""
    played = list(read(game, rules)[1])
    for seats in game.seat_counts:
        found = [kept["options"] for kept in played if kept["seats"] == seats]
        assert found, f"{seats} seats"
        allowed = [{id: options[id] for id in found[0]} for options in valid(game, seats)]
        missing = set().union(*map(pairs, allowed)) - set().union(*map(pairs, found))
        assert not missing, f"{seats} seats: new tables may have {missing}: a new version keeps games of them"


@every_version
def test_an_action_number_means_the_same_in_every_version(game: Game, rules: int) -> None:
    head, _ = read(game, rules)
    now = [game.space.text(a) for a in range(len(head["actions"]))]
    assert now == head["actions"], "action numbers only grow: put new blocks after the old ones"


@pytest.mark.parametrize("game", voliere.catalogue().values(), ids=lambda game: game.id)
def test_versions_count_up_and_say_what_changed(game: Game) -> None:
    numbers = [version.number for version in game.versions]
    assert numbers == list(range(1, len(numbers) + 1))
    dates = [version.date for version in game.versions]
    assert dates == sorted(dates)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for date in dates)
    rules = rules_text(game, "en")
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


@every_version
def test_another_table_seen_is_found_at_its_move(
    game: Game, rules: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing changes but what everybody sees from some move on: choices and points are as they were."""
    kept, digits = next(zip(read(game, rules)[1], read_seen(game, rules), strict=False))
    encode = seen.encode
    looks = itertools.count()
    monkeypatch.setattr(seen, "encode", lambda view: encode([view, 1] if next(looks) > 4 else view))
    found = difference(kept, digits)
    assert re.search("move [56], .* another position is seen\n", found)
    assert "tests.archive.make --seen" in found
    assert "versions.py" in found


def test_what_is_seen_is_not_written_where_play_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "ending", lambda s: [])
    before = seen_file(voliere.game("piafs"), 1).read_bytes()
    with pytest.raises(SystemExit, match="another result"):
        archive.write_seen(voliere.game("piafs"), 1)
    assert seen_file(voliere.game("piafs"), 1).read_bytes() == before


def test_what_is_kept_is_never_written_anew() -> None:
    game = voliere.game("songbirds")
    before = file_of(game, 1).read_bytes()
    with pytest.raises(SystemExit, match="kept already"):
        make.main(["songbirds"])
    assert file_of(game, 1).read_bytes() == before
