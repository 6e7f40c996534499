"""The C twin of Songbirds, as Python functions. Numbers of cards, cells and lines: see songbirds.c."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache

from tests.bench.twin.build import library

LINES = 10
NOBODY = -1
PENDING = -2


class Outcome(ctypes.Structure):
    """What a line of play led to (struct Outcome)."""

    accepted: int
    frontier: int
    awards: Sequence[int]
    scores: Sequence[int]
    returns: Sequence[float]

    _fields_ = [
        ("accepted", ctypes.c_int32),
        ("frontier", ctypes.c_uint32),
        ("awards", ctypes.c_int32 * LINES),
        ("scores", ctypes.c_int32 * 2),
        ("returns", ctypes.c_double * 2),
    ]


@cache
def _c() -> ctypes.CDLL:
    twin = ctypes.CDLL(str(library("songbirds")))
    twin.songbirds_rollouts.argtypes = [ctypes.c_int64, ctypes.c_uint64, ctypes.c_double * 2]
    twin.songbirds_rollouts.restype = ctypes.c_int64
    twin.songbirds_winner.argtypes = [ctypes.c_char_p]
    twin.songbirds_winner.restype = ctypes.c_int
    twin.songbirds_play.argtypes = [
        ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int,
        ctypes.c_char_p, ctypes.c_int, ctypes.POINTER(Outcome),
    ]  # fmt: skip
    twin.songbirds_play.restype = None
    return twin


def rollouts(n: int, seed: int) -> tuple[int, list[float]]:
    """n times a copy of one dealt opening and a random playout: decisions taken, summed returns."""
    won = (ctypes.c_double * 2)()
    decisions: int = _c().songbirds_rollouts(n, seed, won)
    return decisions, list(won)


def winner(strength: Sequence[int]) -> int:
    """The colour that takes a line with these four strengths, or NOBODY."""
    colour: int = _c().songbirds_winner(bytes(strength))
    return colour


def play(
    centre: int,
    hands: Sequence[int],
    tokens: Sequence[int],
    moves: Sequence[tuple[int, int]],
    first: int = 0,
) -> Outcome:
    """Play `moves` (card, cell) from an opening: the 26 cards in hand, the tokens of rows then columns."""
    if len(hands) != 26 or len(tokens) != LINES:
        raise ValueError("an opening has 26 cards in hand and 10 tokens")
    flat = bytes(number for move in moves for number in move)
    out = Outcome()
    _c().songbirds_play(centre, bytes(hands), bytes(tokens), first, flat, len(moves), ctypes.byref(out))
    return out
