"""From things to an action: each thing picked leaves the options whose path goes on with it."""

from __future__ import annotations

from voliere.core.space import Action, Space


class Entry:
    """One way to go on: a thing to pick next, or ("" as thing) an action that needs nothing more."""

    def __init__(self, thing: str, actions: list[Action]) -> None:
        self.thing = thing
        self.actions = actions

    @property
    def single(self) -> Action | None:
        """The one action this leads to, if there is but one."""
        return self.actions[0] if len(self.actions) == 1 else None


class Pick:
    """Options and the things picked so far.

    >>> from voliere.games import find
    >>> space = find("songbirds").space
    >>> pick = Pick(space, [space.parse(text) for text in ("place r1 a1", "place r1 b2", "place b7 a1")])
    >>> sorted(pick.lit()), pick.narrow("card:0"), sorted(pick.lit())
    (['card:0', 'card:13'], True, ['cell:0', 'cell:6'])
    """

    def __init__(self, space: Space, actions: list[Action]) -> None:
        self.paths = {a: space.path(a) for a in actions}
        self.things = self.followed([])
        self.before: list[list[str]] = []  # the things before each pick, to go back to

    def left(self) -> list[Action]:
        """The options that begin with the things picked."""
        n = len(self.things)
        return [a for a, path in self.paths.items() if path[:n] == self.things]

    def entries(self) -> list[Entry]:
        """The ways to go on, in the order of the actions."""
        n = len(self.things)
        found: list[Entry] = []
        by_thing: dict[str, Entry] = {}
        for a in self.left():
            path = self.paths[a]
            thing = path[n] if n < len(path) else ""
            if thing and thing in by_thing:
                by_thing[thing].actions.append(a)
            else:
                entry = Entry(thing, [a])
                found.append(entry)
                by_thing[thing] = entry
        return found

    def lit(self) -> set[str]:
        """The things that can come next."""
        return {entry.thing for entry in self.entries() if entry.thing}

    def narrow(self, thing: str) -> bool:
        """Pick a thing; one that fits earlier in the path takes the place of what was picked there."""
        for n in range(len(self.things), -1, -1):
            begun = [*self.things[:n], thing]
            if any(path[: n + 1] == begun for path in self.paths.values()):
                self.before = [*[things for things in self.before if len(things) < n], self.things[:n]]
                self.things = self.followed(begun)
                return True
        return False

    def back(self) -> bool:
        """Take back the last thing picked, and those that followed from it by themselves."""
        if not self.before:
            return False
        self.things = self.before.pop()
        return True

    def followed(self, things: list[str]) -> list[str]:
        """These things, and those that all options left have in common after them."""
        n = len(things)
        left = [path for path in self.paths.values() if path[:n] == things]
        while len(left) > 1 and all(len(path) > n and path[n] == left[0][n] for path in left):
            n += 1
        return left[0][:n] if left else things
