"""Who may know what (SB-INFO): views, sampled worlds, the truth for records."""

from __future__ import annotations

from voliere.core.cards import Bag
from voliere.core.events import Event
from voliere.core.native import i64
from voliere.core.rng import Rng
from voliere.core.score import Score
from voliere.core.space import HIDDEN, Action
from voliere.core.state import Seat
from voliere.games.songbirds.components import (
    CELLS,
    EMPTY,
    FAVOURITE,
    LINE_SIZE,
    LINES,
    OPEN,
    PENDING,
    WON,
    WORMS,
    colour_of,
    volume_of,
)
from voliere.games.songbirds.forest import silent, strongest
from voliere.games.songbirds.score import LADDER, kept, title
from voliere.games.songbirds.special import SIDES
from voliere.games.songbirds.state import Table
from voliere.games.songbirds.view import (
    AreaView,
    Laid,
    Line,
    Player,
    ScoreView,
    Song,
    SongbirdsView,
    Title,
)


def view(s: Table, seat: Seat) -> SongbirdsView:
    """Public: forest, tokens, harvests, hand sizes, worms, totals (SB-INFO-1). Own: hand, favourite."""
    mine = 0 <= seat < s.seats
    duel = s.agreed.duel
    scores = s.scores()
    keeping = kept(s, seat) if mine and duel else -1
    told = s.over or not duel
    return {
        "mode": ["duel", "solo", "coop"][s.agreed.mode],
        "early_bird": s.agreed.early_bird,
        "round": s.round,
        "rounds": s.agreed.rounds if s.agreed.extended == "rounds" else None,
        "target": s.agreed.target if s.agreed.extended == "target" else None,
        "first": s.first,
        "forest": [int(x) if x != OPEN else EMPTY for x in s.grid],
        "open": s.open.sorted(),
        "lines": [line_view(s, k) for k in range(LINES)] if len(s.tokens) > 0 else [],
        "side": s.side if s.side >= 0 else None,
        "areas": area_views(s),
        "harvest": [int(x) for x in s.harvest],
        "worms_left": worms_left(s) if s.agreed.early_bird else [],
        "deck": len(s.deck),
        "shown": s.shown if s.shown >= 0 else None,
        "team_favourite": s.favourites[0] if not duel and s.favourites[0] >= 0 else None,
        "players": [player_view(s, k) for k in range(s.seats)],
        "hand": s.hands[seat].sorted() if mine else [],
        "laid": [laid_view(s, int(card)) for card in s.hands[seat].sorted()] if mine else [],
        "keeping": keeping if keeping >= 0 else None,
        "title": title(scores[0].total) if not duel else None,
        "next_title": next_title(scores[0].total) if not duel else None,
        "own_favourite": s.favourites[seat] if mine and duel and s.favourites[seat] >= 0 else None,
        "said": [{"seat": who, "action": a} for who, a in s.said],
        "history": [{"favourites": cards[:], "points": points[:]} for cards, points in s.history],
        "over": s.over,
        "scores": [score_view(x) if told or (mine and x.seat == seat) else None for x in scores],
        "places": s.places() if s.over else [],
    }


def line_view(s: Table, k: i64) -> Line:
    lines = s.lines
    at: i64 = k * LINE_SIZE
    won = int(lines[at + WON])
    now = song(lines[at], lines[at + 1], lines[at + 2], lines[at + 3])
    return {
        "token": int(s.tokens[k]),
        "won": won if won != PENDING else None,
        "strengths": now["strengths"],
        "silent": now["silent"],
        "leads": now["leads"],
    }


def song(r: i64, b: i64, g: i64, w: i64) -> Song:
    """How colours of these strengths sing together: in numbers, for every push builds dozens of them."""
    return {
        "strengths": [int(r), int(b), int(g), int(w)],
        "silent": silent(r, b, g, w),
        "leads": int(strongest(r, b, g, w)),
    }


