/** No list is kept by hand: what lies in its folder is found. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import families from 'virtual:families';
import languages from 'virtual:languages';
import lesson from 'virtual:lesson';
import parts from 'virtual:parts';
import plates from 'virtual:plates';
import rules from 'virtual:rules';
import sprites from 'virtual:sprites';
import words from 'virtual:words';
import { beforeAll, describe, expect, test } from 'vitest';
import { faces, facesIn, Found, found, padFaces } from '../found';
import { fitting } from '../src/lib/languages';

const PACKAGE = {
  'text/en/common.ftl': 'language-name = English\non = on\noff = off\n',
  'text/en/web.ftl': 'web-hello = Hello, { -you }\n-you = you\n',
  'text/en/server.ftl': 'refused-late = Too late.\nserver-only = nobody reads this\n',
  'text/eo/common.ftl': '# A language begins with a file.\nlanguage-name = Esperanto\non = jes\n',
  'text/__pycache__/x.pyc': '',
  'games/hens_up/text/en/words.ftl': 'hens-up-title = Hens Up\nhens-up-pitch = Hens.\nhens-up-do-lay = Lay\n',
  'games/hens_up/text/eo/words.ftl': 'hens-up-title = Kokinoj\n',
  'games/hens_up/text/en/lesson.ftl': 'lesson-hens-up-first = Lay.\n',
  'games/hens_up/text/en/sheet.ftl': 'hens-up-sheet-eggs = Eggs\n',
  'games/hens_up/rules/en.md': '# Hens\n',
  'games/hens_up/rules/eo.md': '# Kokinoj\n',
  'games/silent/game.py': '',
};
let root = '';
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'voliere-found-'));
  for (const [path, text] of Object.entries(PACKAGE)) put(path, text);
});

describe('a folder is enough', () => {
  test('for a language', () => {
    expect(new Found(root).languages).toEqual(['en', 'eo']);
  });

  test('for a game, its words, its lesson and its rules', () => {
    const there = new Found(root);
    expect(there.games).toEqual(['hens-up']);
    expect(there.gameFiles('hens-up', 'en')).toEqual([`${root}/games/hens_up/text/en/words.ftl`]);
    expect(there.lessonFiles('hens-up', 'en')).toEqual([`${root}/games/hens_up/text/en/lesson.ftl`]);
    expect(there.lessonFiles('hens-up', 'eo')).toEqual([]);
    expect(Object.keys(there.rules('hens-up'))).toEqual(['en', 'eo']);
  });

  test('for what its options make true, which is said where a table is set', () => {
    put('games/hens_up/text/en/options.ftl', 'hens-up-option-eggs-is-on = Eggs count.\n');
    put('text/en/new-table.ftl', 'new-again = As last time\n');
    const there = new Found(root);
    expect(there.gameFiles('hens-up', 'en')).toHaveLength(1);
    expect([...there.partWords('new-table', 'eo').keys()]).toEqual(['new-again', 'hens-up-option-eggs-is-on']);
  });

  test('for a pad, whose words are loaded with it; lists say its title', () => {
    put('games/hens_up/pad/text/en/words.ftl', 'hens-up-pad-title = Hens Up: the pad\nhens-up-pad-see = seen\n');
    put('text/en/pads.ftl', 'pads-undo = Undo\n');
    put('text/en/common.ftl', `${PACKAGE['text/en/common.ftl']}pad-none = –\npad-open = Pad, open\n`);
    const there = new Found(root);
    expect(there.parts).toEqual(['pads', 'new-table', 'hens-up-pad']);
    expect([...there.partWords('hens-up-pad', 'eo').keys()]).toContain('hens-up-pad-see');
    expect([...there.partWords('pads', 'en').keys()]).toEqual(['pads-undo', 'pad-none']);
    const shared = there.shared('en');
    expect(shared.get('hens-up-pad-title')).toBe('hens-up-pad-title = Hens Up: the pad');
    for (const id of ['hens-up-pad-see', 'pads-undo', 'pad-none']) expect(shared.has(id), id).toBe(false);
    expect(shared.has('pad-open')).toBe(true);
  });

  test('for a face', () => {
    put('faces/hens_up/face.ts', '');
    put('faces/notes/README.md', '');
    expect(facesIn(`${root}/faces`)).toEqual(['hens-up']);
  });
});

test('what a language does not say is said in English', () => {
  const there = new Found(root);
  const said = there.shared('eo');
  expect(said.get('on')).toBe('on = jes');
  expect(said.get('off')).toBe('off = off');
  expect(said.get('web-hello')).toBe('web-hello = Hello, { -you }');
  expect(said.get('-you')).toBe('-you = you');
  expect(said.get('refused-late')).toBe('refused-late = Too late.');
  expect(said.get('hens-up-title')).toBe('hens-up-title = Kokinoj');
  expect(said.get('hens-up-pitch')).toBe('hens-up-pitch = Hens.');
  expect([...said.keys()]).not.toContain('server-only');
  expect(there.words('eo', (l) => there.gameFiles('hens-up', l)).get('hens-up-do-lay')).toBe('hens-up-do-lay = Lay');
  expect(there.missing('eo')).toContain('hens-up-do-lay');
  expect(there.missing('eo')).toContain('hens-up-sheet-eggs');
  expect(there.missing('en')).toEqual([]);
});

test('whoever reads several languages gets the first that is there', () => {
  expect(fitting(['de', 'eo-XX', 'en'], ['en', 'eo'])).toBe('eo');
  expect(fitting(['pt-BR'], ['en', 'pt-br'])).toBe('pt-br');
  expect(fitting(['de'], ['en', 'eo'])).toBe('en');
  expect(fitting([], ['eo'])).toBe('eo');
});

describe('the app', () => {
  const FOLDERS = readdirSync('src/games', { withFileTypes: true })
    .filter((e) => e.isDirectory())
    .map((e) => e.name.replaceAll('_', '-'));

  test('has a face, a plate, words, a lesson and rules for every game of ours', () => {
    expect(faces()).toEqual(FOLDERS);
    expect(found.games).toEqual(FOLDERS);
    expect(Object.keys(plates).sort()).toEqual(FOLDERS);
    expect(Object.keys(rules).sort()).toEqual(FOLDERS);
    for (const lang of found.languages) {
      const pads = FOLDERS.map((game) => `${game}-pad`);
      expect(padFaces()).toEqual(pads);
      expect(Object.keys(words[lang]).sort()).toEqual(['', ...FOLDERS]);
      expect(Object.keys(parts[lang]).sort()).toEqual(
        ['aviary', 'birds', 'handbook', 'new-table', 'pads', 'recap', ...pads].sort(),
      );
      expect(Object.keys(lesson[lang]).sort()).toEqual(FOLDERS);
      for (const game of FOLDERS) expect(rules[game], game).toHaveProperty(lang);
    }
  });

  test('knows what each language calls itself', () => {
    expect(languages.fr.name).toBe('Français');
    expect(languages.en.name).toBe('English');
    for (const { failed } of Object.values(languages)) expect(failed).toMatch(/[.!]$/);
  });

  test('has every sprite a drawing is asked from', () => {
    const asked = new Set(Object.values(families));
    const read = (folder: string): void => {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory()) read(path);
        else if (/\.(svelte|ts)$/.test(path))
          for (const [, name] of readFileSync(path, 'utf-8').matchAll(/ sprite="([\w-]+)"/g)) asked.add(name);
      }
    };
    read('src');
    expect([...asked].filter((name) => !(name in sprites))).toEqual([]);
  });

  test.each(found.languages)('tells what is still said in English (%s)', (lang) => {
    const missing = found.missing(lang);
    if (missing.length) console.warn(`${lang}: ${missing.length} messages are said in English: ${missing.join(', ')}`);
  });
});
