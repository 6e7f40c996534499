import { expect, test } from 'vitest';
import { bundleOf, Words } from '../src/lib/words';
import { subject } from '../src/table/subject';

const SOURCE = `
web-you = Vous
seat = Place { $number }
discarded = { $bird } est défaussée.
plays = { $you ->
    [yes] Vous jouez { $bird }.
   *[no] { $seat } joue { $bird }.
  }
said = { $seat } : { $text }
`;
const t = new Words('fr', bundleOf('fr', [SOURCE]), ['Ada', 'Grive', 'Grive'], 0);
const bird = 'Grive solitaire';
const says = (id: string, seat: number) => (words: Words) =>
  words.say(id, { bird, seat: words.seat(seat), you: seat === words.me ? 'yes' : 'no', text: 'oui' });

test('a player is found at the beginning of a sentence, a bird is not taken for one', () => {
  expect(subject(t, { seat: 1 }, says('plays', 1))).toBe('Grive');
  expect(subject(t, { seat: 1 }, says('discarded', 1))).toBe('');
  expect(subject(t, {}, says('discarded', 1))).toBe('');
  expect(subject(t, { seat: 0 }, says('plays', 0))).toBe('Vous');
  expect(subject(t, { seat: 2 }, says('said', 2))).toBe('Grive');
});
