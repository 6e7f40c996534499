"""Turns one after the other, the end of a round, the end of the game (WS-ROUND)."""

from __future__ import annotations

from typing import Final

from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.games.wingspan.automa import AUTOMA_TURN, end_automa_round
from voliere.games.wingspan.cards import clear_tray, refill
from voliere.games.wingspan.components import ROUNDS, TURNS
from voliere.games.wingspan.goals import score_goal
from voliere.games.wingspan.score import automa_lines, places, result, scores
from voliere.games.wingspan.state import Table
from voliere.games.wingspan.turn import BEGIN


class NextTurn(Verb[Table]):
    """Clockwise from the first player until everybody has used all cubes (WS-ROUND-1, WS-ROUND-2)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if s.turn == TURNS[s.round] * s.seats:
            s.push(END_ROUND, me.seat)
            return
        s.turn += 1
        after = me.seat + 1
        s.push(self, after if after < s.seats else 0)
        if s.automa is not None:
            s.push(AUTOMA_TURN, me.seat)  # WS-AUTO-3: as many turns as the player
        s.push(BEGIN, me.seat)


class EndRound(Verb[Table]):
    """Score the goal, new tray, the token passes on (WS-ROUND-3); after round 4 the end (WS-ROUND-4)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        score_goal(s)
        if s.round == ROUNDS:
            end(s)
            return
        if s.automa is not None:
            end_automa_round(s)
        s.first = 0 if s.seats == 1 else (s.first + 1) % s.seats  # WS-RULE-13
        s.round += 1
        s.turn = 0
        if s.log is not None:
            s.log.tell("round", {"round": s.round})
        clear_tray(s)
        refill(s)
        s.push(NEXT_TURN, s.first)


def end(s: Table) -> None:
    """Bonus cards are shown and count (WS-SCORE-1, WS-SCORE-2)."""
    s.unveil()
    s.over = True
    if s.log is not None:
        for score in scores(s):
            s.log.tell("final", {"seat": score.seat, "points": score.total})
        winners = [seat for seat, place in enumerate(places(s)) if place == 1]
        if s.automa is None:
            s.log.tell("won", {"seats": winners})
        else:
            points = sum(automa_lines(s).values())
            s.log.tell("automa_ended", {"points": points, "result": result(s)})


NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()