def laid_view(s: Table, card: int) -> Laid:
    """A card adds its volume to its colour (SB-LINE-2)."""
    songs: list[Song | None] = []
    lines = s.lines
    colour, volume = colour_of(card), volume_of(card)
    red: i64 = volume if colour == 0 else 0
    blue: i64 = volume if colour == 1 else 0
    green: i64 = volume if colour == 2 else 0
    white: i64 = volume if colour == 3 else 0
    for k in range(LINES if len(s.tokens) > 0 else 0):
        at: i64 = k * LINE_SIZE
        if lines[at + WON] != PENDING:
            songs.append(None)
        else:
            r, b, g, w = lines[at], lines[at + 1], lines[at + 2], lines[at + 3]
            songs.append(song(r + red, b + blue, g + green, w + white))
    return {"card": card, "songs": songs}


def next_title(points: int) -> Title | None:
    now = title(points)
    return {"title": now + 1, "points": LADDER[now]} if now < len(LADDER) else None


def area_views(s: Table) -> list[AreaView]:
    if s.side < 0 or not s.areas_won:
        return []
    found: list[AreaView] = []
    for area, won in zip(SIDES[s.side].areas, s.areas_won, strict=True):
        found.append({"area": area.number, "token": area.token, "won": won if won != PENDING else None})
    return found


def player_view(s: Table, k: Seat) -> Player:
    favourite: int | str | None = None
    if s.agreed.duel and s.favourites[k] >= 0:
        favourite = s.favourites[k] if s.over else "hidden"  # SB-EB-4
    return {
        "cards": len(s.hands[k]),
        "favourite": favourite,
        "worm": s.worms[k] if s.worms[k] >= 0 else None,
        "total": s.totals[k],
    }


def worms_left(s: Table) -> list[int]:
    taken = [w for w in s.worms if w > 0]
    return [w for w in WORMS if w > 0 and w not in taken]


def score_view(x: Score) -> ScoreView:
    return {"total": x.total, "lines": x.lines}


def reshuffle(w: Table, seat: Seat, rng: Rng) -> None:
    """Deal anew what the seat does not know: other hands, hidden favourites, the card aside (SB-INFO-2)."""
    w.rng = rng.fork()
    if w.over:
        return
    hidden = w.agreed.duel  # favourites of solo and coop are public (SB-INFO-3)
    unknown = w.deck.copy()
    w.deck = unknown
    if w.aside >= 0:
        unknown.add(w.aside)
    sizes = [len(hand) for hand in w.hands]
    favourites = w.favourites[:]
    shown_by = w.actors[0] if w.shown >= 0 else -1
    for k in range(w.seats):
        if k != seat:
            for card in w.hands[k].sorted():
                if k != shown_by or card != w.shown:
                    unknown.add(card)
            w.hands[k] = Bag()
            if hidden and w.favourites[k] >= 0:
                unknown.add(w.favourites[k])
    unknown.tidy()
    for k in range(w.seats):
        if k != seat:
            if k == shown_by:  # a card shown is in its hand in every world
                w.hands[k].add(w.shown)
            while len(w.hands[k]) < sizes[k]:
                w.hands[k].add(unknown.draw(rng))
            if hidden and w.favourites[k] >= 0:
                favourites[k] = int(unknown.draw(rng))
    if w.aside >= 0:
        w.aside = int(unknown.draw(rng))
    w.favourites = favourites


def seen(s: Table, by: Seat, seat: Seat, a: Action) -> Action:
    """The favourite of Early Bird goes face down (SB-EB-4)."""
    return HIDDEN if a in FAVOURITE and s.agreed.duel and by != seat else a


def reasons(s: Table, seat: Seat) -> dict[str, Event]:
    """An empty cell that touches no card cannot be chosen yet (SB-TURN-2)."""
    if seat not in s.actors:
        return {}
    return {f"cell:{cell}": Event("not_touching", {}) for cell in range(CELLS) if s.grid[cell] == EMPTY}
