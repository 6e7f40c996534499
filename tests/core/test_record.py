"""A game on disk, and the little a bot is given."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.core.toy import SAY, TOY, Toy

import voliere
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.players import Player
from voliere.core.record import Record, read_record
from voliere.core.refused import Refused
from voliere.core.rng import SEED_LIMIT, seeded
from voliere.core.space import Action

GAMES = {"toy": TOY}


def played(seed: int = 5) -> Record:
    """A game of three: everybody says the highest number there is."""
    record = Record(TOY, 3, seed, {"most": 9})
    s = record.replay()
    while s.actors:
        record.moves.append((s.actors[0], s.choices(s.actors[0])[-1]))
        s.apply(*record.moves[-1])
    return record


def raw(**changes: Any) -> str:
    """A good record as JSON, with some fields changed; None leaves one out."""
    fields = json.loads(played().to_json()) | changes
    return json.dumps({key: value for key, value in fields.items() if value is not None})


def test_a_record_replays_to_the_same_position() -> None:
    record = played()
    assert len(record.moves) == 3
    end = record.replay()
    assert end.actors == []
    assert end.position() == record.replay().position()
    assert [len(record.replay(n).view(0)["done"]) for n in range(4)] == [0, 1, 2, 3]  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, 5, 2**64 + 3, SEED_LIMIT - 1])
def test_json_and_back(seed: int) -> None:
    record = played(seed)
    again = read_record(record.to_json(), GAMES)
    assert again.to_json() == record.to_json()
    assert (again.game, again.seats, again.seed, again.options) == (TOY, 3, seed, record.options)
    assert again.moves == record.moves
    assert again.replay().position() == record.replay().position()


def test_a_record_may_name_its_players() -> None:
    record = played()
    record.players = [Player("bot", "greedy"), Player("person", "Zoë 👩‍🚀"), Player("person", "")]
    text = record.to_json()
    assert json.loads(text)["players"][0] == {"kind": "bot", "name": "greedy"}
    again = read_record(text, GAMES)
    assert again.players == record.players
    assert again.to_json() == text
    assert again.replay().position() == played().replay().position()
    assert read_record(raw(), GAMES).players == []
    assert "players" not in json.loads(raw())


@pytest.mark.parametrize(
    "players",
    [
        "Anna",
        [],
        [{"kind": "person", "name": "Anna"}],
        [{"kind": "person", "name": "Anna"}] * 4,
        [["person", "Anna"]] * 3,
        [{"kind": "person"}] * 3,
        [{"kind": "person", "name": "Anna", "age": 7}] * 3,
        [{"kind": "ghost", "name": "Anna"}] * 3,
        [{"kind": ["bot"], "name": "Anna"}] * 3,
        [{"kind": "person", "name": 7}] * 3,
        [{"kind": "bot", "name": ""}] * 3,
        [{"kind": "person", "name": "A" * 61}] * 3,
        [{"kind": "person", "name": "\x1b[2J"}] * 3,
        [{"kind": "person", "name": "\u202eannA"}] * 3,
    ],
)
def test_players_that_are_none(players: object) -> None:
    with pytest.raises(Refused) as no:
        read_record(raw(players=players), GAMES)
    assert no.value.key == "record-players"


def test_the_fields_of_a_record() -> None:
    fields = json.loads(played().to_json())
    assert fields["format"] == 1
    assert (fields["game"], fields["rules"], fields["seats"]) == ("toy", 4, 3)
    assert fields["options"] == {"loud": False, "mode": "slow", "most": 9}
    assert fields["seed"] == "00000000000000000000000000000005"
    assert all(isinstance(seat, int) and isinstance(a, int) for seat, a in fields["moves"])


def test_a_game_is_dealt_under_any_version_of_its_rules() -> None:
    new, old = TOY.new(2, 5), TOY.new(2, 5, rules=3)
    assert (new.rules, new.actors) == (4, [0])
    assert (old.rules, old.actors) == (3, [1])
    assert old.copy().rules == 3
    assert Glimpse(old, 1).world(seeded(1)).rules == 3
    assert (new.position()["rules"], old.position()["rules"]) == (4, 3)
    assert TOY.version == 4
    with pytest.raises(Refused) as no:
        TOY.new(2, 5, rules=5)
    assert (no.value.key, str(no.value)) == ("rules", "Toy has rules version 3, 4, not 5")


def test_a_record_goes_on_under_the_version_it_began_with() -> None:
    record = Record(TOY, 2, 5, rules=3)
    s = record.replay()
    record.moves = [(1, s.choices(1)[0]), (0, s.choices(1)[1])]
    again = read_record(record.to_json(), GAMES)
    assert again.rules == 3
    assert again.replay().actors == []
    assert again.to_json() == record.to_json()
    assert Record(TOY, 2, 5).rules == 4


def test_a_position_names_what_it_was_dealt_under() -> None:
    told = voliere.game("songbirds").new(2, 1, rules=1).position()
    assert (told["game"], told["rules"], told["seats"]) == ("songbirds", 1, 2)
    assert told["options"] == voliere.game("songbirds").check(2, {})


def test_unknown_fields_are_left_alone_and_options_completed() -> None:
    record = read_record(raw(names=["a", "b", "c"], options={}, moves=[]), GAMES)
    assert record.options == {"loud": False, "mode": "slow", "most": 5}


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        ("", "record-json", "not JSON"),
        ("{", "record-json", "not JSON"),
        ("[" * 100_000, "record-json", "not JSON"),
        ("[]", "record-format", "format 1 is expected"),
        ("null", "record-format", "format 1 is expected"),
        ("7", "record-format", "format 1 is expected"),
        (raw(format=None), "record-format", "format 1 is expected"),
        (raw(format=2), "record-format", "format 1 is expected"),
        (raw(game=None), "record-game", "no game 'None'; there are toy"),
        (raw(game="chess"), "record-game", "no game 'chess'; there are toy"),
        (raw(game=["toy"]), "record-game", "there are toy"),
        (raw(rules=5), "record-rules", "rules version 5 of toy; the newest here is version 4"),
        (raw(rules=2), "record-rules", "rules version 2 of toy"),
        (raw(rules=True), "record-rules", "rules version True of toy"),
        (raw(rules="4"), "record-rules", "rules version 4 of toy"),
        (raw(rules=None), "record-rules", "rules version None of toy"),
        (raw(seats=None), "record-head", "seats and options are missing"),
        (raw(seats="3"), "record-head", "seats and options are missing"),
        (raw(seats=True), "record-head", "seats and options are missing"),
        (raw(options=None), "record-head", "seats and options are missing"),
        (raw(options=[]), "record-head", "seats and options are missing"),
        (raw(seed=None), "record-seed", "32 hexadecimal digits"),
        (raw(seed=5), "record-seed", "32 hexadecimal digits"),
        (raw(seed="5"), "record-seed", "32 hexadecimal digits"),
        (raw(seed="g" * 32), "record-seed", "32 hexadecimal digits"),
        (raw(seed="A" * 32), "record-seed", "32 hexadecimal digits"),
        (raw(seed="0" * 33), "record-seed", "32 hexadecimal digits"),
        (raw(seed="0x" + "0" * 30), "record-seed", "32 hexadecimal digits"),
        (raw(moves=None), "record-moves", "moves are missing"),
        (raw(moves={}), "record-moves", "moves are missing"),
        (raw(moves=[0]), "record-pair", "a pair of whole numbers"),
        (raw(moves=[[0]]), "record-pair", "a pair of whole numbers"),
        (raw(moves=[[0, 1, 2]]), "record-pair", "a pair of whole numbers"),
        (raw(moves=[[0, "1"]]), "record-pair", "a pair of whole numbers"),
        (raw(moves=[[0, 1.0]]), "record-pair", "a pair of whole numbers"),
        (raw(moves=[[0, True]]), "record-pair", "a pair of whole numbers"),
        (raw(moves=["01"]), "record-pair", "a pair of whole numbers"),
        (raw(seats=9), "seats", "Toy has 2, 3 seats, not 9"),
        (raw(options={"lod": 1}), "option", "no option 'lod'"),
        (raw(options={"most": 1}), "option-value", "allowed is 3 to 9"),
        (raw(options={"loud": True, "mode": "quick"}), "toy", "never quick"),
    ],
)
def test_whatever_is_no_record_is_refused_with_the_reason(text: str, key: str, why: str) -> None:
    with pytest.raises(Refused) as no:
        read_record(text, GAMES)
    assert no.value.key == key
    assert why in str(no.value)


@pytest.mark.parametrize("move", [(0, 99), (0, -1), (2, 1), (-1, 0), (0, 10**30), (10**30, 0)])
def test_an_illegal_move_is_found_on_replay_with_its_number(move: tuple[int, int]) -> None:
    record = Record(TOY, 3, 5, {}, [(0, TOY.new(3, 5).choices(0)[0]), move])
    record.replay(1)
    with pytest.raises(Refused) as no:
        record.replay()
    assert no.value.key == "record-move"
    assert no.value.about["move"] == 2
    assert str(no.value).startswith("move 2 of the record: ")


def test_a_record_checks_its_options_at_once() -> None:
    with pytest.raises(Refused):
        Record(TOY, 2, 0, {"most": 10})


def test_records_of_the_catalogue() -> None:
    for game in voliere.catalogue().values():
        record = Record(game, game.seat_counts[-1], 3)
        s = record.replay()
        record.moves.append((s.actors[0], s.choices(s.actors[0])[0]))
        assert voliere.record(record.to_json()).replay().position() == record.replay().position()
    with pytest.raises(Refused) as no:
        voliere.game("chess")
    assert no.value.key == "no-game"
    assert "songbirds" in str(no.value)


class Highest(Bot):
    """Says the highest number."""

    def choose(self, g: Glimpse) -> Action:
        return g.choices()[-1]


def test_a_bot_is_given_a_glimpse() -> None:
    s = TOY.new(2, 3)
    assert isinstance(s, Toy)
    g = Glimpse(s, 0)
    assert (g.seat, g.seats) == (0, 2)
    assert g.view() == s.view(0)
    assert g.choices() == s.choices(0)
    assert Highest().choose(g) == SAY(s.open[0][-1])
    assert Glimpse(s, 1).choices() == []
    s.apply(0, g.choices()[0])
    assert [event.name for event in g.heard()] == ["said"]
    assert Glimpse(s, 1).heard() == []
    assert Glimpse(s.copy(), 0).heard() == []


def test_worlds_of_a_glimpse_are_not_the_real_one() -> None:
    s = TOY.new(2, 3)
    assert isinstance(s, Toy)
    rng = seeded(1)
    worlds = [Glimpse(s, 0).world(rng) for _ in range(20)]
    assert all(w is not s for w in worlds)
    assert len({w.secret for w in worlds if isinstance(w, Toy)}) > 1
    worlds[0].apply(0, s.choices(0)[0])
    assert s.actors == [0]
