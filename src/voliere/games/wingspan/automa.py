"""The Automa (WS-AUTO): a player of its own kind that never asks. Its deck decides what it does.

What it decides without a table to look at (`cards_in`, `first_there`, `best_of`, `Step.done`) also serves
people who play it with the cards and dice of their box (pad/automa.py).
"""

from __future__ import annotations

from typing import Final

from voliere.core.cards import Bag
from voliere.core.native import i64, vec
from voliere.core.space import Action
from voliere.core.task import Task, Verb
from voliere.games.wingspan.bonus import chance_of, meets
from voliere.games.wingspan.cards import clear_tray, discard_openly, from_deck, to_automa
from voliere.games.wingspan.components import AUTOMA_CARD, BOTH, CARDS, FACE, NO_BIRD, POINTS, TRAY
from voliere.games.wingspan.decks import AUTOMA_CARDS, BONUSES
from voliere.games.wingspan.feeder import all_equal, roll_all
from voliere.games.wingspan.react import AUTOMA_ICON, WATCH
from voliere.games.wingspan.state import EVERYBODY, FACE_UP, KNOWER, Automa, Table
from voliere.games.wingspan.turn import REFILL

EXPERT: Final = AUTOMA_CARD.index["spa"]
USABLE: Final = [k for k, card in enumerate(BONUSES) if card.automa]  # bonus cards it may have (WS-AUTO-2)


def lay_out_automa(s: Table) -> None:
    """Its bonus card is drawn until it shows a percentage and is neither of the two excepted (WS-AUTO-2)."""
    automa = Automa()
    s.automa = automa
    usable: i64 = sum([1 << k for k in USABLE])
    automa.bonus = chance_of(s, usable)  # drawing again and again comes to the same
    one: i64 = 1
    s.bonus_deck ^= one << automa.bonus
    s.place[CARDS + automa.bonus] = FACE_UP
    s.memory[KNOWER + CARDS + automa.bonus] = EVERYBODY
    automa.deck = new_deck(s)
    if s.log is not None:
        s.log.tell("automa_bonus", {"bonus": automa.bonus})


def new_deck(s: Table) -> Bag:
    return Bag(cards_in(s.round, s.agreed.expert))


def cards_in(round: int, expert: bool) -> list[int]:
    """All its cards but those that have left; the expert card only by option (WS-AUTO-12, WS-AUTO-14)."""
    cards: list[int] = []
    for k, card in enumerate(AUTOMA_CARDS):
        gone = card.leaves != 0 and card.leaves < round
        if not gone and (k != EXPERT or expert):
            cards.append(k)
    return cards


def end_automa_round(s: Table) -> None:
    """The card marked for the round leaves, drawn or not; the others are shuffled (WS-AUTO-12)."""
    automa = s.automa
    if automa is None:
        return
    s.round += 1
    automa.deck = new_deck(s)
    s.round -= 1
    automa.shown = -1
    if s.log is not None:
        for k, card in enumerate(AUTOMA_CARDS):
            if card.leaves == s.round:
                s.log.tell("automa_card_left", {"card": k})


