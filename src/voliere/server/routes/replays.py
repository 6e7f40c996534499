"""Finished games, moment by moment."""

from __future__ import annotations

from voliere.core.players import Player
from voliere.core.record import Record
from voliere.core.refused import Refused
from voliere.core.state import Seat
from voliere.server.routes.bodies import Frame, Replay
from voliere.server.table.projection import Draw, end, said
from voliere.server.table.table import Table

MOST = 200  # moments in one answer


def named_record(table: Table) -> Record:
    """A finished game as a file, with those who sat there."""
    players = [
        Player("bot", chair.bot) if chair.bot and not chair.person else Player("person", chair.name)
        for chair in table.chairs
    ]
    r = table.record
    return Record(r.game, r.seats, r.seed, r.options, r.moves, r.rules, players)


def replay_part(table: Table, seat: Seat, first: int, count: int, draw: Draw | None = None) -> Replay:
    """Moments `first` to `first + count`; moment 0 is the start, moment k comes after move k."""
    moves = table.record.moves
    if not -1 <= seat < table.facts.seats or not 0 <= first <= len(moves) or not 0 < count <= MOST:
        raise Refused("replay-part", {}, f"seat -1 to {table.facts.seats - 1}, moment 0 to {len(moves)}")
    state = table.course.position(max(0, first - 1))
    frames: list[Frame] = []
    names = [chair.name for chair in table.chairs]

    def frame(who: Seat | None, a: int | None, heard: int) -> Frame:
        events = [] if state.log is None else [said(event) for event in state.log.heard(seat, heard)]
        view = dict(state.view(seat))
        board = None if draw is None else draw(table.game, view, names, seat)
        return Frame(who, a, state.actors[:], view, events, board)

    if first == 0:
        frames.append(frame(None, None, 0))
    for k in range(max(0, first - 1), min(len(moves), first + count - 1)):
        who, a = moves[k]
        heard = 0 if state.log is None else len(state.log.events)
        state.apply(who, a)
        frames.append(frame(who, a, heard))
    return Replay(table.game.id, names, table.record.options, len(moves), first, frames, end(table))
