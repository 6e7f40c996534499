"""What a seat of Wingspan sees: the wire types."""

from __future__ import annotations

from typing import TypedDict


class BirdView(TypedDict):
    """A bird on a mat. `ready`: a pink power not used since its owner's turn; null = not pink."""

    bird: int
    eggs: int
    limit: int
    cached: int
    food: int | None
    tucked: int
    ready: bool | None


class RowView(TypedDict):
    """A habitat: its birds, what its action gives now, and the eggs the next bird costs (null = full).

    `free`: the eggs each free spot costs, the next one first.
    """

    birds: list[BirdView]
    gain: int
    converts: bool
    egg_cost: int | None
    free: list[int]


class BonusView(TypedDict):
    bonus: int
    count: int
    points: int


class PlayerView(TypedDict):
    """`hand` and `bonus` only where the reader may know them."""

    rows: list[RowView]
    food: list[int]
    cards: int
    hand: list[int] | None
    bonus_cards: int
    bonus: list[BonusView] | None
    cubes: int
    goal_points: list[int]


class GoalView(TypedDict):
    """`counts` and `points` by seat, the Automa last: fixed once `done`, else as they stand now."""

    goal: int
    counts: list[int]
    points: list[int]
    done: bool


class AutomaView(TypedDict):
    """`result`, at the end: the player has won, tied or lost against it."""

    bonus: int
    birds: list[int]
    face_down: int
    eggs: int
    cubes: int
    card: int | None
    deck: int
    lines: dict[str, int]
    total: int
    result: str | None


class PaymentView(TypedDict):
    """The food being paid for a bird. `chosen`: tokens so far, by kind.

    `owed`: kinds of the symbols no fitting token was chosen for yet; 5 is any kind. Where the cost says "or",
    all of its kinds. `ways`: what may be chosen to complete it, each by kind; only for who pays.
    """

    chosen: list[int]
    owed: list[int]
    ways: list[list[int]]


class QuestionView(TypedDict):
    """What somebody is asked: by which verb, about which bird, how many are left, what is being paid."""

    seat: int
    verb: str
    bird: int | None
    left: int | None
    payment: PaymentView | None


class PlayingView(TypedDict):
    """A bird that is chosen and not yet paid for: who plays it, and where."""

    seat: int
    bird: int
    habitat: int


class KeepView(TypedDict):
    """The reader's own choices of the set-up so far. `price`: food tokens for each bird kept."""

    dealt: list[int]
    kept: list[int]
    paid: list[int]
    bonus: list[int]
    price: int


class PromiseView(TypedDict):
    bird: int
    answer: int


class ScoreView(TypedDict):
    """Points so far; without the line "bonus" where it is secret."""

    total: int
    lines: dict[str, int]


class WingspanView(TypedDict):
    goals_side: str
    edition: str
    open_hands: bool
    printed_cards: bool
    round: int
    first: int | None
    active: int | None
    feeder: list[int]
    outside: int
    tray: list[int | None]
    deck: int
    discards: int
    bonus_deck: int
    spread: list[int]
    bonus_spread: list[int]
    goals: list[GoalView]
    players: list[PlayerView]
    automa: AutomaView | None
    acting: int | None
    playing: PlayingView | None
    question: QuestionView | None
    keep: KeepView | None
    promises: list[PromiseView]
    shares_welcome: bool
    over: bool
    scores: list[ScoreView]
    places: list[int]
