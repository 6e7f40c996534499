"""Who may know what (WS-INFO-1): the view of a seat, reasons, moves as others see them."""

from __future__ import annotations

from voliere.core.events import Event
from voliere.core.space import HIDDEN, Action
from voliere.core.state import Seat
from voliere.core.task import Task
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.bonus import count, held
from voliere.games.wingspan.components import (
    CARD_GAIN,
    CARDS,
    COLOUR,
    COLUMNS,
    CONVERTS,
    DICE,
    DISCARD,
    EGG_COST,
    EGG_GAIN,
    FOOD_GAIN,
    KEEP_BONUS,
    KINDS,
    LIMIT,
    PAY,
    PINK,
    PROMISE,
    ROUNDS,
    ROWS,
    SAVE,
    SORT,
    SPOTS,
    TUCK,
    TURNS,
    WILD,
)
from voliere.games.wingspan.decks import BONUSES
from voliere.games.wingspan.goals import standing, worth
from voliere.games.wingspan.payment import DIGIT, PayFood, bird_of, paid_of, payable, ways
from voliere.games.wingspan.play import PLACE, open_rows
from voliere.games.wingspan.powers.catalogue import power_of
from voliere.games.wingspan.powers.power import ALL_SHARES
from voliere.games.wingspan.promise import answer, pink_birds
from voliere.games.wingspan.question import Question
from voliere.games.wingspan.score import automa_lines, lines, places, result
from voliere.games.wingspan.setup import BONUS_BIT, FOOD_BITS, PRICE
from voliere.games.wingspan.state import Table
from voliere.games.wingspan.turn import TURN
from voliere.games.wingspan.view import (
    AutomaView,
    BirdView,
    BonusView,
    GoalView,
    KeepView,
    PaymentView,
    PlayerView,
    PlayingView,
    PromiseView,
    QuestionView,
    RowView,
    ScoreView,
    WingspanView,
)

GAINS = [FOOD_GAIN, EGG_GAIN, CARD_GAIN]


def view(s: Table, seat: Seat) -> WingspanView:
    mine = 0 <= seat < s.seats
    bonus_spread = [card - CARDS for card in s.spread if card >= CARDS] if mine and s.actors == [seat] else []
    return WingspanView(
        goals_side="blue" if s.agreed.blue else "green",
        edition=["fr", "en"][s.agreed.edition],
        open_hands=s.agreed.open_hands,
        printed_cards=s.agreed.printed_cards,
        round=s.round,
        first=s.first if s.first >= 0 else None,
        active=active(s),
        feeder=[int(n) for n in s.feeder],
        outside=DICE - int(s.inside),
        tray=[int(bird) if bird >= 0 else None for bird in s.tray],
        deck=len(s.deck),
        discards=len(s.discards),
        bonus_deck=size(int(s.bonus_deck)),
        spread=[card for card in s.spread if card < CARDS],
        bonus_spread=bonus_spread,
        goals=[goal_view(s, round) for round in range(1, ROUNDS + 1)],
        players=[player_view(s, k, seat) for k in range(s.seats)],
        automa=automa_view(s),
        acting=s.acting if s.acting >= 0 else None,
        playing=playing(s),
        question=question(s, seat),
        keep=keep_view(s, seat) if mine and s.lanes else None,
        promises=promise_views(s, seat) if mine else [],
        shares_welcome=mine and (s.always[seat] >> ALL_SHARES) & 1 == 1,
        over=s.over,
        scores=[score_view(s, k, s.over or k == seat) for k in range(s.seats)],
        places=places(s) if s.over else [],
    )


def promise_views(s: Table, seat: Seat) -> list[PromiseView]:
    return [PromiseView(bird=bird, answer=answer(s, seat, bird)) for bird in pink_birds(s, seat)]


def size(cards: int) -> int:
    return bin(cards).count("1")


def active(s: Table) -> Seat | None:
    """Whose turn it is."""
    if s.over or s.turn == 0:
        return None
    return (s.first + int(s.turn) - 1) % s.seats


def goal_view(s: Table, round: int) -> GoalView:
    done = s.over or round < s.round
    counts = standing(s, round)
    points = worth(s.agreed.blue, round, counts)
    if done:
        counts = []
        points = [int(s.goal_points[k * ROUNDS + round - 1]) for k in range(s.seats)]
        if s.automa is not None:
            points.append(s.automa.goal_points[round - 1])
    return GoalView(goal=s.goals[round - 1], counts=counts, points=points, done=done)


def player_view(s: Table, k: Seat, reader: Seat) -> PlayerView:
    knows_hand = k == reader or s.over or (s.agreed.open_hands and not s.lanes)
    return PlayerView(
        rows=[row_view(s, k, row) for row in range(ROWS)],
        food=[int(s.food[k * KINDS + kind]) for kind in range(KINDS)],
        cards=len(s.hands[k]),
        hand=s.hands[k].sorted() if knows_hand else None,
        bonus_cards=size(int(s.bonus[k])),
        bonus=[bonus_view(s, k, card) for card in held(s, k)] if k == reader or s.over else None,
        cubes=cubes(s, k),
        goal_points=[int(s.goal_points[k * ROUNDS + r]) for r in range(ROUNDS if s.over else s.round - 1)],
    )


def cubes(s: Table, k: Seat) -> int:
    """Turns a player still has this round."""
    if s.first < 0:
        return TURNS[1]
    place = (k - s.first) % s.seats
    taken = (int(s.turn) - place + s.seats - 1) // s.seats
    return TURNS[s.round] - taken


