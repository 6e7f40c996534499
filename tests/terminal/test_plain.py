"""Playing with lines of text."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.terminal.playing import BOT, PERSON, late_session, new_session

from voliere.terminal.chairs import Chair
from voliere.terminal.plain import PlainTable
from voliere.terminal.session import Session


class Dialogue:
    """Lines given one after the other, and all that was printed."""

    def __init__(self, session: Session, lines: Iterator[str], lang: str = "en") -> None:
        self.said = ""
        self.lines = lines
        self.table = PlainTable(session, lang, self.read, self.write)

    def read(self, prompt: str) -> str:
        self.write(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def write(self, text: str) -> None:
        self.said += text


def talk(session: Session, *lines: str, lang: str = "en") -> tuple[bool, str]:
    dialogue = Dialogue(session, iter(lines), lang)
    return dialogue.table.run(), dialogue.said


@pytest.mark.parametrize("game", ["whats-up", "songbirds"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_game(game: str, lang: str) -> None:
    ended, said = talk(new_session(game, PERSON, BOT), *["1"] * 200, lang=lang)
    assert ended
    assert ("Fin de la partie" if lang == "fr" else "End of the game") in said
    assert "Total" in said


def test_an_action_by_its_words() -> None:
    session = new_session("songbirds", PERSON, BOT, first_player="1")
    a = session.state.choices(0)[17]
    ended, said = talk(session, session.game.space.text(a))
    assert not ended
    assert session.record.moves[0] == (0, a)
    assert "You place" in said


@pytest.mark.parametrize("bad", ["0", "999", "-1", "foo", "place r9 a1", "place", "²", "1.5"])
def test_what_is_no_choice_is_said_and_asked_again(bad: str) -> None:
    session = new_session("songbirds", PERSON, BOT, first_player="1")
    _, said = talk(session, bad, "1")
    assert f"“{bad}” is not a choice" in said
    assert session.record.moves


def test_an_illegal_action_is_no_choice() -> None:
    session = new_session("songbirds", PERSON, BOT, first_player="1")
    held = session.state.view(0)["hand"]
    assert isinstance(held, list)
    card = next(card for card in range(28) if card not in held)
    name = session.game.space.things["card"].names[card]
    _, said = talk(session, f"place {name} c2")
    assert "is not a choice" in said
    assert session.record.moves == []


def test_commands_in_both_languages() -> None:
    session = new_session("songbirds", PERSON, BOT, first_player="1")
    _, said = talk(session, "aide", "journal", "points", "plateau", "règles", "?1", "annuler", "", lang="fr")
    for words in (
        "par exemple",
        "Ce qui s’est passé",
        "Total",
        "SB-COMP-1",
        "→ Vous posez",
        "rien à annuler",
    ):
        assert words in said
    _, said = talk(session, "help", "log", "scores", "board", "rules", "? 1", "undo")
    for words in (
        "for example",
        "What happened",
        "Total",
        "SB-COMP-1",
        "→ You place",
        "nothing to take back",
    ):
        assert words in said


def test_quit_and_the_end_of_the_input_leave_alike() -> None:
    assert talk(new_session("songbirds", PERSON, BOT), "quit")[0] is False
    assert talk(new_session("songbirds", PERSON, BOT))[0] is False


def test_undo_asks_the_last_question_again() -> None:
    session = new_session("songbirds", PERSON, PERSON, first_player="1")
    _, said = talk(session, "", "1", "", "undo", "", "2")
    assert "Player 1 takes the last move back" in said
    assert session.record.moves == [(0, session.record.replay(0).choices(0)[1])]


def test_a_hand_is_pushed_off_the_screen_before_the_next_person_looks() -> None:
    session = new_session("songbirds", Chair("", "Anna"), Chair("", "Ben"), first_player="1")
    _, said = talk(session, "", "1", "")
    turns = re.split(r"Pass the device to (?:Anna|Ben), then press Enter\.", said)
    assert len(turns) == 3
    for turn in turns[1:]:
        assert turn.startswith("\n" * 50)
        assert turn.count("Hand ") == 1
    assert turns[1].endswith("\n" * 50)


def test_an_open_table_is_not_handed_over() -> None:
    _, said = talk(new_session("whats-up", PERSON, PERSON), "1", "2")
    assert "Pass the device" not in said


def test_messages_come_after_the_options() -> None:
    session = new_session("songbirds", PERSON, BOT, mode="coop", first_player="1")
    choices = len(session.state.choices(0))
    _, said = talk(session, str(choices + 1))
    assert "You may also say" in said
    assert "please leave" in said


def test_the_end_is_told_to_everybody() -> None:
    ended, said = talk(late_session("songbirds", PERSON, PERSON, left=2), "", "1", "", "1", "", "1")
    assert ended
    assert "Place" in said.splitlines()[-1]
