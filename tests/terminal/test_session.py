"""A game on this device: taking back, handing over, and points that betray no secret."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.terminal.playing import BOT, PERSON, new_session

import voliere
from voliere.core.record import Record
from voliere.core.refused import Refused
from voliere.core.rng import seeded
from voliere.core.state import NOBODY
from voliere.games import find
from voliere.terminal.chairs import Chair, names, seat_people
from voliere.terminal.session import Session, free_file
from voliere.text import Words


def first_choice(session: Session) -> tuple[int, int]:
    seat = session.state.actors[0]
    return seat, session.state.choices(seat)[0]


def test_a_clear_move_is_taken_back() -> None:
    session = new_session("songbirds", PERSON, PERSON)
    before = session.state.position()
    seat, a = first_choice(session)
    session.play(seat, a)
    assert session.undo() == seat
    assert session.state.position() == before
    assert session.record.moves == []


def test_every_clear_move_is_taken_back_one_by_one() -> None:
    session = new_session("songbirds", PERSON, PERSON)
    for _ in range(4):
        session.play(*first_choice(session))
    for _ in range(4):
        session.undo()
    with pytest.raises(Refused, match="nothing to take back"):
        session.undo()


def test_taking_back_makes_no_move_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("songbirds", PERSON, PERSON)
    for _ in range(4):
        session.play(*first_choice(session))
    monkeypatch.setattr(Record, "replay", lambda *_: pytest.fail("played again from the start"))
    for _ in range(3):
        session.undo()
    monkeypatch.undo()
    assert session.state.position() == session.record.replay().position()
    assert session.state.log.events == session.record.replay().log.events  # type: ignore[union-attr]


def test_chance_is_not_taken_back() -> None:
    session = new_session("whats-up", PERSON, PERSON)
    session.play(*first_choice(session))
    with pytest.raises(Refused) as no:
        session.undo()
    assert no.value.key == "undo-secret"


def test_a_drawn_card_is_not_taken_back() -> None:
    session = new_session("songbirds", PERSON)
    session.play(*first_choice(session))
    with pytest.raises(Refused):
        session.undo()


def test_a_card_a_bot_has_shown_is_not_taken_back() -> None:
    session = new_session("songbirds", PERSON, BOT, first_player="1")
    session.play(*first_choice(session))
    session.play(1, session.think(1))
    with pytest.raises(Refused) as no:
        session.undo()
    assert no.value.key == "undo-answered"


def test_a_bot_that_has_not_moved_yet_hinders_nothing() -> None:
    session = new_session("songbirds", PERSON, BOT, first_player="1")
    session.play(*first_choice(session))
    assert session.undo() == 0


def test_an_illegal_action_changes_nothing() -> None:
    session = new_session("songbirds", PERSON, PERSON)
    before = session.state.position()
    seat = session.state.actors[0]
    with pytest.raises(Refused):
        session.play(1 - seat, 0)
    assert session.state.position() == before
    assert session.record.moves == []


def test_hidden_hands_part_two_people_but_an_open_table_does_not() -> None:
    assert new_session("songbirds", PERSON, PERSON).hides(0, 1)
    assert not new_session("whats-up", PERSON, PERSON).hides(0, 1)


def test_people_answer_before_bots() -> None:
    session = new_session("feather", BOT, PERSON, BOT)
    assert session.state.actors == [0, 1, 2]
    assert session.asked(NOBODY) == 1


def test_points_that_rest_on_a_hidden_hand_are_not_told() -> None:
    session = new_session("songbirds", PERSON, PERSON, seed=1)
    for _ in range(22):
        session.play(*first_choice(session))
    mine, theirs = session.tallies(0)
    truth = session.state.scores()
    assert mine.total == truth[0].total
    assert theirs.total is None


def test_points_do_not_depend_on_what_others_hold() -> None:
    """What is told of the others is the same in every world the reader could be in."""
    session = new_session("songbirds", PERSON, PERSON, seed=3)
    for _ in range(20):
        session.play(*first_choice(session))
    told = session.tallies(0)
    session.state = session.state.resample(0, seeded(99))
    assert session.tallies(0)[0] == told[0]


def test_all_points_are_told_at_the_end() -> None:
    session = new_session("songbirds", PERSON, PERSON)
    while not session.over:
        session.play(*first_choice(session))
    assert [tally.total for tally in session.tallies(0)] == [s.total for s in session.state.scores()]


def test_the_file_follows_every_move(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = new_session("songbirds", PERSON, PERSON, file=file)
    session.play(*first_choice(session))
    assert json.loads(file.read_text())["moves"] == [list(move) for move in session.record.moves]
    session.undo()
    assert json.loads(file.read_text())["moves"] == []
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        new_session("songbirds", PERSON, PERSON, file=tmp_path / "no" / "game.json")


def test_a_file_that_can_no_longer_be_written_ends_no_game(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    session = new_session("songbirds", PERSON, PERSON, file=folder / "game.json")
    (folder / "game.json").unlink()
    folder.rmdir()
    session.play(*first_choice(session))
    assert session.trouble is not None
    assert session.trouble.key == "file"
    folder.mkdir()
    session.play(*first_choice(session))
    assert session.trouble is None


def test_a_free_name_for_a_file(tmp_path: Path) -> None:
    game = find("songbirds")
    (tmp_path / "songbirds-1.json").touch()
    assert free_file(game, tmp_path).name == "songbirds-2.json"


def test_the_same_seed_gives_the_same_bots() -> None:
    games = []
    for _ in range(2):
        session = new_session("songbirds", BOT, BOT)
        for _ in range(6):
            seat = session.state.actors[0]
            session.play(seat, session.think(seat))
        games.append(session.record.moves)
    assert games[0] == games[1]


def test_thinking_leaves_the_position_alone() -> None:
    session = new_session("songbirds", Chair("greedy"), PERSON, first_player="1")
    before = session.state.position()
    session.think(0)
    assert session.state.position() == before


# Who sits where


def seated(seats: int | None, people: int | None, bots: list[str] | None, called: list[str]) -> list[Chair]:
    return seat_people(find("songbirds"), seats, people, bots, called)


def test_usually_one_person_meets_one_bot() -> None:
    assert seated(None, None, None, []) == [Chair(), Chair("walk")]


def test_bots_take_the_last_seats() -> None:
    assert seated(3, 2, ["random"], []) == [Chair(), Chair(), Chair("random")]
    assert seated(None, None, ["random", "greedy"], []) == [Chair(), Chair("random"), Chair("greedy")]
    assert seated(None, 3, None, []) == [Chair()] * 3
    assert seated(2, None, ["random", "random"], []) == [Chair("random")] * 2


def test_a_list_of_bots_that_is_too_short_begins_again() -> None:
    assert seated(4, None, ["greedy"], []) == [Chair(), *[Chair("greedy")] * 3]
    assert seated(4, 2, ["greedy"], []) == [Chair(), Chair(), Chair("greedy"), Chair("greedy")]
    assert seated(4, 0, ["greedy", "random"], []) == [Chair("greedy"), Chair("random")] * 2
    assert seated(3, None, [], []) == [Chair()] * 3


def test_names_are_given_to_people_or_to_all() -> None:
    assert [c.name for c in seated(2, 1, None, ["Anna"])] == ["Anna", ""]
    assert [c.name for c in seated(2, 1, None, ["Anna", "Ben"])] == ["Anna", "Ben"]


@pytest.mark.parametrize(
    ("seats", "people", "bots", "called", "key"),
    [
        (2, 3, None, [], "chairs"),
        (2, None, ["random"] * 3, [], "chairs"),
        (3, 2, ["random", "random"], [], "chairs"),
        (3, 1, [], [], "chairs"),
        (2, None, ["chess"], [], "no-bot"),
        (2, None, None, ["A", "B", "C"], "names"),
        (2, 1, None, ["A name that is far too long"], "names"),
    ],
)
def test_chairs_that_do_not_fit(
    seats: int, people: int | None, bots: list[str] | None, called: list[str], key: str
) -> None:
    with pytest.raises(Refused) as no:
        seated(seats, people, bots, called)
    assert no.value.key == key


def test_names_follow_the_language() -> None:
    assert names(voliere.game("songbirds"), [PERSON, BOT], Words("fr")) == ["Vous", "Zoé"]
    assert names(voliere.game("songbirds"), [PERSON, PERSON], Words("en")) == ["Player 1", "Player 2"]


@pytest.mark.rule("WS-PLAY-8")
def test_tokens_of_a_payment_can_be_taken_back() -> None:
    text = (Path(__file__).parents[1] / "golden" / "wingspan-2-any-order.json").read_text(encoding="utf-8")
    record = voliere.record(text)
    moves = record.moves
    begin = next(
        k
        for k in range(len(moves) - 1)
        if all(record.replay(n).question(moves[n][0]) == "PayFood" for n in (k, k + 1))
    )
    record.moves = moves[:begin]
    session = Session(record, [PERSON, PERSON])
    before = session.state.position()
    seat, token = moves[begin]
    session.play(seat, token)
    assert session.state.question(seat) == "PayFood"
    assert session.undo() == seat
    assert session.state.position() == before


def test_a_game_begun_under_older_rules_is_kept_and_gone_on_with_under_them(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = Session(Record(find("wingspan"), 2, 7, rules=1), [PERSON, PERSON], file)
    seat = session.state.actors[0]
    session.play(seat, session.state.choices(seat)[0])
    again = Session(voliere.record(file.read_text(encoding="utf-8")), [PERSON, PERSON], file)
    assert again.record.rules == again.state.rules == 1
    assert again.state.position() == session.state.position()
