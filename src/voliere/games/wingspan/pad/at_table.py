"""The Automa's game as the page is told of it."""

from __future__ import annotations

from voliere.games.wingspan.automa import USABLE, cards_in
from voliere.games.wingspan.components import COLOUR, NO_BIRD, PINK, ROUNDS, TURNS
from voliere.games.wingspan.decks import AUTOMA_CARDS, GOALS
from voliere.games.wingspan.goals import worth
from voliere.games.wingspan.pad.automa import COUNTING, NOT_KNOWN, AutomaPlay, Deed, Place
from voliere.games.wingspan.pad.boxes import AUTOMA_REACH
from voliere.games.wingspan.pad.tally import Tally
from voliere.games.wingspan.pad.view import WingspanPadDeed, WingspanPadPlace, WingspanPadPlay

MOST_REACH = 60  # counts the page may ask the worth of


def at_table(tally: Tally) -> WingspanPadPlay:
    play = tally.play
    automa = play.automa
    return WingspanPadPlay(
        phase=play.phase,
        round=play.round,
        turn=play.turn,
        turns=TURNS[1:],
        bonus=known(automa.bonus),
        usable=USABLE[:],
        decks=[cards_in(round, play.agreed.expert) for round in range(1, ROUNDS + 1)],
        leaves=[left_after(round) for round in range(1, ROUNDS + 1)],
        step=play.now,
        deeds=[deed(one) for one in play.deeds],
        eggs=play.eggs,
        birds=automa.birds[:],
        unnamed=play.unnamed[:],
        bird_points=play.bird_points,
        face_down=play.face_down,
        worth=play.agreed.face_down_worth,
        cubes=automa.cubes,
        bases=[base(play, round) for round in range(1, ROUNDS + 1)],
        reach=[reach(tally, round) for round in range(ROUNDS)],
        counted=[counted(play, round) for round in range(ROUNDS)],
        standing=standing(tally) if play.phase == COUNTING else [],
        pink=[bird for bird in tally.laid_by(0) if COLOUR[bird] == PINK],
    )


def known(index: int) -> int | None:
    return index if index >= 0 else None


def left_after(round: int) -> int | None:
    """The card that leaves its deck when a round has ended (WS-AUTO-12)."""
    found = [k for k, card in enumerate(AUTOMA_CARDS) if card.leaves == round]
    return found[0] if found else None


def deed(one: Deed) -> WingspanPadDeed:
    return WingspanPadDeed(
        asks=one.asks,
        dice=one.dice,
        face=known(one.face),
        taken=one.taken,
        tray=[place(p) for p in one.tray],
        best=one.best,
        face_down=one.face_down,
        points=None if one.kept_points == NOT_KNOWN else one.kept_points,
    )


def place(one: Place) -> WingspanPadPlace:
    return WingspanPadPlace(
        said=one.said,
        bird=None if one.bird == NO_BIRD else one.bird,
        points=None if one.points == NOT_KNOWN else one.points,
        fits=one.fits,
        fate=one.fate,
    )


def base(play: AutomaPlay, round: int) -> int | None:
    """What it has for a goal without cubes (WS-AUTO-11)."""
    goal = play.goal(round)
    return GOALS[goal].base[round - 1] if goal >= 0 else None


def reach(tally: Tally, round: int) -> int | None:
    """What it has, or had, for the goal of a round: what was said goes before what is counted."""
    said = tally.s.value(AUTOMA_REACH, round)
    return said - 1 if said else counted(tally.play, round)


def counted(play: AutomaPlay, round: int) -> int | None:
    """What its turns come to for the goal of a round."""
    return play.reach_now() if round + 1 == play.round else play.reach[round]


def standing(tally: Tally) -> list[list[int]]:
    """The points of both for each count the player may have."""
    round = tally.play.round
    own = reach(tally, round - 1)
    if own is None:
        return []
    return [worth(tally.agreed.blue, round, [n, own]) for n in range(MOST_REACH + 1)]
