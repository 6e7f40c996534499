"""What cannot be so with one box of cards, and is kept all the same."""

from __future__ import annotations

from typing import Final

from voliere.core.pad.view import Odd
from voliere.games.songbirds.components import BERRIES, COLOURS
from voliere.games.songbirds.pad.rounds import Round

ODD: Final = {
    "laid_twice": ["round", "card"],
    "favourite_laid": ["round", "seat", "card"],
    "same_favourite": ["round", "seats", "card"],
    "token_twice": ["round", "number"],
    "same_worm": ["round", "number"],
    "berries_over": ["round", "number", "most"],
}


def odd_in(one: Round) -> list[Odd]:
    r = one.number
    found: list[Odd] = []
    for card in sorted(set(one.forest)):
        if card >= 0 and one.forest.count(card) > 1:
            found.append(Odd(name="laid_twice", args={"round": r, "card": card}))
    for seat, card in enumerate(one.favourites):
        if card < 0:
            continue
        if card in one.forest:
            found.append(Odd(name="favourite_laid", args={"round": r, "seat": seat, "card": card}))
        seats = [k for k, other in enumerate(one.favourites) if other == card]
        if len(seats) > 1 and seats[0] == seat:
            found.append(Odd(name="same_favourite", args={"round": r, "seats": seats, "card": card}))
    for token in sorted(set(BERRIES)):
        if one.tokens.count(token) > BERRIES.count(token):
            found.append(Odd(name="token_twice", args={"round": r, "number": token}))
    for worm in sorted(set(one.worms)):
        if worm > 0 and one.worms.count(worm) > 1:
            found.append(Odd(name="same_worm", args={"round": r, "number": worm}))
    berries = sum([max(0, one.harvest(colour) or 0) for colour in range(COLOURS)])
    most = one.most()
    if berries > most:
        found.append(Odd(name="berries_over", args={"round": r, "number": berries, "most": most}))
    return found
