"""The fields of observations as a page: `python -m voliere.envs.fields` writes docs/observations.md."""

from __future__ import annotations

from voliere.core.game import Game
from voliere.core.options import Options
from voliere.core.refused import Refused
from voliere.core.senses import Part
from voliere.envs.found import senses_of
from voliere.games import own

HEAD = """\
# What a seat reads, field by field

Made by `python -m voliere.envs.fields` from module `senses` of each game: do not edit. How to use it is told
in [environments](environments.md).

An observation is a row of whole numbers (`int16`), these fields after each other. Seats are counted from the
reader on: its own first, then clockwise. *One of* marks numbers that name a thing, and are no quantity:
`voliere.envs.table.spread` gives each thing a column of its own. Where it depends on the seats how many
numbers a field has, that is told for each seat count.
"""


class Layout:
    """The parts of a game at each seat count, and which options bring them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.usual = {seats: self.parts(seats, {}) for seats in game.seat_counts}
        self.known: dict[str, Part] = {}
        self.needs: dict[str, list[str]] = {}  # a part that is not usual: what brings it
        self.sizes: dict[str, list[int]] = {}
        for parts in self.usual.values():
            self.known |= parts
        for option in game.options:
            for value in option.values():
                by_seats = [self.parts(seats, {option.id: value}) for seats in game.seat_counts]
                for name in dict.fromkeys([name for parts in by_seats for name in parts]):
                    if not any(name in parts for parts in self.usual.values()):
                        told = "on" if value is True else str(value)
                        self.needs.setdefault(name, []).append(f"`{option.id}={told}`")
                        self.known[name] = [parts[name] for parts in by_seats if name in parts][-1]
                        self.sizes[name] = [parts[name].size if name in parts else 0 for parts in by_seats]
        for name in self.known:
            if name not in self.needs:
                self.sizes[name] = [parts[name].size if name in parts else 0 for parts in self.usual.values()]

    def parts(self, seats: int, options: Options) -> dict[str, Part]:
        """By name; none where the options do not go together."""
        try:
            complete = self.game.check(seats, options)
        except Refused:
            return {}
        return {part.name: part for part in senses_of(self.game, seats, complete).parts}

    def row(self, part: Part) -> str:
        sizes = self.sizes[part.name]
        many = str(sizes[0]) if len(set(sizes)) == 1 else ", ".join(map(str, sizes))
        high = max(
            [parts[part.name].high for parts in self.usual.values() if part.name in parts], default=part.high
        )
        meaning = part.meaning + ("; one of" if part.one_of else "")
        when = f" (with {' or '.join(self.needs[part.name])})" if part.name in self.needs else ""
        return f"| `{part.name}` | {many} | {part.low} | {high} | {meaning}{when} |"

    def section(self) -> str:
        seats = ", ".join(map(str, self.game.seat_counts))
        sizes = ", ".join(str(sum(part.size for part in parts.values())) for parts in self.usual.values())
        lines = [
            f"## {self.game.title}",
            "",
            f"At {seats} seats {sizes} numbers with the usual options; {self.game.space.size} actions.",
            "",
            "| field | numbers | from | to | meaning |",
            "| --- | --- | --- | --- | --- |",
            *[self.row(part) for part in self.known.values()],
        ]
        return "\n".join(lines) + "\n"


def page() -> str:
    return "\n".join([HEAD, *[Layout(game).section() for game in own()]])


if __name__ == "__main__":
    print(page(), end="")
