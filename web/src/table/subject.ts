/** Whose name a sentence begins with, to be found at a glance. A bird's name that begins like a player's is not a player's. */
import type { Args, Words } from '../lib/words';

/** Never in a name: the server takes such characters away. */
const MARK = '\uE000';

/** `say`: the sentence in the given words. It is said once more with every name marked: a mark at its beginning is a player. */
export function subject(t: Words, args: Args, say: (words: Words) => string): string {
  const you = t.say('web-you');
  if (args.seat === t.me && say(t).startsWith(`${you} `)) return you;
  const marked = say(
    t.at(
      t.names.map((name, seat) => `${MARK}${seat} ${name}`),
      t.me,
    ),
  );
  const seat = marked.startsWith(MARK) ? parseInt(marked.slice(1), 10) : -1;
  return t.names[seat] ?? '';
}
