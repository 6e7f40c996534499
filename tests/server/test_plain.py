"""Names and lines of chat: what the eye does not see is not there; what it sees stays."""

from __future__ import annotations

import unicodedata

import pytest
from tests.server.house import House, Refusal

from voliere.server.table.cleaning import LONGEST_NAME, clean

# Code points that draw nothing, by the kinds Unicode has for them (default ignorable, fillers, blanks).
NOTHING = [
    *"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u200b\u200c\u200d\u200e\u200f",
    *"\u202a\u202e\u2060\u2061\u2064\u2065\u2066\u206f\u2800\u3164\ufe00\ufe0e\ufe0f\ufeff\uffa0\ufff0\ufff8\ufffc",
    *"\u00a0\u1680\u2000\u2003\u2028\u2029\u202f\u205f\u3000\x00\x1f\x7f\x85\u0301\u20dd",
    *"\U0001bca0\U0001d159\U0001d173\U00013441\U00016fe4\U000e0000\U000e0001\U000e0020\U000e007f",
    *"\U000e0080\U000e0100\U000e01ef\U000e0fff\ue000\U000f0000",
]
SEEN = [
    "Ada",
    "Zoë",
    "Ngô Bảo Châu",
    "Ωμέγα",
    "Анна",
    "نور",
    "ราตรี",
    "हिन्दी",
    "김철수",
    "ᄒᆞᆫ",
    "鳥",
    "🐦",
    "🐦\u200d⬛",
    "👩🏽\u200d🚀",
    "❤\ufe0f\u200d🔥",
    "1\ufe0f\u20e3",
    "🇫🇷",
    "♪",
    "7",
    "?!",
    "O’Neill",
    "x²",
]


@pytest.mark.parametrize("char", NOTHING, ids=lambda char: f"U+{ord(char):04X}")
def test_what_draws_nothing_is_no_name(char: str) -> None:
    for name in (char, char * 30, f" {char}\t{char} ", f"\u200d{char}\ufe0f{char}"):
        assert clean(name, LONGEST_NAME) == ""
    for end in (f"Ada{char}", f"{char}Ada"):
        plain = clean(end, LONGEST_NAME)
        assert plain == "Ada" or char in "\u0301\u20dd", "looks like another's name"


@pytest.mark.parametrize("name", SEEN)
def test_what_is_seen_stays(name: str) -> None:
    assert clean(name, LONGEST_NAME) == unicodedata.normalize("NFC", name)


def test_blank_names_are_refused_where_a_name_is_asked(house: House) -> None:
    ada = house.player("Ada")
    for blank in ("\u3164", "\u2800\u2800", "\u115f\u1160", "\ufe0f", "\U000e0041"):
        with pytest.raises(Refusal, match="400 name-empty"):
            ada.post("/api/me", {"name": blank})
        with pytest.raises(Refusal, match="400 name-empty"):
            ada.ask("PATCH", "/api/me", json={"name": blank})
        seats = [{"who": "me", "name": blank}, {"who": "friend", "name": blank}]
        table = ada.post("/api/tables", {"game": "songbirds", "seats": seats})
        assert all(seat["name"].strip(blank) for seat in table["seats"])
        with pytest.raises(Refusal, match="400 say-empty"):
            ada.post(f"/api/tables/{table['id']}/say", {"seat": 0, "text": blank, "id": "12345678"})
