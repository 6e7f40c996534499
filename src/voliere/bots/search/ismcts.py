"""Information-set Monte-Carlo tree search for any game: one tree of what the thinker knows.

Every descent is played in another world that its seat cannot tell from the real one. Where several seats
answer at once, each of the others has statistics of its own (decoupled): nobody knows what the others seal.
"""

from __future__ import annotations

from math import tanh

from mypy_extensions import mypyc_attr

from voliere.bots.search.budget import Budget
from voliere.bots.search.knowledge import Knowledge
from voliere.bots.search.tree import Node, grow, other, pick
from voliere.core.glimpse import Bot, Glimpse
from voliere.core.rng import Rng
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.core.task import Task

REMEMBER = 4  # visits from which a position is worth to be found again
ROOT_WORLDS = 4  # the first guess at the root is a mean over so many


class Setting:
    """How a search goes about it, whatever the game."""

    def __init__(
        self,
        curiosity: float = 0.3,
        prior: float = 0.0,
        judge_at: int = 8,
        share: int = 1,
    ) -> None:
        self.curiosity = curiosity  # how much it tries what has done less well
        self.prior = prior  # the most a first guess may cost an option, fading with its visits
        self.judge_at = judge_at  # visits from which a position is worth a first guess
        self.share = share  # descents that share a sampled world

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, (self.curiosity, self.prior, self.judge_at, self.share)


class Tally:
    """An option of the thinker, and what the search found: tallies of several searches may be added."""

    def __init__(self, action: Action, visits: int, value: float) -> None:
        self.action = action
        self.visits = visits
        self.value = value

    def __reduce__(self) -> tuple[object, ...]:
        return Tally, (self.action, self.visits, self.value)


def decide(tallies: list[Tally]) -> Action:
    """The option most visits went to; among equals the better one, then the first."""
    best = tallies[0]
    for tally in tallies:
        if (tally.visits, tally.value) > (best.visits, best.value):
            best = tally
    return best.action


def together(searches: list[list[Tally]]) -> list[Tally]:
    """Several searches of one question, by other seeds (in other processes), as one."""
    found: dict[Action, Tally] = {}
    for tallies in searches:
        for tally in tallies:
            known = found.get(tally.action)
            if known is None:
                found[tally.action] = Tally(tally.action, tally.visits, tally.value)
            else:
                known.visits += tally.visits
                known.value += tally.value
    return [found[a] for a in sorted(found)]


def again(
    kind: type[Ismcts],
    rng: Rng,
    budget: Budget,
    knowledge: Knowledge,
    setting: Setting,
    ahead: dict[int, Node],
    searches: int,
) -> Ismcts:
    bot = kind(rng, budget, knowledge, setting)
    bot.ahead = ahead
    bot.searches = searches
    return bot


