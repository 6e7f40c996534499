"""What a seat of Wingspan reads as numbers (core/senses.py)."""

from __future__ import annotations

from typing import Final

from voliere.core.native import BytesWriter, i64
from voliere.core.options import Options
from voliere.core.senses import (
    MOST,
    Part,
    Sense,
    blank,
    capped,
    put,
    put_all,
    put_bag,
    put_list,
    put_round,
    tick,
)
from voliere.core.state import Seat
from voliere.games.wingspan.components import (
    BONUS_CARDS,
    CARDS,
    COLOUR,
    DICE,
    FACES,
    KINDS,
    PINK,
    ROUNDS,
    ROWS,
    SPOTS,
    TRAY,
    TURNS,
)
from voliere.games.wingspan.decks import AUTOMA_CARDS, GOALS
from voliere.games.wingspan.payment import DIGIT, PayFood, paid_of
from voliere.games.wingspan.play import PLACE
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.setup import BONUS_BIT, FOOD_BITS
from voliere.games.wingspan.sight import active, cubes
from voliere.games.wingspan.state import Table

SPREAD: Final = 8  # cards laid out to choose from, at most
DEALT: Final = 5
AUTOMA_BIRDS: Final = 40  # face up before it, at most


def names_of(kind: type[Question]) -> list[str]:
    """The questions there are, by the names of their classes and by what these are called besides."""
    found = [kind.__name__, *([kind.also] if kind.also else [])]
    for more in kind.__subclasses__():
        found += names_of(more)
    return found


QUESTIONS: Final = sorted(set(names_of(Question)))
NUMBER_OF: Final = {name: k + 1 for k, name in enumerate(QUESTIONS)}


def cards_in(bits: i64) -> i64:
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


