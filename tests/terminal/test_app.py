"""The terminal application, played as a person would: keys, clicks, both languages, two sizes of screen."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.terminal.playing import (
    BOT,
    PERSON,
    Driver,
    drive,
    late_session,
    new_session,
    play_by_keys,
    play_by_mouse,
)
from textual.widgets import Input

from voliere.core.state import NOBODY
from voliere.games import catalogue
from voliere.terminal.chairs import Chair
from voliere.terminal.dialogs import Handover, Menu, Paper, Save
from voliere.terminal.folding import folded
from voliere.terminal.sheet import Choices, Prose, Sheet
from voliere.terminal.start import StartScreen
from voliere.text import Words

GAMES = ["whats-up", "songbirds"]
LANGUAGES = ["fr", "en"]


def card_marks(driver: Driver, seat: int) -> list[str]:
    """A hand as the board of Songbirds shows it."""
    hand = driver.session.state.view(seat)["hand"]
    assert isinstance(hand, list)
    return ["▲●■◇"[card // 7] + str(card % 7 + 1) for card in hand]


# Whole games


SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    ("play", "game", "lang"),
    [
        (play_by_keys, "whats-up", "fr"),
        (play_by_keys, "songbirds", "en"),
        (play_by_mouse, "songbirds", "fr"),
        pytest.param(play_by_mouse, "whats-up", "en", marks=SLOW),
        pytest.param(play_by_keys, "whats-up", "en", marks=SLOW),
        pytest.param(play_by_keys, "songbirds", "fr", marks=SLOW),
        pytest.param(play_by_mouse, "songbirds", "en", marks=SLOW),
        pytest.param(play_by_mouse, "whats-up", "fr", marks=SLOW),
    ],
)
def test_a_whole_game_at_80_by_24(play: Callable[[Driver], Awaitable[None]], game: str, lang: str) -> None:
    async def run(driver: Driver) -> None:
        await play(driver)
        assert isinstance(driver.app.screen, Menu)
        shown = driver.text()
        assert Words(lang).say("terminal-end-title") in shown
        for score in driver.session.state.scores():
            assert str(score.total) in shown
        driver.assert_fits(board=False)
        assert driver.session.record.replay().position() == driver.session.state.position()

    drive(run, new_session(game, PERSON, BOT), lang)


@pytest.mark.parametrize("game", [game for game in catalogue() if game not in GAMES])
def test_some_moves_of_every_other_game(game: str) -> None:
    async def run(driver: Driver) -> None:
        for _ in range(8):
            if not driver.session.over:
                driver.assert_fits(board=False)
                await driver.press("enter")
        await driver.press("l", "s")
        assert isinstance(driver.app.screen, Paper)

    counts = catalogue()[game].seat_counts
    seats = 2 if 2 in counts else counts[0]
    drive(run, new_session(game, PERSON, *[BOT] * (seats - 1)), "fr", (120, 40))


def test_the_fullest_board_fits_80_by_24() -> None:
    async def run(driver: Driver) -> None:
        for _ in range(5):
            driver.assert_fits()
            await driver.press("enter", "enter")

    chairs = [PERSON, *[Chair("random", f"Somebody {n} !") for n in range(3)]]
    drive(run, new_session("songbirds", *chairs, early_bird=True, extended="target"), "fr")


def test_a_larger_screen_puts_the_log_beside_the_board() -> None:
    async def run(driver: Driver) -> None:
        driver.assert_fits()
        side, board = driver.table.query_one("#side").region, driver.table.query_one("#board").region
        assert side.x >= board.right
        assert side.height > 30
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        driver.assert_fits()

    drive(run, new_session("whats-up", PERSON, BOT, BOT, BOT), size=(120, 40))


def test_watching_bots_alone() -> None:
    async def run(driver: Driver) -> None:
        assert driver.session.over
        assert driver.table.reader == NOBODY

    drive(run, new_session("whats-up", BOT, BOT))


# Choosing


def test_the_consequence_is_read_before_the_choice_is_made() -> None:
    async def run(driver: Driver) -> None:
        await driver.click("#board", driver.lit()[0])
        moves = len(driver.session.record.moves)
        cell = driver.lit()[0]
        await driver.click("#board", cell)
        assert len(driver.session.record.moves) == moves, "one click takes it in hand"
        assert "→ You place" in driver.text()
        await driver.click("#board", cell)
        assert len(driver.session.record.moves) > moves, "the second does it"

    drive(run, new_session("songbirds", PERSON, BOT, first_player="1"))


def test_a_hidden_consequence_is_not_guessed() -> None:
    async def run(driver: Driver) -> None:
        said = driver.table.query_one("#ahead", Prose).paragraphs
        assert [span.text for span in said] == [Words("fr").say("terminal-unknown-all")]

    drive(run, new_session("whats-up", PERSON, PERSON), "fr", (120, 40))


def test_a_thing_that_cannot_be_chosen_says_why() -> None:
    async def run(driver: Driver) -> None:
        await driver.click("#board", "cell:0")
        assert "touches no card yet" in driver.text()
        await driver.click("#board", "colour:0")
        assert "cannot be chosen now" in driver.text()

    drive(run, new_session("songbirds", PERSON, BOT, first_player="1"))


def test_escape_takes_back_what_was_picked() -> None:
    async def run(driver: Driver) -> None:
        before = driver.lit()
        await driver.press("enter")
        assert driver.lit() != before
        await driver.press("escape")
        assert driver.lit() == before

    drive(run, new_session("songbirds", PERSON, BOT, first_player="1"))


def test_numbers_of_two_digits() -> None:
    async def run(driver: Driver) -> None:
        await driver.press("1", "3")
        assert driver.table.query_one(Choices).at == 12
        await driver.press("9")
        assert driver.table.query_one(Choices).at == 8
        await driver.press("right", "down")
        assert driver.table.query_one(Choices).at > 9

    drive(run, new_session("songbirds", PERSON, BOT, first_player="1"))


def test_a_click_in_the_list_and_a_second_one() -> None:
    async def run(driver: Driver) -> None:
        await driver.click("#choices", "entry:3")
        assert driver.session.record.moves == []
        await driver.click("#choices", "entry:3")
        assert driver.session.record.moves[0] == (driver.session.record.moves[0][0], 3)

    drive(run, new_session("whats-up", PERSON, PERSON))


def test_a_long_list_scrolls_with_the_entry_in_hand() -> None:
    async def run(driver: Driver) -> None:
        await driver.press("3", "0")
        pane = driver.table.query_one("#options")
        row = driver.table.query_one(Choices).row()
        assert pane.scroll_offset.y <= row < pane.scroll_offset.y + pane.size.height
        assert "▸30" in driver.text()

    drive(run, new_session("whats-up", PERSON, PERSON))


# Taking back, language, other keys


def test_undo_while_the_bot_still_thinks() -> None:
    async def run(driver: Driver) -> None:
        await driver.pilot.press("enter", "enter")
        assert len(driver.session.record.moves) == 1
        assert "Zoé is thinking" in driver.text()
        await driver.pilot.press("u")
        await driver.pilot.pause()
        assert driver.session.record.moves == []
        assert "takes the last move back" in driver.text()
        assert driver.table.desk.my_turn

    drive(run, new_session("songbirds", PERSON, BOT, first_player="1"), pause=30)


def test_space_ends_the_wait() -> None:
    async def run(driver: Driver) -> None:
        await driver.pilot.press("enter", "enter")
        await driver.press("space")
        assert len(driver.session.record.moves) == 2

    drive(run, new_session("songbirds", PERSON, BOT, first_player="1"), pause=30)


def test_undo_says_why_it_cannot() -> None:
    async def run(driver: Driver) -> None:
        await driver.press("enter", "u")
        assert len(driver.session.record.moves) == 1
        said = driver.table.query_one("#ahead", Prose).paragraphs
        assert said[0].text == Words("fr").say("refused-undo-secret")

    drive(run, new_session("whats-up", PERSON, PERSON), "fr", (120, 40))


def test_the_language_changes_at_once() -> None:
    async def run(driver: Driver) -> None:
        await driver.press("right", "l")
        shown = driver.text()
        assert "À vous" in shown
        assert "annuler" in shown
        assert driver.table.query_one(Choices).at == 1
        await driver.press("l")
        assert "Your turn" in driver.text()

    drive(run, new_session("songbirds", PERSON, BOT, first_player="1"))


@pytest.mark.parametrize(("key", "said"), [("s", "Les points"), ("r", "Songbirds"), ("f1", "Comment jouer")])
def test_windows_open_and_close(key: str, said: str) -> None:
    async def run(driver: Driver) -> None:
        await driver.press(key)
        assert isinstance(driver.app.screen, Paper)
        assert said in driver.text()
        driver.assert_fits(board=False)
        await driver.press("pagedown", "up", "escape")
        assert driver.at_table()

    drive(run, new_session("songbirds", PERSON, BOT), "fr")


def test_keys_can_be_clicked() -> None:
    async def run(driver: Driver) -> None:
        await driver.click("#keys", "help")
        assert isinstance(driver.app.screen, Paper)

    drive(run, new_session("songbirds", PERSON, BOT))


def test_a_message_of_the_cooperative_game() -> None:
    async def run(driver: Driver) -> None:
        await driver.press("m")
        assert isinstance(driver.app.screen, Menu)
        driver.assert_fits(board=False)
        await driver.press("enter")
        assert driver.session.record.moves
        assert "please leave" in driver.text()

    drive(run, new_session("songbirds", PERSON, BOT, mode="coop", first_player="1"))


def test_nothing_to_say() -> None:
    async def run(driver: Driver) -> None:
        await driver.press("m")
        assert "nothing to say" in driver.text()

    drive(run, new_session("songbirds", PERSON, BOT))


# Handing over


def test_no_hand_is_shown_while_the_device_changes_hands() -> None:
    async def run(driver: Driver) -> None:
        for _ in range(4):
            assert isinstance(driver.app.screen, Handover)
            asked = driver.session.state.actors[0]
            shown = driver.text()
            assert f"Pass the device to {'Anna' if asked == 0 else 'Ben'}" in shown
            played = {str(span) for span in re.findall(r"[▲●■◇]\d", shown)}
            assert not played, "a card is on the screen"
            assert driver.table.reader == NOBODY
            await driver.press("enter")
            own, other = card_marks(driver, asked), card_marks(driver, 1 - asked)
            hand = driver.text()[driver.text().index("Hand") :].splitlines()[0]
            assert all(mark in hand for mark in own)
            assert not any(mark in hand for mark in other)
            await driver.press("enter", "enter")

    drive(run, new_session("songbirds", Chair("", "Anna"), Chair("", "Ben")))


def test_the_table_under_the_handover_knows_no_hand() -> None:
    async def run(driver: Driver) -> None:
        board = driver.table.query_one("#board", Sheet).board.plain()
        assert not any(
            mark in board.split("Hand")[-1] for mark in card_marks(driver, 0)[1:] if "Hand" in board
        )
        assert driver.table.desk.entries == []

    drive(run, new_session("songbirds", PERSON, PERSON))


def test_an_open_table_needs_no_handover() -> None:
    async def run(driver: Driver) -> None:
        await driver.press("enter")
        assert driver.at_table()
        assert "your turn" in driver.text()

    drive(run, new_session("whats-up", Chair("", "Anna"), Chair("", "Ben")))


def test_undo_from_the_handover_gives_the_device_back() -> None:
    async def run(driver: Driver) -> None:
        first = driver.session.state.actors[0]
        await driver.press("enter", "enter", "enter")
        assert isinstance(driver.app.screen, Handover)
        await driver.press("u")
        assert driver.session.record.moves == []
        assert isinstance(driver.app.screen, Handover)
        await driver.press("enter")
        assert driver.table.reader == first

    drive(run, new_session("songbirds", PERSON, PERSON))


def test_leaving_from_the_handover_and_staying_after_all() -> None:
    async def run(driver: Driver) -> None:
        await driver.press("q")
        assert isinstance(driver.app.screen, Menu)
        await driver.press("enter")
        assert isinstance(driver.app.screen, Handover)

    drive(run, new_session("songbirds", PERSON, PERSON))


# Beginning and ending


def test_a_game_from_the_start_screen() -> None:
    async def run(driver: Driver) -> None:
        assert isinstance(driver.app.screen, StartScreen)
        driver.assert_fits(board=False)
        await driver.press("right")  # the next game
        await driver.press("down", "right", "down", "down", "right")
        assert "Three" not in driver.text()
        setup = driver.app.setup
        assert (setup.game.id, setup.seats) == ("songbirds", 3)
        assert setup.lang == "en"
        await driver.press("l")
        assert setup.lang == "fr"
        assert "Commencer la partie" in driver.text()
        await driver.press("enter")
        assert driver.session.game.id == "songbirds"
        assert driver.session.state.seats == 3

    drive(run)


def test_every_row_of_the_start_screen_can_be_clicked() -> None:
    async def run(driver: Driver) -> None:
        start = driver.app.screen
        assert isinstance(start, StartScreen)
        for row in range(len(start.rows) - 1):
            await driver.click("#rows", f"row:{row}:1")
        assert isinstance(driver.app.screen, StartScreen)
        await driver.click("#rows", f"row:{len(start.rows) - 1}:0")
        assert driver.session.game.id

    drive(run, lang="fr")


@pytest.mark.parametrize("game", list(catalogue()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_screen_fits_80_by_24(game: str, lang: str) -> None:
    async def run(driver: Driver) -> None:
        setup = driver.app.setup
        while setup.game.id != game:
            await driver.press("right")
        setup.turn_seats(9)
        for key in ("down", "up", "up"):
            await driver.press(key)
            driver.assert_fits(board=False)

    drive(run, lang=lang)


def test_play_again_and_another_game() -> None:
    async def run(driver: Driver) -> None:
        first = driver.session
        await play_by_keys(driver)
        await driver.press("1", "enter")
        assert driver.session is not first
        assert driver.session.chairs == first.chairs
        assert driver.session.record.moves == []
        driver.table.session = first
        driver.table.action_result()
        await driver.press("2", "enter")
        assert isinstance(driver.app.screen, StartScreen)

    drive(run, late_session("songbirds", PERSON, left=2))


def test_save_at_the_end_and_look_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def run(driver: Driver) -> None:
        await play_by_keys(driver)
        await driver.press("3", "enter")
        assert isinstance(driver.app.screen, Save)
        await driver.press("enter")
        saved = json.loads((tmp_path / "songbirds-1.json").read_text())
        assert saved["moves"] == [list(move) for move in driver.session.record.moves]
        await driver.press("4", "enter")
        assert driver.at_table()
        await driver.press("e")
        assert isinstance(driver.app.screen, Menu)

    drive(run, late_session("songbirds", PERSON, left=2))


def test_save_and_leave_in_the_middle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def run(driver: Driver) -> None:
        await driver.press("enter", "enter", "q", "2", "enter")
        name = driver.app.screen.query_one(Input)
        name.value = "no/where"
        await driver.press("enter")
        assert "no/where" in driver.text(), "the reason is said and the name asked again"
        name.value = "mine"
        await driver.press("enter")
        assert (tmp_path / "mine").exists()
        assert driver.app._exit

    drive(run, new_session("songbirds", PERSON, PERSON, first_player="1"))


def test_a_recorded_game_is_left_without_asking_for_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def run(driver: Driver) -> None:
        await driver.press("q")
        shown = driver.text()
        assert "the game is in" in shown
        await driver.press("2", "enter")
        assert driver.app._exit

    drive(run, new_session("songbirds", PERSON, BOT, file=file), size=(160, 40))
    assert file.exists()


def test_ctrl_c_asks_once() -> None:
    async def run(driver: Driver) -> None:
        await driver.press("ctrl+c")
        assert isinstance(driver.app.screen, Menu)
        assert not driver.app._exit
        await driver.press("ctrl+c")
        assert driver.app._exit

    drive(run, new_session("songbirds", PERSON, BOT))


# Wrapping


def test_lines_never_break_at_a_no_break_space() -> None:
    text = "Le jeu\u00a0: un\u202f! deux\u202f? trois\u00a0; quatre"
    for width in range(9, 40):
        assert not any(line[0] in ":!?;\u00a0\u202f" for line in folded(text, width))