def row_view(s: Table, k: Seat, row: int) -> RowView:
    n = int(s.birds[k * ROWS + row])
    first = k * SPOTS + row * COLUMNS
    return RowView(
        birds=[bird_view(s, k, at) for at in range(first, first + n)],
        gain=GAINS[row][n],
        converts=CONVERTS[n],
        egg_cost=EGG_COST[n] if n < COLUMNS else None,
        free=EGG_COST[n:COLUMNS],
    )


def bird_view(s: Table, k: Seat, at: int) -> BirdView:
    bird = int(s.mat[at])
    return BirdView(
        bird=bird,
        eggs=int(s.eggs[at]),
        limit=int(LIMIT[bird]),
        cached=int(s.cached[at]),
        food=power_of(bird).caches() if s.cached[at] > 0 else None,
        tucked=int(s.tucked[at]),
        ready=not (s.spent[k] >> (at % SPOTS)) & 1 if COLOUR[bird] == PINK else None,
    )


def bonus_view(s: Table, k: Seat, card: int) -> BonusView:
    n = count(s, k, card)
    return BonusView(bonus=card, count=n, points=BONUSES[card].points(n))


def automa_view(s: Table) -> AutomaView | None:
    automa = s.automa
    if automa is None:
        return None
    parts = automa_lines(s)
    return AutomaView(
        bonus=automa.bonus,
        birds=automa.birds[:],
        face_down=automa.face_down,
        eggs=automa.eggs,
        cubes=automa.cubes,
        card=automa.shown if automa.shown >= 0 else None,
        deck=len(automa.deck),
        lines=parts,
        total=sum(parts.values()),
        result=result(s) if s.over else None,
    )


def question(s: Table, reader: Seat) -> QuestionView | None:
    """What is asked now, but for the sealed questions of the set-up."""
    if s.lanes or not s.actors:
        return None
    task = s.todo[-1]
    verb = task.verb
    assert isinstance(verb, Question)
    return QuestionView(
        seat=task.seat,
        verb=verb.ask(s, task),
        bird=verb.about(s, task),
        left=verb.left(s, task),
        payment=payment_view(s, task, reader) if isinstance(verb, PayFood) else None,
    )


def payment_view(s: Table, task: Task, reader: Seat) -> PaymentView:
    bird, paid = int(bird_of(task)), int(paid_of(task))
    chosen = [(paid >> (kind * DIGIT)) & 15 for kind in range(KINDS)]
    card = BIRDS[bird]
    if card.either:
        fits = any(chosen[kind] for kind in card.either)
        owed = [] if fits else list(card.either)
    else:
        owed = [kind for kind in range(KINDS) for _ in range(card.cost[kind] - chosen[kind])]
        others = sum(max(0, chosen[kind] - card.cost[kind]) for kind in range(KINDS))
        owed += [WILD] * (card.wild - others)
    open_ways = ways(s, task.seat, bird, paid) if reader == task.seat else []
    return PaymentView(chosen=chosen, owed=owed, ways=open_ways)


def playing(s: Table) -> PlayingView | None:
    """The bird on its way to the mat, while its price is being paid."""
    if s.lanes:
        return None
    for task in s.todo:
        if task.verb is PLACE:
            return PlayingView(seat=task.seat, bird=PLACE.bird(task), habitat=PLACE.row(task))
    return None


def keep_view(s: Table, seat: Seat) -> KeepView:
    dealt = s.hands[seat].sorted()
    kept = s.kept[seat]
    chosen = held(s, seat)
    if not s.lanes[seat]:
        chosen = [chosen[int((kept >> BONUS_BIT) & 1)]]
    return KeepView(
        dealt=dealt,
        kept=[bird for k, bird in enumerate(dealt) if (kept >> k) & 1],
        paid=[kind for kind in range(KINDS) if (kept >> (FOOD_BITS + kind)) & 1],
        bonus=chosen,
        price=PRICE,
    )


def score_view(s: Table, k: Seat, knows: bool) -> ScoreView:
    parts = lines(s, k)
    if not knows:
        del parts["bonus"]
    return ScoreView(total=sum(parts.values()), lines=parts)


def seen(s: Table, by: Seat, seat: Seat, a: Action) -> Action:
    """Sealed: the set-up, cards put away from a hand, the bonus card kept, answers given in advance."""
    if by == seat:
        return a
    if a in SORT or a in KEEP_BONUS or a >= PROMISE.first or ((a in PAY or a in SAVE) and s.lanes):
        return HIDDEN
    if (a in DISCARD or a in TUCK) and not s.agreed.open_hands:
        return HIDDEN
    return a


def reasons(s: Table, seat: Seat) -> dict[str, Event]:
    """Why a bird of the hand cannot be played now."""
    if s.lanes or s.actors != [seat] or s.todo[-1].verb is not TURN:
        return {}
    found: dict[str, Event] = {}
    rows = open_rows(s, seat, (1 << ROWS) - 1)
    for bird in s.hands[seat].sorted():
        lives = BIRDS[bird].habitats
        if not any(s.birds[seat * ROWS + row] < COLUMNS for row in lives):
            found[f"bird:{bird}"] = Event("no_room", {})
        elif not any((rows >> row) & 1 for row in lives):
            found[f"bird:{bird}"] = Event("eggs_short", {})
        elif not payable(s, seat, bird):
            found[f"bird:{bird}"] = Event("food_short", {})
    return found
