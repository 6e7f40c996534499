/** What the Python package holds for the app, found by its folders: languages, games, their words and rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Says what another language does not. */
export const FALLBACK = 'en';
/** Common files every page needs as a whole. */
const SHARED = ['common.ftl', 'web.ftl', 'house.ftl'];
/** What of the other files any page may say: refusals, notes and bots; of a game its title and its pitch. */
const ANYWHERE = /^(refused|note|bot)-/;
const LESSON = 'lesson.ftl';
/** Words of a game that only its paper says. */
const PAPER = 'sheet.ftl';
/** What is true with an option of a game: said where a table is set. */
const OPTIONS = 'options.ftl';
/** Said at the command line alone. */
const ELSEWHERE = ['arena.ftl'];
/** Levels, tempers and remarks of bots: they come with their faces. */
const PEOPLE = 'characters.ftl';
/** Common words of some pages only: a file each, loaded with them. */
const PARTS = ['pads', 'recap', 'aviary', 'birds', 'handbook', 'new-table'];
/** What is told of finished games: said on two pages, by all games together. */
const RECAP = 'recap.ftl';
/** A pad is called like its game, with this behind. */
const PAD = '-pad';
/** Of the common words, those only an open pad says; lists of tables say the other two. */
const ON_PADS = /^pad-(?!open$|over$)/;

const folders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((e) => e.isDirectory())
        .map((e) => e.name)
        .sort()
    : [];

