# The command `voliere serve`
serve-here = Volière is open at { $address }
serve-lan = From other devices of this network: { $address }
serve-stop = Stop with Ctrl-C.
serve-stopped = Closed. All tables are kept.

# What happens at a table beside the game
note-sat = { $name } sits down.
note-left = { $name } leaves the table.
note-bot = { $bot ->
    [random] A bot plays at random for { $seat }.
    [greedy] A greedy bot plays for { $seat }.
   *[other] A bot ({ $bot }) plays for { $seat }.
  }
note-back = { $name } is back.
note-said = { $seat }: { $text }
note-closed = { $seat } closes the table.
note-undone = { $seat } takes a move back.
note-undo-asked = { $seat } would like to take a move back.
note-undo-agreed = { $seat } agrees.
note-undo-refused = { $seat } would rather not.
note-seat-asked = { $name } asks for the seat that was left.
note-seat-let = { $seat } agrees.
note-seat-denied = { $seat } would rather not.
note-fallback = { $why ->
    [hung] { $seat } thought for too long: a quick move was made instead.
    [died] { $seat } broke down: a quick move was made instead.
   *[other] { $seat } answered nonsense: a quick move was made instead.
  }

# Refusals
refused-nobody = Say who you are first.
refused-name-empty = A name has at least one letter.
refused-no-recovery = This recovery link is not valid, or has been used.
refused-no-device = That device is not signed in.
refused-no-table = There is no such table.
refused-old-rules = This table was played under rules this server does not have.
refused-not-your-seat = That seat is not yours, or a bot plays it.
refused-seat-taken = That seat is taken.
refused-seat-asked = Somebody else is asking for a seat at this table.
refused-seat-denied = Those at the table would rather not.
refused-seat-not-asked = Nobody is asking for a seat.
refused-nobody-to-ask = Nobody plays at this table any more who could agree. Only whoever left can come back.
refused-table-full = Every seat is taken.
refused-seen-cards = You have seen another seat’s cards at this table.
refused-not-away = That player is here.
refused-stand-in = For somebody who is away, only the bot agreed on plays.
refused-not-started = The game begins when everybody is seated.
refused-not-over = The game is not over.
refused-closed = This table was closed.
refused-not-host = Only whoever made the table can do that.
refused-not-alone = Others are still playing here. You can leave the table.
refused-started = The game has begun.
refused-game-over = The game is over.
refused-stale = The table has moved on: look again.
refused-undo-none = There is nothing to take back.
refused-undo-shown = Something hidden has been shown: that cannot be taken back.
refused-undo-enough = You have taken back { $most } moves at this table: no more can be taken back.
refused-undo-pad = On a pad, say the former value again.
refused-pad-no-bots = Nobody plays for anybody on a pad: everybody has the real cards.
refused-undo-not-asked = Nobody has asked to take a move back.
refused-no-talk = The rules of this game forbid free talk.
refused-say-empty = Nothing was said.
refused-too-often = Too many requests at once. Wait a moment.
refused-too-much = This table has grown too long.
refused-too-many-tables = You have { $most } unfinished tables already.
refused-too-long = That is too long.
refused-busy = The server could not save that. Try again.
refused-wrong-host = This server does not answer to that name.
refused-wrong-origin = That page may not speak to this server.
refused-malformed = The server did not understand that.
refused-not-found = There is nothing there.
refused-not-allowed = That is not allowed.
refused-no-method = That cannot be done there.
refused-broken = Something went wrong on the server.
refused-replay-part = There is no such moment in this game.
refused-no-lesson = This game has no lesson.
refused-lesson = In the lesson, pick what is circled.
refused-listen = Cannot listen on { $host }:{ $port }: { $why }.
refused-port = Ports go from 0 to { $last }, not { $given }.
refused-database = The database { $database } cannot be used: { $why }.
refused-database-newer = This database belongs to a newer Volière (form { $form }; this one knows { $newest }). Install that one.
refused-database-kind = A database is sqlite:///FILE or postgresql://…, not { $given }.
refused-proxy = There can be 0 to { $most } proxies, not { $given }.
refused-origin = A public address is like https://birds.example, not { $given }.
