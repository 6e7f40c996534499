/** How often bots played each bird and won with it, out of the studies in docs/studies, for the aviary: `npm run played` after a new study. */
import { readFileSync, writeFileSync } from 'node:fs';

export const OUT = 'src/aviary/played.json';
/** What is told of a bird when somebody plays it. */
const PLAYED = { wingspan: 'placed', feather: 'revealed' } as const;
/** Fewer times say nothing: the interval would be wider than half of all there is. */
const LEAST = 30;

type Game = keyof typeof PLAYED;
/** Times, and how many in a hundred were won: the share, and where it surely lies. */
type Figures = readonly [times: number, won: number, from: number, to: number];
export interface Played {
  games: number;
  seats: number;
  birds: Record<string, Figures>;
}

function read(game: Game): Played {
  const page = readFileSync(`../docs/studies/${game}.html`, 'utf-8');
  const number = (option: string) => Number(new RegExp(`voliere study ${game} .*?--${option} (\\d+)`).exec(page)?.[1]);
  const saved = [...page.matchAll(/data:text\/csv;base64,([A-Za-z0-9+/=]+)/g)]
    .map(([, coded]) => Buffer.from(coded, 'base64').toString('utf-8'))
    .find((csv) => csv.startsWith('event,'));
  const [head, ...rows] = (saved ?? '')
    .trim()
    .split(/\r?\n/)
    .map((row) => row.split(','));
  const cell = (row: string[], name: string) => row[head.indexOf(name)];
  const share = (row: string[], name: string) => Math.round(100 * Number(cell(row, name)));
  const birds = rows
    .filter((row) => cell(row, 'event') === PLAYED[game] && Number(cell(row, 'times')) >= LEAST)
    .map((row): [string, Figures] => [
      cell(row, 'name'),
      [Number(cell(row, 'times')), share(row, 'wins_mean'), share(row, 'wins_low'), share(row, 'wins_high')],
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { games: number('games'), seats: number('seats'), birds: Object.fromEntries(birds) };
}

/** As Prettier would write it. */
export function played(): string {
  const all = Object.fromEntries((Object.keys(PLAYED) as Game[]).map((game) => [game, read(game)]));
  return (
    JSON.stringify(all, null, 2).replace(
      /\[\s+([^\]]+?)\s+\]/g,
      (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
    ) + '\n'
  );
}

export const main = (): void => writeFileSync(OUT, played());
