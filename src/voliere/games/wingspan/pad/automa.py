"""The Automa at the table: its turns as they were said, what each step asks and comes to (WS-AUTO).

The box has the cards, the dice and the eggs; the pad has the deck of the Automa and its head. All it decides
is decided by the game's own Automa (../automa.py), from what was said to lie there.
"""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64, vec
from voliere.core.pad.state import PadState
from voliere.games.wingspan.automa import STEPS, DrawCards, GainFood, PlayBird, Step, best_of, first_there
from voliere.games.wingspan.bonus import by_bird, meets
from voliere.games.wingspan.components import DICE, FACES, NO_BIRD, POINTS, ROUNDS, TRAY, TURNS
from voliere.games.wingspan.feeder import alike
from voliere.games.wingspan.goals import automa_reach
from voliere.games.wingspan.pad.boxes import (
    ANOTHER,
    CLOSED,
    DEED,
    DONE,
    DRAWN,
    FIRST_KEPT,
    FIRST_WORTH,
    FITTING,
    INSIDE,
    KEPT,
    LOT,
    LYING,
    MEND,
    MOST_MEND,
    NOBODY_THERE,
    NOTHING_KEPT,
    SOUGHT,
    STORE,
    TAKEN,
    TILE,
)
from voliere.games.wingspan.state import Agreed, Automa

NOT_KNOWN: Final = -1

# Where the game is.
SETTING: Final = "setup"
WAITING: Final = "wait"  # it is the player's turn
ACTING: Final = "step"
COUNTING: Final = "goal"
OVER: Final = "over"


class Place:
    """A place of the tray as it was said, and what becomes of its bird."""

    def __init__(self, said: bool, bird: int, points: int, fits: bool) -> None:
        self.said = said
        self.bird = bird  # NO_BIRD: not named, or none
        self.points = points
        self.fits = fits
        self.fate = ""  # kept, discarded, stays


class Deed:
    """A step of its card: what must be said first (`asks`), else what is to be done."""

    def __init__(self, step: Step, said: int) -> None:
        self.step = step
        self.said = said  # whether it was done: a value of the box
        self.asks = ""  # dice, again (rolled anew: dice), tray, lot; "": nothing
        self.dice: list[int] = []  # how many of each face are in the feeder
        self.face = NOT_KNOWN  # which it takes
        self.taken = 0  # how many; 0: all there are
        self.tray: list[Place] = []
        self.best: list[int] = []  # places between which the lot decides
        self.kept_points = NOT_KNOWN
        self.kept_bird = NO_BIRD
        self.face_down = False


