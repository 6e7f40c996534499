/**
 * Calls written as text, so that a species is one line:
 *
 *   whistle 4.0>3.9:300 _60 3.4:350        two whistles, in kHz and milliseconds, and a rest between them
 *   2>4  2>-4  2->4  2~4                   rises evenly, early, late, smoothly; more points may follow
 *   3.1:80@6!hit                           6 dB softer than the loudest; with another envelope
 *   (3>5:40 _30)x8-11,p1>1.1,t1>.8,a9>0    8 to 11 times, higher by a tenth, faster, from 9 dB down to full level
 *   [ 3:90 / 4:90 / 5:90 ]                 one of these, another one each time
 *   flute … + flute …                      two voices that begin together
 *   nasal(f=1.8/.5,n=6)                    a timbre with something changed, until the next timbre
 */
import {
  ENVELOPES,
  TIMBRES,
  type Call,
  type Choice,
  type Curve,
  type Envelope,
  type Group,
  type Item,
  type Move,
  type Voice,
} from './voice';

const MOVES: Record<string, Move> = { '>': 'even', '>-': 'early', '->': 'late', '~': 'smooth' };
const CURVE = /^\d*\.?\d+(?:(?:->|>-|>|~)\d*\.?\d+)*$/;

export class NotationError extends Error {}
const wrong = (token: string, why: string) => new NotationError(`${why}: ${token}`);

function curve(text: string): Curve {
  if (!CURVE.test(text)) throw wrong(text, 'not a curve');
  const points = text.split(/->|>-|>|~/).map(Number);
  return { points, moves: (text.match(/->|>-|>|~/g) ?? []).map((move) => MOVES[move]!) };
}

const envelope = (text: string): Envelope => {
  if (!(text in ENVELOPES)) throw wrong(text, 'no such envelope');
  return text as Envelope;
};

/** What may be changed about a timbre. */
const CHANGES: Record<string, (v: Voice, value: string, numbers: number[]) => Partial<Voice>> = {
  n: (_, __, [partials = 1]) => ({ partials }),
  roll: (_, __, [roll = 12]) => ({ roll }),
  f: (_, __, all) => ({
    formants: all.flatMap((x, i) => (i % 2 ? [] : [[x, all[i + 1] ?? x * 0.3] as [number, number]])),
  }),
  sub: (_, __, [sub = 0]) => ({ sub }),
  noise: (_, __, [noise = 0]) => ({ noise }),
  band: (_, __, [band = 0.3]) => ({ band }),
  am: (v, __, [hz = 0, depth = v.am[1] || 1, sharp = v.am[2]]) => ({ am: [hz, depth, sharp] }),
  fm: (v, __, [hz = 0, khz = v.fm[1]]) => ({ fm: [hz, khz] }),
  j: (_, __, [jitter = 0]) => ({ jitter }),
  e: (_, value) => ({ env: envelope(value) }),
};

function timbre(token: string): Voice {
  const [, name = '', inside = ''] = /^([a-z]+)(?:\((.*)\))?$/.exec(token) ?? [];
  if (!(name in TIMBRES)) throw wrong(token, 'no such timbre');
  let made: Voice = TIMBRES[name as keyof typeof TIMBRES];
  for (const change of inside.split(',').filter(Boolean)) {
    const [key = '', value = ''] = change.split('=');
    const how = CHANGES[key];
    const numbers = value.split('/').map(Number);
    if (!how || (key !== 'e' && numbers.some(Number.isNaN))) throw wrong(token, `cannot change ${change}`);
    made = { ...made, ...how(made, value, numbers) };
  }
  return made;
}

function closed(token: string, items: Item[]): Group {
  const [count = '', ...drifts] = token.slice(2).split(',');
  const times = count.split('-').map(Number);
  if (!/^\d+(-\d+)?$/.test(count)) throw wrong(token, 'how many times');
  const group: Group = { items, times: [times[0]!, times[1] ?? times[0]!] };
  for (const drift of drifts) {
    const key = ({ p: 'pitch', t: 'tempo', a: 'down' } as const)[drift[0] ?? ''];
    if (!key) throw wrong(token, 'no such drift');
    group[key] = curve(drift.slice(1));
  }
  return group;
}

export function parse(text: string): Call {
  const tracks: Item[][] = [[]];
  // What is open: the items being collected, and for a choice the ones before them.
  const open: { items: Item[]; choice?: Choice }[] = [{ items: tracks[0]! }];
  const here = () => open[open.length - 1]!;
  let voice: Voice = TIMBRES.whistle;
  for (const token of text
    .replace(/\((?=[\s\d(_[.])/g, ' ( ')
    .replace(/\)x/g, ' )x')
    .trim()
    .split(/\s+/)) {
    const note = /^([\d.>~-]+):(\d+)(?:@(\d+))?(?:!([a-z]+))?$/.exec(token);
    if (note) {
      const [, pitch = '', ms = '', down = '0', env] = note;
      const with_ = env ? { ...voice, env: envelope(env) } : voice;
      here().items.push({ pitch: curve(pitch), ms: Number(ms), down: Number(down), voice: with_ });
    } else if (/^_\d+$/.test(token)) here().items.push({ rest: Number(token.slice(1)) });
    else if (token === '(') open.push({ items: [] });
    else if (token === '[') open.push({ items: [], choice: { of: [] } });
    else if (token.startsWith(')x')) {
      const done = open.pop()!;
      if (done.choice || !open.length) throw wrong(token, 'nothing to close');
      here().items.push(closed(token, done.items));
    } else if (token === '/' || token === ']') {
      const { choice, items } = here();
      if (!choice) throw wrong(token, 'no choice is open');
      choice.of.push(items);
      if (token === '/') here().items = [];
      else {
        open.pop();
        here().items.push(choice);
      }
    } else if (token === '+') {
      if (open.length > 1) throw wrong(token, 'close what is open first');
      open[0] = { items: [] };
      tracks.push(open[0].items);
    } else voice = timbre(token);
  }
  if (open.length > 1) throw wrong(text, 'something is left open');
  return { tracks };
}