class Middle(Sense[Table]):
    def __init__(self, seats: int) -> None:
        points = "points of the goals scored so far, round by round, of each seat"
        super().__init__(
            [
                Part("round", 1, 0, ROUNDS, "the round"),
                Part("over", 1, 0, 1, "1 when the game is over"),
                Part(
                    "first",
                    1,
                    0,
                    seats,
                    "who begins it, counted from the reader on, plus 1; 0 nobody yet",
                    one_of=True,
                ),
                Part("active", 1, 0, seats, "whose turn it is, counted so; 0 nobody’s", one_of=True),
                Part(
                    "feeder",
                    FACES,
                    0,
                    DICE,
                    "dice in the feeder, by face: invertebrate, seed, fish, fruit, rodent, both",
                ),
                Part("tray", TRAY, 0, CARDS, "birds of the tray: 0 none, else a bird plus 1", one_of=True),
                Part("deck", 1, 0, CARDS, "cards in the deck"),
                Part("discards", 1, 0, CARDS, "cards put away"),
                Part("bonus_deck", 1, 0, BONUS_CARDS, "bonus cards in their deck"),
                Part("spread", SPREAD, 0, CARDS, "birds laid out to choose from, each plus 1", one_of=True),
                Part(
                    "bonus_spread",
                    SPREAD,
                    0,
                    BONUS_CARDS,
                    "bonus cards the reader may choose from, each plus 1",
                    one_of=True,
                ),
                Part("goals", ROUNDS, 0, len(GOALS), "the goals of the rounds, each plus 1", one_of=True),
                Part("goal_points", seats * ROUNDS, 0, 99, points),
                Part("cubes", seats, 0, max(TURNS), "turns each seat still has this round"),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        seats = s.seats
        put(out, s.round)
        put(out, 1 if s.over else 0)
        put(out, (s.first - seat) % seats + 1 if s.first >= 0 else 0)
        turn = active(s)
        put(out, 0 if turn is None else (turn - seat) % seats + 1)
        put_all(out, s.feeder)
        put_all(out, s.tray, plus=1)
        put(out, s.deck.size)
        put(out, s.discards.size)
        put(out, cards_in(s.bonus_deck))
        if s.spread:
            put_list(out, [card for card in s.spread if card < CARDS], SPREAD)
            mine = [card - CARDS for card in s.spread if card >= CARDS] if s.actors == [seat] else []
            put_list(out, mine, SPREAD)
        else:
            blank(out, 2 * SPREAD)
        put_list(out, s.goals, ROUNDS)
        put_round(out, s.goal_points, seat * ROUNDS)
        for k in range(seats):
            put(out, cubes(s, (seat + k) % seats))


class Mats(Sense[Table]):
    def __init__(self, seats: int) -> None:
        spots = seats * SPOTS
        ready = "1 on pink birds that have not been used since their owner’s turn"
        super().__init__(
            [
                Part(
                    "mat",
                    spots,
                    0,
                    CARDS,
                    "birds on each mat, forest, grassland, wetland: 0 none, else a bird plus 1",
                    one_of=True,
                ),
                Part("eggs", spots, 0, 99, "eggs on them"),
                Part("cached", spots, 0, MOST, "food cached on them"),
                Part("tucked", spots, 0, CARDS, "cards tucked under them"),
                Part("ready", spots, 0, 1, ready),
                Part(
                    "food",
                    seats * KINDS,
                    0,
                    MOST,
                    "food of each seat: invertebrate, seed, fish, fruit, rodent",
                ),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        first: i64 = seat * SPOTS
        put_round(out, s.mat, first, plus=1)
        put_round(out, s.eggs, first)
        put_round(out, s.cached, first)
        put_round(out, s.tucked, first)
        seats: i64 = s.seats
        mat = s.mat
        k: i64 = seat
        for _ in range(s.seats):
            spent: i64 = s.spent[k]
            at: i64 = k * SPOTS
            last: i64 = at + SPOTS
            while at < last:
                bird: i64 = mat[at]
                put(out, 1 - (spent & 1) if bird >= 0 and COLOUR[bird] == PINK else 0)
                spent >>= 1
                at += 1
            k = k + 1 if k + 1 < seats else 0
        put_round(out, s.food, seat * KINDS)


class Hands(Sense[Table]):
    def __init__(self, seats: int) -> None:
        hands = "1 for each bird in a hand: the reader’s, and those of others it may see"
        bonus = "1 for each bonus card: the reader’s, and at the end those of all"
        super().__init__(
            [
                Part("cards", seats, 0, CARDS, "cards in each hand"),
                Part("hands", seats * CARDS, 0, 1, hands),
                Part("bonus_cards", seats, 0, BONUS_CARDS, "bonus cards of each seat"),
                Part("bonus", seats * BONUS_CARDS, 0, 1, bonus),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        seats = s.seats
        public = s.over or (s.agreed.open_hands and not s.lanes)
        k = seat
        for _ in range(seats):
            put(out, s.hands[k].size)
            k = k + 1 if k + 1 < seats else 0
        for _ in range(seats):
            if public or k == seat:
                put_bag(out, s.hands[k], CARDS)
            else:
                blank(out, CARDS)
            k = k + 1 if k + 1 < seats else 0
        for _ in range(seats):
            put(out, cards_in(s.bonus[k]))
            k = k + 1 if k + 1 < seats else 0
        for _ in range(seats):
            at = blank(out, BONUS_CARDS)
            if s.over or k == seat:
                held: i64 = s.bonus[k]
                card: i64 = 0
                while held != 0:
                    if held & 1 == 1:
                        tick(out, at, card)
                    held >>= 1
                    card += 1
            k = k + 1 if k + 1 < seats else 0


class Asked(Sense[Table]):
    def __init__(self, seats: int) -> None:
        kept = "in the set-up: 1 for each bird kept, by their numbers, each food paid, the second bonus card"
        super().__init__(
            [
                Part(
                    "question",
                    1,
                    0,
                    len(QUESTIONS),
                    "what is asked: a number of `QUESTIONS`, 0 nothing or sealed",
                    one_of=True,
                ),
                Part("whom", 1, 0, seats, "who is asked, counted from the reader on, plus 1", one_of=True),
                Part("about", 1, 0, CARDS, "the bird it is about plus 1, else 0", one_of=True),
                Part("left", 1, 0, MOST, "how many more are to be drawn, laid or given, plus 1, else 0"),
                Part("paid", KINDS, 0, 15, "food paid so far for the bird being played"),
                Part("acting", 1, 0, CARDS, "the bird whose power is used plus 1, else 0", one_of=True),
                Part(
                    "player",
                    1,
                    0,
                    seats,
                    "who plays a bird that is not on the mat yet, plus 1, else 0",
                    one_of=True,
                ),
                Part("playing", 1, 0, CARDS, "that bird plus 1", one_of=True),
                Part("habitat", 1, 0, ROWS, "and where, plus 1", one_of=True),
                Part("setting_up", 1, 0, 1, "1 in the set-up"),
                Part("kept", DEALT + KINDS + 1, 0, 1, kept),
                Part("settled", 1, 0, 1, "1 when the reader has done so"),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        seats = s.seats
        k: i64 = 0
        if s.lanes or not s.actors:
            blank(out, 4 + KINDS)
        else:
            task = s.todo[-1]
            verb = task.verb
            assert isinstance(verb, Question)
            about, left = verb.about(s, task), verb.left(s, task)
            put(out, NUMBER_OF[verb.ask(s, task)])
            put(out, (task.seat - seat) % seats + 1)
            put(out, 0 if about is None else about + 1)
            put(out, 0 if left is None else capped(left + 1))
            if isinstance(verb, PayFood):
                paid: i64 = paid_of(task)
                while k < KINDS:
                    put(out, (paid >> (k * DIGIT)) & 15)
                    k += 1
            else:
                blank(out, KINDS)
        put(out, s.acting + 1)
        self.read_playing(s, seat, out)
        if not s.lanes:
            blank(out, DEALT + KINDS + 3)
            return
        put(out, 1)
        kept: i64 = s.kept[seat]
        k = 0
        while k < DEALT + KINDS:
            put(out, (kept >> k) & 1)
            k += 1
        put(out, (kept >> BONUS_BIT) & 1)
        put(out, 0 if s.lanes[seat] else 1)

    def read_playing(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        if not s.lanes:
            for task in s.todo:
                if task.verb is PLACE:
                    put(out, (task.seat - seat) % s.seats + 1)
                    put(out, PLACE.bird(task) + 1)
                    put(out, PLACE.row(task) + 1)
                    return
        blank(out, 3)


class Opponent(Sense[Table]):
    def __init__(self) -> None:
        super().__init__(
            [
                Part("automa_bonus", 1, 0, BONUS_CARDS, "alone: the Automa’s bonus card plus 1", one_of=True),
                Part(
                    "automa_birds",
                    AUTOMA_BIRDS,
                    0,
                    CARDS,
                    "its birds, in the order they came, each plus 1",
                    one_of=True,
                ),
                Part("automa_face_down", 1, 0, CARDS, "its cards face down"),
                Part("automa_eggs", 1, 0, MOST, "its eggs"),
                Part("automa_cubes", 1, -99, 99, "its cubes on the goal of this round"),
                Part("automa_card", 1, 0, len(AUTOMA_CARDS), "its card of this turn plus 1", one_of=True),
                Part("automa_deck", 1, 0, len(AUTOMA_CARDS), "cards in its deck"),
                Part("automa_goals", ROUNDS, 0, 99, "its points of the goals scored so far"),
            ]
        )

    def read(self, s: Table, seat: Seat, out: BytesWriter) -> None:
        automa = s.automa
        assert automa is not None
        put(out, automa.bonus + 1)
        put_list(out, automa.birds, AUTOMA_BIRDS)
        put(out, automa.face_down)
        put(out, automa.eggs)
        put(out, automa.cubes)
        put(out, automa.shown + 1)
        put(out, automa.deck.size)
        points = automa.goal_points
        for round in range(ROUNDS):
            put(out, points[round] if round < len(points) else 0)


def senses(seats: int, options: Options) -> list[Sense[Table]]:
    found: list[Sense[Table]] = [Middle(seats), Mats(seats), Hands(seats), Asked(seats)]
    return [*found, Opponent()] if seats == 1 else found


assert FOOD_BITS == DEALT
assert BONUS_BIT == DEALT + KINDS
