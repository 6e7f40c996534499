"""Turns actions, events, options, scores and refusals into sentences of one language.

Message ids (game ids as in the catalogue, `_` written as `-`):
`GAME-do-BLOCK` an action · `GAME-event-NAME` an event · `GAME-why-NAME` a reason · `GAME-ask-VERB` a question
`.rule` of a question: the id of the rule it is about, in docs/rules
`GAME-KIND-NAME` (or the pattern `GAME-KIND` with `$name`) a thing · `GAME-option-ID` (`-about`, `-VALUE`)
`GAME-score-NAME` a score line · `GAME-title`, `GAME-pitch` · `refused-KEY` a refusal (common)
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from voliere.core.events import Event
from voliere.core.game import Game
from voliere.core.naming import kebab
from voliere.core.options import Flag, Option, Value
from voliere.core.refused import Refused, Told
from voliere.core.space import Action
from voliere.core.state import Seat, State

LANGUAGES = ("fr", "en")


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    for file in sorted(files("voliere.text").joinpath(lang).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


class Missing(KeyError):
    """A message that does not exist, or cannot be written with what it was given."""


class Words:
    """The words of one language, as one seat reads them.

    >>> Words("en").say("on"), Words("fr").say("on")
    ('on', 'oui')
    """

    def __init__(self, lang: str, names: list[str] | None = None, me: Seat = -1) -> None:
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Refused("language", {"given": lang, "known": known}, f"no language '{lang}': {known}")
        self.lang = lang
        self.names = names or []
        self.me = me

    def say(self, id: str, args: dict[str, Told] | None = None) -> str:
        message = bundle(self.lang).get_message(id) if self.has(id) else None
        if message is None or message.value is None:
            raise Missing(f"{self.lang}: {id}")
        text, errors = bundle(self.lang).format_pattern(message.value, dict(args or {}))
        if errors:
            raise Missing(f"{self.lang}: {id}: {errors}")
        return str(text)

    def has(self, id: str) -> bool:
        return bool(bundle(self.lang).has_message(id))

    # -- things --------------------------------------------------------------------------------

    def seat(self, seat: Seat) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat", {"number": seat + 1})

    def thing(self, game: Game, kind: str, index: int) -> str:
        if kind == "seat":
            return self.seat(index)
        name = game.space.things[kind].names[index]
        id = key(game.id, kind, name)
        return self.say(id) if self.has(id) else self.say(key(game.id, kind), {"name": name})

    def all_of(self, parts: list[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("and", {"first": ", ".join(parts[:-1]), "last": parts[-1]})

    def spoken(self, game: Game, args: dict[str, Told]) -> dict[str, Told]:
        """Arguments as words: an argument named after a kind ("card", "card_to", "cards") becomes its text.

        `$NAME_key` keeps the short name for a choice inside the message; `$you` says whether the first
        seat named is the reader.
        """
        found: dict[str, Told] = {}
        for name, value in args.items():
            kind = name.split("_")[0]
            if isinstance(value, list):
                one = kind.removesuffix("s")
                found[name] = self.all_of([self.thing(game, one, v) for v in value])
                found["count"] = len(value)
                if one == "seat":
                    found["you"] = "yes" if value == [self.me] else "no"
            elif isinstance(value, int) and kind in game.space.things:
                found[name] = self.thing(game, kind, value)
                found[name + "_key"] = game.space.things[kind].names[value]
                if name == "seat":
                    found["you"] = "yes" if value == self.me else "no"
            else:
                found[name] = value
        return found

    # -- sentences -----------------------------------------------------------------------------

    def action(self, game: Game, a: Action) -> str:
        block = game.space.block_of(a)
        args: dict[str, Told] = {k.kind: i for k, i in zip(block.kinds, block.args(a), strict=True)}
        return self.say(key(game.id, "do", block.name), self.spoken(game, args))

    def event(self, game: Game, event: Event) -> str:
        return self.say(key(game.id, "event", event.name), self.spoken(game, event.args))

    def reason(self, game: Game, event: Event) -> str:
        return self.say(key(game.id, "why", event.name), self.spoken(game, event.args))

    def question(self, game: Game, state: State, seat: Seat) -> str:
        """What an actor is asked, in a few words."""
        return self.say(key(game.id, "ask", kebab(state.question(seat))))

    def line(self, game: Game, name: str) -> str:
        return self.say(key(game.id, "score", name))

    def option(self, game: Game, option: Option) -> str:
        return self.say(key(game.id, "option", option.id))

    def about(self, game: Game, option: Option) -> str:
        return self.say(key(game.id, "option", option.id, "about"))

    def value(self, game: Game, option: Option, value: Value) -> str:
        if isinstance(option, Flag):
            return self.say("on" if value else "off")
        id = key(game.id, "option", option.id, str(value))
        return self.say(id) if self.has(id) else str(value)

    def refused(self, no: Refused) -> str:
        """A refusal in this language; its own English words where it has none."""
        try:
            return self.say(key("refused", no.key), no.about)
        except Missing:
            return str(no)


def key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")
