import { describe, expect, it } from 'vitest';
import { found } from '../found';
import { LOOKS } from '../src/art/people/looks';
import { MOODS, portrait } from '../src/art/people/portrait';
import { CAST, company, HOSTS, named } from '../src/people/cast';
import { lineOf, MOMENTS, Remarks, type Moment, type Sight } from '../src/people/remarks';

const names = (game: string, asked: number[], taken: string[] = []) => company(game, asked, taken).map((c) => c?.name);

describe('the cast', () => {
  it('sits down as the server seats it', () => {
    // The same cases as in tests/server/test_bot_names.py.
    expect(names('wingspan', [1, 1, 2, 4, 5])).toEqual(['Zoé', 'Mehdi', 'Barnabé', 'Kenji', 'Ingrid']);
    expect(names('wingspan', [5, 5], ['Ingrid'])).toEqual(['Kenji', 'Meera']);
    expect(names('wingspan', [2, 2, 5])).toEqual(['Barnabé', 'Mehdi', 'Ingrid']);
    expect(names('songbirds', [0], ['zoé', 'Bob'])).toEqual(['Barnabé']);
    expect(names('magpies', [1, 0])).toEqual(['Zoé', 'Barnabé']);
  });

  it('never sits there twice, and ends', () => {
    const all = names('feather', Array<number>(10).fill(2));
    expect(new Set(all.slice(0, 8)).size).toBe(8);
    expect(all.slice(8)).toEqual([undefined, undefined]);
  });

  it('has a face for everybody, and hosts who are at home', () => {
    expect(CAST.map((c) => c.id).toSorted()).toEqual(Object.keys(LOOKS).toSorted());
    for (const [game, hosts] of Object.entries(HOSTS))
      expect(hosts.map((id) => CAST.find((c) => c.id === id)?.levels[game])).toEqual([1, 2, 3, 4, 5]);
    expect(named('ZOÉ')?.id).toBe('zoe');
    expect(named('Ada')).toBeUndefined();
  });
});

describe('portraits', () => {
  const at = (id: keyof typeof LOOKS, size: number, mood: (typeof MOODS)[number]) =>
    portrait({ look: LOOKS[id] }, { size, mood, round: true });

  it('differ by person and by mood, at every size', () => {
    for (const size of [24, 40, 160]) {
      const all = CAST.flatMap((c) => MOODS.map((mood) => at(c.id, size, mood)));
      expect(new Set(all).size).toBe(CAST.length * MOODS.length);
      for (const svg of all) {
        expect(svg).not.toMatch(/NaN|undefined|Infinity| id=/);
        expect(svg.length).toBeLessThan(12_000);
      }
    }
  });

  it('keeps what is spoken apart from the drawing', () => {
    expect(portrait({ look: LOOKS.zoe }, { size: 40, title: '"<b>&' })).not.toContain('<b>');
    expect(at('zoe', 40, 'calm')).toContain('aria-hidden');
  });
});

describe('what they say', () => {
  it.each(found.languages)('is there, and short, in %s', (lang) => {
    const said = found.people(lang);
    const text = (id: string): string => said.get(id)?.replace(/^[\w-]+ = /, '') ?? '';
    for (const c of CAST) {
      expect(text(`character-${c.id}`)).not.toBe('');
      for (const moment of Object.keys(MOMENTS) as Moment[])
        for (let turn = 0; turn < MOMENTS[moment].lines; turn++) {
          const line = text(lineOf(c.id, moment, turn));
          expect(line, `${c.id} ${moment}`).not.toBe('');
          expect(line.length).toBeLessThanOrEqual(54);
        }
    }
    for (const level of [1, 2, 3, 4, 5]) {
      expect(text(`level-${level}`)).not.toBe('');
      for (const game of Object.keys(HOSTS)) expect(text(`level-${game}-${level}`)).not.toBe('');
    }
    expect(said.has('bot-walk'), 'every page has those').toBe(false);
    expect(found.shared(lang).has('bot-walk')).toBe(true);
    expect(found.shared(lang).has('refused-no-lab'), 'of the command line').toBe(false);
  });

  const table = (more: Partial<Sight> = {}): Sight => ({
    bots: new Map([[1, 'zoe']]),
    actors: [0],
    scores: [0, 0],
    moves: 1,
    fresh: false,
    mine: true,
    over: false,
    places: [],
    ...more,
  });

  it('begins with a greeting, that stays until its speaker moves', () => {
    const remarks = new Remarks(0);
    expect(remarks.see(table({ fresh: true }))?.line).toBe('character-zoe-greets-1');
    expect(remarks.see(table({ actors: [1], moves: 2, mine: false }))?.line).toBe('character-zoe-greets-1');
    expect(remarks.see(table({ actors: [0], moves: 3 }))).toBeNull();
  });

  it('greets nobody who comes back', () => expect(new Remarks(0).see(table())).toBeNull());

  it('says nothing new while somebody chooses', () => {
    const remarks = new Remarks(0);
    remarks.see(table({ actors: [0, 1] }));
    expect(remarks.wait()).toBeNull();
    remarks.see(table({ actors: [1], moves: 2, mine: false }));
    expect(remarks.wait()).toEqual({ seat: 1, line: 'character-zoe-ponders-1', mood: 'thinking' });
  });

  it('is glad of a good move, sorry for a loss, and never says more than seven things', () => {
    const remarks = new Remarks(0);
    const lines: string[] = [];
    let moves = 1;
    let points = 0;
    const look = (more: Partial<Sight>) => {
      const line = remarks.see(table({ moves: ++moves, scores: [0, points], ...more }))?.line;
      if (line && line !== lines.at(-1)) lines.push(line);
    };
    look({ fresh: true });
    for (let turn = 0; turn < 40; turn++) {
      look({ actors: [1], mine: false });
      remarks.wait();
      points += turn % 5 === 4 ? 12 : 1;
      look({});
      if (turn % 7 === 6) {
        points -= 5;
        look({ actors: [0] });
      }
    }
    look({ over: true, actors: [], places: [1, 2] });
    expect(lines.some((line) => line.includes('shines'))).toBe(true);
    expect(lines.some((line) => line.includes('surprised'))).toBe(true);
    expect(lines.at(-1)).toBe('character-zoe-loses-1');
    expect(lines.length).toBeLessThanOrEqual(7);
  });

  it('is silent to who opens a game that is over', () => {
    const remarks = new Remarks(0);
    expect(remarks.see(table({ over: true, places: [2, 1] }))).toBeNull();
    expect(remarks.see(table({ over: true, places: [2, 1], moves: 2 }))).toBeNull();
  });
});
