"""Turns actions, events, options, scores and refusals into sentences of one language.

Message ids (game ids as in the catalogue, `_` written as `-`):
`GAME-do-BLOCK` an action · `GAME-event-NAME` an event · `GAME-why-NAME` a reason · `GAME-ask-VERB` a question
`.rule` of a question: the id of the rule it is about, on the game's page of rules
`GAME-KIND-NAME` (or the pattern `GAME-KIND` with `$name`) a thing · `GAME-option-ID` (`-about`, `-VALUE`)
`GAME-score-NAME` a score line · `GAME-title`, `GAME-pitch` · `refused-KEY` a refusal · `bot-NAME` a bot

Common words lie in this package, those of a game or bot in its own, each in `text/<language>/*.ftl`. What a
language lacks is said in English. What a game from elsewhere lacks altogether is said by its plain names.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from voliere.bots import levels
from voliere.bots.ladder import LEVELS
from voliere.core.events import Event
from voliere.core.game import Game
from voliere.core.naming import kebab
from voliere.core.options import Flag, Option, Value
from voliere.core.pad.boxes import EMPTY
from voliere.core.pad.pad import Pad, as_pad
from voliere.core.refused import Refused, Told
from voliere.core.space import Action
from voliere.core.state import Seat, State
from voliere.games import guests, own, pads
from voliere.text.languages import USUAL
from voliere.text.pages import folder, known_language, sources


def guest_packages() -> list[str]:
    """The packages installed beside us that may bring words: of games and of bots."""
    games = [*guests(), *[pad for pad in pads().values() if pad.parent in guests()]]
    packages = [game.package for game in games] + [bot.package for bot in levels.guests().values()]
    return list(dict.fromkeys(packages))


def own_pads() -> list[Pad]:
    return [pad for pad in pads().values() if pad.parent in own()]


@cache
def bundle(lang: str) -> FluentBundle:
    """All words of a language. Who comes first is heard: nobody changes our words."""
    found = FluentBundle([lang], use_isolating=False)
    games = [*own(), *own_pads()]
    ours = [files("voliere.text"), *[folder(game.package) for game in games]]
    for text in [*ours, *[folder(package) for package in guest_packages()]]:
        for source in sources(text, lang):
            found.add_resource(FluentResource(source))
    return found


class Missing(KeyError):
    """A message that does not exist, or cannot be written with what it was given."""


class Words:
    """The words of one language, as one seat reads them.

    >>> Words("en").say("on"), Words("fr").say("on")
    ('on', 'oui')
    """

    def __init__(self, lang: str, names: list[str] | None = None, me: Seat = -1) -> None:
        self.lang = known_language(lang)
        self.names = names or []
        self.me = me
        self.lacking: list[str] = []  # what a game from elsewhere had no words for

    def say(self, id: str, args: dict[str, Told] | None = None) -> str:
        for lang in (self.lang, USUAL):
            spoken = bundle(lang)
            message = spoken.get_message(id) if spoken.has_message(id) else None
            if message is not None and message.value is not None:
                text, errors = spoken.format_pattern(message.value, dict(args or {}))
                if errors:
                    raise Missing(f"{lang}: {id}: {errors}")
                return str(text)
        raise Missing(f"{self.lang}: {id}")

    def has(self, id: str) -> bool:
        return any(bundle(lang).has_message(id) for lang in (self.lang, USUAL))

    def of(self, game: Game, parts: list[str], plain: str, args: dict[str, Told] | None = None) -> str:
        """Words of a game. Ours lack none; where one from elsewhere does, its plain name must do."""
        id = key(game.id, *parts)
        pad = as_pad(game)
        if pad is not None and not self.has(id):  # what all pads say, else what its game does
            common = key("pad", *parts)
            return self.say(common, args) if self.has(common) else self.of(pad.parent, parts, plain, args)
        try:
            return self.say(id, args)
        except Missing:
            if game in own():
                raise
            self.lacking.append(id)
            return plain

    # -- things --------------------------------------------------------------------------------

    def seat(self, seat: Seat) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat", {"number": seat + 1})

    def thing(self, game: Game, kind: str, index: int) -> str:
        if kind == "seat":
            return self.seat(index)
        name = game.space.things[kind].names[index]
        pad = as_pad(game)
        if pad is not None and kind in pad.wears:
            return self.value_on(pad, pad.wears[kind], name, index)
        id = key(game.id, kind, name)
        if pad is not None and not self.has(id) and kind in pad.parent.space.things:
            return self.thing(pad.parent, kind, index)
        return self.say(id) if self.has(id) else self.of(game, [kind], name, {"name": name})

    def value_on(self, pad: Pad, kind: str, name: str, index: int) -> str:
        """What a box of a pad says: nothing, a number, or a thing of the game."""
        if name == EMPTY:
            return self.say("pad-none")
        return self.thing(pad.parent, kind, index - 1) if kind else name

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
        return self.of(game, ["do", block.name], game.space.text(a), self.spoken(game, args))

    def event(self, game: Game, event: Event) -> str:
        return self.told(game, "event", event)

    def reason(self, game: Game, event: Event) -> str:
        return self.told(game, "why", event)

    def told(self, game: Game, kind: str, event: Event) -> str:
        args = self.spoken(game, event.args)
        plain = ", ".join([event.name, *[str(args[name]) for name in event.args]])
        return self.of(game, [kind, event.name], plain, args)

    def title(self, game: Game) -> str:
        return self.of(game, ["title"], game.title)

    def pitch(self, game: Game) -> str:
        return self.of(game, ["pitch"], "")

    def bot(self, name: str) -> str:
        """What a bot is called; its plain name where nobody has said more."""
        return self.say(key("bot", name)) if self.has(key("bot", name)) else name

    def manner(self, game: Game, bot: str) -> str:
        """How a level plays a game, in one sentence; "" for other bots."""
        if bot not in LEVELS:
            return ""
        level = str(LEVELS.index(bot) + 1)
        own = key("level", game.id, level)
        return self.say(own if self.has(own) else key("level", level, "about"))

    def question(self, game: Game, state: State, seat: Seat) -> str:
        """What an actor is asked, in a few words."""
        asked = kebab(state.question(seat))
        return self.of(game, ["ask", asked], asked)

    def line(self, game: Game, name: str) -> str:
        return self.of(game, ["score", name], name)

    def option(self, game: Game, option: Option) -> str:
        return self.of(game, ["option", option.id], option.id)

    def about(self, game: Game, option: Option) -> str:
        return self.of(game, ["option", option.id, "about"], "")

    def value(self, game: Game, option: Option, value: Value) -> str:
        if isinstance(option, Flag):
            return self.say("on" if value else "off")
        id = key(game.pad_of or game.id, "option", option.id, str(value))
        return self.say(id) if self.has(id) else str(value)

    def refused(self, no: Refused) -> str:
        """A refusal in this language; its own English words where it has none."""
        try:
            return self.say(key("refused", no.key), no.about)
        except Missing:
            return str(no)


def key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")
