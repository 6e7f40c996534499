/** What happens at a table beside the game, as a sentence. */
import type { Note } from '../lib/wire';
import type { Words } from '../lib/words';
import { key } from '../lib/words';

export function noteLine(t: Words, note: Note): string {
  const args = { ...note.args };
  // Who said it may sit elsewhere by now.
  if (note.name === 'said' && args.name) args.seat = args.name;
  if (typeof args.seat === 'number') args.seat = t.seat(args.seat);
  // Whoever was deleted has no name any more.
  if (args.name === '') args.name = t.say('web-somebody');
  return t.say(key('note', note.name), args);
}
