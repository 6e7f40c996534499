import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { found } from '../found';
import type { GameInfo } from '../src/lib/wire';
import { bundleOf, Words } from '../src/lib/words';
import { fluent, wordsOf } from './texts';

const file = (lang: string, name: string): string =>
  readFileSync(new URL(`../../src/voliere/text/${lang}/${name}.ftl`, import.meta.url), 'utf-8');
const words = (lang: string) => wordsOf(lang, found.games, ['Ada', 'Ben'], 0);
const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]);

const GAME: GameInfo = {
  id: 'songbirds',
  title: '',
  pad_of: '',
  version: 1,
  seats: [2],
  minutes: 1,
  options: [],
  events: {},
  score_lines: [],
  bots: [],
  levels: [],
  usual_bot: 'greedy',
  languages: {},
  lesson: 0,
  sheets: false,
  things: { card: ['r1', 'r2'], cell: ['a1', 'b1'], seat: ['1', '2', '3', '4'], colour: ['red', 'blue'] },
  blocks: [{ name: 'place', kinds: ['card', 'cell'], first: 0, size: 4 }],
};

describe('the browser says what Python says', () => {
  const en = words('en');
  const fr = words('fr');

  test('events name things, and know who reads', () => {
    const placed = { name: 'placed', args: { seat: 0, card: 1, cell: 1 } };
    expect(en.event(GAME, placed)).toBe('You place Red 2 on b1.');
    expect(en.at(['Ada', 'Ben'], 1).event(GAME, placed)).toBe('Ada places Red 2 on b1.');
    expect(fr.event(GAME, placed).replaceAll('\u00a0', ' ')).toBe('Vous posez Rouge 2 en b1.');
  });

  test('lists, and seats without a name', () => {
    expect(en.event(GAME, { name: 'won', args: { seats: [0] } })).toBe('You win!');
    expect(en.event(GAME, { name: 'won', args: { seats: [0, 1] } })).toBe('Ada and Ben share the victory!');
    expect(en.at([], -1).seat(2)).toBe('Player 3');
    expect(en.allOf(['a', 'b', 'c'])).toBe('a, b and c');
  });

  test('actions, refusals, and what has no words', () => {
    expect(en.action(GAME, 3)).toBe('Place Red 2 on b1');
    expect(en.refused({ key: 'illegal', args: {} })).toBe('That is not among the choices.');
    expect(en.refused({ key: 'never-heard', args: {}, message: 'as the server says' })).toBe('as the server says');
    expect(en.say('no-such-message')).toBe('no-such-message');
  });
});

describe('the words of the app', () => {
  test('are the same in both languages', () => {
    expect(ids(file('fr', 'web'))).toEqual(ids(file('en', 'web')));
    expect(new Set(ids(file('en', 'web'))).size).toBe(ids(file('en', 'web')).length);
  });

  test('are all used, and all that is used exists', () => {
    const sources: string[] = [];
    const read = (folder: URL): void => {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory()) read(new URL(`${entry.name}/`, folder));
        else if (/\.(svelte|ts)$/.test(entry.name)) sources.push(readFileSync(new URL(entry.name, folder), 'utf-8'));
      }
    };
    read(new URL('../src/', import.meta.url));
    sources.push(readFileSync('vite-plugin-worker.ts', 'utf-8'));
    const code = sources.join('\n');
    const all = new Set(ids(fluent('en', ...found.games)));
    const asked = [
      ...code.matchAll(/'((?:web|songbirds-web|whats-up-web|songbirds-board|whats-up-board)-[a-z-]+)'/g),
    ].map((m) => m[1]);
    expect(asked.filter((id) => !all.has(id))).toEqual([]);
    // Ids put together from parts: their families.
    const made =
      /^(web-(theme|motion|pace|bot|key|leave|lesson-leave|reach)\b|songbirds-(then|web-(wish|hint|say))|refused-)/;
    expect(ids(file('en', 'web')).filter((id) => !new RegExp(`['"]${id}['"]`).test(code) && !made.test(id))).toEqual(
      [],
    );
  });

  test.each(found.languages)('can all be said (%s)', (lang) => {
    const t = words(lang);
    const args = Object.fromEntries([...file(lang, 'web').matchAll(/\$([\w-]+)/g)].map(([, name]) => [name, 2]));
    for (const id of ids(file('en', 'web'))) expect(t.say(id, args), id).not.toMatch(/\{/);
  });

  test('French is well typeset', () => {
    for (const line of file('fr', 'web').split('\n')) {
      const text = line.startsWith('#') ? '' : line.replace(/\{[^}]*\}?|^[^=]*=/g, '');
      expect(text, line).not.toMatch(/\w [:;!?»]|« /);
      expect(text, line).not.toMatch(/[\w»][;!?](\s|$)/);
      expect(text, line).not.toMatch(/'/);
    }
  });
});

test.each(found.languages)('numbers are written as %s writes them, small ones without asking how', (lang) => {
  const said = new Words(lang, bundleOf(lang, ['it = { $n }']));
  const asked = vi.spyOn(Intl, 'NumberFormat');
  const small = [-999, -12, 0, 1, 25, 999].map((n) => said.say('it', { n }));
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  const { format } = new Intl.NumberFormat(lang);
  expect(small).toEqual([-999, -12, 0, 1, 25, 999].map((n) => format(n).replace('-', '−')));
  for (const n of [1000, 12345, 2.5]) expect(said.say('it', { n })).toBe(format(n));
});
