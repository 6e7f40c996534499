"""The cards in words: which message says what a card does, and with what, from the card's own data.

`power`, `condition`, `steps` and others give messages as data (id and arguments), the same for terminal and
web (tools/make_wingspan_web.py writes them there); the functions that take `say` put several together.
"""

from __future__ import annotations

from voliere.core.board import Say
from voliere.core.refused import Told
from voliere.games.wingspan.bird import COLOUR_NAMES, FOOD_NAMES, HABITAT_NAMES, Bird
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.bonus import CONDITIONS
from voliere.games.wingspan.components import WILD
from voliere.games.wingspan.decks import AUTOMA_CARDS, BONUSES
from voliere.games.wingspan.goals import BLUE_MOST, GREEN
from voliere.games.wingspan.powers.catalogue import power_of

Message = tuple[str, dict[str, Told]]


def kebab(name: str) -> str:
    return name.replace("_", "-")


# -- birds ---------------------------------------------------------------------------------------


def power(bird: int, printed: bool = False) -> Message:
    """What a bird's power does. `printed`: the amounts of the cards, not of the appendix (WS-RULE-12)."""
    args = power_of(bird).words(printed)
    for key, value in args.items():
        if isinstance(value, str):
            args[key] = kebab(value)
    return f"wingspan-power-{kebab(BIRDS[bird].kind)}", args


def power_text(bird: int, say: Say, printed: bool = False) -> str:
    """When the power acts, and what it does."""
    what = say(*power(bird, printed))
    colour = COLOUR_NAMES[BIRDS[bird].colour]
    if colour == "none":
        return what
    when = say(f"wingspan-colour-{colour}", {})
    return say("wingspan-print-power", {"when": when[:1].upper() + when[1:], "power": what})


def brief_message(bird: int) -> Message:
    """The power in a few words. Foods (a bar between them), habitat and nest are still names of things."""
    _, args = power(bird)
    foods = [str(args.pop(key)) for key in ("food", "or") if key in args]
    args["food"] = "|".join([food for food in foods if food])
    return f"wingspan-brief-{kebab(BIRDS[bird].kind)}", args


def brief(bird: int, say: Say) -> str:
    """The power in a few words, for a line of the board."""
    id, args = brief_message(bird)
    foods = [food for food in str(args["food"]).split("|") if food]
    args["food"] = "/".join([say(f"wingspan-food-{food}", {}) for food in foods])
    for key in ("habitat", "nest"):
        if key in args:
            name = str(args[key])
            args[key] = "=" if name == "same" else say(f"wingspan-{key}-{name}", {})
    return say(id, args)


def cost(card: Bird, say: Say) -> str:
    """The food cost: "2 fish + 1 rodent", "1 invertebrate or 1 fruit"."""
    if card.either:
        foods = [tokens([food], say) for food in card.either]
        return say("wingspan-print-or", {"first": ", ".join(foods[:-1]), "last": foods[-1]})
    symbols = [food for food, n in enumerate(card.cost) for _ in range(n)] + [WILD] * card.wild
    return tokens(symbols, say) if symbols else say("wingspan-print-free", {})


def tokens(kinds: list[int], say: Say) -> str:
    """Food by kind (5 is any), in the order of kinds: "2 fish + 1 rodent"."""
    names = [*FOOD_NAMES, "wild"]
    found = [(names[kind], kinds.count(kind)) for kind in range(len(names)) if kind in kinds]
    return " + ".join([say("wingspan-print-food", {"food": food, "n": n}) for food, n in found])


def card_line(bird: int, say: Say) -> str:
    """All else that is printed on a bird, in one line."""
    card = BIRDS[bird]
    habitats = [say(f"wingspan-habitat-{HABITAT_NAMES[habitat]}", {}) for habitat in card.habitats]
    nest = say(f"wingspan-nest-{card.nest}", {})
    if card.egg_limit:
        nest = say("wingspan-print-nest", {"nest": nest, "eggs": card.egg_limit})
    args: dict[str, Told] = {
        "cost": cost(card, say),
        "habitats": ", ".join(habitats),
        "nest": nest,
        "points": card.points,
        "span": card.wingspan,
    }
    icon = " · " + say(f"wingspan-icon-{card.icon}", {}) if card.icon else ""
    return say("wingspan-print-line", args) + icon


# -- bonus cards, goals, the Automa ----------------------------------------------------------------


def condition(card: int, edition: str) -> Message:
    """What a bonus card counts; four of them read the names of an edition (WS-BONUS-1)."""
    return f"wingspan-bonus-about-{kebab(BONUSES[card].kind)}", CONDITIONS[card].words(edition)


def steps(card: int) -> Message:
    """What a count of a bonus card is worth."""
    bonus = BONUSES[card]
    if not bonus.steps:
        return "wingspan-bonus-each", {"points": bonus.each}
    (low, some), (high, most) = bonus.steps
    return "wingspan-bonus-steps", {"from": low, "to": high - 1, "some": some, "many": high, "most": most}


def bonus_text(card: int, edition: str, say: Say) -> str:
    return f"{say(*condition(card, edition))} {say(*steps(card))}"


def goal_points(side: str, round: int) -> Message:
    """What a goal is worth in a round, on either side of the board (WS-GOAL-1, WS-GOAL-4)."""
    if side == "blue":
        return "wingspan-goal-blue", {"most": BLUE_MOST}
    first, second, third = GREEN[round - 1]
    return "wingspan-goal-green", {"first": first, "second": second, "third": third}


def automa_messages(card: int, round: int) -> list[Message]:
    """What an Automa card does in a round, step by step (WS-AUTO-3). Faces are still names, ">" between."""
    found: list[Message] = []
    for step in AUTOMA_CARDS[card].sections[round - 1]:
        name, _, given = step.partition(" ")
        key, _, value = given.partition("=")
        args: dict[str, Told] = {}
        if key == "n":
            args["n"] = int(value)
        elif key == "dice":
            args["faces"] = value.replace("invertebrate/seed", "both")
        found.append((f"wingspan-automa-{kebab(name)}", args))
    return found


def automa_steps(card: int, round: int, say: Say) -> list[str]:
    found: list[str] = []
    for id, args in automa_messages(card, round):
        if "faces" in args:
            faces = str(args["faces"]).split(">")
            args["faces"] = " > ".join([say(f"wingspan-face-{face}", {}) for face in faces])
        found.append(say(id, args))
    return found
