"""Rounds: setting the table, ending a round, and what the Extended variant carries on (SB-SETUP, SB-EXT)."""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.native import i64, vec
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.games.songbirds.components import (
    BERRIES,
    CARDS,
    CENTRE,
    DIAGONALS,
    FILLED,
    HAND_SIZES,
    LINE_SIZE,
    PENDING,
    SIDE,
    SIDE_CHOICE,
    SPECIAL,
)
from voliere.games.songbirds.forest import lay, sing
from voliere.games.songbirds.score import berries, next_first, round_score, title
from voliere.games.songbirds.special import SIDES
from voliere.games.songbirds.state import Table
from voliere.games.songbirds.turn import DRAW, TURN, worm_left


class NewRound(Verb[Table]):
    """A fresh set-up (SB-EXT-1); with four players the special side is settled before the deal (SB-EXT-6)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.round += 1
        s.clear()
        s.deck = Bag(list(range(CARDS)))
        if s.log is not None and s.agreed.extended != "off":
            s.log.tell("round", {"round": s.round, "seat": me.seat})
        s.push(END, me.seat)
        s.push(DEAL, me.seat)
        if s.agreed.duel and s.seats == 4:
            chosen = s.agreed.special
            if chosen == "chosen":
                s.push(CHOOSE_SIDE, me.seat)
            elif chosen == "random":
                s.side = int(s.rng.below(len(SIDES)))
            else:
                s.side = SIDE.index[chosen]


class ChooseSide(Verb[Table]):
    """The first player of the round chooses the special side (SB-EXT-6, SB-4P-1)."""

    def options(self, s: Table, me: Task) -> list[Action]:
        return [SIDE_CHOICE.first + k for k in range(len(SIDES))]

    def take(self, s: Table, me: Task, a: Action) -> None:
        s.side = a - SIDE_CHOICE.first
        if s.log is not None:
            s.log.tell("side", {"seat": me.seat, "side": s.side})


class Deal(Verb[Table]):
    """Tokens on the lines, cards in the forest, hands (SB-SETUP-1 to 4, SB-4P-2, SB-SOLO-1, SB-COOP-1)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        tokens = BERRIES[:]
        s.rng.shuffle(tokens)
        s.tokens = vec[i64](tokens)
        deck = s.deck
        if not s.agreed.duel:
            for cell in DIAGONALS:
                lay_songbird(s, cell, deck)
            for hand in s.hands:
                hand.add(deck.draw(s.rng))
        elif s.seats == 4:
            lay_special(s)
            deal_hands(s, deck)
        else:
            lay_songbird(s, CENTRE, deck)
            deal_hands(s, deck)
            if len(deck) > 0:
                s.aside = int(deck.draw(s.rng))
        if s.log is not None:
            s.log.tell("dealt", {"seat": me.seat})
            if s.side >= 0 and s.agreed.special == "random":
                s.log.tell("side_drawn", {"side": s.side})
        s.push(TURN if s.agreed.duel else DRAW, me.seat)


def lay_songbird(s: Table, cell: int, deck: Bag) -> None:
    card = deck.draw(s.rng)
    lay(s, cell, card)
    sing(s, cell, card)


def lay_special(s: Table) -> None:
    """The special card lies at the centre (SB-4P-2) and fills its cell (SB-4P-4)."""
    lay(s, CENTRE, SPECIAL)
    for line in (2, 7):
        s.lines[line * LINE_SIZE + FILLED] += 1
    s.areas_won = [PENDING] * len(SIDES[s.side].areas)


def deal_hands(s: Table, deck: Bag) -> None:
    for hand in s.hands:
        for _ in range(HAND_SIZES[s.seats]):
            hand.add(deck.draw(s.rng))


class End(Verb[Table]):
    """The forest is full: favourites are revealed and the round scores (SB-END-1)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        if not s.agreed.duel:
            finish_alone(s)
            return
        s.unveil()
        reveal(s)
        earned = [round_score(s, seat) for seat in range(s.seats)]
        s.history = s.history + [(s.favourites, earned)]  # noqa: RUF005 (quicker when compiled)
        s.totals = [s.totals[seat] + earned[seat] for seat in range(s.seats)]
        if s.log is not None:
            for seat, points in enumerate(earned):
                s.log.tell("round_score", {"seat": seat, "points": points, "total": s.totals[seat]})
        if goes_on(s):
            s.first = next_first(s)
            s.push(NEW_ROUND, s.first)
        else:
            s.over = True
            if s.log is not None:
                winners = [seat for seat, place in enumerate(s.places()) if place == 1]
                s.log.tell("won", {"seats": winners})


def reveal(s: Table) -> None:
    """The one card left is the favourite (SB-END-1), without a worm unless the option says so (SB-EB-6)."""
    s.favourites = s.favourites[:]  # other copies share these
    if s.agreed.early_bird:
        s.worms = s.worms[:]
    seat = s.next
    for _ in range(s.seats):
        if s.favourites[seat] < 0:
            card = s.hands[seat].only()
            s.hands[seat].take(card)
            s.favourites[seat] = int(card)
            if s.agreed.early_bird:  # SB-R-6
                s.worms[seat] = worm_left(s) if s.agreed.late_worms else 0
        if s.log is not None:
            s.log.tell("revealed", {"seat": seat, "card": s.favourites[seat], "berries": berries(s, seat)})
        seat = seat + 1 if seat + 1 < s.seats else 0


def goes_on(s: Table) -> bool:
    """Rounds: that many. Target: until a total reaches it at the end of a round (SB-EXT-4)."""
    if s.agreed.extended == "rounds":
        return s.round < s.agreed.rounds
    return s.agreed.extended == "target" and max(s.totals) < s.agreed.target


def finish_alone(s: Table) -> None:
    """Solo and cooperative: one score, one title (SB-SOLO-5 to 8, SB-COOP-5)."""
    s.over = True
    if s.log is not None:
        points = s.scores()[0].total
        s.log.tell("title", {"points": points, "title": title(points)})


NEW_ROUND: Final = NewRound()
CHOOSE_SIDE: Final = ChooseSide()
DEAL: Final = Deal()
END: Final = End()
