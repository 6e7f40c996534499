"""Everything a player can do in a game, numbered once.

A `Space` is a game's catalogue of actions. An action is one int; its block says the verb, the rest
says the things. The same definition gives the number, the text, the path of things to click and
the size a learning program needs. A number means the same in every position and sampled world.
"""

from __future__ import annotations

from voliere.core.refused import Refused

Action = int
"""A member of a game's `Space`: a number with a text, which means the same in every position.

>>> import voliere
>>> space = voliere.game("whats-up").space
>>> flip: Action = space.parse("flip a1")
>>> space.text(flip)
'flip a1'
"""

HIDDEN: Action = -1
"""A sealed move, as others see it (`State.seen`).

>>> import voliere
>>> s = voliere.game("feather").new(2, seed=7)
>>> s.seen(1, 0, s.choices(0)[0]) == HIDDEN
True
"""


class Things:
    """A kind of thing on the table, with a short name for each.

    >>> Things("cell", ["a1", "a2"]).names[1]
    'a2'
    """

    def __init__(self, kind: str, names: list[str]) -> None:
        if len(set(names)) != len(names) or any(" " in n for n in names):
            raise ValueError(f"names of {kind} must differ and hold no space")
        self.kind = kind
        self.names = names
        self.size = len(names)
        self.index = {name: i for i, name in enumerate(names)}

    def __reduce__(self) -> tuple[object, ...]:
        return Things, (self.kind, self.names)

    def __repr__(self) -> str:
        return f"<{self.size} things: {self.kind}>"


class Block:
    """A run of actions: one verb with every combination of its things. `Space.block` makes one.

    >>> place = Space().block("place", Things("card", ["r1", "r2"]), Things("cell", ["a1", "b1", "c1"]))
    >>> place(1, 2), place.args(5), 5 in place
    (5, [1, 2], True)
    """

    def __init__(self, name: str, kinds: list[Things], first: int) -> None:
        self.name = name
        self.kinds = kinds
        self.first = first
        self.size = 1
        for kind in kinds:
            self.size *= kind.size

    def __reduce__(self) -> tuple[object, ...]:
        return Block, (self.name, self.kinds, self.first)

    def __repr__(self) -> str:
        return f"<{' '.join([self.name] + [kind.kind for kind in self.kinds])}: {self.size} actions>"

    def __call__(self, *args: int) -> Action:
        if len(args) != len(self.kinds):
            raise ValueError(f"{self.name} takes {len(self.kinds)} things, not {len(args)}")
        a = 0
        for i in range(len(args)):
            kind = self.kinds[i]
            if not 0 <= args[i] < kind.size:
                raise ValueError(f"{self.name}: no {kind.kind} {args[i]}")
            a = a * kind.size + args[i]
        return self.first + a

    def __contains__(self, a: Action) -> bool:
        return self.first <= a < self.first + self.size

    def args(self, a: Action) -> list[int]:
        """The things of an action, in the order of the block's kinds."""
        rest = a - self.first
        found: list[int] = []
        for kind in reversed(self.kinds):
            found.append(rest % kind.size)
            rest //= kind.size
        found.reverse()
        return found


class Space:
    """A game's actions.

    >>> CARD, CELL = Things("card", ["r1", "r2"]), Things("cell", ["a1", "b1", "c1"])
    >>> space = Space()
    >>> place = space.block("place", CARD, CELL)
    >>> space.text(place(1, 2)), space.parse("place r2 c1"), space.path(5)
    ('place r2 c1', 5, ['card:1', 'cell:2'])
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.things: dict[str, Things] = {}
        self.size = 0

    def __repr__(self) -> str:
        return f"<space of {self.size} actions: {', '.join([block.name for block in self.blocks])}>"

    def block(self, name: str, *kinds: Things) -> Block:
        """Number the actions of one more verb, after all there are."""
        block = Block(name, list(kinds), self.size)
        for kind in kinds:
            self.name(kind)
        self.blocks.append(block)
        self.size += block.size
        return block

    def name(self, kind: Things) -> Things:
        """Make a kind known, also one that only events and texts speak of."""
        if self.things.setdefault(kind.kind, kind) is not kind:
            raise ValueError(f"two kinds called {kind.kind}")
        return kind

    def __reduce__(self) -> tuple[object, ...]:
        return space_of, (self.blocks, list(self.things.values()))

    def block_of(self, a: Action) -> Block:
        """The block of an action; refuses a number that is none."""
        for block in self.blocks:
            if a in block:
                return block
        raise Refused("no-action", {"action": a, "size": self.size}, f"no action {a}: 0 to {self.size - 1}")

    def text(self, a: Action) -> str:
        """An action as text: its verb and its things; `parse` goes back."""
        block = self.block_of(a)
        args = block.args(a)
        return " ".join([block.name] + [k.names[i] for k, i in zip(block.kinds, args, strict=True)])

    def parse(self, text: str) -> Action:
        """An action from its text; refuses what is none, and says what there is."""
        words = text.split()
        for block in self.blocks:
            if words and words[0] == block.name and len(words) == len(block.kinds) + 1:
                args = [k.index.get(w, -1) for k, w in zip(block.kinds, words[1:], strict=True)]
                if min(args, default=0) >= 0:
                    return block(*args)
        known = ", ".join(b.name for b in self.blocks)
        raise Refused("no-text", {"text": text, "known": known}, f"no action '{text}': one of {known}")

    def path(self, a: Action) -> list[str]:
        """What to click, in order: "kind:index"; a block without things is one button."""
        block = self.block_of(a)
        if not block.kinds:
            return [block.name + ":0"]
        return [f"{k.kind}:{i}" for k, i in zip(block.kinds, block.args(a), strict=True)]


def space_of(blocks: list[Block], kinds: list[Things]) -> Space:
    """A Space with these blocks, which know their numbers."""
    space = Space()
    space.blocks = blocks
    space.things = {kind.kind: kind for kind in kinds}
    space.size = sum([block.size for block in blocks])
    return space
