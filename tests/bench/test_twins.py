"""The C twin and the idiomatic version play by the rules: worked examples, then each against the other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest
from tests.bench.idiomatic import songbirds as idiomatic
from tests.bench.twin import songbirds as twin
from tests.bench.twin.build import compiler

COLOURS = "RBGW"
NAMES = [f"{colour}{volume}" for colour in COLOURS for volume in range(1, 8)]

Cell = tuple[int, int]  # row and column from 1, as on the rules page


class Opening(NamedTuple):
    centre: str
    hands: list[list[str]]
    tokens: list[int]  # rows, then columns
    first: int


class Result(NamedTuple):
    legal: set[Cell]
    awards: list[str | None]  # "" for a line that is not complete
    scores: list[int]  # empty before the end, as the returns are
    returns: list[float]


class Illegal(Exception):
    """The version under test refused a move."""


def play_in_c(opening: Opening, moves: list[tuple[str, Cell]]) -> Result:
    hands = [NAMES.index(card) for hand in opening.hands for card in hand]
    numbers = [(NAMES.index(card), (row - 1) * 5 + column - 1) for card, (row, column) in moves]
    out = twin.play(NAMES.index(opening.centre), hands, opening.tokens, numbers, opening.first)
    if out.accepted < len(moves):
        raise Illegal
    over = not out.frontier
    takers: dict[int, str | None] = {twin.NOBODY: None, twin.PENDING: ""} | dict(enumerate(COLOURS))
    return Result(
        legal={(cell // 5 + 1, cell % 5 + 1) for cell in range(25) if out.frontier >> cell & 1},
        awards=[takers[colour] for colour in out.awards],
        scores=list(out.scores) if over else [],
        returns=list(out.returns) if over else [],
    )


def card_of(name: str) -> idiomatic.Card:
    return idiomatic.Card(idiomatic.Colour(name[0]), int(name[1]))


def play_in_python(opening: Opening, moves: list[tuple[str, Cell]]) -> Result:
    game = idiomatic.Game(
        players=[idiomatic.Player([card_of(name) for name in hand]) for hand in opening.hands],
        tokens=dict(zip(idiomatic.LINES, opening.tokens, strict=True)),
        forest={idiomatic.CENTRE: card_of(opening.centre)},
        turn=opening.first,
    )
    for name, (row, column) in moves:
        try:
            game.play(idiomatic.Move(card_of(name), idiomatic.Cell(row - 1, column - 1)))
        except ValueError as refusal:
            raise Illegal from refusal
    awards: list[str | None] = []
    for line in idiomatic.LINES:
        taker = game.awards.get(line)
        awards.append(taker.value if taker else None if line in game.awards else "")
    return Result(
        legal={(cell.row + 1, cell.column + 1) for cell in game.legal_cells()},
        awards=awards,
        scores=[game.score(player) for player in game.players] if game.is_over() else [],
        returns=game.returns() if game.is_over() else [],
    )


def winner_in_c(cards: list[str]) -> str | None:
    colour = twin.winner([sum(int(card[1]) for card in cards if card[0] == colour) for colour in COLOURS])
    return None if colour == twin.NOBODY else COLOURS[colour]


def winner_in_python(cards: list[str]) -> str | None:
    colour = idiomatic.strongest(map(card_of, cards))
    return None if colour is None else colour.value


Play = Callable[[Opening, list[tuple[str, Cell]]], Result]

needs_compiler = pytest.mark.skipif(compiler() is None, reason="the C twin needs a C compiler")
players = pytest.mark.parametrize(
    "play",
    [pytest.param(play_in_c, id="C", marks=needs_compiler), pytest.param(play_in_python, id="Python")],
)
judges = pytest.mark.parametrize(
    "winner",
    [pytest.param(winner_in_c, id="C", marks=needs_compiler), pytest.param(winner_in_python, id="Python")],
)


def dealt(seed: int) -> Opening:
    random = Random(seed)
    cards = random.sample(NAMES, 27)
    tokens = random.sample(idiomatic.BERRY_TOKENS, 10)
    return Opening(cards[0], [cards[1:14], cards[14:]], tokens, random.randrange(2))


def random_game(seed: int) -> tuple[Opening, list[tuple[str, Cell]]]:
    """An opening and 24 legal moves, found without either version."""
    random = Random(seed)
    opening = dealt(seed)
    hands = [random.sample(hand, 13) for hand in opening.hands]
    filled = [(3, 3)]
    moves: list[tuple[str, Cell]] = []
    while len(filled) < 25:
        row, column = random.choice(filled)
        near = random.choice([(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)])
        if near not in filled and min(near) >= 1 and max(near) <= 5:
            moves.append((hands[(opening.first + len(moves)) % 2].pop(), near))
            filled.append(near)
    return opening, moves


@judges
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        pytest.param("W5 W1 R2 R3 B2", "W", id="SB-EX-2"),
        pytest.param("G7 R7 B4 B3 W3", "W", id="SB-EX-3"),
        pytest.param("W5 G4 G1 B1 R1", None, id="SB-EX-4"),
        pytest.param("R7 R6 R5 R4 R3", "R", id="SB-X-1"),
        pytest.param("R5 B4 B1 G2 G1", "G", id="SB-X-2"),
        pytest.param("R2 B2 G3 W1 W2", None, id="SB-X-3"),
        pytest.param("R1 B1 G2 W2 W7", "W", id="SB-X-4"),
    ],
)
def test_the_highest_unique_strength_takes_a_line(
    winner: Callable[[list[str]], str | None], cards: str, expected: str | None
) -> None:
    assert winner(cards.split()) == expected


@players
@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        pytest.param([], {(2, 3), (3, 2), (3, 4), (4, 3)}, id="SB-X-11"),
        pytest.param(
            [(3, 4), (2, 3)], {(1, 3), (2, 2), (2, 4), (3, 2), (3, 5), (4, 3), (4, 4)}, id="SB-EX-1"
        ),
    ],
)
def test_a_legal_cell_touches_a_card(play: Play, cells: list[Cell], expected: set[Cell]) -> None:
    opening = dealt(seed=1)._replace(first=0)
    moves = [(opening.hands[turn][0], cell) for turn, cell in enumerate(cells)]
    assert play(opening, moves).legal == expected


@players
@pytest.mark.parametrize(
    "cell", [pytest.param((3, 3), id="filled"), pytest.param((2, 2), id="corner to corner")]
)
def test_an_illegal_cell_is_refused(play: Play, cell: Cell) -> None:
    opening = dealt(seed=2)
    with pytest.raises(Illegal):
        play(opening, [(opening.hands[opening.first][0], cell)])


@players
def test_a_card_of_the_other_hand_is_refused(play: Play) -> None:
    opening = dealt(seed=3)
    with pytest.raises(Illegal):
        play(opening, [(opening.hands[1 - opening.first][0], (2, 3))])


@players
def test_a_whole_forest(play: Play) -> None:
    """SB-X-31, filled outwards from the centre."""
    grid = ["R4 R3 R7 B2 W2", "B3 W3 W4 R6 W7", "R1 G7 B1 B7 G1", "G5 W1 B6 G4 B5", "R5 W6 R2 W5 B4"]
    forest = {
        (row, column): card for row, line in enumerate(grid, 1) for column, card in enumerate(line.split(), 1)
    }
    centre = forest.pop((3, 3))
    outwards = sorted(forest, key=lambda cell: abs(cell[0] - 3) + abs(cell[1] - 3))
    moves = [(forest[cell], cell) for cell in outwards]
    hands = [[card for card, _ in moves[seat::2]] + [favourite] for seat, favourite in ((0, "G2"), (1, "G6"))]

    result = play(Opening(centre, hands, [9, 8, 7, 5, 15, 10, 12, 12, 7, 6], first=0), moves)

    assert result.awards == ["R", "W", "R", "B", "W", "R", "W", "R", "B", "G"]
    assert result.scores == [8, 12]
    assert result.returns == [0.0, 1.0]


@needs_compiler
def test_both_agree_after_every_move() -> None:
    for seed in range(20):
        opening, moves = random_game(seed)
        for length in range(len(moves) + 1):
            assert play_in_c(opening, moves[:length]) == play_in_python(opening, moves[:length])


@needs_compiler
def test_both_agree_on_every_ending() -> None:
    """SB-END-4 too: enough games for ties that the volume breaks and for shared victories."""
    endings = set()
    for seed in range(300):
        opening, moves = random_game(seed)
        result = play_in_c(opening, moves)
        assert result == play_in_python(opening, moves)
        endings.add((result.scores[0] == result.scores[1], *result.returns))
    assert endings == {(tied, x, 1.0 - x) for tied in (True, False) for x in (0.0, 1.0)} | {(True, 0.5, 0.5)}


@needs_compiler
def test_rollouts_of_the_twin_are_whole_games() -> None:
    decisions, won = twin.rollouts(1_000, seed=7)
    assert decisions == 24 * 1_000
    assert sum(won) == 1_000
    assert all(won)


def test_rollouts_of_the_idiomatic_version_leave_the_opening_alone() -> None:
    opening = idiomatic.Game.deal(Random(8))
    assert idiomatic.rollouts(opening, 3, Random(9)) == 24 * 3
    assert len(opening.forest) == 1
    assert [len(player.hand) for player in opening.players] == [13, 13]