/** A Fluent source as its messages by their ids, without comments. */
export function messages(source: string): Map<string, string> {
  const entries = source
    .replace(/^#.*\n?/gm, '')
    .split(/^(?=-?[A-Za-z])/m)
    .map((m) => m.trimEnd())
    .filter(Boolean);
  return new Map(entries.map((m) => [/^[\w-]+/.exec(m)?.[0] ?? '', m]));
}

/** What a message of one line says. */
export const value = (message: string | undefined): string => message?.replace(/^[\w-]+ = /, '') ?? '';

export class Found {
  readonly languages: readonly string[];
  /** Games that bring words: the page can be told of them before the server is. */
  readonly games: readonly string[];
  /** Games whose package brings a pad. */
  private readonly padded: readonly string[];

  constructor(private readonly root: string) {
    this.languages = folders(`${root}/text`).filter((lang) => existsSync(`${root}/text/${lang}/common.ftl`));
    this.games = folders(`${root}/games`)
      .filter((name) => existsSync(`${root}/games/${name}/text/${FALLBACK}`))
      .map((name) => name.replaceAll('_', '-'));
    this.padded = this.games.filter((game) => existsSync(`${this.folder(game)}/pad/text/${FALLBACK}`));
  }

  private folder(game: string): string {
    return `${this.root}/games/${game.replaceAll('-', '_')}`;
  }

  /** What a page asks for by name beside the words of games: common words of some pages, those of each pad. */
  get parts(): string[] {
    const there = PARTS.filter((part) => this.partFiles(part, FALLBACK).length);
    return [...there, ...this.padded.map((game) => game + PAD)];
  }
  partFiles = (part: string, lang: string): string[] => {
    if (part.endsWith(PAD)) return fluent(`${this.folder(part.slice(0, -PAD.length))}/pad/text/${lang}`);
    const own = this.commonFiles(lang).filter((file) => file.endsWith(`/${part}.ftl`));
    const ofGames = { recap: RECAP, 'new-table': OPTIONS }[part];
    return ofGames ? [...own, ...this.games.flatMap((game) => this.fileOf(game, lang, ofGames))] : own;
  };

  /** The words of a part; with those of all pads go the common ones only they say. */
  partWords(part: string, lang: string, read: Read = text): Map<string, string> {
    const found = this.words(lang, (l) => this.partFiles(part, l), read);
    if (part !== 'pads') return found;
    const common = [...this.words(lang, this.commonFiles, read)].filter(([id]) => ON_PADS.test(id));
    return new Map([...found, ...common]);
  }

  commonFiles = (lang: string): string[] => fluent(`${this.root}/text/${lang}`);
  /** The files a game's words are in, those of its lesson, its paper and its options not among them. */
  gameFiles = (game: string, lang: string): string[] =>
    fluent(`${this.folder(game)}/text/${lang}`).filter(
      (file) => ![LESSON, PAPER, RECAP, OPTIONS].some((name) => file.endsWith(`/${name}`)),
    );
  private fileOf = (game: string, lang: string, name: string): string[] =>
    [`${this.folder(game)}/text/${lang}/${name}`].filter((file) => existsSync(file));
  lessonFiles = (game: string, lang: string): string[] => this.fileOf(game, lang, LESSON);

  /** The languages a game's rules are written in, each with its file. */
  rules(game: string): Record<string, string> {
    const folder = `${this.folder(game)}/rules`;
    const files = existsSync(folder) ? readdirSync(folder).filter((f) => f.endsWith('.md')) : [];
    return Object.fromEntries(files.sort().map((f) => [f.slice(0, -3), `${folder}/${f}`]));
  }

  /** The messages of files in a language; what it does not say is said in English. `files` names them for a language. */
  words(lang: string, files: (lang: string) => string[], read: Read = text): Map<string, string> {
    const own = gather(files(lang), read);
    return lang === FALLBACK ? own : new Map([...gather(files(FALLBACK), read), ...own]);
  }

  /** What every page says in a language. */
  shared(lang: string, read: Read = text): Map<string, string> {
    const whole = (file: string): boolean => SHARED.some((name) => file.endsWith(`/${name}`));
    const here = (file: string): boolean => !ELSEWHERE.some((name) => file.endsWith(`/${name}`));
    const found = new Map([...this.words(lang, (l) => this.commonFiles(l).filter(here), read)]);
    const anywhere = this.words(lang, (l) => this.commonFiles(l).filter(whole), read);
    for (const id of found.keys()) if ((!anywhere.has(id) && !ANYWHERE.test(id)) || ON_PADS.test(id)) found.delete(id);
    for (const game of this.games) {
      const own = this.words(lang, (l) => this.gameFiles(game, l), read);
      for (const id of [`${game}-title`, `${game}-pitch`]) found.set(id, own.get(id) ?? `${id} = ${id}`);
      for (const [id, message] of own) if (ANYWHERE.test(id)) found.set(id, message);
    }
    for (const pad of this.padded) {
      const title = `${pad}${PAD}-title`;
      found.set(title, this.words(lang, (l) => this.partFiles(pad + PAD, l), read).get(title) ?? `${title} = ${title}`);
    }
    return found;
  }

  /** What is said of bots and by them. */
  people(lang: string, read: Read = text): Map<string, string> {
    const of = (l: string): string[] => this.commonFiles(l).filter((file) => file.endsWith(`/${PEOPLE}`));
    return new Map([...this.words(lang, of, read)].filter(([id]) => !ANYWHERE.test(id)));
  }

  /** Who plays at which level. */
  readonly cast = (): string => `${this.root}/bots/cast.json`;

  /** What a language does not say yet. */
  missing(lang: string): string[] {
    const all = (l: string): string[] => [
      ...this.commonFiles(l),
      ...this.games.flatMap((game) => [
        ...this.gameFiles(game, l),
        ...this.lessonFiles(game, l),
        ...this.fileOf(game, l, PAPER),
        ...this.fileOf(game, l, RECAP),
        ...this.fileOf(game, l, OPTIONS),
      ]),
      ...this.padded.flatMap((game) => this.partFiles(game + PAD, l)),
    ];
    const own = gather(all(lang), text);
    return [...gather(all(FALLBACK), text).keys()].filter((id) => !own.has(id));
  }
}

/** The games that have a face of their own. `root`: src/games */
export const facesIn = (root: string): string[] =>
  folders(root)
    .filter((name) => existsSync(`${root}/${name}/face.ts`))
    .map((name) => name.replaceAll('_', '-'));

type Read = (file: string) => string;
const text: Read = (file) => readFileSync(file, 'utf-8');
const fluent = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((f) => f.endsWith('.ftl'))
        .sort()
        .map((f) => `${folder}/${f}`)
    : [];
const gather = (files: readonly string[], read: Read): Map<string, string> =>
  new Map(files.flatMap((file) => [...messages(read(file))]));

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const found = new Found(here('../src/voliere'));
export const faces = (): string[] => facesIn(here('src/games'));
/** The pads that have a page of their own. */
export const padFaces = (): string[] =>
  folders(here('src/pads'))
    .filter((name) => existsSync(here(`src/pads/${name}/Pad.svelte`)))
    .map((name) => name.replaceAll('_', '-') + PAD);