class AutomaPlay:
    """The game so far, from its first turn up to the first that was not said."""

    def __init__(self, s: PadState, agreed: Agreed) -> None:
        self.s = s
        self.agreed = agreed
        self.automa = Automa()
        self.automa.bonus = s.value(SOUGHT) - 1
        self.unnamed: list[int] = []  # the points of birds it has that nobody named
        self.reach: list[int | None] = [None] * ROUNDS  # what it had for the goals, when their rounds ended
        self.round = 1
        self.turn = 0  # turns it has ended this round
        self.deeds: list[Deed] = []  # of its last card
        self.now = 0  # which of them is to be done
        self.begun = s.value(DRAWN, 0, 0) > 0
        self.phase = self.play()

    def goal(self, round: int) -> int:
        return self.s.value(TILE, round - 1) - 1

    def play(self) -> str:
        for round in range(1, ROUNDS + 1):
            self.round = round
            self.turn = 0
            self.automa.cubes = 0  # they come back when a round has ended (WS-AUTO-11)
            self.automa.shown = -1
            while self.turn < TURNS[round]:
                if not self.take_turn(round - 1, self.turn):
                    if self.now < len(self.deeds):
                        return ACTING
                    goals = [self.goal(r) for r in range(1, ROUNDS + 1)]
                    return WAITING if self.automa.bonus >= 0 and min(goals) >= 0 else SETTING
                self.turn += 1
            self.reach[round - 1] = self.reach_now()
            if not self.s.value(CLOSED, round - 1):
                return COUNTING
        return OVER

    def reach_now(self) -> int | None:
        """What it has for the goal of this round; None: nobody said which that is."""
        goal = self.goal(self.round)
        return automa_reach(goal, self.round, self.automa.cubes) if goal >= 0 else None

    def take_turn(self, round: int, turn: int) -> bool:
        """Whether it was said to the end."""
        card = self.s.value(DRAWN, round, turn) - 1
        if card < 0:
            return False
        self.automa.shown = card
        self.deeds = []
        self.now = 0
        for k, step in enumerate(STEPS[card][round]):
            self.deeds.append(self.deed(step, round, turn, self.s.value(DEED, round, turn, k)))
        for deed in self.deeds:
            if not deed.said:
                return False
            if deed.said == DONE:
                self.do(deed)
            self.now += 1
        return True

    def do(self, deed: Deed) -> None:
        """What it changes of what lies before the Automa."""
        deed.step.done(self.automa)
        if deed.kept_bird >= 0:
            self.automa.birds.append(deed.kept_bird)
        elif deed.kept_points >= 0:
            self.unnamed.append(deed.kept_points)
        elif deed.face_down:
            self.automa.face_down += 1

    def deed(self, step: Step, round: int, turn: int, said: int) -> Deed:
        deed = Deed(step, said)
        if isinstance(step, GainFood):
            self.feed(deed, step.key, round, turn)
        elif isinstance(step, PlayBird):
            self.choose(deed, round, turn)
        elif isinstance(step, DrawCards):
            deed.face_down = True
        return deed

    # -- the feeder (WS-AUTO-7) --------------------------------------------------------------------

    def feed(self, deed: Deed, key: list[int], round: int, turn: int) -> None:
        deed.face = self.s.value(TAKEN, round, turn) - 1
        if deed.face >= 0:
            return
        for throw in range(2):
            dice = [self.s.value(INSIDE, round, turn, throw, face) for face in range(FACES)]
            if not any(dice):
                deed.asks = "again" if throw else "dice"
                return
            deed.dice = dice
            if throw == 1 or not alike(vec[i64](dice), sum(dice)):
                break
        deed.face = first_there(key, vec[i64](deed.dice))
        deed.taken = deed.dice[deed.face]

    # -- the tray (WS-AUTO-5) ------------------------------------------------------------------------

    def place(self, round: int, turn: int, k: int) -> Place:
        said = self.s.value(FITTING, round, turn, k)
        if said >= FIRST_WORTH:
            return Place(True, NO_BIRD, said - FIRST_WORTH, True)
        if said in (NOBODY_THERE, ANOTHER):
            return Place(True, NO_BIRD, NOT_KNOWN, False)
        bird = self.s.value(LYING, round, turn, k) - 1
        if bird < 0:
            return Place(False, NO_BIRD, NOT_KNOWN, False)
        bonus = self.automa.bonus
        fits = bonus >= 0 and by_bird(bonus) and meets(self.agreed.edition, bonus, bird)
        return Place(True, bird, int(POINTS[bird]), fits)

    def choose(self, deed: Deed, round: int, turn: int) -> None:
        kept = self.s.value(KEPT, round, turn)
        if kept >= FIRST_KEPT:
            deed.kept_points = kept - FIRST_KEPT
            return
        if kept == NOTHING_KEPT:
            deed.face_down = True
            return
        deed.tray = [self.place(round, turn, k) for k in range(TRAY)]
        if not all(place.said for place in deed.tray):
            deed.asks = "tray"
            return
        fit = [k for k, place in enumerate(deed.tray) if place.fits]
        if not fit:
            deed.face_down = True
            return
        best = [fit[k] for k in best_of([deed.tray[k].points for k in fit])]
        lot = self.s.value(LOT, round, turn) - 1
        if len(best) > 1 and lot not in best:
            deed.asks = "lot"
            deed.best = best
            return
        chosen = lot if len(best) > 1 else best[0]
        for k, place in enumerate(deed.tray):
            place.fate = "kept" if k == chosen else "discarded" if place.fits else "stays"
        deed.kept_points = deed.tray[chosen].points
        deed.kept_bird = deed.tray[chosen].bird

    # -- what it has -----------------------------------------------------------------------------

    def mended(self, what: str, counted: int) -> int:
        """With what was put right by hand; later turns go on from there."""
        said = self.s.value(MEND, STORE.index[what])
        return max(0, counted + said - 1 - MOST_MEND) if said else counted

    @property
    def eggs(self) -> int:
        return self.mended("eggs", self.automa.eggs)

    @property
    def face_down(self) -> int:
        return self.mended("face_down", self.automa.face_down)

    @property
    def bird_points(self) -> int:
        named = sum([int(POINTS[bird]) for bird in self.automa.birds])
        return self.mended("birds", named + sum(self.unnamed))

    def dice_said(self) -> list[tuple[int, int]]:
        """Rounds in which more dice were said to be in the feeder than there are, and how many."""
        found: list[tuple[int, int]] = []
        for round in range(ROUNDS):
            for turn in range(TURNS[round + 1]):
                for throw in range(2):
                    n = sum([self.s.value(INSIDE, round, turn, throw, face) for face in range(FACES)])
                    if n > DICE:
                        found.append((round, n))
        return found
