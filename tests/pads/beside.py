"""A game against the engine's Automa, and beside it the one of the box, told what lies there."""

from __future__ import annotations

from typing import Any

from voliere.core.events import Event
from voliere.core.options import Options
from voliere.core.pad.state import PadState
from voliere.core.rng import Rng, seeded
from voliere.games import catalogue, pads
from voliere.games.wingspan.automa import AUTOMA_TURN, DrawCards, GainFood, PlayBird, Step
from voliere.games.wingspan.bonus import meets
from voliere.games.wingspan.components import POINTS, ROUNDS
from voliere.games.wingspan.goals import standing
from voliere.games.wingspan.rounds import END_ROUND
from voliere.games.wingspan.score import automa_lines, food_left, lines, result

SPACE = pads()["wingspan-pad"].space
THINGS = SPACE.things


class Beside:
    """Plays one game by chance and keeps both Automas level. `manner` says how feeder and tray are told.

    0: every die, every bird by its name. 1: which birds fit, and their points. 2: people answer for it.
    """

    def __init__(self, options: Options, seed: int) -> None:
        self.game: Any = catalogue()["wingspan"].new(1, seed, options)
        box = pads()["wingspan-pad"].new(1, seed, {k: v for k, v in options.items() if k != "hands"})
        assert isinstance(box, PadState)
        self.box = box
        self.rng: Rng = seeded(seed)
        self.turns = 0
        self.seen: set[str] = set()  # what happened on the way
        self.at = (0, 0, 0)

    def say(self, block: str, *things: int, value: str) -> None:
        boxes = next(one for one in SPACE.blocks if one.name == block)
        self.box.apply(0, boxes(*things, boxes.kinds[-1].index[value]))

    @property
    def view(self) -> Any:
        return self.box.view(0)

    @property
    def play(self) -> Any:
        return self.view["play"]

    @property
    def deed(self) -> Any:
        return self.play["deeds"][self.at[2]]

    def below(self, n: int) -> int:
        return int(self.rng.below(n))

    # -- the engine, task by task ------------------------------------------------------------------

    def whole(self) -> None:
        s = self.game
        while s.lanes:
            s.apply(0, s.sample(0, self.rng))
        self.set_up()
        s.here = s.todo
        while s.todo:
            me = s.todo[-1]
            verb = me.verb
            if verb.asks:
                found = verb.options(s, me)
                s.todo.pop()
                if found:
                    verb.take(s, me, found[self.below(len(found))])
            else:
                s.todo.pop()
                self.watched(verb, me)
        self.end()

    def watched(self, verb: Any, me: Any) -> None:
        s = self.game
        if isinstance(verb, Step):
            self.step(verb, me)
        elif verb is END_ROUND:
            self.round_ends(me)
        else:
            if verb is AUTOMA_TURN:
                assert self.play["phase"] == "wait"
            verb.take(s, me, -1)
            if verb is AUTOMA_TURN:
                self.turn_begins()

    def turn_begins(self) -> None:
        s = self.game
        turn = self.play["turn"]
        self.at = (s.round - 1, turn, 0)
        left = set(self.play["decks"][s.round - 1])
        assert s.automa.shown in left
        assert left - set(self.drawn()) == {s.automa.shown, *s.automa.deck.order()}
        self.say("automa-card", *self.at[:2], value=THINGS["card"].names[s.automa.shown])
        self.turns += 1
        assert (self.play["phase"], self.play["round"], self.play["turn"]) == ("step", s.round, turn)

    def drawn(self) -> list[int]:
        """What it has revealed this round before."""
        block = next(one for one in SPACE.blocks if one.name == "automa-card")
        return [self.box.value(block, self.at[0], turn) - 1 for turn in range(self.at[1])]

    # -- what lies there, said ---------------------------------------------------------------------

    def set_up(self) -> None:
        s = self.game
        assert self.play["phase"] == "setup"
        assert s.automa.bonus in self.play["usable"]
        self.say("automa-bonus", value=THINGS["bonus"].names[s.automa.bonus])
        for round in range(ROUNDS):
            self.say("goal", round, value=THINGS["goal"].names[s.goals[round]])

    def step(self, verb: Step, me: Any) -> None:
        s = self.game
        feeder, tray = [int(n) for n in s.feeder], [int(bird) for bird in s.tray]
        told = len(s.log.events)
        verb.take(s, me, -1)
        events = s.log.events[told:]
        names = [event.name for event in events]
        self.seen.update(names)
        deck_empty = False
        if isinstance(verb, GainFood):
            self.feeds(feeder, events)
        elif isinstance(verb, PlayBird):
            self.plays(tray, events)
            deck_empty = "automa_no_bird" in names and "automa_face_down" not in names
        elif isinstance(verb, DrawCards):
            assert self.deed["face_down"]
            deck_empty = "automa_face_down" not in names
        assert self.deed["asks"] == ""
        self.say("automa-step", *self.at, value="left" if deck_empty else "done")
        self.at = (self.at[0], self.at[1], self.at[2] + 1)
        self.level()

    def feeds(self, feeder: list[int], events: list[Event]) -> None:
        [food] = [event.args for event in events if event.name == "automa_food"]
        assert self.deed["asks"] == "dice"
        if self.below(3) == 2:
            self.say("automa-face", *self.at[:2], value=THINGS["face"].names[int(str(food["face"]))])
            assert (self.deed["face"], self.deed["taken"]) == (food["face"], 0)
            return
        self.say_dice("first", feeder)
        if "automa_rerolls" in [event.name for event in events]:
            assert self.deed["asks"] == "again"
            rolled: Any = next(event for event in events if event.name == "rolled").args["faces"]
            self.say_dice("again", [rolled.count(face) for face in range(len(feeder))])
        assert (self.deed["face"], self.deed["taken"]) == (food["face"], food["n"])

    def say_dice(self, throw: str, dice: list[int]) -> None:
        for face, n in enumerate(dice):
            if n:
                self.say("automa-dice", *self.at[:2], THINGS["throw"].index[throw], face, value=str(n))

    def plays(self, tray: list[int], events: list[Event]) -> None:
        assert self.deed["asks"] == "tray"
        kept = [event.args["bird"] for event in events if event.name == "automa_bird"]
        away = {event.args["bird"] for event in events if event.name == "automa_discards"}
        manner = self.below(3)
        if manner == 2:
            points = [str(POINTS[int(str(bird))]) for bird in kept]
            self.say("automa-kept", *self.at[:2], value=points[0] if points else "nothing")
        else:
            for k, bird in enumerate(tray):
                self.lies(k, bird, named=manner == 0)
            if len(self.deed["best"]) > 1:
                assert self.deed["asks"] == "lot"
                self.seen.add("lot")
                self.say("automa-lot", *self.at[:2], value=str(tray.index(int(str(kept[0]))) + 1))
            fates = [place["fate"] for place in self.deed["tray"]]
            if kept:
                expected = ["kept" if b in kept else "discarded" if b in away else "stays" for b in tray]
                assert fates == expected
        assert self.deed["face_down"] is not bool(kept)
        assert self.deed["points"] == (int(POINTS[int(str(kept[0]))]) if kept else None)

    def lies(self, k: int, bird: int, named: bool) -> None:
        s = self.game
        if bird < 0:
            self.say("automa-fit", *self.at[:2], k, value="nobody")
        elif named:
            self.say("automa-tray", *self.at[:2], k, value=THINGS["bird"].names[bird])
        else:
            fits = meets(s.agreed.edition, s.automa.bonus, bird)
            self.say("automa-fit", *self.at[:2], k, value=str(POINTS[bird]) if fits else "other")

    # -- both the same -----------------------------------------------------------------------------

    def level(self) -> None:
        automa, play = self.game.automa, self.play
        assert (play["eggs"], play["face_down"], play["cubes"]) == (
            automa.eggs,
            automa.face_down,
            automa.cubes,
        )
        assert play["bird_points"] == sum(int(POINTS[bird]) for bird in automa.birds)
        assert len(play["birds"]) + len(play["unnamed"]) == len(automa.birds)
        assert set(play["birds"]) <= set(automa.birds)

    def round_ends(self, me: Any) -> None:
        s = self.game
        round = s.round - 1
        counts = standing(s, s.round)
        assert self.play["phase"] == "goal"
        assert self.play["reach"][round] == counts[1]
        me.verb.take(s, me, -1)
        points = [int(s.goal_points[round]), s.automa.goal_points[-1]]
        assert self.play["standing"][counts[0]] == points
        self.say("reach", round, 0, value=str(counts[0]))
        self.say("automa-round", round, value="yes")
        goal = self.view["goals"][round]
        assert [goal["points"][0], goal["automa_points"]] == points

    def end(self) -> None:
        s = self.game
        assert s.over
        assert self.play["phase"] == "over"
        assert self.view["automa"]["lines"] == automa_lines(s)
        for name, n in lines(s, 0).items():
            self.say("number", 0, THINGS_LINE.index(name), value=str(n))
        self.say("food", 0, value=str(food_left(s, 0)))
        assert self.view["automa"]["total"] == sum(automa_lines(s).values())
        assert self.view["automa"]["result"] == result(s)
        assert self.box.returns() == s.returns()
        assert self.view["odd"] == []


THINGS_LINE = THINGS["line"].names