@mypyc_attr(allow_interpreted_subclasses=True)
class Ismcts(Bot):
    """A player of any game by search: it takes what most descents went to, in worlds its seat may be in."""

    def __init__(self, rng: Rng, budget: Budget, knowledge: Knowledge, setting: Setting) -> None:
        self.rng = rng
        self.budget = budget
        self.knowledge = knowledge
        self.setting = setting
        self.done = 0  # iterations so far, for statistics
        self.searches = 0
        # Where the thinker may be asked next, by what it would see there: only its own history decides it.
        self.ahead: dict[int, Node] = {}

    def __reduce__(self) -> tuple[object, ...]:
        made = (type(self), self.rng, self.budget, self.knowledge, self.setting)
        return again, (*made, self.ahead, self.searches)

    def choose(self, g: Glimpse) -> Action:
        """What can be worked out, else what the search went to most; a single choice without thinking."""
        options = g.choices()
        if len(options) == 1:
            return options[0]
        self.budget.begin()
        solved = self.knowledge.solve(g, self.rng, self.budget)
        return solved if solved >= 0 else decide(self.tally(g))

    def tally(self, g: Glimpse) -> list[Tally]:
        """Think, and tell what was found of each option: whoever has several cores adds such lists up."""
        root = self.ahead.get(self.knowledge.footprint(self.knowledge.world(g, self.rng), g.seat))
        if root is None:
            root = Node()
        self.ahead = {}
        self.searches += 1
        self.search(g, root)
        found: list[Tally] = []
        for a in g.choices():
            kid = None if root.children is None else root.children.get(a)
            if kid is not None:
                found.append(Tally(a, int(kid.visits), kid.value))
        return found

    def search(self, g: Glimpse, root: Node) -> None:
        self.budget.begin()
        rng = self.rng
        knowledge = self.knowledge
        share = self.setting.share
        fixed = knowledge.worlds(g, rng)
        if self.setting.prior > 0.0:
            self.guess_root(g, root)
        world: State | None = None
        n = 0
        while not self.budget.over(n):
            if fixed:
                s = fixed[n % len(fixed)].copy()
                s.rng = rng
            elif share == 1:
                s = knowledge.world(g, rng)
            else:
                if world is None or n % share == 0:
                    world = knowledge.world(g, rng)
                s = world.copy()
                s.rng = rng
            self.descend(s, g.seat, root)
            n += 1
        self.done += n

    def guess_root(self, g: Glimpse, root: Node) -> None:
        options = g.choices()
        total = [0.0] * len(options)
        for _ in range(ROOT_WORLDS):
            worth = self.knowledge.worths(self.knowledge.world(g, self.rng), g.seat, options)
            if not worth:
                return
            for i in range(len(options)):
                total[i] += worth[i] / float(ROOT_WORLDS)
        self.note(root, options, total)

    def guess(self, node: Node, s: State, seat: Seat, options: list[Action]) -> None:
        worth = self.knowledge.worths(s, seat, options)
        if worth:
            self.note(node, options, worth)

    def note(self, node: Node, options: list[Action], worth: list[float]) -> None:
        best = max(worth)
        priors: dict[int, float] = {}
        for i in range(len(options)):
            priors[options[i]] = self.setting.prior * tanh((worth[i] - best) / self.knowledge.scale)
        node.priors = priors
        if node.children is not None:
            for a, kid in node.children.items():
                kid.bias = priors.get(a, 0.0)

    def descend(self, s: State, seat: Seat, root: Node) -> None:
        knowledge = self.knowledge
        rng = self.rng
        c = self.setting.curiosity
        guesses = self.setting.prior > 0.0
        judge_at = self.setting.judge_at
        path: list[Node] = []
        above: list[Node] = []
        who: list[Seat] = []
        node = root
        asked: list[list[Task]] = []  # the lanes of the present simultaneous choice
        cursors: dict[Seat, Node] = {}  # where the other seats are, in the trees of what they did themselves
        grown = False
        while s.actors:
            actors = s.actors
            actor = actors[0]
            if asked and s.lanes is not asked:
                asked = []
            if grown and not asked:  # a simultaneous choice is first made by all
                break
            if not asked and len(actors) > 1:
                asked = s.lanes
            here = node
            private = False
            if asked:
                if seat in actors:
                    actor = seat
                else:
                    private = True
                    cursor = cursors.get(actor)
                    here = other(root, -1 - actor) if cursor is None else cursor
            elif actor == seat and here.entries >= REMEMBER and here.noted != self.searches and path:
                here.noted = self.searches
                prints = knowledge.footprint(s, seat)
                if prints > 0:
                    self.ahead[prints] = here
            options = knowledge.options(s, actor)
            if guesses and here.priors is None and here.entries >= judge_at:
                self.guess(here, s, actor, options)
            kids = here.children
            if kids is None:
                kids = {}
                here.children = kids
            a = options[0] if len(options) == 1 else pick(here, kids, options, c, rng)
            kid = kids.get(a)
            if kid is None:
                kid = grow(here, kids, a)
                grown = grown or not private
            path.append(kid)
            above.append(here)
            who.append(actor)
            s.do(actor, a)
            if private:
                cursors[actor] = kid
            else:
                sign = knowledge.sign(s, a)
                node = other(kid, sign) if sign > 0 and not grown else kid
        knowledge.finish(s, rng)
        result = knowledge.rewards(s)
        for k in range(len(path)):
            kid = path[k]
            reward = result[who[k]]
            kid.visits += 1
            kid.value += reward
            here = above[k]
            here.entries += 1
            here.inner += reward
