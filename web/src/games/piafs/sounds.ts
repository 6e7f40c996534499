/** Piafs, heard: a bird calls from its perch, a thief when it is turned up. */
import type { Sounds } from '../../sound/heard';

/** A card's name begins like its species. */
const SPECIES = ['chaffinch', 'blackbird', 'greenfinch', 'sparrow', 'bullfinch', 'yellowhammer'];

export const sounds: Sounds = {
  played(name) {
    const species = SPECIES.find((one) => one.startsWith(name('card').slice(0, 3)));
    return species ? { call: species } : { sound: 'card-placed' };
  },
  took_seed: () => ({ sound: 'token' }),
  revealed_seed: () => ({ sound: 'token' }),
  revealed_pest: (name) => ({ call: name('pest') }),
  took_pest: (name) => ({ call: name('pest') }),
  crow: () => ({ call: 'crow' }),
  squirrel_own: () => ({ call: 'squirrel' }),
  squirrel_hidden: () => ({ call: 'squirrel' }),
  collected: () => ({ sound: 'card-placed' }),
  moved_up: () => ({ sound: 'card-placed' }),
  drew_own: () => ({ sound: 'card-turned' }),
  drew_hidden: () => ({ sound: 'card-placed' }),
  picked: () => ({ sound: 'card-placed' }),
  feeder_empty: () => ({ sound: 'shuffle' }),
  scored: () => ({ sound: 'round-end' }),
};
