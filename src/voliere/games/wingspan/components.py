"""What is in the box (WS-COMP), as numbers, and everything a player can do with it."""

from __future__ import annotations

from typing import Final

from voliere.core.native import i64, vec
from voliere.core.space import Space, Things
from voliere.games.wingspan.bird import FOOD_NAMES, HABITAT_NAMES
from voliere.games.wingspan.birds import BIRD_COUNT, BIRDS
from voliere.games.wingspan.decks import AUTOMA_CARDS, BONUS_COUNT, BONUSES, GOALS

CARDS: Final = BIRD_COUNT  # WS-COMP-1
BONUS_CARDS: Final = BONUS_COUNT  # WS-COMP-2
KINDS: Final = 5  # of food
INVERTEBRATE: Final = 0
SEED: Final = 1
RODENT: Final = 4
BOTH: Final = 5  # the face invertebrate/seed (WS-COMP-4)
WILD: Final = 5  # a symbol of a cost that takes any kind
FACES: Final = 6
DICE: Final = 5
ROWS: Final = 3
COLUMNS: Final = 5
SPOTS: Final = ROWS * COLUMNS  # WS-COMP-7
FOREST: Final = 0
GRASSLAND: Final = 1
WETLAND: Final = 2
TRAY: Final = 3
ROUNDS: Final = 4
NO_COLOUR: Final = 0  # of a power
BROWN: Final = 1
WHITE: Final = 2
PINK: Final = 3
NO_BIRD: Final = -1

# WS-FOOD-1, WS-EGGS-1, WS-DRAW-1: the base gain by the birds in the row; every second slot also converts.
FOOD_GAIN: Final = [1, 1, 2, 2, 3, 3]
EGG_GAIN: Final = [2, 2, 3, 3, 4, 4]
CARD_GAIN: Final = [1, 1, 2, 2, 3, 3]
CONVERTS: Final = [False, True, False, True, False, True]
EGG_COST: Final = [0, 1, 1, 2, 2, 99]  # WS-PLAY-2, by column; a full row takes no bird
TURNS: Final = [0, 8, 7, 6, 5]  # of a player, by round (WS-ROUND-1)

FOOD: Final = Things("food", FOOD_NAMES)
HABITAT: Final = Things("habitat", HABITAT_NAMES)
BIRD: Final = Things("bird", [bird.name for bird in BIRDS])
BONUS: Final = Things("bonus", [bonus.name for bonus in BONUSES])
GOAL: Final = Things("goal", [goal.name for goal in GOALS])
AUTOMA_CARD: Final = Things("card", [card.name for card in AUTOMA_CARDS])
SPOT_NAMES: Final = [f"{row}{column}" for row in HABITAT_NAMES for column in range(1, COLUMNS + 1)]
SPOT: Final = Things("spot", SPOT_NAMES)
FACE: Final = Things("face", [*FOOD_NAMES, "both"])
DIE: Final = Things("die", [*FOOD_NAMES, "both-as-invertebrate", "both-as-seed"])
SEAT: Final = Things("seat", ["1", "2", "3", "4", "5"])
ANSWER: Final = Things("answer", ["ask", "always", "never"])

SPACE: Final = Space()
PLAY: Final = SPACE.block("play", BIRD, HABITAT)
GAIN_FOOD: Final = SPACE.block("gain-food")
LAY_EGGS: Final = SPACE.block("lay-eggs")
DRAW_CARDS: Final = SPACE.block("draw-cards")
LAY: Final = SPACE.block("lay", SPOT)
FILL: Final = SPACE.block("fill", Things("fill", SPOT_NAMES))  # all the eggs left, as far as they fit there
TAKE_EGG: Final = SPACE.block("take-egg", SPOT)
TAKE_DIE: Final = SPACE.block("take", DIE)
TAKE_ALL: Final = SPACE.block("take-all")
REROLL: Final = SPACE.block("reroll")
DRAW: Final = SPACE.block("draw", BIRD)
DRAW_DECK: Final = SPACE.block("draw-deck")
DRAW_REST: Final = SPACE.block("draw-rest")  # all the cards left, from the deck
DISCARD: Final = SPACE.block("discard", BIRD)
TUCK: Final = SPACE.block("tuck", BIRD)
PICK: Final = SPACE.block("pick", BIRD)
PAY: Final = SPACE.block("pay", FOOD)
PAY_FOR_ME: Final = SPACE.block("pay-for-me")
GAIN: Final = SPACE.block("gain", FOOD)
CACHE: Final = SPACE.block("cache")
STORE: Final = SPACE.block("store")  # into the personal supply
FIRST: Final = SPACE.block("first", SEAT)
MOVE: Final = SPACE.block("move", HABITAT)
REPEAT: Final = SPACE.block("repeat", BIRD)
ACTIVATE: Final = SPACE.block("activate", BIRD)
KEEP_BONUS: Final = SPACE.block("keep-bonus", BONUS)
SORT: Final = SPACE.block("sort", BIRD, Things("fate", ["discard", "keep"]))
SAVE: Final = SPACE.block("save", FOOD)
USE: Final = SPACE.block("use")
SKIP: Final = SPACE.block("skip")
PROMISE: Final = SPACE.block("promise", BIRD, ANSWER)
SHARES: Final = SPACE.block("shares", Things("habit", ANSWER.names[:2]))
for _kind in (GOAL, AUTOMA_CARD, FACE):
    SPACE.name(_kind)

# The hot numbers of the actions.
DO_LAY: Final = LAY.first
DO_FILL: Final = FILL.first
DO_TAKE_EGG: Final = TAKE_EGG.first
DO_TAKE: Final = TAKE_DIE.first
DO_REROLL: Final = REROLL.first
DO_DRAW: Final = DRAW.first
DO_DRAW_DECK: Final = DRAW_DECK.first
DO_DRAW_REST: Final = DRAW_REST.first
DO_GAIN_FOOD: Final = GAIN_FOOD.first
DO_LAY_EGGS: Final = LAY_EGGS.first
DO_DRAW_CARDS: Final = DRAW_CARDS.first
DO_PAY: Final = PAY.first
DO_PAY_FOR_ME: Final = PAY_FOR_ME.first
DO_USE: Final = USE.first
DO_SKIP: Final = SKIP.first
assert PLAY.first == 0

# The birds column by column, for hot code.
POINTS: Final = vec[i64]([bird.points for bird in BIRDS])
LIMIT: Final = vec[i64]([bird.egg_limit for bird in BIRDS])
NEST: Final = vec[i64]([bird.nests for bird in BIRDS])  # a bit per type
SPAN: Final = vec[i64]([bird.wingspan for bird in BIRDS])
COLOUR: Final = vec[i64]([bird.colour for bird in BIRDS])
LIVES: Final = vec[i64]([sum([1 << h for h in bird.habitats]) for bird in BIRDS])  # a bit per habitat
COST: Final = vec[i64]([n for bird in BIRDS for n in bird.cost])
EITHER: Final = vec[i64](
    [sum([1 << food for food in bird.either]) for bird in BIRDS]
)  # a bit per kind, 0 = none
# WS-PLAY-7: a fitting token counts 2 and any other 1; a payment is legal when it comes to exactly this.
NEED: Final = vec[i64]([2 * sum(bird.cost) + bird.wild if not bird.either else 2 for bird in BIRDS])
