"""The table of points, line by line, as a board."""

from __future__ import annotations

from voliere.core.board import Board
from voliere.terminal.session import Session, Tally
from voliere.text import Words


def score_board(session: Session, words: Words, reader: int) -> Board:
    """A column per seat, a row per score line; '?' where the reader may not know."""
    game, tallies = session.game, session.tallies(reader)
    names = words.names
    lines = [line for line in game.score_lines if any(line in tally.lines for tally in tallies)]
    labels = [words.line(game, line) for line in lines]
    total, place = words.say("terminal-score-total"), words.say("terminal-score-place")
    first = max(len(text) for text in [*labels, total, place]) + 2
    wide = [max(len(name), 5) + 2 for name in names]
    board = Board().add(" " * first)
    for name, width in zip(names, wide, strict=True):
        board.add(name.rjust(width), "bold")
    for line, label in zip(lines, labels, strict=True):
        board.line().add(label.ljust(first), "ink2")
        for tally, width in zip(tallies, wide, strict=True):
            board.add(shown(tally, line).rjust(width))
    board.line().add(total.ljust(first), "bold")
    for tally, width in zip(tallies, wide, strict=True):
        board.add(("?" if tally.total is None else number(tally.total)).rjust(width), "bold")
    if session.over and len(set(session.state.places())) > 1:
        board.line().add(place.ljust(first), "ink2")
        for rank, width in zip(session.state.places(), wide, strict=True):
            board.add(f"{rank}".rjust(width), "good bold" if rank == 1 else "")
    elif any(tally.total is None for tally in tallies):
        board.line().line().add(words.say("terminal-scores-hidden"), "dim")
    return board


def shown(tally: Tally, line: str) -> str:
    if line not in tally.lines:
        return ""
    value = tally.lines[line]
    return "?" if value is None else number(value)


def number(value: int) -> str:
    return str(value).replace("-", "−")


def outcome(session: Session, words: Words) -> str:
    """How the game ended: the last thing everybody heard."""
    log = session.state.log
    heard = [] if log is None else log.heard(words.me)
    return words.event(session.game, heard[-1]) if heard else ""
