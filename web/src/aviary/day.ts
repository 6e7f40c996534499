/** The bird of the day: from the date alone, so that it is the same for everybody. */
import { ALL, type Bird } from './birds';

/** Birds of no species are met in their games. */
const SPECIES = ALL.filter((bird) => bird.latin !== '');
/** Shares no factor with how many there are, so that every bird has its day before one comes again. */
const STEP = 89;

export function birdOfDay(date: Date): Bird {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
  return SPECIES[(((day * STEP) % SPECIES.length) + SPECIES.length) % SPECIES.length];
}
