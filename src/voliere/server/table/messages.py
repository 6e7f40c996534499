"""Which intent a message carries, whichever door it came by."""

from __future__ import annotations

from voliere.server.table.intents import Answering, OfPerson, Playing, ReadingOn, Saying, TakingBack
from voliere.server.table.seating import Letting
from voliere.server.table.wire import Answer, Let, Play, Read, Say, TakeBack

Wanted = Play | TakeBack | Answer | Let | Say | Read


def intent_of(person: str, message: Wanted) -> OfPerson:
    match message:
        case Play():
            return Playing(person, message.id, message)
        case TakeBack():
            return TakingBack(person, message.id, message)
        case Answer():
            return Answering(person, message.id, message)
        case Let():
            return Letting(person, message.id, message)
        case Read():
            return ReadingOn(person, message.id, message)
        case Say():
            return Saying(person, message.id, message)
