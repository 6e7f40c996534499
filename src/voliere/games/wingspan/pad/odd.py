"""What cannot be so with one box, and is kept all the same."""

from __future__ import annotations

from typing import Final

from voliere.core.pad.view import Odd
from voliere.games.wingspan.automa import USABLE, cards_in
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.components import COLUMNS, DICE, ROUNDS, SPOTS, TURNS
from voliere.games.wingspan.decks import GOALS
from voliere.games.wingspan.pad.boxes import DRAWN, LINE
from voliere.games.wingspan.pad.tally import Tally

ODD: Final = {
    "bird_twice": ["bird", "seats"],
    "wrong_habitat": ["seat", "bird", "habitat"],
    "eggs_over": ["seat", "bird", "number", "most"],
    "bonus_twice": ["bonus", "seats"],
    "goal_twice": ["goal"],
    "dice_over": ["round", "number", "most"],
    "card_twice": ["card", "round"],
    "card_gone": ["card", "round"],
    "bonus_refused": ["bonus"],
    "number_differs": ["seat", "line", "number", "counted"],
}


def odd_in(tally: Tally) -> list[Odd]:
    return birds(tally) + cards(tally) + automa(tally) + numbers(tally)


def birds(tally: Tally) -> list[Odd]:
    t = tally.table
    found: list[Odd] = []
    where: dict[int, list[int]] = {}
    for at in range(tally.seats * SPOTS):
        bird = int(t.mat[at])
        if bird < 0:
            continue
        seat, row = at // SPOTS, at % SPOTS // COLUMNS
        where.setdefault(bird, []).append(seat)
        card = BIRDS[bird]
        if row not in card.habitats:
            found.append(Odd(name="wrong_habitat", args={"seat": seat, "bird": bird, "habitat": row}))
        eggs = int(t.eggs[at])
        if eggs > card.egg_limit:
            args: dict[str, int | list[int]] = {"seat": seat, "bird": bird, "number": eggs}
            args["most"] = card.egg_limit
            found.append(Odd(name="eggs_over", args=args))
    for bird, seats in where.items():
        if len(seats) > 1:
            found.append(Odd(name="bird_twice", args={"bird": bird, "seats": sorted(set(seats))}))
    return found


def cards(tally: Tally) -> list[Odd]:
    found: list[Odd] = []
    holders: dict[int, list[int]] = {}
    for seat, held in enumerate(tally.bonus):
        for one in held:
            holders.setdefault(one.card, []).append(seat)
    for card, seats in holders.items():
        if len(seats) > 1:
            found.append(Odd(name="bonus_twice", args={"bonus": card, "seats": seats}))
    tiles: list[int] = []
    for goal in tally.goals:
        if goal.goal >= 0:
            if GOALS[goal.goal].tile in tiles:  # two sides of a tile are never in one game
                found.append(Odd(name="goal_twice", args={"goal": goal.goal}))
            tiles.append(GOALS[goal.goal].tile)
    return found


def automa(tally: Tally) -> list[Odd]:
    """What cannot be so with one feeder and one deck of the Automa."""
    found: list[Odd] = []
    play = tally.play
    for round, n in play.dice_said():
        found.append(Odd(name="dice_over", args={"round": round, "number": n, "most": DICE}))
    for round in range(ROUNDS):
        drawn: list[int] = []
        for turn in range(TURNS[round + 1]):
            card = tally.s.value(DRAWN, round, turn) - 1
            if card in drawn:
                found.append(Odd(name="card_twice", args={"card": card, "round": round}))
            elif card >= 0 and card not in cards_in(round + 1, tally.agreed.expert):
                found.append(Odd(name="card_gone", args={"card": card, "round": round}))
            if card >= 0:
                drawn.append(card)
    if play.automa.bonus >= 0 and play.automa.bonus not in USABLE:
        found.append(Odd(name="bonus_refused", args={"bonus": play.automa.bonus}))
    return [one for k, one in enumerate(found) if one not in found[:k]]  # each thing is said once


def numbers(tally: Tally) -> list[Odd]:
    """A number that was said, where birds, cards or goals say another."""
    found: list[Odd] = []
    for seat in range(tally.seats):
        counted = tally.counted(seat)
        for name, number in tally.numbers(seat).items():
            other = counted[name]
            if other is not None and other != number:
                args: dict[str, int | list[int]] = {"seat": seat, "line": LINE.index[name], "number": number}
                args["counted"] = other
                found.append(Odd(name="number_differs", args=args))
    return found
