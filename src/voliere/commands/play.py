"""`voliere play`: a game on this device, in colour or as plain text."""

from __future__ import annotations

import sys
from pathlib import Path

from voliere.commands.reading import is_terminal, open_record, read_list, read_options, read_seed
from voliere.core.game import Game
from voliere.core.record import Record
from voliere.core.refused import Refused
from voliere.games import catalogue, played
from voliere.terminal.chairs import seat_again, seat_people
from voliere.terminal.plain import PlainTable
from voliere.terminal.session import Session
from voliere.terminal.setup import in_language
from voliere.text import Words


class Wish:
    """What the command line asks for; None and [] leave it open."""

    def __init__(
        self,
        game: str | None,
        seats: int | None,
        people: int | None,
        bots: str | None,
        options: list[str],
        seed: str | None,
        names: str | None,
        record: Path | None,
        resume: Path | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.people = people
        self.bots = read_list(bots)
        self.options = options
        self.seed = seed
        self.names = read_list(names) or []
        self.record = record
        self.resume = resume

    def needs_game(self) -> list[str]:
        """The arguments that say nothing without a game."""
        given = {"--seats": self.seats, "--humans": self.people, "--bots": self.bots, "--seed": self.seed}
        more = {"--option": self.options, "--names": self.names, "--record": self.record}
        return [name for name, value in {**given, **more}.items() if value not in (None, [])]


def play(wish: Wish, words: Words, plain: bool) -> None:
    plain = plain or not is_terminal()
    session = open_session(wish, words.lang)
    if session is None and plain:
        session = make_session(wish, ask_game(words), words.lang)
    if session is not None and plain:
        play_plain(session, words)
        return
    from voliere.terminal.app import Terminal  # here: it takes a moment to load, and few commands need it

    Terminal(list(catalogue().values()), words.lang, session).run()


def open_session(wish: Wish, lang: str) -> Session | None:
    """A game as asked for; None when the start screen is to ask."""
    if wish.resume is not None:
        return resume_session(wish, wish.resume)
    if wish.game is not None:
        return make_session(wish, played(wish.game), lang)
    if wish.needs_game():
        given, known = ", ".join(wish.needs_game()), ", ".join(catalogue())
        raise Refused("needs-game", {"given": given, "known": known}, f"say which game: {known}")
    return None


def make_session(wish: Wish, game: Game, lang: str) -> Session:
    chairs = seat_people(game, wish.seats, wish.people, wish.bots, wish.names)
    options = {**in_language(game, lang), **read_options(wish.options)}
    record = Record(game, len(chairs), read_seed(wish.seed), options)
    if wish.record is not None and wish.record.exists():
        raise Refused("file-exists", {"file": str(wish.record)}, f"{wish.record} exists already")
    return Session(record, chairs, wish.record)


def resume_session(wish: Wish, file: Path) -> Session:
    fixed = {"GAME": wish.game, "--seats": wish.seats, "--option": wish.options, "--seed": wish.seed}
    given = [name for name, value in {**fixed, "--record": wish.record}.items() if value not in (None, [])]
    if given:
        raise Refused("resume", {"given": ", ".join(given)}, f"--resume needs no {', '.join(given)}")
    record = open_record(file)
    played(record.game.id)
    said = wish.people is not None or wish.bots is not None or wish.names != []
    before = [] if said else seat_again(record.players)
    chairs = before or seat_people(record.game, record.seats, wish.people, wish.bots, wish.names)
    return Session(record, chairs, file)


def play_plain(session: Session, words: Words) -> None:
    table = PlainTable(session, words.lang, read_line, write)
    table.run()
    if session.file is not None:
        write("\n" + words.say("plain-kept", {"file": str(session.file)}) + "\n")


def ask_game(words: Words) -> Game:
    games = list(catalogue().values())
    for n, game in enumerate(games, 1):
        write(f"  {n}. {words.title(game)} [{game.id}]: {words.pitch(game)}\n")
    try:
        given = read_line(words.say("plain-choose-game") + " > ").strip()
    except EOFError:
        given = ""
    return games[int(given) - 1] if given.isdecimal() and 0 < int(given) <= len(games) else played(given)


def read_line(prompt: str) -> str:
    write(prompt)
    line = sys.stdin.readline()
    if not line:
        write("\n")
        raise EOFError
    if not sys.stdin.isatty():
        write("\n")  # nobody sees what is typed into a pipe
    return line


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