class AutomaTurn(Verb[Table]):
    """Reveal a card and resolve the steps of this round in order, then refill the tray (WS-AUTO-3)."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        automa = s.automa
        if automa is None:
            return
        automa.shown = int(automa.deck.draw(s.rng))
        if s.log is not None:
            s.log.tell("automa_card", {"card": automa.shown})
        s.push(REFILL, me.seat)
        for step in reversed(STEPS[automa.shown][s.round - 1]):
            s.push(step, me.seat)


class Step(Verb[Table]):
    """One icon of an Automa card."""

    def __init__(self) -> None:
        super().__init__(asks=False)

    def take(self, s: Table, me: Task, a: Action) -> None:
        automa = s.automa
        if automa is not None:
            self.resolve(s, automa)

    def resolve(self, s: Table, automa: Automa) -> None:
        """Do it."""

    def done(self, automa: Automa) -> None:
        """What that changes of its eggs and cubes."""


def face_down(s: Table) -> None:
    card = from_deck(s)
    if card >= 0:
        to_automa(s, card, False)
        if s.log is not None:
            s.log.tell("automa_face_down", {})


class DrawCards(Step):
    """Discard the birds of the tray, then one card of the deck face down (WS-AUTO-4)."""

    def resolve(self, s: Table, automa: Automa) -> None:
        clear_tray(s)
        if s.log is not None:
            s.log.tell("automa_clears", {})
        face_down(s)


class PlayBird(Step):
    """Of the birds of the tray that meet its bonus card the best stays with it, the others go (WS-AUTO-5)."""

    def resolve(self, s: Table, automa: Automa) -> None:
        fit = [
            k for k in range(TRAY) if s.tray[k] >= 0 and meets(s.agreed.edition, automa.bonus, int(s.tray[k]))
        ]
        if not fit:
            if s.log is not None:
                s.log.tell("automa_no_bird", {"bonus": automa.bonus})
            face_down(s)
            return
        best = [fit[k] for k in best_of([int(POINTS[s.tray[k]]) for k in fit])]
        chosen = best[0] if len(best) == 1 else best[int(s.rng.below(len(best)))]
        most = int(POINTS[s.tray[chosen]])
        for k in fit:
            card = s.tray[k]
            s.tray[k] = NO_BIRD
            if k == chosen:
                to_automa(s, card, True)
                if s.log is not None:
                    s.log.tell("automa_bird", {"bird": int(card), "bonus": automa.bonus, "points": most})
            else:
                discard_openly(s, card)
                if s.log is not None:
                    s.log.tell("automa_discards", {"bird": int(card), "bonus": automa.bonus})


def best_of(points: list[int]) -> list[int]:
    """Which of the birds that fit it may keep: those with most points (WS-AUTO-5)."""
    return [k for k, n in enumerate(points) if n == max(points)]


class LayEggs(Step):
    """So many eggs (WS-AUTO-6)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def done(self, automa: Automa) -> None:
        automa.eggs += self.n

    def resolve(self, s: Table, automa: Automa) -> None:
        self.done(automa)
        if s.log is not None:
            s.log.tell("automa_eggs", {"n": self.n})


class GainFood(Step):
    """Reroll once if all dice are equal; then all dice of the first face of the key leave (WS-AUTO-7)."""

    def __init__(self, key: list[int]) -> None:
        super().__init__()
        self.key = key

    def resolve(self, s: Table, automa: Automa) -> None:
        if all_equal(s):
            if s.log is not None:
                s.log.tell("automa_rerolls", {})
            roll_all(s)
        face = first_there(self.key, s.feeder)
        n = s.feeder[face]
        s.feeder[face] = 0
        s.inside -= n
        if s.log is not None:
            s.log.tell("automa_food", {"face": face, "n": int(n)})
        if s.inside == 0:
            roll_all(s)


def first_there(key: list[int], feeder: vec[i64]) -> int:
    """The first face of the key that lies in the feeder (WS-AUTO-7): it has all faces, and never is empty."""
    for face in key:
        if feeder[face] > 0:
            return face
    raise ValueError("no die in the feeder")


class PlaceCube(Step):
    """A cube on the goal of this round (WS-AUTO-8)."""

    def done(self, automa: Automa) -> None:
        automa.cubes += 1

    def resolve(self, s: Table, automa: Automa) -> None:
        self.done(automa)
        if s.log is not None:
            s.log.tell("automa_cube", {"goal": s.goals[s.round - 1], "n": automa.cubes})


class RemoveCube(Step):
    """A cube back from the goal of this round; ignored when there is none (WS-AUTO-8)."""

    def done(self, automa: Automa) -> None:
        if automa.cubes > 0:
            automa.cubes -= 1

    def resolve(self, s: Table, automa: Automa) -> None:
        before = automa.cubes
        self.done(automa)
        if automa.cubes < before and s.log is not None:
            s.log.tell("automa_cube_back", {"goal": s.goals[s.round - 1], "n": automa.cubes})


class ActivatePink(Step):
    """Every pink power of the player may be used once now, in an order of the player's choice (WS-AUTO-9)."""

    def resolve(self, s: Table, automa: Automa) -> None:
        if s.log is not None:
            s.log.tell("automa_pink", {})
        s.push(WATCH, 0, AUTOMA_ICON)


def make(step: str) -> Step:
    """A step from its line: "lay_eggs n=2"."""
    action, _, param = step.partition(" ")
    value = param.partition("=")[2]
    if action == "lay_eggs":
        return LayEggs(int(value))
    if action == "gain_food":
        names = value.split(">")
        return GainFood([BOTH if name == "invertebrate/seed" else FACE.index[name] for name in names])
    return PLAIN[action]


PLAIN: Final[dict[str, Step]] = {
    "draw_cards": DrawCards(),
    "play_bird": PlayBird(),
    "place_cube": PlaceCube(),
    "remove_cube": RemoveCube(),
    "activate_pink": ActivatePink(),
}
STEPS: Final = [[[make(step) for step in section] for section in card.sections] for card in AUTOMA_CARDS]
AUTOMA_TURN: Final = AutomaTurn()
