/** A finished game, moment by moment. */
import { api } from './api';
import type { Lang } from './languages';
import type { Frame, Replay } from './wire';

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
