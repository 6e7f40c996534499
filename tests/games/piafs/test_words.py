"""What a player reads: the chain told ahead, reasons, the board."""

from __future__ import annotations

import pytest
from tests.games.piafs.desk import card, lay, play

from voliere.games.piafs.components import PLAY
from voliere.games.piafs.game import PiafsGame
from voliere.games.piafs.position import Piafs
from voliere.text import Words

GAME = PiafsGame()
NAMES = ["Ada", "Béa", "Chloé", "Dominique-Alexandra"]


def rulebook() -> Piafs:
    """PF-EX-1, before the greenfinch is played."""
    return lay(rows=["cha5m bla3m bul1f", "spa6m"], hands=["gre3f bla1m bla4m yel5m"], seeds=[1, 3, 2, 2])


@pytest.mark.rule("PF-FEED-7")
def test_the_chain_is_told_ahead_step_by_step() -> None:
    s = rulebook()
    ahead = s.foresee(0, PLAY(card("gre3f"), 0)).events
    words = Words("en", NAMES, me=0)
    assert [words.event(GAME, e) for e in ahead] == [
        "You send the female greenfinch 3 to perch 1.",
        "Total 7 against 5: the bird on the perch is chased away.",
        "You take the seed of 3 points in position 2.",
        "The male chaffinch 5 joins your collection.",
        "The male blackbird 3 moves up to perch 1.",
        "Again, total 4 against 3: the bird on the perch is chased away.",
        "You take the seed of 1 point in position 1.",
        "The male blackbird 3 joins your collection.",
        "The female greenfinch 3 moves up to perch 1.",
        "Total 1 against 3: the bird on the perch stays.",
    ]
    mots = Words("fr", NAMES, me=1)
    assert [mots.event(GAME, e) for e in ahead[:4]] == [
        "Ada envoie le verdier femelle 3 au perchoir 1.",
        "Total 7 contre 5\u00a0: l’oiseau perché est chassé.",
        "Ada prend la graine de 3 points en position 2.",
        "Ada ajoute le pinson mâle 5 à sa collection.",
    ]


@pytest.mark.rule("PF-LOW-1")
def test_a_card_too_strong_says_why() -> None:
    s = play(lay(rows=["cha5m", "spa6m"], hands=["yel3m bla1m bla3f gre4f"]), "yel3m")
    why = s.reasons(0)[f"card:{card('gre4f')}"]
    assert (
        Words("en").reason(GAME, why) == "The female greenfinch 4 is stronger than the bird just played (3)."
    )
    assert Words("fr").reason(GAME, why) == "Le verdier femelle 4 est plus fort que l’oiseau joué (3)."


@pytest.mark.rule("PF-COMP-6", "PF-R-1")
def test_every_game_begins_by_saying_that_the_seeds_are_a_reconstruction() -> None:
    log = GAME.new(2, 1).log
    assert log is not None
    assert "reconstruction" in Words("en").event(GAME, log.heard(-1)[0])
    assert "reconstitution" in Words("fr").event(GAME, log.heard(-1)[0])


@pytest.mark.rule("PF-INFO-1")
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_fits_a_terminal(seats: int, lang: str) -> None:
    rows = ["cha6m bla1m bla1f gre1m gre1f spa1m", "cha6f spa1f bul1m bul1f yel1m", "gre6m"]
    full = [f"{species}{k}{sex}" for species in ("bul", "yel", "spa") for k in range(2, 7) for sex in "mf"]
    s = lay(seats, rows=rows, pests=["squirrel"] * 4, collections=[" ".join(full)], ending=True)
    for seat in (-1, *range(seats)):
        board = GAME.draw(s.view(seat), Words(lang, NAMES[:seats]).say, NAMES[:seats])
        assert max(board.widths()) <= 80
        assert len(board.lines) <= 24


@pytest.mark.rule("PF-CMP-1", "PF-SCORE-1", "PF-SCORE-2")
def test_the_board_shows_sums_pairs_and_majorities() -> None:
    s = lay(rows=["cha5m bla3m bul1f", "spa6m"], collections=["gre2m gre2f bla4m", "bla1m bla2m"])
    text = GAME.draw(s.view(0), Words("en", NAMES[:2]).say, NAMES[:2]).plain()
    assert "1 4/5 Cha5♂ ◂ Bla3♂ Bul1♀" in text
    assert "greenfinch   ★2♥ 2" in text
    assert "blackbird     4♂               ★1♂2♂ 2" in text
