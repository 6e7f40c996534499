"""Learns which colour wins a line: play goes on by the chances known so far, and every line is counted."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from voliere.bots.search.training import Training
from voliere.core.options import Options
from voliere.core.rng import Rng, seeded
from voliere.games.songbirds.bots.lines import CHANCES, STRENGTHS, role_of
from voliere.games.songbirds.bots.playout import Forest, take_turn, team_turn
from voliere.games.songbirds.components import COLOURS, FILLED, LINE_SIZE, LINES, WON
from voliere.games.songbirds.game import SongbirdsGame
from voliere.games.songbirds.state import Table

TABLES: Final[list[tuple[int, Options]]] = [
    (2, {}),
    (1, {}),
    (3, {}),
    (2, {"mode": "coop"}),
    (4, {}),
    (1, {}),
]
TRIES: Final = 12
ROLES: Final = 3
DOUBT: Final = 8.0  # games that the first guess counts for


class SongbirdsTraining(Training):
    file = "lines.txt"

    def begin(self) -> list[int]:
        return [0] * (2 * ROLES * CHANCES)  # times met, times won

    def play(self, seed: int, tallies: list[int]) -> None:
        seats, options = TABLES[seed % len(TABLES)]
        s = SongbirdsGame().new(seats, seed, options).copy()  # without a log
        assert isinstance(s, Table)
        met: list[tuple[int, int, int]] = []  # place in the table, line, colour
        play_forest(s, seeded(seed), met)
        for place, line, colour in met:
            tallies[place] += 1
            if s.lines[line * LINE_SIZE + WON] == colour:
                tallies[ROLES * CHANCES + place] += 1

    def adds(self) -> bool:
        return True

    def learned(self, tallies: list[int]) -> list[int]:
        found: list[int] = []
        for place in range(ROLES * CHANCES):
            met, won = float(tallies[place]), float(tallies[ROLES * CHANCES + place])
            guess = first_guess(place % CHANCES)
            found.append(round(1000.0 * (won + DOUBT * guess) / (met + DOUBT)))
        return found


def play_forest(s: Table, rng: Rng, met: list[tuple[int, int, int]]) -> None:
    forest = Forest(s)
    seat = s.actors[0]
    targets = [int(forest.target(k)) for k in range(s.seats)] if s.agreed.duel else []
    for line in range(LINES):
        note(s, line, met)
    while s.left > 0:
        if s.agreed.duel:
            cell = int(take_turn(forest, seat, targets, rng, TRIES))
        else:
            cell = int(team_turn(forest, seat))
        if cell >= 0:
            note(s, cell // 5, met)
            note(s, 5 + cell % 5, met)
        seat = seat + 1 if seat + 1 < s.seats else 0
        if not s.agreed.duel and s.left > 0 and s.deck.size > 0:
            s.hands[seat].add(s.deck.draw(rng))


def note(s: Table, line: int, met: list[tuple[int, int, int]]) -> None:
    """A line as it stands, seen by each colour."""
    at = line * LINE_SIZE
    filled = int(s.lines[at + FILLED])
    if filled == 5:
        return
    strengths = [min(STRENGTHS - 1, int(s.lines[at + colour])) for colour in range(COLOURS)]
    for colour in range(COLOURS):
        best = max([strengths[other] for other in range(COLOURS) if other != colour])
        place = (filled * STRENGTHS + strengths[colour]) * STRENGTHS + best
        met.append((int(role_of(s, colour)) + place, line, colour))


def first_guess(place: int) -> float:
    """By how far ahead a colour is, and how many cells are left."""
    filled, own, best = place // STRENGTHS // STRENGTHS, place // STRENGTHS % STRENGTHS, place % STRENGTHS
    if filled == 0:
        return 0.24
    chance = 0.85 / (1.0 + exp(float(best - own) / (0.3 + 1.9 * sqrt(5.0 - filled))))
    return chance if own > 0 else chance * (0.5 + 0.07 * (5.0 - filled))


TRAINING: Final = SongbirdsTraining()
