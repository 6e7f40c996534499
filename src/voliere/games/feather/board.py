"""Birds of a Feather as coloured text: the own score sheet, players, settled birds, pack and hand."""

from __future__ import annotations

from voliere.core.board import Board, Say
from voliere.games.feather.components import BIRD, HABITAT, ROW, TITLE, TYPE, WAY, habitat_of
from voliere.games.feather.view import FeatherView, Player, Sheet

WIDE = 80
SHAPES = "★▲◆●●●○"  # a shape for each type: ace, raptor, rare, three uncommon, common
STYLES = ["white", "cyan", "yellow", "green", "blue"]  # a colour for each habitat, always beside its name
NOTHING = Sheet(seen=[], complete=[], rows=[0] * HABITAT.size, points=0)


def draw(view: FeatherView, say: Say, names: list[str]) -> Board:
    top = sheet(whose(view), say).beside(players(view, say, names), gap=3)
    board = heading(view, say).below(top).below(legend(say))
    if view["stage"] == "watching" or view["over"]:
        board = board.below(settled(view, say, names))
    return board.below(cards(view, say))


def whose(view: FeatherView) -> Sheet:
    """The reader's own sheet; a spectator reads the leader's."""
    if view["seat"] is not None:
        return view["players"][view["seat"]]["sheet"] or NOTHING
    open_ones = [p["sheet"] for p in view["players"] if p["sheet"] is not None]
    return max(open_ones, key=lambda found: found["points"], default=NOTHING)


def heading(view: FeatherView, say: Say) -> Board:
    pack = view["pack"]
    if view["over"]:
        text = say("feather-board-over", {})
    elif pack is not None:
        way = say(f"feather-way-{WAY.names[pack['way']]}", {})
        text = say("feather-board-pack", {"number": pack["number"], "packs": pack["packs"], "way": way})
    elif view["stage"] == "migrating":
        text = say("feather-board-migrating", {})
    else:
        text = say("feather-board-round", {"round": view["round"], "rounds": view["rounds"]})
    if view["raptors"]:
        text += ", " + say("feather-board-raptors", {})
    board = Board().add(text, "bold")
    if view["title"] is not None:
        name = TITLE.names[view["title"]].replace("_", "-")
        board.add("   " + say("feather-board-title", {"title": say(f"feather-title-{name}", {})}), "bold")
    return board


def sheet(own: Sheet, say: Say) -> Board:
    """Habitats by types, a tick for every species seen, the ALL boxes and the points."""
    board = Board().add(" " * 10)
    for shape in SHAPES:
        board.add(f" {shape}")
    board.add(f"  {say('feather-board-all', {}):<3}{say('feather-board-points', {}):>5}", "dim")
    for habitat in range(HABITAT.size):
        board.line().add(f"{habitat_name(habitat, say):<10}", STYLES[habitat], f"habitat:{habitat}")
        for bird in range(habitat * ROW, habitat * ROW + ROW):
            seen = bird in own["seen"]
            board.add(" ✓" if seen else " ·", "bold" if seen else "dim", f"bird:{bird}")
        all_seen = habitat in own["complete"]
        board.add("   ✓ " if all_seen else "   · ", "bold" if all_seen else "dim")
        board.add(str(own["rows"][habitat]).rjust(4))
    board.line().add(f"{say('feather-board-total', {}):<10}" + " " * 19, "bold")
    return board.add(str(own["points"]).rjust(4), "bold")


def legend(say: Say) -> Board:
    """What the shapes mean."""
    told = [(SHAPES[k], say(f"feather-type-{TYPE.names[k]}", {})) for k in (0, 1, 2, 3, 6)]
    return Board().add("  ".join(f"{shape} {name}" for shape, name in told), "dim")


def players(view: FeatherView, say: Say, names: list[str]) -> Board:
    board = Board()
    for name, player in zip(names, view["players"], strict=True):
        board.add(f"{name[:12]:<12} ", "bold").add(about(player, say))
        if player["chosen"]:
            board.add(" ✓ " + say("feather-board-chosen", {}), "dim")
        board.line()
    if view["neutral"]:
        args = {"hands": len(view["neutral"]), "cards": view["neutral"][0]}
        board.add(say("feather-board-neutral", dict(args)), "dim")
    elif view["deck"] and len(view["players"]) == 1:
        board.add(say("feather-board-pile", {"cards": view["deck"]}), "dim")
    elif view["deck"] and view["pack"] is None:
        board.add(say("feather-board-aside", {"cards": view["deck"]}), "dim")
    return board


def about(player: Player, say: Say) -> str:
    own = player["sheet"]
    if own is None:
        return say("feather-board-player-hidden", {"cards": player["cards"]})
    return say("feather-board-player", {"points": own["points"], "cards": player["cards"]})


def settled(view: FeatherView, say: Say, names: list[str]) -> Board:
    """The cards of the last round by habitat, with who played them."""
    board = Board().add(say("feather-board-settled", {}), "bold")
    if not view["settled"]:
        return board.add(" " + say("feather-board-none", {}), "dim")
    other = "feather-board-from-pile" if len(names) == 1 else "feather-board-nobody"
    by = [*names, *[say(other, {})] * (len(view["settled"]) - len(names))]
    told = [(bird, f"{bird_name(bird, say)} ({who})") for bird, who in zip(view["settled"], by, strict=True)]
    return by_habitat(board, told, say)


def cards(view: FeatherView, say: Say) -> Board:
    """The pack in hand while drafting, the hand, and what already lies face down."""
    board = Board()
    pack = view["pack"]
    if pack is not None and pack["birds"]:
        board.add(say("feather-board-your-pack", {}), "bold")
        by_habitat(board, copies(pack["birds"], say), say)
        board.line().add(say("feather-board-in-hand", {}), "bold")
        return by_habitat(board, copies(view["hand"], say), say, clickable=False)
    if view["hand"]:
        board.add(say("feather-board-hand", {}), "bold")
        laid = [view["chosen"]] if view["chosen"] is not None else view["passing"]
        if laid:
            key = "feather-board-laid" if view["chosen"] is not None else "feather-board-passing"
            board.add("   " + say(key, {}) + " " + ", ".join(bird_name(bird, say) for bird in laid), "dim")
        by_habitat(board, copies(view["hand"], say), say)
    return board


def copies(birds: list[int], say: Say) -> list[tuple[int, str]]:
    """Each species once, with the number of its cards where there are several."""
    found = []
    for bird in sorted(set(birds)):
        count = birds.count(bird)
        found.append((bird, bird_name(bird, say) + (f" ×{count}" if count > 1 else "")))
    return found


def by_habitat(board: Board, told: list[tuple[int, str]], say: Say, clickable: bool = True) -> Board:
    """A line per habitat that has birds, wrapped to the width of the screen."""
    for habitat in range(HABITAT.size):
        here = [(bird, text) for bird, text in told if habitat_of(bird) == habitat]
        if not here:
            continue
        board.line().add(f"{habitat_name(habitat, say):<10}", STYLES[habitat])
        used = 10
        for bird, text in here:
            if used + len(text) + 2 > WIDE:
                board.line().add(" " * 10)
                used = 10
            used += len(text) + 2
            board.add(" " + text + " ", STYLES[habitat], f"bird:{bird}" if clickable else "")
    return board


def habitat_name(habitat: int, say: Say) -> str:
    return say(f"feather-habitat-{HABITAT.names[habitat]}", {})


def bird_name(bird: int, say: Say) -> str:
    return SHAPES[bird % ROW] + say(f"feather-bird-{BIRD.names[bird]}", {})
