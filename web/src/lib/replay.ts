/** A finished game, moment by moment. */
import { api } from './api';
import type { Lang } from './languages';
import type { Face } from './scene';
import type { Frame, Replay } from './wire';
import type { Words } from './words';

const PART = 200;

/** A whole game through one pair of eyes, in parts as the server gives it. `lang`: with boards of text where it has them. */
export async function wholeReplay(id: string, seat: number, lang?: Lang): Promise<Replay> {
  const replay = await api.replay(id, seat, 0, PART, lang);
  const frames: Frame[] = [...replay.frames];
  while (frames.length <= replay.moves) {
    const part = await api.replay(id, seat, frames.length, PART, lang);
    if (!part.frames.length) break;
    frames.push(...part.frames);
  }
  return { ...replay, frames };
}

/** The points of every seat at every moment, from its own eyes where others may not see them; then those of who plays without a seat. */
export async function race(
  id: string,
  face: Pick<Face, 'score' | 'rival'>,
  words: Words,
): Promise<(number | null)[][]> {
  const open = await wholeReplay(id, -1);
  const course = (replay: Replay, seat: number) => replay.frames.map((f) => face.score(f.view, seat));
  const seats = await Promise.all(
    open.names.map(async (_, seat) => {
      const seen = course(open, seat);
      return seen.includes(null) ? course(await wholeReplay(id, seat), seat) : seen;
    }),
  );
  const against = open.frames.map((f) => face.rival?.({ view: f.view, words })?.total ?? null);
  return against.some((points) => points !== null) ? [...seats, against] : seats;
}
