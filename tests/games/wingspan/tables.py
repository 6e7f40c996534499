"""Tables for the tests: a game after its set-up, with birds, food and dice put where they are wanted."""

from __future__ import annotations

from typing import Any

from voliere.core.cards import Bag
from voliere.core.rng import Rigged
from voliere.games.wingspan.birds import BIRDS
from voliere.games.wingspan.cards import put_on_mat, show, to_hand
from voliere.games.wingspan.components import BIRD, FACE, FOOD, HABITAT, SPACE, TRAY
from voliere.games.wingspan.game import WingspanGame
from voliere.games.wingspan.position import Wingspan
from voliere.games.wingspan.powers.catalogue import power_of
from voliere.games.wingspan.state import IN_BETWEEN, IN_DISCARDS, IN_TRAY, ON_MAT

GAME = WingspanGame()
ROW_ACTIONS = ["gain-food", "lay-eggs", "draw-cards"]


def new(seats: int = 2, seed: int = 1, rules: int = GAME.version, **options: object) -> Wingspan:
    s = GAME.new(seats, seed, options, rules)
    assert isinstance(s, Wingspan)
    return s


def game(seats: int = 2, seed: int = 1, rules: int = GAME.version, **options: object) -> Wingspan:
    """A game in which nobody kept a bird: five food each, empty mats, the first player to act."""
    s = new(seats, seed, rules, **options)
    while s.lanes:
        seat = s.actors[0]
        s.apply(seat, s.choices(seat)[0])
    return s


def number(name: str) -> int:
    return BIRD.index[name]


def take_out(s: Wingspan, name: str) -> int:
    """Take a bird out of deck, tray, discards or a hand."""
    bird = number(name)
    for bag in [s.deck, s.discards, *s.hands]:
        if bag.has(bird):
            bag.take(bird)
    for k in range(TRAY):
        if s.tray[k] == bird:
            s.tray[k] = -1
    assert s.place[bird] < ON_MAT, f"{name} is on a mat"
    s.place[bird] = IN_BETWEEN
    return bird


def put(s: Wingspan, seat: int, name: str, habitat: str = "", eggs: int = 0) -> int:
    """A bird on a mat, in its first habitat unless said; gives its spot over all mats."""
    bird = take_out(s, name)
    show(s, bird)
    row = HABITAT.index[habitat] if habitat else BIRDS[bird].habitats[0]
    put_on_mat(s, seat, bird, row)
    s.watch[seat] = s.watch[seat] | power_of(bird).waits_for
    at = s.spot_of(bird)
    s.eggs[at] = eggs
    return at


def hold(s: Wingspan, seat: int, *names: str) -> None:
    for name in names:
        to_hand(s, seat, take_out(s, name), False)


def empty_hand(s: Wingspan, seat: int) -> None:
    for bird in s.hands[seat].sorted():
        take_out(s, BIRD.names[bird])
        discard(s, BIRD.names[bird])


def discard(s: Wingspan, name: str) -> None:
    bird = take_out(s, name)
    s.discards.add(bird)
    s.place[bird] = IN_DISCARDS


def face_up(s: Wingspan, *names: str) -> None:
    """Exactly these birds in the tray."""
    for k in range(TRAY):
        if s.tray[k] >= 0:
            discard(s, BIRD.names[int(s.tray[k])])
    for k, name in enumerate(names):
        bird = take_out(s, name)
        s.tray[k] = bird
        s.place[bird] = IN_TRAY
        show(s, bird)


def feed(s: Wingspan, seat: int, **kinds: int) -> None:
    """Exactly this food."""
    for kind, name in enumerate(FOOD.names):
        s.food[seat * 5 + kind] = kinds.get(name, 0)


def dice(s: Wingspan, *faces: str) -> None:
    """Exactly these dice in the feeder."""
    for k in range(6):
        s.feeder[k] = 0
    for face in faces:
        s.feeder[FACE.index[face]] = s.feeder[FACE.index[face]] + 1
    s.inside = len(faces)


def no_cards(s: Wingspan) -> None:
    """Neither deck nor discards nor tray."""
    s.deck = Bag()
    s.discards = Bag()
    for k in range(TRAY):
        s.tray[k] = -1


def on_top(s: Wingspan, *names: str) -> None:
    """These birds are the next of the deck."""
    cards = [int(s.deck.cards[k]) for k in range(len(s.deck))]
    picks = []
    for name in names:
        if number(name) not in cards:
            bird = take_out(s, name)
            s.deck.add(bird)
            s.place[bird] = 0
            cards.append(bird)
    for name in names:
        k = cards.index(number(name))
        picks.append(k)
        cards[k] = cards[-1]
        cards.pop()
    s.rng = Rigged(picks)


def rolls(s: Wingspan, *faces: str) -> None:
    s.rng = Rigged([FACE.index[face] for face in faces])


# -- playing -------------------------------------------------------------------------------------


def asked(s: Wingspan) -> str:
    """The verb of the question, "" at the end."""
    return type(s.top(s.actors[0]).verb).__name__ if s.actors else ""


def about(s: Wingspan) -> int | None:
    """The bird in question."""
    question = s.view(s.actors[0])["question"]
    return question["bird"]  # type: ignore[index, no-any-return]


def options(s: Wingspan) -> list[str]:
    return [SPACE.text(a) for a in s.choices(s.actors[0])]


def do(s: Wingspan, *texts: str) -> None:
    """Whoever is asked does this, then this ..."""
    for text in texts:
        assert text in options(s), f"{text} is not among {asked(s)} {options(s)}"
        s.apply(s.actors[0], SPACE.parse(text))


def plain(s: Wingspan) -> None:
    """Answer as plainly as possible: no where one may say no, else the first option."""
    can = options(s)
    do(s, "skip" if "skip" in can else "draw-deck" if "draw-deck" in can else can[0])


def until(s: Wingspan, verb: str, bird: str = "") -> bool:
    """Answer plainly until this question (about this bird); False if the turn ends first."""
    me = s.actors[0]
    while s.actors and asked(s) != "Turn":
        if asked(s) == verb and (not bird or about(s) == number(bird)):
            return True
        plain(s)
    assert me >= 0
    return False


def finish(s: Wingspan) -> None:
    """Answer plainly to the end of the turn."""
    until(s, "never")


def activate(s: Wingspan, bird: str) -> bool:
    """Take the action of the row a bird lives in; True when its power is offered."""
    do(s, ROW_ACTIONS[s.row_of(number(bird))])
    return until(s, "Offer", bird)


def told(s: Wingspan, name: str) -> list[dict[str, Any]]:
    """The arguments of every event of a name."""
    assert s.log is not None
    return [event.args for event in s.log.events if event.name == name]


def food_of(s: Wingspan, seat: int) -> list[int]:
    return [int(s.food[seat * 5 + kind]) for kind in range(5)]


def cost_of(name: str) -> dict[str, int]:
    """Food that pays a bird exactly, an "or" cost with its first kind and wild ones with seed."""
    bird = BIRDS[number(name)]
    pay = {FOOD.names[kind]: n for kind, n in enumerate(bird.cost) if n}
    if bird.either:
        pay[FOOD.names[bird.either[0]]] = 1
    if bird.wild:
        pay["seed"] = pay.get("seed", 0) + bird.wild
    return pay
